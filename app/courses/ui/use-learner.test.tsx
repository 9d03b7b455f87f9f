import { expect, it } from 'vitest';
import type { LearnerProfile } from '#app/learners/index.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { coursesTexts } from '../messages/index.ts';
import { SavingNoticeFor, learnerOf } from './use-learner.tsx';

/* A signed-in reader unless stated otherwise; the tests differ in what is known of the learners. */

const { courses: t } = coursesTexts.en;
const user = { id: 'somebody' };
const maya = { id: 'maya', name: 'Maya' } as LearnerProfile;
const leo = { id: 'leo', name: 'Leo' } as LearnerProfile;
const answered = (...data: LearnerProfile[]) => ({
  user,
  signedOut: false,
  asked: { data, isPending: false, isError: false },
});
const away = { user, signedOut: false, asked: { isPending: false, isError: true } };

function shownFor(reader: Parameters<typeof learnerOf>[0]): string {
  const learner = { ...learnerOf(reader, null), user: reader.user, refetch: () => Promise.resolve(null) };
  return rendered(
    <SavingNoticeFor
      reader={learner as unknown as Parameters<typeof SavingNoticeFor>[0]['reader']}
      status={{ text: 'Saved.', known: true }}
    />,
    {
      messages: coursesTexts.en,
    },
  );
}

it('the course belongs to the learner in the address, otherwise to the first one', () => {
  expect(learnerOf(answered(maya, leo), 'leo').learner).toBe(leo);
  expect(learnerOf(answered(maya, leo), 'somebody else').learner).toBe(maya);
});

it('a visitor has no learner, even with cached data of an account', () => {
  const { learner, known, expected } = learnerOf({ ...answered(maya), user: null, signedOut: true }, 'maya');
  expect({ learner, known, expected }).toEqual({ learner: undefined, known: true, expected: false });
});

it('a learner sees what is saved', () => {
  expect(shownFor(answered(maya))).toContain('Saved.');
});

it('an account without a learner sees that nothing is saved, and how to change that', () => {
  expect(shownFor(answered())).toContain(t.addLearner);
});

it('when learners cannot be loaded, nobody is told that they have none', () => {
  const html = shownFor(away);
  expect(html).toContain(t.away);
  expect(html).toContain(t.again);
  expect(html).not.toContain(t.addLearner);
});
