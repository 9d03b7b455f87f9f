import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** Two lines are drawn; their intersection is placed on the graph. */
const crossing: ItemTemplate = {
  id: 'systems.crossing',
  skills: ['systems', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'The lines of {first} and {second} are drawn. Put the point where it solves both equations.',
    es: 'Están dibujadas las rectas de {first} y {second}. Coloca el punto que cumple las dos ecuaciones.',
    fr: 'Les droites d’équations {first} et {second} sont tracées. Place le point là où il vérifie les deux équations.',
  },
  hint: {
    en: 'A point solves an equation when it lies on its line.',
    es: 'Un punto cumple una ecuación cuando está en su recta.',
    fr: 'Un point vérifie une équation quand il est sur sa droite.',
  },
  make: (draw) => {
    const [x, y] = [draw.nonZero(-4, 4), draw.nonZero(-5, 5)];
    const [m, n] = draw.distinct(2, -3, 3) as [number, number];
    const [first, second] = [`y = ${linear(m, y - m * x)}`, `y = ${linear(n, y - n * x)}`];
    return {
      slots: { first, second },
      answer: {
        kind: 'point',
        at: [x, y],
        slips: x === y ? [] : [{ at: [y, x], mistake: 'point_turned' }],
      },
      proof: { by: 'solve', problem: `solve ${first}; ${second}` },
      worked: 'engine',
      picture: { items: [first, second], view: { x: [-7, 7], y: [-7, 7] } },
    };
  },
};

/** One line is drawn, the other is to be placed. */
const layLine: ItemTemplate = {
  id: 'systems.second_line',
  skills: ['systems', 'slope'],
  level: 2,
  kind: 'line',
  prompt: {
    en: 'To solve {first} and {second} by drawing, the line of {first} is there already. Draw the line of {second}.',
    es: 'Para resolver gráficamente {first} y {second}, ya está trazada la recta de {first}. Traza la recta de {second}.',
    fr: 'Pour résoudre graphiquement {first} et {second}, la droite de {first} est déjà là. Trace celle de {second}.',
  },
  hint: {
    en: 'Find two points: put a whole number in for x and see which y fits. Or solve for y first.',
    es: 'Busca dos puntos: pon un número entero en x y mira qué y encaja. O despeja antes y.',
    fr: 'Cherche deux points : remplace x par un nombre entier et vois quel y convient. Ou isole d’abord y.',
  },
  make: (draw) => {
    const [x, y] = [draw.int(-3, 3), draw.nonZero(-4, 4)];
    const [m, n] = [draw.nonZero(-3, 3), draw.pick([-2, -1, 1, 2])];
    const slope = m === n ? -n : n;
    const constant = y - slope * x;
    const second = `${linear(-slope, 0)} + y = ${constant}`;
    const first = `y = ${linear(m, y - m * x)}`;
    const expected = `y = ${linear(slope, constant)}`;
    return {
      slots: { first, second },
      answer: {
        kind: 'line',
        expected,
        slips: [{ answer: `y = ${linear(-slope, constant)}`, mistake: 'moved_without_sign_change' }],
      },
      proof: { by: 'solve', problem: `solve ${second} for y` },
      worked: [
        {
          line: expected,
          why: {
            en: 'Solved for y, the equation shows where the line meets the y-axis and how it climbs.',
            es: 'Con y despejada se ve dónde corta la recta al eje y y cuánto sube.',
            fr: 'Une fois y isolé, on voit où la droite coupe l’axe des ordonnées et comment elle monte.',
          },
        },
      ],
      picture: { items: [first], view: { x: [-7, 7], y: [-8, 8] } },
    };
  },
};

/** One solution, none, or infinitely many. */
const howMany: ItemTemplate = {
  id: 'systems.how_many',
  skills: ['systems', 'slope'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'How many pairs of numbers solve {first} and {second} together?',
    es: '¿Cuántos pares de números cumplen a la vez {first} y {second}?',
    fr: 'Combien de couples de nombres vérifient à la fois {first} et {second} ?',
  },
  hint: {
    en: 'Multiply one equation so that its letters have the same numbers in front as in the other. What do you see then?',
    es: 'Multiplica una ecuación para que sus letras lleven los números de la otra. ¿Qué se ve entonces?',
    fr: 'Multiplie l’une des équations pour donner à x ou à y le même coefficient que dans l’autre. Que vois-tu alors ?',
  },
  make: (draw) => {
    const [a, b, factor] = [draw.int(1, 5), draw.nonZero(-5, 5), draw.int(2, 4)];
    const constant = draw.nonZero(-9, 9);
    const kind = draw.pick(['one', 'none', 'line'] as const);
    const first = `${linear(a, 0)} ${b < 0 ? '-' : '+'} ${linear(Math.abs(b), 0, 'y')} = ${constant}`;
    const turned = kind === 'one' ? -b * factor : b * factor;
    const right = factor * constant + (kind === 'none' ? draw.nonZero(-5, 5) : 0);
    const second = `${a * factor}x ${turned < 0 ? '-' : '+'} ${Math.abs(turned)}y = ${right}`;
    const option = (is: typeof kind, en: string, es: string, fr: string) =>
      is === kind
        ? { text: { en, es, fr }, right: true as const }
        : { text: { en, es, fr }, mistake: 'parallel_taken_as_same' as const };
    return {
      slots: { first, second },
      answer: {
        kind: 'choice',
        options: [
          option('one', 'one pair', 'un par', 'un seul couple'),
          option('none', 'none', 'ninguno', 'aucun'),
          option('line', 'infinitely many', 'infinitos', 'une infinité'),
        ],
      },
      proof: { by: 'solve', problem: `solve ${first}; ${second}` },
      worked: 'engine',
    };
  },
};

export const drawn = [crossing, layLine, howMany];
