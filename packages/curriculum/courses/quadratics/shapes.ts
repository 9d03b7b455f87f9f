import type { Lesson } from '../lesson.ts';

export const shapes: Lesson = {
  id: 'shapes',
  title: {
    en: 'The parabola and what moves it',
    es: 'La parábola y lo que la mueve',
    fr: 'La parabole et ce qui la déplace',
  },
  can: {
    en: 'You see from a, b and c what a parabola looks like, and find its axis and its vertex.',
    es: 'Aprenderás a ver en a, b y c cómo es una parábola, y a hallar su eje y su vértice.',
    fr: 'Tu apprendras à voir d’après a, b et c l’allure d’une parabole, et à trouver son axe et son sommet.',
  },
  minutes: 40,
  slots: {
    basic: 'y = x^2',
    general: 'y = a x^2 + b x + c',
    lifted: 'y = x^2 + 3',
    double: 'y = 2x^2',
    half: 'y = 1/2 x^2',
    shifted: 'y = (x - 3)^2',
    bracket: 'x - 3',
    both: 'y = (x - 3)^2 + 2',
    vertexThere: '(3, 2)',
    vertexForm: 'y = a(x - p)^2 + q',
    vertex: '(p, q)',
    left: 'y = (x + 3)^2',
    expanded: 'y = x^2 - 6x + 11',
    rest: 'a x^2 + b x',
    outside: 'x(a x + b)',
    again: 'x = -b/a',
    axis: 'x = -b/(2a)',
    flatDown: 'y = -1/3 x^2',
    steepDown: 'y = -3x^2',
    flatUp: 'y = 1/3 x^2',
    lowUp: 'y = x^2 - 3',
    crossing: 'y = 2x^2 + 3x - 5',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'The same line everywhere',
        es: 'La misma línea en todas partes',
        fr: 'Partout la même ligne',
      },
      paragraphs: {
        en: [
          'A ball thrown from one hand to another, the jet of a drinking fountain, a dolphin leaping out of the water: draw the path of each as a line, and you get very nearly the same kind of curve, wide or narrow, but never pointed. It is called a parabola, and it is the graph of every function {general} in which a is not 0.',
          'The plainest of them is {basic}. The letter y stands for the value that comes out, so for the height of the point. Begin at its lowest point, the vertex. One step to the right and the curve has risen by 1, one more step and it rises by 3, then by 5, then by 7. To the left it is the same, because −2 and 2 have the same square. The upright line on which the picture could be folded is called the axis of symmetry.',
        ],
        es: [
          'Un balón que pasa de una mano a otra, el chorro de una fuente, el salto de un delfín: si dibujas cada recorrido, sale casi exactamente el mismo tipo de curva, ancha o estrecha, pero nunca en pico. Se llama parábola, y es la gráfica de cualquier función {general} en la que a no sea 0.',
          'La más básica es {basic}. La letra y es el valor que sale, es decir, la altura del punto. Empieza en su punto más bajo, el vértice. Un paso a la derecha y la curva ha subido 1; otro paso y sube 3; luego 5, luego 7. Hacia la izquierda ocurre lo mismo, porque −2 y 2 tienen el mismo cuadrado. La recta vertical por la que se podría doblar el dibujo es el eje de simetría.',
        ],
        fr: [
          'Un ballon qui passe d’une main à l’autre, le jet d’une fontaine, le saut d’un dauphin : dessine chaque trajet, et tu obtiens à très peu près le même genre de courbe, large ou étroite, mais jamais pointue. On l’appelle une parabole ; c’est la courbe de toute fonction {general} où a n’est pas nul.',
          'La plus élémentaire est {basic}. La lettre y désigne la valeur qui sort, donc la hauteur du point. Pars de son point le plus bas, le sommet. Un pas vers la droite, et la courbe a monté de 1 ; encore un pas, et elle monte de 3 ; puis de 5, puis de 7. Vers la gauche, c’est pareil, car −2 et 2 ont le même carré. La droite verticale selon laquelle on pourrait plier le dessin est l’axe de symétrie.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2', 'x = 0', '(0, 0)', '(1, 1)', '(2, 4)', '(3, 9)'],
        view: { x: [-5, 5], y: [-1, 11] },
      },
      caption: {
        en: 'Step to the right from point to point and count how far up it goes each time: 1, then 3, then 5.',
        es: 'Avanza hacia la derecha de punto en punto y cuenta cuánto se sube cada vez: 1, luego 3, luego 5.',
        fr: 'Avance vers la droite de point en point et compte de combien on monte chaque fois : 1, puis 3, puis 5.',
      },
    },
    {
      kind: 'text',
      heading: { en: 'What c and a do', es: 'Qué hacen c y a', fr: 'Ce que font c et a' },
      paragraphs: {
        en: [
          'Add 3 to every result: {lifted}. Each point moves up by 3, and the curve keeps its shape. In every function {general} the number c tells where the curve crosses the vertical axis: there x is 0, and of the whole formula only c is left.',
          'Now multiply every result by 2: {double}. Each point is twice as far from the horizontal axis as before, so the bowl becomes narrower. With {half} it becomes flatter. If a is negative, every height turns into a depth, and the bowl is upside down: it opens downwards, and the vertex is its highest point.',
        ],
        es: [
          'Suma 3 a cada resultado: {lifted}. Todos los puntos suben 3 y la curva conserva su forma. En cualquier función {general}, el número c dice dónde corta la curva al eje vertical: allí x vale 0, y de toda la fórmula solo queda c.',
          'Ahora multiplica cada resultado por 2: {double}. Cada punto queda al doble de distancia del eje horizontal, así que el cuenco se estrecha. Con {half} se aplana. Si a es negativo, cada altura se convierte en profundidad y el cuenco queda boca abajo: se abre hacia abajo y el vértice es su punto más alto.',
        ],
        fr: [
          'Ajoute 3 à chaque résultat : {lifted}. Chaque point monte de 3, et la courbe garde sa forme. Dans toute fonction {general}, le nombre c dit où la courbe coupe l’axe vertical : là, x vaut 0, et de toute la formule il ne reste que c.',
          'Multiplie maintenant chaque résultat par 2 : {double}. Chaque point est deux fois plus loin de l’axe horizontal, et le bol se resserre. Avec {half}, il s’aplatit. Si a est négatif, chaque hauteur devient une profondeur et le bol est retourné : il s’ouvre vers le bas, et le sommet est son point le plus haut.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = 2x^2', 'y = x^2', 'y = -1/2 x^2', '(1, 2)', '(1, 1)', '(1, -0.5)'],
        view: { x: [-4, 4], y: [-3, 5] },
      },
      caption: {
        en: 'All three have their vertex at the origin. Look at the heights of the three points above and below the 1: there you read off a, namely 2, 1 and minus one half.',
        es: 'Las tres tienen el vértice en el origen. Fíjate en la altura de los tres puntos que están sobre el 1 o debajo de él: ahí se lee a, que es 2, 1 y menos un medio.',
        fr: 'Les trois ont leur sommet à l’origine. Regarde la hauteur des trois points placés au-dessus ou au-dessous de 1 : on y lit a, c’est-à-dire 2, 1 et moins un demi.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Draw {basic} on squared paper with the steps 1, 3, 5, to the right and to the left of the vertex. Then draw {double} from the same vertex. Which three steps do you need now? And which ones if a is −1?',
        ],
        es: [
          'Dibuja {basic} en papel cuadriculado con los pasos 1, 3, 5, a la derecha y a la izquierda del vértice. Después dibuja {double} desde el mismo vértice. ¿Qué tres pasos necesitas ahora? ¿Y cuáles si a es −1?',
        ],
        fr: [
          'Trace {basic} sur du papier quadrillé avec les pas 1, 3, 5, à droite et à gauche du sommet. Trace ensuite {double} à partir du même sommet. De quels trois pas as-tu besoin maintenant ? Et desquels si a vaut −1 ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'flat-and-down',
          skill: 'parabolas',
          prompt: {
            en: 'Which parabola opens downwards and is flatter than {basic}?',
            es: '¿Qué parábola se abre hacia abajo y es más plana que {basic}?',
            fr: 'Quelle parabole s’ouvre vers le bas et est plus aplatie que {basic} ?',
          },
          options: [
            {
              text: { en: '{flatDown}', es: '{flatDown}', fr: '{flatDown}' },
              right: true,
              answer: {
                en: 'Right. The minus turns it over, and a third of each distance makes it flatter.',
                es: 'Correcto. El menos le da la vuelta, y con un tercio de cada distancia se aplana.',
                fr: 'C’est juste. Le moins la retourne, et le tiers de chaque distance l’aplatit.',
              },
            },
            {
              text: { en: '{steepDown}', es: '{steepDown}', fr: '{steepDown}' },
              answer: {
                en: 'It does open downwards. But each point is three times as far from the axis as before: narrower, not flatter.',
                es: 'Sí se abre hacia abajo. Pero cada punto está al triple de distancia del eje: es más estrecha, no más plana.',
                fr: 'Elle s’ouvre bien vers le bas. Mais chaque point est trois fois plus loin de l’axe : elle est plus serrée, pas plus aplatie.',
              },
            },
            {
              text: { en: '{flatUp}', es: '{flatUp}', fr: '{flatUp}' },
              answer: {
                en: 'It is flatter. But all its heights are positive, so it opens upwards.',
                es: 'Sí es más plana. Pero todas sus alturas son positivas: se abre hacia arriba.',
                fr: 'Elle est bien plus aplatie. Mais toutes ses hauteurs sont positives : elle s’ouvre vers le haut.',
              },
            },
            {
              text: { en: '{lowUp}', es: '{lowUp}', fr: '{lowUp}' },
              answer: {
                en: 'Here the minus stands before the number added, not before the square. The curve moves down by 3 and keeps its shape.',
                es: 'Aquí el menos está delante del número que se añade, no del cuadrado. La curva baja 3 y conserva su forma.',
                fr: 'Ici, le moins est devant le nombre ajouté, pas devant le carré. La courbe descend de 3 et garde sa forme.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'crosses-vertical-axis',
          skill: 'parabolas',
          prompt: {
            en: 'At which height does the parabola {crossing} cross the vertical axis?',
            es: '¿A qué altura corta la parábola {crossing} el eje vertical?',
            fr: 'À quelle hauteur la parabole {crossing} coupe-t-elle l’axe vertical ?',
          },
          options: [
            {
              text: { en: '−5', es: '−5', fr: '−5' },
              right: true,
              answer: {
                en: 'Right. There x is 0, and both terms with x are 0 too.',
                es: 'Correcto. Allí x vale 0, y los dos términos con x también.',
                fr: 'C’est juste. Là, x vaut 0, et les deux termes en x aussi.',
              },
            },
            {
              text: { en: '3', es: '3', fr: '3' },
              answer: {
                en: 'The 3 stands before an x. On the vertical axis x is 0, so this term has gone.',
                es: 'El 3 va delante de una x. En el eje vertical x vale 0, así que ese término desaparece.',
                fr: 'Le 3 est devant un x. Sur l’axe vertical, x vaut 0 : ce terme disparaît.',
              },
            },
            {
              text: { en: '2', es: '2', fr: '2' },
              answer: {
                en: 'The 2 says how narrow the bowl is. For the height on the vertical axis put 0 in for x.',
                es: 'El 2 dice lo cerrado que es el cuenco. Para la altura en el eje vertical, pon 0 en lugar de x.',
                fr: 'Le 2 dit si le bol est serré. Pour la hauteur sur l’axe vertical, remplace x par 0.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Moving it sideways', es: 'Moverla de lado', fr: 'La déplacer de côté' },
      paragraphs: {
        en: [
          'Where is {shifted} lowest? A square is never below 0, and it is 0 only where the bracket is 0. That happens when {bracket} is 0, so at 3. The vertex has moved 3 to the right. Add 2 as well, {both}, and the whole curve goes up by 2: the vertex is {vertexThere}. In the form {vertexForm} the vertex can always be read off: it is {vertex}.',
        ],
        es: [
          '¿Dónde está el punto más bajo de {shifted}? Un cuadrado nunca es menor que 0, y vale 0 solo donde el paréntesis vale 0. Eso ocurre cuando {bracket} es 0, es decir, en 3. El vértice se ha movido 3 a la derecha. Si además sumas 2, {both}, toda la curva sube 2: el vértice es {vertexThere}. En la forma {vertexForm} el vértice siempre se puede leer: es {vertex}.',
        ],
        fr: [
          'Où la courbe {shifted} est-elle la plus basse ? Un carré n’est jamais négatif, et il est nul seulement là où la parenthèse est nulle. Cela arrive quand {bracket} vaut 0, donc en 3. Le sommet s’est déplacé de 3 vers la droite. Ajoute encore 2, {both}, et toute la courbe monte de 2 : le sommet est {vertexThere}. Dans la forme {vertexForm}, dite forme canonique, le sommet se lit toujours : c’est {vertex}.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2', 'y = (x - 3)^2 + 2', '(3, 2)', 'x = 3'],
        view: { x: [-4, 8], y: [-1, 12] },
      },
      caption: {
        en: 'The same bowl twice. Its vertex went 3 to the right and 2 up, and its axis went along.',
        es: 'El mismo cuenco dos veces. Su vértice ha ido 3 a la derecha y 2 hacia arriba, y el eje lo acompaña.',
        fr: 'Deux fois le même bol. Son sommet est allé de 3 vers la droite et de 2 vers le haut, et son axe l’a suivi.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A minus in the bracket seems to say “to the left”, because a minus at the end does say “down”. But the number in the bracket acts before the square does, on what goes in. So do not follow the sign; ask where the bracket is 0. For {left} that is at −3, to the left.',
        ],
        es: [
          'Un menos en el paréntesis parece decir «a la izquierda», porque un menos al final sí dice «hacia abajo». Pero el número del paréntesis actúa antes que el cuadrado, sobre lo que entra. Por eso no te guíes por el signo: pregunta dónde vale 0 el paréntesis. En {left} es en −3, a la izquierda.',
        ],
        fr: [
          'Un moins dans la parenthèse semble dire « vers la gauche », puisqu’un moins à la fin dit bien « vers le bas ». Mais le nombre dans la parenthèse agit avant le carré, sur ce qui entre. Ne suis donc pas le signe : demande où la parenthèse est nulle. Pour {left}, c’est en −3, à gauche.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'parabolas.vertex_from_form', seed: 12 },
        { kind: 'practice', template: 'parabolas.vertex_from_form', seed: 15 },
        { kind: 'practice', template: 'parabolas.read_curve', seed: 9 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where b comes from', es: 'De dónde sale b', fr: 'D’où vient b' },
      paragraphs: {
        en: [
          'Multiply out {both}, and you get {expanded}. Suddenly there is a b, namely −6: it came in with the move sideways. Can the axis be found if the formula is already multiplied out? Yes, because both halves of the curve are alike. Two points of equal height lie equally far from the axis, one on each side, so the axis is halfway between them.',
        ],
        es: [
          'Desarrolla {both} y obtienes {expanded}. De pronto hay una b, que es −6: ha entrado con el movimiento de lado. ¿Se puede hallar el eje cuando la fórmula ya está desarrollada? Sí, porque las dos mitades de la curva son iguales. Dos puntos de la misma altura están a igual distancia del eje, uno a cada lado; el eje queda a mitad de camino entre ellos.',
        ],
        fr: [
          'Développe {both}, et tu obtiens {expanded}. Tout à coup il y a un b, ici −6 : il est venu avec le déplacement de côté. Peut-on trouver l’axe quand la formule est déjà développée ? Oui, car les deux moitiés de la courbe sont pareilles. Deux points de même hauteur sont à égale distance de l’axe, un de chaque côté : l’axe est à mi-chemin entre eux.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Find the vertex of {curve}.',
        es: 'Halla el vértice de {curve}.',
        fr: 'Trouve le sommet de {curve}.',
      },
      slots: { curve: 'y = 2x^2 - 12x + 10' },
      lines: [
        {
          line: 'y = 2x^2 - 12x + 10',
          why: {
            en: 'Two places with the same height are wanted. The height 10 is convenient.',
            es: 'Se buscan dos lugares con la misma altura. La altura 10 es cómoda.',
            fr: 'On cherche deux endroits de même hauteur. La hauteur 10 est commode.',
          },
        },
        {
          line: '2*0^2 - 12*0 + 10 = 10',
          why: {
            en: 'At 0 both terms with x vanish, and only c is left.',
            es: 'En 0 desaparecen los dos términos con x y solo queda c.',
            fr: 'En 0, les deux termes en x disparaissent, et il ne reste que c.',
          },
        },
        {
          line: '2*6^2 - 12*6 + 10 = 10',
          why: {
            en: 'The height is 10 again where 2 times x times x is as much as 12 times x. Besides 0, that is where 2x is 12.',
            es: 'La altura vuelve a ser 10 donde 2 por x por x es tanto como 12 por x. Aparte del 0, eso ocurre donde 2x es 12.',
            fr: 'La hauteur est de nouveau 10 là où 2 fois x fois x vaut autant que 12 fois x. À part 0, c’est là où 2x vaut 12.',
          },
        },
        {
          line: '(0 + 6)/2 = 3',
          why: {
            en: 'The axis lies halfway between the two places.',
            es: 'El eje queda a mitad de camino entre los dos lugares.',
            fr: 'L’axe est à mi-chemin entre les deux endroits.',
          },
        },
        {
          line: '2*3^2 - 12*3 + 10 = -8',
          why: {
            en: 'The vertex stands on the axis. Its height is the value at 3.',
            es: 'El vértice está en el eje. Su altura es el valor en 3.',
            fr: 'Le sommet est sur l’axe. Sa hauteur est l’image de 3.',
          },
        },
        {
          line: 'y = 2(x - 3)^2 - 8',
          why: {
            en: 'As a check: with this vertex and 2 for a, the curve is written so, and multiplying out brings the first line back.',
            es: 'Como comprobación: con ese vértice y 2 como valor de a, la curva se escribe así; al desarrollar vuelve la primera línea.',
            fr: 'Pour vérifier : avec ce sommet et 2 pour a, la courbe s’écrit ainsi, et développer redonne la première ligne.',
          },
        },
      ],
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = 2x^2 - 12x + 10', '(0, 10)', '(6, 10)', 'x = 3', '(3, -8)'],
        view: { x: [-3, 9], y: [-10, 14] },
      },
      caption: {
        en: 'The two upper points are equally high, so the axis runs through the middle between them, and the vertex lies on it.',
        es: 'Los dos puntos de arriba están a la misma altura; el eje pasa por el medio entre ellos y el vértice está en él.',
        fr: 'Les deux points du haut sont à la même hauteur : l’axe passe au milieu entre eux, et le sommet est dessus.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'With letters the thought is the same. The height is c at 0, and once more where {rest} is 0 again. Taking x out of it gives {outside}, and the bracket is 0 at {again}. Halfway to it stands the axis: {axis}. So b and a together say how far the curve has moved sideways.',
        ],
        es: [
          'Con letras la idea es la misma. La altura es c en 0, y otra vez donde {rest} vuelve a valer 0. Si se saca x factor común, queda {outside}, y el paréntesis vale 0 en {again}. A mitad de camino está el eje: {axis}. Por tanto, b y a juntas dicen cuánto se ha movido la curva de lado.',
        ],
        fr: [
          'Avec des lettres, l’idée est la même. La hauteur est c en 0, et encore une fois là où {rest} redevient nul. En mettant x en facteur, on obtient {outside}, et la parenthèse est nulle en {again}. À mi-chemin se trouve l’axe : {axis}. Ce sont donc b et a ensemble qui disent de combien la courbe s’est déplacée de côté.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'parabolas.axis', seed: 2 },
        { kind: 'practice', template: 'parabolas.axis', seed: 8 },
        { kind: 'practice', template: 'parabolas.read_curve', seed: 23 },
        { kind: 'practice', template: 'parabolas.vertex', seed: 2 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now tell from three numbers which way a parabola opens, where it crosses the vertical axis and where its vertex stands. One question is still open: where does it cross the horizontal axis? For that the formula has to be turned back into a product, and this is the next step.',
        ],
        es: [
          'Ya puedes decir, a partir de tres números, hacia dónde se abre una parábola, dónde corta al eje vertical y dónde está su vértice. Queda una pregunta: ¿dónde corta al eje horizontal? Para eso hay que volver a escribir la fórmula como producto, y ese es el próximo paso.',
        ],
        fr: [
          'À partir de trois nombres, tu sais maintenant dire de quel côté s’ouvre une parabole, où elle coupe l’axe vertical et où se trouve son sommet. Une question reste ouverte : où coupe-t-elle l’axe horizontal ? Pour cela, il faut réécrire la formule sous forme de produit, et c’est la prochaine étape.',
        ],
      },
    },
  ],
};
