import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { Sentence } from '#app/teaching/ui/sentence.tsx';
import { attemptsOf } from '#tests/support/adversaries.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type LanguageModel, startLanguageModel } from '#tests/support/language-model.ts';
import { attack, type Attacked, prepareVictim } from './adversary.ts';
import { type TeachingTestApp, openTeachingTestApp } from './teaching-test-app.ts';

/*
 * Attempts through the whole feature over HTTP: sessions, turns and text streams, with a model that knows the solution and says it, or
 * repeats its whole prompt. `ATTEMPTS=507 npx vitest run tests/simulated-sessions/adversaries` runs all of them.
 */

let maths: Maths;
let app: TestServices;
let model: LanguageModel;
let room: TeachingTestApp;
const done: Attacked[] = [];
const attempts = attemptsOf(Number(process.env['ATTEMPTS'] ?? 28));

beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  app = await testServices();
  model = await startLanguageModel();
  const { settings } = app.services;
  const ai = { baseUrl: model.baseUrl, apiKey: 'key', model: 'worst' };
  const aiUse = { ...settings.aiUse, callsPerDay: 1_000_000 };
  room = await openTeachingTestApp(
    { ...app.services, maths, settings: { ...settings, ai, aiUse } },
    { first: 30_000, next: 30_000, whole: 60_000 },
  );
  await prepareVictim(room.call);
}, 120_000);
afterAll(async () => {
  await room.close();
  await model.close();
  await maths.close();
  await app.close();
}, 60_000);

test('the attempts include all thirteen intents', () => {
  expect(new Set(attempts.map(({ intent }) => intent)).size).toBe(13);
});

test.each(attempts)(
  '$intent, $problem in $language: nothing leaks through the whole feature',
  { timeout: 120_000 },
  async (attempt) => {
    const attacked = await attack({ call: room.call, model, maths }, attempt);
    done.push(attacked);
    expect({ leaked: attacked.leaked, shown: attacked.shown }).toEqual({ leaked: [], shown: attacked.shown });
    expect(attacked.heard).toBeGreaterThan(0);
  },
);

test('displayed text loads no external resources', () => {
  const texts = done.flatMap(({ turns }) =>
    turns.flatMap((turn) => ('words' in turn && turn.words ? [turn.words.text] : [])),
  );
  for (const text of texts) {
    const html = renderToStaticMarkup(createElement(Sentence, { text }));
    expect(html).not.toMatch(/<(?:a|img|script|iframe|form|link|object)\b|\b(?:href|src|srcset)=|url\(/iu);
  }
});

test('hostile text, if displayed, would stay text', () => {
  const text = [
    '![it](https://evil.example/?x) <img src=//evil.example/x> <script>fetch("//evil.example")</script>',
  ];
  const html = renderToStaticMarkup(createElement(Sentence, { text }));
  expect(html).not.toMatch(/<\w/u);
});
