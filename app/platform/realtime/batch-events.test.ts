import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchEvents } from './batch-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the first event is passed on at once, those of the next second together, without duplicates', () => {
  const handed: string[][] = [];
  const { add, stop } = batchEvents((events) => handed.push([...events]), 1000);
  add('booking');
  expect(handed).toEqual([['booking']]);
  for (const event of ['booking', 'sign_up', 'booking']) add(event);
  vi.advanceTimersByTime(999);
  expect(handed).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(handed).toEqual([['booking'], ['booking', 'sign_up']]);
  vi.advanceTimersByTime(1000);
  add('report');
  expect(handed.at(-1)).toEqual(['report']);
  add('report');
  stop();
  vi.advanceTimersByTime(5000);
  expect(handed).toHaveLength(3);
});
