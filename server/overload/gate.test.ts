import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { overloadGate } from './gate.ts';
import { Lateness, type LatenessFigures } from './lateness.ts';
import { Pace } from './pace.ts';
import type { QueueFigures } from './request-queue.ts';

const figures = {
  atOnce: 1,
  atOnceAtEnd: 1,
  mostWaiting: 9,
  patience: 1500,
  shortPatience: 100,
  standing: 1000,
  longest: 9000,
  mostLong: 64,
};

/** Through our own proxy, which forwards the client's address. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** A server with one slot. `finish` answers the current request; `pass` advances the clock. */
function createGatedServer({
  lateness = { every: 100, busy: Infinity, late: Infinity, standing: 0 },
  pace,
  ...places
}: { lateness?: LatenessFigures; pace?: Pace } & Partial<QueueFigures> = {}) {
  let now = 0;
  let sleepers: { until: number; wake: () => void }[] = [];
  const looks = new Map<number, () => void>();
  const finishes: (() => void)[] = [];
  const gate = overloadGate({
    log: silentLog,
    random: seededRandom(1),
    figures: { ...figures, ...places },
    lateness: new Lateness(lateness),
    pace: pace ?? new Pace(),
    wait: (milliseconds) => new Promise<void>((wake) => sleepers.push({ until: now + milliseconds, wake })),
    now: () => now,
    repeat: (again, every) => {
      looks.set(every, again);
      return () => looks.delete(every);
    },
  });
  const app = new Hono<ApiEnvironment>()
    .use(async (c, next) => {
      c.set('requestId', 'r');
      await next();
    })
    .use(gate.admit);
  for (const path of ['/healthz', '/readyz', '/metrics', '/auth/v1/logout']) app.all(path, (c) => c.text(''));
  app.delete('/functions/v1/account/sessions/:id', (c) => c.body(null, 204));
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => finishes.push(resolve));
    return c.text('here');
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    gate,
    ask: async (path: string, init?: RequestInit) => {
      const pending = app.request(`http://localhost${path}`, init, connection);
      await settled();
      return { answer: pending };
    },
    finish: async () => {
      finishes.shift()?.();
      await settled();
    },
    pass: async (milliseconds: number) => {
      now += milliseconds;
      for (const look of looks.values()) look();
      for (const { until, wake } of sleepers) if (until <= now) wake();
      sleepers = sleepers.filter(({ until }) => until > now);
      await settled();
    },
    watched: () => looks.size > 1,
  };
}

it('a refusal is in the call’s format, in the caller’s language, with the seconds to wait', async () => {
  const { ask, pass } = createGatedServer();
  await ask('/functions/v1/tutors');
  const headers = { 'accept-language': 'fr' };
  const waiting = [
    await ask('/functions/v1/tutors', { headers }),
    await ask('/rest/v1/telemetry_events', { headers }),
    await ask('/courses', { headers }),
    await ask('/courses.data', { headers }),
  ];
  await pass(1500);
  const answers = await Promise.all(waiting.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { headers: sent } of answers) expect(sent.get('retry-after')).toMatch(/^[123]$/);
  const [call, row, page] = answers;
  expect(await call?.json()).toMatchObject({ error: { code: 'overloaded', requestId: 'r' } });
  expect(await row?.json()).toMatchObject({
    code: 'overloaded',
    message: expect.stringContaining('monde') as string,
  });
  expect(await page?.text()).toContain('Il y a énormément de monde en ce moment');
});

it('a slot is released when the response starts, and no timer runs while nothing waits', async () => {
  const { ask, finish, gate, watched } = createGatedServer();
  const first = await ask('/a');
  const second = await ask('/b');
  expect(gate.load()).toEqual({ inside: 1, waiting: 1, refused: 0 });
  expect(watched()).toBe(true);
  await finish();
  expect((await first.answer).status).toBe(200);
  expect(gate.load()).toEqual({ inside: 1, waiting: 0, refused: 0 });
  expect(watched()).toBe(false);
  await finish();
  expect((await second.answer).status).toBe(200);
  expect(gate.load()).toEqual({ inside: 0, waiting: 0, refused: 0 });
});

it('health checks and signing out are answered while all else is refused', async () => {
  const { ask, pass } = createGatedServer();
  await ask('/a');
  await ask('/b');
  await pass(1400);
  const paths = ['/healthz', '/readyz', '/metrics', '/auth/v1/logout'];
  const answers = await Promise.all(paths.map(async (path) => (await ask(path)).answer));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const ended = await ask('/functions/v1/account/sessions/1', { method: 'DELETE' });
  expect((await ended.answer).status).toBe(204);
});

it('a failed request releases its slot', async () => {
  const { gate } = createGatedServer();
  const app = new Hono<ApiEnvironment>().use(gate.admit).get('/', () => {
    throw new Error('no');
  });
  app.onError((_, c) => c.text('', 500));
  expect((await app.request('/')).status).toBe(500);
  expect(gate.load().inside).toBe(0);
});

it('a slow sender occupies no slot', async () => {
  const { gate } = createGatedServer();
  const app = new Hono<ApiEnvironment>().use(gate.admit).all('/', (c) => c.json(gate.load().inside));
  const slow = { headers: { 'content-length': '9' }, complete: false, destroyed: false };
  let answered = false;
  const writes = Promise.resolve(app.request('/', { method: 'POST' }, { incoming: slow })).finally(
    () => (answered = true),
  );
  expect(await (await app.request('/')).json()).toBe(1);
  expect([gate.load().inside, answered]).toEqual([0, false]);
  slow.complete = true;
  expect(await (await writes).json()).toBe(1);
});

it('refuses everything except the exempt requests while the event loop lags', async () => {
  const { ask, finish, pass } = createGatedServer({
    lateness: { every: 100, busy: Infinity, late: 500, standing: 2000 },
  });
  for (let beat = 0; beat < 5; beat += 1) await pass(700);
  expect((await (await ask('/functions/v1/tutors')).answer).status).toBe(503);
  expect((await (await ask('/healthz')).answer).status).toBe(200);
  await pass(100);
  const { answer } = await ask('/functions/v1/tutors');
  await finish();
  expect((await answer).status).toBe(200);
});

describe('an address above its rate', () => {
  const pace = (mostWaiting = 9) => new Pace({ burst: 1, perSecond: 10, patience: 150, mostWaiting });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('is paced, and no other address waits', async () => {
    const { ask, finish, gate, pass } = createGatedServer({ pace: pace(), atOnce: 9 });
    await ask('/a', from('203.0.113.7'));
    const second = await ask('/b', from('203.0.113.7'));
    await ask('/c', from('198.51.100.1'));
    await ask('/d');
    await ask('/e');
    expect(gate.load()).toEqual({ inside: 4, waiting: 1, refused: 0 });
    await pass(100);
    expect(gate.load()).toEqual({ inside: 5, waiting: 0, refused: 0 });
    for (let each = 0; each < 5; each += 1) await finish();
    expect((await second.answer).status).toBe(200);
  });

  it('is refused after waiting, except for exempt requests', async () => {
    const { ask, gate, pass } = createGatedServer({ pace: pace(), atOnce: 9 });
    for (const path of ['/a', '/b']) await ask(path, from('203.0.113.7'));
    const third = await ask('/c', from('203.0.113.7'));
    const signsOut = await ask('/auth/v1/logout', from('203.0.113.7'));
    expect(gate.load()).toEqual({ inside: 1, waiting: 3, refused: 0 });
    await pass(150);
    expect((await third.answer).status).toBe(503);
    expect((await signsOut.answer).status).toBe(200);
  });

  it('is refused at once when too many are waiting', async () => {
    const { ask, gate } = createGatedServer({ pace: pace(1), atOnce: 9 });
    for (const path of ['/a', '/b']) await ask(path, from('203.0.113.7'));
    expect((await (await ask('/c', from('203.0.113.7'))).answer).status).toBe(503);
    expect(gate.load()).toEqual({ inside: 1, waiting: 1, refused: 1 });
  });

  it('is not paced during shutdown', async () => {
    const { ask, gate } = createGatedServer({ pace: pace(), atOnceAtEnd: 9 });
    gate.close();
    for (const path of ['/a', '/b', '/c']) await ask(path, from('203.0.113.7'));
    expect(gate.load()).toEqual({ inside: 3, waiting: 0, refused: 0 });
  });
});
