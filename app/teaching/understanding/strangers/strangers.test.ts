import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { languages } from '#app/platform/texts.ts';
import { fourth, heldOut, judge, type Judged, promised, type Stranger, strangers, third } from './index.ts';

/* A part of the corpus; all of it is read by `npm run bench -- strangers`. */

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const read = (list: readonly Stranger[], locale: 'en' | 'es' | 'fr', every: number, from: number) =>
  Promise.all(list.filter((_, at) => at % every === from).map((one) => judge(maths, locale, one)));
/** Of what the solver solves: begun, or asked back where it can be meant in several ways. */
const share = (judged: readonly Judged[]): number => {
  const solvable = judged.filter((one) => one.solvable);
  return solvable.filter(({ taken }) => taken === 'begun' || taken === 'asked').length / solvable.length;
};
const wrong = (judged: readonly Judged[]) =>
  judged.filter(({ taken }) => taken === 'else' || taken === 'false').map(({ typed, got }) => [typed, got]);

test.each(languages)(
  'what strangers type in %s begins as what was meant, or not at all',
  async (language) => {
    const judged = await read(strangers[language], language, 12, 3);
    expect(wrong(judged)).toEqual([]);
    expect(share(judged)).toBeGreaterThanOrEqual(promised.strangers - 0.06);
  },
);

test.each(languages)(
  'what began as nothing or as something else in %s before begins as what was meant',
  async (language) => {
    const judged = await read([...third[language], ...fourth[language]], language, 1, 0);
    expect(judged.filter(({ taken }) => taken !== 'begun' && taken !== 'asked')).toEqual([]);
  },
);

test.each(languages)('what no rule was made for in %s begins in four of five cases', async (language) => {
  const judged = await read(heldOut[language], language, 3, 0);
  expect(wrong(judged)).toEqual([]);
  expect(share(judged)).toBeGreaterThanOrEqual(promised.heldOut);
});
