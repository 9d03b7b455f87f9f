import type { Coordinates, ItemTemplate } from '../../skill.ts';

const grid = { x: [-8, 8], y: [-8, 8] } as const;
const written = ([x, y]: Coordinates): string => `(${x}, ${y})`;

/** A point from its coordinates. */
const place: ItemTemplate = {
  id: 'coordinates.place',
  skills: ['coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'Put the point at {point}.',
    es: 'Coloca el punto en {point}.',
    fr: 'Place le point {point}.',
  },
  hint: {
    en: 'Start at the origin. The first number says how far to the side, the second how far up or down.',
    es: 'Empieza en el origen. El primer número dice cuánto hacia un lado y el segundo, cuánto hacia arriba o abajo.',
    fr: 'Pars de l’origine. Le premier nombre dit de combien aller sur le côté, le second de combien monter ou descendre.',
  },
  make: (draw) => {
    const x = draw.nonZero(-7, 7);
    const y = draw.nonZero(-7, 7, [x]);
    return {
      slots: { point: written([x, y]) },
      picture: { items: [], view: grid },
      answer: { kind: 'point', at: [x, y], slips: [{ at: [y, x], mistake: 'point_turned' }] },
      proof: { by: 'equal', pairs: [[written([x, y]), `(0 + (${x}), 0 + (${y}))`]] },
      worked: [
        {
          line: `x = ${x}`,
          why: {
            en: 'The first number goes along the x-axis: to the right when positive, to the left when negative.',
            es: 'El primer número va por el eje x: a la derecha si es positivo, a la izquierda si es negativo.',
            fr: 'Le premier nombre se lit sur l’axe des abscisses : vers la droite s’il est positif, vers la gauche s’il est négatif.',
          },
        },
        {
          line: `y = ${y}`,
          why: {
            en: 'From there the second number goes up when positive, down when negative.',
            es: 'Desde ahí, el segundo número sube si es positivo y baja si es negativo.',
            fr: 'De là, le second nombre fait monter s’il est positif, descendre s’il est négatif.',
          },
        },
      ],
    };
  },
};

/** A reflection in one of the axes. */
const mirror: ItemTemplate = {
  id: 'coordinates.mirror',
  skills: ['coordinates'],
  level: 2,
  kind: 'point',
  prompt: {
    en: 'The point {point} is drawn. Put its reflection in {axis}.',
    es: 'El punto {point} está dibujado. Coloca su simétrico respecto al {axis}.',
    fr: 'Le point {point} est dessiné. Place son symétrique par rapport à l’{axis}.',
  },
  hint: {
    en: 'Fold the sheet along that axis. In which direction does the point move, and what stays as it was?',
    es: 'Dobla la hoja por ese eje. ¿En qué dirección se mueve el punto y qué queda igual?',
    fr: 'Plie la feuille le long de cet axe. Dans quelle direction le point se déplace-t-il, et qu’est-ce qui ne change pas ?',
  },
  make: (draw) => {
    const [x, y, acrossX] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7), draw.chance(0.5)];
    const [at, other]: [Coordinates, Coordinates] = acrossX
      ? [
          [x, -y],
          [-x, y],
        ]
      : [
          [-x, y],
          [x, -y],
        ];
    return {
      slots: { point: written([x, y]) },
      words: {
        axis: acrossX
          ? { en: 'the x-axis', es: 'eje x', fr: 'axe des abscisses' }
          : { en: 'the y-axis', es: 'eje y', fr: 'axe des ordonnées' },
      },
      picture: { items: [written([x, y])], view: grid },
      answer: { kind: 'point', at, slips: [{ at: other, mistake: 'other_axis_mirrored' }] },
      proof: {
        by: 'equal',
        pairs: [[written(at), acrossX ? `(${x}, -1*(${y}))` : `(-1*(${x}), ${y})`]],
      },
      worked: [
        {
          line: written(at),
          why: acrossX
            ? {
                en: 'The mirror line is the x-axis, so the point stays at the same place along it; only the sign of the height changes.',
                es: 'El espejo es el eje x: el punto sigue frente al mismo lugar de ese eje; solo cambia el signo de la altura.',
                fr: 'Le miroir est l’axe des abscisses : l’abscisse est conservée, seul le signe de l’ordonnée change.',
              }
            : {
                en: 'The mirror line is the y-axis, so the height stays; only the sign of the first number changes.',
                es: 'El espejo es el eje y: la altura se conserva y solo cambia el signo del primer número.',
                fr: 'Le miroir est l’axe des ordonnées : l’ordonnée est conservée, seul le signe de l’abscisse change.',
              },
        },
      ],
    };
  },
};

/** The fourth vertex of a parallelogram. */
const corner: ItemTemplate = {
  id: 'coordinates.fourth_corner',
  skills: ['coordinates'],
  level: 3,
  kind: 'point',
  prompt: {
    en: 'A, B, C and D are the corners of a parallelogram, in this order round it. A is {a}, B is {b}, C is {c}. Put the point D.',
    es: 'A, B, C y D son los vértices de un paralelogramo, en este orden. A es {a}, B es {b} y C es {c}. Coloca D.',
    fr: 'A, B, C et D sont, dans cet ordre, les sommets d’un parallélogramme. A est {a}, B est {b}, C est {c}. Place D.',
  },
  hint: {
    en: 'Opposite sides are the same move. How do you get from B to C? Make that move from A.',
    es: 'Los lados opuestos son el mismo desplazamiento. ¿Cómo se va de B a C? Haz lo mismo desde A.',
    fr: 'Deux côtés opposés sont le même déplacement. Comment va-t-on de B à C ? Fais de même à partir de A.',
  },
  make: (draw) => {
    const [ax, ay] = [draw.int(-5, -1), draw.int(-5, -1)];
    const [alongX, alongY] = [draw.int(3, 5), draw.int(-1, 1)];
    const [upX, upY] = [draw.int(-1, 3), draw.int(3, 5)];
    const [a, b]: [Coordinates, Coordinates] = [
      [ax, ay],
      [ax + alongX, ay + alongY],
    ];
    const c: Coordinates = [b[0] + upX, b[1] + upY];
    const at: Coordinates = [ax + upX, ay + upY];
    return {
      slots: { a: written(a), b: written(b), c: written(c) },
      picture: { items: [written(a), written(b), written(c)], view: grid },
      answer: {
        kind: 'point',
        at,
        slips: [
          { at: [b[0] + c[0] - ax, b[1] + c[1] - ay] as const, mistake: 'corner_sides_swapped' as const },
        ].filter(({ at: [x, y] }) => Math.max(Math.abs(x), Math.abs(y)) <= 8),
      },
      proof: {
        by: 'equal',
        pairs: [[written(at), `(${a[0]} + ${c[0]} - (${b[0]}), ${a[1]} + ${c[1]} - (${b[1]}))`]],
      },
      worked: [
        {
          line: `(${c[0]} - (${b[0]}), ${c[1]} - (${b[1]}))`,
          why: {
            en: 'The move from B to C: the difference in each direction.',
            es: 'El desplazamiento de B a C: la diferencia en cada dirección.',
            fr: 'Le déplacement de B à C : la différence dans chaque direction.',
          },
        },
        {
          line: written(at),
          why: {
            en: 'The side from A to D is parallel and as long, so the same move starts at A.',
            es: 'El lado de A a D es paralelo e igual de largo, así que se hace el mismo desplazamiento desde A.',
            fr: 'Le côté de A à D est parallèle et de même longueur : on fait le même déplacement à partir de A.',
          },
        },
      ],
    };
  },
};

export const placing = [place, mirror, corner];
