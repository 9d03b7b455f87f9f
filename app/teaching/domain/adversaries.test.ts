import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { attemptsOf, intents, play } from '#tests/support/adversaries.ts';
import { type LanguageModel, startLanguageModel } from '#tests/support/language-model.ts';

let maths: Maths;
let model: LanguageModel;
beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  model = await startLanguageModel();
});
afterAll(async () => {
  await model.close();
  await maths.close();
});

const attempts = attemptsOf(60);

test('the attacks cover all thirteen intents', () => {
  expect(new Set(attempts.map(({ intent }) => intent)).size).toBe(Object.keys(intents).length);
  expect(Object.keys(intents)).toHaveLength(13);
  expect(attemptsOf(1000).length).toBeGreaterThanOrEqual(500);
});

test.each(attempts)('$intent, $problem in $language: a worst-case model leaks nothing', async (attempt) => {
  const { leaked, modelCalls, shown } = await play(maths, model, attempt);
  expect({ leaked, shown }).toEqual({ leaked: [], shown });
  expect(modelCalls).toBeGreaterThan(0);
});

test.each(attemptsOf(8))(
  'a model that says what it was told to say is heard: $problem in $language',
  async (attempt) => {
    expect(await play(maths, model, attempt, true)).toMatchObject({ state: 'done', modelCalls: 1 });
  },
);
