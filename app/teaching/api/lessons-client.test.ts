import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonEvent } from '../model/lessons/views.ts';
import { followLessonProgress } from './lessons-client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const streamOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const progress = 'id: 7\nevent: progress\ndata: {"percent":40,"waiting":false,"failure":null}\n\n';
const done = 'id: 8\nevent: done\ndata: {"percent":100,"waiting":false,"failure":null}\n\n';

/** Follows a lesson; each call to the server takes the next answer, and after the last one there is no connection. */
async function follow(...answers: Response[]) {
  const calls: { at: number; lastId: string | null }[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    calls.push({ at: Date.now(), lastId: new Headers(headers).get('last-event-id') });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('fetch failed'));
  });
  const events: LessonEvent['event'][] = [];
  const { signal } = new AbortController();
  const following = followLessonProgress('l1', signal, ({ event }) => events.push(event));
  await vi.runAllTimersAsync();
  return { ended: await following, events, calls };
}

test('without a connection it is tried five times, after longer and longer pauses', async () => {
  const { ended, calls } = await follow();
  expect(ended).toBe(false);
  expect(calls.map(({ at }) => at)).toEqual([0, 300, 1300, 3300, 7300]);
});

test('a connection that ends early goes on after the last event, at once', async () => {
  const { ended, events, calls } = await follow(streamOf(progress), streamOf(done));
  expect({ ended, events }).toEqual({ ended: true, events: ['progress', 'done'] });
  expect(calls).toEqual([
    { at: 0, lastId: null },
    { at: 0, lastId: '7' },
  ]);
});
