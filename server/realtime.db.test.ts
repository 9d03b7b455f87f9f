import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedTutors } from '#app/tutors/index.server.ts';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  type Session,
  signedToken,
} from '#tests/support/auth-test-app.ts';
import {
  browserOf,
  cutListeners,
  type SocketEvent,
  type LiveProcess,
  liveProcess,
  subscribe,
  until,
} from '#tests/support/sockets.ts';
import { bookSession } from '#tests/tutors/booked-session.ts';

/* Lucía teaches, Noor learns, Ana is a founder. Each uses the official client, at one of two processes on one database. */

let app: AuthTestApp;
let first: LiveProcess;
let second: LiveProcess;
let lucia: Session;
let noor: Session;
let ana: Session;
let tutorId: string;
let amarasId: string;
const open: SupabaseClient[] = [];
beforeAll(async () => {
  app = await openAuthTestApp();
  [lucia, noor, ana] = [
    await confirmedAccount(app, 'lucia@example.org'),
    await confirmedAccount(app, 'noor@example.org'),
    await confirmedAccount(app, 'ana.founder@example.org'),
  ];
  await seedTutors(app.db, app.clock, { id: lucia.id, email: 'lucia@example.org' });
  const idOf = async (slug: string) =>
    (await app.pool.query<{ id: string }>('select id from app.tutors where slug = $1', [slug])).rows[0]?.id;
  tutorId = (await idOf('lucia-restrepo')) ?? '';
  amarasId = (await idOf('amara-okafor')) ?? '';
  [first, second] = [await liveProcess(app), await liveProcess(app)];
}, 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.realtime.disconnect()));
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await app.close();
});

const browser = (
  who: Session | null | undefined,
  at = first,
  options: Parameters<typeof browserOf>[2] = {},
) => {
  const client = browserOf(at.url, () => who?.token ?? null, options);
  open.push(client);
  return client;
};
let day = 1;
const book = () => {
  day += 1;
  const start = new Date(app.clock.now().getTime() + day * 86_400_000).toISOString();
  return bookSession(app.db, 'lucia-restrepo', start, 60);
};

describe('joining', () => {
  it.each(['2.0.0', '1.0.0'])(
    'a tutor receives events of their own sessions, in version %s of the protocol',
    async (vsn) => {
      const own = await subscribe(browser(lucia, first, { vsn }), `tutor:${tutorId}`);
      expect(await own.joined()).toBe('SUBSCRIBED');
      const id = await book();
      expect(await until(() => own.received[0])).toEqual({
        event: 'booking',
        payload: { id, kind: 'booked' },
      });
    },
  );

  it('an administrator receives the counters', async () => {
    expect(await (await subscribe(browser(ana), 'founders')).joined()).toBe('SUBSCRIBED');
  });

  it.each([
    ['a tutor, another tutor’s sessions', () => lucia, () => `tutor:${amarasId}`],
    ['a tutor, no tutor’s sessions', () => lucia, () => 'tutor:'],
    ['a learner, a tutor’s sessions', () => noor, () => `tutor:${tutorId}`],
    ['a learner, the counters', () => noor, () => 'founders'],
    ['a tutor, the counters by another name', () => lucia, () => 'founders:x'],
    ['an administrator, what no rule names', () => ana, () => 'anything'],
    ['an administrator, a tutor’s sessions', () => ana, () => `tutor:${tutorId}`],
    ['nobody, a tutor’s sessions', () => null, () => `tutor:${tutorId}`],
    ['nobody, the counters', () => null, () => 'founders'],
  ])('is refused: %s', async (_, who, topic) => {
    const subscription = await subscribe(browser(who()), topic());
    expect(await subscription.joined()).toBe('CHANNEL_ERROR');
    expect(subscription.reasons[0]).toMatch(/permissions to read/);
  });

  it.each([
    ['a public channel', { config: {} }, /private channels/],
    ['who is present', { config: { private: true, presence: { enabled: true } } }, /Only broadcasts/],
  ])('is refused: %s', async (_, config, reason) => {
    const subscription = await subscribe(browser(ana), 'founders', config);
    expect([await subscription.joined(), subscription.reasons[0]]).toEqual([
      'CHANNEL_ERROR',
      expect.stringMatching(reason),
    ]);
  });

  it('is left again, and joined again', async () => {
    const client = browser(lucia);
    const { channel, joined } = await subscribe(client, `tutor:${tutorId}`);
    await joined();
    expect(await client.removeChannel(channel)).toBe('ok');
    expect(await (await subscribe(client, `tutor:${tutorId}`)).joined()).toBe('SUBSCRIBED');
  });
});

it('a heartbeat is answered', async () => {
  const beats: string[] = [];
  const options = { heartbeatIntervalMs: 250, heartbeatCallback: (beat: string) => beats.push(beat) };
  await (await subscribe(browser(lucia, first, options), `tutor:${tutorId}`)).joined();
  await until(() => beats.filter((beat) => beat === 'ok').length > 1);
  expect(beats).not.toContain('timeout');
});

describe('what changes', () => {
  it('is sent by every process, with ids and kinds only', async () => {
    const here = await subscribe(browser(lucia), `tutor:${tutorId}`);
    const there = await subscribe(browser(lucia, second), `tutor:${tutorId}`);
    await Promise.all([here.joined(), there.joined()]);
    const id = await book();
    const change = (set: string) => app.pool.query(`update app.bookings set ${set} where id = $1`, [id]);
    await change(`starts_at = starts_at + interval '5 minutes'`);
    await change(`note = 'Odd middle terms.'`);
    await change(`state = 'cancelled', cancelled_by = 'learner', refund_minor = 0`);
    const news = ['booked', 'moved', 'cancelled'].map((kind) => ({
      event: 'booking',
      payload: { id, kind },
    }));
    await until(() => here.received.length >= 3 && there.received.length >= 3);
    expect([here.received, there.received]).toEqual([news, news]);
  });

  it('is not sent when it was rolled back, nor while a time is only held', async () => {
    const { received, joined } = await subscribe(browser(lucia), `tutor:${tutorId}`);
    await joined();
    await app.db
      .transaction()
      .execute(async (trx) => {
        await bookSession(trx, 'lucia-restrepo', '2027-03-01T10:00:00Z', 60);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    const id = await book();
    expect(await until(() => received[0])).toEqual({ event: 'booking', payload: { id, kind: 'booked' } });
  });

  it('moves the founders’ counters', async () => {
    const { received, joined } = await subscribe(browser(ana, second), 'founders');
    await joined();
    const receivedEvent = (event: string) => until(() => received.find((each) => each.event === event));
    await book();
    expect(await receivedEvent('booking')).toEqual({ event: 'booking', payload: {} });
    await newcomer(app).post('/auth/v1/signup', { email: 'eva@example.org', password: 'secret-1' });
    expect(await receivedEvent('sign_up')).toEqual({ event: 'sign_up', payload: {} });
    await newcomer(app).post('/functions/v1/contact', {
      topic: 'question',
      name: 'Eva',
      email: 'eva@example.org',
      message: 'How do I begin with fractions?',
    });
    await receivedEvent('message');
    await app.pool.query(
      `insert into app.safety_flags (id, kind, created_at) values (gen_random_uuid(), 'threat', now())`,
    );
    await receivedEvent('report');
    expect(received.every(({ payload }) => Object.keys(payload).length === 0)).toBe(true);
  });

  it('never exceeds the payload limit of PostgreSQL', async () => {
    const { received, joined } = await subscribe(browser(ana), 'founders');
    await joined();
    await app.pool.query(
      `select app.broadcast('founders', 'big', jsonb_build_object('x', repeat('é', 4000)))`,
    );
    expect(await until(() => received.find(({ event }) => event === 'big'))).toEqual({
      event: 'big',
      payload: {},
    });
  });

  it('is refetched after the listening connections were lost', async () => {
    const here = await subscribe(browser(lucia), `tutor:${tutorId}`);
    const there = await subscribe(browser(ana, second), 'founders');
    await Promise.all([here.joined(), there.joined()]);
    await cutListeners(app.pool);
    const reloads = (received: SocketEvent[]) => received.filter(({ event }) => event === 'reload').length;
    await until(() => reloads(here.received) > 0 && reloads(there.received) > 0);
    const id = await book();
    await until(() => here.received.some(({ payload }) => payload.id === id));
    await until(() => there.received.some(({ event }) => event === 'booking'));
    expect([reloads(here.received), reloads(there.received)]).toEqual([1, 1]);
  });
});

describe('a channel', () => {
  /** A token of Lucía's session with a given expiry. */
  const tokenFor = (ends: string) => {
    const { session_id } = JSON.parse(
      Buffer.from(lucia.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { session_id: string };
    return signedToken(app, { sub: lucia.id, email: 'lucia@example.org', session_id }, undefined, ends);
  };

  /** Lucía's channel at a process whose clock can advance by hours without a heartbeat timeout. */
  const joinedWith = async (token: () => string) => {
    const client = browserOf(patient.url, token);
    open.push(client);
    const subscription = await subscribe(client, `tutor:${tutorId}`);
    await subscription.joined();
    return { client, ...subscription };
  };
  let patient: LiveProcess;
  beforeAll(async () => {
    patient = await liveProcess(app, { limits: { silence: Infinity } });
  });
  afterAll(() => patient.close());

  it('is closed when its token expires, and kept open by a new one', async () => {
    const now = app.clock.now();
    const short = await tokenFor('5m');
    let renewed = short;
    const ending = await joinedWith(() => short);
    const renewing = await joinedWith(() => renewed);
    renewed = await tokenFor('2h');
    await renewing.client.realtime.setAuth();
    // Messages are processed in order: after this reply the token was read.
    await (await subscribe(renewing.client, 'founders')).joined();
    app.clock.advance(6 * 60_000);
    await patient.realtime.sweep();
    await until(() => ending.states.includes('CLOSED'));
    const id = await book();
    await until(() => renewing.received.find(({ payload }) => payload.id === id));
    expect([ending.received, renewing.states]).toEqual([[], ['SUBSCRIBED']]);
    app.clock.set(now);
  });

  it('is closed when the new token is invalid', async () => {
    let token = await tokenFor('5m');
    const { client, states } = await joinedWith(() => token);
    token = noor.token;
    await client.realtime.setAuth();
    await until(() => states.includes('CLOSED'));
    expect(states.at(-1)).toBe('CLOSED');
  });

  it('is closed when the session was ended elsewhere', async () => {
    const visitor = newcomer(app);
    const other = await confirmedAccount(app, 'noah.founder@example.org', visitor);
    const client = browser(other);
    const { states, joined } = await subscribe(client, 'founders');
    expect(await joined()).toBe('SUBSCRIBED');
    await visitor.call('POST', '/auth/v1/logout', { token: other.token });
    app.clock.advance(6000);
    await client.realtime.sendHeartbeat();
    await until(() => states.includes('CLOSED'));
  });

  it('of the product accepts messages of the server only', async () => {
    const config = { private: true, broadcast: { ack: true, self: true } };
    const mine = await subscribe(browser(lucia), `tutor:${tutorId}`, { config });
    await mine.joined();
    const message = { type: 'broadcast', event: 'booking', payload: { id: 'x', kind: 'cancelled' } } as const;
    expect(await mine.channel.send(message)).toBe('error');
    expect(await mine.channel.httpSend('booking', {}).catch(() => 'refused')).toBe('refused');
    const id = await book();
    expect((await until(() => mine.received[0])).payload.id).toBe(id);
  });
});
