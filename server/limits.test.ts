import { expect, it } from 'vitest';
import { callsPerMinute } from './address-limit.ts';
import { eventTables } from './event-inserts.ts';
import { calendarsPerMinute, codesPerMinute, openToAll } from './functions-limits.ts';
import { strangersLimits } from './stranger-limits.ts';

it('calls without an account have these limits per network address', () => {
  expect(strangersLimits).toEqual({
    '/functions/v1/bookings/holds': { name: 'stranger-holds', times: 60, seconds: 600 },
    '/functions/v1/teaching/sessions': { name: 'stranger-sessions', times: 120, seconds: 600 },
    '/functions/v1/contact': { name: 'stranger-messages', times: 20, seconds: 3600 },
  });
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
      ofAddress: { often: { times: 400, seconds: 3600 }, daily: 1000 },
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
