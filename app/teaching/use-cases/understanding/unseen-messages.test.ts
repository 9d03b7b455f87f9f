import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { languages } from '#app/platform/texts.ts';
import {
  fifth,
  fourth,
  judgeMessage,
  type JudgedMessage,
  type UnseenMessage,
  unseenMessages,
  third,
} from './index.ts';

/* A sample of the corpus; `npm run bench -- strangers` reads all of it. */

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const read = (list: readonly UnseenMessage[], locale: 'en' | 'es' | 'fr', every: number, from: number) =>
  Promise.all(list.filter((_, at) => at % every === from).map((one) => judgeMessage(maths, locale, one)));
/** Solvable ones that were started, or questioned if ambiguous. */
const countBegun = (judged: readonly JudgedMessage[]): number =>
  judged.filter(({ solvable, taken }) => solvable && (taken === 'begun' || taken === 'asked')).length;

/** Count for the sample read here, every twelfth text. */
const measuredOfPart = { en: 13, es: 13, fr: 13 };
/** Count for the whole fifth set, as `npm run bench -- strangers` measures it. */
const measuredOfFifth = { en: 18, es: 19, fr: 17 };
const wrong = (judged: readonly JudgedMessage[]) =>
  judged.filter(({ taken }) => taken === 'else' || taken === 'false').map(({ typed, got }) => [typed, got]);

test.each(languages)('unseen messages in %s start as meant, or not at all', async (language) => {
  const judged = await read(unseenMessages[language], language, 12, 3);
  expect(wrong(judged)).toEqual([]);
  expect(countBegun(judged)).toBeGreaterThanOrEqual(measuredOfPart[language] - 1);
});

test.each(languages)('messages misread before in %s start as meant', async (language) => {
  const judged = await read([...third[language], ...fourth[language]], language, 1, 0);
  expect(judged.filter(({ taken }) => taken !== 'begun' && taken !== 'asked')).toEqual([]);
});

test.each(languages)('as many of the fifth set in %s start as measured', async (language) => {
  const judged = await read(fifth[language], language, 1, 0);
  expect(wrong(judged)).toEqual([]);
  expect(countBegun(judged)).toBeGreaterThanOrEqual(measuredOfFifth[language] - 1);
});
