import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tasks by name, which begin in `begun` and end when told to. */
function openTasks(options: Parameters<typeof createLimiter>[0]) {
  const run = createLimiter(options);
  const begun: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(reason: Error): void }>();
  const add = (name: string) =>
    run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { resolve: () => resolve(name), reject }),
      );
    });
  return {
    begun,
    add,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the next task begins when one ends, or fails, in the order of arrival', async () => {
  const tasks = openTasks({ atOnce: 2, patience: 100 });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => tasks.add(name));
  await settle();
  expect(tasks.begun).toEqual(['a', 'b']);
  tasks.end('b');
  expect(await all[1]).toBe('b');
  await settle();
  expect(tasks.begun).toEqual(['a', 'b', 'c']);
  tasks.fail('a');
  await expect(all[0]).rejects.toThrow('a');
  await settle();
  expect(tasks.begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) tasks.end(name);
  await settle();
  tasks.end('e');
  expect(await Promise.all(all.slice(2))).toEqual(['c', 'd', 'e']);
});

test('a task that has waited long enough begins beside the others, and the limit holds again afterwards', async () => {
  const tasks = openTasks({ atOnce: 1, patience: 100 });
  const all = ['stuck', 'patient', 'later'].map((name) => tasks.add(name));
  await vi.advanceTimersByTimeAsync(99);
  expect(tasks.begun).toEqual(['stuck']);
  const last = tasks.add('last');
  await vi.advanceTimersByTimeAsync(1);
  expect(tasks.begun).toEqual(['stuck', 'patient', 'later']);
  for (const name of ['patient', 'later']) tasks.end(name);
  await settle();
  expect(tasks.begun).toEqual(['stuck', 'patient', 'later']);
  tasks.end('stuck');
  await settle();
  expect(tasks.begun).toEqual(['stuck', 'patient', 'later', 'last']);
  tasks.end('last');
  await Promise.all([...all, last]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a task that arrives between the end of one and the beginning of the next waits', async () => {
  const tasks = openTasks({ atOnce: 1, patience: 100 });
  const [first, second] = [tasks.add('first'), tasks.add('second')];
  await settle();
  tasks.end('first');
  await first;
  const third = tasks.add('third');
  await settle();
  expect(tasks.begun).toEqual(['first', 'second']);
  tasks.end('second');
  await second;
  await settle();
  tasks.end('third');
  await third;
});
