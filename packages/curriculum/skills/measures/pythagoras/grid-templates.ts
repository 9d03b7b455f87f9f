import { inBrackets } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { root, squaresAdded, triples } from './reasons.ts';

const sides = (a: number, b: number, c: number) => ({
  en: `${a} cm, ${b} cm, ${c} cm`,
  es: `${a} cm, ${b} cm, ${c} cm`,
  fr: `${a} cm, ${b} cm, ${c} cm`,
});

/** The converse: which triangle has a right angle? */
export const rightAngle: ItemTemplate = {
  id: 'pythagoras.right_angle',
  skills: ['pythagoras'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which of these triangles has a right angle?',
    es: '¿Cuál de estos triángulos tiene un ángulo recto?',
    fr: 'Lequel de ces triangles est rectangle ?',
  },
  hint: {
    en: 'Square the longest side. What should the squares of the others add up to?',
    es: 'Eleva al cuadrado el lado más largo. ¿Cuánto deben sumar los cuadrados de los otros?',
    fr: 'Élève au carré le plus long côté. Quelle doit être la somme des carrés des autres ?',
  },
  make: (draw) => {
    const [[a, b, c] = triples[0], [p, q, r] = triples[1]] = draw.shuffle(triples);
    const [factor, other] = [draw.int(1, 4), draw.int(1, 3)];
    const [x, y, z] = [a * factor, b * factor, c * factor];
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: sides(x, y, z), right: true },
          { text: sides(p * other, q * other, r * other - 1), mistake: 'squares_not_compared' },
          { text: sides(x + 1, y + 1, z + 1), mistake: 'squares_not_compared' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${x}^2 + ${y}^2`, `${z}^2`]] },
      worked: [
        { line: `${x}^2 + ${y}^2 = ${x * x + y * y}`, why: squaresAdded },
        {
          line: `${z}^2 = ${z * z}`,
          why: {
            en: 'The square of the longest side is the same, so the angle opposite it is a right angle. For the other triangles the two differ.',
            es: 'El cuadrado del lado más largo es el mismo, así que el ángulo opuesto es recto. En los otros triángulos no coinciden.',
            fr: 'Le carré du plus long côté est égal à cette somme : l’angle opposé est droit. Pour les autres triangles, les deux diffèrent.',
          },
        },
      ],
    };
  },
};

/** The straight-line distance between two points. */
export const distance: ItemTemplate = {
  id: 'pythagoras.distance',
  skills: ['pythagoras', 'coordinates', 'roots'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'How far apart are the points {first} and {second}? Give the exact value, simplified.',
    es: '¿Qué distancia hay entre los puntos {first} y {second}? Da el valor exacto, simplificado.',
    fr: 'Quelle distance sépare les points {first} et {second} ? Donne la valeur exacte, simplifiée.',
  },
  hint: {
    en: 'How far do you go across, and how far up or down? These are two sides of a right-angled triangle.',
    es: '¿Cuánto avanzas en horizontal y cuánto en vertical? Son dos lados de un triángulo rectángulo.',
    fr: 'De combien te déplaces-tu horizontalement, et verticalement ? Ce sont deux côtés d’un triangle rectangle.',
  },
  make: (draw) => {
    const [across, up, exact] = draw.pick([
      [2, 4, '2sqrt(5)'],
      [3, 6, '3sqrt(5)'],
      [2, 6, '2sqrt(10)'],
      [4, 6, '2sqrt(13)'],
      [5, 12, '13'],
      [6, 8, '10'],
      [4, 8, '4sqrt(5)'],
      [2, 3, 'sqrt(13)'],
      [3, 5, 'sqrt(34)'],
      [6, 9, '3sqrt(13)'],
    ] as const);
    const [x, y] = [draw.nonZero(-6, 4), draw.nonZero(-6, 4)];
    const [dx, dy] = draw.chance(0.5) ? [across, up] : [up, across];
    const down = draw.chance(0.5);
    const end = down ? y - dy : y + dy;
    return {
      slots: { first: `(${x}, ${y})`, second: `(${x + dx}, ${end})` },
      answer: {
        kind: 'formula',
        expected: exact,
        form: 'simplified',
        slips: [
          { answer: `${dx + dy}`, mistake: 'legs_added' },
          { answer: `${dx * dx + dy * dy}`, mistake: 'square_left' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[`sqrt((${x + dx} - ${inBrackets(x)})^2 + (${end} - ${inBrackets(y)})^2)`, exact]],
      },
      worked: [
        { line: `d^2 = ${dx}^2 + ${dy}^2`, why: squaresAdded },
        { line: `d = sqrt(${dx * dx + dy * dy})`, why: root },
        {
          line: exact,
          why: {
            en: 'Square factors come out of the root.',
            es: 'Los factores cuadrados salen de la raíz.',
            fr: 'Les facteurs carrés sortent de la racine.',
          },
        },
      ],
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'pythagoras.wrong_line',
  skills: ['pythagoras', 'roots'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'These lines work out the hypotenuse of a triangle with legs {a} and {b}. One line is not equal to the line above it. Which one?',
    es: 'Estas líneas calculan la hipotenusa de un triángulo de catetos {a} y {b}. Una no vale lo mismo que la anterior. ¿Cuál?',
    fr: 'Ces lignes calculent l’hypoténuse d’un triangle rectangle dont les autres côtés sont {a} et {b}. L’une n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'What is under the root, and may it be taken apart?',
    es: '¿Qué hay bajo la raíz, y se puede separar?',
    fr: 'Qu’y a-t-il sous la racine, et peut-on le séparer ?',
  },
  make: (draw) => {
    const [small, middle, long] = draw.pick(triples);
    const factor = draw.int(1, 5);
    const [a, b, c] = [small * factor, middle * factor, long * factor];
    const kind = draw.pick(['apart', 'doubled', 'halved'] as const);
    const start = `sqrt(${a}^2 + ${b}^2)`;
    const lines = {
      apart: [start, `sqrt(${a * a} + ${b * b})`, `${a} + ${b}`, `${a + b}`],
      doubled: [start, `sqrt(${2 * a} + ${2 * b})`, `sqrt(${2 * a + 2 * b})`],
      halved: [start, `sqrt(${a * a} + ${b * b})`, `sqrt(${c * c})`, `${c * c}/2`],
    }[kind];
    const mistake = ({ apart: 'root_of_sum', doubled: 'power_as_product', halved: 'root_as_half' } as const)[
      kind
    ];
    return {
      slots: { a: `${a}`, b: `${b}` },
      answer: { kind: 'wrong_line', lines, wrong: { apart: 2, doubled: 1, halved: 3 }[kind], mistake },
      proof: { by: 'follows' },
      worked: [
        { line: `sqrt(${a * a} + ${b * b})`, why: squaresAdded },
        {
          line: `sqrt(${c * c})`,
          why: {
            en: 'The sum under the root comes first.',
            es: 'Primero se suma bajo la raíz.',
            fr: 'On effectue d’abord la somme sous la racine.',
          },
        },
        { line: `${c}`, why: root },
      ],
    };
  },
};
