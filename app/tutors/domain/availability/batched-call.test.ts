import { expect, test } from 'vitest';
import { createBatchedCall } from './batched-call.ts';

/** A manually resolved source: each call stays pending until it is answered. */
function source() {
  const rounds: { keys: readonly string[]; answer: (value: number) => void; fail: () => void }[] = [];
  const read = createBatchedCall<number>(
    (keys) =>
      new Promise((resolve, reject) => {
        rounds.push({
          keys,
          answer: (value) => resolve(new Map(keys.map((key) => [key, value]))),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { rounds, read };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a caller during a running batch is served by the next one', async () => {
  const { rounds, read } = source();
  const first = [read('a'), read('b')];
  await settled();
  const later = [read('a'), read('c')];
  await settled();
  expect(rounds.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  rounds[0]?.answer(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await settled();
  expect(rounds[1]?.keys).toEqual(['a', 'c']);
  rounds[1]?.answer(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('a failed batch rejects its own callers only', async () => {
  const { rounds, read } = source();
  const lost = read('a');
  await settled();
  const later = read('a');
  rounds[0]?.fail();
  await expect(lost).rejects.toThrow('away');
  await settled();
  rounds[1]?.answer(3);
  expect(await later).toBe(3);
});

test('a missing value is undefined', async () => {
  const read = createBatchedCall<number>(() => Promise.resolve(new Map()));
  expect(await read('a')).toBeUndefined();
});
