import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { rotateRefreshToken, sessionIdOfRefreshToken } from './rotate-refresh-token.server.ts';

const uuid = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben] = [uuid('a'), uuid('b')];
const [session, other] = [uuid('1'), uuid('2')];

let app: TestServices;
let supabase: Supabase;
beforeAll(async () => {
  app = await testServices();
  supabase = await createSupabase(app.services.settings, app.url, app.pool, () => Promise.resolve());
  await sql`insert into auth.users (id, email, aud, role) values
    (${ana}, 'ana@example.org', 'authenticated', 'authenticated'), (${ben}, 'ben@example.org', null, null)`.execute(
    app.db,
  );
});
afterAll(async () => {
  await supabase.close();
  await app.close();
});
beforeEach(async () => {
  await sql`delete from auth.refresh_tokens`.execute(app.db);
  await sql`delete from auth.sessions`.execute(app.db);
  await sql`insert into auth.sessions (id, user_id, created_at) values
    (${session}, ${ana}, now() - interval '1 day'), (${other}, ${ben}, now() - interval '1 day')`.execute(
    app.db,
  );
});

/** Stores a token that was made, or used, so many seconds ago. */
const store = (
  token: string,
  { sessionId = session, owner = ana, usedAgo = null as number | null, madeAgo = 60 } = {},
) =>
  sql`insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at) values
    (${app.services.random.uuid()}, ${token}, ${owner}, ${sessionId}, ${usedAgo !== null},
     now() - make_interval(secs => ${madeAgo}), now() - make_interval(secs => ${usedAgo ?? madeAgo}))`.execute(
    app.db,
  );
const rotate = (token: string, sessionId = session) => rotateRefreshToken(app.services, { sessionId, token });
const sessions = async () =>
  (await sql<{ id: string }>`select id from auth.sessions order by id`.execute(app.db)).rows.map(
    ({ id }) => id,
  );

test('a token is replaced by one that belongs to the same session and account', async () => {
  await store('first');
  const rotation = await rotate('first');
  expect(rotation).toEqual({
    outcome: 'valid',
    refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
    holder: {
      id: ana,
      email: 'ana@example.org',
      aud: 'authenticated',
      role: 'authenticated',
      beganAt: expect.any(Date) as Date,
      method: null,
    },
  });
  const made = (rotation as { refreshToken: string }).refreshToken;
  const { rows } = await sql<Record<string, unknown>>`
    select token = ${made} as new, user_id, session_id, revoked, parent,
      updated_at > now() - interval '5 seconds' as touched from auth.refresh_tokens order by new`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { new: false, user_id: ana, session_id: session, revoked: true, parent: null, touched: true },
    { new: true, user_id: ana, session_id: session, revoked: false, parent: 'first', touched: true },
  ]);
  const refreshed = await sql<{ id: string }>`
    select id from auth.sessions where refreshed_at > (now() at time zone 'UTC') - interval '5 seconds'`.execute(
    app.db,
  );
  expect(refreshed.rows).toEqual([{ id: session }]);
  expect(await sessionIdOfRefreshToken(app.db, made)).toBe(session);
  expect(await sessionIdOfRefreshToken(app.db, 'none')).toBeNull();
});

test('a token that was used within ten seconds is answered with the newest of its session', async () => {
  await store('used', { usedAgo: 8 });
  await store('older', { madeAgo: 7 });
  await store('newest', { madeAgo: 3 });
  await store('used later', { usedAgo: 1, madeAgo: 2 });
  await store('of another', { sessionId: other, owner: ben, madeAgo: 1 });
  expect(await rotate('used')).toMatchObject({
    outcome: 'valid',
    refreshToken: 'newest',
    holder: { id: ana },
  });
  expect(await sessions()).toEqual([session, other]);
});

test.each([
  ['after ten seconds', 12],
  ['within ten seconds, when no other is left', 1],
])('a token that is used again %s ends its session, and no other', async (_, usedAgo) => {
  await store('used', { usedAgo });
  if (usedAgo > 10) await store('newest', { madeAgo: 3 });
  expect(await rotate('used')).toEqual({ outcome: 'reused' });
  expect(await sessions()).toEqual([other]);
});

test('a token that nobody has, or whose session is gone, is unknown and ends nothing', async () => {
  await store('first');
  expect(await rotate('none')).toEqual({ outcome: 'unknown' });
  expect(await rotate('first', uuid('9'))).toEqual({ outcome: 'unknown' });
  expect(await sessions()).toEqual([session, other]);
});

test('a session that is over, or whose account was deleted, renews nothing', async () => {
  await store('first');
  await sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`.execute(
    app.db,
  );
  expect(await rotate('first')).toEqual({ outcome: 'unknown' });
  await sql`update auth.sessions set not_after = now() + interval '1 minute' where id = ${session}`.execute(
    app.db,
  );
  expect(await rotate('first')).toMatchObject({ outcome: 'valid' });
  await store('of Ben', { sessionId: other, owner: ben });
  await sql`update auth.users set deleted_at = now() where id = ${ben}`.execute(app.db);
  expect(await rotate('of Ben', other)).toEqual({ outcome: 'unknown' });
  await sql`update auth.users set deleted_at = null where id = ${ben}`.execute(app.db);
});
