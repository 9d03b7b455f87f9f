import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, simplified } from '../prompts.ts';
import { joined, squareOut } from './reasons.ts';

/** Square-free numbers. */
export const free = [2, 3, 5, 6, 7, 10, 11] as const;

/** Roots that simplify to like roots. */
export const sum: ItemTemplate = {
  id: 'roots.sum',
  skills: ['roots'],
  level: 3,
  kind: 'formula',
  prompt: simplified,
  hint: {
    en: 'Take a square factor out of each root. Is what stays inside the same?',
    es: 'Extrae de cada raíz un factor que sea un cuadrado. ¿Queda lo mismo dentro?',
    fr: 'Fais sortir un facteur carré de chaque racine. Reste-t-il la même chose à l’intérieur ?',
  },
  make: (draw) => {
    const [a = 2, b = 3] = draw.distinct(2, 2, 6).toSorted((one, other) => other - one);
    const inside = draw.pick(free);
    const sign = draw.pick(['+', '-'] as const);
    const result = sign === '+' ? a + b : a - b;
    const [first, second] = [a * a * inside, b * b * inside];
    const task = `sqrt(${first}) ${sign} sqrt(${second})`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: result === 1 ? `sqrt(${inside})` : `${result}sqrt(${inside})`,
        form: 'simplified',
        slips: [
          { answer: `sqrt(${sign === '+' ? first + second : first - second})`, mistake: 'adds_radicands' },
          {
            answer: `${sign === '+' ? a * a + b * b : a * a - b * b}sqrt(${inside})`,
            mistake: 'square_factor_not_rooted',
          },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${task}` },
      worked: [
        { line: `${a}sqrt(${inside}) ${sign} ${b}sqrt(${inside})`, why: squareOut },
        { line: result === 1 ? `sqrt(${inside})` : `${result}sqrt(${inside})`, why: joined },
      ],
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'roots.wrong_line',
  skills: ['roots'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Test each line: square what was taken out, and count how many roots of one kind there are.',
    es: 'Comprueba cada línea: eleva al cuadrado lo que se extrajo y cuenta cuántas raíces de la misma clase hay.',
    fr: 'Vérifie chaque ligne : élève au carré ce qui est sorti, et compte les racines de la même sorte.',
  },
  make: (draw) => {
    const [a = 2, b = 3] = draw.distinct(2, 2, 6);
    const inside = draw.pick(free);
    const factor = draw.chance(0.5);
    const start = `sqrt(${a * a * inside}) + sqrt(${b * b * inside})`;
    const lines = factor
      ? [start, `${a * a}sqrt(${inside}) + ${b * b}sqrt(${inside})`, `${a * a + b * b}sqrt(${inside})`]
      : [start, `${a}sqrt(${inside}) + ${b}sqrt(${inside})`, `${a + b}sqrt(${2 * inside})`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: factor ? 1 : 2,
        mistake: factor ? 'square_factor_not_rooted' : 'adds_radicands',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${a}sqrt(${inside}) + ${b}sqrt(${inside})`, why: squareOut },
        { line: `${a + b}sqrt(${inside})`, why: joined },
      ],
    };
  },
};
