import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTopic } from './follow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type FakeChannel = { topic: string; options: unknown; state(state: string): void; event(name: string): void };

/** A client whose channels a test opens and closes; `done` records the calls, in order. */
function createClient() {
  const done: string[] = [];
  const channels: FakeChannel[] = [];
  const network = {
    isAway: false,
    setAuth: () => Promise.resolve() as Promise<void>,
    remove: () => Promise.resolve() as Promise<unknown>,
  };
  const channel = (topic: string, options: unknown) => {
    done.push(`join ${topic}`);
    const handlers: { broadcast(message: { event: string }): void; state(state: string): void } = {
      broadcast: () => undefined,
      state: () => undefined,
    };
    channels.push({
      topic,
      options,
      state: (state) => handlers.state(state),
      event: (event) => handlers.broadcast({ event }),
    });
    const made = {
      on: (type: string, filter: { event: string }, handle: typeof handlers.broadcast) => {
        if (type === 'broadcast' && filter.event === '*') handlers.broadcast = handle;
        return made;
      },
      subscribe: (handle: typeof handlers.state) => {
        handlers.state = handle;
        return made;
      },
      topic,
    };
    return made;
  };
  const backend = {
    realtime: {
      setAuth: () => {
        done.push('use the current token');
        return network.setAuth();
      },
    },
    channel,
    removeChannel: ({ topic }: { topic: string }) => {
      done.push(`leave ${topic}`);
      return network.remove();
    },
  };
  const client = () =>
    network.isAway
      ? Promise.reject(new TypeError('not downloaded'))
      : Promise.resolve(backend as unknown as SupabaseClient);
  return { client, channels, done, network };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('following a topic', () => {
  it('joins it as a private channel with the current token, and reloads once it is joined', async () => {
    const { client, channels, done } = createClient();
    const events: string[] = [];
    followTopic(client, 'tutor:1', (event) => events.push(event));
    await settle();
    expect(done).toEqual(['use the current token', 'join tutor:1']);
    expect(channels[0]?.options).toEqual({ config: { private: true } });
    expect(events).toEqual([]);
    channels[0]?.state('SUBSCRIBED');
    channels[0]?.event('booking');
    expect(events).toEqual(['reload', 'booking']);
  });

  it('waits for the token before it joins', async () => {
    const { client, done, network } = createClient();
    let give: () => void = () => undefined;
    network.setAuth = () => new Promise((resolve) => (give = resolve));
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    expect(done).toEqual(['use the current token']);
    give();
    await settle();
    expect(done).toEqual(['use the current token', 'join tutor:1']);
  });

  it('joins a channel that the server closed again, after growing pauses', async () => {
    const { client, channels } = createClient();
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    const counts: number[] = [];
    for (const pause of [1000, 2000, 5000, 10_000, 10_000]) {
      channels.at(-1)?.state('CLOSED');
      await vi.advanceTimersByTimeAsync(pause - 1);
      counts.push(channels.length);
      await vi.advanceTimersByTimeAsync(1);
      counts.push(channels.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  });

  it('begins with the short pause again once it was joined', async () => {
    const { client, channels } = createClient();
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    channels[0]?.state('CLOSED');
    await vi.advanceTimersByTimeAsync(1000);
    channels[1]?.state('SUBSCRIBED');
    channels[1]?.state('CLOSED');
    await vi.advanceTimersByTimeAsync(999);
    expect(channels).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(channels).toHaveLength(3);
  });

  it.each(['CHANNEL_ERROR', 'TIMED_OUT'])('leaves %s to the official client', async (state) => {
    const { client, channels } = createClient();
    const events: string[] = [];
    followTopic(client, 'tutor:1', (event) => events.push(event));
    await settle();
    channels[0]?.state(state);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([channels.length, events]).toEqual([1, []]);
  });

  it('tries again when the client could not be downloaded', async () => {
    const { client, channels, network } = createClient();
    network.isAway = true;
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    network.isAway = false;
    await vi.advanceTimersByTimeAsync(999);
    expect(channels).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(channels).toHaveLength(1);
  });
});

describe('a page that stops following', () => {
  it('leaves the channel and hears nothing more of its state', async () => {
    const { client, channels, done } = createClient();
    const events: string[] = [];
    const stop = followTopic(client, 'tutor:1', (event) => events.push(event));
    await settle();
    stop();
    channels[0]?.state('SUBSCRIBED');
    channels[0]?.state('CLOSED');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['use the current token', 'join tutor:1', 'leave tutor:1']);
    expect(events).toEqual([]);
  });

  it('before it has joined never joins', async () => {
    const { client, done } = createClient();
    const stop = followTopic(client, 'tutor:1', () => undefined);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toContain('join tutor:1');
  });

  it('between two attempts does not try again', async () => {
    const { client, channels } = createClient();
    const stop = followTopic(client, 'tutor:1', () => undefined);
    await settle();
    channels[0]?.state('CLOSED');
    stop();
    expect([channels.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('while the client could not be downloaded does not try again', async () => {
    const { client, channels, network } = createClient();
    network.isAway = true;
    const stop = followTopic(client, 'tutor:1', () => undefined);
    stop();
    await settle();
    network.isAway = false;
    expect([channels.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('lets the next one join only after it has left', async () => {
    const { client, done, network } = createClient();
    const stop = followTopic(client, 'tutor:1', () => undefined);
    await settle();
    let left: () => void = () => undefined;
    network.remove = () => new Promise<void>((resolve) => (left = resolve));
    stop();
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    expect(done.filter((one) => one === 'join tutor:1')).toHaveLength(1);
    left();
    await settle();
    expect(done.filter((one) => one === 'join tutor:1')).toHaveLength(2);
  });

  it('a leave that fails does not keep the next one out', async () => {
    const { client, done, network } = createClient();
    const stop = followTopic(client, 'tutor:1', () => undefined);
    await settle();
    network.remove = () => Promise.reject(new Error('lost'));
    stop();
    followTopic(client, 'tutor:1', () => undefined);
    await settle();
    expect(done.filter((one) => one === 'join tutor:1')).toHaveLength(2);
  });
});
