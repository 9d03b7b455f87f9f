import type { ItemTemplate } from '../../skill.ts';
import { simplified, workOut } from '../prompts.ts';
import { free, sum, wrongLine } from './like-roots.ts';
import { squareOut } from './reasons.ts';

/** Roots of square numbers in a small calculation. */
const exact: ItemTemplate = {
  id: 'roots.exact',
  skills: ['roots'],
  level: 1,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'Which number, multiplied by itself, gives what is under the root?',
    es: '¿Qué número, multiplicado por sí mismo, da lo que está bajo la raíz?',
    fr: 'Quel nombre, multiplié par lui-même, donne ce qui est sous la racine ?',
  },
  make: (draw) => {
    const [k, n, m] = [draw.int(2, 6), draw.int(5, 12), draw.int(2, 9)];
    const task = `${k}sqrt(${n * n}) - ${m}`;
    const half = (k * n * n) / 2 - m;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: `${k * n - m}`,
        slips: [
          { answer: `${half}`, mistake: 'root_as_half' },
          { answer: `${k * (n - m)}`, mistake: 'order_of_operations' },
        ],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        {
          line: `${k}*${n} - ${m}`,
          why: {
            en: 'The root is the side of the square with this area.',
            es: 'La raíz es el lado del cuadrado que tiene esa área.',
            fr: 'La racine est le côté du carré qui a cette aire.',
          },
        },
        {
          line: `${k * n - m}`,
          why: {
            en: 'The product comes before the difference.',
            es: 'El producto va antes que la resta.',
            fr: 'Le produit passe avant la différence.',
          },
        },
      ],
    };
  },
};

/** The sum under a root is calculated first. */
const sumInside: ItemTemplate = {
  id: 'roots.sum_inside',
  skills: ['roots'],
  level: 2,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'A root works like a bracket around what is under it.',
    es: 'Una raíz funciona como un paréntesis alrededor de lo que hay debajo.',
    fr: 'Une racine agit comme une parenthèse autour de ce qu’elle couvre.',
  },
  make: (draw) => {
    const [a, b, c] = draw.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [9, 12, 15],
      [8, 6, 10],
      [12, 5, 13],
    ] as const);
    const [k, m] = [draw.int(2, 6), draw.int(2, 9)];
    const task = `${k}sqrt(${a * a} + ${b * b}) + ${m}`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: `${k * c + m}`,
        slips: [{ answer: `${k * (a + b) + m}`, mistake: 'root_of_sum' }],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        {
          line: `${k}sqrt(${c * c}) + ${m}`,
          why: {
            en: 'What is under the root is worked out first: a root of a sum cannot be split.',
            es: 'Primero se calcula lo que hay bajo la raíz: la raíz de una suma no se puede separar.',
            fr: 'On calcule d’abord ce qui est sous la racine : la racine d’une somme ne se sépare pas.',
          },
        },
        {
          line: `${k}*${c} + ${m}`,
          why: {
            en: 'The root is the side of the square with this area.',
            es: 'La raíz es el lado del cuadrado que tiene esa área.',
            fr: 'La racine est le côté du carré qui a cette aire.',
          },
        },
        {
          line: `${k * c + m}`,
          why: {
            en: 'The product comes before the sum.',
            es: 'El producto va antes que la suma.',
            fr: 'Le produit passe avant la somme.',
          },
        },
      ],
    };
  },
};

/** A fence around a square of known area. */
const fence: ItemTemplate = {
  id: 'roots.fence',
  skills: ['roots'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A square garden covers {area}. A fence goes all the way around it and leaves a gate of {gate} open. How long is the fence?',
    es: 'Un jardín cuadrado ocupa {area}. Una valla lo rodea por completo, salvo una puerta de {gate}. ¿Cuánto mide la valla?',
    fr: 'Un jardin carré couvre {area}. Une clôture en fait tout le tour, sauf une ouverture de {gate}. Quelle est la longueur de la clôture ?',
  },
  hint: {
    en: 'First find one side of the square. Its area is the side times itself.',
    es: 'Halla primero un lado del cuadrado. Su área es el lado por sí mismo.',
    fr: 'Trouve d’abord un côté du carré. Son aire est le côté multiplié par lui-même.',
  },
  label: { en: 'Length with its unit', es: 'Longitud con su unidad', fr: 'Longueur avec son unité' },
  make: (draw) => {
    const [side, gate] = [draw.int(6, 30), draw.int(2, 6)];
    return {
      slots: { area: `${side * side} m^2`, gate: `${gate} m` },
      answer: {
        kind: 'formula',
        expected: `${4 * side - gate} m`,
        slips: [
          { answer: `${2 * side * side - gate} m`, mistake: 'root_as_half' },
          { answer: `${4 * side} m`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'equal', pairs: [[`4*sqrt(${side * side})*1 m - ${gate} m`, `${4 * side - gate} m`]] },
      worked: [
        {
          line: `sqrt(${side * side} m^2) = ${side} m`,
          why: {
            en: 'The side of a square is the root of its area.',
            es: 'El lado de un cuadrado es la raíz de su área.',
            fr: 'Le côté d’un carré est la racine de son aire.',
          },
        },
        {
          line: `4*${side} m - ${gate} m`,
          why: {
            en: 'Four sides, minus the gate.',
            es: 'Cuatro lados, menos la puerta.',
            fr: 'Quatre côtés, moins l’ouverture.',
          },
        },
        {
          line: `${4 * side - gate} m`,
          why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' },
        },
      ],
    };
  },
};

/** A square factor is taken out of the root. */
const simplify: ItemTemplate = {
  id: 'roots.simplify',
  skills: ['roots', 'factors_multiples'],
  level: 2,
  kind: 'formula',
  prompt: simplified,
  hint: {
    en: 'Which is the greatest square number that divides the number under the root?',
    es: '¿Cuál es el mayor cuadrado perfecto que divide al número que está bajo la raíz?',
    fr: 'Quel est le plus grand carré parfait qui divise le nombre sous la racine ?',
  },
  make: (draw) => {
    const [front, out, inside] = [draw.int(2, 5), draw.int(2, 6), draw.pick(free)];
    const task = `${front}sqrt(${out * out * inside})`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: `${front * out}sqrt(${inside})`,
        form: 'simplified',
        slips: [{ answer: `${front * out * out}sqrt(${inside})`, mistake: 'square_factor_not_rooted' }],
      },
      proof: { by: 'solve', problem: `simplify ${task}` },
      worked: [
        { line: `${front}*sqrt(${out * out})*sqrt(${inside})`, why: squareOut },
        {
          line: `${front * out}sqrt(${inside})`,
          why: {
            en: 'The root of the square factor is multiplied with the number in front.',
            es: 'La raíz del factor cuadrado se multiplica por el número de delante.',
            fr: 'La racine du facteur carré se multiplie par le nombre placé devant.',
          },
        },
      ],
    };
  },
};

export const templates = [exact, fence, sumInside, simplify, wrongLine, sum];
