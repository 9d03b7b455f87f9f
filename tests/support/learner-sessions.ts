import { seedTutors } from '#app/tutors/index.server.ts';
import { confirmedSession } from './confirmed-session.ts';
import { answer, next, openItem, type PracticeTest, start } from './practice.ts';
import type { PracticeCaller } from '#app/practice/use-cases/context.server.ts';

/** The account of the tutor Lucía. */
export const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };

type Learner = PracticeCaller & { readonly profileId: string };

/** The id of Lucía's page. */
export async function luciasPage({ db, clock }: PracticeTest): Promise<string> {
  await seedTutors(db, clock, lucia);
  const page = db.selectFrom('app.tutors').select('id').where('slug', '=', 'lucia-restrepo');
  return (await page.executeTakeFirstOrThrow()).id;
}

/** A confirmed session of an hour for a learner with a tutor; returns its id. */
export const bookFor = (
  { db, clock }: PracticeTest,
  { accountId, profileId }: Learner,
  { tutor, begins }: { tutor: string; begins: string },
): Promise<string> =>
  confirmedSession(db, { tutorId: tutor, start: new Date(begins), now: clock.now(), accountId, profileId });

/** Another learner of the same account. */
export async function siblingOf(
  { db, clock, services }: PracticeTest,
  learner: Learner,
  name: string,
): Promise<Learner> {
  const profileId = services.random.uuid();
  await db
    .insertInto('app.learner_profiles')
    .values({ id: profileId, account_id: learner.accountId, name, language: 'en', created_at: clock.now() })
    .execute();
  return { ...learner, profileId };
}

/** Questions of the shortest session. */
const fewest = 3;

/** Answers so many questions of one skill correctly, a minute each. */
export async function practise(
  test: PracticeTest,
  who: Learner,
  skill: string,
  questions: number,
): Promise<void> {
  let session = await start(test, who, { mode: 'skill', skills: [skill], size: Math.max(fewest, questions) });
  for (let count = 0; count < questions; count += 1) {
    await answer(test, who, openItem(session));
    test.clock.advance(60_000);
    session = await next(test, who, session);
  }
}
