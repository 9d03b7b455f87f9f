import type { Lesson } from '../lesson.ts';

const areas = [
  [1, 19],
  [5, 75],
  [8, 96],
  [10, 100],
  [12, 96],
  [15, 75],
  [19, 19],
] as const;
const best = 10;
const marked = (width: number) => ({ ...(width === best && { tone: 'second' as const }) });

export const vertex: Lesson = {
  id: 'vertex',
  title: {
    en: 'The highest and the lowest',
    es: 'Lo más alto y lo más bajo',
    fr: 'Le plus haut et le plus bas',
  },
  can: {
    en: 'You turn a question about the largest or the smallest into a parabola and answer it with the vertex.',
    es: 'Aprenderás a resolver problemas de máximos y mínimos con el vértice de una parábola.',
    fr: 'Tu apprendras à résoudre des problèmes de maximum et de minimum avec le sommet d’une parabole.',
  },
  minutes: 40,
  slots: {
    other: '20 - x',
    area: 'A = x(20 - x)',
    completed: 'A = 100 - (x - 10)^2',
    axis: 'x = -b/(2a)',
    height: 'h = -5t^2 + 20t + 1',
    time: 't = -20/(2*(-5))',
    two: 't = 2',
    top: '-5*2^2 + 20*2 + 1 = 21',
    vertexThere: '(2, 21)',
    total: 'x^2 + (12 - x)^2',
    totalOut: '2x^2 - 24x + 144',
    axisTotal: '24/(2*2) = 6',
    smallest: '6^2 + 6^2 = 72',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Forty metres of fence',
        es: 'Cuarenta metros de valla',
        fr: 'Quarante mètres de clôture',
      },
      paragraphs: {
        en: [
          'A rectangular vegetable bed is to be fenced in, and there are 40 metres of fence. A bed 1 m wide is then 19 m long and has 19 m². A bed 8 m wide is 12 m long and has 96 m². The fence is the same, and yet the area is about five times as large. Which width gives the largest bed?',
          'Trying helps to get a feeling for it, and the table shows a tendency. But a table leaves gaps: perhaps some width between two columns is better still. To be certain, we need the area as a function.',
        ],
        es: [
          'Se quiere cercar un huerto rectangular y hay 40 metros de valla. Un huerto de 1 m de ancho tiene entonces 19 m de largo y 19 m² de área. Uno de 8 m de ancho tiene 12 m de largo y 96 m². La valla es la misma y, sin embargo, el área es unas cinco veces mayor. ¿Con qué ancho sale el huerto más grande?',
          'Probar ayuda a hacerse una idea, y la tabla muestra una tendencia. Pero una tabla deja huecos: quizá algún ancho entre dos columnas sea aún mejor. Para saberlo con certeza hace falta el área como función.',
        ],
        fr: [
          'On veut clôturer un potager rectangulaire, et l’on dispose de 40 mètres de clôture. Un potager de 1 m de large a alors 19 m de long et 19 m² d’aire. Un potager de 8 m de large a 12 m de long et 96 m². La clôture est la même, et pourtant l’aire est environ cinq fois plus grande. Quelle largeur donne le plus grand potager ?',
          'Essayer aide à sentir ce qui se passe, et le tableau montre une tendance. Mais un tableau a des trous : peut-être qu’une largeur entre deux colonnes est encore meilleure. Pour le savoir avec certitude, il faut l’aire comme fonction.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: areas.map(() => ({ size: 1 })),
        down: [
          { size: 0.9, label: 'm' },
          { size: 0.9, label: 'm^2' },
        ],
        cells: [
          areas.map(([width]) => ({ label: `${width}`, ...marked(width) })),
          areas.map(([width, area]) => ({ label: `${area}`, ...marked(width) })),
        ],
        description: {
          en: 'A table of widths and areas. 1 metre gives 19 square metres, 5 gives 75, 8 gives 96, 10 gives 100, 12 gives 96, 15 gives 75 and 19 gives 19.',
          es: 'Una tabla de anchos y áreas. 1 metro da 19 metros cuadrados; 5 da 75; 8 da 96; 10 da 100; 12 da 96; 15 da 75, y 19 da 19.',
          fr: 'Un tableau de largeurs et d’aires. 1 mètre donne 19 mètres carrés, 5 donne 75, 8 donne 96, 10 donne 100, 12 donne 96, 15 donne 75 et 19 donne 19.',
        },
      },
      caption: {
        en: 'Above the width, below the area. The areas rise and fall in the same way on both sides of the marked column.',
        es: 'Arriba el ancho, abajo el área. Las áreas suben y bajan igual a los dos lados de la columna marcada.',
        fr: 'En haut la largeur, en bas l’aire. Les aires montent et descendent de la même façon des deux côtés de la colonne marquée.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Call one side x. Two neighbouring sides take half of the fence, 20 m, so the other side is {other}, and the area is {area}. That is a parabola which opens downwards. Its zeros are 0 and 20, beds without width or without length. Halfway stands the axis, at 10, and there the area is 100 m². The best bed is a square.',
          'The completed square proves it without any picture: {completed}. From 100 something is always taken away, a square, and only at 10 is it nothing.',
        ],
        es: [
          'Llama x a un lado. Dos lados contiguos ocupan la mitad de la valla, 20 m, así que el otro lado es {other} y el área es {area}. Es una parábola que se abre hacia abajo. Sus ceros son 0 y 20: huertos sin ancho o sin largo. A mitad de camino está el eje, en 10, y ahí el área es 100 m². El mejor huerto es un cuadrado.',
          'El cuadrado completo lo demuestra sin dibujo: {completed}. A 100 siempre se le quita algo, un cuadrado, y solo en 10 no se le quita nada.',
        ],
        fr: [
          'Appelle x un côté. Deux côtés voisins prennent la moitié de la clôture, 20 m ; l’autre côté est donc {other}, et l’aire est {area}. C’est une parabole ouverte vers le bas. Ses zéros sont 0 et 20, des potagers sans largeur ou sans longueur. À mi-chemin se trouve l’axe, en 10, et l’aire y est de 100 m². Le meilleur potager est un carré.',
          'La forme canonique le prouve sans dessin : {completed}. À 100, on enlève toujours quelque chose, un carré, et c’est seulement en 10 qu’on n’enlève rien.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x(20 - x) {0 <= x <= 20}', '(0, 0)', '(20, 0)', '(10, 100)'],
        view: { x: [-2, 22], y: [-20, 120] },
      },
      caption: {
        en: 'Each place is a width, each height an area. Near the top the curve is nearly level: 9 m or 11 m cost only one square metre.',
        es: 'Cada lugar es un ancho; cada altura, un área. Cerca de la cima la curva es casi llana: con 9 m u 11 m se pierde solo un metro cuadrado.',
        fr: 'Chaque abscisse est une largeur, chaque hauteur une aire. Près du sommet, la courbe est presque plate : avec 9 m ou 11 m, on ne perd qu’un mètre carré.',
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'parabolas.vertex_from_form', seed: 7 },
        { kind: 'practice', template: 'parabolas.vertex', seed: 8 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Four steps', es: 'Cuatro pasos', fr: 'Quatre étapes' },
      paragraphs: {
        en: [
          'Questions of this kind go the same way. Name what may be chosen: a width, a time, a price. Write what is to be largest or smallest as a function of it. Find the vertex, halfway between two zeros, with {axis} or by completing the square. In the end read the question again: does it ask for the place or for the value there?',
        ],
        es: [
          'Las preguntas de este tipo siguen siempre el mismo camino. Pon nombre a lo que se puede elegir: un ancho, un tiempo, un precio. Escribe, como función de ello, lo que debe ser lo más grande o lo más pequeño posible. Halla el vértice: a mitad de camino entre dos ceros, con {axis} o completando el cuadrado. Al final, vuelve a leer la pregunta: ¿pide el lugar o el valor que se alcanza ahí?',
        ],
        fr: [
          'Les questions de ce genre suivent toujours le même chemin. Nomme ce qu’on peut choisir : une largeur, un temps, un prix. Écris ce qui doit être le plus grand ou le plus petit comme une fonction de cela. Trouve le sommet, à mi-chemin entre deux zéros, avec {axis} ou en complétant le carré. À la fin, relis la question : demande-t-elle l’endroit, ou la valeur à cet endroit ?',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'shape',
        corners: [
          [0, 0],
          [14, 0],
          [14, 7],
          [0, 7],
        ],
        sides: ['28 - 2x', 'x', { en: 'wall', es: 'pared', fr: 'mur' }, 'x'],
        right: [0, 1, 2, 3],
        sought: ['x'],
        description: {
          en: 'A rectangle whose upper side is a wall. The sides on the left and on the right are x, the lower one is 28 minus 2x.',
          es: 'Un rectángulo cuyo lado de arriba es una pared. Los lados izquierdo y derecho miden x; el de abajo, 28 menos 2x.',
          fr: 'Un rectangle dont le côté du haut est un mur. Les côtés de gauche et de droite mesurent x, celui du bas 28 moins 2x.',
        },
      },
      caption: {
        en: 'Along the wall no fence is needed. Of the 28 metres x is used twice, and what is left makes the long side.',
        es: 'Junto a la pared no hace falta valla. De los 28 metros se gasta dos veces x, y lo que queda forma el lado largo.',
        fr: 'Le long du mur, pas besoin de clôture. Sur les 28 mètres, on prend deux fois x, et ce qui reste forme le grand côté.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'With 28 m of fence a rectangle is to be closed off beside a wall. How large can its area be?',
        es: 'Con 28 m de valla se quiere cercar un rectángulo junto a una pared. ¿Qué área puede tener como máximo?',
        fr: 'Avec 28 m de clôture, on veut fermer un rectangle contre un mur. Quelle aire peut-il avoir au plus ?',
      },
      slots: {},
      lines: [
        {
          line: 'A = x(28 - 2x)',
          why: {
            en: 'The sides that meet the wall are x. Two of them are taken from the fence, the rest is the third side.',
            es: 'Los lados que llegan a la pared son x. Dos de ellos se quitan de la valla; el resto es el tercer lado.',
            fr: 'Les côtés qui touchent le mur sont x. On en prend deux sur la clôture, le reste est le troisième côté.',
          },
        },
        {
          line: '14*(28 - 2*14) = 0',
          why: {
            en: 'The area is 0 at 0, and also where the bracket is 0, at 14: these are the zeros.',
            es: 'El área es 0 en 0, y también donde el paréntesis vale 0, en 14: son los ceros.',
            fr: 'L’aire est nulle en 0, et aussi là où la parenthèse est nulle, en 14 : ce sont les zéros.',
          },
        },
        {
          line: '(0 + 14)/2 = 7',
          why: {
            en: 'The vertex lies halfway, and the curve opens downwards: here the area is largest.',
            es: 'El vértice está a mitad de camino y la curva se abre hacia abajo: ahí el área es máxima.',
            fr: 'Le sommet est à mi-chemin, et la courbe s’ouvre vers le bas : c’est là que l’aire est la plus grande.',
          },
        },
        {
          line: '28 - 2*7 = 14',
          why: {
            en: 'The long side. It is twice the short one; beside a wall the best rectangle is no square.',
            es: 'El lado largo. Es el doble del corto: junto a una pared, el mejor rectángulo no es un cuadrado.',
            fr: 'Le grand côté. C’est le double du petit : contre un mur, le meilleur rectangle n’est pas un carré.',
          },
        },
        {
          line: '7*14 = 98',
          why: {
            en: 'The question asks for the area, so the answer is 98 m², not 7 m.',
            es: 'La pregunta pide el área, así que la respuesta es 98 m², no 7 m.',
            fr: 'La question demande l’aire : la réponse est 98 m², et non 7 m.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'which-function',
          skill: 'parabolas',
          prompt: {
            en: 'Two numbers add up to 12. Which function describes their product, if one of them is x?',
            es: 'Dos números suman 12. ¿Qué función describe su producto si uno de ellos es x?',
            fr: 'La somme de deux nombres est 12. Quelle fonction décrit leur produit, si l’un d’eux est x ?',
          },
          options: [
            {
              text: {
                en: 'x times the difference 12 minus x',
                es: 'x por la diferencia 12 menos x',
                fr: 'x fois la différence 12 moins x',
              },
              right: true,
              answer: {
                en: 'Right. What x leaves of 12 is the other number. The product is largest when both are 6.',
                es: 'Correcto. Lo que falta hasta 12 es el otro número. El producto es máximo cuando los dos son 6.',
                fr: 'C’est juste. Ce qui manque jusqu’à 12 est l’autre nombre. Le produit est le plus grand quand les deux valent 6.',
              },
            },
            {
              text: { en: '12 times x', es: '12 por x', fr: '12 fois x' },
              answer: {
                en: '12 is the sum, not the second number. If x is 5, the other number is 7.',
                es: '12 es la suma, no el segundo número. Si x es 5, el otro número es 7.',
                fr: '12 est la somme, pas le second nombre. Si x vaut 5, l’autre nombre est 7.',
              },
            },
            {
              text: {
                en: 'x times the difference x minus 12',
                es: 'x por la diferencia x menos 12',
                fr: 'x fois la différence x moins 12',
              },
              answer: {
                en: 'Test it with 5: the other number would be −7, and the sum would be −2. What x leaves of 12 is 12 minus x.',
                es: 'Pruébalo con 5: el otro número sería −7 y la suma, −2. Lo que falta hasta 12 es 12 menos x.',
                fr: 'Essaie avec 5 : l’autre nombre serait −7, et la somme −2. Ce qui manque jusqu’à 12, c’est 12 moins x.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'parabolas.vertex', seed: 16 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'A ball in the air', es: 'Un balón en el aire', fr: 'Un ballon en l’air' },
      paragraphs: {
        en: [
          'A ball leaves the hand 1 m above the ground at 20 metres per second, straight up. If it did not fall, it would be at a height of 20 times t plus 1 after t seconds; falling takes about 5 times t squared away from that. So {height}, in metres, not counting the drag of the air. When is it highest, and how high?',
          'The axis gives the moment: {time}, so {two}. The value there gives the height: {top}. After 2 seconds the ball is 21 m high, and then it falls. One second before the top and one second after it, it is equally high, because the two halves of a parabola are alike.',
        ],
        es: [
          'Un balón sale de la mano a 1 m del suelo y a 20 metros por segundo, recto hacia arriba. Si no cayera, a los t segundos estaría a una altura de 20 por t más 1; la caída le quita unas 5 veces t al cuadrado. Así, {height}, en metros, sin contar el rozamiento del aire. ¿Cuándo está más alto, y a qué altura?',
          'El eje da el momento: {time}, o sea, {two}. El valor en ese momento da la altura: {top}. A los 2 segundos el balón está a 21 m, y después cae. Un segundo antes de la cima y un segundo después está a la misma altura, porque las dos mitades de una parábola son iguales.',
        ],
        fr: [
          'Un ballon quitte la main à 1 m du sol, à 20 mètres par seconde, tout droit vers le haut. S’il ne tombait pas, il serait au bout de t secondes à une hauteur de 20 fois t plus 1 ; la chute en retire environ 5 fois t au carré. Donc {height}, en mètres, sans compter le frottement de l’air. Quand est-il au plus haut, et à quelle hauteur ?',
          'L’axe donne l’instant : {time}, donc {two}. L’image de cet instant donne la hauteur : {top}. Au bout de 2 secondes, le ballon est à 21 m, puis il retombe. Une seconde avant le sommet et une seconde après, il est à la même hauteur, car les deux moitiés d’une parabole sont pareilles.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = -5x^2 + 20x + 1 {0 <= x <= 4}', '(0, 1)', '(2, 21)', 'x = 2'],
        view: { x: [-1, 5], y: [-4, 25] },
      },
      caption: {
        en: 'To the right runs the time, upwards the height. The curve runs from the throw until the ball is back at the hand. The vertex says both: 2 seconds, 21 metres.',
        es: 'Hacia la derecha corre el tiempo; hacia arriba, la altura. La curva va desde el lanzamiento hasta que el balón vuelve a la mano. El vértice dice las dos cosas: 2 segundos, 21 metros.',
        fr: 'Vers la droite court le temps, vers le haut la hauteur. La courbe va du lancer jusqu’au retour du ballon dans la main. Le sommet dit les deux : 2 secondes, 21 mètres.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'This graph looks like the flight of a ball, so it is often taken for one. But this ball goes straight up and comes down at the same spot; what runs to the right is the time. Whoever confuses the two may answer 2 where a height is asked for. Say the unit along with each number, and the confusion shows.',
        ],
        es: [
          'Esta gráfica se parece al vuelo de un balón, y por eso es frecuente confundirla con él. Pero este balón sube recto y baja al mismo sitio; lo que avanza hacia la derecha es el tiempo. Quien confunde las dos cosas puede responder 2 donde se pide una altura. Di la unidad con cada número y la confusión se verá.',
        ],
        fr: [
          'Cette courbe ressemble au vol d’un ballon, et on la prend souvent pour cela. Mais ce ballon monte tout droit et retombe au même endroit ; ce qui court vers la droite, c’est le temps. Celui qui confond les deux peut répondre 2 quand on demande une hauteur. Dis l’unité avec chaque nombre, et la confusion se verra.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'place-or-value',
          skill: 'parabolas',
          prompt: {
            en: 'For {height} the vertex is {vertexThere}. Which question is answered by its first number?',
            es: 'Para {height}, el vértice es {vertexThere}. ¿A qué pregunta responde su primer número?',
            fr: 'Pour {height}, le sommet est {vertexThere}. À quelle question répond son premier nombre ?',
          },
          options: [
            {
              text: {
                en: 'When is the ball highest?',
                es: '¿Cuándo está más alto el balón?',
                fr: 'Quand le ballon est-il au plus haut ?',
              },
              right: true,
              answer: {
                en: 'Right. The first number is what goes into the function, here the time.',
                es: 'Correcto. El primer número es lo que entra en la función; aquí, el tiempo.',
                fr: 'C’est juste. Le premier nombre est ce qui entre dans la fonction, ici le temps.',
              },
            },
            {
              text: {
                en: 'How high does the ball get?',
                es: '¿Qué altura alcanza el balón?',
                fr: 'À quelle hauteur le ballon monte-t-il ?',
              },
              answer: {
                en: 'The height is what comes out, the second number. Asked for the largest value, one often stops at the place where it is reached.',
                es: 'La altura es lo que sale, el segundo número. Cuando se pide el valor máximo, es frecuente quedarse en el lugar donde se alcanza.',
                fr: 'La hauteur est ce qui sort, le second nombre. Quand on demande la plus grande valeur, on s’arrête souvent à l’endroit où elle est atteinte.',
              },
            },
            {
              text: {
                en: 'When is the ball back on the ground?',
                es: '¿Cuándo vuelve el balón al suelo?',
                fr: 'Quand le ballon est-il de retour au sol ?',
              },
              answer: {
                en: 'On the ground the height is 0. That is a zero of the function, not its vertex, and it comes later.',
                es: 'En el suelo la altura es 0. Eso es un cero de la función, no su vértice, y llega más tarde.',
                fr: 'Au sol, la hauteur est nulle. C’est un zéro de la fonction, pas son sommet, et il vient plus tard.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'parabolas.thrown_ball', seed: 23 },
        { kind: 'practice', template: 'parabolas.thrown_ball', seed: 39 },
        { kind: 'practice', template: 'quadratic_formula.ball', seed: 15 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'The same works for the smallest. Which two numbers with the sum 12 have the smallest sum of squares? {total} is {totalOut}, the axis is at {axisTotal}, so it is 6 and 6, with {smallest}.',
          'You can now go from a story to a function, from the function to a parabola, and from its vertex or zeros back to the answer. For curves that are no parabolas, the search for the highest and the lowest goes on with derivatives.',
        ],
        es: [
          'Si se busca lo más pequeño, se hace igual. ¿Qué dos números de suma 12 tienen la menor suma de cuadrados? {total} es {totalOut}, el eje está en {axisTotal}, así que son 6 y 6, con {smallest}.',
          'Ya puedes ir de una historia a una función, de la función a una parábola y, desde su vértice o sus ceros, volver a la respuesta. Con curvas que no son parábolas, la búsqueda de lo más alto y lo más bajo sigue con las derivadas.',
        ],
        fr: [
          'Pour le plus petit, c’est pareil. Quels sont les deux nombres de somme 12 dont la somme des carrés est la plus petite ? {total} est {totalOut}, l’axe est en {axisTotal} : ce sont 6 et 6, avec {smallest}.',
          'Tu sais maintenant passer d’une histoire à une fonction, de la fonction à une parabole, et revenir de son sommet ou de ses zéros à la réponse. Pour les courbes qui ne sont pas des paraboles, la recherche du plus haut et du plus bas continue avec les dérivées.',
        ],
      },
    },
  ],
};
