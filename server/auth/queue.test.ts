import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueue, passwordsAtOnce, QueueFull } from './queue.ts';

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

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 4],
  [64, 4],
])('a machine with %i cores hashes %i passwords at once', (cores, passwords) => {
  expect(passwordsAtOnce(cores)).toBe(passwords);
});

it('one slot stays one after its work has ended', async () => {
  const queue = createQueue({ atOnce: 1 });
  await queue.run(settle, person);
  const log: string[] = [];
  const [a, b] = [work(log, 'a'), work(log, 'b')];
  const done = [queue.run(a.run, person), queue.run(b.run, person)];
  await settle();
  expect(log).toEqual(['a']);
  a.end();
  b.end();
  await Promise.all(done);
  expect(log).toEqual(['a', 'b']);
});

describe('the patience of those who wait', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const queue = createQueue({ atOnce: 1 });
    const busy = work([], 'busy');
    const done = queue.run(busy.run, person);
    let refused: unknown = null;
    const waiting = queue.run(settle, person).catch((thrown: unknown) => (refused = thrown));
    vi.advanceTimersByTime(7999);
    await settle();
    expect(refused).toBeNull();
    vi.advanceTimersByTime(1);
    await waiting;
    expect(refused).toBeInstanceOf(QueueFull);
    busy.end();
    await done;
  });

  it('that ends too late removes nobody else', async () => {
    const late: (() => void)[] = [];
    const queue = createQueue({ atOnce: 1, after: (_, act) => void late.push(act) });
    const log: string[] = [];
    const [first, second] = [work(log, 'first'), work(log, 'second')];
    const done = [queue.run(first.run, person), queue.run(second.run, person)];
    for (const name of ['third', 'fourth'])
      done.push(queue.run(() => Promise.resolve(void log.push(name)), person));
    first.end();
    await settle();
    // The second has started; the others still wait at the same address.
    late[0]?.();
    second.end();
    await Promise.all(done);
    expect(log).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('makes room for exactly one other, and an empty lane does not delay the next address', async () => {
    const late: (() => void)[] = [];
    const queue = createQueue({ atOnce: 1, longest: 2, after: (_, act) => void late.push(act) });
    const log: string[] = [];
    const busy = work(log, 'busy');
    const done = [queue.run(busy.run, person)];
    const tired = queue.run(settle, { place: 'x' });
    done.push(queue.run(() => Promise.resolve(void log.push('y')), { place: 'y' }));
    await expect(queue.run(settle, { place: 'z' })).rejects.toThrow(QueueFull);
    late[0]?.();
    await expect(tired).rejects.toThrow(QueueFull);
    done.push(queue.run(() => Promise.resolve(void log.push('z')), { place: 'z' }));
    await expect(queue.run(settle, { place: 'w' })).rejects.toThrow(QueueFull);
    busy.end();
    await Promise.all(done);
    expect(log).toEqual(['busy', 'y', 'z']);
  });
});

it('a queue that was full and empty has as much room as before', async () => {
  const queue = createQueue({ atOnce: 1, longest: 2 });
  for (let round = 0; round < 2; round += 1) {
    const busy = work([], 'busy');
    const done = [queue.run(busy.run, person)];
    for (const place of ['a', 'b']) done.push(queue.run(settle, { place }));
    await expect(queue.run(settle, { place: 'c' })).rejects.toThrow(QueueFull);
    busy.end();
    await Promise.all(done);
  }
});

it('two hundred can wait, and no more', async () => {
  const queue = createQueue({ atOnce: 1 });
  const busy = work([], 'busy');
  const done = [queue.run(busy.run, person)];
  for (let n = 0; n < 200; n += 1) done.push(queue.run(settle, { place: `address ${n % 4}` }));
  await expect(queue.run(settle, { place: 'another address' })).rejects.toThrow(QueueFull);
  busy.end();
  await Promise.all(done);
});

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
    const x = 'flood x';
    const twoOthers = [...flood(60, 'x', true), eva, { ...eva, place: 'z' }];
    expect(await turns(twoOthers, 9)).toEqual([x, x, x, 'eva', x, x, x, 'eva', x]);
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
