import type { Lesson } from '../lesson.ts';

export const factors: Lesson = {
  id: 'factors',
  title: {
    en: 'Back to a product',
    es: 'De vuelta al producto',
    fr: 'Retrouver le produit',
  },
  can: {
    en: 'You write a quadratic expression as a product of two brackets.',
    es: 'Aprenderás a escribir una expresión de segundo grado como producto de dos paréntesis.',
    fr: 'Tu apprendras à écrire une expression du second degré comme un produit de deux parenthèses.',
  },
  minutes: 40,
  slots: {
    sum: 'x^2 + 7x + 12',
    both: 'x^2 + 7x + 12 = (x + 4)(x + 3)',
    general: '(x + p)(x + q)',
    multiplied: 'x^2 + (p + q)x + p*q',
    minusSum: 'x^2 - 7x + 12',
    minusProduct: '(x - 3)(x - 4)',
    asked: 'x^2 - 4x - 12',
    turned: '(x + 5)(x - 3)',
    turnedOut: 'x^2 + 2x - 15',
    cut: 'x^2 - 49',
    longer: 'x + 7',
    shorter: 'x - 7',
    cutProduct: '(x + 7)(x - 7)',
    wide: '9x^2 - 4',
    wideProduct: '(3x + 2)(3x - 2)',
    square: 'x^2 + 6x + 9',
    folded: '(x + 3)^2',
    common: '2x^2 + 10x + 12',
    taken: '2(x^2 + 5x + 6)',
    complete: '2(x + 2)(x + 3)',
  },
  blocks: [
    {
      kind: 'text',
      heading: { en: 'Twenty tiles', es: 'Veinte baldosas', fr: 'Vingt carreaux' },
      paragraphs: {
        en: [
          'Here are twenty tiles: one large square with side x, seven strips that are x long and 1 wide, and twelve small squares with side 1. Together they cover {sum}. Can all of them be laid as one rectangle, without gaps and without anything left over?',
          'Put the large square into a corner. Some of the strips go to its right, the others below it, and the small squares have to fill the corner that is left. That corner is as wide as there are strips on the right and as high as there are strips below. With 4 on the right and 3 below, it takes exactly 12 squares. So the rectangle exists, and its area can be written in two ways: {both}.',
        ],
        es: [
          'Aquí hay veinte baldosas: un cuadrado grande de lado x, siete tiras de largo x y ancho 1, y doce cuadrados pequeños de lado 1. Juntas cubren {sum}. ¿Se pueden colocar todas formando un solo rectángulo, sin huecos y sin que sobre nada?',
          'Pon el cuadrado grande en una esquina. Algunas tiras van a su derecha y las demás debajo; los cuadrados pequeños tienen que llenar la esquina que queda. Esa esquina tiene de ancho tantas unidades como tiras hay a la derecha, y de alto tantas como tiras hay debajo. Con 4 a la derecha y 3 debajo caben exactamente 12 cuadrados. El rectángulo existe, y su área se puede escribir de dos maneras: {both}.',
        ],
        fr: [
          'Voici vingt carreaux : un grand carré de côté x, sept bandes de longueur x et de largeur 1, et douze petits carrés de côté 1. Ensemble, ils couvrent {sum}. Peut-on les poser tous en un seul rectangle, sans trou et sans reste ?',
          'Pose le grand carré dans un coin. Une partie des bandes va à sa droite, les autres en dessous, et les petits carrés doivent remplir le coin qui reste. Ce coin mesure en largeur autant d’unités qu’il y a de bandes à droite, et en hauteur autant qu’il y en a en dessous. Avec 4 à droite et 3 en dessous, il y entre exactement 12 carrés. Le rectangle existe donc, et son aire s’écrit de deux façons : {both}.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 5.6, label: 'x' },
          { size: 4, label: '4' },
        ],
        down: [
          { size: 5.6, label: 'x' },
          { size: 3, label: '3' },
        ],
        cells: [
          [{ label: 'x^2', tone: 'given' }, { label: '4x' }],
          [{ label: '3x' }, { label: '12', tone: 'second' }],
        ],
        description: {
          en: 'A rectangle with the sides x plus 4 and x plus 3, cut into four fields: x squared, 4x, 3x and 12.',
          es: 'Un rectángulo de lados x más 4 y x más 3, cortado en cuatro partes: x al cuadrado, 4x, 3x y 12.',
          fr: 'Un rectangle de côtés x plus 4 et x plus 3, partagé en quatre parties : x au carré, 4x, 3x et 12.',
        },
      },
      caption: {
        en: 'The strips are shared out as 4 and 3. The coloured corner has the area 4 times 3: only this sharing fits.',
        es: 'Las tiras se reparten en 4 y 3. La esquina de color tiene área 4 por 3: solo este reparto encaja.',
        fr: 'Les bandes se partagent en 4 et 3. Le coin coloré a pour aire 4 fois 3 : seul ce partage convient.',
      },
    },
    {
      kind: 'text',
      heading: { en: 'A product and a sum', es: 'Un producto y una suma', fr: 'Un produit et une somme' },
      paragraphs: {
        en: [
          'Forwards, each part of one bracket is multiplied by each part of the other: {general} becomes {multiplied}. The number at the end is the product of p and q; the number before x is their sum. Going back is called factorising, and it asks: which two numbers have this product and this sum?',
          'Begin with the product. A number such as 12 has few pairs, and they can be written down in order, while the sum 7 could come from endlessly many pairs. Then add each pair until one has the right sum.',
        ],
        es: [
          'Hacia delante, cada parte de un paréntesis se multiplica por cada parte del otro: {general} se convierte en {multiplied}. El número del final es el producto de p y q; el que va delante de x es su suma. Volver atrás se llama factorizar, y la pregunta es: ¿qué dos números tienen este producto y esta suma?',
          'Empieza por el producto. Un número como 12 tiene pocas parejas y se pueden anotar en orden, mientras que la suma 7 puede salir de infinitas parejas. Después suma cada pareja hasta dar con la que conviene.',
        ],
        fr: [
          'Dans le sens direct, chaque partie d’une parenthèse est multipliée par chaque partie de l’autre : {general} devient {multiplied}. Le nombre à la fin est le produit de p et q ; celui qui est devant x est leur somme. Revenir en arrière s’appelle factoriser, et la question est : quels sont les deux nombres qui ont ce produit et cette somme ?',
          'Commence par le produit. Un nombre comme 12 a peu de couples, qu’on peut noter dans l’ordre, alors que la somme 7 peut venir d’une infinité de couples. Additionne ensuite chaque couple jusqu’à trouver la bonne somme.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [{ size: 1 }, { size: 1 }, { size: 1 }],
        down: [
          { size: 0.6, label: { en: 'product 12', es: 'producto 12', fr: 'produit 12' } },
          { size: 0.6, label: { en: 'sum', es: 'suma', fr: 'somme' } },
        ],
        cells: [
          [{ label: '1*12' }, { label: '2*6' }, { label: '3*4', tone: 'second' }],
          [{ label: '13' }, { label: '8' }, { label: '7', tone: 'second' }],
        ],
        description: {
          en: 'A table of the pairs with the product 12. 1 times 12 has the sum 13, 2 times 6 the sum 8, 3 times 4 the sum 7; the last one is marked.',
          es: 'Una tabla con las parejas de producto 12. 1 por 12 tiene suma 13, 2 por 6 suma 8 y 3 por 4 suma 7; la última está marcada.',
          fr: 'Un tableau des couples de produit 12. 1 fois 12 a pour somme 13, 2 fois 6 la somme 8, 3 fois 4 la somme 7 ; le dernier est marqué.',
        },
      },
      caption: {
        en: 'Three pairs are all there is with positive whole numbers, and one of them has the sum 7.',
        es: 'Con números naturales no hay más que tres parejas, y una de ellas suma 7.',
        fr: 'Avec des entiers positifs, il n’y a que trois couples, et l’un d’eux a pour somme 7.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'The signs shorten the search. If the product is positive, both numbers have the same sign, namely that of the sum: {minusSum} leads to −3 and −4, so to {minusProduct}. If the product is negative, the signs differ, and the number further from 0 has the sign of the sum.',
        ],
        es: [
          'Los signos acortan la búsqueda. Si el producto es positivo, los dos números tienen el mismo signo, que es el de la suma: {minusSum} lleva a −3 y −4, es decir, a {minusProduct}. Si el producto es negativo, los signos son distintos, y el número más alejado del 0 lleva el signo de la suma.',
        ],
        fr: [
          'Les signes abrègent la recherche. Si le produit est positif, les deux nombres ont le même signe, celui de la somme : {minusSum} mène à −3 et −4, donc à {minusProduct}. Si le produit est négatif, les signes sont contraires, et le nombre le plus éloigné de 0 a le signe de la somme.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'factoring_quadratics.pair', seed: 12 },
        { kind: 'practice', template: 'factoring_quadratics.pair', seed: 7 },
        {
          kind: 'choice',
          id: 'which-pair',
          skill: 'factoring_quadratics',
          prompt: {
            en: 'Which two numbers are needed to factorise {asked}?',
            es: '¿Qué dos números hacen falta para factorizar {asked}?',
            fr: 'De quels nombres a-t-on besoin pour factoriser {asked} ?',
          },
          options: [
            {
              text: { en: '2 and −6', es: '2 y −6', fr: '2 et −6' },
              right: true,
              answer: {
                en: 'Right. Their product is −12, their sum is −4.',
                es: 'Correcto. Su producto es −12 y su suma es −4.',
                fr: 'C’est juste. Leur produit est −12, leur somme −4.',
              },
            },
            {
              text: { en: '−2 and 6', es: '−2 y 6', fr: '−2 et 6' },
              answer: {
                en: 'The product fits: −12. But the sum is 4. The number further from 0 has to carry the minus.',
                es: 'El producto encaja: −12. Pero la suma es 4. El menos tiene que llevarlo el número más alejado del 0.',
                fr: 'Le produit convient : −12. Mais la somme est 4. C’est le nombre le plus éloigné de 0 qui doit porter le moins.',
              },
            },
            {
              text: { en: '−2 and −2', es: '−2 y −2', fr: '−2 et −2' },
              answer: {
                en: 'Here the sum fits, −4. But the product is 4. That is why the search begins with the product.',
                es: 'Aquí encaja la suma, −4. Pero el producto es 4. Por eso la búsqueda empieza por el producto.',
                fr: 'Ici, la somme convient, −4. Mais le produit est 4. C’est pourquoi la recherche commence par le produit.',
              },
            },
            {
              text: { en: '−3 and 4', es: '−3 y 4', fr: '−3 et 4' },
              answer: {
                en: 'This is one of the pairs with the product −12. Its sum is 1, so the next pair has to be tried.',
                es: 'Es una de las parejas de producto −12. Su suma es 1, así que hay que probar otra pareja.',
                fr: 'C’est l’un des couples de produit −12. Sa somme est 1 : il faut essayer un autre couple.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'example',
      prompt: { en: 'Factorise {sum}.', es: 'Factoriza {sum}.', fr: 'Factorise {sum}.' },
      slots: { sum: 'x^2 - 2x - 15', times: 'x + 3' },
      lines: [
        {
          line: 'x^2 - 2x - 15',
          why: {
            en: 'The product −15 has the pairs 1 and −15, −1 and 15, 3 and −5, −3 and 5. The sum −2 belongs to 3 and −5.',
            es: 'El producto −15 tiene las parejas 1 y −15, −1 y 15, 3 y −5, −3 y 5. La suma −2 es la de 3 y −5.',
            fr: 'Le produit −15 a pour couples 1 et −15, −1 et 15, 3 et −5, −3 et 5. La somme −2 est celle de 3 et −5.',
          },
        },
        {
          line: 'x^2 - 5x + 3x - 15',
          why: {
            en: 'The strips are shared out: −2x is −5x and 3x. These are the four fields of the rectangle.',
            es: 'Se reparten las tiras: −2x es −5x y 3x. Son las cuatro partes del rectángulo.',
            fr: 'On partage les bandes : −2x, c’est −5x et 3x. Ce sont les quatre parties du rectangle.',
          },
        },
        {
          line: 'x(x - 5) + 3(x - 5)',
          why: {
            en: 'The first two terms share x, the last two share 3. The same bracket is left both times.',
            es: 'Los dos primeros términos comparten x; los dos últimos, 3. Las dos veces queda el mismo paréntesis.',
            fr: 'Les deux premiers termes ont x en commun, les deux derniers 3. La même parenthèse reste chaque fois.',
          },
        },
        {
          line: '(x - 5)(x + 3)',
          why: {
            en: 'x of these brackets and 3 more of them make {times} of them. Later these two lines in between can be left out.',
            es: 'x veces ese paréntesis y 3 veces más son {times} veces. Más adelante se pueden omitir las dos líneas intermedias.',
            fr: 'x fois cette parenthèse et encore 3 fois, cela fait {times} fois. Plus tard, on pourra sauter les deux lignes du milieu.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Instead, {turned} is often written: the right numbers with their signs exchanged. The product −15 seems to confirm it, since it is the same. Only the middle shows the difference, because this product gives {turnedOut}. So check the middle term by multiplying out; it takes ten seconds.',
        ],
        es: [
          'En su lugar se escribe a menudo {turned}: los números correctos con los signos cambiados. El producto −15 parece confirmarlo, porque es el mismo. Solo el término central muestra la diferencia, pues ese producto da {turnedOut}. Por eso conviene comprobar el término central desarrollando; son diez segundos.',
        ],
        fr: [
          'À la place, on écrit souvent {turned} : les bons nombres avec les signes échangés. Le produit −15 semble le confirmer, puisque c’est le même. Seul le terme du milieu montre la différence, car ce produit donne {turnedOut}. Vérifie donc le terme du milieu en développant ; cela prend dix secondes.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'factoring_quadratics.pair', seed: 9 },
        { kind: 'practice', template: 'factoring_quadratics.other_side', seed: 13 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'When the middle is missing',
        es: 'Cuando falta el centro',
        fr: 'Quand le milieu manque',
      },
      paragraphs: {
        en: [
          'What about {cut}? There is no term with x, so the sum of the two numbers is 0 and their product −49: they are 7 and −7. On paper: from a square with side x a square with side 7 is cut away. Cut what is left along the dashed line and turn the smaller piece by a quarter. It fits beside the other one, and the two make a rectangle: {cutProduct}.',
        ],
        es: [
          '¿Y {cut}? No hay término con x, así que la suma de los dos números es 0 y su producto −49: son 7 y −7. Con papel: de un cuadrado de lado x se recorta un cuadrado de lado 7. Corta lo que queda por la línea discontinua y gira un cuarto de vuelta el trozo menor. Encaja junto al otro y los dos forman un rectángulo: {cutProduct}.',
        ],
        fr: [
          'Et {cut} ? Il n’y a pas de terme en x : la somme des deux nombres est 0 et leur produit −49. Ce sont 7 et −7. Avec du papier : dans un carré de côté x, on enlève un carré de côté 7. Coupe ce qui reste le long de la ligne en pointillés et tourne le plus petit morceau d’un quart de tour. Il s’ajuste à côté de l’autre, et les deux forment un rectangle : {cutProduct}.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'shape',
        corners: [
          [0, 0],
          [10, 0],
          [10, 6],
          [6, 6],
          [6, 10],
          [0, 10],
        ],
        sides: ['x', 'x - 7', '7', '7', 'x - 7', 'x'],
        lines: [{ from: [0, 6], to: [6, 6], dashed: true }],
        description: {
          en: 'A square with side x from which the upper right corner, a square with side 7, has been cut away. A dashed line parts what is left into a wide piece below, x long and x minus 7 high, and a smaller one above, x minus 7 long and 7 high.',
          es: 'Un cuadrado de lado x al que se le ha recortado la esquina superior derecha, un cuadrado de lado 7. Una línea discontinua divide lo que queda en un trozo ancho abajo, de largo x y alto x menos 7, y otro menor arriba, de largo x menos 7 y alto 7.',
          fr: 'Un carré de côté x dont on a enlevé le coin en haut à droite, un carré de côté 7. Une ligne en pointillés partage ce qui reste en un morceau large en bas, de longueur x et de hauteur x moins 7, et un plus petit en haut, de longueur x moins 7 et de hauteur 7.',
        },
      },
      caption: {
        en: 'The upper piece is 7 high. Turned and laid to the right of the lower one, it makes it 7 longer: {longer} long and {shorter} high.',
        es: 'El trozo de arriba mide 7 de alto. Girado y puesto a la derecha del de abajo, lo alarga 7: queda {longer} de largo y {shorter} de alto.',
        fr: 'Le morceau du haut a pour hauteur 7. Tourné et posé à droite de celui du bas, il l’allonge de 7 : {longer} de long et {shorter} de haut.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Whatever the two squares are, this cut works. In {wide} they are the squares of 3x and 2, so it is {wideProduct}. Two more patterns help. If both numbers are the same, the rectangle is a square: {square} is {folded}, and the middle term is twice 3 times x. And if all terms share a factor, take it out first, so that the rest has smaller numbers: {common} is {taken}, and that is {complete}.',
        ],
        es: [
          'Sean cuales sean los dos cuadrados, ese corte funciona. En {wide} son los de 3x y 2, así que es {wideProduct}. Ayudan dos patrones más. Si los dos números son iguales, el rectángulo es un cuadrado: {square} es {folded}, y el término central es dos veces 3 por x. Y si todos los términos comparten un factor, sácalo primero, para que el resto tenga números más pequeños: {common} es {taken}, y eso es {complete}.',
        ],
        fr: [
          'Quels que soient les deux carrés, cette découpe fonctionne. Dans {wide}, ce sont ceux de 3x et de 2 : c’est donc {wideProduct}. Deux autres formes reviennent souvent. Si les deux nombres sont égaux, le rectangle est un carré : {square} est {folded}, et le terme du milieu est deux fois 3 fois x. Et si tous les termes ont un facteur commun, mets-le d’abord en facteur, pour que le reste ait des nombres plus petits : {common} est {taken}, c’est-à-dire {complete}.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'factoring_quadratics.difference', seed: 7 },
        { kind: 'practice', template: 'factoring_quadratics.perfect_square', seed: 15 },
        { kind: 'practice', template: 'factoring_quadratics.completely', seed: 10 },
        { kind: 'practice', template: 'factoring_quadratics.difference', seed: 18 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now go from a sum back to a product, and check each step by multiplying out. Not every expression can be taken apart with whole numbers, and that is no fault of the searcher; later lessons have a way for those too. First comes the reason why products are worth so much: what happens when one of them is 0.',
        ],
        es: [
          'Ya puedes volver de una suma a un producto y comprobar cada paso desarrollando. No todas las expresiones se descomponen con números enteros, y eso no es un fallo de quien busca; las próximas lecciones tienen un camino también para ellas. Antes viene la razón por la que los productos valen tanto: qué pasa cuando uno de ellos es 0.',
        ],
        fr: [
          'Tu sais maintenant revenir d’une somme à un produit, et vérifier chaque étape en développant. Certaines expressions ne se décomposent pas avec des entiers, et celui qui cherche n’y est pour rien ; la suite du cours a un chemin pour celles-là aussi. Vient d’abord la raison pour laquelle les produits sont si précieux : ce qui se passe quand l’un d’eux vaut 0.',
        ],
      },
    },
  ],
};
