import type { Lesson } from '../lesson.ts';

export const zeros: Lesson = {
  id: 'zeros',
  title: { en: 'Where a product is zero', es: 'Donde un producto vale cero', fr: 'Là où un produit est nul' },
  can: {
    en: 'You solve quadratic equations by writing them as a product, and see the solutions on the graph.',
    es: 'Aprenderás a resolver ecuaciones de segundo grado escribiéndolas como un producto y a ver las soluciones en la gráfica.',
    fr: 'Tu apprendras à résoudre des équations du second degré en les écrivant comme un produit, et à voir les solutions sur la courbe.',
  },
  minutes: 40,
  slots: {
    equation: 'x^2 - 3x - 4 = 0',
    asProduct: '(x - 4)(x + 1) = 0',
    solutions: 'x = 4 or x = -1',
    first: 'x - 4',
    second: 'x + 1',
    notZero: 'x^2 - 3x = 10',
    notZeroProduct: 'x(x - 3) = 10',
    carried: 'x = 10 or x - 3 = 10',
    common: '5x^2 = 20x',
    divided: '5x = 20',
    allLeft: '5x^2 - 20x = 0',
    outside: '5x(x - 4) = 0',
    twoZeros: 'x = 0 or x = 4',
    onlySquare: 'x^2 = 49',
    difference: '(x + 7)(x - 7) = 0',
    negative: 'x^2 + 9 = 0',
    story: 'x(x + 1) = 56',
    storyProduct: '(x - 7)(x + 8) = 0',
  },
  blocks: [
    {
      kind: 'text',
      heading: { en: 'Two hidden numbers', es: 'Dos números ocultos', fr: 'Deux nombres cachés' },
      paragraphs: {
        en: [
          'Two numbers are hidden, and only their product is known. If it is 12, they may be 3 and 4, or 1 and 12, or −2 and −6, or 24 and one half. About each single number you know next to nothing. But if the product is 0, something is certain at once: at least one of the two is 0. Two numbers other than 0 never have the product 0.',
          'No other number has this property, and it is the key to equations with a square. In {equation} the letter stands in two terms that cannot be put together, so undoing step by step gets stuck. Written as a product, {asProduct}, the equation falls into two small ones: {first} is 0, or {second} is 0. So {solutions}.',
        ],
        es: [
          'Hay dos números ocultos y solo se conoce su producto. Si es 12, pueden ser 3 y 4, o 1 y 12, o −2 y −6, o 24 y un medio. De cada número por separado no sabes casi nada. Pero si el producto es 0, hay algo seguro: al menos uno de los dos es 0. Dos números distintos de 0 nunca tienen producto 0.',
          'Ningún otro número tiene esta propiedad, y es la llave de las ecuaciones con un cuadrado. En {equation} la letra está en dos términos que no se pueden juntar, así que despejar paso a paso se atasca. Escrita como producto, {asProduct}, la ecuación se parte en dos pequeñas: {first} vale 0, o {second} vale 0. Por tanto, {solutions}.',
        ],
        fr: [
          'Deux nombres sont cachés, et l’on ne connaît que leur produit. S’il vaut 12, ce peuvent être 3 et 4, ou 1 et 12, ou −2 et −6, ou 24 et un demi. De chacun des deux, tu ne sais presque rien. Mais si le produit vaut 0, une chose est sûre : l’un des deux au moins est 0. Deux nombres non nuls n’ont jamais 0 pour produit.',
          'Aucun autre nombre n’a cette propriété, et c’est la clé des équations où figure un carré. Dans {equation}, la lettre se trouve dans deux termes qu’on ne peut pas réunir : défaire les opérations une à une ne mène à rien. Écrite comme un produit, {asProduct}, l’équation se sépare en deux petites : {first} est nul, ou {second} est nul. Donc {solutions}.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: { items: ['y = (x - 4)(x + 1)', '(-1, 0)', '(4, 0)'], view: { x: [-4, 7], y: [-8, 10] } },
      caption: {
        en: 'At −1 and at 4 one of the brackets is 0, and the curve meets the axis. Between them one bracket is negative and one positive: the curve runs below the axis.',
        es: 'En −1 y en 4 uno de los paréntesis vale 0 y la curva corta el eje. Entre ambos, un paréntesis es negativo y el otro positivo: la curva va por debajo del eje.',
        fr: 'En −1 et en 4, l’une des parenthèses est nulle et la courbe coupe l’axe. Entre les deux, une parenthèse est négative et l’autre positive : la courbe passe sous l’axe.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'The places where a function has the value 0 are called its zeros. So solving a quadratic equation and looking where a parabola meets the horizontal axis are the same question, asked once with symbols and once with a picture. The axis of symmetry stands halfway between the two zeros.',
        ],
        es: [
          'Los lugares donde una función vale 0 se llaman ceros de la función. Así, resolver una ecuación de segundo grado y mirar dónde corta una parábola al eje horizontal son la misma pregunta, hecha una vez con signos y otra con un dibujo. El eje de simetría queda a mitad de camino entre los dos ceros.',
        ],
        fr: [
          'Les endroits où une fonction vaut 0 s’appellent ses zéros. Résoudre une équation du second degré et regarder où une parabole coupe l’axe horizontal, c’est donc la même question, posée une fois avec des signes et une fois avec un dessin. L’axe de symétrie se trouve à mi-chemin entre les deux zéros.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Write down a product whose curve meets the axis at −2 and at 3. Then find a second one with the same two zeros but a steeper bowl, and a third that opens downwards. What may be put in front of the brackets without any zero moving, and why?',
        ],
        es: [
          'Escribe un producto cuya curva corte el eje en −2 y en 3. Busca después otro con los mismos ceros pero con el cuenco más cerrado, y un tercero que se abra hacia abajo. ¿Qué se puede poner delante de los paréntesis sin que se mueva ningún cero, y por qué?',
        ],
        fr: [
          'Écris un produit dont la courbe coupe l’axe en −2 et en 3. Trouves-en un deuxième qui a les mêmes zéros mais un bol plus serré, et un troisième qui s’ouvre vers le bas. Que peut-on placer devant les parenthèses sans qu’aucun zéro bouge, et pourquoi ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'quadratic_equations.choose', seed: 1 },
        { kind: 'practice', template: 'parabolas.zeros', seed: 17 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'First everything to one side',
        es: 'Primero, todo a un lado',
        fr: 'D’abord, tout dans le même membre',
      },
      paragraphs: {
        en: [
          'In {notZero} the right-hand side is not 0. The left can be factorised, {notZeroProduct}, but a product of 10 says nothing about its factors. So 10 is subtracted on both sides before anything is factorised. Then a 0 stands on the right, and the product may speak.',
        ],
        es: [
          'En {notZero} el lado derecho no es 0. El izquierdo se puede factorizar, {notZeroProduct}, pero un producto igual a 10 no dice nada de sus factores. Por eso se resta 10 en los dos lados antes de factorizar. Entonces queda un 0 a la derecha, y el producto puede hablar.',
        ],
        fr: [
          'Dans {notZero}, le second membre n’est pas 0. On peut factoriser le premier, {notZeroProduct}, mais un produit égal à 10 ne dit rien de ses facteurs. On retranche donc 10 aux deux membres avant de factoriser. Alors il reste un 0 à droite, et le produit peut parler.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
      slots: { equation: 'x^2 - 3x = 10', one: '5^2 - 3*5 = 10', other: '(-2)^2 - 3*(-2) = 10' },
      lines: [
        {
          line: 'x^2 - 3x = 10',
          why: {
            en: 'The letter stands in two different terms, and the right-hand side is not 0.',
            es: 'La letra está en dos términos distintos y el lado derecho no es 0.',
            fr: 'La lettre figure dans deux termes différents, et le second membre n’est pas 0.',
          },
        },
        {
          line: 'x^2 - 3x - 10 = 0',
          why: {
            en: 'Subtract 10 on both sides. Now a 0 stands on the right.',
            es: 'Se resta 10 en los dos lados. Ahora hay un 0 a la derecha.',
            fr: 'On retranche 10 aux deux membres. Il y a maintenant un 0 à droite.',
          },
        },
        {
          line: '(x - 5)(x + 2) = 0',
          why: {
            en: 'The numbers −5 and 2 have the product −10 and the sum −3.',
            es: 'Los números −5 y 2 tienen producto −10 y suma −3.',
            fr: 'Les nombres −5 et 2 ont pour produit −10 et pour somme −3.',
          },
        },
        {
          line: 'x - 5 = 0 or x + 2 = 0',
          why: {
            en: 'A product is 0 only if one of its factors is 0.',
            es: 'Un producto vale 0 solo si alguno de sus factores vale 0.',
            fr: 'Un produit est nul seulement si l’un de ses facteurs est nul.',
          },
        },
        {
          line: 'x = 5 or x = -2',
          why: {
            en: 'Each small equation gives one solution. Put both in as a check: {one} and {other}.',
            es: 'Cada ecuación pequeña da una solución. Se sustituyen las dos para comprobar: {one} y {other}.',
            fr: 'Chaque petite équation donne une solution. On remplace x par l’une et par l’autre pour vérifier : {one} et {other}.',
          },
        },
      ],
    },
    {
      kind: 'graph',
      graph: { items: ['y = x^2 - 3x', 'y = 10', '(-2, 10)', '(5, 10)'], view: { x: [-5, 8], y: [-4, 16] } },
      caption: {
        en: 'The same equation as a picture: the curve reaches height 10 at two places, −2 and 5.',
        es: 'La misma ecuación en un dibujo: la curva alcanza la altura 10 en dos lugares, −2 y 5.',
        fr: 'La même équation en image : la courbe atteint la hauteur 10 à deux endroits, −2 et 5.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Because splitting is so handy, it is soon done with other numbers too: from {notZeroProduct} somebody concludes {carried}. Put 10 in and look: 10 times 7 is 70. The splitting rests on the one thing that only 0 can do. Whenever you split, look first whether a 0 stands on the other side.',
        ],
        es: [
          'Como separar es tan cómodo, pronto se hace también con otros números: de {notZeroProduct} alguien deduce {carried}. Sustituye x por 10 y mira: 10 por 7 es 70. La separación se apoya en lo único que solo el 0 puede hacer. Antes de separar, mira si al otro lado hay un 0.',
        ],
        fr: [
          'Comme il est si commode de séparer, on le fait bientôt avec d’autres nombres : de {notZeroProduct}, quelqu’un conclut {carried}. Remplace x par 10 et regarde : 10 fois 7 font 70. La séparation repose sur ce que 0 est seul à pouvoir faire. Avant de séparer, regarde s’il y a un 0 dans l’autre membre.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'quadratic_equations.factor', seed: 17 },
        { kind: 'practice', template: 'quadratic_equations.factor', seed: 7 },
        { kind: 'practice', template: 'quadratic_equations.wrong_line', seed: 15 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Two shorter ways', es: 'Dos caminos más cortos', fr: 'Deux chemins plus courts' },
      paragraphs: {
        en: [
          'In {common} it is tempting to divide by x: then {divided}, and 4 is found. But one may divide only by what is not 0, and nobody knows yet whether x is. In fact 0 is a solution too, and dividing has wiped it out. The way with a product is safe: {allLeft}, then {outside}, so {twoZeros}.',
          'If there is only a square, as in {onlySquare}, no searching is needed: 7 has the square 49, and so has −7. The product says the same: {difference}. And {negative} has no solution at all, because a square is never below 0, and with 9 added to it the result is never 0.',
        ],
        es: [
          'En {common} dan ganas de dividir entre x: sale {divided}, y se encuentra el 4. Pero solo se puede dividir entre algo que no sea 0, y nadie sabe aún si x lo es. De hecho, 0 también es solución, y al dividir se ha borrado. El camino seguro es el del producto: {allLeft}, luego {outside}, y por tanto {twoZeros}.',
          'Si solo hay un cuadrado, como en {onlySquare}, no hace falta buscar: el cuadrado de 7 es 49, y el de −7 también. El producto dice lo mismo: {difference}. Y {negative} no tiene ninguna solución, porque un cuadrado nunca es menor que 0, y al sumarle 9 nunca da 0.',
        ],
        fr: [
          'Dans {common}, on a envie de diviser par x : il vient {divided}, et l’on trouve 4. Mais on ne peut diviser que par un nombre non nul, et personne ne sait encore si x l’est. En fait, 0 est aussi une solution, et la division l’a effacée. Le chemin sûr est celui du produit : {allLeft}, puis {outside}, donc {twoZeros}.',
          'S’il n’y a qu’un carré, comme dans {onlySquare}, pas besoin de chercher : 7 a pour carré 49, et −7 aussi. Le produit dit la même chose : {difference}. Et {negative} n’a aucune solution, car un carré n’est jamais négatif, et en lui ajoutant 9 on n’obtient jamais 0.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'quadratic_equations.common_letter', seed: 5 },
        { kind: 'practice', template: 'quadratic_equations.square', seed: 17 },
        {
          kind: 'choice',
          id: 'zeros-of-a-picture',
          skill: 'quadratic_equations',
          prompt: {
            en: 'A parabola touches the horizontal axis at 3 and meets it nowhere else. Which product describes it?',
            es: 'Una parábola toca el eje horizontal en 3 y no lo corta en ningún otro lugar. ¿Qué producto la describe?',
            fr: 'Une parabole touche l’axe horizontal en 3 et ne le rencontre nulle part ailleurs. Quel produit la décrit ?',
          },
          options: [
            {
              text: {
                en: 'A product of two equal brackets, both 0 at 3',
                es: 'Un producto de dos paréntesis iguales que valen 0 en 3',
                fr: 'Un produit de deux parenthèses égales, nulles en 3',
              },
              right: true,
              answer: {
                en: 'Right. Both brackets give the same solution, so there is one zero, and a square is never below the axis.',
                es: 'Correcto. Los dos paréntesis dan la misma solución: hay un solo cero, y un cuadrado nunca baja del eje.',
                fr: 'C’est juste. Les deux parenthèses donnent la même solution : un seul zéro, et un carré ne passe jamais sous l’axe.',
              },
            },
            {
              text: {
                en: 'A product of two brackets that are 0 at 3 and at −3',
                es: 'Un producto de dos paréntesis que valen 0 en 3 y en −3',
                fr: 'Un produit de deux parenthèses nulles en 3 et en −3',
              },
              answer: {
                en: 'Such a curve would also meet the axis at −3. Each bracket brings a zero of its own.',
                es: 'Una curva así cortaría el eje también en −3. Cada paréntesis aporta su propio cero.',
                fr: 'Une telle courbe couperait aussi l’axe en −3. Chaque parenthèse apporte son propre zéro.',
              },
            },
            {
              text: {
                en: 'A product of x and a bracket that is 0 at 3',
                es: 'Un producto de x y un paréntesis que vale 0 en 3',
                fr: 'Un produit de x et d’une parenthèse nulle en 3',
              },
              answer: {
                en: 'The factor x is 0 at 0, so the curve would meet the axis there as well.',
                es: 'El factor x vale 0 en 0, así que la curva cortaría el eje también allí.',
                fr: 'Le facteur x est nul en 0 : la courbe couperait l’axe là aussi.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Two solutions, one story',
        es: 'Dos soluciones, una historia',
        fr: 'Deux solutions, une histoire',
      },
      paragraphs: {
        en: [
          'A number times the next one up is 56: {story}. Everything on one side and factorised, that is {storyProduct}, so the number is 7 or −8. If it is only about numbers, both are right, because −8 times −7 is 56 too. If x is the width of a garden, only 7 fits. The equation does not know the story; you do. So compare each solution with it at the end.',
        ],
        es: [
          'Un número multiplicado por el siguiente da 56: {story}. Con todo en un lado y factorizado, queda {storyProduct}, así que el número es 7 o −8. Si solo se trata de números, valen los dos, porque −8 por −7 también es 56. Si x es el ancho de un jardín, solo sirve 7. La ecuación no conoce la historia; tú sí. Por eso, al final, compara cada solución con ella.',
        ],
        fr: [
          'Un nombre multiplié par le suivant donne 56 : {story}. Tout dans le même membre et factorisé, cela devient {storyProduct} : le nombre est 7 ou −8. S’il ne s’agit que de nombres, les deux conviennent, car −8 fois −7 font aussi 56. Si x est la largeur d’un jardin, seul 7 convient. L’équation ne connaît pas l’histoire ; toi, si. À la fin, compare donc chaque solution avec elle.',
        ],
      },
    },
    {
      kind: 'items',
      items: [{ kind: 'practice', template: 'quadratic_equations.garden', seed: 18 }],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now solve every quadratic equation whose left-hand side you can factorise, and see the solutions as zeros of a parabola. Many equations have solutions that are not whole numbers, though, and then no pair of whole numbers is found. The next lesson gets there with a picture that is about twelve hundred years old.',
        ],
        es: [
          'Ya puedes resolver cualquier ecuación de segundo grado cuyo lado izquierdo sepas factorizar, y ver las soluciones como ceros de una parábola. Pero muchas ecuaciones tienen soluciones que no son enteras, y entonces no aparece ninguna pareja de enteros. La próxima lección lo consigue con un dibujo de hace unos mil doscientos años.',
        ],
        fr: [
          'Tu sais maintenant résoudre toute équation du second degré dont tu peux factoriser le premier membre, et voir les solutions comme les zéros d’une parabole. Mais beaucoup d’équations ont des solutions qui ne sont pas entières, et l’on ne trouve alors aucun couple d’entiers. La prochaine leçon y arrive avec un dessin vieux d’environ douze cents ans.',
        ],
      },
    },
  ],
};
