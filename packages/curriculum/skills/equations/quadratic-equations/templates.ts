import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../prompts.ts';

/** `ax^2 = b`, or the same with the number on the left. */
const square: ItemTemplate = {
  id: 'quadratic_equations.square',
  skills: ['quadratic_equations'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Get the square alone. Which numbers, multiplied by themselves, give the other side?',
    es: 'Deja solo el cuadrado. ¿Qué números, multiplicados por sí mismos, dan el otro lado?',
    fr: 'Isole le carré. Quels nombres, multipliés par eux-mêmes, donnent l’autre membre ?',
  },
  make: (draw) => {
    const [a, root, b] = [draw.pick([1, 1, 2, 3, 5]), draw.int(3, 12), draw.nonZero(-20, 20)];
    const equation = `${poly([a, 0, b])} = ${a * root * root + b}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${root} or x = ${-root}`,
        slips: [
          { answer: `x = ${root}`, mistake: 'forgets_plus_minus' },
          { answer: `x = ${root * root}/2`, mistake: 'root_as_half' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `(x - p)(x - q) = 0`, written as a sum. */
const factor: ItemTemplate = {
  id: 'quadratic_equations.factor',
  skills: ['quadratic_equations', 'factoring_quadratics'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Which two numbers have the last number as their product and the middle one as their sum?',
    es: '¿Qué dos números tienen por producto el último número y por suma el del medio?',
    fr: 'Quels deux nombres ont pour produit le dernier nombre et pour somme celui du milieu ?',
  },
  make: (draw) => {
    const [p, step] = [draw.nonZero(-8, 8), draw.int(1, 5)];
    const q = [p + step, p + step + 1].find((n) => n !== 0 && n !== -p) ?? 10;
    const [sum, product] = [p + q, p * q];
    const equation = draw.chance(0.7)
      ? `${poly([1, -sum, product])} = 0`
      : `${poly([1, -sum, 0])} = ${-product}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${p} or x = ${q}`,
        slips: [{ answer: `x = ${-p} or x = ${-q}`, mistake: 'sign_of_solution' }],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `ax^2 = bx`: the solution 0 must not be lost. */
const commonLetter: ItemTemplate = {
  id: 'quadratic_equations.common_letter',
  skills: ['quadratic_equations', 'common_factor'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Bring everything to one side. What do both terms have in common?',
    es: 'Lleva todo a un lado. ¿Qué tienen en común los dos términos?',
    fr: 'Amène tout dans un membre. Qu’ont les deux termes en commun ?',
  },
  make: (draw) => {
    const [a, root] = [draw.int(1, 6), draw.nonZero(-9, 9, [-1, 1])];
    const more = draw.int(2, 7);
    const equation = draw.pick([
      `${poly([a, 0, 0])} = ${linear(a * root, 0)}`,
      `${poly([a, -a * root, 0])} = 0`,
      `${poly([a, more, 0])} = ${linear(a * root + more, 0)}`,
    ]);
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = 0 or x = ${root}`,
        slips: [
          { answer: `x = ${root}`, mistake: 'divides_by_variable' },
          { answer: `x = 0 or x = ${-root}`, mistake: 'sign_of_solution' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

export const templates = [square, factor, commonLetter];
