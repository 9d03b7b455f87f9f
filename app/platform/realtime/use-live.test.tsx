import type { SupabaseClient } from '@supabase/supabase-js';
import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { openPage } from '#tests/support/page-document.ts';
import { useLive } from './use-live.ts';

type Handler = (message: { event: string }) => void;

/** A client whose channels a test broadcasts on. */
function createClient() {
  const handlers = new Map<string, Handler>();
  const removed: string[] = [];
  const channel = (topic: string) => {
    const made = {
      topic,
      on: (_type: string, _filter: object, handle: Handler) => {
        handlers.set(topic, handle);
        return made;
      },
      subscribe: (handle: (state: string) => void) => {
        handle('SUBSCRIBED');
        return made;
      },
    };
    return made;
  };
  const client = partOf<SupabaseClient>({
    channel: channel as unknown as SupabaseClient['channel'],
    removeChannel: (({ topic }: { topic: string }) => {
      removed.push(topic);
      return Promise.resolve('ok');
    }) as unknown as SupabaseClient['removeChannel'],
    realtime: partOf<SupabaseClient['realtime']>({ setAuth: () => Promise.resolve() }),
  });
  return { client: () => Promise.resolve(client), handlers, removed };
}

function Screen({
  client,
  topic,
  changed,
}: {
  client: () => Promise<SupabaseClient>;
  topic: string | null;
  changed: (events: string[]) => void;
}) {
  useLive(client, topic, (events) => changed([...events]));
  return null;
}

test('a screen reloads at most once a second, and no more once it is left', async () => {
  const page = openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client, handlers, removed } = createClient();
  const changed = vi.fn<(events: string[]) => void>();
  const screen = await mounted(<Screen client={client} topic="tutor:1" changed={changed} />, {
    messages: {},
    page,
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  changed.mockClear();
  const broadcast = handlers.get('tutor:1')!;
  vi.advanceTimersByTime(1000);
  broadcast({ event: 'booking' });
  expect(changed.mock.calls).toEqual([[['booking']]]);
  broadcast({ event: 'hours' });
  vi.advanceTimersByTime(999);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(changed.mock.lastCall).toEqual([['hours']]);
  broadcast({ event: 'late' });
  await screen.unmount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(removed).toEqual(['tutor:1']);
});

test('a screen that was drawn again hears with its latest function', async () => {
  const { client, handlers } = createClient();
  const heard: number[] = [];
  function Counting() {
    const [count, setCount] = useState(1);
    useLive(client, 'tutor:1', () => heard.push(count));
    return <button onClick={() => setCount(2)}>{count}</button>;
  }
  const part = await mounted(<Counting />, { messages: {} });
  await act(() => Promise.resolve());
  heard.length = 0;
  await part.click('1');
  handlers.get('tutor:1')!({ event: 'booking' });
  await until(() => expect(heard).toEqual([2]));
});

test('nothing is followed without a topic', async () => {
  const { client, handlers } = createClient();
  await mounted(<Screen client={client} topic={null} changed={vi.fn()} />, { messages: {} });
  expect(handlers.size).toBe(0);
});
