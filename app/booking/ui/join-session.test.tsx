import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
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

describe('the meeting link', () => {
  const opensAt = '2026-11-24T17:50:00.000Z';

  /** The text once the server has answered. */
  function pageOf(meeting: object, changes: object = {}, zone?: string): string {
    const client = new QueryClient();
    client.setQueryData(['booking', 'meeting', booking.id], {
      meeting: { joining: 'open', opensAt, opensIn: 0, closesIn: 0, url: null, ...meeting },
    });
    const part = <JoinSession booking={{ ...booking, ...changes }} {...(zone && { zone })} />;
    return rendered(part, { messages: bookPagesTexts.en, client });
  }

  test.each([
    [
      { joining: 'before' },
      'learner',
      'Online, in Lucía’s room. The link appears here ten minutes before, at 5:50 PM.',
    ],
    [{ joining: 'before' }, 'tutor', 'Your meeting link appears here ten minutes before, at 5:50 PM.'],
    [{}, 'learner', 'Lucía hasn’t added a link yet. It appears here as soon as there is one.'],
    [
      {},
      'tutor',
      'The learner is waiting for your meeting link. Add it under your hours, and it appears here.',
    ],
    [{ url: 'https://meet.example/lucia' }, 'learner', 'Join the session'],
    [{ url: 'https://meet.example/lucia' }, 'tutor', 'Join the session'],
    [{ joining: 'over' }, 'learner', ''],
    [{ joining: 'over', url: 'https://meet.example/lucia' }, 'tutor', ''],
  ])('is described by its state %o to a %s', (meeting, as, text) => {
    expect(textOf(pageOf(meeting, { as }))).toBe(text);
  });

  test('opens the meeting of the tutor', () => {
    expect(pageOf({ url: 'https://meet.example/lucia' })).toContain('href="https://meet.example/lucia"');
  });

  test('is announced in the zone of the page', () => {
    expect(textOf(pageOf({ joining: 'before' }, {}, 'America/Bogota'))).toContain('at 12:50 PM.');
  });

  test('names a tutor with a single name', () => {
    expect(textOf(pageOf({}, { tutor: { name: 'Lucía' } }))).toContain('Lucía hasn’t added a link yet.');
  });
});
