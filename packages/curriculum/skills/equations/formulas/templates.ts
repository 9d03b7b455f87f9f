import { linear, sum } from '../../../items/write-formula.ts';
import type { KnownSlip, ItemTemplate } from '../../skill.ts';
import { forLetter, undoHint } from './prompts.ts';

/** `T = an + b` with two letters. */
const oneLetter: ItemTemplate = {
  id: 'formulas.one_letter',
  skills: ['formulas'],
  level: 1,
  kind: 'formula',
  prompt: forLetter,
  hint: undoHint,
  make: (draw) => {
    const [whole, letter] = draw.pick([
      ['T', 'n'],
      ['P', 'k'],
      ['C', 'm'],
      ['L', 'a'],
      ['y', 'x'],
    ] as const);
    const [a, b] = [draw.int(2, 9), draw.nonZero(-12, 12)];
    const formula = `${whole} = ${linear(a, b, letter)}`;
    const over = (n: number) =>
      `${letter} = (${sum([
        [1, whole],
        [n, ''],
      ])})/${a}`;
    return {
      slots: { formula, letter },
      answer: {
        kind: 'formula',
        expected: over(-b),
        form: 'solved',
        slips: [
          { answer: over(b), mistake: 'moved_without_sign_change' },
          { answer: `${letter} = ${whole}/${a} - (${b})`, mistake: 'divides_one_term_only' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${formula} for ${letter}` },
      worked: 'engine',
    };
  },
};

type Known = {
  readonly formula: string;
  readonly letter: string;
  readonly solved: string;
  readonly slip: KnownSlip;
};

/**
 * Known formulas; the template has exactly as many questions as are listed here. Each is solved for one of its letters, with the most
 * common mistake. The letters suit every language: sides are a and b, not l and w.
 */
const known: readonly Known[] = [
  { formula: 'v = u + a t', letter: 'a', solved: 'a = (v - u)/t', slip: { answer: 'a = v/t - u', mistake: 'divides_one_term_only' } },
  { formula: 'v = u + a t', letter: 't', solved: 't = (v - u)/a', slip: { answer: 't = (v + u)/a', mistake: 'moved_without_sign_change' } },
  { formula: 'A = (b h)/2', letter: 'h', solved: 'h = (2A)/b', slip: { answer: 'h = A/(2b)', mistake: 'inverse_operation_wrong' } },
  { formula: 'A = (a + b)/2 * h', letter: 'h', solved: 'h = (2A)/(a + b)', slip: { answer: 'h = A/(2(a + b))', mistake: 'inverse_operation_wrong' } },
  { formula: 'A = (a + b)/2 * h', letter: 'a', solved: 'a = (2A)/h - b', slip: { answer: 'a = (2A - b)/h', mistake: 'divides_one_term_only' } },
  { formula: 'F = 9/5 * C + 32', letter: 'C', solved: 'C = 5/9 * (F - 32)', slip: { answer: 'C = 5/9 * F - 32', mistake: 'divides_one_term_only' } },
  { formula: 'P = 2a + 2b', letter: 'a', solved: 'a = (P - 2b)/2', slip: { answer: 'a = P/2 - 2b', mistake: 'divides_one_term_only' } },
  { formula: 'A = P(1 + r t)', letter: 'r', solved: 'r = (A - P)/(P t)', slip: { answer: 'r = (A - 1)/(P t)', mistake: 'divides_one_term_only' } },
  { formula: 'V = 1/3 * B h', letter: 'B', solved: 'B = (3V)/h', slip: { answer: 'B = V/(3h)', mistake: 'inverse_operation_wrong' } },
  { formula: 'd = m/V', letter: 'V', solved: 'V = m/d', slip: { answer: 'V = d/m', mistake: 'inverse_operation_wrong' } },
  { formula: 'U = R I', letter: 'I', solved: 'I = U/R', slip: { answer: 'I = R/U', mistake: 'inverse_operation_wrong' } },
  { formula: 'S = 2 pi r h', letter: 'h', solved: 'h = S/(2 pi r)', slip: { answer: 'h = S - 2 pi r', mistake: 'inverse_operation_wrong' } },
  { formula: 'd = m/V', letter: 'm', solved: 'm = d V', slip: { answer: 'm = d/V', mistake: 'inverse_operation_wrong' } },
  { formula: 'U = R I', letter: 'R', solved: 'R = U/I', slip: { answer: 'R = U - I', mistake: 'inverse_operation_wrong' } },
  { formula: 'P = U I', letter: 'I', solved: 'I = P/U', slip: { answer: 'I = P - U', mistake: 'inverse_operation_wrong' } },
  { formula: 'v = s/t', letter: 't', solved: 't = s/v', slip: { answer: 't = s v', mistake: 'inverse_operation_wrong' } },
  { formula: 'v = s/t', letter: 's', solved: 's = v t', slip: { answer: 's = v/t', mistake: 'inverse_operation_wrong' } },
  { formula: 'E = m g h', letter: 'm', solved: 'm = E/(g h)', slip: { answer: 'm = E - g h', mistake: 'inverse_operation_wrong' } },
  { formula: 'E = m g h', letter: 'h', solved: 'h = E/(m g)', slip: { answer: 'h = E - m g', mistake: 'inverse_operation_wrong' } },
  { formula: 'V = a b c', letter: 'c', solved: 'c = V/(a b)', slip: { answer: 'c = V - a b', mistake: 'inverse_operation_wrong' } },
  { formula: 'L = 2 pi r', letter: 'r', solved: 'r = L/(2 pi)', slip: { answer: 'r = L - 2 pi', mistake: 'inverse_operation_wrong' } },
  { formula: 'V = 1/3 * B h', letter: 'h', solved: 'h = (3V)/B', slip: { answer: 'h = V/(3B)', mistake: 'inverse_operation_wrong' } },
  { formula: 'V = pi r^2 h', letter: 'h', solved: 'h = V/(pi r^2)', slip: { answer: 'h = V - pi r^2', mistake: 'inverse_operation_wrong' } },
  { formula: 'A = (b h)/2', letter: 'b', solved: 'b = (2A)/h', slip: { answer: 'b = A/(2h)', mistake: 'inverse_operation_wrong' } },
  { formula: 'P = 2a + 2b', letter: 'b', solved: 'b = (P - 2a)/2', slip: { answer: 'b = P/2 - 2a', mistake: 'divides_one_term_only' } },
  { formula: 'A = P(1 + r t)', letter: 't', solved: 't = (A - P)/(P r)', slip: { answer: 't = (A - 1)/(P r)', mistake: 'divides_one_term_only' } },
  { formula: 'v = u + a t', letter: 'u', solved: 'u = v - a t', slip: { answer: 'u = v + a t', mistake: 'moved_without_sign_change' } },
  { formula: 'm = (a + b)/2', letter: 'b', solved: 'b = 2m - a', slip: { answer: 'b = 2m + a', mistake: 'moved_without_sign_change' } },
  { formula: 'T = a + (n - 1) d', letter: 'd', solved: 'd = (T - a)/(n - 1)', slip: { answer: 'd = T - a/(n - 1)', mistake: 'divides_one_term_only' } },
  { formula: 'm = (a + b + c)/3', letter: 'c', solved: 'c = 3m - a - b', slip: { answer: 'c = 3m - a + b', mistake: 'moved_without_sign_change' } },
]; // oxfmt-ignore

/** A formula from physics, geometry or money. */
const wellKnown: ItemTemplate = {
  id: 'formulas.well_known',
  skills: ['formulas'],
  level: 2,
  kind: 'formula',
  prompt: forLetter,
  hint: undoHint,
  make: (draw) => {
    const { formula, letter, solved, slip } = draw.pick(known);
    return {
      slots: { formula, letter },
      answer: { kind: 'formula', expected: solved, form: 'solved', slips: [slip] },
      proof: { by: 'solve', problem: `solve ${formula} for ${letter}` },
      worked: 'engine',
    };
  },
};

/** The letter occurs twice: it has to be factored out. */
const letterTwice: ItemTemplate = {
  id: 'formulas.letter_twice',
  skills: ['formulas', 'common_factor'],
  level: 3,
  kind: 'formula',
  prompt: forLetter,
  hint: {
    en: 'Bring the terms with {letter} to one side and all others to the other. What do those terms have in common?',
    es: 'Lleva los términos con {letter} a un lado y los demás al otro. ¿Qué tienen en común esos términos?',
    fr: 'Amène les termes en {letter} dans un membre et tous les autres dans l’autre. Qu’ont les premiers en commun ?',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'y', 't'] as const);
    const [p, q] = draw.pick([
      ['a', 'b'],
      ['k', 'm'],
      ['c', 'd'],
      ['a', 'n'],
    ] as const);
    const [n, m] = [draw.int(2, 9), draw.nonZero(-9, 9)];
    const formula = `${n}${letter} + ${q} = ${p} ${letter} ${m < 0 ? '-' : '+'} ${Math.abs(m)}`;
    const above = sum([
      [m, ''],
      [-1, q],
    ]);
    return {
      slots: { formula, letter },
      answer: {
        kind: 'formula',
        expected: `${letter} = (${above})/(${n} - ${p})`,
        form: 'solved',
        slips: [
          { answer: `${letter} = (${above})/(${n} + ${p})`, mistake: 'moved_without_sign_change' },
          { answer: `${letter} = ${above} - (${n} - ${p})`, mistake: 'inverse_operation_wrong' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${formula} for ${letter}` },
      worked: 'engine',
    };
  },
};

export const templates = [oneLetter, wellKnown, letterTwice];
