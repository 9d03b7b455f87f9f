import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseRows } from '#app/accounts/db/own-data-erasure.server.ts';
import { loadColumns, loadPerson, tablesInOrder } from '#app/accounts/db/own-data-person.server.ts';
import { registry } from '#database/registry.ts';
import { type TestServices, testServices } from '../support/database.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const noor = '00000000-0000-4000-a000-0000000000bb';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  for (const account of [maya, noor])
    for (const state of ['paid', 'failed'])
      await app.pool.query(
        `with payment as (
           insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, state, outcome,
             intent_id, checkout_url, expires_at, created_at, paid_at)
           values (gen_random_uuid(), $1::uuid, 'booking', gen_random_uuid(), 3200, 'GBP', 'en', 'A session', $2::text,
             case when $2::text = 'paid' then 'booked' end, $2::text || $1::uuid::text, 'https://pay.example/x', now(), now(),
             case when $2::text = 'paid' then now() end) returning id)
         insert into app.payment_events (id, type, payment_id, happened_at, received_at)
         select 'evt_' || id, 'charge.succeeded', id, now(), now() from payment`,
        [account, state],
      );
  await app.pool.query(
    `insert into app.refunds (id, payment_id, amount_minor, reason, state, created_at, failure)
     select gen_random_uuid(), id, 1600, 'cancelled', 'failed', now(), 'lost_or_stolen_card' from app.payments where state = 'paid'`,
  );
});
afterEach(() => app.close());

test('erasing an account anonymises its payments, and does not change those of others', async () => {
  const columns = await loadColumns(app.db);
  const person = await loadPerson(app.db, { accountId: maya, visitorId: null });
  const tables = ['app.payment_events', 'app.refunds', 'app.payments'];
  await app.db.transaction().execute(async (trx) => {
    for (const each of tablesInOrder(columns))
      if (tables.includes(each[0])) await eraseRows(trx, each, person, columns);
  });
  const rows = async (sql: string) => (await app.pool.query(sql)).rows as Record<string, unknown>[];
  const payments = await rows(
    'select account_id, state, amount_minor, checkout_url from app.payments order by account_id, state',
  );
  expect(payments).toMatchObject([
    { account_id: noor, state: 'failed' },
    { account_id: noor, state: 'paid' },
    { account_id: null, state: 'paid', amount_minor: 3200, checkout_url: null },
  ]);
  expect(await rows('select failure from app.refunds order by failure nulls last')).toEqual([
    { failure: 'lost_or_stolen_card' },
    { failure: null },
  ]);
  expect(await rows('select id from app.payment_events')).toHaveLength(2);
});

test('a data export contains payments, events and refunds, but no address of a payment page', () => {
  for (const table of ['app.payments', 'app.payment_events', 'app.refunds'])
    expect(registry[table]?.export).toBe('whole');
  expect(Object.keys(registry['app.payments']?.leftOut ?? {})).toEqual(['checkout_url']);
});
