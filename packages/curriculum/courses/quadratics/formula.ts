import type { Lesson } from '../lesson.ts';

export const formula: Lesson = {
  id: 'formula',
  title: {
    en: 'The formula and where it comes from',
    es: 'La fórmula y de dónde sale',
    fr: 'La formule et d’où elle vient',
  },
  can: {
    en: 'You solve any quadratic equation with the formula, and tell beforehand how many solutions it has.',
    es: 'Aprenderás a resolver cualquier ecuación de segundo grado con la fórmula y a saber de antemano cuántas soluciones tiene.',
    fr: 'Tu apprendras à résoudre toute équation du second degré avec la formule, et à savoir d’avance combien de solutions elle a.',
  },
  minutes: 45,
  slots: {
    standard: 'a x^2 + b x + c = 0',
    fourA: '4a',
    times: '4a^2 x^2 + 4a b x + 4a c = 0',
    root: '2a x',
    corner: 'b^2',
    added: '4a^2 x^2 + 4a b x + b^2 = b^2 - 4a c',
    folded: '(2a x + b)^2 = b^2 - 4a c',
    rooted: '2a x + b = ±sqrt(b^2 - 4a c)',
    formula: 'x = (-b ± sqrt(b^2 - 4a c))/(2a)',
    below: '2a',
    sample: '3x^2 - 2x - 8 = 0',
    minusB: '-b',
    partOnly: 'x = 2 ± 10/6',
    discriminant: 'b^2 - 4a c',
    split: 'x = -b/(2a) ± sqrt(b^2 - 4a c)/(2a)',
    axis: 'x = -b/(2a)',
    short: '5x^2 = 20x',
    square: 'x^2 = 49',
    asked: 'x^2 + k x + 9 = 0',
    zero: '6^2 - 4*9 = 0',
    below0: '3^2 - 4*9 = -27',
    bracket: 'x + 3',
    linear: 'b x + c = 0',
    read: '3x^2 = 5x + 2',
  },
  blocks: [
    {
      kind: 'text',
      heading: { en: 'Once and for all', es: 'De una vez por todas', fr: 'Une fois pour toutes' },
      paragraphs: {
        en: [
          'Whoever completes the square ten times has done the same steps ten times, only with other numbers. That calls for a machine: three numbers go in, a, b and c from {standard}, and the solutions come out. To build it, the steps are taken one last time, with letters.',
          'The number a before the square is in the way, because the picture begins with a true square. Dividing by a would bring fractions. There is a neater way: multiply both sides by {fourA}. In {times} the first term is the square of {root}, and the second is made of two strips that are {root} long and b wide. So the missing corner is {corner}, without any halving.',
        ],
        es: [
          'Quien completa el cuadrado diez veces ha dado diez veces los mismos pasos, solo que con otros números. Eso pide una máquina: entran tres números, a, b y c de {standard}, y salen las soluciones. Para construirla, los pasos se dan una última vez, con letras.',
          'El número a que va delante del cuadrado estorba, porque el dibujo empieza con un cuadrado de verdad. Dividir entre a traería fracciones. Hay un modo más limpio: multiplicar los dos lados por {fourA}. En {times} el primer término es el cuadrado de {root}, y el segundo está hecho de dos tiras de largo {root} y ancho b. Así, la esquina que falta es {corner}, sin partir nada por la mitad.',
        ],
        fr: [
          'Celui qui complète le carré dix fois a fait dix fois les mêmes étapes, seulement avec d’autres nombres. Cela appelle une machine : trois nombres entrent, a, b et c de {standard}, et les solutions sortent. Pour la construire, on refait les étapes une dernière fois, avec des lettres.',
          'Le nombre a devant le carré gêne, car le dessin commence par un vrai carré. Diviser par a amènerait des fractions. Il y a plus élégant : multiplier les deux membres par {fourA}. Dans {times}, le premier terme est le carré de {root}, et le second est fait de deux bandes de longueur {root} et de largeur b. Le coin qui manque est donc {corner}, sans rien partager en deux.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 3, label: '2ax' },
          { size: 2, label: 'b' },
        ],
        down: [
          { size: 3, label: '2ax' },
          { size: 2, label: 'b' },
        ],
        cells: [
          [{ label: '4a^2x^2', tone: 'given' }, { label: '2abx' }],
          [{ label: '2abx' }, { label: 'b^2', tone: 'second' }],
        ],
        description: {
          en: 'A large square with side 2ax plus b. Its four fields: 4 a squared x squared, twice 2abx, and in the corner b squared, in colour.',
          es: 'Un cuadrado grande de lado 2ax más b. Sus cuatro partes: 4 a al cuadrado x al cuadrado, dos veces 2abx y, en la esquina, b al cuadrado, de color.',
          fr: 'Un grand carré de côté 2ax plus b. Ses quatre parties : 4 a au carré x au carré, deux fois 2abx et, dans le coin, b au carré, en couleur.',
        },
      },
      caption: {
        en: 'The two strips together are 4abx, as the equation has it. The coloured corner is what has to be added on both sides.',
        es: 'Las dos tiras juntas son 4abx, como en la ecuación. La esquina de color es lo que hay que sumar en los dos lados.',
        fr: 'Les deux bandes font ensemble 4abx, comme dans l’équation. Le coin coloré est ce qu’il faut ajouter aux deux membres.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'First with numbers: solve {equation} in this way.',
        es: 'Primero con números: resuelve {equation} de este modo.',
        fr: 'D’abord avec des nombres : résous {equation} de cette façon.',
      },
      slots: { equation: '2x^2 - 3x - 4 = 0' },
      lines: [
        {
          line: '2x^2 - 3x - 4 = 0',
          why: {
            en: 'Here a is 2, so 4a is 8.',
            es: 'Aquí a es 2, así que 4a es 8.',
            fr: 'Ici, a vaut 2, donc 4a vaut 8.',
          },
        },
        {
          line: '16x^2 - 24x - 32 = 0',
          why: {
            en: 'Everything times 8. Now the first term is the square of 4x.',
            es: 'Todo por 8. Ahora el primer término es el cuadrado de 4x.',
            fr: 'Tout est multiplié par 8. Le premier terme est maintenant le carré de 4x.',
          },
        },
        {
          line: '16x^2 - 24x + 9 = 41',
          why: {
            en: 'Add 32 on both sides, and the corner as well: b is −3, its square is 9.',
            es: 'Se suma 32 en los dos lados, y también la esquina: b es −3 y su cuadrado, 9.',
            fr: 'On ajoute 32 aux deux membres, et le coin aussi : b vaut −3, son carré 9.',
          },
        },
        {
          line: '(4x - 3)^2 = 41',
          why: {
            en: 'The three terms are the square of one bracket.',
            es: 'Los tres términos son el cuadrado de un paréntesis.',
            fr: 'Les trois termes forment le carré d’une parenthèse.',
          },
        },
        {
          line: '4x - 3 = ±sqrt(41)',
          why: {
            en: 'Two numbers have the square 41, and the bracket may be either.',
            es: 'Dos números tienen cuadrado 41, y el paréntesis puede ser cualquiera de ellos.',
            fr: 'Deux nombres ont pour carré 41, et la parenthèse peut être l’un ou l’autre.',
          },
        },
        {
          line: 'x = (3 ± sqrt(41))/4',
          why: {
            en: 'Add 3, then divide by 4. The whole of the right-hand side is divided.',
            es: 'Se suma 3 y se divide entre 4. Se divide todo el lado derecho.',
            fr: 'On ajoute 3, puis on divise par 4. C’est tout le second membre qui est divisé.',
          },
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'The same with letters',
        es: 'Lo mismo con letras',
        fr: 'La même chose avec des lettres',
      },
      paragraphs: {
        en: [
          'Corner added and the term without x moved over: {added}. Written as one square: {folded}. Both roots: {rooted}. Then b is taken away and everything is divided by {below}. The result is the quadratic formula: {formula}.',
          'It asks for care in three places. Everything has to stand on one side before a, b and c are read off. Each of them is read with its sign: in {sample} b is −2, so {minusB} is 2. And the fraction bar runs under all of it, the first number as well as the root.',
        ],
        es: [
          'Con la esquina sumada y el término sin x al otro lado: {added}. Reunido en un solo cuadrado: {folded}. Las dos raíces: {rooted}. Después se resta b y se divide todo entre {below}. El resultado es la fórmula general: {formula}.',
          'Pide cuidado en tres cosas. Todo tiene que estar en un lado antes de leer a, b y c. Cada uno se lee con su signo: en {sample}, b es −2, así que {minusB} es 2. Y la raya de fracción llega debajo de todo, tanto del primer número como de la raíz.',
        ],
        fr: [
          'Le coin ajouté et le terme sans x passé à droite : {added}. Réuni en un seul carré : {folded}. Les deux racines : {rooted}. Puis on retranche b et l’on divise tout par {below}. Le résultat est la formule du second degré : {formula}.',
          'Elle demande du soin à trois endroits. Tout doit être dans le même membre avant qu’on lise a, b et c. Chacun se lit avec son signe : dans {sample}, b vaut −2, donc {minusB} vaut 2. Et le trait de fraction passe sous tout, sous le premier nombre comme sous la racine.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'read-off',
          skill: 'quadratic_formula',
          prompt: {
            en: 'Which numbers are a, b and c in {read}?',
            es: '¿Qué números son a, b y c en {read}?',
            fr: 'Que valent a, b et c dans {read} ?',
          },
          options: [
            {
              text: { en: '3, −5 and −2', es: '3, −5 y −2', fr: '3, −5 et −2' },
              right: true,
              answer: {
                en: 'Right. First everything goes to the left, and both terms change their sign on the way.',
                es: 'Correcto. Primero todo pasa a la izquierda, y los dos términos cambian de signo.',
                fr: 'C’est juste. D’abord, tout passe à gauche, et les deux termes changent de signe.',
              },
            },
            {
              text: { en: '3, 5 and 2', es: '3, 5 y 2', fr: '3, 5 et 2' },
              answer: {
                en: 'These are the numbers as they stand. But the formula was made for equations with 0 on the right.',
                es: 'Son los números tal como están. Pero la fórmula se hizo para ecuaciones con 0 a la derecha.',
                fr: 'Ce sont les nombres tels qu’ils sont écrits. Mais la formule est faite pour les équations avec 0 à droite.',
              },
            },
            {
              text: { en: '3, 5 and −2', es: '3, 5 y −2', fr: '3, 5 et −2' },
              answer: {
                en: 'The 2 has changed its sign on the way to the left, and so it should. The 5x goes the same way.',
                es: 'El 2 ha cambiado de signo al pasar a la izquierda, y está bien. El 5x hace el mismo camino.',
                fr: 'Le 2 a changé de signe en passant à gauche, et c’est bien ainsi. Le 5x fait le même chemin.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'quadratic_formula.choose', seed: 18 },
      ],
    },
    {
      kind: 'aside',
      about: 'why',
      paragraphs: {
        en: [
          'Multiplying both sides by {fourA} neither adds nor loses a solution as long as {fourA} is not 0. It is not, because a is not 0: otherwise the square would be missing and only {linear} would be left. For the same reason the formula may divide by {below} without worry.',
        ],
        es: [
          'Multiplicar los dos lados por {fourA} no añade ni quita soluciones mientras {fourA} no sea 0. Y no lo es, porque a no es 0: de lo contrario faltaría el cuadrado y solo quedaría {linear}. Por la misma razón, la fórmula puede dividir entre {below} sin problema.',
        ],
        fr: [
          'Multiplier les deux membres par {fourA} ne fait ni gagner ni perdre de solution tant que {fourA} n’est pas nul. Il ne l’est pas, car a n’est pas nul : sinon le carré manquerait, et il ne resterait que {linear}. Pour la même raison, la formule peut diviser par {below} sans crainte.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Solve {equation} with the formula.',
        es: 'Resuelve {equation} con la fórmula.',
        fr: 'Résous {equation} avec la formule.',
      },
      slots: { equation: '3x^2 - 2x - 8 = 0', first: 'a = 3', second: 'b = -2', third: 'c = -8' },
      lines: [
        {
          line: '3x^2 - 2x - 8 = 0',
          why: {
            en: 'Everything is on one side. Read off: {first}, {second}, {third}.',
            es: 'Todo está en un lado. Se lee: {first}, {second}, {third}.',
            fr: 'Tout est dans le même membre. On lit : {first}, {second}, {third}.',
          },
        },
        {
          line: 'x = (2 ± sqrt((-2)^2 - 4 * 3 * (-8)))/(2 * 3)',
          why: {
            en: 'Each number takes its place, the negative ones in brackets.',
            es: 'Cada número ocupa su lugar; los negativos, entre paréntesis.',
            fr: 'Chaque nombre prend sa place, les négatifs entre parenthèses.',
          },
        },
        {
          line: 'x = (2 ± sqrt(100))/6',
          why: {
            en: 'Under the root stands 4 plus 96, because minus times minus gives plus.',
            es: 'Bajo la raíz queda 4 más 96, porque menos por menos da más.',
            fr: 'Sous la racine, il y a 4 plus 96, car moins par moins donne plus.',
          },
        },
        {
          line: 'x = 12/6 or x = -8/6',
          why: {
            en: 'The root is 10. Once it is added to 2, once taken away, and both are divided by 6.',
            es: 'La raíz es 10. Una vez se suma a 2, otra se resta, y las dos cosas se dividen entre 6.',
            fr: 'La racine vaut 10. Une fois on l’ajoute à 2, une fois on l’en retranche, et l’on divise les deux par 6.',
          },
        },
        {
          line: 'x = 2 or x = -4/3',
          why: {
            en: 'Both fractions in lowest terms. The second would hardly have been found by searching for pairs.',
            es: 'Las dos fracciones, irreducibles. La segunda difícilmente se habría encontrado buscando parejas.',
            fr: 'Les deux fractions sous forme irréductible. On n’aurait guère trouvé la seconde en cherchant des couples.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A line such as {partOnly} divides the root and leaves the 2 alone. When the bar is drawn, it begins under the root, since that is where the hand has arrived. So draw a long bar first and fill in above it: the first number, the sign ±, the root.',
        ],
        es: [
          'Una línea como {partOnly} divide la raíz y deja suelto el 2. Al trazar la raya se empieza debajo de la raíz, porque ahí ha llegado la mano. Por eso traza primero una raya larga y escribe encima: el primer número, el signo ± y la raíz.',
        ],
        fr: [
          'Une ligne comme {partOnly} divise la racine et laisse le 2 tout seul. En traçant le trait, on commence sous la racine, car c’est là que la main est arrivée. Trace donc d’abord un long trait et remplis au-dessus : le premier nombre, le signe ±, la racine.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'quadratic_formula.wrong_line', seed: 6 },
        { kind: 'practice', template: 'quadratic_formula.solve', seed: 7 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'What the number under the root tells',
        es: 'Lo que dice el número bajo la raíz',
        fr: 'Ce que dit le nombre sous la racine',
      },
      paragraphs: {
        en: [
          'Written as {split}, the formula turns into a picture. It starts at the axis of symmetry, {axis}, and goes the same distance to the right and to the left. How far depends on {discriminant}, the discriminant; the word means that it tells cases apart.',
          'If it is positive, the two ways lead to two zeros. If it is 0, the distance is 0: both fall together on the axis, and the vertex touches the horizontal axis. If it is negative, it has no root among the real numbers, there is no solution, and the curve does not reach the horizontal axis.',
        ],
        es: [
          'Escrita como {split}, la fórmula se convierte en un dibujo. Sale del eje de simetría, {axis}, y avanza lo mismo hacia la derecha que hacia la izquierda. Cuánto avanza depende de {discriminant}, el discriminante; la palabra indica que distingue los casos.',
          'Si es positivo, los dos caminos llevan a dos ceros. Si es 0, la distancia es 0: los dos coinciden en el eje de simetría y el vértice toca el eje horizontal. Si es negativo, no tiene raíz entre los números reales, no hay solución y la curva no alcanza el eje horizontal.',
        ],
        fr: [
          'Écrite sous la forme {split}, la formule devient un dessin. Elle part de l’axe de symétrie, {axis}, et va de la même distance vers la droite et vers la gauche. Cette distance dépend de {discriminant}, le discriminant, souvent noté Δ ; le mot veut dire qu’il distingue les cas.',
          'S’il est positif, les deux chemins mènent à deux zéros. S’il est nul, la distance est nulle : les deux se confondent sur l’axe de symétrie, et le sommet touche l’axe horizontal. S’il est négatif, il n’a pas de racine parmi les nombres réels, il n’y a pas de solution, et la courbe n’atteint pas l’axe horizontal.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2 - 4x', 'y = x^2 - 4x + 4', 'y = x^2 - 4x + 7', 'x = 2'],
        view: { x: [-2, 6], y: [-5, 11] },
      },
      caption: {
        en: 'Three curves with one axis. Their discriminants are 16, 0 and −12: two zeros, one, none.',
        es: 'Tres curvas con el mismo eje. Sus discriminantes son 16, 0 y −12: dos ceros, uno, ninguno.',
        fr: 'Trois courbes de même axe. Leurs discriminants sont 16, 0 et −12 : deux zéros, un seul, aucun.',
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'quadratic_formula.discriminant', seed: 7 },
        { kind: 'practice', template: 'quadratic_formula.how_many', seed: 15 },
        { kind: 'practice', template: 'quadratic_formula.how_many', seed: 16 },
        {
          kind: 'choice',
          id: 'one-solution',
          skill: 'quadratic_formula',
          prompt: {
            en: 'For which positive number k does {asked} have exactly one solution?',
            es: '¿Para qué número positivo k tiene {asked} una única solución?',
            fr: 'Pour quel nombre positif k l’équation {asked} a-t-elle une seule solution ?',
          },
          options: [
            {
              text: { en: 'For 6', es: 'Para 6', fr: 'Pour 6' },
              right: true,
              answer: {
                en: 'Right. Then the discriminant is 0, since {zero}, and the left-hand side is the square of {bracket}.',
                es: 'Correcto. Entonces el discriminante es 0, porque {zero}, y el lado izquierdo es el cuadrado de {bracket}.',
                fr: 'C’est juste. Le discriminant est alors nul, car {zero}, et le premier membre est le carré de {bracket}.',
              },
            },
            {
              text: { en: 'For 3', es: 'Para 3', fr: 'Pour 3' },
              answer: {
                en: 'The bracket {bracket} comes to mind, and rightly. But its square has twice 3 before x. With 3 the discriminant is negative, {below0}, so there is no solution.',
                es: 'Es natural pensar en el paréntesis {bracket}. Pero su cuadrado lleva dos veces 3 delante de x. Con 3 el discriminante es negativo, {below0}: no hay solución.',
                fr: 'On pense à la parenthèse {bracket}, avec raison. Mais son carré a deux fois 3 devant x. Avec 3, le discriminant est négatif, {below0} : aucune solution.',
              },
            },
            {
              text: { en: 'For 36', es: 'Para 36', fr: 'Pour 36' },
              answer: {
                en: 'Here 36 is the square of k, not k itself: the discriminant has to be 0, so k squared is 4 times 9.',
                es: 'Aquí 36 es el cuadrado de k, no k: el discriminante tiene que ser 0, así que k al cuadrado es 4 por 9.',
                fr: 'Ici, 36 est le carré de k, pas k : le discriminant doit être nul, donc k au carré vaut 4 fois 9.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'quadratic_formula.ball', seed: 18 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now solve every quadratic equation there is, and know from one number how many solutions to expect. The formula need not always be the way: {square} asks for a root, {short} for a factor outside, and a pair seen at once is quicker. In the last lesson parabolas answer questions in which nobody mentioned one.',
        ],
        es: [
          'Ya puedes resolver cualquier ecuación de segundo grado y saber, con un solo número, cuántas soluciones esperar. La fórmula no siempre es el camino: {square} pide una raíz, {short} pide sacar factor común, y una pareja que se ve enseguida es más rápida. En la última lección, las parábolas responden a preguntas en las que nadie las había mencionado.',
        ],
        fr: [
          'Tu sais maintenant résoudre toute équation du second degré, et prévoir d’après un seul nombre combien de solutions elle a. La formule n’est pas toujours le chemin : {square} demande une racine, {short} une mise en facteur, et un couple qu’on voit aussitôt va plus vite. Dans la dernière leçon, des paraboles répondent à des questions où personne n’en avait parlé.',
        ],
      },
    },
  ],
};
