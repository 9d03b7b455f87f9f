import { describe, expect, it } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

/** Work that ends when the test ends it. */
function work(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    log.push(name);
    await ended;
  };
  return { run, end: () => end() };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const person = { place: '203.0.113.1' };
const owner = { place: '203.0.113.2', first: true };

describe('a queue of passwords', () => {
  it('runs two at once and the others in order, known devices first', async () => {
    const log: string[] = [];
    const queue = createQueue({ atOnce: 2 });
    const [a, b, c, d, known] = ['a', 'b', 'c', 'd', 'known'].map((name) => work(log, name));
    const done = [a, b, c, d].map((one) => queue.run(one?.run ?? settle, person));
    done.push(queue.run(known?.run ?? settle, owner));
    await settle();
    expect(log).toEqual(['a', 'b']);
    for (const one of [a, b, known, c, d]) {
      one?.end();
      await settle();
    }
    await Promise.all(done);
    expect(log).toEqual(['a', 'b', 'known', 'c', 'd']);
  });

  it('continues after failed work', async () => {
    const queue = createQueue({ atOnce: 1 });
    await expect(queue.run(() => Promise.reject(new Error('no')), person)).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve(1), person)).toBe(1);
  });
});

it('refuses work that has waited too long, and keeps the order of the rest', async () => {
  const log: string[] = [];
  const late: (() => void)[] = [];
  const queue = createQueue({ atOnce: 1, after: (_, act) => void late.push(act) });
  const [first, next] = [work(log, 'first'), work(log, 'next')];
  const done = [queue.run(first.run, person)];
  const tired = queue.run(() => Promise.resolve(void log.push('tired')), person);
  done.push(queue.run(next.run, person));
  late[0]?.();
  await expect(tired).rejects.toThrow(QueueFull);
  first.end();
  await settle();
  // It has already started: leaving the queue has no effect any more.
  late[1]?.();
  next.end();
  await Promise.all(done);
  expect(log).toEqual(['first', 'next']);
});

/** The order of service when all are waiting already. */
async function turns(waiting: readonly { name: string; place: string; first?: boolean }[], served: number) {
  const queue = createQueue({ atOnce: 1 });
  const log: string[] = [];
  let begin = (): void => undefined;
  const busy = queue.run(() => new Promise<void>((resolve) => (begin = resolve)), { place: 'busy' });
  const done = waiting.map(({ name, ...whose }) =>
    queue.run(() => Promise.resolve(void log.push(name)), whose),
  );
  begin();
  await Promise.all([busy, ...done]);
  return log.slice(0, served);
}
const flood = (number: number, place: string, first = false) =>
  Array.from({ length: number }, () => ({ name: `flood ${place}`, place, first }));

describe('a flood of passwords', () => {
  it('from one address lets another address go next', async () => {
    const log = await turns([...flood(60, 'x'), { name: 'eva', place: 'y' }, ...flood(60, 'z')], 4);
    expect(log).toEqual(['flood x', 'eva', 'flood z', 'flood x']);
  });

  it('from a known device lets another known device go next, and all others after three', async () => {
    const eva = { name: 'eva', place: 'y' };
    const owner = { name: 'owner', place: 'z', first: true };
    expect(await turns([...flood(60, 'x', true), eva], 4)).toEqual(['flood x', 'flood x', 'flood x', 'eva']);
    expect(await turns([...flood(60, 'x', true), owner], 2)).toEqual(['flood x', 'owner']);
  });

  it('from one address fills that address’s queue alone; a school of sixty fits', async () => {
    const queue = createQueue({ atOnce: 1 });
    const log: string[] = [];
    const busy = work(log, 'busy');
    const done = [queue.run(busy.run, { place: 'busy' })];
    for (const first of [false, true]) {
      for (let n = 0; n < 60; n += 1) done.push(queue.run(settle, { place: 'x', first }));
      await expect(queue.run(settle, { place: 'x', first })).rejects.toThrow(QueueFull);
      done.push(queue.run(settle, { place: 'y', first }));
    }
    busy.end();
    await Promise.all(done);
  });

  it('from everywhere is refused at once when too many are waiting, known devices too', async () => {
    const queue = createQueue({ atOnce: 1, longest: 2 });
    const busy = work([], 'busy');
    const done = [queue.run(busy.run, { place: 'busy' })];
    for (const first of [false, true]) {
      for (const place of ['a', 'b']) done.push(queue.run(settle, { place, first }));
      await expect(queue.run(settle, { place: 'c', first })).rejects.toThrow(QueueFull);
    }
    busy.end();
    await Promise.all(done);
  });
});
