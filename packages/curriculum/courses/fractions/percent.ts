import type { Lesson } from '../lesson.ts';

export const percent: Lesson = {
  id: 'percent',
  title: { en: 'Parts of a hundred', es: 'Partes de cien', fr: 'Des parts sur cent' },
  can: {
    en: 'You change between fractions, decimals and percentages, and find the part, the rate or the whole when the other two are known.',
    es: 'Aprenderás a pasar de fracción a decimal y a porcentaje, y a hallar la parte, el porcentaje o el total si conoces los otros dos.',
    fr: 'Tu apprendras à passer d’une fraction à un décimal ou à un pourcentage, et à trouver la part, le taux ou le total à partir des deux autres.',
  },
  minutes: 35,
  slots: {
    first: '18/24 = 3/4 = 75/100',
    second: '21/30 = 7/10 = 70/100',
    three: '75% = 75/100 = 3/4 = 0.75',
    five: '5% = 5/100 = 0.05',
    wrongFive: '0.5',
    partOf: '30% * 250 = 0.3*250 = 75',
    rateOf: '75/250 = 0.3 = 30%',
    wholeOf: '75/0.3 = 250',
    eightOfFifty: '8% * 50',
    fiftyOfEight: '50% * 8',
    five100: '5/4 = 125/100 = 125%',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Two classes have taken the cycling test. In class A, 18 of 24 pupils passed. In class B it was 21 of 30. The teacher of B says: “We did better, 21 is more than 18.” The teacher of A answers: “With us only 6 failed, with you 9.” Both numbers are true, and neither is fair, because the classes are not of the same size.',
          'A fair question would be: how many would it be if both classes had the same number of pupils? You know how to find out. Give both fractions the same denominator. Any common one would do, but people have agreed on one for all such comparisons, the hundred: {first}, and {second}. Out of every hundred, 75 passed in A and 70 in B. Class A did better.',
        ],
        es: [
          'Dos clases han hecho la prueba de bicicleta. En la clase A la han superado 18 de 24 alumnos; en la B, 21 de 30. La profesora de B dice: «Nos ha ido mejor, 21 es más que 18». El profesor de A responde: «En mi clase solo han fallado 6; en la tuya, 9». Los dos datos son ciertos y ninguno es justo, porque las clases no son igual de grandes.',
          'Lo justo sería preguntar cuántos serían si las dos clases tuvieran el mismo número de alumnos. Eso ya sabes hacerlo: da a las dos fracciones el mismo denominador. Serviría cualquiera común, pero para estas comparaciones se ha acordado uno, el cien: {first}, y {second}. De cada cien, la superan 75 en A y 70 en B. A la clase A le ha ido mejor.',
        ],
        fr: [
          'Deux classes ont passé l’épreuve de vélo. Dans la classe A, 18 élèves sur 24 l’ont réussie. Dans la classe B, 21 sur 30. La professeure de B dit : « Nous avons fait mieux, 21 est plus grand que 18. » Le professeur de A répond : « Chez nous, 6 seulement ont échoué, chez vous 9. » Les deux nombres sont vrais, et aucun n’est équitable, car les classes n’ont pas la même taille.',
          'La bonne question serait : combien y en aurait-il si les deux classes avaient le même nombre d’élèves ? Tu sais y répondre : donne aux deux fractions le même dénominateur. N’importe lequel conviendrait, mais pour ces comparaisons on s’est mis d’accord sur un seul, cent : {first}, et {second}. Sur cent, 75 réussissent dans A et 70 dans B. La classe A a fait mieux.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          '“Per cent” means “for each hundred”. The sign % grew out of the way Italian merchants shortened “per cento”. Wherever it stands you may read “hundredths”.',
        ],
        es: [
          '«Por ciento» significa «de cada cien». El signo % nació de la forma en que los comerciantes italianos abreviaban «per cento». Donde lo veas puedes leer «centésimas».',
        ],
        fr: [
          '« Pour cent » veut dire « pour chaque centaine ». Le signe % vient de la façon dont les marchands italiens abrégeaient « per cento ». Partout où il se trouve, tu peux lire « centièmes ».',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Three names for one number',
        es: 'Tres nombres para un número',
        fr: 'Trois noms pour un nombre',
      },
      paragraphs: {
        en: [
          'A percentage is a fraction with denominator 100, so it has a name as a decimal as well: {three}. Some of these are worth knowing by sight. A half is 50%, a quarter 25%, a tenth 10%, a hundredth 1%. Which name helps depends on the question: fractions for working in your head, decimals for the calculator, percent for comparing.',
          'Can it be more than 100%? When pupils of a class pass a test, no: 100% is the whole class. But when two amounts are compared, one may well be larger. Five laps against a plan of four are {five100} of the plan.',
        ],
        es: [
          'Un porcentaje es una fracción con denominador 100, así que también tiene nombre como decimal: {three}. Conviene reconocer algunos a primera vista. Un medio es el 50 %, un cuarto el 25 %, un décimo el 10 %, un centésimo el 1 %. Qué nombre ayuda depende de la pregunta: la fracción para el cálculo mental, el decimal para la calculadora, el porcentaje para comparar.',
          '¿Puede ser más del 100 %? Si se trata de los alumnos de una clase, no: el 100 % es la clase entera. Pero al comparar dos cantidades, una puede ser mayor que la otra. Cinco vueltas, cuando el plan eran cuatro, son {five100} del plan.',
        ],
        fr: [
          'Un pourcentage est une fraction de dénominateur 100, il a donc aussi un nom décimal : {three}. Il est bon d’en reconnaître quelques-uns du premier coup d’œil. Un demi, c’est 50 %, un quart 25 %, un dixième 10 %, un centième 1 %. Le nom utile dépend de la question : la fraction pour le calcul mental, le décimal pour la calculatrice, le pourcentage pour comparer.',
          'Peut-il dépasser 100 % ? Pour les élèves d’une classe, non : 100 %, c’est la classe entière. Mais quand on compare deux quantités, l’une peut être plus grande que l’autre. Cinq tours au lieu des quatre prévus font {five100} de ce qui était prévu.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [{ size: 5 }, { size: 5 }],
        down: [{ size: 5 }, { size: 5 }],
        cells: [
          [{ tone: 'given' }, { tone: 'given' }],
          [{ tone: 'given' }, {}],
        ],
        units: true,
        description: {
          en: 'A square of 100 small squares, cut into four quarters of 25 small squares. Three quarters are coloured, 75 small squares.',
          es: 'Un cuadrado de 100 casillas dividido en cuatro cuartos de 25 casillas. Hay tres cuartos coloreados: 75 casillas.',
          fr: 'Un carré de 100 petites cases, coupé en quatre quarts de 25 cases. Trois quarts sont colorés, soit 75 cases.',
        },
      },
      caption: {
        en: 'Three of four large squares, 75 of 100 small ones: the coloured part is the same.',
        es: 'Tres de cuatro partes grandes, 75 de 100 casillas: la parte coloreada es la misma.',
        fr: 'Trois grandes parts sur quatre, 75 petites cases sur 100 : la partie colorée est la même.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Written as a decimal, {five}. Many write {wrongFive}, because 5 and {wrongFive} look alike. But {wrongFive} is a half, and a half is 50%. Hundredths need two places after the point, even when the first of them is a zero.',
        ],
        es: [
          'Escrito como decimal, {five}. Mucha gente escribe {wrongFive}, porque 5 y {wrongFive} se parecen. Pero {wrongFive} es la mitad, y la mitad es el 50 %. Las centésimas necesitan dos posiciones detrás de la coma, aunque la primera sea un cero.',
        ],
        fr: [
          'En écriture décimale, {five}. Beaucoup écrivent {wrongFive}, parce que 5 et {wrongFive} se ressemblent. Mais {wrongFive} est un demi, et un demi fait 50 %. Les centièmes demandent deux rangs après la virgule, même si le premier est un zéro.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'percent.as_percent', seed: 7 },
        { kind: 'practice', template: 'percent.as_percent', seed: 1 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Three numbers that belong together',
        es: 'Tres números que van juntos',
        fr: 'Trois nombres qui vont ensemble',
      },
      paragraphs: {
        en: [
          'A school has 250 pupils, and 30% of them sing in a choir; that is 75 children. Three numbers belong together here: the whole, 250; the rate, 30%; the part, 75. Know two of them, and the third follows.',
          'The part is a part of an amount, and “of” is a product: {partOf}. The rate is the part divided by the whole: {rateOf}. The whole is found by going back, the part divided by the rate: {wholeOf}. Before you reach for any of these, ask one question: which number stands for 100%? It is the one after the word “of”.',
        ],
        es: [
          'Un colegio tiene 250 alumnos y el 30 % canta en un coro: son 75. Aquí van juntos tres números: el total, 250; el porcentaje, 30 %; la parte, 75. Si conoces dos, el tercero se deduce.',
          'La parte es una parte de una cantidad, y «de» es un producto: {partOf}. El porcentaje es la parte entre el total: {rateOf}. El total se halla al volver atrás, la parte entre el porcentaje: {wholeOf}. Antes de usar nada de esto, hazte una pregunta: ¿qué número representa el 100 %? Es el que va detrás de la palabra «de».',
        ],
        fr: [
          'Une école compte 250 élèves, et 30 % d’entre eux chantent dans une chorale : cela fait 75 enfants. Trois nombres vont ensemble : le total, 250 ; le taux, 30 % ; la part, 75. Si tu en connais deux, le troisième en découle.',
          'La part est une part d’une quantité, et « de » est un produit : {partOf}. Le taux est la part divisée par le total : {rateOf}. Le total se trouve en revenant en arrière, la part divisée par le taux : {wholeOf}. Avant de te servir de l’un d’eux, pose-toi une question : quel nombre représente 100 % ? C’est celui qui vient après le mot « de ».',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'scale',
        filled: 0.3,
        ticks: [
          { at: 0.1, above: '10%', below: '25', tone: 'second' },
          { at: 0.3, above: '30%', below: '75', tone: 'given' },
          { at: 1, above: '100%', below: '250' },
        ],
        description: {
          en: 'A bar with two scales. Above, percent: 10, 30 and 100. Below, the pupils that belong to them: 25, 75 and 250. The first 30 percent are coloured.',
          es: 'Una barra con dos escalas. Arriba, los porcentajes: 10, 30 y 100. Abajo, los alumnos que les corresponden: 25, 75 y 250. El primer 30 por ciento está coloreado.',
          fr: 'Une barre avec deux échelles. En haut les pourcentages : 10, 30 et 100. En bas les élèves qui leur correspondent : 25, 75 et 250. Les premiers 30 pour cent sont colorés.',
        },
      },
      caption: {
        en: 'What stands above and below belongs together. From 100% you reach 30% by way of 10%.',
        es: 'Lo de arriba y lo de abajo se corresponden. Del 100 % llegas al 30 % pasando por el 10 %.',
        fr: 'Ce qui est en haut et en bas va ensemble. De 100 %, on arrive à 30 % en passant par 10 %.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Work it out in your head: how much is {rate}% of {whole}?',
        es: 'De cabeza: ¿cuánto es el {rate} % de {whole}?',
        fr: 'De tête : combien font {rate} % de {whole} ?',
      },
      slots: { rate: '35', whole: '60' },
      lines: [
        {
          line: '10% * 60 = 6',
          why: {
            en: 'A tenth of the whole is the best step to begin with.',
            es: 'La décima parte del total es el mejor paso para empezar.',
            fr: 'Le dixième du tout est le meilleur pas pour commencer.',
          },
        },
        {
          line: '30% * 60 = 18',
          why: { en: 'Three of these steps.', es: 'Tres de esos pasos.', fr: 'Trois de ces pas.' },
        },
        {
          line: '5% * 60 = 3',
          why: { en: 'Half a step.', es: 'Medio paso.', fr: 'Un demi-pas.' },
        },
        {
          line: '35% * 60 = 18 + 3',
          why: {
            en: 'Parts of one whole may be added: 30 hundredths and 5 hundredths of the same 60.',
            es: 'Las partes de un mismo total se pueden sumar: 30 centésimas y 5 centésimas del mismo 60.',
            fr: 'Les parts d’un même tout s’additionnent : 30 centièmes et 5 centièmes du même 60.',
          },
        },
        {
          line: '18 + 3 = 21',
          why: {
            en: 'A little more than a third of 60, as it should be.',
            es: 'Algo más de un tercio de 60, como debe ser.',
            fr: 'Un peu plus du tiers de 60, comme il se doit.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'percent.part', seed: 7 },
        { kind: 'practice', template: 'percent.part', seed: 18 },
        { kind: 'practice', template: 'percent.rate', seed: 19 },
      ],
    },
    {
      kind: 'example',
      prompt: {
        en: 'Mia has read {part} pages. The e-reader shows {rate}%. How many pages does the book have?',
        es: 'Mía ha leído {part} páginas. El lector electrónico marca {rate} %. ¿Cuántas páginas tiene el libro?',
        fr: 'Mia a lu {part} pages. La liseuse affiche {rate} %. Combien de pages le livre a-t-il ?',
      },
      slots: { part: '108', rate: '45' },
      lines: [
        {
          line: '45% * x = 108',
          why: {
            en: 'The whole book is 100%. We do not know its pages yet and write x for them. What she has read is the part.',
            es: 'El libro entero es el 100 %. Aún no sabemos cuántas páginas son y escribimos x. Lo leído es la parte.',
            fr: 'Le livre entier représente 100 %. On ne connaît pas encore son nombre de pages, on l’appelle x. Ce qu’elle a lu est la part.',
          },
        },
        {
          line: '108/9 = 12',
          why: {
            en: '45 is nine times 5, so a ninth of the pages is 5 percent of the book.',
            es: '45 es nueve veces 5, así que la novena parte de esas páginas es el 5 por ciento del libro.',
            fr: '45, c’est neuf fois 5 : un neuvième de ces pages fait 5 pour cent du livre.',
          },
        },
        {
          line: '20*12 = 240',
          why: {
            en: 'Twenty such steps make 100 percent.',
            es: 'Veinte pasos así hacen el 100 por ciento.',
            fr: 'Vingt pas de ce genre font 100 pour cent.',
          },
        },
        {
          line: 'x = 108/0.45',
          why: {
            en: 'The same by division: the part divided by the rate.',
            es: 'Lo mismo con una división: la parte entre el porcentaje.',
            fr: 'La même chose par division : la part divisée par le taux.',
          },
        },
        {
          line: 'x = 240',
          why: {
            en: 'Both ways agree. A little less than half of 240 is read, and that fits.',
            es: 'Los dos caminos coinciden. Ha leído algo menos de la mitad de 240, y encaja.',
            fr: 'Les deux chemins concordent. Elle a lu un peu moins de la moitié de 240, cela convient.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Work out {eightOfFifty} and then {fiftyOfEight}. Try the same exchange with two numbers of your own. Write both as fractions to find out why it always works, and when it saves you work.',
        ],
        es: [
          'Calcula {eightOfFifty} y después {fiftyOfEight}. Prueba el mismo cambio con dos números tuyos. Escribe las dos cosas como fracciones para descubrir por qué funciona siempre y cuándo te ahorra trabajo.',
        ],
        fr: [
          'Calcule {eightOfFifty}, puis {fiftyOfEight}. Essaie le même échange avec deux nombres à toi. Écris les deux sous forme de fractions pour découvrir pourquoi cela marche toujours, et quand cela t’épargne du travail.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'percent.whole', seed: 6 },
        {
          kind: 'choice',
          id: 'more',
          skill: 'percent',
          prompt: {
            en: 'In one club 40% of 50 members swim. In another 20% of 150 members do. Where are there more swimmers?',
            es: 'En un club practica natación el 40 % de sus 50 miembros. En otro, el 20 % de sus 150 miembros. ¿Dónde hay más nadadores?',
            fr: 'Dans un club, 40 % des 50 membres nagent. Dans un autre, 20 % des 150 membres. Où y a-t-il le plus de nageurs ?',
          },
          options: [
            {
              text: {
                en: 'In the first, where the rate is twice as high',
                es: 'En el primero: su porcentaje es el doble',
                fr: 'Dans le premier, où le taux est deux fois plus grand',
              },
              answer: {
                en: 'The rate is higher there. But a rate says nothing about an amount until its whole stands beside it.',
                es: 'Allí el porcentaje es mayor. Pero un porcentaje no dice ninguna cantidad hasta que tiene al lado su total.',
                fr: 'Le taux y est en effet plus grand. Mais un taux ne dit rien d’une quantité tant que son total n’est pas à côté.',
              },
            },
            {
              text: { en: 'In the second', es: 'En el segundo', fr: 'Dans le second' },
              right: true,
              answer: {
                en: '30 against 20. Half the rate, but of three times as many members.',
                es: '30 frente a 20. La mitad del porcentaje, pero de un total tres veces mayor.',
                fr: '30 contre 20. Un taux deux fois plus petit, mais d’un total trois fois plus grand.',
              },
            },
            {
              text: { en: 'It cannot be known', es: 'No se puede saber', fr: 'On ne peut pas le savoir' },
              answer: {
                en: 'Rate and whole are both given, so the part can be worked out for each club.',
                es: 'Se dan el porcentaje y el total, así que la parte se puede calcular en cada club.',
                fr: 'Le taux et le total sont donnés : on peut calculer la part pour chaque club.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'part-of-part',
          skill: 'percent',
          prompt: {
            en: 'A school has 200 pupils. 30% of them sing in the choir, and 40% of the choir also dance. How many pupils do both?',
            es: 'Un colegio tiene 200 alumnos. El 30 % canta en el coro, y el 40 % de los del coro también baila. ¿Cuántos alumnos hacen las dos cosas?',
            fr: 'Une école compte 200 élèves. 30 % d’entre eux chantent dans la chorale, et 40 % des choristes font aussi de la danse. Combien d’élèves font les deux ?',
          },
          options: [
            {
              text: { en: '80', es: '80', fr: '80' },
              answer: {
                en: 'This is 40% of all 200 pupils. But that 40% is of the choir: find out first how many sing in it.',
                es: 'Esto es el 40 % de los 200 alumnos. Pero ese 40 % es del coro: calcula primero cuántos cantan en él.',
                fr: 'C’est 40 % des 200 élèves. Or ces 40 % sont pris sur les choristes : trouve d’abord combien ils sont.',
              },
            },
            {
              text: { en: '140', es: '140', fr: '140' },
              answer: {
                en: 'Here the rates were added. But 30% belongs to the school and 40% to the choir. The wholes differ, and so does the size of a hundredth.',
                es: 'Aquí se han sumado los porcentajes. Pero el 30 % es del colegio y el 40 %, del coro. Los totales son distintos, y el tamaño de una centésima también.',
                fr: 'Ici, on a additionné les taux. Mais 30 % se rapporte à l’école et 40 % à la chorale. Les totaux sont différents, et la taille d’un centième aussi.',
              },
            },
            {
              text: { en: '24', es: '24', fr: '24' },
              right: true,
              answer: {
                en: '30% of 200 is 60, and 40% of these 60 is 24. The second percentage belongs to a smaller whole.',
                es: 'El 30 % de 200 son 60, y el 40 % de esos 60 son 24. El segundo porcentaje es de un total menor.',
                fr: '30 % de 200 font 60, et 40 % de ces 60 font 24. Le second pourcentage se rapporte à un total plus petit.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now say what a percentage is a percentage of, and from two of the three numbers find the third. In the last question the whole changed on the way. In the last lesson it does so all the time: prices rise and fall, and every change starts from the whole that the one before has left.',
        ],
        es: [
          'Ya puedes decir de qué es un porcentaje, y hallar el tercero de los tres números a partir de los otros dos. En la última pregunta el total ha cambiado por el camino. En la última lección cambia una y otra vez: los precios suben y bajan, y cada cambio parte del total que dejó el anterior.',
        ],
        fr: [
          'Tu sais maintenant dire de quoi un pourcentage est un pourcentage et, à partir de deux des trois nombres, trouver le troisième. Dans la dernière question, le total a changé en route. Dans la dernière leçon, il change sans cesse : les prix montent et baissent, et chaque variation part du total laissé par la précédente.',
        ],
      },
    },
  ],
};
