import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { draftSchema, trialSchema } from './ai-schemas.ts';
import { claimDecisionSchema } from './claims-schemas.ts';
import { disputeDecisionSchema } from './disputes-schemas.ts';
import { rangeQuerySchema } from './figures-schemas.ts';
import { answerSchema, flagReviewSchema } from './schemas.ts';
import { usersQuerySchema } from './schemas-users.ts';
import { unpaidLimitsSchema } from './user-detail-schemas.ts';

const letters = (count: number) => 'a'.repeat(count);
const prompt = { en: letters(10), es: letters(10), fr: letters(10) };
const decision = { upheld: true, familyPercent: 100, tutorPercent: 0, reason: 'x' };
const trial = { language: 'en', problem: 'x=1', move: 'begin' };

/** Whether a text of so many characters is accepted in a field; spaces around it do not count. */
const accepts = (schema: z.ZodType, whole: object, field: string) => (count: number) =>
  schema.safeParse({ ...whole, [field]: ` ${letters(count)} ` }).success;

describe('a text that a founder writes', () => {
  test.each([
    ['the reason of a decided absence', accepts(claimDecisionSchema, decision, 'reason'), 1, 1000],
    [
      'the reason of a decided dispute',
      accepts(disputeDecisionSchema, { tutor: 'keeps_pay' }, 'reason'),
      1,
      1000,
    ],
    ['an answer to a message', accepts(answerSchema, { after: 0 }, 'answer'), 1, 8000],
    ['a note about flagged words', accepts(flagReviewSchema, {}, 'note'), 1, 1000],
    ['what is new in a version', accepts(draftSchema, { prompt }, 'note'), 1, 200],
    ['the problem of a trial', accepts(trialSchema, trial, 'problem'), 1, 300],
    ['a learner’s words in a trial', accepts(trialSchema, trial, 'text'), 0, 500],
    ['a part of an address', accepts(usersQuerySchema, {}, 'search'), 0, 254],
    ['a zone', accepts(rangeQuerySchema, { range: '7d' }, 'zone'), 1, 64],
  ])('%s is accepted within its lengths', (_what, isAccepted, least, most) => {
    expect([0, least, most, most + 1].map(isAccepted)).toEqual([least === 0, true, true, false]);
  });

  test('a prompt has 10 to 2,000 characters in each language', () => {
    for (const language of ['en', 'es', 'fr'])
      expect(
        [9, 10, 2000, 2001].map(
          (count) =>
            draftSchema.safeParse({ note: 'x', prompt: { ...prompt, [language]: ` ${letters(count)} ` } })
              .success,
        ),
      ).toEqual([false, true, true, false]);
  });
});

describe('a number that a founder chooses', () => {
  test.each(['familyPercent', 'tutorPercent'])('%s is a whole percentage', (field) => {
    const accepted = [-1, 0, 50.5, 100, 101].map(
      (share) => claimDecisionSchema.safeParse({ ...decision, [field]: share }).success,
    );
    expect(accepted).toEqual([false, true, false, true, false]);
  });

  test('the answers that were shown are counted from none', () => {
    const accepted = [-1, 0, 1].map((after) => answerSchema.safeParse({ answer: 'Yes.', after }).success);
    expect(accepted).toEqual([false, true, true]);
  });

  test('the limits of unpaid sessions are 1 to 100 sessions and 1 to 20 series', () => {
    const accepts = (limits: object) => unpaidLimitsSchema.safeParse({ limits }).success;
    expect([0, 1, 100, 101].map((sessions) => accepts({ sessions, series: 1 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 1, 20, 21].map((series) => accepts({ sessions: 1, series }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
