import { expect, it } from 'vitest';
import { arrivalOf, type Coming } from './arrival.ts';

const coming = (changes: Partial<Coming>): Coming => ({
  headers: { 'content-length': '900' },
  complete: false,
  destroyed: false,
  readableLength: 0,
  readableHighWaterMark: 65_536,
  ...changes,
});

it.each([
  ['has no body', { headers: {} }],
  ['has an empty one', { headers: { 'content-length': '0' } }],
  ['is here', { complete: true }],
  ['is longer than what is taken in unread', { readableLength: 65_536 }],
  ['was given up', { destroyed: true }],
  ['was made in the process', { headers: undefined }],
])('there is no wait for a request that %s', (_, changes) => {
  expect(arrivalOf(coming(changes))).toBeNull();
});

it('a slow body is polled less and less often, until it is complete', async () => {
  const pauses: number[] = [];
  const slow = coming({ headers: { 'transfer-encoding': 'chunked' } });
  await arrivalOf(slow, (milliseconds) => {
    pauses.push(milliseconds);
    if (pauses.length === 9) slow.complete = true;
    return Promise.resolve();
  });
  expect(pauses).toEqual([0, 5, 10, 20, 40, 80, 160, 200, 200]);
});
