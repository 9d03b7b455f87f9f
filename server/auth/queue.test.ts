import { describe, expect, it } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

/** Work that ends when it is told to. */
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
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of passwords', () => {
  it('works on two at once and takes the others in order, known devices first', async () => {
    const log: string[] = [];
    const queue = createQueue(2, 10);
    const [a, b, c, d, known] = ['a', 'b', 'c', 'd', 'known'].map((name) => work(log, name));
    const done = [a, b, c, d].map((one) => queue.run(one?.run ?? settle));
    done.push(queue.run(known?.run ?? settle, { first: true }));
    await settle();
    expect(log).toEqual(['a', 'b']);
    for (const one of [a, b, known, c, d]) {
      one?.end();
      await settle();
    }
    await Promise.all(done);
    expect(log).toEqual(['a', 'b', 'known', 'c', 'd']);
  });

  it('refuses at once when too many wait, but never a known device', async () => {
    const log: string[] = [];
    const queue = createQueue(1, 1);
    const [a, b, known] = ['a', 'b', 'known'].map((name) => work(log, name));
    const done = [queue.run(a?.run ?? settle), queue.run(b?.run ?? settle)];
    await expect(queue.run(settle)).rejects.toThrow(QueueFull);
    done.push(queue.run(known?.run ?? settle, { first: true }));
    for (const one of [a, b, known]) one?.end();
    await Promise.all(done);
    expect(log).toEqual(['a', 'known', 'b']);
  });

  it('goes on after work that failed', async () => {
    const queue = createQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve(1))).toBe(1);
  });
});
