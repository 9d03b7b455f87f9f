import { linear } from '../../../items/write-formula.ts';
import type { ChoiceOptionSpec, ItemTemplate } from '../../skill.ts';

const grid = { x: [-8, 8], y: [-8, 8] } as const;

/** A line to be placed from its equation. */
const lay: ItemTemplate = {
  id: 'slope.lay_line',
  skills: ['slope', 'coordinates'],
  level: 1,
  kind: 'line',
  prompt: {
    en: 'Draw the line {line}.',
    es: 'Traza la recta {line}.',
    fr: 'Trace la droite d’équation {line}.',
  },
  hint: {
    en: 'The number alone tells where the line crosses the y-axis. From there go one step to the right: how much up or down?',
    es: 'El número solo dice dónde corta la recta al eje y. Desde ahí da un paso a la derecha: ¿cuánto sube o baja?',
    fr: 'Le nombre seul dit où la droite coupe l’axe des ordonnées. De là, avance d’un pas à droite : de combien monte-t-elle ou descend-elle ?',
  },
  make: (draw) => {
    const m = draw.nonZero(-4, 4);
    const b = draw.nonZero(-7, 7, [m]);
    const expected = `y = ${linear(m, b)}`;
    return {
      slots: { line: expected },
      picture: { items: [], view: grid },
      answer: {
        kind: 'line',
        expected,
        slips: [
          { answer: `y = ${linear(-m, b)}`, mistake: 'climbs_for_falls' },
          { answer: `y = ${linear(b, m)}`, mistake: 'height_for_slope' },
        ],
      },
      proof: { by: 'equal', pairs: [[expected, `y - (${b}) = ${m}(x - 0)`]] },
      worked: [
        {
          line: `(0, ${b})`,
          why: {
            en: 'The number alone is the height on the y-axis: the first point.',
            es: 'El número solo es la altura en el eje y: el primer punto.',
            fr: 'Le nombre seul est la hauteur sur l’axe des ordonnées : le premier point.',
          },
        },
        {
          line: `(1, ${b + m})`,
          why: {
            en: 'One step to the right, and the height changes by the slope: the second point. The line goes through both.',
            es: 'Un paso a la derecha y la altura cambia lo que dice la pendiente: el segundo punto. La recta pasa por los dos.',
            fr: 'Un pas à droite, et la hauteur change de la pente : le second point. La droite passe par les deux.',
          },
        },
      ],
    };
  },
};

/** Which equation belongs to the line drawn. */
const readLine: ItemTemplate = {
  id: 'slope.read_line',
  skills: ['slope', 'coordinates'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which equation belongs to the line in the picture?',
    es: '¿Qué ecuación corresponde a la recta del dibujo?',
    fr: 'Quelle équation correspond à la droite de la figure ?',
  },
  hint: {
    en: 'Begin where the line crosses the y-axis. From there: how much does it change for one step to the right?',
    es: 'Empieza donde la recta corta al eje y. Desde ahí: ¿cuánto cambia en un paso a la derecha?',
    fr: 'Commence là où la droite coupe l’axe des ordonnées. De là : de combien change-t-elle en un pas à droite ?',
  },
  make: (draw) => {
    const [top, bottom] = draw.pick([
      [2, 1],
      [3, 1],
      [-2, 1],
      [-3, 1],
      [1, 2],
      [-1, 2],
      [1, 3],
      [-1, 3],
      [2, 3],
      [-2, 3],
      [3, 2],
      [-3, 2],
    ] as const);
    const b = draw.nonZero(-5, 5, [top]);
    const lead = (m: string): string => (m === '1' ? '' : m === '-1' ? '-' : m.includes('/') ? `${m} ` : m);
    const steep = (above: number, below: number): string => (below === 1 ? `${above}` : `${above}/${below}`);
    const line = (m: string, height: number): string =>
      `y = ${lead(m)}x ${height < 0 ? '-' : '+'} ${Math.abs(height)}`;
    const right = line(steep(top, bottom), b);
    const sign = Math.sign(top);
    const turned = line(steep(sign * bottom, Math.abs(top)), b);
    const options: ChoiceOptionSpec[] = [
      { text: right, right: true },
      { text: line(steep(-top, bottom), b), mistake: 'climbs_for_falls' },
      { text: turned, mistake: 'slope_upside_down' },
      { text: line(steep(top, bottom), -b), mistake: 'wrong_side_of_axis' },
    ];
    return {
      slots: {},
      picture: {
        items: [right],
        view: grid,
        asked: {
          by: 'coordinates',
          at: [
            [-bottom, b - top],
            [0, b],
            [bottom, b + top],
          ],
        },
      },
      answer: { kind: 'choice', options },
      proof: {
        by: 'solve',
        problem: `find the equation of the line through (0, ${b}) and (${bottom}, ${b + top})`,
      },
      worked: 'engine',
    };
  },
};

/** A parallel through a point, to be placed beside the line drawn. */
const parallel: ItemTemplate = {
  id: 'slope.parallel',
  skills: ['slope', 'coordinates'],
  level: 3,
  kind: 'line',
  prompt: {
    en: 'The line {line} is drawn. Draw the parallel to it through {point}.',
    es: 'La recta {line} está trazada. Traza la paralela que pasa por {point}.',
    fr: 'La droite d’équation {line} est tracée. Trace la parallèle qui passe par {point}.',
  },
  hint: {
    en: 'Parallel lines climb alike. Start at the point: where does one step to the right lead?',
    es: 'Las paralelas suben igual. Empieza en el punto: ¿adónde lleva un paso a la derecha?',
    fr: 'Des parallèles montent de la même façon. Pars du point : où mène un pas vers la droite ?',
  },
  make: (draw) => {
    const m = draw.nonZero(-3, 3);
    const [x, b] = [draw.nonZero(-4, 4), draw.nonZero(-4, 4)];
    const away = draw.nonZero(-4, 4);
    const line = `y = ${linear(m, b)}`;
    const height = m * x + b + away;
    if (Math.abs(height) > 7) return parallel.make(draw);
    const expected = `y = ${linear(m, b + away)}`;
    return {
      slots: { line, point: `(${x}, ${height})` },
      picture: { items: [line, `(${x}, ${height})`], view: grid },
      answer: {
        kind: 'line',
        expected,
        slips: [{ answer: `y = ${linear(-m, height + m * x)}`, mistake: 'climbs_for_falls' }],
      },
      proof: {
        by: 'solve',
        problem: `find the equation of the line parallel to ${line} through (${x}, ${height})`,
      },
      worked: 'engine',
    };
  },
};

export const drawn = [lay, readLine, parallel];
