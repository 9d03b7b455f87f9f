import { describe, expect, test } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import { teachingApi } from './routes.server.ts';
import { requestOf } from '#tests/support/described.ts';

const maya = { id: '00000000-0000-4000-a000-0000000000aa', email: 'maya@example.org' };

const fixture = teachingTest();

/** One browser: keeps the visitor id it was issued; its account may change. */
function browser() {
  const here: { visitorId: string | null; account: typeof maya | null } = { visitorId: null, account: null };
  const api = newApi();
  api.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('language', 'en');
    c.set('account', here.account && { ...here.account, isAdmin: false, sessionId: undefined });
    c.set('visitorId', here.visitorId);
    c.set('issueVisitorId', () => (here.visitorId = fixture.app.services.random.uuid()));
    await next();
  });
  api.onError((thrown) => errorResponse(thrown, { requestId: 'test', language: 'en', log: silentLog }));
  api.route('/', teachingApi({ ...fixture.app.services, maths: fixture.maths }));
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    requestOf(api)(`/teaching${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const json = async <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
    const response = await call(method, path, body);
    return { status: response.status, body: (await response.json()) as Body };
  };
  return { here, call, json };
}

type Session = {
  id: string;
  card: { id: string };
  turns: { id: string }[];
  problem: { formula: { html: string } };
};
const wanted = { model: 'socratic-guide', problem: '3(x-2)=9', locale: 'en' };
const sse = { accept: 'text/event-stream' };
const idsOf = (stream: string) => [...stream.matchAll(/^id: \S+:(\d+)$/gm)].map((match) => Number(match[1]));

async function begun() {
  const it = browser();
  const { status, body } = await it.json('POST', '/sessions', wanted);
  expect(status).toBe(201);
  return { ...it, session: (body as { session: Session }).session };
}

describe('sessions over HTTP', () => {
  test('formulas are sent rendered with MathML, without engine data', async () => {
    const { session } = await begun();
    expect(session.problem.formula.html).toContain('<math');
    expect(JSON.stringify(session)).not.toContain('"tree"');
  });

  test('a browser that only reads gets no visitor id', async () => {
    const { here, json, call } = browser();
    expect(await json('GET', '/sessions')).toMatchObject({ status: 200, body: { sessions: [] } });
    expect((await call('GET', `/sessions/${maya.id}`)).status).toBe(404);
    expect(here.visitorId).toBe(null);
    await json('POST', '/sessions', wanted);
    expect(here.visitorId).not.toBe(null);
    expect(await json('GET', '/sessions')).toMatchObject({ body: { sessions: [{}] } });
  });

  test('a turn streams with increasing ids, and a broken stream resumes after the last one', async () => {
    const { call, session } = await begun();
    const answer = await call(
      'POST',
      `/sessions/${session.id}/turns`,
      { cardId: session.card.id, answer: '3x-2=9' },
      sse,
    );
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const stream = await answer.text();
    const ids = idsOf(stream);
    expect(ids).toEqual(ids.map((_, at) => at + 1));
    expect(stream).toContain('event: done');
    const turnId = /^id: (\S+):1$/m.exec(stream)?.[1] ?? '';
    const rest = await call('GET', `/sessions/${session.id}/turns/${turnId}`, undefined, {
      ...sse,
      'last-event-id': `${turnId}:2`,
    });
    expect(idsOf(await rest.text())).toEqual(ids.slice(2));
  });

  test('after sign-in the same browser finds its visitor sessions, and no one else does', async () => {
    const { here, json, session } = await begun();
    here.account = maya;
    const mine = await json('GET', `/sessions/${session.id}`);
    expect(mine.status).toBe(200);
    here.account = null;
    expect((await json('GET', `/sessions/${session.id}`)).status).toBe(404);
    expect((await browser().json('GET', `/sessions/${session.id}`)).status).toBe(404);
  });

  test('a turn with no input or two inputs is rejected with the field names', async () => {
    const { json, session } = await begun();
    for (const body of [
      {},
      { text: '' },
      { cardId: session.card.id },
      { action: 'sing' },
      { text: 'a', action: 'hint' },
    ]) {
      expect(await json('POST', `/sessions/${session.id}/turns`, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input' } },
      });
    }
  });

  test('an unreadable problem reports the position, in the caller’s language', async () => {
    const refused = await browser().json('POST', '/sessions', { ...wanted, problem: 'solve 3(x-2' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'problem_unreadable',
          message: expect.stringContaining('A bracket is opened but not closed.'),
        },
        problem: 'solve 3(x-2',
        position: { at: 11 },
      },
    });
  });
});

describe('rating a turn', () => {
  test('is stored with its reason, changed, and cleared', async () => {
    const { json, session } = await begun();
    const turn = session.turns[0]!.id;
    const rate = (body: unknown) => json('POST', `/sessions/${session.id}/turns/${turn}/rating`, body);
    const fetchTurn = async () =>
      ((await json('GET', `/sessions/${session.id}`)).body as { session: { turns: object[] } }).session
        .turns[0];
    expect(await fetchTurn()).not.toHaveProperty('rating');
    expect((await rate({ rating: 1, reason: ' clear ' })).body).toEqual({
      rating: { value: 1, reason: 'clear' },
    });
    expect(await fetchTurn()).toMatchObject({ rating: { value: 1, reason: 'clear' } });
    await rate({ rating: -1 });
    expect(await fetchTurn()).toMatchObject({ rating: { value: -1, reason: null } });
    expect((await rate({ rating: null })).body).toEqual({ rating: null });
    expect(await fetchTurn()).not.toHaveProperty('rating');
  });

  test('is rejected for an invalid value, for a learner’s turn and for other people’s sessions', async () => {
    const { json, session } = await begun();
    const { id, turns } = session;
    const path = `/sessions/${id}/turns/${turns[0]!.id}/rating`;
    for (const body of [{}, { rating: 0 }, { rating: 5 }, { rating: 1, reason: 'x'.repeat(501) }])
      expect((await json('POST', path, body)).status).toBe(400);
    expect((await browser().json('POST', path, { rating: 1 })).status).toBe(404);
    const { body } = await json('POST', `/sessions/${id}/turns`, { text: 'thanks' });
    const mine = (body as { learner: { id: string } }).learner.id;
    expect((await json('POST', `/sessions/${id}/turns/${mine}/rating`, { rating: 1 })).status).toBe(404);
  });
});

describe('the conversation list over HTTP', () => {
  test('a title has 1 to 120 characters, or is cleared', async () => {
    const { json, session } = await begun();
    const name = (title: unknown) => json('PATCH', `/sessions/${session.id}`, { title });
    expect(await name(' Brackets ')).toEqual({ status: 200, body: { title: 'Brackets' } });
    for (const title of ['', '   ', 'x'.repeat(121), 7]) expect((await name(title)).status).toBe(400);
    expect((await json('GET', '/sessions?search=brack')).body).toMatchObject({
      sessions: [{ id: session.id, title: 'Brackets' }],
      next: null,
    });
    expect((await name(null)).status).toBe(200);
    expect((await browser().json('PATCH', `/sessions/${session.id}`, { title: 'mine' })).status).toBe(404);
  });

  test('deleting is idempotent, and refused for other people’s conversations', async () => {
    const { call, json, session } = await begun();
    expect((await browser().call('DELETE', `/sessions/${session.id}`)).status).toBe(404);
    expect((await call('DELETE', `/sessions/${session.id}`)).status).toBe(204);
    expect((await call('DELETE', `/sessions/${session.id}`)).status).toBe(204);
    expect((await json('GET', `/sessions/${session.id}`)).status).toBe(404);
  });
});

describe('a trial without a session', () => {
  test('names a known mistake at once, draws both lines and stores nothing', async () => {
    const { json } = browser();
    const { body } = await json('POST', '/trials', {
      problem: 'x^2-5x+6=0',
      line: '(x-2)(x+3)=0',
      locale: 'en',
    });
    expect(body).toMatchObject({
      verdict: 'different',
      mistake: 'wrong_sign_factor_pair',
      graph: { mark: { x: 1, given: 2, mine: -4 } },
    });
    const rows = await fixture.app.db.selectFrom('app.teaching_sessions').select('id').execute();
    expect(rows).toEqual([]);
  });

  test('continues from the correct lines sent back by the browser', async () => {
    const { json } = browser();
    const { body } = await json('POST', '/trials', {
      problem: '3(x-2)=9',
      lines: ['3x-6=9', '3x=15'],
      line: 'x=5',
      locale: 'es',
    });
    expect(body).toMatchObject({ verdict: 'equal', finished: true, prompt: null });
    expect((body as { lines: unknown[] }).lines).toHaveLength(4);
  });

  test('parses a line while it is being typed', async () => {
    const { json } = browser();
    const open = await json('POST', '/readings', { text: '1/2x', locale: 'en' });
    expect(open.body).toMatchObject({
      ok: false,
      code: 'several',
      readings: [{ text: '1/2 · x' }, { text: '1/(2x)' }],
    });
    const whole = await json('POST', '/readings', { text: '2x', locale: 'en' });
    expect(whole.body).toMatchObject({ ok: true, formula: { html: expect.stringContaining('katex') } });
    const half = await json('POST', '/readings', { text: '(x-2', locale: 'en' });
    expect(half.body).toMatchObject({ ok: false, at: 4 });
  });

  test('there are five models', async () => {
    const { body } = await browser().json('GET', '/models');
    expect((body as { models: { name: string }[] }).models.map(({ name }) => name)).toEqual([
      'Socratic Guide',
      'Step-by-Step Coach',
      'Exam Sprint',
      'Visual Explorer',
      'Focus',
    ]);
  });
});

describe('focus time', () => {
  const focus = { ...wanted, model: 'focus', focus: { energy: 'low' } };
  const time = (body: unknown) => (body as { focus: { secondsLeft: number; running: boolean } }).focus;

  test('low energy means five minutes; pause stops the clock and resume restarts it', async () => {
    const { json } = browser();
    const { body } = await json('POST', '/sessions', focus);
    const { id } = (body as { session: Session }).session;
    const act = async (action: string) =>
      time((await json('POST', `/sessions/${id}/focus`, { action })).body);
    fixture.app.clock.advance(60_000);
    expect(await act('pause')).toMatchObject({ secondsLeft: 240, running: false });
    fixture.app.clock.advance(3_600_000);
    expect(await act('resume')).toMatchObject({ secondsLeft: 240, running: true });
    fixture.app.clock.advance(30_000);
    expect(await act('longer')).toMatchObject({ secondsLeft: 510 });
    expect(await act('stop')).toMatchObject({ running: false, stopped: true });
  });

  test('a parked thought survives a reload, on its owner’s devices only', async () => {
    const { json } = browser();
    const { body } = await json('POST', '/sessions', focus);
    const { id } = (body as { session: Session }).session;
    expect((await json('POST', `/sessions/${id}/thoughts`, { text: ' ask Dad ' })).status).toBe(201);
    const again = await json('GET', `/sessions/${id}`);
    expect(again.body).toMatchObject({ session: { focus: { parked: [{ text: 'ask Dad' }] } } });
    expect((await browser().json('POST', `/sessions/${id}/thoughts`, { text: 'mine' })).status).toBe(404);
  });

  test('a session without focus has no clock', async () => {
    const { json, session } = await begun();
    expect((await json('POST', `/sessions/${session.id}/focus`, { action: 'pause' })).status).toBe(409);
  });
});
