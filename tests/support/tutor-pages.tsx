import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { reviewPagesTexts, tutorPagesTexts } from '#app/tutors/index.ts';
import type { ListedTutor } from '#app/tutors/model/schemas.ts';
import { british, pounds, shownTutor } from '#tests/booking/booking-views.ts';
import { mounted } from './mounted.tsx';
import { outlineOf } from './outline.ts';

const messages = { ...tutorPagesTexts.en, ...reviewPagesTexts.en };

/** A part of the public pages about tutors, read in London on Sunday 22 November 2026, 12:00. */
export async function openTutorPart(part: ReactNode, more: Partial<Parameters<typeof mounted>[1]> = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = await mounted(part, { messages, visitor: british, ...more });
  return { ...open, outline: () => outlineOf(open.page.document.body) };
}

/** A tutor in Bogotá as the search lists her, free on Tuesday 24 November at 15:00 and 18:00 in London. */
export const listedTutor = (more: Partial<ListedTutor> = {}): ListedTutor => {
  const { story: _story, bookableDays: _days, ...summary } = shownTutor();
  return {
    ...summary,
    headline: 'Draw it first.',
    subjects: ['mathematics', 'physics'],
    levels: ['secondary'],
    languages: ['es', 'en'],
    rating: { average: 4.86, count: 14 },
    prices: { trial: pounds(900), session: pounds(3200), deep: null },
    free: ['15:00', '18:00'].map((time) => ({
      start: `2026-11-24T${time}:00.000Z`,
      end: `2026-11-24T${time.slice(0, 2)}:59:00.000Z`,
    })),
    minutesAway: null,
    fit: 0.873,
    ...more,
  };
};
