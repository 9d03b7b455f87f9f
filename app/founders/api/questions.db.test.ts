import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { reportQuestion } from '#app/practice/use-cases/items/report-question.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { answer, openItem, practiceTest, type PracticeTest, start } from '#tests/support/practice.ts';
import { foundersApi } from './routes.server.ts';

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };

let app: PracticeTest;
beforeAll(async () => {
  app = await practiceTest();
  const now = app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${now}), (${carmen.id}, ${carmen.email}, ${now}, ${now})`.execute(
    app.db,
  );
});
afterAll(() => app.close());

const as = (somebody: typeof ana | null) => callsOf(foundersApi(app.services), somebody);
const decide = (id: string, decision: string, somebody: typeof ana | null = ana) =>
  as(somebody)('POST', `/founders/questions/${id}/decision`, { decision });
const questions = async () =>
  (await as(ana)('GET', '/founders/questions')).body.questions as {
    id: string;
    state: string;
    text: string;
  }[];

async function report(text: string) {
  const who = await app.learner();
  const item = openItem(await start(app, who, { mode: 'skill', skills: ['linear_equations'] }));
  await answer(app, who, item);
  app.clock.advance(60_000);
  await reportQuestion(app.practiceServices, who, { itemId: item.id, text });
  const found = (await questions()).find((one) => one.text === text);
  return { who, id: found?.id ?? '' };
}

describe('reported questions', () => {
  test('are visible to founders only', { timeout: 60_000 }, async () => {
    const statuses = await Promise.all(
      [ana, carmen, null].map(async (one) => (await as(one)('GET', '/founders/questions')).status),
    );
    expect(statuses).toEqual([200, 403, 401]);
  });

  test('that were wrong are not counted; undecided ones are listed first', { timeout: 60_000 }, async () => {
    const [first, second] = [await report('Two answers fit'), await report('It has no answer')];
    expect((await decide(first.id, 'upheld', null)).status).toBe(401);
    expect((await decide(first.id, 'upheld')).status).toBe(204);
    expect(await loadEvidence(app.db, first.who.profileId)).toMatchObject([{ voided: true }]);
    expect((await questions()).map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'open'],
      [first.id, 'upheld'],
    ]);
  });

  test('are confirmed or rejected, and only if they exist', { timeout: 60_000 }, async () => {
    const { id } = await report('I do not understand it');
    expect((await decide(id, 'perhaps')).status).toBe(400);
    expect(await decide(app.services.random.uuid(), 'upheld')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_report' } },
    });
    expect((await decide(id, 'rejected')).status).toBe(204);
    expect(await decide(id, 'upheld')).toMatchObject({
      status: 409,
      body: { error: { code: 'already_decided' } },
    });
  });
});
