import { describe, expect, test } from 'vitest';
import { brokenConstraint, throughDeadlocks } from './errors.ts';

const thrown = (fields: object) => Object.assign(new Error('refused by the database'), fields);

describe('the violated constraint', () => {
  test('is read from a database error', () => {
    expect(brokenConstraint(thrown({ constraint: 'bookings_one_trial' }))).toBe('bookings_one_trial');
  });

  test.each([
    ['an error without a constraint', thrown({})],
    ['an error whose constraint is no text', thrown({ constraint: 7 })],
    ['something that is no error', { constraint: 'bookings_one_trial' }],
    ['nothing', undefined],
    ['a text', 'bookings_one_trial'],
  ])('is not found for %s', (_what, value) => {
    expect(brokenConstraint(value)).toBeUndefined();
  });
});

describe('work that runs into deadlocks', () => {
  const deadlock = thrown({ code: '40P01' });
  /** Fails with each of the errors in turn, then succeeds. */
  const failing = (...failures: unknown[]) => {
    const runs: number[] = [];
    const work = () => {
      runs.push(runs.length + 1);
      const failure = failures[runs.length - 1];
      return failure === undefined ? Promise.resolve('done') : Promise.reject(failure as Error);
    };
    return { work, runs };
  };

  test('runs again until it succeeds', async () => {
    const { work, runs } = failing(deadlock, deadlock);
    expect(await throughDeadlocks(work)).toBe('done');
    expect(runs).toHaveLength(3);
  });

  test('succeeds at the fifth run', async () => {
    const { work, runs } = failing(deadlock, deadlock, deadlock, deadlock);
    expect(await throughDeadlocks(work)).toBe('done');
    expect(runs).toHaveLength(5);
  });

  test('gives up after the fifth run', async () => {
    const { work, runs } = failing(...Array.from({ length: 9 }, () => deadlock));
    await expect(throughDeadlocks(work)).rejects.toBe(deadlock);
    expect(runs).toHaveLength(5);
  });

  test.each([
    ['another error of the database', thrown({ code: '23505' })],
    ['an error without a code', thrown({})],
    ['something that is no error', { code: '40P01' }],
    ['a text', '40P01'],
  ])('does not run again after %s', async (_what, failure) => {
    const { work, runs } = failing(failure);
    await expect(throughDeadlocks(work)).rejects.toBe(failure);
    expect(runs).toHaveLength(1);
  });
});
