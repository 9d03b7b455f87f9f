import { expect, test, vi } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { bookPagesTexts } from '../messages/pages/index.ts';
import type { Booking } from '../model/schemas.ts';
import { JoinSession } from './join-session.tsx';

const booking = {
  id: '7d000000-0000-4000-a000-000000000001',
  as: 'learner',
  start: '2026-11-24T18:00:00Z',
  end: '2026-11-24T19:00:00Z',
  tutor: { name: 'Lucía Restrepo' },
} as unknown as Booking;

/** Initial text at an instant, before the server has answered. */
function initialTextAt(instant: string): string {
  vi.useFakeTimers({ now: new Date(instant) });
  try {
    return rendered(<JoinSession booking={booking} />, { messages: bookPagesTexts.en });
  } finally {
    vi.useRealTimers();
  }
}

test('the expected text is shown before the server responds, so the layout does not shift', () => {
  expect(initialTextAt('2026-11-24T17:49:59Z')).toContain('ten minutes before, at 5:50');
});

test('the server decides whether the session can be joined', () => {
  expect(initialTextAt('2026-11-24T17:50:00Z')).toBe('');
});
