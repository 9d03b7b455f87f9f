import type { ChoiceOptionSpec, Coordinates, ItemTemplate } from '../../skill.ts';

const grid = { x: [-8, 8], y: [-8, 8] } as const;
const written = ([x, y]: Coordinates): string => `(${x}, ${y})`;

/** Which coordinates belong to the point drawn. */
const read: ItemTemplate = {
  id: 'coordinates.read',
  skills: ['coordinates'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which point is drawn?',
    es: '¿Qué punto está dibujado?',
    fr: 'Quel point est dessiné ?',
  },
  hint: {
    en: 'Which number of the x-axis is straight above or below the point? It comes first.',
    es: '¿Qué número del eje x queda justo encima o debajo del punto? Ese va primero.',
    fr: 'Quel nombre de l’axe des abscisses est à la verticale du point ? Il vient en premier.',
  },
  make: (draw) => {
    const x = draw.nonZero(-7, 7);
    const y = draw.nonZero(-7, 7, [x, -x]);
    const wrong = (at: Coordinates, mistake: ChoiceOptionSpec['mistake'] & string): ChoiceOptionSpec => ({
      text: written(at),
      mistake,
    });
    return {
      slots: {},
      picture: {
        items: [written([x, y])],
        view: grid,
        asked: { by: 'steps', at: [[x, y]] },
      },
      answer: {
        kind: 'choice',
        options: [
          { text: written([x, y]), right: true },
          wrong([y, x], 'point_turned'),
          wrong([-x, y], 'wrong_side_of_axis'),
          wrong([x, -y], 'wrong_side_of_axis'),
        ],
      },
      proof: { by: 'equal', pairs: [[written([x, y]), `(0 + (${x}), 0 + (${y}))`]] },
      worked: [
        {
          line: written([x, y]),
          why: {
            en: 'The first number is read off the x-axis, straight above or below the point, the second off the y-axis.',
            es: 'El primer número se lee en el eje x, en la vertical del punto; el segundo, en el eje y.',
            fr: 'Le premier nombre se lit sur l’axe des abscisses, à la verticale du point ; le second sur l’axe des ordonnées.',
          },
        },
      ],
    };
  },
};

/** The midpoint of two points, with whole coordinates. */
const middle: ItemTemplate = {
  id: 'coordinates.middle',
  skills: ['coordinates'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Which point lies midway between {a} and {b}?',
    es: '¿Qué punto queda a mitad de camino entre {a} y {b}?',
    fr: 'Quel point est au milieu de {a} et {b} ?',
  },
  hint: {
    en: 'Midway means midway in both directions. Take each direction by itself.',
    es: 'Estar en medio es estarlo en las dos direcciones. Mira cada dirección por separado.',
    fr: 'Être au milieu, c’est l’être dans les deux directions. Regarde chacune à part.',
  },
  label: { en: 'Point', es: 'Punto', fr: 'Point' },
  make: (draw) => {
    const [x, y] = [draw.nonZero(-5, 6), draw.nonZero(-5, 6)];
    const [right, up] = [draw.int(1, 6), draw.nonZero(-6, 6)];
    const [a, b]: [Coordinates, Coordinates] = [
      [x - right, y - up],
      [x + right, y + up],
    ];
    const half: Coordinates = [right, up];
    return {
      slots: { a: written(a), b: written(b) },
      answer: {
        kind: 'formula',
        expected: written([x, y]),
        slips: [
          ...(x === y || (y === right && x === up)
            ? []
            : [{ answer: written([y, x]), mistake: 'point_turned' as const }]),
          ...(x === right && y === up
            ? []
            : [{ answer: written(half), mistake: 'half_distance_for_middle' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `find the midpoint of ${written(a)} and ${written(b)}` },
      worked: 'engine',
    };
  },
};

/** The other endpoint, from the midpoint and one endpoint. */
const otherEnd: ItemTemplate = {
  id: 'coordinates.other_end',
  skills: ['coordinates'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'On a map a path goes straight from {a} to a hut. Halfway, at {middle}, there is a bench. Where is the hut?',
    es: 'En un mapa, un sendero va en línea recta de {a} a un refugio. A mitad de camino, en {middle}, hay un banco. ¿Dónde está el refugio?',
    fr: 'Sur une carte, un sentier va tout droit de {a} à un refuge. À mi-chemin, en {middle}, il y a un banc. Où est le refuge ?',
  },
  hint: {
    en: 'The second half of the path is the same move as the first. How do you get from the start to the bench?',
    es: 'La segunda mitad es el mismo desplazamiento que la primera. ¿Cómo se llega de la salida al banco?',
    fr: 'La seconde moitié est le même déplacement que la première. Comment va-t-on du départ au banc ?',
  },
  label: { en: 'Point', es: 'Punto', fr: 'Point' },
  make: (draw) => {
    const [ax, ay] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7)];
    const [right, up] = [draw.nonZero(-5, 5), draw.nonZero(-5, 5)];
    const [mx, my] = [ax + right, ay + up];
    const end: Coordinates = [mx + right, my + up];
    return {
      slots: { a: written([ax, ay]), middle: written([mx, my]) },
      answer: {
        kind: 'formula',
        expected: written(end),
        slips: [{ answer: written([right, up]), mistake: 'half_distance_for_middle' as const }].filter(
          ({ answer }) => answer !== written(end),
        ),
      },
      proof: {
        by: 'equal',
        pairs: [[written(end), `(2*(${mx}) - (${ax}), 2*(${my}) - (${ay}))`]],
      },
      worked: [
        {
          line: `(${mx} - (${ax}), ${my} - (${ay}))`,
          why: {
            en: 'The move from the start to the bench, in each direction.',
            es: 'El desplazamiento de la salida al banco, en cada dirección.',
            fr: 'Le déplacement du départ au banc, dans chaque direction.',
          },
        },
        {
          line: written(end),
          why: {
            en: 'The same move again, now from the bench.',
            es: 'El mismo desplazamiento otra vez, ahora desde el banco.',
            fr: 'Le même déplacement encore une fois, à partir du banc.',
          },
        },
      ],
    };
  },
};

export const templates = [read, middle, otherEnd];
