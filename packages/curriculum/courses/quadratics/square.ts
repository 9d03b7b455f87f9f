import type { Lesson } from '../lesson.ts';

export const square: Lesson = {
  id: 'square',
  title: { en: 'Completing the square', es: 'Completar el cuadrado', fr: 'Compléter le carré' },
  can: {
    en: 'You turn a quadratic into a square and a number, solve it with a root, and read off its lowest point.',
    es: 'Aprenderás a completar el cuadrado en una expresión de segundo grado, a resolverla con una raíz y a leer su punto más bajo.',
    fr: 'Tu apprendras à compléter le carré d’une expression du second degré, à résoudre l’équation avec une racine et à lire le point le plus bas.',
  },
  minutes: 40,
  slots: {
    problem: 'x^2 + 10x = 39',
    filled: '39 + 25 = 64',
    folded: '(x + 5)^2 = 64',
    side: 'x + 5',
    solutions: 'x = 3 or x = -13',
    general: '(x + p)^2 = x^2 + 2p x + p^2',
    minusSquare: '(x - 7)^2 = x^2 - 14x + 49',
    forgotten: '(x + 5)^2 = 39',
    expression: 'x^2 + 6x + 2',
    added: 'x^2 + 6x + 9 - 9 + 2',
    completed: '(x + 3)^2 - 7',
    lowest: '(-3, -7)',
    both: '(x + 3)^2 = 7',
    zeros: 'x = -3 ± sqrt(7)',
    none: 'x^2 + 6x + 11',
    noneCompleted: '(x + 3)^2 + 2',
  },
  blocks: [
    {
      kind: 'text',
      heading: { en: 'A problem from Baghdad', es: 'Un problema de Bagdad', fr: 'Un problème de Bagdad' },
      paragraphs: {
        en: [
          'Around the year 820, al-Khwarizmi wrote a book in Baghdad; a word in its title became our word “algebra”. Its best-known problem says, in our signs, {problem}: a square and ten times its side make 39 together. Here one could look for a pair of numbers. But al-Khwarizmi drew a picture, and his picture also helps where no pair can be found.',
          'Draw a square with side x and beside it a strip that is 10 wide. Together they have the area 39. Cut the strip lengthwise into two halves, each 5 wide. Leave one at the right of the square and lay the other below it. A larger square almost appears, with side {side}. Only a corner is missing, and its area is known: 5 times 5.',
        ],
        es: [
          'Hacia el año 820, al-Juarismi escribió en Bagdad un libro; de una palabra de su título viene nuestra palabra «álgebra». Su problema más conocido dice, con nuestros signos, {problem}: un cuadrado y diez veces su lado suman 39. Aquí se podría buscar una pareja de números. Pero al-Juarismi hizo un dibujo, y su dibujo ayuda también donde no se encuentra ninguna pareja.',
          'Dibuja un cuadrado de lado x y, al lado, una tira de ancho 10. Juntos tienen área 39. Corta la tira a lo largo en dos mitades, de ancho 5 cada una. Deja una a la derecha del cuadrado y pon la otra debajo. Casi aparece un cuadrado mayor, de lado {side}. Solo falta una esquina, y su área se conoce: 5 por 5.',
        ],
        fr: [
          'Vers l’an 820, al-Khwarizmi écrivit à Bagdad un livre ; un mot de son titre est devenu notre mot « algèbre ». Son problème le plus connu dit, avec nos signes, {problem} : un carré et dix fois son côté font ensemble 39. Ici, on pourrait chercher un couple de nombres. Mais al-Khwarizmi fit un dessin, et ce dessin aide aussi là où l’on ne trouve aucun couple.',
          'Dessine un carré de côté x et, à côté, une bande de largeur 10. Ensemble, ils ont pour aire 39. Coupe la bande dans sa longueur en deux moitiés de largeur 5. Laisse l’une à droite du carré et pose l’autre en dessous. Un carré plus grand apparaît presque, de côté {side}. Il ne manque qu’un coin, et l’on connaît son aire : 5 fois 5.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 4, label: 'x' },
          { size: 10, label: '10' },
        ],
        down: [{ size: 4, label: 'x' }],
        cells: [[{ label: 'x^2', tone: 'given' }, { label: '10x' }]],
        description: {
          en: 'A square with side x and to its right a strip as high as the square and 10 wide. The fields are called x squared and 10x.',
          es: 'Un cuadrado de lado x y, a su derecha, una tira tan alta como el cuadrado y de ancho 10. Las partes se llaman x al cuadrado y 10x.',
          fr: 'Un carré de côté x et, à sa droite, une bande aussi haute que le carré et de largeur 10. Les parties s’appellent x au carré et 10x.',
        },
      },
      caption: {
        en: 'Before the cut: the square and the strip are a rectangle with the area 39.',
        es: 'Antes del corte: el cuadrado y la tira forman un rectángulo de área 39.',
        fr: 'Avant la coupe : le carré et la bande forment un rectangle d’aire 39.',
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 4, label: 'x' },
          { size: 5, label: '5' },
        ],
        down: [
          { size: 4, label: 'x' },
          { size: 5, label: '5' },
        ],
        cells: [
          [{ label: 'x^2', tone: 'given' }, { label: '5x' }],
          [{ label: '5x' }, { label: '25', tone: 'second' }],
        ],
        description: {
          en: 'A large square with side x plus 5. In it the square x squared, two strips of area 5x to its right and below it, and in the corner between them a coloured square of area 25.',
          es: 'Un cuadrado grande de lado x más 5. Dentro, el cuadrado x al cuadrado, dos tiras de área 5x a su derecha y debajo, y en la esquina entre ellas un cuadrado de color de área 25.',
          fr: 'Un grand carré de côté x plus 5. Dedans, le carré x au carré, deux bandes d’aire 5x à sa droite et en dessous, et dans le coin entre elles un carré coloré d’aire 25.',
        },
      },
      caption: {
        en: 'After the cut: the coloured corner was missing. With it, 39 becomes 64, and the large square is whole.',
        es: 'Después del corte: faltaba la esquina de color. Con ella, 39 pasa a 64 y el cuadrado grande está completo.',
        fr: 'Après la coupe : le coin coloré manquait. Avec lui, 39 devient 64, et le grand carré est complet.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'With the corner the area is {filled}. A square with the area 64 has the side 8, so {side} is 8 and x is 3. Al-Khwarizmi stopped there, because a side is never negative. The formula shows more: {folded} is true for two values of the bracket, 8 and −8. So {solutions}.',
        ],
        es: [
          'Con la esquina, el área es {filled}. Un cuadrado de área 64 tiene lado 8, así que {side} es 8 y x es 3. Al-Juarismi se detuvo ahí, porque un lado nunca es negativo. La fórmula muestra más: {folded} se cumple para dos valores del paréntesis, 8 y −8. Por tanto, {solutions}.',
        ],
        fr: [
          'Avec le coin, l’aire est {filled}. Un carré d’aire 64 a pour côté 8, donc {side} vaut 8 et x vaut 3. Al-Khwarizmi s’arrêta là, car un côté n’est jamais négatif. La formule en montre davantage : {folded} est vrai pour deux valeurs de la parenthèse, 8 et −8. Donc {solutions}.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Cut out a square with side 4 cm and a strip that is 4 cm long and 6 cm wide. Halve the strip and lay the halves as in the picture. How large is the corner that is missing, and how long is a side of the large square? Which equation have you laid?',
        ],
        es: [
          'Recorta un cuadrado de 4 cm de lado y una tira de 4 cm de largo y 6 cm de ancho. Parte la tira por la mitad y coloca las mitades como en el dibujo. ¿Qué área tiene la esquina que falta y cuánto mide el lado del cuadrado grande? ¿Qué ecuación has construido?',
        ],
        fr: [
          'Découpe un carré de 4 cm de côté et une bande de 4 cm de long et 6 cm de large. Partage la bande en deux et pose les moitiés comme sur le dessin. Quelle est l’aire du coin qui manque, et combien mesure le côté du grand carré ? Quelle équation as-tu construite ?',
        ],
      },
    },
    {
      kind: 'text',
      heading: { en: 'Half of it, squared', es: 'La mitad, al cuadrado', fr: 'La moitié, au carré' },
      paragraphs: {
        en: [
          'Why the half? In {general} the strip appears twice, once on each side. So the number before x is twice the number in the bracket, and the missing corner is the square of the half. With a minus it is the same: the half of −14 is −7, its square is 49, and {minusSquare}.',
        ],
        es: [
          '¿Por qué la mitad? En {general} la tira aparece dos veces, una en cada lado. Por eso el número que va delante de x es el doble del número del paréntesis, y la esquina que falta es el cuadrado de la mitad. Con un menos ocurre lo mismo: la mitad de −14 es −7, su cuadrado es 49, y {minusSquare}.',
        ],
        fr: [
          'Pourquoi la moitié ? Dans {general}, la bande apparaît deux fois, une de chaque côté. Le nombre devant x est donc le double du nombre dans la parenthèse, et le coin qui manque est le carré de la moitié. Avec un moins, c’est pareil : la moitié de −14 est −7, son carré est 49, et {minusSquare}.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'completing_square.missing', seed: 6 },
        { kind: 'practice', template: 'completing_square.missing', seed: 9 },
        { kind: 'practice', template: 'completing_square.roots', seed: 17 },
      ],
    },
    {
      kind: 'example',
      prompt: {
        en: 'Solve {equation}. No pair of whole numbers has the product −4 and the sum 6.',
        es: 'Resuelve {equation}. Ninguna pareja de enteros tiene producto −4 y suma 6.',
        fr: 'Résous {equation}. Aucun couple d’entiers n’a pour produit −4 et pour somme 6.',
      },
      slots: { equation: 'x^2 + 6x - 4 = 0', square: 'x^2', strip: '6x', root: 'sqrt(13)', near: '3.6' },
      lines: [
        {
          line: 'x^2 + 6x - 4 = 0',
          why: {
            en: 'The square and the strip are {square} and {strip}. The −4 is in the way.',
            es: 'El cuadrado y la tira son {square} y {strip}. El −4 estorba.',
            fr: 'Le carré et la bande sont {square} et {strip}. Le −4 gêne.',
          },
        },
        {
          line: 'x^2 + 6x = 4',
          why: {
            en: 'Add 4 on both sides. Now only the picture stands on the left.',
            es: 'Se suma 4 en los dos lados. Ahora a la izquierda solo está el dibujo.',
            fr: 'On ajoute 4 aux deux membres. À gauche, il ne reste que le dessin.',
          },
        },
        {
          line: 'x^2 + 6x + 9 = 13',
          why: {
            en: 'Half of 6 is 3, so the corner is 9. It is added on both sides, so that they stay equal.',
            es: 'La mitad de 6 es 3, así que la esquina es 9. Se suma en los dos lados para que sigan siendo iguales.',
            fr: 'La moitié de 6 est 3 : le coin vaut 9. On l’ajoute aux deux membres, pour qu’ils restent égaux.',
          },
        },
        {
          line: '(x + 3)^2 = 13',
          why: {
            en: 'The three terms on the left are now one square.',
            es: 'Los tres términos de la izquierda son ahora un solo cuadrado.',
            fr: 'Les trois termes de gauche forment maintenant un seul carré.',
          },
        },
        {
          line: 'x + 3 = ±sqrt(13)',
          why: {
            en: 'The root {root} is the positive number with the square 13, about {near}. Its opposite has the same square; the sign ± names both.',
            es: 'La raíz {root} es el número positivo cuyo cuadrado es 13, aproximadamente {near}. Su opuesto tiene el mismo cuadrado; el signo ± nombra los dos.',
            fr: 'La racine {root} est le nombre positif dont le carré est 13, environ {near}. Son opposé a le même carré ; le signe ± désigne les deux.',
          },
        },
        {
          line: 'x = -3 ± sqrt(13)',
          why: {
            en: 'Subtract 3 on both sides. These are two numbers, one on each side of −3.',
            es: 'Se resta 3 en los dos lados. Son dos números, uno a cada lado de −3.',
            fr: 'On retranche 3 aux deux membres. Ce sont deux nombres, un de chaque côté de −3.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Somebody completes the square in {problem} and writes {forgotten}. The bracket is right, but where did the corner come from? In the picture 25 was added on the left, so the right has to grow by 25 too. A completed square looks so finished that the other side is soon forgotten.',
        ],
        es: [
          'Alguien completa el cuadrado en {problem} y escribe {forgotten}. El paréntesis es correcto, pero ¿de dónde ha salido la esquina? En el dibujo se sumó 25 a la izquierda, así que la derecha también tiene que crecer en 25. Un cuadrado completo parece tan terminado que el otro lado se olvida pronto.',
        ],
        fr: [
          'Quelqu’un complète le carré dans {problem} et écrit {forgotten}. La parenthèse est juste, mais d’où vient le coin ? Dans le dessin, on a ajouté 25 à gauche ; la droite doit donc aussi augmenter de 25. Un carré complété paraît si achevé qu’on oublie vite l’autre membre.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'completing_square.order', seed: 9 },
        { kind: 'practice', template: 'completing_square.wrong_line', seed: 2 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'The lowest point shows itself',
        es: 'El punto más bajo se deja ver',
        fr: 'Le point le plus bas se montre',
      },
      paragraphs: {
        en: [
          'In {expression} there is no other side to add something to. So the corner is added and taken away again, {added}, and the value stays the same: {completed}. A square is never below 0, and this one is 0 at −3. There the value is −7, everywhere else it is greater. So {lowest} is the vertex of the parabola.',
          'The form tells even more. The value is 0 where {both}, so {zeros}. And {none} becomes {noneCompleted}: this is never less than 2, so it has no zeros at all, and no search for a pair could ever have found any.',
        ],
        es: [
          'En {expression} no hay otro lado al que sumar nada. Por eso la esquina se suma y se vuelve a restar, {added}, y el valor no cambia: {completed}. Un cuadrado nunca es menor que 0, y este vale 0 en −3. Allí el valor es −7; en cualquier otro lugar es mayor. Así, {lowest} es el vértice de la parábola.',
          'Esta forma dice aún más. El valor es 0 donde {both}, es decir, {zeros}. Y {none} se convierte en {noneCompleted}: nunca es menor que 2, así que no tiene ningún cero, y ninguna búsqueda de parejas habría podido encontrarlo.',
        ],
        fr: [
          'Dans {expression}, il n’y a pas d’autre membre auquel ajouter quelque chose. On ajoute donc le coin et on le retranche aussitôt, {added}, et la valeur reste la même : {completed}. C’est la forme canonique. Un carré n’est jamais négatif, et celui-ci est nul en −3. Là, la valeur est −7 ; partout ailleurs, elle est plus grande. Le sommet de la parabole est donc {lowest}.',
          'Cette forme en dit encore plus. La valeur est nulle là où {both}, donc {zeros}. Et {none} devient {noneCompleted} : ce n’est jamais moins que 2, il n’y a donc aucun zéro, et aucune recherche de couple n’aurait pu en trouver.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2 + 6x + 2', '(-3, -7)', 'y = x^2 + 6x + 11', '(-3, 2)'],
        view: { x: [-9, 3], y: [-9, 12] },
      },
      caption: {
        en: 'Both vertices stand at −3. The lower curve meets the horizontal axis on both sides of −3, at a distance of root 7; the upper one stays above the axis.',
        es: 'Los dos vértices están en −3. La curva de abajo corta el eje horizontal a ambos lados de −3, a una distancia de raíz de 7; la de arriba no llega al eje.',
        fr: 'Les deux sommets sont en −3. La courbe du bas coupe l’axe horizontal de part et d’autre de −3, à une distance égale à la racine de 7 ; celle du haut reste au-dessus de l’axe.',
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'completing_square.choose', seed: 13 },
        { kind: 'practice', template: 'completing_square.lowest', seed: 15 },
        { kind: 'practice', template: 'completing_square.solve', seed: 17 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now solve a quadratic equation that begins with a plain square, without any searching, see whether it has solutions at all, and find the lowest point of its curve. The steps were the same each time. So why not take them once with letters instead of numbers? What comes out is one of the best-known formulas of school mathematics.',
        ],
        es: [
          'Ya puedes resolver, sin buscar nada, una ecuación de segundo grado en la que el cuadrado no lleva ningún número delante, ver si tiene soluciones y hallar el punto más bajo de su curva. Los pasos han sido siempre los mismos. Entonces, ¿por qué no darlos una sola vez con letras en lugar de números? Lo que sale es una de las fórmulas más conocidas de las matemáticas escolares.',
        ],
        fr: [
          'Tu sais maintenant résoudre, sans rien chercher, une équation du second degré où le carré n’a pas de nombre devant lui, voir si elle a des solutions et trouver le point le plus bas de sa courbe. Les étapes étaient chaque fois les mêmes. Pourquoi ne pas les faire une seule fois, avec des lettres à la place des nombres ? Il en sort l’une des formules les plus connues des mathématiques à l’école.',
        ],
      },
    },
  ],
};
