import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('work under one key is done in the order it was asked for, also after a failure, and other keys do not wait', async () => {
  const inTurn = createKeyedMutex();
  const done: string[] = [];
  let finish: () => void = () => undefined;
  const first = inTurn('a', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    done.push('first');
  });
  const second = inTurn('a', () => {
    done.push('second');
    return Promise.reject(new Error('lost'));
  });
  const third = inTurn('a', async () => done.push('third'));
  await inTurn('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  finish();
  expect((await Promise.allSettled([first, second, third])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
