import { expect, test } from 'vitest';
import { retainedMonths } from './retained-months.server.ts';

/* Security alerts are deleted after twelve months. */

const now = new Date('2026-11-20T09:00:00Z');
const monthsOf = (table: string, begin: string) => retainedMonths(table, new Date(begin), now);

test('rows since twelve months ago are complete, rows before are partly deleted', () => {
  expect(monthsOf('app.security_alerts', '2025-11-20T09:00:00.000Z')).toBeNull();
  expect(monthsOf('app.security_alerts', '2025-11-20T09:00:00.001Z')).toBeNull();
  expect(monthsOf('app.security_alerts', '2025-11-20T08:59:59.999Z')).toBe(12);
});

test('a table whose rows are not deleted after a time is complete', () => {
  expect(monthsOf('auth.users', '2001-01-01T00:00:00Z')).toBeNull();
  expect(monthsOf('app.unknown', '2001-01-01T00:00:00Z')).toBeNull();
});
