import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog, silentLog } from '#app/platform/log.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { openHostedTopics } from '#server/elsewhere-realtime.ts';
import { createSupabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '../support/database.ts';
import { bookSession } from '../tutors/booked-session.ts';

/*
 * The database of a hosted platform as its realtime service documents it: the messages table under row-level security, the function for the
 * current topic, and the function that sends. The service itself is not simulated.
 */
const realtime = `
  create schema realtime;
  grant usage on schema realtime to authenticated;
  create table realtime.messages (topic text not null, extension text not null, payload jsonb, event text, private boolean);
  alter table realtime.messages enable row level security;
  grant select, insert on realtime.messages to authenticated;
  create function realtime.topic() returns text language sql stable as
    $$ select nullif(current_setting('realtime.topic', true), '') $$;
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql as $$ begin
    if event = 'refuse' then raise exception 'no'; end if;
    insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
  end $$;`;

const founder = 'ana.founder@example.org';
let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  const { services, url, pool } = app;
  const supabase = await createSupabase(services.settings, url, pool, () => Promise.resolve());
  await supabase.close();
  await pool.query(realtime);
  for (const _ of ['first start', 'second start'])
    await openHostedTopics(pool, services.settings.adminEmails, silentLog);
}, 60_000);
afterAll(() => app.close());

/** An account with a session, inserted directly. */
async function person(email: string, confirmed = true) {
  const [id, session] = [randomUUID(), randomUUID()];
  await app.pool.query(
    `insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, $3, now())`,
    [id, email, confirmed ? new Date() : null],
  );
  await app.pool.query(`insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())`, [
    session,
    id,
  ]);
  return { id, session };
}

/** Whether the service would let this person join, by its own check: whether they can read a message of the topic. */
async function mayJoin(who: { id: string; session: string }, topic: string): Promise<boolean> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into realtime.messages (topic, extension) values ($1, 'broadcast')`, [topic]);
    const claims = JSON.stringify({ sub: who.id, role: 'authenticated', session_id: who.session });
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
         set_config('realtime.topic', $3, true)`,
      [claims, who.id, topic],
    );
    await client.query('set local role authenticated');
    const { rows } = await client.query('select from realtime.messages where topic = $1', [topic]);
    return rows.length > 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('the read permissions are the same as for the built-in service', async () => {
  const [lucia, noor] = [await person('lucia@example.org'), await person('noor@example.org')];
  const [ana, claimed] = [await person(founder), await person('noah.founder@example.org', false)];
  await seedTutors(app.db, app.clock, { id: lucia.id, email: 'lucia@example.org' });
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from app.tutors where slug in ('lucia-restrepo', 'amara-okafor') order by slug desc`,
  );
  const [own, other] = rows.map(({ id }) => id);
  const asked = [
    [lucia, `tutor:${own}`, true],
    [lucia, `tutor:${other}`, false],
    [lucia, 'founders', false],
    [noor, `tutor:${own}`, false],
    [ana, 'founders', true],
    [ana, `tutor:${own}`, false],
    [ana, 'anything', false],
    [claimed, 'founders', false],
    [{ ...ana, session: randomUUID() }, 'founders', false],
  ] as const;
  for (const [who, topic, may] of asked) expect([topic, await mayJoin(who, topic)]).toEqual([topic, may]);
});

it('nobody may write to the topics', async () => {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local role authenticated');
    await expect(
      client.query(`insert into realtime.messages (topic, extension) values ('founders', 'broadcast')`),
    ).rejects.toThrow(/row-level security/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('a booking is broadcast in its own transaction, and succeeds even when that is refused', async () => {
  const broadcasts = async () =>
    (
      await app.pool.query(
        `select topic, event, payload, private from realtime.messages where event = 'booking' order by topic`,
      )
    ).rows;
  await app.pool.query('truncate realtime.messages');
  await app.db
    .transaction()
    .execute(async (trx) => {
      await bookSession(trx, 'lucia-restrepo', '2027-03-01T10:00:00Z', 60);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await broadcasts()).toEqual([]);
  const id = await bookSession(app.db, 'lucia-restrepo', '2027-03-02T10:00:00Z', 60);
  expect(await broadcasts()).toEqual([
    { topic: 'founders', event: 'booking', payload: {}, private: true },
    {
      topic: expect.stringMatching(/^tutor:/),
      event: 'booking',
      payload: { id, kind: 'booked' },
      private: true,
    },
  ]);
  await app.pool.query(`select app.broadcast('founders', 'refuse')`);
});

it('without a realtime service nothing is done, and that is logged', async () => {
  const lines: string[] = [];
  const other = await testServices();
  await openHostedTopics(other.pool, [founder], createLog('info', { write: (line) => lines.push(line) }));
  expect(lines.join('')).toContain('no realtime service');
  await other.close();
});
