import { fraction, linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** Which values are excluded? */
const excluded: ItemTemplate = {
  id: 'rational_equations.excluded',
  skills: ['rational_equations'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'What has to be noted before {equation} is solved?',
    es: '¿Qué hay que anotar antes de resolver {equation}?',
    fr: 'Que faut-il noter avant de résoudre {equation} ?',
  },
  hint: {
    en: 'Look only below the bars: for which x does one of them become 0?',
    es: 'Mira solo debajo de las rayas: ¿para qué valor de x hay allí un 0?',
    fr: 'Regarde seulement ce qui est sous les traits : quelle valeur de x le rend nul ?',
  },
  make: (draw) => {
    const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
    const [a, b] = [draw.pick([-1, 1]) * p, draw.pick([-1, 1]) * (q === p ? q + 1 : q)];
    const top = draw.int(11, 15);
    const equation = `(${linear(1, top)})/(${linear(1, -a)}) = ${draw.int(2, 5)}/(${linear(1, -b)})`;
    const not = (...values: number[]) => values.map((value) => `x != ${value}`).join(' and ');
    return {
      slots: { equation },
      answer: {
        kind: 'choice',
        options: [
          { text: not(a, b), right: true },
          { text: not(-a, -b), mistake: 'sign_of_solution' },
          { text: not(-top, a, b), mistake: 'numerator_taken_as_forbidden' },
          { text: not(0), mistake: 'numerator_taken_as_forbidden' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[not(a, b), `${linear(1, -a)} != 0 and ${linear(1, -b)} != 0`]],
      },
      worked: [
        {
          line: `${linear(1, -a)} != 0 and ${linear(1, -b)} != 0`,
          why: {
            en: 'No denominator may become 0.',
            es: 'Ningún denominador puede valer 0.',
            fr: 'Aucun dénominateur ne doit s’annuler.',
          },
        },
        { line: not(a, b), why: reasons.numberAway },
      ],
    };
  },
};

/** One of the two candidates makes a denominator 0. */
const pole: ItemTemplate = {
  id: 'rational_equations.pole',
  skills: ['rational_equations', 'quadratic_equations'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Note first which value x cannot take. Compare it with what comes out.',
    es: 'Anota primero qué valor no puede tomar x. Compáralo con lo que salga.',
    fr: 'Note d’abord quelle valeur x ne peut pas prendre. Compare-la à ce que tu trouves.',
  },
  make: (draw) => {
    const a = draw.nonZero(-7, 7);
    const b = draw.nonZero(-8, 8, [a, -a]);
    const below = linear(1, -a);
    const equation = `(${poly([1, -a - b, 0])})/(${below}) = ${-a * b}/(${below})`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${b}`,
        slips: [
          { answer: `x = ${a} or x = ${b}`, mistake: 'extraneous_kept' },
          { answer: `x = ${-b}`, mistake: 'sign_of_solution' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** A term without a fraction that was not multiplied. */
const wrongLine: ItemTemplate = {
  id: 'rational_equations.wrong_line',
  skills: ['rational_equations'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'When the fraction goes away, what happens to the terms that have none?',
    es: 'Cuando desaparece la fracción, ¿qué les pasa a los términos que no tienen?',
    fr: 'Quand la fraction s’en va, qu’arrive-t-il aux termes qui n’en ont pas ?',
  },
  make: (draw) => {
    const [step, x, b] = [draw.int(2, 5), draw.int(2, 9), draw.int(2, 9)];
    const [a, c] = [step * x, b + step];
    const start = `${a}/x + ${b} = ${c}`;
    const cleared = `${a} + ${b}x = ${c}x`;
    const early = draw.chance(0.5);
    const lines = early
      ? [start, `${a} + ${b} = ${c}x`, `${a + b} = ${c}x`]
      : [start, cleared, `${a} = ${c + b}x`, `${fraction(a, c + b)} = x`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'clears_denominator_partly' : 'moved_without_sign_change',
      },
      proof: { by: 'follows' },
      worked: [
        { line: cleared, why: reasons.cleared },
        { line: `${a} = ${step}x`, why: reasons.lettersTogether },
        { line: `x = ${x}`, why: reasons.divided },
      ],
    };
  },
};

export const traps = [excluded, wrongLine, pole];
