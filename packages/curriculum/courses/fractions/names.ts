import type { Lesson } from '../lesson.ts';

export const names: Lesson = {
  id: 'names',
  title: {
    en: 'One size, many names',
    es: 'Un tamaño, muchos nombres',
    fr: 'Une taille, plusieurs noms',
  },
  can: {
    en: 'You find equal fractions, write a fraction in lowest terms, and decide which of several fractions is the largest.',
    es: 'Aprenderás a encontrar fracciones equivalentes, a llegar a la fracción irreducible y a decidir cuál de varias fracciones es la mayor.',
    fr: 'Tu apprendras à trouver des fractions égales, à rendre une fraction irréductible et à dire laquelle de plusieurs fractions est la plus grande.',
  },
  minutes: 30,
  slots: {
    x: 'x',
    twoThirds: '2/3',
    chain: '2/3 = 4/6 = 8/12',
    cut: '2/3 = (2*4)/(3*4) = 8/12',
    threeQuarters: '3/4',
    fiveSixths: '5/6',
    half: '1/2',
    nine: '9/12',
    eight: '8/12',
    fiveSevenths: '5/7',
    fiveNinths: '5/9',
    sevenTwelfths: '7/12',
    fourNinths: '4/9',
    compared: '8/12 < 9/12',
    third: '3/5',
    sixTenths: '6/10',
    threeTenths: '3/10',
    fourSixths: '4/6',
    sixNinths: '6/9',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'A recipe asks for {twoThirds} of a litre of milk. Your measuring jug has no thirds. Its litre is divided by small lines into twelve equal parts. Up to which line do you pour?',
          'Think of the litre as a bar. The recipe cuts it into three parts and wants two of them. The jug has cut each of these thirds again, into four smaller parts, because three times four is twelve. So each third reaches over four lines, and two thirds reach over eight. You pour up to the eighth line. The milk is the same; the count has another name.',
        ],
        es: [
          'Una receta pide {twoThirds} de litro de leche. Tu jarra medidora no tiene tercios: su litro está dividido con rayitas en doce partes iguales. ¿Hasta qué raya echas la leche?',
          'Imagina el litro como una barra. La receta la corta en tres partes y quiere dos. La jarra ha vuelto a cortar cada tercio en cuatro partes más pequeñas, porque tres por cuatro son doce. Cada tercio abarca, pues, cuatro rayas, y dos tercios abarcan ocho. Echas leche hasta la octava raya. La leche es la misma; lo que cambia es el nombre.',
        ],
        fr: [
          'Une recette demande {twoThirds} de litre de lait. Ton verre mesureur n’a pas de tiers : son litre est divisé par de petits traits en douze parts égales. Jusqu’à quel trait verses-tu ?',
          'Imagine le litre comme une barre. La recette la coupe en trois et en veut deux parts. Le verre mesureur a recoupé chaque tiers en quatre parts plus petites, car trois fois quatre font douze. Chaque tiers couvre donc quatre traits, et deux tiers en couvrent huit. Tu verses jusqu’au huitième trait. Le lait est le même ; le compte porte un autre nom.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: '2/3',
            parts: [{ size: 4, tone: 'given' }, { size: 4, tone: 'given' }, { size: 4 }],
          },
          {
            name: '4/6',
            parts: [
              { size: 2, tone: 'given' },
              { size: 2, tone: 'given' },
              { size: 2, tone: 'given' },
              { size: 2, tone: 'given' },
              { size: 2 },
              { size: 2 },
            ],
          },
          {
            name: '8/12',
            parts: [
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              { tone: 'given' },
              {},
              {},
              {},
              {},
            ],
          },
        ],
        description: {
          en: 'Three bars of equal length in 3, 6 and 12 equal parts. Two thirds, four sixths and eight twelfths are coloured. The colour ends at the same place in all three.',
          es: 'Tres barras igual de largas con 3, 6 y 12 partes iguales. Hay coloreados dos tercios, cuatro sextos y ocho doceavos. El color termina en el mismo sitio en las tres.',
          fr: 'Trois barres de même longueur en 3, 6 et 12 parts égales. Deux tiers, quatre sixièmes et huit douzièmes sont colorés. La couleur s’arrête au même endroit dans les trois.',
        },
      },
      caption: {
        en: 'Follow the right edge of the colour from bar to bar: {chain}.',
        es: 'Sigue el borde derecho del color de barra en barra: {chain}.',
        fr: 'Suis le bord droit de la couleur d’une barre à l’autre : {chain}.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Why both numbers change together',
        es: 'Por qué los dos números cambian a la vez',
        fr: 'Pourquoi les deux nombres changent ensemble',
      },
      paragraphs: {
        en: [
          'When every part is cut into four, two things happen at once. There are four times as many parts in the whole, so the denominator is multiplied by 4. And there are four times as many parts in the coloured piece, so the numerator is multiplied by 4 too: {cut}. Nothing was poured in or out.',
          'That is the whole rule: numerator and denominator may be multiplied by the same number, any but 0, and the size stays. Fractions with one size and different names are called equivalent, or equal. In the questions, {x} keeps the place of the number you are looking for.',
        ],
        es: [
          'Si cada parte se corta en cuatro, ocurren dos cosas a la vez. En la unidad hay ahora 4 partes por cada una de antes: el denominador se multiplica por 4. Y en el trozo coloreado pasa lo mismo: el numerador se multiplica por 4. Es decir, {cut}. No se ha añadido ni quitado leche.',
          'Esa es toda la regla: el numerador y el denominador se pueden multiplicar por el mismo número, cualquiera menos el 0, y el tamaño no cambia. Las fracciones del mismo tamaño y distinto nombre se llaman equivalentes. En las preguntas, {x} guarda el sitio del número que buscas.',
        ],
        fr: [
          'Quand on coupe chaque part en quatre, deux choses arrivent à la fois. Il y a quatre fois plus de parts dans l’unité : le dénominateur est multiplié par 4. Et il y en a quatre fois plus dans le morceau coloré : le numérateur est multiplié par 4 aussi. Donc {cut}. On n’a rien ajouté ni retiré.',
          'Voilà toute la règle : on peut multiplier le numérateur et le dénominateur par le même nombre, n’importe lequel sauf 0, et la taille ne change pas. On dit que ces fractions, de même taille et de noms différents, sont égales. Dans les questions, {x} garde la place du nombre que tu cherches.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.equivalent', seed: 18 },
        {
          kind: 'choice',
          id: 'keeps',
          skill: 'fractions',
          prompt: {
            en: 'Which of these fractions is equal to {third}?',
            es: '¿Cuál de estas fracciones es equivalente a {third}?',
            fr: 'Laquelle de ces fractions est égale à {third} ?',
          },
          options: [
            {
              text: { en: '{sixTenths}', es: '{sixTenths}', fr: '{sixTenths}' },
              right: true,
              answer: {
                en: 'Every fifth was cut in two: twice as many parts in the whole, twice as many in the piece.',
                es: 'Cada quinto se ha cortado en dos: el doble de partes en la unidad y el doble en el trozo.',
                fr: 'Chaque cinquième est coupé en deux : deux fois plus de parts dans l’unité, deux fois plus dans le morceau.',
              },
            },
            {
              text: { en: '{fiveSevenths}', es: '{fiveSevenths}', fr: '{fiveSevenths}' },
              answer: {
                en: 'Here 2 was added above and below. Cutting does not add two parts, it multiplies every part. Draw both bars and compare the edges.',
                es: 'Aquí se ha sumado 2 arriba y abajo. Cortar no añade dos partes, sino que multiplica todas. Dibuja las dos barras y compara los bordes.',
                fr: 'Ici, on a ajouté 2 en haut et en bas. Couper n’ajoute pas deux parts, cela les multiplie toutes. Dessine les deux barres et compare les bords.',
              },
            },
            {
              text: { en: '{threeTenths}', es: '{threeTenths}', fr: '{threeTenths}' },
              answer: {
                en: 'Only the denominator was doubled. Three parts half as large are half as much.',
                es: 'Solo se ha duplicado el denominador. Tres partes la mitad de grandes son la mitad.',
                fr: 'Seul le dénominateur a doublé. Trois parts deux fois plus petites font deux fois moins.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Back to the shortest name',
        es: 'De vuelta al nombre más corto',
        fr: 'Revenir au nom le plus court',
      },
      paragraphs: {
        en: [
          'What was cut can be glued. Four neighbouring twelfths become one third again, and both numbers are divided by 4. Dividing numerator and denominator by the same number is called simplifying. The word is a little misleading: the fraction does not get smaller, only its numbers do.',
          'You may simplify in small steps, by 2, by 3, by 5, as long as some number divides both. When none is left but 1, the fraction is in lowest terms, and every fraction has only one such name. That is why results are given in this form: two people can see at once that they agree.',
        ],
        es: [
          'Lo que se cortó se puede volver a pegar. Cuatro doceavos seguidos vuelven a ser un tercio, y los dos números se dividen entre 4. Dividir el numerador y el denominador entre el mismo número se llama simplificar. La palabra engaña un poco: no se hace más pequeña la fracción, solo sus números.',
          'Puedes simplificar a pasos cortos, entre 2, entre 3, entre 5, mientras algún número divida a los dos. Cuando solo queda el 1, la fracción es irreducible, y cada fracción tiene un único nombre así. Por eso los resultados se dan de esta forma: dos personas ven enseguida que coinciden.',
        ],
        fr: [
          'Ce qui a été coupé peut être recollé. Quatre douzièmes voisins redeviennent un tiers, et les deux nombres sont divisés par 4. Diviser le numérateur et le dénominateur par le même nombre s’appelle simplifier. La fraction ne devient pas plus petite pour autant ; seuls ses nombres diminuent.',
          'Tu peux simplifier à petits pas, par 2, par 3, par 5, tant qu’un nombre divise les deux. Quand il ne reste que 1, la fraction est irréductible, et chaque fraction n’a qu’un seul nom de ce genre. C’est pourquoi on donne les résultats ainsi : deux personnes voient tout de suite si elles sont d’accord.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Write {task} in lowest terms.',
        es: 'Simplifica {task} hasta la fracción irreducible.',
        fr: 'Écris {task} sous forme irréductible.',
      },
      slots: { task: '42/56' },
      lines: [
        {
          line: '42/56',
          why: {
            en: 'Look for a number that divides both. Both are even.',
            es: 'Busca un número que divida a los dos. Los dos son pares.',
            fr: 'Cherche un nombre qui divise les deux. Les deux sont pairs.',
          },
        },
        {
          line: '42/56 = 21/28',
          why: {
            en: 'Divided by 2 above and below: parts are glued in pairs.',
            es: 'Dividido entre 2 arriba y abajo: las partes se pegan de dos en dos.',
            fr: 'Divisé par 2 en haut et en bas : on recolle les parts deux par deux.',
          },
        },
        {
          line: '21/28 = 3/4',
          why: {
            en: 'Look again: both are in the table of 7.',
            es: 'Mira otra vez: los dos están en la tabla del 7.',
            fr: 'Regarde encore : les deux sont dans la table de 7.',
          },
        },
        {
          line: '3/4 = (3*14)/(4*14)',
          why: {
            en: 'Nothing divides both 3 and 4 any more. The way back shows that 14 would have done it in one step.',
            es: 'Ya nada divide a la vez a 3 y a 4. El camino de vuelta muestra que con 14 habría bastado un paso.',
            fr: 'Plus rien ne divise à la fois 3 et 4. Le chemin du retour montre qu’avec 14, un seul pas suffisait.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.simplify', seed: 15 },
        { kind: 'practice', template: 'fractions.simplify', seed: 2 },
        { kind: 'practice', template: 'fractions.equivalent', seed: 7 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Which one is larger?',
        es: '¿Cuál es mayor?',
        fr: 'Laquelle est la plus grande ?',
      },
      paragraphs: {
        en: [
          'Sometimes a look is enough. With equal denominators, more parts win. With equal numerators, larger parts win: {fiveSevenths} is more than {fiveNinths}, because sevenths are larger than ninths. And {half} is a good landmark: {sevenTwelfths} lies above it, since half of 12 is 6, and {fourNinths} lies below it, since half of 9 is more than 4.',
          'When a look does not decide, give both fractions a common name. For {twoThirds} and {threeQuarters} you need parts into which thirds and quarters can both be cut: a multiple of 3 and of 4, such as 12. Then {twoThirds} is {eight}, {threeQuarters} is {nine}, and {compared} settles it.',
        ],
        es: [
          'A veces basta una mirada. Con el mismo denominador gana la que tiene más partes. Con el mismo numerador gana la de partes más grandes: {fiveSevenths} es más que {fiveNinths}, porque un séptimo es mayor que un noveno. Y {half} es una buena referencia: {sevenTwelfths} está por encima, ya que la mitad de 12 es 6, y {fourNinths} por debajo, porque la mitad de 9 es más que 4.',
          'Si la mirada no basta, da a las dos un nombre común. Para {twoThirds} y {threeQuarters} necesitas partes en las que se puedan cortar tanto los tercios como los cuartos: un múltiplo de 3 y de 4, como 12. Entonces {twoThirds} es {eight}, {threeQuarters} es {nine}, y {compared} lo decide.',
        ],
        fr: [
          'Parfois, un coup d’œil suffit. À dénominateurs égaux, celle qui a le plus de parts l’emporte. À numérateurs égaux, ce sont les plus grandes parts : {fiveSevenths} dépasse {fiveNinths}, car un septième est plus grand qu’un neuvième. Et {half} est un bon repère : {sevenTwelfths} est au-dessus, puisque la moitié de 12 est 6, et {fourNinths} au-dessous, puisque la moitié de 9 dépasse 4.',
          'Si le coup d’œil ne suffit pas, donne aux deux un nom commun. Pour {twoThirds} et {threeQuarters}, il faut des parts dans lesquelles on puisse couper les tiers comme les quarts : un multiple de 3 et de 4, par exemple 12. Alors {twoThirds} est {eight}, {threeQuarters} est {nine}, et {compared} tranche.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'number_lines',
        lines: [
          {
            from: 0,
            to: 1,
            step: 0.083333333,
            every: 12,
            marks: [
              { at: 0.5, label: '1/2', tone: 'plain' },
              { at: 0.666666667, label: '2/3' },
            ],
          },
          {
            from: 0,
            to: 1,
            step: 0.083333333,
            every: 12,
            marks: [
              { at: 0.5, label: '1/2', tone: 'plain' },
              { at: 0.75, label: '3/4', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'Two number lines from 0 to 1, one below the other, both in twelve steps. One half stands at the sixth step. Two thirds stands at the eighth on the upper line, three quarters at the ninth on the lower one, so three quarters is one twelfth more.',
          es: 'Dos rectas numéricas de 0 a 1, una debajo de la otra, con doce pasos cada una. Un medio está en el sexto paso. Dos tercios está en el octavo de la recta de arriba y tres cuartos en el noveno de la de abajo: es un doceavo más.',
          fr: 'Deux droites graduées de 0 à 1, l’une sous l’autre, en douze pas chacune. Un demi est au sixième pas. Deux tiers est au huitième sur celle du haut, trois quarts au neuvième sur celle du bas : un douzième de plus.',
        },
      },
      caption: {
        en: 'Both lines are cut into twelfths. The mark further to the right is the larger number.',
        es: 'Las dos rectas están cortadas en doceavos. La marca que está más a la derecha es el número mayor.',
        fr: 'Les deux droites sont coupées en douzièmes. La marque la plus à droite est le plus grand nombre.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          '“{threeQuarters} and {fiveSixths} are the same, because both lack one part.” They do lack one part each. But the missing quarter is larger than the missing sixth, so {threeQuarters} is further away from 1. Looking at what is missing is a good idea; its size has to be part of it.',
        ],
        es: [
          '«{threeQuarters} y {fiveSixths} son iguales, porque a las dos les falta una parte». Es cierto que les falta una. Pero el cuarto que falta es mayor que el sexto que falta, así que {threeQuarters} está más lejos de 1. Mirar lo que falta es buena idea; hay que tener en cuenta su tamaño.',
        ],
        fr: [
          '« {threeQuarters} et {fiveSixths} sont égales, car il manque une part à chacune. » Il leur manque bien une part. Mais le quart qui manque est plus grand que le sixième qui manque, donc {threeQuarters} est plus loin de 1. Regarder ce qui manque est une bonne idée ; sa taille compte aussi.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Draw a line 12 cm long from 0 to 1. Mark the halves, thirds, quarters, sixths and twelfths on it, each with its name. Which places carry several names, and which carry only one?',
        ],
        es: [
          'Dibuja una recta de 12 cm que vaya de 0 a 1. Marca los medios, tercios, cuartos, sextos y doceavos, cada uno con su nombre. ¿Qué lugares tienen varios nombres y cuáles solo uno?',
        ],
        fr: [
          'Trace un segment de 12 cm qui va de 0 à 1. Marque les demis, les tiers, les quarts, les sixièmes et les douzièmes, chacun avec son nom. Quels endroits portent plusieurs noms, et lesquels un seul ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.largest', seed: 18 },
        { kind: 'practice', template: 'fractions.largest', seed: 2 },
        {
          kind: 'choice',
          id: 'between',
          skill: 'fractions',
          prompt: {
            en: 'Two runners are on the same track. Kim has covered {fourSixths} of it, Leo {sixNinths}. Who is ahead?',
            es: 'Dos corredores van por la misma pista. Kim ha recorrido {fourSixths} y Leo {sixNinths}. ¿Quién va por delante?',
            fr: 'Deux coureurs sont sur la même piste. Kim en a parcouru {fourSixths}, Léo {sixNinths}. Qui est devant ?',
          },
          options: [
            {
              text: {
                en: 'Leo, with 6 parts against 4',
                es: 'Leo, con 6 partes frente a 4',
                fr: 'Léo, avec 6 parts contre 4',
              },
              answer: {
                en: 'Leo has more parts, but ninths are smaller than sixths. Simplify both fractions before you compare.',
                es: 'Leo tiene más partes, pero los novenos son más pequeños que los sextos. Simplifica las dos fracciones antes de comparar.',
                fr: 'Léo a plus de parts, mais les neuvièmes sont plus petits que les sixièmes. Simplifie les deux fractions avant de comparer.',
              },
            },
            {
              text: {
                en: 'Kim, because sixths are larger than ninths',
                es: 'Kim, porque los sextos son mayores que los novenos',
                fr: 'Kim, car les sixièmes sont plus grands que les neuvièmes',
              },
              answer: {
                en: 'Kim’s parts are larger, but there are fewer of them. Both facts count. Simplify both fractions and compare.',
                es: 'Las partes de Kim son mayores, pero son menos. Cuentan las dos cosas. Simplifica las dos fracciones y compara.',
                fr: 'Les parts de Kim sont plus grandes, mais il y en a moins. Les deux comptent. Simplifie les deux fractions et compare.',
              },
            },
            {
              text: {
                en: 'Neither: they are level',
                es: 'Ninguno: van igualados',
                fr: 'Aucun : ils sont à la même hauteur',
              },
              right: true,
              answer: {
                en: 'Both names belong to one place: in lowest terms each of them is {twoThirds}.',
                es: 'Los dos nombres son del mismo lugar: simplificadas, las dos son {twoThirds}.',
                fr: 'Les deux noms désignent le même endroit : sous forme irréductible, chacune est {twoThirds}.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'fractions.largest', seed: 11 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now rename a fraction without changing its size: upwards to find a common denominator, downwards to reach lowest terms. Keep the jug in mind. In the next lesson half a litre and a third of a litre are poured together, and the sum has a name only after both have been cut into one kind of part.',
        ],
        es: [
          'Ya puedes cambiar el nombre de una fracción sin cambiar su tamaño: hacia arriba, para hallar un denominador común; hacia abajo, para llegar a la irreducible. Recuerda la jarra. En la próxima lección se juntan medio litro y un tercio de litro, y la suma solo tiene nombre cuando las dos se han cortado en partes del mismo tipo.',
        ],
        fr: [
          'Tu sais maintenant renommer une fraction sans changer sa taille : vers le haut pour trouver un dénominateur commun, vers le bas pour arriver à la forme irréductible. Garde le verre mesureur en tête. Dans la prochaine leçon, on verse ensemble un demi-litre et un tiers de litre, et la somme n’a de nom qu’une fois les deux coupés en parts du même genre.',
        ],
      },
    },
  ],
};
