import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listTroubledRefunds, MOST_ROWS } from './troubled-refunds.server.ts';

const carmen = '00000000-0000-4000-a000-0000000000aa';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await app.pool.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'carmen@example.org', '{"full_name": "Carmen"}')`,
    [carmen],
  );
});
afterEach(() => app.close());

/** Adds refunds one minute apart from `from`, each with its own payment. */
const add = (many: number, from: string, state: 'done' | 'failed', usedMinor: number) =>
  app.pool.query(
    `with paid as (
       insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, state, outcome,
         intent_id, expires_at, created_at, paid_at)
       select gen_random_uuid(), $5, 'pack', gen_random_uuid(), 15000, 'GBP', 'en', 'Five sessions', 'paid', 'booked',
         'pi_' || gen_random_uuid(), at, at, at
       from (select $2::timestamptz + n * interval '1 minute' as at from generate_series(1, $1::int) as n) as minutes
       returning id, created_at)
     insert into app.refunds (id, payment_id, amount_minor, reason, state, used_minor, created_at, done_at)
     select gen_random_uuid(), id, 3000, 'made_elsewhere', $3, $4, created_at, case when $3 = 'done' then created_at end from paid`,
    [many, from, state, usedMinor, carmen],
  );

test('what has still to go back stands before whatever else there is, and the list says that there is more', async () => {
  await add(MOST_ROWS, '2026-11-01T09:00:00Z', 'done', 3000);
  expect((await listTroubledRefunds(app.services)).more).toBe(false);
  await add(2, '2026-11-19T09:00:00Z', 'failed', 0);
  const { refunds, more } = await listTroubledRefunds(app.services);
  expect(more).toBe(true);
  expect(refunds).toHaveLength(MOST_ROWS);
  expect(refunds.slice(0, 3).map(({ state, createdAt }) => [state, createdAt])).toEqual([
    ['failed', '2026-11-19T09:01:00.000Z'],
    ['failed', '2026-11-19T09:02:00.000Z'],
    ['done', '2026-11-01T10:40:00.000Z'],
  ]);
  expect(refunds[0]).toMatchObject({
    amount: { amountMinor: 3000, currency: 'GBP' },
    paid: { amountMinor: 15_000, currency: 'GBP' },
    label: 'Five sessions',
    account: { name: 'Carmen', email: 'carmen@example.org' },
  });
});
