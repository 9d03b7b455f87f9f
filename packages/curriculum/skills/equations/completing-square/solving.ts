import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, orderHint, orderLines } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { completion } from './reasons.ts';

/** Numbers whose square root is irrational. */
const rough = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19] as const;

/** The lines of a solution: `x^2 + 2px + c = 0` with `(x + p)^2 = d`. */
const linesOf = (p: number, d: number) =>
  [
    `${poly([1, 2 * p, p * p - d])} = 0`,
    `${poly([1, 2 * p, 0])} = ${d - p * p}`,
    `${poly([1, 2 * p, p * p])} = ${d}`,
    `(${linear(1, p)})^2 = ${d}`,
    `x = ${-p} ± sqrt(${d})`,
  ] as const;

const solutionOf = (p: number, d: number) => {
  const [, moved, added, folded, solved] = linesOf(p, d);
  return [
    { line: moved, why: reasons.numberAway },
    { line: added, why: completion.added },
    { line: folded, why: completion.folded },
    { line: solved, why: reasons.bothRoots },
  ];
};

/** An equation that does not factor with whole numbers. */
const solve: ItemTemplate = {
  id: 'completing_square.solve',
  skills: ['completing_square', 'roots'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Solve {equation} by completing the square. Leave the root as it is.',
    es: 'Resuelve {equation} completando el cuadrado. Deja la raíz indicada.',
    fr: 'Résous {equation} en complétant le carré. Garde la racine telle quelle.',
  },
  hint: {
    en: 'Keep the terms with x on the left. Which number makes a square of them?',
    es: 'Deja a la izquierda los términos con x. ¿Qué número los convierte en un cuadrado?',
    fr: 'Garde à gauche les termes en x. Quel nombre en fait un carré ?',
  },
  make: (draw) => {
    const [p, d] = [draw.nonZero(-7, 7), draw.pick(rough)];
    const [equation] = linesOf(p, d);
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${-p} ± sqrt(${d})`,
        slips: [
          { answer: `x = ${-p} + sqrt(${d})`, mistake: 'forgets_plus_minus' },
          { answer: `x = ${p} ± sqrt(${d})`, mistake: 'sign_of_solution' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: solutionOf(p, d),
    };
  },
};

const order: ItemTemplate = {
  id: 'completing_square.order',
  skills: ['completing_square'],
  level: 2,
  kind: 'order',
  prompt: orderLines,
  hint: orderHint,
  make: (draw) => {
    const [p, d] = [draw.nonZero(-7, 7), draw.pick(rough)];
    const lines = linesOf(p, d);
    return {
      slots: { equation: lines[0] },
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: solutionOf(p, d),
    };
  },
};

const wrongLine: ItemTemplate = {
  id: 'completing_square.wrong_line',
  skills: ['completing_square'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Completing a square adds something on both sides, and a square has two roots. Which line leaves one of that out?',
    es: 'Al completar el cuadrado se suma algo en los dos lados, y un cuadrado tiene dos raíces. ¿Qué línea olvida una de esas cosas?',
    fr: 'Compléter un carré ajoute quelque chose dans les deux membres, et un carré a deux racines. Quelle ligne en oublie une partie ?',
  },
  make: (draw) => {
    const [p, d] = [draw.nonZero(-6, 6), draw.pick(rough)];
    const [start, moved, added, folded] = linesOf(p, d);
    const unbalanced = draw.chance(0.6);
    const low = draw.pick([5, 6, 7, 10, 11, 13]);
    const lines = unbalanced
      ? [
          `${poly([1, 2 * p, -low])} = 0`,
          `${poly([1, 2 * p, 0])} = ${low}`,
          `(${linear(1, p)})^2 = ${low}`,
          `x = ${-p} ± sqrt(${low})`,
        ]
      : [start, moved, added, folded, `${linear(1, p)} = sqrt(${d})`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: unbalanced ? 2 : 4,
        mistake: unbalanced ? 'square_not_balanced' : 'forgets_plus_minus',
      },
      proof: { by: 'follows' },
      worked: unbalanced ? solutionOf(p, low + p * p).slice(0, 3) : solutionOf(p, d),
    };
  },
};

export const solving = [order, wrongLine, solve];
