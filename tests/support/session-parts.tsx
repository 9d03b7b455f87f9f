import { QueryClient } from '@tanstack/react-query';
import { type Booking, bookPagesTexts } from '#app/booking/index.ts';
import { reviewPagesTexts, tutorPagesTexts } from '#app/tutors/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import type { Brief } from '#app/tutor-dashboard/api/client.ts';
import { tutorDashboardTexts } from '#app/tutor-dashboard/messages/index.ts';

export const inLanguage = (language: 'en' | 'es') => ({
  ...tutorDashboardTexts[language],
  ...bookPagesTexts[language],
  ...tutorPagesTexts[language],
  ...reviewPagesTexts[language],
});
export const messages = inLanguage('en');
export const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
export const place = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
export const id = '00000000-0000-4000-a000-0000000000b1';

export const booking = (change: Partial<Booking> = {}): Booking => ({
  ...partOf<Booking>({
    id,
    state: 'confirmed',
    as: 'tutor',
    start: '2026-11-20T16:00:00Z',
    end: '2026-11-20T17:00:00Z',
    minutes: 60,
    learner: 'Mara',
    learnerZone: 'America/Bogota',
    learnerProfileId: 'p1',
    absent: null,
    claim: null,
    price: { amountMinor: 3200, currency: 'GBP' },
    tutor: { name: 'Lucía Restrepo', city: 'London', zone: 'Europe/London' },
  }),
  ...change,
});

export type BriefBelief = NonNullable<Brief['beliefs']>[number];
type Data = [key: readonly unknown[], value: unknown][];
export const clientOf = (data: Data) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { retry: false } },
  });
  for (const [key, value] of data) client.setQueryData(key, value);
  return client;
};
export const html = (part: React.ReactNode, data: Data = []) =>
  rendered(part, { messages, visitor: british, client: clientOf(data) });
export const text = (part: React.ReactNode, data: Data = []) => textOf(html(part, data));
export const keys = {
  notes: ['tutor', 'notes'],
  standing: ['tutor', 'standing'],
  brief: ['tutor', 'brief', id, 'en'],
  note: ['tutor', 'note', id],
} as const;
