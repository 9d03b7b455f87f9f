import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { tutorPagesTexts } from '../messages/pages/index.ts';
import type { Tutor } from '../model/schemas.ts';
import { BookingCard } from './booking-card.tsx';
import { FreeCalendar } from './free-calendar.tsx';

const tutor = {
  id: '00000000-0000-4000-a000-000000000001',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  prices: { trial: null, session: null, deep: null },
  cancellationHours: 24,
  bookableDays: 60,
} as unknown as Tutor;

/** Renders a page’s times and calendar, as its tutor (`own`) or somebody else. */
function pageFor(own: boolean): string {
  const shown = { tutor, own, starts: ['2026-12-01T15:00:00.000Z'], now: '2026-11-22T12:00:00.000Z' };
  const parts = (
    <>
      <FreeCalendar {...shown} />
      <BookingCard {...shown} />
    </>
  );
  return rendered(parts, { messages: tutorPagesTexts.en });
}

const times = (page: string) => page.match(/<b>[^<]*3:00/g)?.length ?? 0;

test('free times of another tutor link to booking', () => {
  const page = pageFor(false);
  expect(page.match(/href="\/book\?/g)).toHaveLength(3);
  expect(page).not.toContain('your own hours');
});

test('the tutor’s own hours are shown with a notice and cannot be selected', () => {
  const page = pageFor(true);
  expect([times(page), times(pageFor(false))]).toEqual([2, 2]);
  expect(page).not.toContain('href="/book');
  expect(page).toContain('These are your own hours. You can’t book yourself.');
  expect(page).toContain('href="/dashboard/availability"');
});
