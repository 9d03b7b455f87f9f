import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import type { DB } from '../database-types.ts';
import { createPool } from '../database.server.ts';
import type { ApiEnvironment } from './context.server.ts';
import { errorResponse } from './errors.server.ts';
import { idempotency } from './idempotency.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

function app(
  handler: (times: number, madeId: string | undefined) => Response | Promise<Response>,
  services: Pick<TestServices['services'], 'db' | 'clock'> = test.services,
) {
  let times = 0;
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: test.services.log }));
  app.use(async (c, next) => {
    c.set('account', null);
    c.set('visitorId', c.req.header('cookie')?.replace('visitor=', '') ?? null);
    await next();
  });
  app.use(idempotency(services));
  app.post('/', async (c) => {
    times += 1;
    const answer = await handler(times, c.var.madeId);
    const made = answer.headers.get('set-cookie')?.replace('visitor=', '');
    if (made) c.set('visitorId', made);
    if (answer.headers.has('x-secret')) c.set('answerIsSecret', true);
    return answer;
  });
  const post = (key: string, body = '{}', cookie?: string) =>
    app.request('/', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key, ...(cookie === undefined ? {} : { cookie }) },
    });
  return { post, times: () => times };
}

describe('a write with an Idempotency-Key', () => {
  it('is executed once, and the second response is the first', async () => {
    const { post, times } = app((n) =>
      Response.json({ n }, { status: 201, headers: { 'set-cookie': 'visitor=1' } }),
    );
    const first = await post('6f0a4a52-5a0e-4c2b-9d1c-6a8a2f7f3c11');
    const second = await post('6f0a4a52-5a0e-4c2b-9d1c-6a8a2f7f3c11');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual({ n: 1 });
    expect(second.headers.get('set-cookie')).toBe('visitor=1');
    expect(second.headers.get('idempotent-replay')).toBe('true');
    expect(times()).toBe(1);
  });

  it('sent twice at once is executed once, and the second is told that it is in progress', async () => {
    let finish: () => void = () => undefined;
    const { post, times } = app(
      () => new Promise((resolve) => (finish = () => resolve(Response.json({ ok: 1 })))),
    );
    const first = post('key-of-a-press-2');
    await expect.poll(times).toBe(1);
    const second = await post('key-of-a-press-2');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: { code: 'request_in_progress', retryAfter: 1 } });
    finish();
    expect((await first).status).toBe(200);
    expect(times()).toBe(1);
  });

  it('of a double press happens once, although the first claim reaches the database after the second', async () => {
    let connect: () => void = () => undefined;
    const firstConnection = new Promise<void>((resolve) => (connect = resolve));
    let connections = 0;
    const pool = {
      options: test.pool.options,
      connect: async () => {
        connections += 1;
        if (connections === 1) await firstConnection;
        return test.pool.connect();
      },
      end: () => Promise.resolve(),
    };
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    let finish: () => void = () => undefined;
    const { post, times } = app(
      () => new Promise((resolve) => (finish = () => resolve(Response.json({ ok: 1 })))),
      { db, clock: test.clock },
    );
    const presses = [post('key-of-a-press-overtaken'), post('key-of-a-press-overtaken')];
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(connections).toBe(1);
    connect();
    await expect.poll(times).toBe(1);
    const refused = await Promise.race(presses);
    expect(refused.status).toBe(409);
    // A third press is refused too: the claimer still works, although the refused press has left.
    expect((await post('key-of-a-press-overtaken')).status).toBe(409);
    finish();
    expect((await Promise.all(presses)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(times()).toBe(1);
  });

  it('with a streamed response is executed once, and the second response is the whole stream', async () => {
    const { post, times } = app(() => {
      const pieces = ['id: 1\ndata: a\n\n', 'id: 2\ndata: b\n\n'];
      const body = new ReadableStream({
        pull: (controller) => {
          const piece = pieces.shift();
          if (piece === undefined) controller.close();
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const whole = 'id: 1\ndata: a\n\nid: 2\ndata: b\n\n';
    expect(await (await post('key-of-a-stream-1')).text()).toBe(whole);
    await expect.poll(async () => (await post('key-of-a-stream-1')).status).toBe(200);
    const again = await post('key-of-a-stream-1');
    expect(again.headers.get('content-type')).toBe('text/event-stream');
    expect(await again.text()).toBe(whole);
    expect(times()).toBe(1);
  });

  it('whose response contains a secret is executed again, and the response is not stored', async () => {
    const { post, times } = app((n) =>
      Response.json({ secret: `secret-${n}` }, { headers: { 'x-secret': 'yes' } }),
    );
    const key = '6f0a4a52-5a0e-4c2b-9d1c-6a8a2f7f3c19';
    await post(key);
    expect(await (await post(key)).json()).toEqual({ secret: 'secret-2' });
    expect(times()).toBe(2);
    const { rows } = await test.pool.query(`select body from app.idempotency_keys where key = $1`, [key]);
    expect(rows).toEqual([]);
  });

  it('cannot be used for a different request', async () => {
    const { post } = app(() => Response.json({}));
    await post('key-of-a-press-3', '{"a":1}');
    const answer = await post('key-of-a-press-3', '{"a":2}');
    expect(answer.status).toBe(422);
  });

  it('that failed with a server error can be retried under the same key', async () => {
    const { post, times } = app((n) => Response.json({ n }, { status: n === 1 ? 503 : 200 }));
    expect((await post('key-of-a-press-4')).status).toBe(503);
    expect((await post('key-of-a-press-4')).status).toBe(200);
    expect(times()).toBe(2);
  });

  it('whose process died can be retried as soon as no connection of that process is left', async () => {
    const made: (string | undefined)[] = [];
    const { post, times } = app((_, madeId) => {
      made.push(madeId);
      return Response.json({}, { status: made.length === 1 ? 500 : 200 });
    });
    const other = createPool(test.url, 2);
    const [one, two] = await Promise.all([other.connect(), other.connect()]);
    const requestHash = createHash('sha256').update('POST /\n{}').digest('hex');
    await one.query(
      `insert into app.idempotency_keys (caller, key, request_hash, created_at) values ('visitor', 'key-of-a-press-9', $1, $2)`,
      [requestHash, test.clock.now()],
    );
    expect((await post('key-of-a-press-9')).status).toBe(409);
    one.release(true);
    expect((await post('key-of-a-press-9')).status).toBe(409);
    two.release(true);
    await expect.poll(async () => (await post('key-of-a-press-9')).status).toBe(200);
    expect(times()).toBe(2);
    expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
    expect(made[1]).toBe(made[0]);
    await other.end();
  });

  it('that could not be released while the database was unavailable can be retried at once', async () => {
    const { post, times } = app(async (n) => {
      if (n === 1) await test.pool.query('alter table app.idempotency_keys rename to away');
      return Response.json({ n }, { status: n === 1 ? 503 : 200 });
    });
    expect((await post('key-of-a-press-10')).status).toBe(500);
    await test.pool.query('alter table app.away rename to idempotency_keys');
    expect((await post('key-of-a-press-10')).status).toBe(200);
    expect(times()).toBe(2);
  });

  it('whose process died without a process number can be retried after a minute', async () => {
    const { post, times } = app(() => Response.json({}));
    await test.db
      .insertInto('app.idempotency_keys')
      .values({
        caller: 'visitor',
        key: 'key-of-a-press-5',
        request_hash: 'lost',
        created_at: test.clock.now(),
        claimed_by: null,
      })
      .execute();
    expect((await post('key-of-a-press-5')).status).toBe(422);
    test.clock.advance(61_000);
    expect((await post('key-of-a-press-5')).status).toBe(200);
    expect(times()).toBe(1);
  });
});

describe('a visitor’s stored response', () => {
  const withCookie = (n: number) => Response.json({ n }, { headers: { 'set-cookie': `visitor=v${n}` } });

  it('is returned to the same browser, which has its cookie by then', async () => {
    const { post, times } = app(withCookie);
    await post('key-of-a-press-6');
    const again = await post('key-of-a-press-6', '{}', 'visitor=v1');
    expect(await again.json()).toEqual({ n: 1 });
    expect(times()).toBe(1);
  });

  it('is not returned to another visitor with the same key', async () => {
    const { post } = app(withCookie);
    await post('key-of-a-press-7', '{}', 'visitor=a');
    const other = await post('key-of-a-press-7', '{}', 'visitor=b');
    expect(await other.json()).toEqual({ n: 2 });
    expect(other.headers.get('idempotent-replay')).toBeNull();
  });

  it('under a guessable key does not reveal its cookie', async () => {
    const { post } = app(withCookie);
    await post('key-of-a-press-8');
    const stranger = await post('key-of-a-press-8');
    expect(stranger.headers.get('idempotent-replay')).toBe('true');
    expect(stranger.headers.get('set-cookie')).toBeNull();
  });
});
