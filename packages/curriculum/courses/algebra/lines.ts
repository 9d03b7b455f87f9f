import type { Lesson } from '../lesson.ts';

export const lines: Lesson = {
  id: 'lines',
  title: {
    en: 'A rule becomes a line',
    es: 'Una regla se convierte en recta',
    fr: 'Une règle devient une droite',
  },
  can: {
    en: 'You place points, draw the line of a rule, and find the rule from a line or from two points.',
    es: 'Aprenderás a situar puntos, a trazar la recta de una fórmula y a hallar la fórmula de una recta o de dos puntos.',
    fr: 'Tu apprendras à placer des points, à tracer la droite d’une formule et à retrouver la formule d’une droite ou de deux points.',
  },
  minutes: 28,
  slots: {
    n: 'n',
    price: '3n + 5',
    rule: 'y = 3x + 5',
    x: 'x',
    y: 'y',
    two: '(2, 11)',
    turned: '(11, 2)',
    below: '(-3, -2)',
    general: 'y = m x + b',
    m: 'm',
    b: 'b',
    p: 'p',
    candle: 'y = 15 - 2x',
    candleSlope: '-2',
    candleStart: '(0, 15)',
    candleNext: '(1, 13)',
    first: '(2, 7)',
    second: '(6, 15)',
    slope: '(15 - 7)/(6 - 2) = 2',
    half: '1/2',
    shoot: 'y = 2x + 3',
    wrong: 'y = 2x + 7',
    taxiA: '2x + 6',
    taxiB: '2x + 9',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'A price on a sheet of paper',
        es: 'Un precio sobre el papel',
        fr: 'Un prix sur une feuille',
      },
      paragraphs: {
        en: [
          'In the first lesson a bicycle for {n} hours cost {price} euros. The owner is tired of calculating and wants a picture on the wall from which every price can be read. How can a pair like “2 hours, 11 euros” become a place on a sheet of paper?',
          'Draw two number lines that cross at a right angle. The hours go along the level one, the euros up the other. For 2 hours walk 2 to the right, then 11 up, and make a dot. Its name is {two}. The first number always belongs to the way right, the second to the way up; {turned} would be 11 hours for 2 euros. A minus turns the direction: to {below} one walks 3 to the left and 2 down.',
        ],
        es: [
          'En la primera lección, una bicicleta durante {n} horas costaba {price} euros. La dueña está cansada de calcular y quiere en la pared un dibujo en el que se lea cualquier precio. ¿Cómo puede convertirse «2 horas, 11 euros» en un lugar de una hoja de papel?',
          'Dibuja dos rectas numéricas que se cortan en ángulo recto. Las horas van por la horizontal; los euros suben por la otra. Para 2 horas avanza 2 a la derecha, después 11 hacia arriba y marca un punto. Se llama {two}. El primer número es siempre el avance a la derecha y el segundo, la subida; {turned} serían 11 horas por 2 euros. Un menos invierte el sentido: para llegar a {below} se avanza 3 a la izquierda y se baja 2.',
        ],
        fr: [
          'Dans la première leçon, un vélo pour {n} heures coûtait {price} euros. Le loueur est las de calculer ; il veut au mur un dessin où se lise n’importe quel prix. Comment « 2 heures, 11 euros » peut-il devenir un endroit sur une feuille de papier ?',
          'Trace deux droites graduées qui se coupent à angle droit. Les heures vont le long de l’horizontale, les euros montent sur l’autre. Pour 2 heures, avance de 2 vers la droite, puis monte de 11 et marque un point. Il s’appelle {two}. Le premier nombre est toujours le chemin vers la droite, le second le chemin vers le haut ; {turned} serait 11 heures pour 2 euros. Un signe moins inverse le sens : pour aller en {below}, on va 3 vers la gauche et 2 vers le bas.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['(0, 5)', '(1, 8)', '(2, 11)', '(4, 17)', '(5, 20)'],
        view: { x: [-1, 7], y: [-3, 24] },
      },
      caption: {
        en: 'Five rides as points: hours to the right, euros upwards. Hold a ruler to them. Where would the point for 3 hours be?',
        es: 'Cinco alquileres como puntos: las horas hacia la derecha, los euros hacia arriba. Apoya tu regla. ¿Dónde estaría el punto de 3 horas?',
        fr: 'Cinq locations sous forme de points : les heures vers la droite, les euros vers le haut. Pose ta règle. Où serait le point pour 3 heures ?',
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          'The level line is the {x}-axis, the upright one the {y}-axis, and where they cross is the origin. The two numbers of a point are its coordinates. So a rule may be written with {x} and {y}: {rule} says how the height of each point comes from its place.',
        ],
        es: [
          'La recta horizontal es el eje {x}, la vertical es el eje {y}, y donde se cortan está el origen. Los dos números de un punto son sus coordenadas: abscisa y ordenada. Por eso una regla se puede escribir con {x} e {y}: {rule} dice cómo sale la altura de cada punto a partir de su lugar.',
        ],
        fr: [
          'La droite horizontale est l’axe des abscisses, la verticale l’axe des ordonnées, et leur point commun est l’origine. Les deux nombres d’un point sont ses coordonnées : son abscisse {x} et son ordonnée {y}. On peut donc écrire une règle avec {x} et {y} : {rule} dit comment la hauteur de chaque point vient de son abscisse.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'coordinates.read', seed: 6 },
        { kind: 'practice', template: 'coordinates.place', seed: 9 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Why there is no bend',
        es: 'Por qué no se dobla',
        fr: 'Pourquoi il n’y a pas de pli',
      },
      paragraphs: {
        en: [
          'One more hour costs 3 euros more, be it the second hour or the tenth. So from each point the next lies one step to the right and 3 up: stairs whose steps are all alike, and such stairs have a straight handrail. If the tenth hour were cheaper, the line would bend there.',
          'How much the height changes in one step to the right is called the slope. In {rule} it is the 3, the number beside {x}. The 5 is the height above 0, where the line crosses the {y}-axis: the price before the first hour has begun. In general {general}: {m} says how much it climbs, {b} where it starts. Some books write another letter in place of {b}.',
          'The candle of the first lesson gets shorter: {candle}. For each hour the height changes by {candleSlope}, so the slope is negative and the line falls. Written first or last, the number beside {x} is the slope. To draw it you need two points and a ruler. Begin on the {y}-axis at {candleStart}, go one step to the right and 2 down to {candleNext}, and lay the ruler.',
        ],
        es: [
          'Una hora más cuesta 3 euros más, sea la segunda o la décima. Desde cada punto, el siguiente queda un paso a la derecha y 3 más arriba: una escalera con todos los peldaños iguales, y una escalera así tiene la barandilla recta. Si la décima hora fuera más barata, ahí la línea se doblaría.',
          'Lo que cambia la altura en un paso a la derecha se llama pendiente. En {rule} es el 3, el número que acompaña a {x}. El 5 es la altura sobre el 0, donde la recta corta al eje {y}: el precio antes de que empiece la primera hora. Se llama ordenada en el origen. En general, {general}: {m} dice cuánto sube y {b}, dónde empieza. Muchos libros escriben {n} en lugar de {b}.',
          'La vela de la primera lección se acorta: {candle}. Cada hora la altura cambia en {candleSlope}, así que la pendiente es negativa y la recta baja. Vaya delante o detrás, la pendiente es el número junto a {x}. Para trazarla bastan dos puntos y tu regla. Empieza en el eje {y}, en {candleStart}, da un paso a la derecha y baja 2 hasta {candleNext}; coloca tu regla y traza.',
        ],
        fr: [
          'Une heure de plus coûte 3 euros de plus, que ce soit la deuxième ou la dixième. À partir de chaque point, le suivant est donc un pas à droite et 3 plus haut : un escalier dont toutes les marches sont pareilles, et un tel escalier a une rampe droite. Si la dixième heure était moins chère, la ligne se plierait à cet endroit.',
          'Ce dont la hauteur change en un pas vers la droite s’appelle la pente, ou coefficient directeur. Dans {rule}, c’est le 3, le nombre placé devant {x}. Le 5 est la hauteur au-dessus de 0, là où la droite coupe l’axe des ordonnées : le prix avant la première heure. C’est l’ordonnée à l’origine. En général, {general} : {m} dit de combien elle monte, {b} où elle commence. C’est l’équation réduite de la droite ; beaucoup de livres écrivent {p} au lieu de {b}.',
          'La bougie de la première leçon raccourcit : {candle}. À chaque heure, la hauteur change de {candleSlope} ; la pente est donc négative et la droite descend. Écrit en premier ou en dernier, le nombre devant {x} est la pente. Pour la tracer, il faut deux points et ta règle. Pars de l’axe des ordonnées, en {candleStart}, fais un pas à droite et descends de 2 jusqu’en {candleNext}, puis relie-les.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: { items: ['y = 15 - 2x', '(0, 15)', '(1, 13)', '(2, 11)'], view: { x: [-2, 10], y: [-4, 20] } },
      caption: {
        en: 'The candle: it starts at the height 15, and every step to the right leads 2 down. Where the line meets the {x}-axis the candle has burned down; the line goes on, the candle does not.',
        es: 'La vela: empieza a la altura 15 y cada paso a la derecha baja 2. Donde la recta llega al eje {x}, la vela se ha consumido: la recta sigue, la vela no.',
        fr: 'La bougie : elle part de la hauteur 15, et chaque pas à droite fait descendre de 2. Là où la droite atteint l’axe des abscisses, la bougie est consumée : la droite continue, la bougie non.',
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'slope.lay_line', seed: 9 },
        { kind: 'practice', template: 'slope.read_line', seed: 4 },
        {
          kind: 'choice',
          id: 'two-taxis',
          skill: 'slope',
          prompt: {
            en: 'For {x} kilometres one taxi costs {taxiA} euros and another {taxiB} euros. What do their two lines look like?',
            es: 'Por {x} kilómetros, un taxi cuesta {taxiA} euros y otro, {taxiB} euros. ¿Cómo son sus dos rectas?',
            fr: 'Pour {x} kilomètres, un taxi coûte {taxiA} euros et un autre {taxiB} euros. À quoi ressemblent leurs deux droites ?',
          },
          options: [
            {
              text: {
                en: 'Parallel, 3 apart in height',
                es: 'Paralelas, con 3 de diferencia en altura',
                fr: 'Parallèles, avec 3 d’écart en hauteur',
              },
              right: true,
              answer: {
                en: 'Yes: both climb alike and start 3 apart, so they never meet. The equation of the two prices has no solution.',
                es: 'Sí: las dos suben igual y empiezan a 3 de distancia, así que nunca se cortan. La ecuación de los dos precios no tiene solución.',
                fr: 'Oui : elles montent pareil et partent à 3 d’écart, elles ne se croisent donc jamais. L’équation des deux prix n’a pas de solution.',
              },
            },
            {
              text: {
                en: 'The second is steeper',
                es: 'La segunda es más empinada',
                fr: 'La seconde est plus raide',
              },
              answer: {
                en: 'The 9 is greater, but it is where the line starts. How steep a line is stands beside {x}, and that is 2 in both.',
                es: 'El 9 es mayor, pero dice dónde empieza la recta. Lo empinada que es lo dice el número junto a {x}, y en las dos es 2.',
                fr: 'Le 9 est plus grand, mais il dit où la droite commence. La raideur se lit devant {x}, et c’est 2 pour les deux.',
              },
            },
            {
              text: {
                en: 'They cross at one point',
                es: 'Se cortan en un punto',
                fr: 'Elles se croisent en un point',
              },
              answer: {
                en: 'Most pairs of lines do. Here every kilometre costs the same in both taxis, so the gap of 3 euros stays.',
                es: 'La mayoría de las parejas de rectas sí. Aquí cada kilómetro cuesta igual en los dos taxis, y la diferencia de 3 euros se mantiene.',
                fr: 'La plupart des droites, oui. Ici, chaque kilomètre coûte autant dans les deux taxis, et l’écart de 3 euros demeure.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'From two points to the rule',
        es: 'De dos puntos a la regla',
        fr: 'De deux points à la règle',
      },
      paragraphs: {
        en: [
          'A bean shoot is 7 centimetres high after 2 weeks and 15 centimetres after 6 weeks. Suppose it grows evenly. From {first} to {second} it is 4 to the right and 8 up, hence 2 for each single step: {slope}. The slope is the change in height divided by the change to the right, both taken in the same order.',
          'It need not be a whole number. A slope of {half} means one up for every two to the right, a gentle ramp. The fraction is a division: it tells how much belongs to one step.',
        ],
        es: [
          'Un brote de girasol mide 7 centímetros a las 2 semanas y 15 centímetros a las 6. Supón que crece de manera uniforme. De {first} a {second} hay 4 a la derecha y 8 hacia arriba, es decir, 2 por cada paso: {slope}. La pendiente es el cambio de altura dividido entre el avance a la derecha, los dos en el mismo orden.',
          'No tiene por qué ser un número entero. Una pendiente de {half} es uno hacia arriba por cada dos a la derecha, una rampa suave. La fracción es una división que dice cuánto toca a un solo paso.',
        ],
        fr: [
          'Une pousse de haricot mesure 7 centimètres au bout de 2 semaines et 15 centimètres au bout de 6. Supposons qu’elle pousse régulièrement. De {first} à {second}, on avance de 4 et on monte de 8, donc de 2 à chaque pas : {slope}. La pente est la variation de hauteur divisée par le déplacement vers la droite, les deux dans le même ordre.',
          'Ce n’est pas toujours un nombre entier. Une pente de {half}, c’est monter de un quand on avance de deux : une rampe douce. La fraction est une division qui dit ce qui revient à un seul pas.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'shape',
        corners: [
          [2, 7],
          [6, 7],
          [6, 15],
        ],
        sides: ['4', '8', null],
        right: [1],
        sought: ['8'],
        description: {
          en: 'A right-angled triangle between the two points. Its level side is 4, its upright side 8; the slanting side is a piece of the line.',
          es: 'Un triángulo rectángulo entre los dos puntos. Su lado horizontal mide 4 y el vertical, 8; el lado inclinado es un trozo de la recta.',
          fr: 'Un triangle rectangle entre les deux points. Son côté horizontal mesure 4, son côté vertical 8 ; le côté incliné est un morceau de la droite.',
        },
      },
      caption: {
        en: 'One large stair from {first}, at the bottom left, to {second}, at the top: 4 along, 8 up. Cut into four small stairs, each is 2 high.',
        es: 'Un peldaño grande de {first}, abajo a la izquierda, a {second}, arriba: 4 de ancho, 8 de alto. Partido en cuatro peldaños pequeños, cada uno sube 2.',
        fr: 'Une grande marche de {first}, en bas à gauche, à {second}, en haut : 4 en largeur, 8 en hauteur. Coupée en quatre petites marches, chacune monte de 2.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'The points {a} and {b} are known. Which rule gives the height of the shoot?',
        es: 'Se conocen los puntos {a} y {b}. ¿Qué regla da la altura del brote?',
        fr: 'On connaît les points {a} et {b}. Quelle règle donne la hauteur de la pousse ?',
      },
      slots: { a: '(2, 7)', b: '(6, 15)', found: 'y = 2x + 3' },
      lines: [
        {
          line: '(15 - 7)/(6 - 2) = 2',
          why: {
            en: 'The slope: 8 centimetres in 4 weeks are 2 in one week.',
            es: 'La pendiente: 8 centímetros en 4 semanas son 2 en una semana.',
            fr: 'La pente : 8 centimètres en 4 semaines font 2 en une semaine.',
          },
        },
        {
          line: '7 - 2*2 = 3',
          why: {
            en: 'Where it starts: from the first point go 2 weeks back, each 2 down. So the rule is {found}.',
            es: 'El comienzo: desde el primer punto se retroceden 2 semanas, cada una 2 hacia abajo. La regla es {found}.',
            fr: 'Le départ : depuis le premier point, on recule de 2 semaines en descendant de 2 à chacune. La règle est {found}.',
          },
        },
        {
          line: '2*6 + 3 = 15',
          why: {
            en: 'The check uses the point that has not been used yet: after 6 weeks the rule gives 15.',
            es: 'La comprobación usa el otro punto: a las 6 semanas la regla da 15.',
            fr: 'La vérification se fait avec l’autre point : au bout de 6 semaines, la règle donne 15.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A frequent answer is {wrong}: the slope is right, and 7 is the first height in the story. But 7 was measured after 2 weeks, and the line starts at 0 weeks. The first thing that is told is not always where the line begins. Ask of every {b} what it means when {x} is 0.',
        ],
        es: [
          'Una respuesta frecuente es {wrong}: la pendiente está bien, y 7 es la primera altura de la historia. Pero el 7 se midió a las 2 semanas y la recta empieza en la semana 0. Lo primero que se cuenta no siempre es donde empieza la recta. Pregúntate ante cada {b} qué significa cuando {x} vale 0.',
        ],
        fr: [
          'Une réponse fréquente est {wrong} : la pente est juste, et 7 est la première hauteur de l’histoire. Mais 7 a été mesuré au bout de 2 semaines, et la droite commence à la semaine 0. Ce qui est raconté en premier n’est pas toujours le départ. Demande-toi, pour chaque {b}, ce qu’il veut dire quand {x} vaut 0.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Stack paper cups or bowls of one kind into each other. Measure the height of one, two, three and five, draw the points, and lay a ruler. What is the slope on the cup itself, and what is the start?',
        ],
        es: [
          'Apila vasos de papel o cuencos iguales, unos dentro de otros. Mide la altura de uno, dos, tres y cinco, dibuja los puntos y apoya tu regla. ¿Qué es la pendiente en el propio vaso, y qué es el comienzo?',
        ],
        fr: [
          'Empile des gobelets ou des bols identiques, les uns dans les autres. Mesure la hauteur d’un, de deux, de trois et de cinq, place les points et pose ta règle. Que représente la pente sur le gobelet lui-même, et que représente le départ ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'slope.between_points', seed: 6 },
        { kind: 'practice', template: 'slope.between_points', seed: 10 },
        { kind: 'practice', template: 'slope.through_two_points', seed: 9 },
        { kind: 'practice', template: 'slope.water_tank', seed: 10 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now draw the line of a rule and find the rule of a line. With that the parts of this course meet: an expression gives the height, an equation asks where a height is reached, and two sides of an equation are two lines that cross. From here the way leads to systems of equations, and to rules with a square, whose pictures are no longer straight.',
        ],
        es: [
          'Ahora puedes trazar la recta de una regla y hallar la regla de una recta. Así se juntan las partes de este curso: una expresión da la altura, una ecuación pregunta dónde se alcanza una altura y los dos lados de una ecuación son dos rectas que se cortan. Desde aquí el camino sigue hacia los sistemas de ecuaciones y hacia las reglas con un cuadrado, cuyas gráficas ya no son rectas.',
        ],
        fr: [
          'Tu sais maintenant tracer la droite d’une règle et retrouver la règle d’une droite. Les parties de ce cours se rejoignent : une expression donne la hauteur, une équation demande où une hauteur est atteinte, et les deux membres d’une équation sont deux droites qui se croisent. D’ici, le chemin mène aux systèmes d’équations, puis aux règles avec un carré, dont les courbes ne sont plus droites.',
        ],
      },
    },
  ],
};
