import { expect, test } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { countsOf } from '#tests/simulated-sessions/prose.ts';
import { modelIds } from '../models.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { speak } from './speak.ts';

const failed: readonly TutorMoment[] = [
  {
    say: 'skill_verdict',
    verdict: 'different',
    text: ['8 isn’t right yet.'],
    mistake: null,
  },
  { say: 'skill_solution', answer: ['22'], worked: null, id: 'q' },
  {
    say: 'skill_recap',
    name: 'Negative numbers',
    results: [
      { step: 'alone', result: 'given_up' },
      { step: 'twin', result: 'given_up' },
    ],
    humans: true,
  },
];

test('an unfinished skill ends within sixty words', () => {
  for (const language of languages)
    for (const model of modelIds) {
      const speaker = { language, locale: language, model, seed: 7, position: 8 };
      const { words } = countsOf(speak(failed, speaker, null), null);
      expect([language, model, words, words <= 60]).toEqual([language, model, words, true]);
    }
});
