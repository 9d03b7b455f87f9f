import { describe, expect, test } from 'vitest';
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

describe('the summary of a skill', () => {
  const speaker = { language: 'en', locale: 'en', model: 'socratic-guide', seed: 7, position: 8 } as const;
  type Results = Extract<TutorMoment, { say: 'skill_recap' }>['results'];
  const summaryOf = (results: Results, humans = false) =>
    speak([{ say: 'skill_recap', name: 'Slope', results, humans }], speaker, null).map((block) =>
      block.kind === 'say' ? block.text.join('') : block.kind,
    );
  const lead = 'That was Slope: the idea, an example, and your own work.';
  const open = 'The one on your own is still open. It’ll come back another day.';
  const right = 'You got the one on your own right first time.';

  test('states how the last question alone went', () => {
    const guided = { step: 'guided', result: 'helped' } as const;
    expect(summaryOf([{ step: 'alone', result: 'unaided' }])).toEqual([lead, right]);
    expect(summaryOf([guided, { step: 'alone', result: 'given_up' }])).toEqual([lead, open]);
    const twin = { step: 'twin', result: 'unaided' } as const;
    expect(summaryOf([guided, { step: 'alone', result: 'given_up' }, twin])).toEqual([lead, right]);
    expect(summaryOf([{ step: 'alone', result: 'skipped' }])).toEqual([
      lead,
      'You left out the one on your own, so nothing counts as known yet.',
    ]);
  });

  test('says that none was tried alone after a guided one', () => {
    const none = 'You haven’t tried one on your own yet, so nothing counts as known.';
    expect(summaryOf([{ step: 'guided', result: 'unaided' }])).toEqual([lead, none]);
    expect(summaryOf([])).toEqual([lead, none]);
  });

  test('is shorter where human tutors are named', () => {
    const blocks = summaryOf([{ step: 'alone', result: 'given_up' }], true);
    expect(blocks).not.toContain(lead);
    expect([blocks[0], blocks.at(-1)]).toEqual([open, 'humans']);
  });
});
