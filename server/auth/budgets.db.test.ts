import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Budgets, createBudgets, type Charge } from './budgets.ts';
import { createFront } from './parts.ts';

let test: TestServices;
let budgets: Budgets;
/** Statements of the budgets that have not ended. */
let running = 0;
beforeAll(async () => {
  test = await testServices();
  const { pool } = test;
  const query = async (...given: unknown[]) => {
    running += 1;
    try {
      return await (pool.query as (...all: unknown[]) => Promise<unknown>).apply(pool, given);
    } finally {
      running -= 1;
    }
  };
  const counted = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
  budgets = createBudgets(counted, 4);
});
afterAll(() => test.close());
beforeEach(() => test.pool.query('delete from app.rate_limits'));

const pauseOf = (whom: string): Charge => ['mailPause', whom];
const ofPlace = (whom: string): Charge => ['mailsOfPlace', whom];
const ofPerson = (whom: string): Charge => ['mailsOfPerson', whom];
/** The points that are counted, by limit. */
const counts = async () => {
  const { rows } = await test.pool.query<{ name: string; points: number }>(
    `select split_part(key, ':', 1) as name, sum(points)::int as points from app.rate_limits
     group by 1 having sum(points) <> 0 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
};

describe('a charge', () => {
  it('counts each of its units once, and no time is to be waited', async () => {
    const receipt = await budgets.charge(pauseOf('ana'), ofPerson('ana'), ofPlace('192.0.2.1'));
    expect([receipt.wait, receipt.full]).toEqual([0, null]);
    expect(await counts()).toEqual({ mailPause: 1, mailsOfPerson: 1, mailsOfPlace: 1 });
  });

  it('over one limit counts nothing, and has given everything back before it ends', async () => {
    await budgets.charge(pauseOf('eva'));
    const receipt = await budgets.charge(ofPerson('eva'), pauseOf('eva'), ofPlace('192.0.2.2'));
    expect(running).toBe(0);
    expect(receipt.full).toBe('mailPause');
    expect(receipt.wait).toBeGreaterThan(50);
    expect(receipt.wait).toBeLessThanOrEqual(60);
    expect(await counts()).toEqual({ mailPause: 1 });
    await receipt.refund();
    expect(await counts()).toEqual({ mailPause: 1 });
  });

  it('looks at the network address first, so that a blocked one adds no row for a person', async () => {
    for (let n = 0; n < 4; n += 1) await budgets.charge(ofPlace('192.0.2.3'));
    const receipt = await budgets.charge(pauseOf('kim'), ofPerson('kim'), ofPlace('192.0.2.3'));
    expect(receipt.full).toBe('mailsOfPlace');
    const { rows } = await test.pool.query('select 1 from app.rate_limits');
    expect(rows).toHaveLength(1);
  });

  it('of emails at one network address has the limit of the settings; others have their own', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 5; n += 1) waits.push((await budgets.charge(ofPlace('192.0.2.4'))).wait);
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(waits[4]).toBeGreaterThan(3500);
    for (let n = 0; n < 5; n += 1) expect((await budgets.charge(ofPerson('leo'))).wait).toBe(0);
  });
});

describe('a refund', () => {
  it('without names takes back everything, before it ends', async () => {
    const receipt = await budgets.charge(pauseOf('ana'), ofPerson('ana'), ofPlace('192.0.2.5'));
    await receipt.refund();
    expect(running).toBe(0);
    expect(await counts()).toEqual({});
    expect((await budgets.charge(pauseOf('ana'))).wait).toBe(0);
  });

  it('with names takes back those alone', async () => {
    const receipt = await budgets.charge(pauseOf('ana'), ofPerson('ana'), ofPlace('192.0.2.6'));
    await receipt.refund('mailPause');
    expect(await counts()).toEqual({ mailsOfPerson: 1, mailsOfPlace: 1 });
    await receipt.refund('mailsOfPerson', 'mailsOfPlace');
    expect(await counts()).toEqual({});
  });
});

describe('the time to wait', () => {
  it('is none without a charge, and while every limit allows one more', async () => {
    expect(await budgets.wait()).toBe(0);
    expect(await budgets.wait(pauseOf('ana'), ofPlace('192.0.2.7'))).toBe(0);
    expect(await counts()).toEqual({});
  });

  it('is the longest of its limits', async () => {
    await budgets.charge(pauseOf('ana'));
    for (let n = 0; n < 4; n += 1) await budgets.charge(ofPlace('192.0.2.8'));
    expect(await budgets.wait(pauseOf('ana'))).toBeLessThanOrEqual(60);
    expect(await budgets.wait(pauseOf('ana'))).toBeGreaterThan(50);
    expect(await budgets.wait(pauseOf('ana'), ofPlace('192.0.2.8'), ofPerson('ana'))).toBeGreaterThan(3500);
  });
});

it('the front counts as many emails of a network address as its settings allow', async () => {
  const services = { ...test.services, settings: { ...test.services.settings, authMailsPerHour: 2 } };
  const needs = { services, pool: test.pool } as Parameters<typeof createFront>[0];
  const front = createFront(needs);
  const waits: boolean[] = [];
  for (let n = 0; n < 3; n += 1) waits.push((await front.budgets.charge(ofPlace('192.0.2.9'))).wait > 0);
  expect(waits).toEqual([false, false, true]);
});
