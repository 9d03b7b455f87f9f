import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { teachingTexts } from '../../messages/index.ts';
import { english, french, several, spanish, unread } from '../../model/understanding/corpus.ts';
import { readOwnProblemStart } from './begin-own-problem.server.ts';
import { readOwnProblem } from './read-problem.server.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

/** Task and formula of the problem taught. */
async function taught(text: string, locale: string): Promise<string | null> {
  const own = await readOwnProblem(maths, locale, text);
  return own.kind === 'problem' ? `${own.problem.reading.task} ${own.problem.reading.formula.plain}` : null;
}
async function meant(problem: string, locale: string): Promise<string> {
  const reading = await maths.parse({ text: problem, locale });
  return reading.ok ? `${reading.task} ${reading.formula.plain}` : `unreadable: ${problem}`;
}

test.each(['en', 'es', 'fr'] as const)(
  'the examples on the start page are read as intended, in %s',
  async (locale) => {
    const { toSimplify, toFactorise } = teachingTexts[locale].teaching.tutor;
    expect([
      await taught(toSimplify.replace('{formula}', '6/8'), locale),
      await taught(toFactorise.replace('{formula}', 'x^2-9'), locale),
    ]).toEqual(['simplify 6/8', 'factor x² - 9']);
  },
);

test.each([
  ['en', english, 46],
  ['es', spanish, 45],
  ['fr', french, 45],
] as const)(
  'problems in learners’ words start in %s as often as measured, none as a wrong problem',
  async (locale, written, measured) => {
    let begun = 0;
    for (const [words, problem] of written) {
      const read = await taught(words, locale);
      if (read === null) continue;
      begun += 1;
      expect([words, read]).toEqual([words, await meant(problem, locale)]);
    }
    expect(begun).toBeGreaterThanOrEqual(measured - 1);
  },
);

describe('ambiguous texts', () => {
  test.each(several)('%s: %s', async (locale, text, readings) => {
    const own = await readOwnProblem(maths, locale, text);
    const wanted = await Promise.all(readings.map((one) => maths.parse({ text: one, locale })));
    expect(own.kind === 'several' ? own.readings.map(({ formula }) => formula.plain) : own.kind).toEqual(
      wanted.map((one) => (one.ok ? one.formula.plain : '')),
    );
  });
});

test.each([
  ['en', 'x2+5x+6=0', 'x^2+5x+6=0'],
  ['fr', '3x2-12=0', '3x^2-12=0'],
] as const)('an exponent that was lost and cannot be a factor, %s: %s', async (locale, text, problem) => {
  expect(await taught(text, locale)).toBe(await meant(problem, locale));
});

describe('only what was asked is taught', () => {
  test.each(unread)('%s: %s', async (locale, text) => {
    expect((await readOwnProblem(maths, locale, text)).kind).toBe('none');
  });

  test.each([
    ['en', 'what is the second derivative of x^4', 'the second derivative of x^4'],
    ['en', 'one plus x equals 3', '1+x=3'],
    ['es', 'cuánto da 7 por 8', '7*8'],
    ['es', 'y = 3x + a', 'y=3x+a'],
    ['fr', 'un plus x égale 3', '1+x=3'],
  ])('%s: %s is unchanged', async (locale, words, problem) => {
    expect(await taught(words, locale)).toBe(await meant(problem, locale));
  });
});

describe('the requested method is taught', () => {
  const half = 'add_half_square';
  test.each([
    ['en', 'hi can you help me solve x^2+6x+4=0 by completing the square please', half],
    ['en', 'I need to complete the square to solve x^2+6x+4=0', half],
    ['en', 'x squared plus 6x plus 4 = 0 by completing the square', half],
    ['es', 'hola, ayúdame a resolver x²+6x+4=0 completando el cuadrado', half],
    ['fr', 'bonjour, je dois résoudre x²+6x+4=0 en complétant le carré', half],
    ['fr', 'mets sous forme canonique puis résous x²+6x+4=0', half],
    ['en', 'can you show me x^2-5x+6=0 using the quadratic formula', 'quadratic_formula'],
    ['es', 'quiero resolver x²-5x+6=0 con la fórmula general', 'quadratic_formula'],
    ['fr', 'il faut résoudre x²-9=0 en factorisant', 'factor_equation'],
    ['es', 'tengo que resolver x²+6x+4=0 por factorización', 'formula_no_factors'],
  ])('%s: %s', async (locale, text, rule) => {
    const own = await readOwnProblem(maths, locale, text);
    const solved = await maths.solve({ problem: own.kind === 'problem' ? own.problem.text : '', locale });
    expect(solved.kind === 'solved' ? solved.steps.map((step) => step.rule) : solved.kind).toContain(rule);
  });
});

test.each([
  ['Solve:\n2x+3=7\n2x=5', ['2x=5']],
  ['Solve:\n2x+3=7\n2x=4\nx=2', ['2x=4', 'x=2']],
])('lines under a problem are its working, also with a mistake in them: %s', async (text, lines) => {
  const start = await readOwnProblemStart({ maths, locale: 'en' }, text);
  expect(start).toMatchObject({ lines, parts: [] });
});

test('lines that do not come from one another are problems', async () => {
  const start = await readOwnProblemStart({ maths, locale: 'en' }, 'Solve:\n3x - 4 = 11\n2x + 7 = 1');
  expect(start.parts).toHaveLength(2);
});

test('a percentage is shown in words, not with the letters of the engine', async () => {
  const text = 'A jacket costs $80. It is reduced by 15%. What is the new price?';
  const { facts } = await readOwnProblemStart({ maths, locale: 'en' }, text);
  expect(facts).toMatchObject({ formula: { speech: 'decrease 80 by 15%' }, story: text });
});

test.each([
  ['fr', '(u_n) est arithmétique, u_0 = 4, r = 3. Calculer u_10.', true],
  ['es', 'Progresión aritmética: a_1 = 5, d = 2. Halla a_20', true],
  ['en', 'Solve 3x + 2 = 11', false],
])('%s: the words of “%s” stay with the problem: %s', async (locale, text, kept) => {
  const { facts } = await readOwnProblemStart({ maths, locale }, text);
  expect(facts.story ?? null).toBe(kept ? text : null);
});
