import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTroubledRefunds } from '#app/pricing/db/payments-refunds.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { foundersApi } from '../api/routes.server.ts';

/* Refunds of one card payment of £150: failed ones, pending ones, and one for used credits. */

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };
const payment = '00000000-0000-4000-a000-0000000000b1';
const idOf = (last: string) => `00000000-0000-4000-a000-0000000000${last}`;
const failed = idOf('c1');
const ordered = idOf('c2');
const sent = idOf('c3');
const used = idOf('c4');

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  const now = app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${now}), (${carmen.id}, ${carmen.email}, ${now}, ${now})`.execute(
    app.db,
  );
  await sql`insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, state, outcome,
      intent_id, expires_at, created_at, paid_at)
    values (${payment}, ${carmen.id}, 'booking', ${idOf('b2')}, 15000, 'GBP', 'en', 'A session', 'paid', 'booked', 'pi_1',
      ${now}, ${now}, ${now})`.execute(app.db);
  for (const [id, state, tries, usedMinor, doneAt] of [
    [failed, 'failed', 3, 0, null],
    [ordered, 'ordered', 2, 0, null],
    [sent, 'sent', 1, 0, null],
    [used, 'done', 0, 3000, now],
  ] as const)
    await sql`insert into app.refunds (id, payment_id, amount_minor, reason, state, tries, used_minor, failure, created_at, done_at)
      values (${id}, ${payment}, 3200, 'made_elsewhere', ${state}, ${tries}, ${usedMinor}, null, ${now}, ${doneAt})`.execute(
      app.db,
    );
});
afterEach(() => app.close());

const settle = (id: string, somebody = ana) =>
  callsOf(foundersApi(app.services), somebody)('POST', `/founders/refunds/${id}/settle`);
const listRefunds = async () => (await loadTroubledRefunds(app.db, 100)).map(({ id }) => id).toSorted();
const stateOf = async (id: string) =>
  app.db.selectFrom('app.refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const acts = () =>
  app.db.selectFrom('app.audit_log').select(['action', 'subject', 'subject_id', 'before']).execute();

test('a failed refund is settled manually once: done for the learner, removed from the list, logged', async () => {
  expect(await listRefunds()).toEqual([failed, ordered, sent, used]);
  app.clock.advance(60_000);
  const answers = await Promise.all([settle(failed), settle(failed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await stateOf(failed)).toMatchObject({ state: 'done', done_at: app.clock.now() });
  expect(await listRefunds()).toEqual([ordered, sent, used]);
  expect(await acts()).toMatchObject([
    { action: 'refund.settle', subject: '£32.00', subject_id: failed, before: { state: 'failed' } },
  ]);
});

test('a refund of used credits leaves the list once settled, and keeps its date', async () => {
  const before = await stateOf(used);
  app.clock.advance(60_000);
  expect((await settle(used)).status).toBe(204);
  expect(await stateOf(used)).toMatchObject({ state: 'done', done_at: before.done_at });
  expect(await listRefunds()).toEqual([failed, ordered, sent]);
});

test('a refund still in progress cannot be settled manually', async () => {
  for (const id of [ordered, sent])
    expect(await settle(id)).toMatchObject({ status: 409, body: { error: { code: 'refund_under_way' } } });
  expect((await settle(idOf('ff'))).status).toBe(404);
  expect((await settle(failed, carmen)).status).toBe(403);
  expect(await listRefunds()).toEqual([failed, ordered, sent, used]);
  expect(await acts()).toEqual([]);
});
