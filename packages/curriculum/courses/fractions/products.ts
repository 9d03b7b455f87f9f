import type { Lesson } from '../lesson.ts';

export const products: Lesson = {
  id: 'products',
  title: {
    en: 'A part of a part, and how many fit',
    es: 'Una parte de una parte, y cuántas caben',
    fr: 'Une part d’une part, et combien il en entre',
  },
  can: {
    en: 'You multiply and divide fractions, and you can explain both rules with a drawing.',
    es: 'Aprenderás a multiplicar y dividir fracciones, y a explicar las dos reglas con un dibujo.',
    fr: 'Tu apprendras à multiplier et diviser des fractions, et à expliquer les deux règles par un dessin.',
  },
  minutes: 35,
  slots: {
    fourFifths: '4/5',
    twoThirds: '2/3',
    beans: '8/15',
    product: '(2/3)*(4/5) = (2*4)/(3*5) = 8/15',
    whole: '3*(2/7) = 6/7',
    wrongWhole: '6/21',
    twoSevenths: '2/7',
    threeQuarters: '3/4',
    quarter: '1/4',
    perLitre: '3*4 = 12',
    fits: '3/(3/4) = 4',
    reciprocal: '4/3',
    shortcut: '3/(3/4) = 3*(4/3) = 4',
    sameParts: '(9/10)/(6/10) = 9/6 = 3/2',
    threeFifths: '3/5',
    sixTenths: '6/10',
    fiveSevenths: '5/7',
    factors: '(2/3)*(5/7)',
    byHalf: '6/(1/2)',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'In a school garden {fourFifths} of the ground is for vegetables. On {twoThirds} of the vegetable ground grow beans. Which part of the whole garden do the beans take up? It cannot be more than {fourFifths}, since the beans stand inside the vegetable ground. We are looking for a part of a part.',
          'A drawing gives the answer without any rule. Draw the garden as a rectangle. Cut it with upright lines into five equal strips and mark four of them. Now cut it with level lines into three equal strips, and take two of these inside the marked ground.',
        ],
        es: [
          'En un huerto escolar, {fourFifths} del terreno son para verduras. En {twoThirds} de ese terreno crecen zanahorias. ¿Qué parte de todo el huerto ocupan las zanahorias? No puede ser más que {fourFifths}, porque están dentro del terreno de las verduras. Buscamos una parte de una parte.',
          'Un dibujo da la respuesta sin ninguna regla. Dibuja el huerto como un rectángulo. Córtalo con líneas verticales en cinco franjas iguales y marca cuatro. Después córtalo con líneas horizontales en tres franjas iguales y toma dos de ellas dentro del terreno marcado.',
        ],
        fr: [
          'Dans un jardin d’école, {fourFifths} du terrain est réservé aux légumes. Sur {twoThirds} de cette partie poussent des haricots. Quelle part du jardin entier occupent-ils ? Pas plus que {fourFifths}, puisqu’ils se trouvent à l’intérieur du terrain des légumes. Nous cherchons une part d’une part.',
          'Un dessin donne la réponse sans aucune règle. Dessine le jardin comme un rectangle. Coupe-le par des traits verticaux en cinq bandes égales et marques-en quatre. Coupe-le ensuite par des traits horizontaux en trois bandes égales, et prends-en deux à l’intérieur du terrain marqué.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 4, label: '4/5' },
          { size: 1, label: '1/5' },
        ],
        down: [
          { size: 2, label: '2/3' },
          { size: 1, label: '1/3' },
        ],
        cells: [
          [{ tone: 'second' }, {}],
          [{ tone: 'given' }, {}],
        ],
        units: true,
        description: {
          en: 'A rectangle cut into 5 columns and 3 rows, 15 equal fields. Four columns are coloured for vegetables; inside them the upper two rows stand out, the beans: 2 rows of 4 fields, 8 fields of 15.',
          es: 'Un rectángulo cortado en 5 columnas y 3 filas: 15 casillas iguales. Cuatro columnas están coloreadas para las verduras; dentro destacan las dos filas de arriba, las zanahorias: 2 filas de 4 casillas, 8 de 15.',
          fr: 'Un rectangle coupé en 5 colonnes et 3 lignes : 15 cases égales. Quatre colonnes sont colorées pour les légumes ; à l’intérieur ressortent les deux lignes du haut, les haricots : 2 lignes de 4 cases, 8 cases sur 15.',
        },
      },
      caption: {
        en: 'Count twice: all fields of the garden, then the fields with beans.',
        es: 'Cuenta dos veces: todas las casillas del huerto y después las de las zanahorias.',
        fr: 'Compte deux fois : toutes les cases du jardin, puis celles des haricots.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Why numerators and denominators multiply',
        es: 'Por qué se multiplican numeradores y denominadores',
        fr: 'Pourquoi on multiplie numérateurs et dénominateurs',
      },
      paragraphs: {
        en: [
          'The garden now has three rows of five fields: the denominators 3 and 5 are multiplied. The beans stand on two rows of four fields: the numerators 2 and 4 are multiplied. So the beans take up {beans} of the garden. Both counts are counts in a rectangle, and that is the reason for the rule: {product}.',
          'Why is this a multiplication? “Three times five” means three of the fives. In the same way “two thirds times four fifths” means two thirds of the four fifths. Whenever a fraction stands before “of”, you can write a product. And if both factors are less than 1, the result is smaller than either of them: you only took a part of a part.',
        ],
        es: [
          'El huerto tiene ahora tres filas de cinco casillas: se multiplican los denominadores 3 y 5. Las zanahorias ocupan dos filas de cuatro: se multiplican los numeradores 2 y 4. Así que ocupan {beans} del huerto. Los dos recuentos se hacen en un rectángulo, y de ahí viene la regla: {product}.',
          '¿Por qué es una multiplicación? «Tres por cinco» quiere decir tres veces el cinco. Del mismo modo, «dos tercios por cuatro quintos» quiere decir dos tercios de los cuatro quintos. Siempre que delante de «de» haya una fracción, puedes escribir un producto. Y si los dos factores son menores que 1, el resultado es menor que cualquiera de ellos: solo has tomado una parte de una parte.',
        ],
        fr: [
          'Le jardin a maintenant trois lignes de cinq cases : on multiplie les dénominateurs 3 et 5. Les haricots occupent deux lignes de quatre : on multiplie les numérateurs 2 et 4. Ils prennent donc {beans} du jardin. Les deux comptes se font dans un rectangle, et voilà d’où vient la règle : {product}.',
          'Pourquoi est-ce une multiplication ? « Trois fois cinq » veut dire trois fois le nombre cinq. De même, « deux tiers fois quatre cinquièmes » veut dire deux tiers des quatre cinquièmes. Chaque fois qu’une fraction précède « de », tu peux écrire un produit. Et si les deux facteurs sont plus petits que 1, le résultat est plus petit que chacun d’eux : tu n’as pris qu’une part d’une part.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Three times {twoSevenths} becomes {wrongWhole} in many exercise books: the 3 is multiplied above and below, to be fair to both. But three helpings of two sevenths are six sevenths, {whole}. There are more parts, and no part was cut. Multiplying both numbers gives the old fraction a new name and nothing more.',
        ],
        es: [
          'En muchos cuadernos, tres por {twoSevenths} acaba siendo {wrongWhole}: se multiplica por 3 arriba y abajo, para que ninguno se quede fuera. Pero tres raciones de dos séptimos son seis séptimos, {whole}. Hay más partes y ninguna se ha cortado. Multiplicar los dos números solo da otro nombre a la fracción de antes.',
        ],
        fr: [
          'Dans bien des cahiers, trois fois {twoSevenths} devient {wrongWhole} : on multiplie par 3 en haut et en bas, pour n’oublier personne. Mais trois portions de deux septièmes font six septièmes, {whole}. Il y a plus de parts, et aucune n’a été coupée. Multiplier les deux nombres ne fait que donner un nouveau nom à l’ancienne fraction.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'size',
          skill: 'fraction_products',
          prompt: {
            en: 'Think of a drawing, not of the rule: how large is {factors}?',
            es: 'Piensa en un dibujo, no en la regla: ¿qué tamaño tiene {factors}?',
            fr: 'Pense à un dessin, pas à la règle : quelle est la taille de {factors} ?',
          },
          options: [
            {
              text: {
                en: 'Larger than both factors',
                es: 'Mayor que los dos factores',
                fr: 'Plus grand que les deux facteurs',
              },
              answer: {
                en: 'With whole numbers from 2 on, products do grow. Here you take only a part of {fiveSevenths}.',
                es: 'Con los números naturales a partir del 2, los productos crecen. Aquí solo tomas una parte de {fiveSevenths}.',
                fr: 'Avec les entiers à partir de 2, les produits grandissent bien. Ici, tu ne prends qu’une part de {fiveSevenths}.',
              },
            },
            {
              text: {
                en: 'Between the two factors',
                es: 'Está entre los dos factores',
                fr: 'Entre les deux facteurs',
              },
              answer: {
                en: 'That would be true of an average. But two thirds of something are less than the whole of it, and so are five sevenths.',
                es: 'Eso valdría para una media. Dos tercios de algo son menos que ese algo, y cinco séptimos de algo también.',
                fr: 'Ce serait vrai d’une moyenne. Deux tiers d’une chose sont moins que cette chose, et cinq septièmes aussi.',
              },
            },
            {
              text: {
                en: 'Smaller than both factors',
                es: 'Menor que los dos factores',
                fr: 'Plus petit que les deux facteurs',
              },
              right: true,
              answer: {
                en: 'It is a part of {fiveSevenths} and also a part of {twoThirds}, so it is less than either.',
                es: 'Es una parte de {fiveSevenths} y también una parte de {twoThirds}, así que es menor que ambos.',
                fr: 'C’est une part de {fiveSevenths} et aussi une part de {twoThirds}, donc moins que chacun.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'fraction_products.wrong_line', seed: 4 },
      ],
    },
    {
      kind: 'example',
      prompt: {
        en: 'Work out {task}. Can something be simplified before you multiply?',
        es: 'Calcula {task}. ¿Se puede simplificar algo antes de multiplicar?',
        fr: 'Calcule {task}. Peut-on simplifier avant de multiplier ?',
      },
      slots: { task: '(4/9)*(3/8)' },
      lines: [
        {
          line: '(4/9)*(3/8)',
          why: {
            en: 'Four ninths of three eighths. Both are less than a half, so the result is small.',
            es: 'Cuatro novenos de tres octavos. Las dos son menos que un medio: el resultado será pequeño.',
            fr: 'Quatre neuvièmes de trois huitièmes. Les deux valent moins qu’un demi : le résultat sera petit.',
          },
        },
        {
          line: '(4*3)/(9*8)',
          why: {
            en: 'Fields in the piece over fields in the whole. Leave the products as they stand for a moment.',
            es: 'Casillas del trozo sobre casillas del total. Deja los productos sin calcular un momento.',
            fr: 'Cases du morceau sur cases du tout. Laisse les produits sans les calculer un instant.',
          },
        },
        {
          line: '(1*1)/(3*2)',
          why: {
            en: '4 goes into 4 and into 8, 3 goes into 3 and into 9. Dividing above and below keeps the size.',
            es: 'El 4 divide al 4 y al 8; el 3, al 3 y al 9. Dividir arriba y abajo no cambia el tamaño.',
            fr: '4 divise 4 et 8, 3 divise 3 et 9. Diviser en haut et en bas ne change pas la taille.',
          },
        },
        {
          line: '1/6',
          why: {
            en: 'Without simplifying early it would have been 12 over 72, the same number with a longer name.',
            es: 'Sin simplificar antes habría salido 12 sobre 72, el mismo número con un nombre más largo.',
            fr: 'Sans simplifier tôt, on aurait trouvé 12 sur 72, le même nombre avec un nom plus long.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fraction_products.product', seed: 18 },
        { kind: 'practice', template: 'fraction_products.recipe', seed: 12 },
        { kind: 'practice', template: 'fraction_products.product', seed: 6 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Dividing asks: how many fit?',
        es: 'Dividir es preguntar: ¿cuántas caben?',
        fr: 'Diviser, c’est demander : combien en entre-t-il ?',
      },
      paragraphs: {
        en: [
          'How many bottles of {threeQuarters} of a litre can be filled from 3 litres? That is the division of 3 by {threeQuarters}. Jump along the line and you see it: {fits}. The result is larger than 3, and rightly so. A bottle holds less than a litre, so more bottles than litres are needed.',
        ],
        es: [
          '¿Cuántas botellas de {threeQuarters} de litro se llenan con 3 litros? Eso es dividir 3 entre {threeQuarters}. Salta por la recta y lo verás: {fits}. El resultado es mayor que 3, y tiene que serlo: en cada botella cabe menos de un litro, así que hacen falta más botellas que litros.',
        ],
        fr: [
          'Combien de bouteilles de {threeQuarters} de litre remplit-on avec 3 litres ? C’est la division de 3 par {threeQuarters}. Saute le long de la droite et tu le vois : {fits}. Le résultat est plus grand que 3, et c’est normal : une bouteille contient moins d’un litre, il faut donc plus de bouteilles que de litres.',
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
            to: 3,
            step: 0.25,
            every: 4,
            jumps: [
              { from: 0, to: 0.75, label: '1' },
              { from: 0.75, to: 1.5, label: '2' },
              { from: 1.5, to: 2.25, label: '3' },
              { from: 2.25, to: 3, label: '4' },
            ],
          },
        ],
        description: {
          en: 'A number line from 0 to 3 in quarter steps. Four jumps, each three quarters long, lead from 0 exactly to 3.',
          es: 'Una recta numérica de 0 a 3 con pasos de un cuarto. Cuatro saltos, cada uno de tres cuartos, llevan de 0 exactamente a 3.',
          fr: 'Une droite graduée de 0 à 3, de quart en quart. Quatre sauts, chacun de trois quarts, mènent de 0 exactement à 3.',
        },
      },
      caption: {
        en: 'Each jump is one bottle, three quarter steps long. Count the jumps, then the quarter steps of a litre.',
        es: 'Cada salto es una botella: tres pasos de un cuarto. Cuenta los saltos y luego los pasos que tiene un litro.',
        fr: 'Chaque saut est une bouteille, trois pas d’un quart. Compte les sauts, puis les pas d’un quart dans un litre.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Now without jumping. If a bottle held {quarter} of a litre, each litre would fill four, and 3 litres would fill {perLitre}. Our bottle holds three quarters, three times as much, so only a third as many are filled. Times 4 and divided by 3: that is a multiplication by {reciprocal}, the fraction turned over, its reciprocal. So {shortcut}. Nothing in this thought needed the 3: to divide any amount by a fraction, multiply it by the reciprocal.',
          'You can check a division by cutting both amounts into one kind of part. Nine tenths divided by {threeFifths}: write {threeFifths} as {sixTenths}. Nine parts in groups of six make one and a half groups, {sameParts}. What the parts are called no longer matters.',
        ],
        es: [
          'Ahora sin saltar. Si en la botella cupiera {quarter} de litro, cada litro llenaría cuatro y 3 litros llenarían {perLitre}. En la nuestra caben tres cuartos, el triple, así que solo se llena la tercera parte. Por 4 y entre 3: eso es multiplicar por {reciprocal}, la fracción invertida, su inversa. Por tanto, {shortcut}. En esta idea el 3 no era necesario: para dividir cualquier cantidad entre una fracción, se multiplica por la inversa.',
          'Puedes comprobar una división cortando las dos cantidades en partes del mismo tipo. Nueve décimos entre {threeFifths}: escribe {threeFifths} como {sixTenths}. Nueve partes en grupos de seis hacen un grupo y medio, {sameParts}. Cómo se llaman las partes ya da igual.',
        ],
        fr: [
          'Maintenant sans sauter. Si une bouteille contenait {quarter} de litre, chaque litre en remplirait quatre, et 3 litres en rempliraient {perLitre}. La nôtre contient trois quarts, trois fois plus, on en remplit donc trois fois moins. Fois 4, puis divisé par 3 : c’est multiplier par {reciprocal}, la fraction retournée, son inverse. Donc {shortcut}. Ce raisonnement n’avait pas besoin du 3 : pour diviser n’importe quelle quantité par une fraction, on la multiplie par l’inverse.',
          'Tu peux vérifier une division en coupant les deux quantités en parts du même genre. Neuf dixièmes divisés par {threeFifths} : écris {threeFifths} sous la forme {sixTenths}. Neuf parts en groupes de six font un groupe et demi, {sameParts}. Le nom des parts n’a plus d’importance.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'A roll of tape is {tape} m long. One parcel needs {piece} m. How many parcels does it serve?',
        es: 'Un rollo de cinta mide {tape} m. Para un paquete hacen falta {piece} m. ¿Para cuántos paquetes alcanza?',
        fr: 'Un rouleau de ruban mesure {tape} m. Un colis en demande {piece} m. Pour combien de colis suffit-il ?',
      },
      slots: { tape: '4 1/2', piece: '3/8' },
      lines: [
        {
          line: '(4 1/2)/(3/8)',
          why: {
            en: 'How many pieces fit into the roll? A division.',
            es: '¿Cuántos trozos caben en el rollo? Una división.',
            fr: 'Combien de morceaux entrent dans le rouleau ? Une division.',
          },
        },
        {
          line: '(9/2)/(3/8)',
          why: {
            en: 'A mixed number is a sum. For products and quotients it is written as one fraction.',
            es: 'Un número mixto es una suma. Para multiplicar o dividir se escribe como una sola fracción.',
            fr: 'Un nombre mixte est une somme. Pour multiplier ou diviser, on l’écrit comme une seule fraction.',
          },
        },
        {
          line: '(9/2)*(8/3)',
          why: {
            en: 'Only the piece that is to fit in is turned over.',
            es: 'Solo se invierte el trozo que tiene que caber.',
            fr: 'On ne retourne que le morceau qui doit entrer.',
          },
        },
        {
          line: '(3*4)/(1*1)',
          why: {
            en: '3 goes into 9 and into 3, 2 goes into 8 and into 2.',
            es: 'El 3 divide al 9 y al 3; el 2, al 8 y al 2.',
            fr: '3 divise 9 et 3, 2 divise 8 et 2.',
          },
        },
        {
          line: '12',
          why: {
            en: 'Twelve parcels. More than 4, because a parcel needs less than a metre.',
            es: 'Doce paquetes. Más que 4, porque un paquete necesita menos de un metro.',
            fr: 'Douze colis. Plus que 4, car un colis demande moins d’un mètre.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Work out {byHalf} by drawing six bars and cutting them. Then find half of six with the same drawing. The two questions sound alike. Say in one sentence what makes them different.',
        ],
        es: [
          'Halla {byHalf} dibujando seis barras y cortándolas. Después halla la mitad de seis con el mismo dibujo. Las dos preguntas se parecen. Di en una frase qué las distingue.',
        ],
        fr: [
          'Trouve {byHalf} en dessinant six barres et en les coupant. Trouve ensuite la moitié de six sur le même dessin. Les deux questions se ressemblent. Dis en une phrase ce qui les distingue.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fraction_products.same_value', seed: 2 },
        { kind: 'practice', template: 'fraction_products.quotient', seed: 18 },
        { kind: 'practice', template: 'fraction_products.wrong_line', seed: 16 },
        { kind: 'practice', template: 'fraction_products.glasses', seed: 13 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now take a part of a part and count how many parts fit, and a drawing of a rectangle or a line tells you whether a result can be right. One kind of fraction makes all of this shorter: those with tenths and hundredths. They have a notation of their own, with a point, and the next lesson reads it.',
        ],
        es: [
          'Ya puedes tomar una parte de una parte y contar cuántas partes caben, y un rectángulo o una recta te dicen si un resultado puede ser correcto. Hay un tipo de fracción que acorta todo esto: la de las décimas y las centésimas. Tiene una escritura propia, con coma, y la próxima lección la lee.',
        ],
        fr: [
          'Tu sais maintenant prendre une part d’une part et compter combien de parts entrent, et un rectangle ou une droite te dit si un résultat est possible. Un genre de fractions raccourcit tout cela : les dixièmes et les centièmes. Elles ont leur propre écriture, avec une virgule, et la prochaine leçon apprend à la lire.',
        ],
      },
    },
  ],
};
