import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Listener } from '#app/platform/listener.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createLiveSessions, type LiveSessions } from './live-sessions.server.ts';

/* What one process caches of the states of sessions, while it receives the announcements of those that end. */

const [ana, session, other] = ['a1', 'b1', 'b2'].map((end) => `00000000-0000-4000-a000-0000000000${end}`);
const account = { id: ana!, sessionId: session! };

let app: TestServices;
let live: LiveSessions;
let listener: Listener;
beforeEach(async () => {
  app = await testServices();
  await sql`insert into auth.users (id, email) values (${ana}, 'ana@example.org')`.execute(app.owner);
  for (const id of [session, other])
    await sql`insert into auth.sessions (id, user_id, created_at, updated_at)
      values (${id}, ${ana}, ${app.clock.now()}, ${app.clock.now()})`.execute(app.owner);
  live = createLiveSessions(app.services);
  listener = live.follow(app.url);
  await listener.listening;
});
afterEach(async () => {
  await listener.close();
  await app.close();
});

/** A change that is not announced: only sessions that end are. */
const suspend = () =>
  sql`update auth.users set banned_until = '2027-01-01' where id = ${ana}`.execute(app.owner);

it('a failed look-up is not cached: the next call asks again', async () => {
  await sql`alter table auth.sessions rename to away`.execute(app.owner);
  await expect(live.standing(account)).rejects.toThrow('auth.sessions');
  await sql`alter table auth.away rename to sessions`.execute(app.owner);
  expect(await live.standing(account)).toBe('live');
});

it('a state is cached for less than five seconds', async () => {
  expect(await live.standing(account)).toBe('live');
  await suspend();
  app.clock.advance(4999);
  expect(await live.isLive(account)).toBe(true);
  app.clock.advance(1);
  expect(await live.standing(account)).toBe('suspended');
  expect(await live.isLive(account)).toBe(false);
});

it('only the sessions that are to be forgotten are read again', async () => {
  await live.standing(account);
  await live.standing({ ...account, sessionId: other! });
  await suspend();
  live.forget([session!]);
  expect(await live.standing(account)).toBe('suspended');
  expect(await live.standing({ ...account, sessionId: other! })).toBe('live');
});

it('a token without a session counts as ended, also of an account with sessions', async () => {
  expect(await live.standing({ id: ana!, sessionId: undefined })).toBe('ended');
});
