import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadRunningGoals, pinForPractice } from '#app/learners/index.server.ts';
import { showSolution } from '#app/practice/use-cases/items/ask-for-help.server.ts';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { recordAttempt } from '#app/practice/use-cases/items/submit-attempt.server.ts';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import { loadItemsOf } from '#app/practice/db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '#app/practice/use-cases/context.server.ts';
import type { PracticeMode } from '#app/practice/model/practice-plan.ts';
import { continueSession } from '#app/practice/use-cases/sessions/open-session.server.ts';
import { beginSession } from '#app/practice/use-cases/sessions/start-session.server.ts';

const day = 86_400_000;
/** Days ago, the kind of practice, how many questions. */
const evenings: readonly (readonly [number, PracticeMode, number])[] = [
  [24, 'diagnostic', 8],
  [21, 'mix', 7],
  [17, 'mix', 7],
  [9, 'mix', 7],
  [2, 'mix', 6],
];

/** Some weeks of practice of the demo's learners, as the API would have written them. Deterministic. */
export async function seedPractice({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const learners = await db
    .selectFrom('app.learner_profiles')
    .select(['id', 'account_id'])
    .where('name', 'in', ['Maya', 'Leo M.'])
    .orderBy('name')
    .execute();
  await Promise.all(
    learners.map(({ id, account_id }, index) =>
      practise(
        { db, now: clock.now(), seed: index + 1 },
        { profileId: id, accountId: account_id, language: 'en', zone: 'UTC' },
      ),
    ),
  );
}

async function practise(
  { db, now, seed }: { readonly db: Services['db']; readonly now: Date; readonly seed: number },
  who: PracticeCaller & { readonly profileId: string },
): Promise<void> {
  // Seeded by day: two first starts on one day produce the same data.
  const random = seededRandom(Math.floor(now.getTime() / day) + seed);
  const clock = settableClock(now);
  const learners = { pin: pinForPractice, goals: loadRunningGoals };
  const services: PracticeServices = { db, clock, random, maths: answersOfOurs, learners };
  // The learner's rate of correct answers depends on the seed only.
  const skill = seededRandom(seed);
  for (const [ago, mode, size] of evenings) {
    clock.set(new Date(now.getTime() - ago * day));
    const input = { profileId: who.profileId, mode, size, skills: [], minutes: null };
    let session = await beginSession(services, who, input);
    while (session.state === 'open') {
      clock.advance(55_000);
      await answer(services, who, session.id, skill.fraction() < 0.82);
      session = await continueSession(services, who, session);
    }
  }
}

async function answer(
  services: PracticeServices,
  who: PracticeCaller,
  sessionId: string,
  right: boolean,
): Promise<void> {
  const record = (await loadItemsOf(services.db, sessionId)).find(({ state }) => state === 'open');
  if (!record) return;
  const item = itemOfRecord(record);
  const given = right ? createRightAnswer(item) : createWrongAnswer(item);
  const input = { itemId: record.id, id: services.random.uuid(), answer: given };
  const { item: after } = await recordAttempt(services, who, { ...input, confidence: null, tookMs: 50_000 });
  if (after.state === 'open') await showSolution(services, who, record.id);
}

/** Every answer of the demo is one that the question anticipates, so checking it needs no algebra. */
const answersOfOurs: Maths = {
  parse: ({ text }) =>
    Promise.resolve({
      ok: true,
      text,
      task: 'simplify',
      said: false,
      formula: { latex: '', plain: text, speech: text, tree: { kind: 'solutions', which: 'all' } },
      class: 'expression',
      variables: [],
      ambiguous: null,
    }),
  check: ({ expected, answer: given }) =>
    Promise.resolve(
      normal(expected) === normal(given) ? { verdict: 'equal', formOk: true } : { verdict: 'different' },
    ),
  checkLine: ({ line }) =>
    Promise.resolve({ ok: false, error: { code: 'words', at: 0, length: 0, found: '' }, text: line }),
  solve: () => Promise.resolve({ kind: 'cannot', reason: 'busy', text: '' }),
  analogous: () => Promise.resolve({ kind: 'cannot', reason: 'busy', text: '' }),
  nextStep: () => Promise.resolve({ kind: 'cannot', reason: 'busy', text: '' }),
  close: () => Promise.resolve(),
};

const normal = (text: string) => text.replaceAll(/[\s·*]/g, '');
