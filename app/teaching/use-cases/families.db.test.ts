import { describe, expect, test } from 'vitest';
import { shareOfRun } from '#tests/support/share-of-run.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import type { TutorBlock } from '../model/blocks.ts';
import { conceptOfRule } from '../domain/pedagogy/rule-concepts.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import type { TurnInput } from '../model/schemas.server.ts';

/*
 * One problem of each family, taught to the end with the real engine, in another language with each commit: a documented mistake, the hints in order, and the
 * answer. No hint before H4 reveals the answer.
 */

type Words = { en: string; es: string; fr: string };
/** `without` an example: every example of its kind has the same answer. */
type Family = {
  problem: string | Words;
  wrong: string;
  done: string | Words;
  concept: string;
  without?: 'example';
};

const same = (verb: Words, formula: string): Words => ({
  en: `${verb.en} ${formula}`,
  es: `${verb.es} ${formula}`,
  fr: `${verb.fr} ${formula}`,
});
const simplify = { en: 'simplify', es: 'simplifica', fr: 'simplifie' };
const expand = { en: 'expand', es: 'desarrolla', fr: 'développe' };
const factor = { en: 'factor', es: 'factoriza', fr: 'factorise' };
const derive = { en: 'differentiate', es: 'deriva', fr: 'dérive' };
const square = { en: 'complete the square:', es: 'completa el cuadrado:', fr: 'complète le carré :' };
const or = (a: string, b: string): Words => ({ en: `${a} or ${b}`, es: `${a} o ${b}`, fr: `${a} ou ${b}` });
const none = { en: 'no solution', es: 'sin solución', fr: 'pas de solution' };

const families: Record<string, Family> = {
  linear: { problem: '3(x-2) = 9', wrong: '3x-2 = 9', done: 'x = 5', concept: 'brackets' },
  quadratic: { problem: 'x^2-5x+6 = 0', wrong: '(x+2)(x+3) = 0', done: or('x = 2', 'x = 3'), concept: 'factor_pair' },
  'linear inequality': { problem: '-2x+1 < 7', wrong: '-2x < 8', done: 'x > -3', concept: 'balance' },
  'quadratic inequality': { problem: 'x^2 < 4', wrong: 'x < 2', done: '-2 < x < 2', concept: 'standard_form' },
  system: { problem: 'x+y = 5; x-y = 1', wrong: 'x = 2; y = 3', done: 'x = 3; y = 2', concept: 'substitution' },
  rational: { problem: '1/x+1/2 = 3/4', wrong: 'x+2 = 4', done: 'x = 4', concept: 'excluded' },
  radical: { problem: '√(x+3) = x-3', wrong: 'x+3 = x^2-9', done: 'x = 6', concept: 'isolate_root' },
  absolute: { problem: '|2x-1| = 5', wrong: '2x+1 = 5', done: or('x = -2', 'x = 3'), concept: 'distance' },
  exponential: { problem: '2^(x+1) = 16', wrong: '2^x+2 = 16', done: 'x = 3', concept: 'exponent' },
  logarithmic: { problem: 'log(x)+log(x-3) = 1', wrong: 'log(2x-3) = 1', done: 'x = 5', concept: 'logarithm' },
  trigonometric: { problem: '2sin(x)+1 = 2', wrong: 'sin(x) = 1', done: or('x = π/6+2kπ', 'x = 5π/6+2kπ'), concept: 'balance' },
  'no solution': { problem: '2(x+1) = 2x+3', wrong: 'x = 1', done: none, concept: 'brackets', without: 'example' },
  surd: { problem: same(simplify, '√12+√27'), wrong: '√39', done: '5√3', concept: 'surd' },
  'fraction of letters': { problem: same(simplify, '(x^2-9)/(x^2-x-6)'), wrong: '9/(x+6)', done: '(x+3)/(x+2)', concept: 'factor_first' },
  powers: { problem: same(simplify, '(x^2)^3*x'), wrong: 'x^5*x', done: 'x^7', concept: 'power_laws' },
  expand: { problem: same(expand, '(x+3)^2'), wrong: 'x^2+9', done: 'x^2+6x+9', concept: 'square' },
  factor: { problem: same(factor, 'x^2-5x+6'), wrong: '(x+2)(x+3)', done: '(x-2)(x-3)', concept: 'factor_pair' },
  fractions: { problem: '1/2+1/3', wrong: '2/5', done: '5/6', concept: 'common_denominator' },
  'complete the square': { problem: same(square, 'x^2+6x+5'), wrong: '(x+3)^2+5', done: '(x+3)^2-4', concept: 'complete_square' },
  complex: { problem: '(2+3i)(1-i)', wrong: '2-3i', done: '5+i', concept: 'imaginary' },
  derivative: { problem: same(derive, 'x^2*sin(x)'), wrong: '2x*cos(x)', done: '2x*sin(x)+x^2*cos(x)', concept: 'calculus' },
  integral: { problem: '∫ 3x^2 dx', wrong: '6x', done: 'x^3+C', concept: 'antiderivative' },
  limit: { problem: 'lim_{x→2} (x^2-4)/(x-2)', wrong: '0', done: '4', concept: 'approach' },
  division: {
    problem: { en: 'divide 2x^2+3x-5 by x+2', es: 'divide 2x^2+3x-5 entre x+2', fr: 'divise 2x^2+3x-5 par x+2' },
    wrong: '2x+3-5/2', done: '2x-1-3/(x+2)', concept: 'long_division',
  },
  sequence: {
    problem: {
      en: 'Find the 10th term of the arithmetic sequence 3, 7, 11, 15, ...',
      es: 'Halla el término 10 de la progresión aritmética 3, 7, 11, 15, ...',
      fr: 'Trouver le 10e terme de la suite arithmétique 3, 7, 11, 15, ...',
    },
    wrong: 'a_10 = 43', done: 'a_10 = 39', concept: 'counting',
  },
  statistics: {
    problem: { en: 'mean of 2, 4, 9', es: 'media de 2, 4, 9', fr: 'moyenne de 2, 4, 9' },
    wrong: '4', done: '5', concept: 'data',
  },
  line: {
    problem: {
      en: 'Find the slope of the line through (1, 2) and (3, 8)',
      es: 'Halla la pendiente de la recta que pasa por (1, 2) y (3, 8)',
      fr: 'Trouver la pente de la droite passant par (1, 2) et (3, 8)',
    },
    wrong: 'm = 1/3', done: 'm = 3', concept: 'slope',
  },
  measure: {
    problem: {
      en: 'Find the area of a triangle with base 6 and height 4',
      es: 'Halla el área de un triángulo de base 6 y altura 4',
      fr: 'Calculer l’aire d’un triangle de base 6 et de hauteur 4',
    },
    wrong: 'A = 24', done: 'A = 12', concept: 'measure',
  },
  percent: {
    problem: { en: 'What is 15% of 80?', es: 'Calcula el 15 % de 80', fr: 'Quel est 15 % de 80 ?' },
    wrong: '1200', done: '12', concept: 'percentage',
  },
  units: {
    problem: { en: 'convert 5 km to m', es: 'convierte 5 km a m', fr: 'convertir 5 km en m' },
    wrong: '500 m', done: '5000 m', concept: 'other_writing',
  },
}; // oxfmt-ignore

const fixture = teachingTest({ size: 2, timeLimit: 10_000 });

const owner = { accountId: '00000000-0000-4000-a000-0000000000aa' };
const inWords = (text: string | Words, locale: keyof Words) =>
  typeof text === 'string' ? text : text[locale];

/** Each formula shown in a turn, as typed. */
function formulasOf(blocks: readonly TutorBlock[]): string[] {
  const found: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('plain' in part && typeof part.plain === 'string') found.push(part.plain);
    Object.values(part).forEach(visit);
  };
  visit(blocks);
  return found;
}

const rungOf = (blocks: readonly TutorBlock[]): number => {
  const [block] = blocks.filter(({ kind }) => kind === 'hint' || kind === 'worked' || kind === 'step');
  return block === undefined ? 0 : 'rung' in block ? block.rung : 4;
};

describe.each([
  ['en', 0],
  ['es', 1],
  ['fr', 2],
] as const)('in %s, a third of the families per run', (locale, share) => {
  test.each(shareOfRun(Object.entries(families), 3, share))(
    '%s is taught to the end',
    async (_name, family) => {
      const problem = inWords(family.problem, locale);
      const key = await fixture.maths.solve({ problem, locale });
      if (key.kind !== 'solved') throw new Error(`${problem}: ${key.kind}`);
      expect(conceptOfRule(key.steps[0]!.rule)).toBe(family.concept);
      const session = await startSession(fixture.services, owner, {
        model: 'socratic-guide',
        problem,
        locale,
      });
      let { card } = session;
      const take = async (input: TurnInput) => {
        fixture.app.clock.advance(30_000);
        const answer = await takeTurn(fixture.services, owner, session.id, input);
        card = answer.session.card;
        return answer;
      };
      const writes = (answer: string) => take({ cardId: card!.id, answer });
      const hint = () => take({ action: 'hint', cardId: card!.id });

      const slip = await writes(family.wrong);
      expect(slip.turn.blocks).toContainEqual(
        expect.objectContaining({ kind: 'verdict', verdict: 'different' }),
      );
      const hints = [await hint(), await hint(), await hint()];
      expect(hints.map(({ turn }) => rungOf(turn.blocks))).toEqual([1, 2, family.without ? 4 : 3]);
      for (const { turn } of [slip, ...hints.slice(0, 2)]) {
        expect(formulasOf(turn.blocks)).not.toContain(key.result.plain);
        for (const { plain } of key.solutions ?? [])
          expect(formulasOf(turn.blocks)).not.toContain(`x = ${plain}`);
      }
      expect(formulasOf(hints[2]!.turn.blocks).includes(key.problem.plain)).toBe('without' in family);
      // On a one-step problem the shown step is the answer, so the learner writes it instead.
      const severalSteps = key.steps.length > 1;
      const shown = family.without ? hints[2]! : severalSteps ? await hint() : null;
      if (shown) await take({ action: 'continue', cardId: card!.id });
      expect(shown === null ? 4 : rungOf(shown.turn.blocks)).toBe(4);
      const end = await writes(inWords(family.done, locale));
      expect(end.turn.blocks).toContainEqual(expect.objectContaining({ kind: 'verdict', verdict: 'equal' }));
      expect(end.session.outcome).toBe(severalSteps ? 'with_steps_shown' : 'with_example');
      expect(end.session.tally).toMatchObject({ solved: 1, givenUp: 0 });
    },
  );
});

describe('true but incomplete lines', () => {
  const wordsAfter = async (problem: string, lines: string[], locale: 'en' | 'es' | 'fr') => {
    const session = await startSession(fixture.services, owner, { model: 'socratic-guide', problem, locale });
    let { card } = session;
    const words: string[] = [];
    for (const answer of lines) {
      fixture.app.clock.advance(30_000);
      const { turn, session: after } = await takeTurn(fixture.services, owner, session.id, {
        cardId: card!.id,
        answer,
      });
      card = after.card;
      const verdict = turn.blocks.find(({ kind }) => kind === 'verdict');
      words.push(
        verdict?.kind === 'verdict' ? verdict.text.filter((part) => typeof part === 'string').join('') : '',
      );
    }
    return words;
  };

  test.each([
    ['en', 'the values of all the unknowns'],
    ['es', 'los valores de todas las incógnitas'],
    ['fr', 'les valeurs de toutes les inconnues'],
  ] as const)('one value of a system, in %s', async (locale, words) => {
    const [one, both] = await wordsAfter('x+y = 5; x-y = 1', ['x = 3', 'x = 3; y = 2'], locale);
    expect(one).toContain(words);
    expect(both).not.toContain(words);
  });

  test.each([
    ['en', 'The derivative of line 2 fits.'],
    ['es', 'La derivada de la línea 2 encaja.'],
    ['fr', 'La dérivée de la ligne 2 convient.'],
  ] as const)('an antiderivative without its constant, in %s', async (locale, words) => {
    expect((await wordsAfter('∫ 3x^2 dx', ['x^3'], locale))[0]).toContain(words);
  });

  test.each([
    ['en', 'Line 2 follows', 'Line 4 follows', 'x = 1 or x = 6'],
    ['es', 'La línea 2 se deduce', 'La línea 4 se deduce', 'x = 1 o x = 6'],
    ['fr', 'La ligne 2 découle', 'La ligne 4 découle', 'x = 1 ou x = 6'],
  ] as const)(
    'squaring, with candidate solutions to check, in %s',
    async (locale, squared, waiting, both) => {
      const lines = ['x+3 = (x-3)^2', 'x^2-7x+6 = 0', both, 'x = 6'];
      const words = await wordsAfter('√(x+3) = x-3', lines, locale);
      expect(words[0]).toContain(squared);
      expect(words[2]).toContain(waiting);
      expect(words[3]).toMatch(/answer|respuesta|réponse/);
    },
  );
});
