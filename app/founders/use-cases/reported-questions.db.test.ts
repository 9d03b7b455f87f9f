import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadEvidence, loadStates } from '#app/practice/db/evidence.server.ts';
import { reportQuestion } from '#app/practice/use-cases/items/report-question.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { answer, openItem, type PracticeTest, practiceTest, start } from '#tests/support/practice.ts';
import { foundersApi } from '../api/routes.server.ts';

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
  const now = test.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${now}), (${carmen.id}, ${carmen.email}, ${now}, ${now})`.execute(
    test.db,
  );
});
afterAll(() => test.close());

const as = (somebody: typeof ana) => callsOf(foundersApi(test.services), somebody);
type Question = { id: string; state: string; text: string; prompt: string };
const reported = async () => (await as(ana)('GET', '/founders/questions')).body.questions as Question[];

it(
  'a reported question that is right counts again, once decided and audited; nobody else may decide',
  { timeout: 60_000 },
  async () => {
    const who = await test.learner();
    const item = openItem(await start(test, who, { mode: 'skill', skills: ['linear_equations'] }));
    await answer(test, who, item);
    const before = await loadStates(test.db, who.profileId);
    await reportQuestion(test.practiceServices, who, { itemId: item.id, text: 'It cannot be' });
    expect(await loadStates(test.db, who.profileId)).toEqual(new Map());

    const [question] = await reported();
    expect(question).toMatchObject({ state: 'open', text: 'It cannot be' });
    expect(JSON.stringify(question)).not.toContain(who.accountId);
    const decide = (somebody: typeof ana) =>
      as(somebody)('POST', `/founders/questions/${question?.id}/decision`, { decision: 'rejected' });
    expect((await decide(carmen)).status).toBe(403);
    const answers = await Promise.all([decide(ana), decide(ana)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);

    expect(await loadEvidence(test.db, who.profileId)).toMatchObject([{ voided: false }]);
    expect(await loadStates(test.db, who.profileId)).toEqual(before);
    expect(await reported()).toMatchObject([{ state: 'rejected' }]);
    const { entries } = (await as(ana)('GET', '/founders/audit')).body as { entries: { action: string }[] };
    expect(entries.map(({ action }) => action)).toEqual(['question.reject']);
  },
);
