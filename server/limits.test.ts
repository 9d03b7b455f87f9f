import { expect, it } from 'vitest';
import { callsPerMinute } from './address-limit.ts';
import { eventTables } from './event-inserts.ts';
import { calendarsPerMinute, codesPerMinute, openToAll } from './functions-limits.ts';
import { budgets } from './write-budgets.ts';

it('writes have these budgets: so many in so many seconds', () => {
  const written = Object.entries(budgets).map(([name, { account, network, ...more }]) => [
    name,
    `${account.times} in ${account.seconds}`,
    `${network.times} in ${network.seconds}`,
    'together' in more ? more.together.times : null,
  ]);
  expect(written).toEqual([
    ['usual', '3000 in 600', '6000 in 600', null],
    ['messages', '10 in 3600', '20 in 3600', 600],
    ['invitations', '30 in 86400', '60 in 86400', null],
    ['holds', '600 in 600', '60 in 600', null],
    ['conversations', '300 in 600', '120 in 600', null],
    ['turns', '1500 in 600', '6000 in 600', null],
    ['large', '30 in 3600', '30 in 3600', null],
  ]);
  expect([callsPerMinute, calendarsPerMinute, codesPerMinute]).toEqual([1200, 600, 30]);
});

it('calls that cost a maths process are counted for everybody', () => {
  expect(openToAll).toEqual([
    '/maths/*',
    '/practice/*',
    '/search',
    '/teaching/trials',
    '/teaching/readings',
    '/courses/*',
  ]);
});

it('rows that are written by REST have these columns, sizes and limits', () => {
  expect(eventTables).toEqual({
    referral_events: {
      columns: ['code', 'type'],
      largest: 256,
      ofAddress: { often: { times: 120, seconds: 3600 }, daily: 300 },
      ofAccount: { often: { times: 30, seconds: 600 }, daily: 200 },
    },
    telemetry_events: {
      columns: ['user_id', 'event', 'payload'],
      largest: 2048,
      ofAddress: { often: { times: 400, seconds: 3600 }, daily: 1000 },
      ofAccount: { often: { times: 30, seconds: 600 }, daily: 100 },
    },
  });
});
