import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { createPool } from '#app/platform/database.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { createServices } from '#server/services.ts';
import { registry } from './registry.ts';
import { sweep } from './retention.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('an event of fourteen months ago goes, one of twelve months ago stays', async () => {
  const { db } = test;
  await db
    .insertInto('referral_events')
    .values([
      { code: 'old', type: 'click', created_at: '2025-09-01T00:00:00Z' },
      { code: 'young', type: 'click', created_at: '2025-11-20T09:00:00Z' },
    ])
    .execute();
  await sweep(test.services);
  expect(await db.selectFrom('referral_events').select('code').execute()).toEqual([{ code: 'young' }]);
});

it('every promise of months that age alone decides has its sweep', () => {
  const promised = Object.entries(registry).filter(([, { retention }]) => /\d+ months/.test(retention));
  expect(promised.length).toBeGreaterThanOrEqual(6);
  const unkept = promised.filter(
    ([, { retention, expires }]) => !retention.includes(`${expires?.months} months`),
  );
  expect(unkept).toEqual([]);
});

it('ten thousand expired rows all go, however little time other statements are given', async () => {
  await test.pool.query(`
    insert into referral_events (code, type, created_at)
    select 'old', 'click', '2025-09-01' from generate_series(1, 12000)`);
  // A statement that deletes five thousand rows takes longer than the hasty pool allows.
  await test.pool.query(`
    create function app.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$;
    create trigger slow after delete on referral_events for each statement execute function app.slow();`);
  const pool = createPool(test.url, 2, 200);
  await sweep(createServices({ ...test.services, pool }));
  await pool.end();
  await test.pool.query('drop trigger slow on referral_events');
  expect(
    await test.db.selectFrom('referral_events').select('code').where('code', '=', 'old').execute(),
  ).toEqual([]);
});

it('a table that cannot be swept keeps no other from it', async () => {
  const { db, services, pool } = test;
  await pool.query(`
    insert into telemetry_events (user_id, event, payload, created_at) values (gen_random_uuid(), 'old', '{}', '2025-09-01');
    insert into referral_events (code, type, created_at) values ('late', 'click', '2025-09-01');
    create function app.fault() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
    create trigger fault before delete on telemetry_events execute function app.fault();`);
  const told: unknown[] = [];
  const log = { ...services.log, error: (what: unknown) => void told.push(what) } as Services['log'];
  await sweep({ ...services, log });
  expect(told).toMatchObject([{ table: 'public.telemetry_events' }]);
  const late = db.selectFrom('referral_events').select('code').where('code', '=', 'late');
  expect(await late.execute()).toEqual([]);
});
