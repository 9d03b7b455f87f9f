import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { complainingOnlyOf, logComplaints } from './complaints.ts';

/* oxlint-disable no-console */
const { error, warn } = console;
let lines: unknown[][];
beforeEach(() => {
  lines = [];
  const keep = (...line: unknown[]) => lines.push(line);
  logComplaints({ ...silentLog, error: keep, warn: keep } as unknown as typeof silentLog);
});
afterEach(() => Object.assign(console, { error, warn }));

const complain = async (status: number) => {
  await Promise.resolve();
  console.error(Object.assign(new Error('what the caller wrote'), { code: '42P01' }));
  return status;
};
const isOurs = (status: number) => status >= 500;

it('an invalid request leaves no log line', async () => {
  expect(await complainingOnlyOf(isOurs, () => complain(400))).toBe(400);
  expect(lines).toEqual([]);
});

it('a failure of ours is logged with its location, without the caller’s text', async () => {
  await complainingOnlyOf(isOurs, () => complain(500));
  const [line] = lines;
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(line)).toContain('Error 42P01\\n    at complain');
  expect(JSON.stringify(line)).not.toContain('what the caller wrote');
});

it('messages outside of a call are logged as usual', () => {
  console.warn('the cache is full');
  expect(lines).toEqual([[{ complaint: 'the cache is full' }, 'a library complains']]);
});
