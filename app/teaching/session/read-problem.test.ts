import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { english, french, several, spanish, unread } from '../understanding/problem/corpus.ts';
import { readOwnProblem } from './read-problem.server.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

/** Task and formula: what is taught. */
async function taught(text: string, locale: string): Promise<string | null> {
  const own = await readOwnProblem(maths, locale, text);
  return own.kind === 'problem' ? `${own.problem.reading.task} ${own.problem.reading.formula.plain}` : null;
}
async function meant(problem: string, locale: string): Promise<string> {
  const reading = await maths.parse({ text: problem, locale });
  return reading.ok ? `${reading.task} ${reading.formula.plain}` : `unreadable: ${problem}`;
}

test.each([
  ['en', english],
  ['es', spanish],
  ['fr', french],
] as const)(
  'forty problems in a learner’s words begin in %s, none as another one',
  async (locale, written) => {
    expect(written.length).toBeGreaterThanOrEqual(40);
    let begun = 0;
    for (const [words, problem] of written) {
      const read = await taught(words, locale);
      if (read === null) continue;
      begun += 1;
      expect([words, read]).toEqual([words, await meant(problem, locale)]);
    }
    expect(begun / written.length).toBeGreaterThanOrEqual(0.9);
  },
);

describe('what can be meant in two ways', () => {
  test.each(several)('%s: %s', async (locale, text, readings) => {
    const own = await readOwnProblem(maths, locale, text);
    const wanted = await Promise.all(readings.map((one) => maths.parse({ text: one, locale })));
    expect(own.kind === 'several' ? own.readings.map(({ formula }) => formula.plain) : own.kind).toEqual(
      wanted.map((one) => (one.ok ? one.formula.plain : '')),
    );
  });
});

describe('nothing is taught that was not asked', () => {
  test.each(unread)('%s: %s', async (locale, text) => {
    expect((await readOwnProblem(maths, locale, text)).kind).toBe('none');
  });

  test.each([
    ['en', 'what is the second derivative of x^4', 'the second derivative of x^4'],
    ['en', 'one plus x equals 3', '1+x=3'],
    ['es', 'cuánto da 7 por 8', '7*8'],
    ['es', 'y = 3x + a', 'y=3x+a'],
    ['fr', 'un plus x égale 3', '1+x=3'],
  ])('%s: %s stays what it is', async (locale, words, problem) => {
    expect(await taught(words, locale)).toBe(await meant(problem, locale));
  });
});
