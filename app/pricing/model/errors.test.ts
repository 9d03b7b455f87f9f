import { describe, expect, test } from 'vitest';
import { throughDeadlocks } from './errors.ts';

/** Work that fails in so many ways one after the other, then succeeds. */
function failing(...errors: unknown[]) {
  let calls = 0;
  const work = () => {
    calls += 1;
    return calls <= errors.length ? Promise.reject(errors[calls - 1] as Error) : Promise.resolve('done');
  };
  return { work, calls: () => calls };
}
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('a transaction that PostgreSQL ended over a deadlock', () => {
  test('is done again, five times in all', async () => {
    const four = failing(deadlock(), deadlock(), deadlock(), deadlock());
    expect(await throughDeadlocks(four.work)).toBe('done');
    expect(four.calls()).toBe(5);
    const five = failing(deadlock(), deadlock(), deadlock(), deadlock(), deadlock());
    await expect(throughDeadlocks(five.work)).rejects.toMatchObject({ code: '40P01' });
    expect(five.calls()).toBe(5);
  });

  test.each([
    ['another code', Object.assign(new Error('serialization'), { code: '40001' })],
    ['no code', new Error('no')],
    ['no error at all', { code: '40P01' }],
  ])('is not meant by %s', async (_, thrown) => {
    const once = failing(thrown);
    await expect(throughDeadlocks(once.work)).rejects.toBe(thrown);
    expect(once.calls()).toBe(1);
  });

  test('what is no object is thrown on as it is', async () => {
    await expect(throughDeadlocks(failing('text').work)).rejects.toBe('text');
  });
});
