import { newApi } from '#app/platform/api.server.ts';
import { dashboardApi } from '../api/routes.server.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listTutorsBookedFor, nextSessionOfLearner } from '#app/booking/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { bookFor, lucia, luciasPage } from '#tests/support/learner-sessions.ts';
import { answer, next, openItem, practiceTest, type PracticeTest, start } from '#tests/support/practice.ts';
import { learnersApi } from '#app/learners/index.server.ts';

/* Goals, sharing and the report. The learner Maya belongs to the account of `maya`. */

const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };

let app: PracticeTest;
let maya: Awaited<ReturnType<PracticeTest['learner']>>;
beforeEach(async () => {
  app = await practiceTest();
  maya = await app.learner();
});
afterEach(() => app.close());

const as = (account: { id: string; email: string }) =>
  callsOf(
    newApi()
      .route('/', learnersApi({ ...app.services, nextSessionOf: nextSessionOfLearner }))
      .route('/', dashboardApi({ ...app.services, tutorsBookedFor: listTutorsBookedFor })),
    account,
  );
const parent = () => as({ id: maya.accountId, email: 'carmen@example.org' });
const path = (rest: string) => `/learner-profiles/${maya.profileId}/${rest}`;
const goal = { title: 'Mock exam', skills: ['slope', 'linear_equations'], dueOn: '2027-03-01' };
const codeOf = ({ body }: { body: Record<string, unknown> }) => (body.error as { code: string }).code;

/** Books a session of Lucía with Maya on 24 November; returns the id of the tutor page. */
async function book(): Promise<string> {
  const tutor = await luciasPage(app);
  await bookFor(app, maya, { tutor, begins: '2026-11-24T18:00:00Z' });
  return tutor;
}

/** Maya answers some questions about linear equations. */
async function practise(questions: number): Promise<void> {
  const wanted = { mode: 'skill', skills: ['linear_equations'], size: questions };
  let session = await start(app, maya, wanted);
  for (let count = 0; count < questions; count += 1) {
    await answer(app, maya, openItem(session));
    session = await next(app, maya, session);
  }
}

describe('goals', () => {
  test('are stored with skill names and a forecast, and ended by their account', async () => {
    const set = await parent()('POST', path('goals'), goal);
    expect(set.status).toBe(201);
    const [storedGoal] = set.body.goals as { id: string }[];
    expect(storedGoal).toMatchObject({
      title: 'Mock exam',
      dueOn: '2027-03-01',
      skills: [
        { id: 'slope', mastered: false },
        { id: 'linear_equations', name: 'Linear equations', mastered: false },
      ],
      forecast: { kind: 'not_enough_known', attempts: 0 },
    });
    expect((await as(noor)('DELETE', `/learner-goals/${storedGoal?.id}`)).status).toBe(404);
    expect((await parent()('DELETE', `/learner-goals/${storedGoal?.id}`)).status).toBe(204);
    expect((await parent()('GET', path('goals'))).body.goals).toEqual([]);
  });

  test('are refused for a past day, an unknown skill, no skill, and beyond six', async () => {
    const refused = await Promise.all([
      parent()('POST', path('goals'), { ...goal, dueOn: '2020-01-01' }),
      parent()('POST', path('goals'), { ...goal, skills: ['alchemy'] }),
      parent()('POST', path('goals'), { ...goal, skills: [] }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([422, 400, 400]);
    for (let set = 0; set < 6; set += 1) await parent()('POST', path('goals'), goal);
    const seventh = await parent()('POST', path('goals'), goal);
    expect([seventh.status, codeOf(seventh)]).toEqual([409, 'too_many_goals']);
  });

  test('of another account’s learner are not found', async () => {
    expect((await as(noor)('GET', path('goals'))).status).toBe(404);
    expect((await as(noor)('POST', path('goals'), goal)).status).toBe(404);
  });
});

describe('read access of a tutor', () => {
  test('is offered for a booked tutor, granted idempotently, and revoked at once', async () => {
    const tutor = await book();
    const names = async () =>
      (await parent()('GET', path('shares'))).body.shares as { name: string; since: string | null }[];
    expect(await names()).toMatchObject([{ name: 'Lucía Restrepo', since: null }]);
    await parent()('PUT', path(`shares/${tutor}`));
    await parent()('PUT', path(`shares/${tutor}`));
    expect(await names()).toMatchObject([{ since: app.clock.now().toISOString() }]);
    await parent()('DELETE', path(`shares/${tutor}`));
    expect(await names()).toMatchObject([{ since: null }]);
  });

  test('appears on the tutor’s dashboard while consent and the month after the session last', async () => {
    const tutor = await book();
    const shared = async () => {
      const { body } = await as(lucia)('GET', '/dashboard');
      return (body.dashboard as { tutor: { shared: { id: string; name: string }[] } }).tutor.shared;
    };
    expect(await shared()).toEqual([]);
    await parent()('PUT', path(`shares/${tutor}`));
    expect(await shared()).toEqual([{ id: maya.profileId, name: 'Maya' }]);
    app.clock.set('2026-12-25T00:00:00Z');
    expect(await shared()).toEqual([]);
    app.clock.set('2026-12-01T00:00:00Z');
    await parent()('DELETE', path(`shares/${tutor}`));
    expect(await shared()).toEqual([]);
  });

  test('requires a session: a tutor without one is refused', async () => {
    const tutor = await book();
    await app.db.deleteFrom('app.bookings').execute();
    const refused = await parent()('PUT', path(`shares/${tutor}`));
    expect([refused.status, codeOf(refused)]).toEqual([409, 'tutor_not_booked']);
  });

  test('cannot be granted or revoked for another account’s learner', async () => {
    const tutor = await book();
    await parent()('PUT', path(`shares/${tutor}`));
    expect((await as(noor)('GET', path('shares'))).status).toBe(404);
    expect((await as(noor)('PUT', path(`shares/${tutor}`))).status).toBe(404);
    expect((await as(noor)('DELETE', path(`shares/${tutor}`))).status).toBe(404);
    expect((await as(lucia)('GET', path('report'))).status).toBe(200);
  });
});

describe('the report', () => {
  test('without evidence says so', async () => {
    const { status, body } = await parent()('GET', path('report'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ reader: 'account', period: null, strands: [], claims: [], goals: [] });
  });

  test('contains the period, the strands, the claims and the goals, and no other personal data', async () => {
    await practise(4);
    await parent()('POST', path('goals'), goal);
    const { body } = await parent()('GET', path('report'));
    expect(body).toMatchObject({
      learner: { name: 'Maya', schoolYear: null },
      madeAt: app.clock.now().toISOString(),
      period: { questions: 4 },
      strands: [{ onTheWay: ['Linear equations'] }],
      claims: [{ key: 'on_the_way:linear_equations', disputed: false }],
      goals: [{ title: 'Mock exam' }],
    });
    expect(Object.keys(body).toSorted()).toEqual([
      'claims',
      'goals',
      'learner',
      'madeAt',
      'pace',
      'period',
      'reader',
      'strands',
    ]);
  });

  test('is available to a booked tutor with consent, and to nobody else', async () => {
    const tutor = await book();
    const read = async (account: typeof noor) => (await as(account)('GET', path('report'))).status;
    expect(await read(lucia)).toBe(404);
    await parent()('PUT', path(`shares/${tutor}`));
    expect((await as(lucia)('GET', path('report'))).body).toMatchObject({
      reader: 'tutor',
      learner: { name: 'Maya' },
    });
    expect(await read(noor)).toBe(404);
    app.clock.set('2026-12-23T19:00:00Z');
    expect(await read(lucia)).toBe(200);
    app.clock.set('2026-12-24T19:00:01Z');
    expect(await read(lucia)).toBe(404);
    app.clock.set('2026-11-25T19:00:00Z');
    await parent()('DELETE', path(`shares/${tutor}`));
    expect(await read(lucia)).toBe(404);
  });
});
