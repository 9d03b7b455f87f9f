import type { Lesson } from '../lesson.ts';

export const brackets: Lesson = {
  id: 'brackets',
  title: {
    en: 'Brackets are rectangles',
    es: 'Los paréntesis son rectángulos',
    fr: 'Les parenthèses sont des rectangles',
  },
  can: {
    en: 'You write a product with brackets as a sum, also with a minus in front and with two brackets.',
    es: 'Aprenderás a quitar paréntesis: con un número delante, con un signo menos y al multiplicar dos paréntesis.',
    fr: 'Tu apprendras à développer : avec un nombre devant la parenthèse, avec un signe moins et avec deux parenthèses.',
  },
  minutes: 25,
  slots: {
    numbers: '6*103',
    parts: '6*100 + 6*3',
    one: '6(x + 3)',
    oneOpen: '6x + 18',
    partly: '6x + 3',
    x: 'x',
    hundred: 'x = 100',
    inside: 'x + 3',
    pay: '20 - (8 - 5)',
    payOpen: '20 - 8 + 5',
    minus: '20 - (x - 5)',
    minusOpen: '20 - x + 5',
    factor: '-2(x - 5)',
    factorOpen: '-2x + 10',
    two: '(x + 4)(x + 2)',
    four: 'x^2 + 2x + 4x + 8',
    short: 'x^2 + 6x + 8',
    signs: '(x + 5)(x - 3)',
    signsFour: 'x^2 - 3x + 5x - 15',
    signsShort: 'x^2 + 2x - 15',
    square: '(x + 3)^2',
    squarePartly: 'x^2 + 9',
    squareOpen: 'x^2 + 6x + 9',
    twice: '(x + 3)(x + 3)',
    threeX: '3x',
    trick: '(2n + 6)/2 - n',
    trickHalf: 'n + 3 - n',
    n: 'n',
    tickets: '4(x + 2)',
    partial: '4x + 2',
    minusOne: '-1',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'You do it in your head already',
        es: 'Ya lo haces mentalmente',
        fr: 'Tu le fais déjà de tête',
      },
      paragraphs: {
        en: [
          'How do you work out {numbers} without paper? Most people take 6 times 100, then 6 times 3, and add: 618. In writing, {parts}. Nobody would take 6 times 100 and add a single 3. Why are both parts multiplied? A rectangle shows it: one side is 6, the other 103, cut into 100 and 3.',
          'The cut makes two smaller rectangles, and both are 6 high. Together they are the whole, wherever the cut may be. So nothing depends on the 100. Put a letter there, and the same picture says that {one} is {oneOpen}. Writing a product as a sum in this way is called expanding. The value stays, only the form changes.',
        ],
        es: [
          '¿Cómo calculas {numbers} sin papel? La mayoría toma 6 por 100, después 6 por 3, y suma: 618. Por escrito, {parts}. Nadie tomaría 6 por 100 para sumar luego un solo 3. ¿Por qué se multiplican las dos partes? Lo muestra un rectángulo: un lado mide 6 y el otro 103, cortado en 100 y 3.',
          'El corte deja dos rectángulos más pequeños, y los dos tienen altura 6. Juntos forman el entero, esté donde esté el corte. Así que nada depende del 100. Pon ahí una letra, y el mismo dibujo dice que {one} es {oneOpen}. Escribir de esta manera un producto como suma se llama desarrollar. El valor se conserva, solo cambia la forma.',
        ],
        fr: [
          'Comment calcules-tu {numbers} sans papier ? La plupart des gens prennent 6 fois 100, puis 6 fois 3, et ajoutent : 618. Par écrit, {parts}. Personne ne prendrait 6 fois 100 pour ajouter un seul 3. Pourquoi multiplie-t-on les deux parties ? Un rectangle le montre : un côté mesure 6, l’autre 103, coupé en 100 et 3.',
          'La coupure donne deux rectangles plus petits, et tous deux ont la hauteur 6. Ensemble, ils font le tout, où que l’on coupe. Rien ne dépend donc du 100. Mets-y une lettre, et le même dessin dit que {one} est égal à {oneOpen}. Écrire ainsi un produit sous forme de somme s’appelle développer. La valeur reste, seule la forme change.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 9, label: 'x' },
          { size: 3, label: '3' },
        ],
        down: [{ size: 5, label: '6' }],
        cells: [
          [
            { label: '6x', tone: 'given' },
            { label: '18', tone: 'second' },
          ],
        ],
        description: {
          en: 'A rectangle, 6 high and x plus 3 wide. A cut divides it into a rectangle with the area 6x and one with the area 18.',
          es: 'Un rectángulo de altura 6 y ancho x más 3. Un corte lo divide en un rectángulo de área 6x y otro de área 18.',
          fr: 'Un rectangle de hauteur 6 et de largeur x plus 3. Une coupure le partage en un rectangle d’aire 6x et un autre d’aire 18.',
        },
      },
      caption: {
        en: 'Both rectangles are 6 high. Whoever writes {partly} loses a piece: of the second rectangle only a strip of area 3 is left.',
        es: 'Las dos zonas tienen altura 6. Quien escribe {partly} pierde un trozo: de la segunda zona deja solo una tira de área 3.',
        fr: 'Les deux cases ont la hauteur 6. Qui écrit {partly} perd un morceau : de la seconde case, il ne reste qu’une bande d’aire 3.',
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'who-pays-what',
          skill: 'expanding',
          prompt: {
            en: 'Four friends each buy a cinema ticket for {x} euros and a drink for 2 euros: {tickets}. Why is {partial} not what they pay together?',
            es: 'Cuatro amigos compran cada uno una entrada de cine de {x} euros y una bebida de 2 euros: {tickets}. ¿Por qué {partial} no es lo que pagan juntos?',
            fr: 'Quatre amis achètent chacun une place de cinéma à {x} euros et une boisson à 2 euros : {tickets}. Pourquoi {partial} n’est-il pas ce qu’ils paient ensemble ?',
          },
          options: [
            {
              text: {
                en: 'Only one drink would be paid for',
                es: 'Solo se pagaría una bebida',
                fr: 'Une seule boisson serait payée',
              },
              right: true,
              answer: {
                en: 'Yes: there are four drinks, 8 euros. The factor in front belongs to everything in the bracket.',
                es: 'Sí: hay cuatro bebidas, 8 euros. El factor de delante multiplica todo lo que hay en el paréntesis.',
                fr: 'Oui : il y a quatre boissons, donc 8 euros. Le facteur placé devant multiplie tout ce que contient la parenthèse.',
              },
            },
            {
              text: {
                en: 'Only one ticket would be paid for',
                es: 'Solo se pagaría una entrada',
                fr: 'Une seule place serait payée',
              },
              answer: {
                en: 'All four tickets are there, the 4 stands in front of {x}. Look at what became of the drinks.',
                es: 'Las cuatro entradas están: el 4 va delante de {x}. Mira qué ha pasado con las bebidas.',
                fr: 'Les quatre places y sont : le 4 se trouve devant {x}. Regarde ce que sont devenues les boissons.',
              },
            },
            {
              text: {
                en: 'Tickets and drinks cannot be added',
                es: 'Entradas y bebidas no se pueden sumar',
                fr: 'Places et boissons ne s’ajoutent pas',
              },
              answer: {
                en: 'Things of two kinds stay apart as terms, but these are amounts in euros, and a sum of both is fine. It is a part of the drinks that is missing.',
                es: 'Lo de distinta clase queda en términos separados, pero aquí todo son euros y la suma vale. Lo que falta es una parte de las bebidas.',
                fr: 'Ce qui est de nature différente reste en termes séparés, mais ici tout est en euros et la somme a un sens. C’est une partie des boissons qui manque.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'expanding.one_bracket', seed: 9 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'A minus in front of a bracket',
        es: 'Un menos delante del paréntesis',
        fr: 'Un signe moins devant la parenthèse',
      },
      paragraphs: {
        en: [
          'You have 20 euros and buy a book for 8, with a voucher worth 5. You really pay 3, so {pay}, and 17 are left. It can be told in another way: you hand over the 8, and the 5 come back, {payOpen}. What makes the price smaller leaves you more money. Inside the bracket the 5 was subtracted; outside it is added.',
          'The price of the book may be any number: {minus} is {minusOpen}. A minus in front of a bracket turns the sign of each term in it, because a whole amount is taken away. With a factor it is the same: {factor} is {factorOpen}, since minus 2 times minus 5 is plus 10. A minus without a number means that the factor is {minusOne}.',
        ],
        es: [
          'Tienes 20 euros y compras un libro de 8 con un vale de 5. En realidad pagas 3, o sea, {pay}, y te quedan 17. Se puede contar de otra manera: entregas los 8 y recuperas los 5, {payOpen}. Lo que rebaja el precio te deja más dinero. Dentro del paréntesis el 5 se restaba; fuera, se suma.',
          'El libro puede costar cualquier cantidad: {minus} es {minusOpen}. Un menos delante del paréntesis cambia el signo de cada término de dentro, porque se quita una cantidad entera. Con un factor pasa igual: {factor} es {factorOpen}, ya que menos 2 por menos 5 es más 10. Un signo menos sin número quiere decir que el factor es {minusOne}.',
        ],
        fr: [
          'Tu as 20 euros et tu achètes un livre à 8 euros avec un bon de 5 euros. Tu paies en réalité 3 euros, donc {pay}, et il te reste 17. On peut le raconter autrement : tu donnes les 8, et l’on te rend les 5, {payOpen}. Ce qui réduit le prix te laisse plus d’argent. Dans la parenthèse, le 5 était retranché ; dehors, il s’ajoute.',
          'Le livre peut coûter n’importe quel prix : {minus} est égal à {minusOpen}. Un signe moins devant une parenthèse change le signe de chacun de ses termes, car on retranche une quantité entière. Avec un facteur, c’est pareil : {factor} est égal à {factorOpen}, puisque moins 2 fois moins 5 donne plus 10. Un signe moins sans nombre veut dire que le facteur est {minusOne}.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Expand {expression} and put like terms together.',
        es: 'Desarrolla {expression} y reúne los términos semejantes.',
        fr: 'Développe et réduis {expression}.',
      },
      slots: { expression: '5(x + 3) - 2(x - 4)', x: 'x' },
      lines: [
        {
          line: '5x + 15 - 2(x - 4)',
          why: {
            en: 'The 5 meets both terms of the first bracket.',
            es: 'El 5 multiplica a los dos términos del primer paréntesis.',
            fr: 'Le 5 multiplie les deux termes de la première parenthèse.',
          },
        },
        {
          line: '5x + 15 - 2x + 8',
          why: {
            en: 'The factor of the second bracket is minus 2: minus 2 times {x}, and minus 2 times minus 4.',
            es: 'El factor del segundo paréntesis es menos 2: menos 2 por {x}, y menos 2 por menos 4.',
            fr: 'Le facteur de la seconde parenthèse est moins 2 : moins 2 fois {x}, et moins 2 fois moins 4.',
          },
        },
        {
          line: '3x + 23',
          why: {
            en: 'Like terms are put together.',
            es: 'Se reúnen los términos semejantes.',
            fr: 'On regroupe les termes semblables.',
          },
        },
        {
          line: '5*(1 + 3) - 2*(1 - 4) = 3*1 + 23',
          why: {
            en: 'A test with 1: the brackets give 20 and plus 6, and the short form gives 26 as well.',
            es: 'Una prueba con 1: los paréntesis dan 20 y más 6, y la forma corta también da 26.',
            fr: 'Un essai avec 1 : les parenthèses donnent 20 et plus 6, et la forme réduite donne 26 aussi.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'expanding.one_bracket', seed: 13 },
        { kind: 'practice', template: 'expanding.one_bracket', seed: 10 },
        { kind: 'practice', template: 'expanding.minus_bracket', seed: 1 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Two brackets, four rectangles',
        es: 'Dos paréntesis, cuatro zonas',
        fr: 'Deux parenthèses, quatre cases',
      },
      paragraphs: {
        en: [
          'What if both sides of the rectangle are cut? For {two} one side is cut into {x} and 4, the other into {x} and 2. Two cuts make four rectangles: {four}. Each part of one side meets each part of the other, and no rectangle may be left out. The two terms in the middle are alike, so {short} is the shortest form.',
          'Signs travel with their terms here too. In {signs} the second bracket holds {x} and minus 3, which gives {signsFour}, and shortened {signsShort}. There is no rectangle with a side of minus 3; the picture has taught the pattern, and the rule for signs carries it on.',
        ],
        es: [
          '¿Y si se cortan los dos lados del rectángulo? En {two} un lado se parte en {x} y 4; el otro, en {x} y 2. Dos cortes dejan cuatro zonas: {four}. Cada parte de un lado se encuentra con cada parte del otro, y ninguna zona puede faltar. Los dos términos del medio son semejantes; la forma más corta es {short}.',
          'También aquí el signo viaja con su término. En {signs} el segundo paréntesis contiene {x} y menos 3: sale {signsFour} y, reunido, {signsShort}. No hay ningún rectángulo de lado menos 3; el dibujo ha enseñado el patrón y la regla de los signos lo continúa.',
        ],
        fr: [
          'Et si l’on coupe les deux côtés du rectangle ? Pour {two}, un côté est fait de {x} et de 4, l’autre de {x} et de 2. Deux coupures donnent quatre cases : {four}. Chaque partie d’un côté rencontre chaque partie de l’autre, et aucune case ne doit manquer. Les deux termes du milieu sont semblables : la forme réduite est {short}.',
          'Ici aussi, le signe voyage avec son terme. Dans {signs}, la seconde parenthèse contient {x} et moins 3 : on obtient {signsFour}, puis {signsShort} en réduisant. Aucun rectangle n’a un côté de moins 3 ; le dessin a montré le principe, la règle des signes le prolonge.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 7, label: 'x' },
          { size: 4, label: '4' },
        ],
        down: [
          { size: 7, label: 'x' },
          { size: 2.5, label: '2' },
        ],
        cells: [
          [
            { label: 'x^2', tone: 'given' },
            { label: '4x', tone: 'second' },
          ],
          [{ label: '2x', tone: 'second' }, { label: '8' }],
        ],
        description: {
          en: 'A rectangle with sides x plus 4 and x plus 2, cut into four smaller rectangles: x squared, 4x, 2x and 8.',
          es: 'Un rectángulo de lados x más 4 y x más 2, dividido en cuatro zonas: x al cuadrado, 4x, 2x y 8.',
          fr: 'Un rectangle de côtés x plus 4 et x plus 2, partagé en quatre cases : x au carré, 4x, 2x et 8.',
        },
      },
      caption: {
        en: 'Four rectangles, four products. The two in the same colour are like terms.',
        es: 'Cuatro zonas, cuatro productos. Las dos del mismo color son términos semejantes.',
        fr: 'Quatre cases, quatre produits. Les deux de la même couleur sont des termes semblables.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          '{square} is often turned into {squarePartly}. The thought: what holds for a product, where each factor may be squared by itself, should hold for a sum. Draw the square with side {inside}. In two of its corners lie a big square and a 9, but beside them there are two rectangles of {threeX}. Written out, it is {twice}, hence {squareOpen}.',
        ],
        es: [
          'A menudo {square} se convierte en {squarePartly}. La idea: si en un producto se puede elevar cada factor por separado, con una suma debería pasar igual. Dibuja el cuadrado de lado {inside}. En dos esquinas hay un cuadrado grande y un 9, pero a su lado quedan dos zonas de {threeX}. Escrito entero es {twice}, es decir, {squareOpen}.',
        ],
        fr: [
          '{square} devient souvent {squarePartly}. L’idée : puisque, dans un produit, on peut mettre chaque facteur au carré, cela devrait valoir pour une somme. Dessine le carré de côté {inside}. Dans deux coins se trouvent un grand carré et un 9, mais à côté restent deux cases de {threeX}. Écrit en entier, c’est {twice}, donc {squareOpen}.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Take out the sheet with the number trick of the first lesson: double, add 6, halve, take the first number away. With a letter it reads {trick}. Halving belongs to both terms of the sum, so {trickHalf} is left, and the {n} disappears. What do you have to change in the trick for the result to be always 10?',
        ],
        es: [
          'Saca la hoja con el truco de la primera lección: duplicar, sumar 6, dividir entre 2 y quitar el primer número. Con una letra es {trick}. La mitad se toma de los dos términos de la suma: queda {trickHalf} y la {n} desaparece. ¿Qué tienes que cambiar en el truco para que salga siempre 10?',
        ],
        fr: [
          'Reprends la feuille avec le tour de la première leçon : doubler, ajouter 6, prendre la moitié, retrancher le nombre de départ. Avec une lettre, il s’écrit {trick}. La moitié se prend sur les deux termes de la somme : il reste {trickHalf}, et {n} disparaît. Que dois-tu changer pour que le résultat soit toujours 10 ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'expanding.two_brackets', seed: 6 },
        { kind: 'practice', template: 'expanding.two_brackets', seed: 2 },
        { kind: 'practice', template: 'expanding.square', seed: 57 },
        { kind: 'practice', template: 'expanding.area', seed: 10 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now open brackets, with any factor in front and with another bracket beside them, and a rectangle reminds you if you forget the rule. Read from right to left, the same lines turn a sum into a product; that is called factorising and comes back with quadratic equations. Next you return to the scales. The unknown will stand on both sides, sometimes in brackets, and everything from these four lessons comes together.',
        ],
        es: [
          'Ahora puedes desarrollar paréntesis con cualquier factor delante y con otro paréntesis al lado; si olvidas la regla, un rectángulo te la recuerda. Leídas de derecha a izquierda, las mismas líneas convierten una suma en un producto; eso se llama factorizar y volverá con las ecuaciones de segundo grado. Después vuelves a la balanza. La incógnita estará en los dos lados, a veces entre paréntesis, y se juntará todo lo de estas cuatro lecciones.',
        ],
        fr: [
          'Tu sais maintenant développer, avec n’importe quel facteur devant et avec une autre parenthèse à côté ; si tu oublies la règle, un rectangle te la rappelle. Lues de droite à gauche, les mêmes lignes changent une somme en produit ; cela s’appelle factoriser et reviendra avec les équations du second degré. Tu reviens ensuite à la balance. L’inconnue sera dans les deux membres, parfois entre parenthèses, et tout ce que montrent ces quatre leçons se rejoint.',
        ],
      },
    },
  ],
};
