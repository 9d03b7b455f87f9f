import type { Lesson } from '../lesson.ts';

export const likeTerms: Lesson = {
  id: 'like-terms',
  title: {
    en: 'Collecting what is alike',
    es: 'Reunir lo semejante',
    fr: 'Regrouper ce qui se ressemble',
  },
  can: {
    en: 'You write an expression in its shortest form and say why some terms stay apart.',
    es: 'Aprenderás a simplificar una expresión y a explicar por qué algunos términos no se juntan.',
    fr: 'Tu apprendras à réduire une expression et à expliquer pourquoi certains termes restent séparés.',
  },
  minutes: 22,
  slots: {
    sum: '2x + 3',
    five: '5x',
    one: 'x = 1',
    ten: 'x = 10',
    x: 'x',
    twoX: '2x',
    fourX: '4x',
    xx: 'x + x',
    xxxx: 'x + x + x + x',
    piles: '2x + 3 + 4x + 1',
    short: '6x + 4',
    signs: '7x - 4 - 3x + 9',
    lone: '5x - x',
    xSquared: 'x^2',
    mixed: '3x^2 + 2x + x^2',
    mixedShort: '4x^2 + 2x',
    longer: 'x + 2',
    threeSquares: '3x^2',
    a: '3x + 2',
    c: '7x + 2',
    d: '3x',
    like: '-x^2',
    sixX: '6x',
    cube: 'x^3',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Once is not always',
        es: 'Una vez no es siempre',
        fr: 'Une fois n’est pas toujours',
      },
      paragraphs: {
        en: [
          'Somebody shortens {sum} to {five}. A friend tests it with {one}: the first expression makes 2 plus 3, the second 5 times 1. Both are 5. Does that settle it? Try {ten} before you read on.',
          'For 10 the first expression is worth 23, the second 50. Two expressions are equal only if they agree for every number that may take the place of the letter. One number where they differ is enough to show that they are not. At 1 these two met by chance, as two roads may cross at one place and lead to different towns.',
        ],
        es: [
          'Alguien acorta {sum} y escribe {five}. Una amiga lo prueba con {one}: la primera expresión da 2 más 3; la segunda, 5 por 1. Las dos valen 5. ¿Queda así demostrado? Prueba con {ten} antes de seguir leyendo.',
          'Con 10, la primera expresión vale 23 y la segunda 50. Dos expresiones son iguales solo si coinciden con cualquier número que ocupe el sitio de la letra. Basta un número con el que no coincidan para saber que no lo son. En 1 coinciden por casualidad, como dos caminos que se cruzan en un punto y llevan a pueblos distintos.',
        ],
        fr: [
          'Quelqu’un raccourcit {sum} et écrit {five}. Une amie essaie avec {one} : la première expression donne 2 plus 3, la seconde 5 fois 1. Les deux valent 5. Est-ce une preuve ? Essaie avec {ten} avant de lire la suite.',
          'Pour 10, la première expression vaut 23, la seconde 50. Deux expressions sont égales seulement si elles donnent le même résultat pour tous les nombres qui peuvent remplacer la lettre. Un seul nombre où elles diffèrent suffit à montrer qu’elles ne le sont pas. Pour 1, elles se sont rencontrées par hasard, comme deux routes qui se croisent et mènent à des villes différentes.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: { items: ['y = 2x + 3', 'y = 5x'], view: { x: [-1, 5], y: [-3, 20] } },
      caption: {
        en: 'Choose a number {x} on the level axis: the height of each line above it is the value of its expression. The lines share one point, at {one}, and nowhere else.',
        es: 'Elige un número {x} en el eje horizontal: la altura de cada recta sobre él es el valor de su expresión. Las rectas tienen un solo punto en común, en {one}.',
        fr: 'Choisis un nombre {x} sur l’axe horizontal : la hauteur de chaque droite au-dessus de lui est la valeur de son expression. Les droites n’ont qu’un point commun, en {one}.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Envelopes and loose stickers',
        es: 'Sobres y cromos sueltos',
        fr: 'Des pochettes et des autocollants',
      },
      paragraphs: {
        en: [
          'What does {sum} tell? Let {x} be the number of stickers in a sealed envelope, the same number in each. Then {sum} means two envelopes and three loose stickers. Nothing there is five of a kind. As long as the envelopes are sealed, nobody can say how many stickers there are in all.',
          'Somebody brings four more envelopes and one more sticker: {piles}. Envelopes can be counted with envelopes and loose stickers with loose stickers, so there are six envelopes and four stickers, {short}. This holds whatever the envelopes contain, because {twoX} is {xx} and {fourX} is {xxxx}: the same number is added six times altogether.',
        ],
        es: [
          '¿Qué cuenta {sum}? Llamemos {x} al número de cromos de un sobre cerrado, el mismo en todos. Entonces {sum} son dos sobres y tres cromos sueltos. Ahí no hay cinco cosas de la misma clase. Mientras los sobres sigan cerrados, nadie puede decir cuántos cromos hay en total.',
          'Llegan cuatro sobres y un cromo más: {piles}. Los sobres se cuentan con los sobres y los cromos sueltos con los sueltos, así que hay seis sobres y cuatro cromos, {short}. Esto vale contengan lo que contengan los sobres, porque {twoX} es {xx} y {fourX} es {xxxx}: en total, el mismo número se suma seis veces.',
        ],
        fr: [
          'Que raconte {sum} ? Appelons {x} le nombre d’autocollants d’une pochette fermée, le même dans chacune. Alors {sum}, ce sont deux pochettes et trois autocollants à part. Rien, là-dedans, n’est cinq fois la même chose. Tant que les pochettes sont fermées, personne ne peut dire combien il y a d’autocollants en tout.',
          'On apporte encore quatre pochettes et un autocollant : {piles}. Les pochettes se comptent avec les pochettes, les autocollants avec les autocollants : six pochettes et quatre autocollants, {short}. C’est vrai quel que soit le contenu des pochettes, car {twoX}, c’est {xx}, et {fourX}, c’est {xxxx} : en tout, le même nombre est ajouté six fois.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: '2x + 3 + 4x + 1',
            parts: [
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { label: '1', tone: 'second' },
              { label: '1', tone: 'second' },
              { label: '1', tone: 'second' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { label: '1', tone: 'second' },
            ],
          },
          {
            name: '6x + 4',
            parts: [
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { size: 2.5, label: 'x', tone: 'given' },
              { label: '1', tone: 'second' },
              { label: '1', tone: 'second' },
              { label: '1', tone: 'second' },
              { label: '1', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'Two rows of equal length. Above: two envelopes, three stickers, four envelopes, one sticker. Below: six envelopes, then four stickers.',
          es: 'Dos filas igual de largas. Arriba: dos sobres, tres cromos, cuatro sobres, un cromo. Abajo: seis sobres y después cuatro cromos.',
          fr: 'Deux rangées de même longueur. En haut : deux pochettes, trois autocollants, quatre pochettes, un autocollant. En bas : six pochettes, puis quatre autocollants.',
        },
      },
      caption: {
        en: 'Sorting changes the order, not the length of the row. The two colours never mix.',
        es: 'Ordenar cambia el orden, no el largo de la fila. Los dos colores nunca se mezclan.',
        fr: 'Trier change l’ordre, pas la longueur de la rangée. Les deux couleurs ne se mélangent jamais.',
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          'The parts of a sum are its terms. In {fourX} the 4 is the coefficient: it says how many. Terms that differ in nothing but their coefficient are like terms, and only like terms can be put together.',
        ],
        es: [
          'Las partes de una suma se llaman términos. En {fourX} el 4 es el coeficiente: dice cuántas veces. Los términos que solo se diferencian en el coeficiente son términos semejantes, y únicamente estos se pueden reunir.',
        ],
        fr: [
          'Les parties d’une somme s’appellent ses termes. Dans {fourX}, le 4 est le coefficient : il dit combien de fois. Des termes qui ne diffèrent que par leur coefficient sont des termes semblables, et eux seuls se regroupent. Regrouper ainsi, c’est réduire l’expression.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'given-away',
          skill: 'expressions',
          prompt: {
            en: 'You have five envelopes with {x} stickers each and two loose stickers. You give two envelopes away. What is left?',
            es: 'Tienes cinco sobres con {x} cromos cada uno y dos cromos sueltos. Regalas dos sobres. ¿Qué te queda?',
            fr: 'Tu as cinq pochettes de {x} autocollants et deux autocollants à part. Tu donnes deux pochettes. Que te reste-t-il ?',
          },
          options: [
            {
              text: { en: '{a}', es: '{a}', fr: '{a}' },
              right: true,
              answer: {
                en: 'Yes: three envelopes, and the two loose stickers that nobody touched.',
                es: 'Sí: tres sobres y los dos cromos sueltos, que nadie ha tocado.',
                fr: 'Oui : trois pochettes, et les deux autocollants à part que personne n’a touchés.',
              },
            },
            {
              text: { en: '{five}', es: '{five}', fr: '{five}' },
              answer: {
                en: 'Three and two do make five, but three envelopes and two stickers are not five of the same thing.',
                es: 'Tres y dos son cinco, pero tres sobres y dos cromos no son cinco cosas iguales.',
                fr: 'Trois et deux font cinq, mais trois pochettes et deux autocollants ne sont pas cinq fois la même chose.',
              },
            },
            {
              text: { en: '{c}', es: '{c}', fr: '{c}' },
              answer: {
                en: 'Here the two envelopes came in addition. Giving away means that five becomes three.',
                es: 'Aquí los dos sobres se han añadido. Regalarlos significa que de cinco quedan tres.',
                fr: 'Ici, les deux pochettes ont été ajoutées. Les donner veut dire que de cinq il en reste trois.',
              },
            },
            {
              text: { en: '{d}', es: '{d}', fr: '{d}' },
              answer: {
                en: 'The envelopes are right. The loose stickers are still on the table: it was envelopes that were given away.',
                es: 'Los sobres están bien. Los cromos sueltos siguen en la mesa: lo que se regaló fueron sobres.',
                fr: 'Pour les pochettes, c’est juste. Les autocollants à part sont encore sur la table : ce sont des pochettes qui ont été données.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'expressions.collect', seed: 9 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Every term owns its sign',
        es: 'Cada término lleva su signo',
        fr: 'Chaque terme garde son signe',
      },
      paragraphs: {
        en: [
          'In {signs} two terms are taken away. May they be moved? Yes, if each takes along the sign in front of it. Think of money: paying 4 euros and receiving 9 leaves the same in your purse, whichever happens first. So treat a sign as glued to the term on its right, and carry both together, like a card.',
        ],
        es: [
          'En {signs} se restan dos términos. ¿Se pueden mover? Sí, siempre que cada uno se lleve el signo que tiene delante. Piensa en el dinero: si pagas 4 euros y recibes 9, en la cartera queda lo mismo, sea cual sea el orden. Trata el signo como pegado al término de su derecha y mueve los dos juntos, como una tarjeta.',
        ],
        fr: [
          'Dans {signs}, deux termes sont retranchés. A-t-on le droit de les déplacer ? Oui, si chacun emporte le signe placé devant lui. Pense à l’argent : payer 4 euros et en recevoir 9 laisse la même somme dans le porte-monnaie, quel que soit l’ordre. Considère donc que le signe est collé au terme à sa droite, et déplace les deux ensemble, comme une carte.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            parts: [
              { label: '7x', tone: 'given' },
              { label: '-4', tone: 'second' },
              { label: '-3x', tone: 'given' },
              { label: '+9', tone: 'second' },
            ],
          },
          {
            parts: [
              { label: '7x', tone: 'given' },
              { label: '-3x', tone: 'given' },
              { label: '-4', tone: 'second' },
              { label: '+9', tone: 'second' },
            ],
          },
          {
            parts: [
              { size: 2, label: '4x', tone: 'given' },
              { size: 2, label: '+5', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'Three rows of cards. First 7x, minus 4, minus 3x, plus 9. Then 7x, minus 3x, minus 4, plus 9. In the end 4x and plus 5.',
          es: 'Tres filas de tarjetas. Primero 7x, menos 4, menos 3x, más 9. Después 7x, menos 3x, menos 4, más 9. Al final 4x y más 5.',
          fr: 'Trois rangées de cartes. D’abord 7x, moins 4, moins 3x, plus 9. Puis 7x, moins 3x, moins 4, plus 9. À la fin 4x et plus 5.',
        },
      },
      caption: {
        en: 'Four cards, each with its sign. They may change places, they never change signs. Then each colour is worked out.',
        es: 'Cuatro tarjetas, cada una con su signo. Pueden cambiar de sitio, nunca de signo. Después se calcula cada color.',
        fr: 'Quatre cartes, chacune avec son signe. Elles peuvent changer de place, jamais de signe. On calcule ensuite chaque couleur.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Simplify {expression}.',
        es: 'Escribe {expression} de la forma más corta posible.',
        fr: 'Réduis {expression}.',
      },
      slots: { expression: '8a - 3 - a + 10 - 2a', a: 'a' },
      lines: [
        {
          line: '8a - a - 2a - 3 + 10',
          why: {
            en: 'Like terms stand side by side, each with the sign that was in front of it.',
            es: 'Los términos semejantes quedan juntos, cada uno con el signo que tenía delante.',
            fr: 'Les termes semblables sont côte à côte, chacun avec le signe qui le précédait.',
          },
        },
        {
          line: '5a - 3 + 10',
          why: {
            en: 'Eight of a kind, less one, less two. A lone {a} counts as one.',
            es: 'Ocho de una clase, menos una, menos dos. Una {a} sola cuenta como una.',
            fr: 'Huit fois {a}, moins une fois, moins deux fois. La lettre {a} toute seule compte pour une.',
          },
        },
        {
          line: '5a + 7',
          why: {
            en: 'Minus 3 plus 10 is 7. Two kinds are left, so this is the shortest form.',
            es: 'Menos 3 más 10 son 7. Quedan dos clases: esta es la forma más corta.',
            fr: 'Moins 3 plus 10 font 7. Il reste deux sortes de termes : l’expression est réduite.',
          },
        },
        {
          line: '8*2 - 3 - 2 + 10 - 2*2 = 5*2 + 7',
          why: {
            en: 'A test with 2 in place of {a}: both sides are 17. A test cannot prove the result, but it often finds a slip.',
            es: 'Una prueba con 2 en lugar de {a}: los dos lados valen 17. La prueba no demuestra el resultado, pero suele descubrir un despiste.',
            fr: 'Un essai avec 2 à la place de {a} : les deux membres valent 17. Un essai ne prouve pas le résultat, mais il révèle souvent une erreur.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'What is {lone}? Often 5 is written: the {x} is taken away, so the 5 remains. That would be true for letters on a shelf. But {five} is five times a number, and one of the five is taken away: {fourX} is left. For {ten} it is 50 less 10, which is 40, not 5.',
        ],
        es: [
          '¿Cuánto es {lone}? A menudo se escribe 5: se quita la {x} y queda el 5. Eso valdría para letras en un estante. Pero {five} es cinco veces un número y de las cinco se quita una: queda {fourX}. Si {ten}, son 50 menos 10, es decir, 40 y no 5.',
        ],
        fr: [
          'Que vaut {lone} ? On écrit souvent 5 : on enlève {x}, il reste 5. Ce serait vrai pour des lettres sur une étagère. Mais {five}, c’est cinq fois un nombre, et l’on en retire une fois : il reste {fourX}. Pour {ten}, c’est 50 moins 10, donc 40 et non 5.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'expressions.collect', seed: 6 },
        { kind: 'practice', template: 'expressions.collect', seed: 12 },
        { kind: 'practice', template: 'expressions.wrong_line', seed: 1 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Squares are a kind of their own',
        es: 'Los cuadrados son otra clase',
        fr: 'Les carrés sont une autre sorte',
      },
      paragraphs: {
        en: [
          'Is {xSquared} like {x}? Draw a square with side {x}, and beside it a strip as long as the square and 1 wide. Their areas are {xSquared} and {x}. For a side of 3 that is 9 and 3, for a side of 10 it is 100 and 10. No fixed number of strips fills the square for every side. So {mixed} becomes {mixedShort}, and there it ends.',
        ],
        es: [
          '¿Se parece {xSquared} a {x}? Dibuja un cuadrado de lado {x} y, a su lado, una tira igual de larga y de ancho 1. Sus áreas son {xSquared} y {x}. Con lado 3 valen 9 y 3; con lado 10, 100 y 10. No hay un número fijo de tiras que llene el cuadrado sea cual sea el lado. Por eso {mixed} se convierte en {mixedShort}, y ahí se acaba.',
        ],
        fr: [
          '{xSquared} et {x} se ressemblent-ils ? Dessine un carré de côté {x} et, à côté, une bande aussi longue et de largeur 1. Leurs aires sont {xSquared} et {x}. Pour un côté de 3, c’est 9 et 3 ; pour un côté de 10, c’est 100 et 10. Aucun nombre fixe de bandes ne remplit le carré quel que soit son côté. Ainsi {mixed} devient {mixedShort}, et l’on s’arrête là.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 5, label: 'x' },
          { size: 1, label: '1' },
          { size: 1, label: '1' },
        ],
        down: [{ size: 5, label: 'x' }],
        cells: [
          [
            { label: 'x^2', tone: 'given' },
            { label: 'x', tone: 'second' },
            { label: 'x', tone: 'second' },
          ],
        ],
        description: {
          en: 'A square with side x and area x squared. Beside it two strips, each x long and 1 wide, with area x.',
          es: 'Un cuadrado de lado x y área x al cuadrado. A su lado, dos tiras de largo x y ancho 1, cada una de área x.',
          fr: 'Un carré de côté x et d’aire x au carré. À côté, deux bandes de longueur x et de largeur 1, chacune d’aire x.',
        },
      },
      caption: {
        en: 'One square and two strips. How many strips would fit into the square depends on how long {x} is.',
        es: 'Un cuadrado y dos tiras. Cuántas tiras caben en el cuadrado depende de lo que mida {x}.',
        fr: 'Un carré et deux bandes. Le nombre de bandes qui tiennent dans le carré dépend de la longueur {x}.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Draw a rectangle that is {longer} long and {x} wide. Walk round it with a finger and write down all four sides as one sum. Then collect. Measure a rectangle of your own to see whether your result fits.',
        ],
        es: [
          'Dibuja un rectángulo de largo {longer} y ancho {x}. Recórrelo con el dedo y anota los cuatro lados en una sola suma. Después reúne los términos. Mide un rectángulo tuyo y comprueba si el resultado encaja.',
        ],
        fr: [
          'Dessine un rectangle de longueur {longer} et de largeur {x}. Fais-en le tour avec le doigt et note les quatre côtés en une seule somme. Réduis-la ensuite. Mesure un rectangle à toi pour voir si ton résultat convient.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'goes-with-squares',
          skill: 'expressions',
          prompt: {
            en: 'Which term can be put together with {threeSquares}?',
            es: '¿Qué término se puede reunir con {threeSquares}?',
            fr: 'Quel terme peut-on regrouper avec {threeSquares} ?',
          },
          options: [
            {
              text: { en: '{like}', es: '{like}', fr: '{like}' },
              right: true,
              answer: {
                en: 'Yes: the same letter with the same exponent. Three squares less one square are two squares.',
                es: 'Sí: la misma letra con el mismo exponente. Tres cuadrados menos uno son dos cuadrados.',
                fr: 'Oui : la même lettre avec le même exposant. Trois carrés moins un carré font deux carrés.',
              },
            },
            {
              text: { en: '{sixX}', es: '{sixX}', fr: '{sixX}' },
              answer: {
                en: 'The letter is the same, the exponent is not: strips and squares stay apart.',
                es: 'La letra es la misma, pero el exponente no: tiras y cuadrados no se juntan.',
                fr: 'La lettre est la même, pas l’exposant : bandes et carrés restent séparés.',
              },
            },
            {
              text: { en: '{cube}', es: '{cube}', fr: '{cube}' },
              answer: {
                en: 'Here the number stands three times as a factor, which makes a cube and not a square.',
                es: 'Aquí el número aparece tres veces como factor: es un cubo, no un cuadrado.',
                fr: 'Ici, le nombre figure trois fois comme facteur : c’est un cube, non un carré.',
              },
            },
            {
              text: { en: '3', es: '3', fr: '3' },
              answer: {
                en: 'The 3 looks familiar, but in {threeSquares} it only counts the squares. A plain number is another kind.',
                es: 'El 3 resulta familiar, pero en {threeSquares} solo cuenta los cuadrados. Un número solo es de otra clase.',
                fr: 'Ce 3 rappelle l’autre, mais dans {threeSquares} il compte seulement les carrés. Un nombre seul est d’une autre sorte.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'expressions.wrong_line', seed: 6 },
        { kind: 'practice', template: 'expressions.perimeter', seed: 1 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now shorten an expression, and you know when to stop. You also have a test that takes a few seconds: put a number in before and after. Short expressions are half of solving an equation. The other half is a pair of scales, and that is what comes next.',
        ],
        es: [
          'Ahora puedes acortar una expresión y sabes cuándo parar. Además tienes una prueba de pocos segundos: pon un número antes y después. Acortar expresiones es la mitad del trabajo en una ecuación. La otra mitad es una balanza, y es lo que viene ahora.',
        ],
        fr: [
          'Tu sais maintenant réduire une expression, et t’arrêter au bon moment. Tu as aussi une vérification qui prend quelques secondes : mets un nombre avant et après. Réduire est la moitié du travail dans une équation. L’autre moitié est une balance, et c’est la suite.',
        ],
      },
    },
  ],
};
