import type { Lesson } from '../lesson.ts';

export const sums: Lesson = {
  id: 'sums',
  title: {
    en: 'Adding and subtracting: one kind of part first',
    es: 'Sumar y restar: primero, partes del mismo tipo',
    fr: 'Additionner et soustraire : d’abord des parts du même genre',
  },
  can: {
    en: 'You add and subtract fractions with equal and with different denominators, and add mixed numbers.',
    es: 'Aprenderás a sumar y restar fracciones con el mismo denominador y con denominadores distintos, y a sumar números mixtos.',
    fr: 'Tu apprendras à additionner et soustraire des fractions, de même dénominateur ou non, et à additionner des nombres mixtes.',
  },
  minutes: 30,
  slots: {
    half: '1/2',
    threeEighths: '3/8',
    twoEighths: '2/8',
    fiveEighths: '5/8',
    threeFifths: '3/5',
    third: '1/3',
    wrong: '2/5',
    same: '2/7 + 3/7 = 5/7',
    less: '5/7 - 2/7 = 3/7',
    renamed: '1/2 + 1/3 = 3/6 + 2/6 = 5/6',
    two: '1/6 + 1/4 = 2/12 + 3/12 = 5/12',
    minus: '3/4 - 1/3 = 9/12 - 4/12 = 5/12',
    heaps: '2 3/4 + 1 5/8 = 3 + 6/8 + 5/8 = 3 + 11/8',
    carried: '3 + 11/8 = 3 + 1 3/8 = 4 3/8',
    fiveNinths: '5/9',
    twoNinths: '2/9',
    sevenNinths: '7/9',
    sevenEighteenths: '7/18',
    tenNinths: '10/9',
    estimate: '7/8 + 9/10',
    full: '1 = 4/4',
    oneLeft: '4/4 - 3/4 = 1/4',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'In one bottle there is {half} of a litre of juice, in another {third} of a litre. You pour both into one jug. How much juice is that? Somebody suggests: one and one is two, two and three is five, so {wrong} of a litre.',
          'Before you decide, look at the size. You started with half a litre and poured something in. And {wrong} is less than a half, since half of 5 is more than 2. By pouring in juice, we would have lost juice. Something in this calculation does not fit what happens in the jug.',
        ],
        es: [
          'En una botella hay {half} litro de zumo y en otra {third} de litro. Echas las dos en una jarra. ¿Cuánto zumo hay? Alguien propone: uno y uno son dos, dos y tres son cinco, así que {wrong} de litro.',
          'Antes de decidir, mira el tamaño. Empezaste con medio litro y has añadido algo. Y {wrong} es menos que la mitad, porque la mitad de 5 es más que 2. Al añadir zumo habríamos perdido zumo. Algo de esta cuenta no encaja con lo que pasa en la jarra.',
        ],
        fr: [
          'Dans une bouteille, il y a {half} litre de jus, dans une autre {third} de litre. Tu verses les deux dans une carafe. Combien de jus cela fait-il ? Quelqu’un propose : un et un font deux, deux et trois font cinq, donc {wrong} de litre.',
          'Avant de décider, regarde la taille. Tu es parti d’un demi-litre et tu as ajouté quelque chose. Or {wrong} est moins qu’un demi, puisque la moitié de 5 dépasse 2. En versant du jus, on aurait perdu du jus. Quelque chose dans ce calcul ne colle pas avec ce qui se passe dans la carafe.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          { name: '1/2', parts: [{ size: 15, tone: 'given' }, { size: 15 }] },
          {
            name: '2/5',
            parts: [
              { size: 6, tone: 'second' },
              { size: 6, tone: 'second' },
              { size: 6 },
              { size: 6 },
              { size: 6 },
            ],
          },
        ],
        description: {
          en: 'Two bars of equal length. One half of the upper bar is coloured, two fifths of the lower one. The two fifths end before the middle, so they are less than a half.',
          es: 'Dos barras igual de largas. En la de arriba está coloreada la mitad; en la de abajo, dos quintos. Los dos quintos terminan antes de la mitad, así que son menos que un medio.',
          fr: 'Deux barres de même longueur. La moitié de celle du haut est colorée, et deux cinquièmes de celle du bas. Les deux cinquièmes s’arrêtent avant le milieu : ils valent moins qu’un demi.',
        },
      },
      caption: {
        en: 'The proposed result ends before the half we began with. Compare the two edges.',
        es: 'El resultado propuesto termina antes que la mitad con la que empezamos. Compara los dos bordes.',
        fr: 'Le résultat proposé s’arrête avant le demi dont nous sommes partis. Compare les deux bords.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'When the parts have one name',
        es: 'Cuando las partes tienen el mismo nombre',
        fr: 'Quand les parts portent le même nom',
      },
      paragraphs: {
        en: [
          'Two apples and three apples are five apples. Two sevenths and three sevenths are five sevenths, for the same reason: {same}. The denominator is a name, like “apples”. Names are not added. Only the counts are. Taking away works in the same way: {less}.',
          'The whole itself can be given whatever name is needed. How much of a cake is left when three quarters of it have been eaten? The whole cake is four quarters, {full}, and taking three of them away leaves one, {oneLeft}.',
        ],
        es: [
          'Dos manzanas y tres manzanas son cinco manzanas. Dos séptimos y tres séptimos son cinco séptimos por el mismo motivo: {same}. El denominador es un nombre, como «manzanas». Los nombres no se suman; se suman las cantidades. Al quitar pasa igual: {less}.',
          'También a la unidad se le puede dar el nombre que haga falta. Si se han comido tres cuartos de una tarta, ¿cuánto queda? La tarta entera son cuatro cuartos, {full}, y al quitar tres queda uno, {oneLeft}.',
        ],
        fr: [
          'Deux pommes et trois pommes font cinq pommes. Deux septièmes et trois septièmes font cinq septièmes, pour la même raison : {same}. Le dénominateur est un nom, comme « pommes ». On n’additionne pas les noms, seulement les quantités. Pour enlever, c’est pareil : {less}.',
          'L’unité elle-même peut recevoir le nom dont on a besoin. Combien reste-t-il d’un gâteau quand on en a mangé trois quarts ? Le gâteau entier fait quatre quarts, {full}, et si l’on en enlève trois, il en reste un, {oneLeft}.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'alike',
          skill: 'fraction_sums',
          prompt: {
            en: 'How much are {fiveNinths} and {twoNinths} together?',
            es: '¿Cuánto son {fiveNinths} y {twoNinths} juntos?',
            fr: 'Combien font {fiveNinths} et {twoNinths} ensemble ?',
          },
          options: [
            {
              text: { en: '{sevenEighteenths}', es: '{sevenEighteenths}', fr: '{sevenEighteenths}' },
              answer: {
                en: 'The names were added too. Eighteenths are only half as large as ninths, and no part became smaller here.',
                es: 'Se han sumado también los nombres. Un dieciochoavo es la mitad de un noveno, y aquí ninguna parte se ha hecho más pequeña.',
                fr: 'On a additionné aussi les noms. Un dix-huitième est deux fois plus petit qu’un neuvième, et ici aucune part n’a rétréci.',
              },
            },
            {
              text: { en: '{tenNinths}', es: '{tenNinths}', fr: '{tenNinths}' },
              answer: {
                en: 'The counts were multiplied. Put five parts and two parts side by side: how many are there?',
                es: 'Se han multiplicado las cantidades. Pon cinco partes al lado de dos: ¿cuántas hay?',
                fr: 'On a multiplié les quantités. Mets cinq parts à côté de deux : combien y en a-t-il ?',
              },
            },
            {
              text: { en: '{sevenNinths}', es: '{sevenNinths}', fr: '{sevenNinths}' },
              right: true,
              answer: {
                en: 'Five parts and two parts of one kind are seven parts of that kind.',
                es: 'Cinco partes y dos partes del mismo tipo son siete partes de ese tipo.',
                fr: 'Cinq parts et deux parts du même genre font sept parts de ce genre.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'left',
          skill: 'fraction_sums',
          prompt: {
            en: 'A pizza is cut into 8 equal pieces, and {threeEighths} of it have been eaten. Which fraction is left?',
            es: 'Una pizza está cortada en 8 trozos iguales y se han comido {threeEighths}. ¿Qué fracción queda?',
            fr: 'Une pizza est coupée en 8 morceaux égaux, et on en a mangé {threeEighths}. Quelle fraction reste-t-il ?',
          },
          options: [
            {
              text: { en: '{twoEighths}', es: '{twoEighths}', fr: '{twoEighths}' },
              answer: {
                en: 'Here 1 was taken from the numerator 3. But the 1 stands for the whole pizza: write it in eighths first.',
                es: 'Aquí se ha restado 1 del numerador 3. Pero el 1 es la pizza entera: escríbelo primero en octavos.',
                fr: 'Ici, on a enlevé 1 au numérateur 3. Mais ce 1 est la pizza entière : écris-le d’abord en huitièmes.',
              },
            },
            {
              text: { en: '{fiveEighths}', es: '{fiveEighths}', fr: '{fiveEighths}' },
              right: true,
              answer: {
                en: 'The whole pizza is eight eighths. Without three of them, five are left.',
                es: 'La pizza entera son ocho octavos. Sin tres de ellos quedan cinco.',
                fr: 'La pizza entière fait huit huitièmes. Sans trois d’entre eux, il en reste cinq.',
              },
            },
            {
              text: { en: '{threeFifths}', es: '{threeFifths}', fr: '{threeFifths}' },
              answer: {
                en: 'This compares the 3 eaten pieces with the 5 that are left. The question is about the whole pizza, so the name is eighths.',
                es: 'Aquí se comparan los 3 trozos comidos con los 5 que quedan. La pregunta es sobre la pizza entera, así que son octavos.',
                fr: 'On compare ici les 3 morceaux mangés aux 5 qui restent. La question porte sur la pizza entière : ce sont des huitièmes.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'When the names differ',
        es: 'Cuando los nombres son distintos',
        fr: 'Quand les noms sont différents',
      },
      paragraphs: {
        en: [
          'Halves and thirds cannot be counted together, no more than apples and pears can. But unlike apples and pears, they can both be cut into the same thing. A half can be cut into three sixths, a third into two sixths. Now there is one kind of part, and counting is allowed: {renamed}. That is nearly a full litre, and it is more than a half, as it must be.',
          'How do you find such parts? Look for a number that is in the tables of both denominators. The product of the two always works, as the tables of 2 and 3 meet at 6. Often a smaller one exists: sixths and quarters can both be cut into twelfths, {two}, and there is no need for twenty-fourths. To take away, you do the same: {minus}. Small parts are not wrong; they only give larger numbers, and something to simplify in the end.',
        ],
        es: [
          'Medios y tercios no se pueden contar juntos, como tampoco manzanas y peras. Pero, a diferencia de ellas, los dos se pueden cortar en lo mismo. Un medio se corta en tres sextos y un tercio en dos. Ahora hay un solo tipo de parte y se puede contar: {renamed}. Es casi un litro, y más que la mitad, como tiene que ser.',
          '¿Cómo se encuentran esas partes? Busca un número que esté en las tablas de los dos denominadores. El producto de ambos siempre sirve: las tablas del 2 y del 3 se encuentran en el 6. A menudo hay uno menor: los sextos y los cuartos se pueden cortar en doceavos, {two}, sin llegar a los veinticuatroavos. Para restar se hace lo mismo: {minus}. Usar partes más pequeñas no es un error; solo da números más grandes y algo que simplificar al final.',
        ],
        fr: [
          'On ne peut pas compter ensemble des demis et des tiers, pas plus que des pommes et des poires. Mais à la différence des fruits, on peut couper les deux en une même sorte de parts. Un demi se coupe en trois sixièmes, un tiers en deux sixièmes. Il n’y a plus qu’un genre de part, et l’on peut compter : {renamed}. C’est presque un litre, et plus qu’un demi, comme il se doit.',
          'Comment trouver de telles parts ? Cherche un nombre qui se trouve dans les tables des deux dénominateurs. Leur produit convient toujours : les tables de 2 et de 3 se rencontrent à 6. Souvent il y en a un plus petit : sixièmes et quarts se coupent en douzièmes, {two}, sans aller jusqu’aux vingt-quatrièmes. Pour soustraire, on fait de même : {minus}. Des parts plus petites ne sont pas une erreur ; elles donnent des nombres plus grands, et de quoi simplifier à la fin.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: '1/2',
            parts: [{ size: 3, tone: 'given' }, { size: 3 }],
          },
          {
            name: '1/3',
            parts: [{ size: 2, tone: 'second' }, { size: 2 }, { size: 2 }],
          },
          {
            name: '5/6',
            parts: [
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'second' },
              { tone: 'second' },
              {},
            ],
          },
        ],
        description: {
          en: 'Three bars of equal length. The first shows one half, the second one third. The third is cut into six equal parts: three of them have the colour of the half, two the colour of the third, one is empty. Together they are five sixths.',
          es: 'Tres barras igual de largas. La primera muestra un medio y la segunda un tercio. La tercera está cortada en seis partes iguales: tres con el color del medio, dos con el color del tercio y una vacía. Juntas son cinco sextos.',
          fr: 'Trois barres de même longueur. La première montre un demi, la deuxième un tiers. La troisième est coupée en six parts égales : trois de la couleur du demi, deux de celle du tiers, une vide. Ensemble, cinq sixièmes.',
        },
      },
      caption: {
        en: 'The half brings three sixths, the third brings two. For a full litre, one sixth is missing.',
        es: 'El medio aporta tres sextos y el tercio, dos. Para el litro entero falta un sexto.',
        fr: 'Le demi apporte trois sixièmes, le tiers deux. Il manque un sixième pour faire un litre.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Work out {task}. Estimate first: each is less than 1, and each more than {half}.',
        es: 'Calcula {task}. Estima primero: cada una es menor que 1 y mayor que {half}.',
        fr: 'Calcule {task}. Estime d’abord : chacune est plus petite que 1 et plus grande que {half}.',
      },
      slots: { task: '3/4 + 5/6' },
      lines: [
        {
          line: '3/4 + 5/6',
          why: {
            en: 'The result must lie between 1 and 2. Twelve is the first number in both tables.',
            es: 'El resultado tiene que estar entre 1 y 2. El doce es el primer número que está en las dos tablas.',
            fr: 'Le résultat doit être entre 1 et 2. Douze est le premier nombre commun aux deux tables.',
          },
        },
        {
          line: '9/12 + 10/12',
          why: {
            en: 'Each quarter is cut into three, each sixth into two.',
            es: 'Cada cuarto se corta en tres y cada sexto en dos.',
            fr: 'Chaque quart est coupé en trois, chaque sixième en deux.',
          },
        },
        {
          line: '(9 + 10)/12',
          why: {
            en: 'One name now: only the counts are added.',
            es: 'Ahora hay un solo nombre: se suman las cantidades.',
            fr: 'Un seul nom maintenant : on additionne les quantités.',
          },
        },
        {
          line: '19/12',
          why: {
            en: 'Nineteen twelfths. No number but 1 divides both 19 and 12.',
            es: 'Diecinueve doceavos. Ningún número aparte del 1 divide a 19 y a 12.',
            fr: 'Dix-neuf douzièmes. Aucun nombre sauf 1 ne divise à la fois 19 et 12.',
          },
        },
        {
          line: '1 7/12',
          why: {
            en: 'Twelve of them make a whole. Between 1 and 2, as estimated.',
            es: 'Doce de ellos forman una unidad. Está entre 1 y 2, como se había estimado.',
            fr: 'Douze d’entre eux font une unité. C’est entre 1 et 2, comme prévu.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'On the way to a common denominator it happens that only the denominator is changed, and {half} becomes one sixth. The eye is on the 6, which was the aim. Ask at each line: is this fraction still worth what it was worth above? A half is three sixths, never one.',
        ],
        es: [
          'De camino al denominador común, a veces se cambia solo el denominador, y {half} se convierte en un sexto. La mirada está puesta en el 6, que era el objetivo. Pregúntate en cada línea: ¿vale esta fracción lo mismo que arriba? Un medio son tres sextos, nunca uno.',
        ],
        fr: [
          'En route vers le dénominateur commun, il arrive qu’on ne change que lui, et {half} devient un sixième. Le regard est fixé sur le 6, qui était le but. Demande-toi à chaque ligne : cette fraction vaut-elle encore autant qu’au-dessus ? Un demi fait trois sixièmes, jamais un seul.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fraction_sums.unlike', seed: 3 },
        { kind: 'practice', template: 'fraction_sums.unlike', seed: 6 },
        { kind: 'practice', template: 'fraction_sums.wrong_line', seed: 2 },
        { kind: 'practice', template: 'fraction_sums.unlike', seed: 22 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Two heaps for mixed numbers',
        es: 'Dos montones para los números mixtos',
        fr: 'Deux tas pour les nombres mixtes',
      },
      paragraphs: {
        en: [
          'A mixed number is a sum, and sums may be added in any order. So make two heaps, the wholes and the parts: {heaps}. The parts have come to more than one whole. Eight eighths of them move over to the other heap: {carried}.',
        ],
        es: [
          'Un número mixto es una suma, y las sumas se pueden hacer en cualquier orden. Haz, pues, dos montones, los enteros y las partes: {heaps}. Las partes han pasado de una unidad. Ocho octavos cambian de montón: {carried}.',
        ],
        fr: [
          'Un nombre mixte est une somme, et on peut additionner dans n’importe quel ordre. Fais donc deux tas, les entiers et les parts : {heaps}. Les parts dépassent une unité. Huit huitièmes passent dans l’autre tas : {carried}.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Colour half of a sheet of paper, then half of what is left, then half of the rest again, four times in all. Which fraction of the sheet is coloured? Add the four fractions, and find the short way by looking at the white piece.',
        ],
        es: [
          'Colorea la mitad de una hoja, después la mitad de lo que queda, luego la mitad del nuevo resto, y así hasta cuatro veces en total. ¿Qué fracción de la hoja está coloreada? Suma las cuatro fracciones y busca el atajo mirando el trozo blanco.',
        ],
        fr: [
          'Colorie la moitié d’une feuille, puis la moitié de ce qui reste, et encore, quatre fois en tout. Quelle fraction de la feuille est coloriée ? Additionne les quatre fractions, puis trouve le raccourci en regardant le morceau blanc.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'estimate',
          skill: 'fraction_sums',
          prompt: {
            en: 'Without working it out: near which number is {estimate}?',
            es: 'Sin calcularlo: ¿cerca de qué número está {estimate}?',
            fr: 'Sans le calculer : de quel nombre {estimate} est-il proche ?',
          },
          options: [
            {
              text: { en: 'near 1', es: 'cerca de 1', fr: 'de 1' },
              answer: {
                en: 'Sixteen parts out of eighteen would be near 1, but the denominators are names and are not added. How near to 1 is each of the two?',
                es: 'Dieciséis partes de dieciocho estarían cerca de 1, pero los denominadores son nombres y no se suman. ¿A qué distancia de 1 está cada una?',
                fr: 'Seize parts sur dix-huit seraient proches de 1, mais les dénominateurs sont des noms et ne s’additionnent pas. À quelle distance de 1 est chacune des deux ?',
              },
            },
            {
              text: { en: 'near 2', es: 'cerca de 2', fr: 'de 2' },
              right: true,
              answer: {
                en: 'Each of the two lacks only a small part of 1, so together they are a little less than 2.',
                es: 'A cada una le falta solo una parte pequeña para 1, así que juntas son algo menos que 2.',
                fr: 'Il manque à chacune une petite part pour faire 1 : ensemble, elles font un peu moins de 2.',
              },
            },
            {
              text: { en: 'near 16', es: 'cerca de 16', fr: 'de 16' },
              answer: {
                en: '16 is the sum of the numerators, a count of parts of two sizes. Each fraction on its own is less than 1.',
                es: '16 es la suma de los numeradores: un recuento de partes de dos tamaños. Cada fracción por sí sola es menor que 1.',
                fr: '16 est la somme des numérateurs, un compte de parts de deux tailles. Chaque fraction, seule, est plus petite que 1.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'fraction_sums.tank', seed: 16 },
        { kind: 'practice', template: 'fraction_sums.mixed', seed: 18 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now add and subtract any two fractions: one kind of part first, then count, then look whether the size makes sense. Notice how much work went into the common denominator. In the next lesson you will multiply, and there, to the surprise of many, no common denominator is needed at all.',
        ],
        es: [
          'Ya puedes sumar y restar dos fracciones cualesquiera: primero partes del mismo tipo, luego contar y después mirar si el tamaño tiene sentido. Fíjate en cuánto trabajo ha llevado el denominador común. En la próxima lección vas a multiplicar y allí, para sorpresa de muchos, no hace falta ningún denominador común.',
        ],
        fr: [
          'Tu sais maintenant additionner et soustraire deux fractions quelconques : d’abord des parts du même genre, puis compter, puis regarder si la taille a du sens. Remarque tout le travail qu’a demandé le dénominateur commun. Dans la prochaine leçon, tu multiplieras et là, à la surprise de beaucoup, aucun dénominateur commun n’est nécessaire.',
        ],
      },
    },
  ],
};
