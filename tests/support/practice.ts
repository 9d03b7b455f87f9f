import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { type GeneratedItem, findItem } from '@curvela/curriculum/items';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import { submitAttempt } from '#app/practice/use-cases/items/submit-attempt.server.ts';
import { loadItem } from '#app/practice/db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '#app/practice/use-cases/context.server.ts';
import { startPracticeSchema, type GivenAnswer } from '#app/practice/model/schemas.ts';
import { nextItem } from '#app/practice/use-cases/sessions/open-session.server.ts';
import { startSession } from '#app/practice/use-cases/sessions/start-session.server.ts';
import type { ItemView, PracticeSessionView } from '#app/practice/model/views.ts';
import type { Language } from '#app/platform/texts.ts';
import { learnerServices } from '#server/functions.ts';
import { type TestServices, testServices } from './database.ts';

export type PracticeTest = TestServices & {
  practiceServices: PracticeServices;
  /** A learner of a new account. */
  learner(language?: Language, extraTime?: number): Promise<PracticeCaller & { profileId: string }>;
};

export const day = 86_400_000;

/** The practice feature on a separate database. */
export async function practiceTest(maths: Maths = createMaths()): Promise<PracticeTest> {
  const test = await testServices();
  const practiceServices = { ...test.services, maths, learners: learnerServices };
  const learner: PracticeTest['learner'] = async (language = 'en', extraTime = 1) => {
    const [profileId, accountId] = [practiceServices.random.uuid(), practiceServices.random.uuid()];
    await test.pool.query(
      `insert into app.learner_profiles (id, account_id, name, language, created_at, extra_time) values ($1, $2, 'Maya', $3, $4, $5)`,
      [profileId, accountId, language, test.clock.now(), extraTime],
    );
    return { accountId, profileId, language, zone: 'Europe/London' };
  };
  const close = async () => {
    await maths.close();
    await test.close();
  };
  return { ...test, practiceServices, learner, close };
}

export const start = (
  { practiceServices }: PracticeTest,
  who: PracticeCaller & { profileId: string },
  input: Record<string, unknown>,
): Promise<PracticeSessionView> =>
  startSession(practiceServices, who, startPracticeSchema.parse({ profileId: who.profileId, ...input }));

export function openItem(session: PracticeSessionView): ItemView {
  if (!session.item) throw new Error('no open question');
  return session.item;
}

/** What the learner cannot see: the question with its answer. */
export async function behind(
  { practiceServices }: PracticeTest,
  who: PracticeCaller,
  view: { id: string },
): Promise<GeneratedItem> {
  const record = await loadItem(practiceServices.db, { id: view.id, accountId: who.accountId });
  if (!record) throw new Error('no such question');
  return itemOfRecord(record);
}

export const submit = (
  { practiceServices }: PracticeTest,
  who: PracticeCaller,
  itemId: string,
  answer: GivenAnswer,
  id: string = practiceServices.random.uuid(),
) => submitAttempt(practiceServices, who, { itemId, id, answer, confidence: null, tookMs: 9000 });

/** Answers the open question, correctly or not. */
export async function answer(test: PracticeTest, who: PracticeCaller, view: { id: string }, right = true) {
  const item = await behind(test, who, view);
  return submit(test, who, view.id, right ? createRightAnswer(item) : createWrongAnswer(item));
}

export const next = ({ practiceServices }: PracticeTest, who: PracticeCaller, session: PracticeSessionView) =>
  nextItem(practiceServices, who, { id: session.id });

/** A question of an existing template. */
export function questionOf(template: string, seed: number): GeneratedItem {
  const item = findItem(template, seed);
  if (!item) throw new Error(`no template ${template}`);
  return item;
}
