import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { registry } from './registry.ts';
import { sweep } from './retention.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('an event of fourteen months ago goes, one of twelve months ago stays', async () => {
  const { db, clock } = test;
  await db
    .insertInto('referral_events')
    .values([
      { code: 'old', type: 'click', created_at: '2025-09-01T00:00:00Z' },
      { code: 'young', type: 'click', created_at: '2025-11-20T09:00:00Z' },
    ])
    .execute();
  await sweep(db, clock.now());
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
