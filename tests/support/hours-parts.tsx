import { QueryClient } from '@tanstack/react-query';
import { type AvailabilityPreview, type OwnAvailability, tutorPagesTexts } from '#app/tutors/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { tutorDashboardTexts } from '#app/tutor-dashboard/messages/index.ts';
import { tutorHoursTexts } from '#app/tutor-dashboard/messages/hours/index.ts';

export const inLanguage = (language: 'en' | 'fr') => ({
  ...tutorDashboardTexts[language],
  ...tutorHoursTexts[language],
  ...tutorPagesTexts[language],
});
export const messages = inLanguage('en');
export const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
export const place = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

export const hours: OwnAvailability = {
  version: 1,
  rules: [
    { weekday: 1, start: '14:00', end: '16:30' },
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 3, start: '07:30', end: '10:00' },
  ],
  exceptions: [],
  zone: 'Europe/London',
  city: 'London',
  sessionTypes: ['session', 'deep'],
  bufferBefore: 0,
  bufferAfter: 25,
  notice: 60,
  windowDays: 14,
  dailyLimit: 1,
};
export const preview: AvailabilityPreview = {
  stranded: [],
  free: { days: 14, minutes: 60, before: [], after: [] },
  week: [],
  clockChanges: [],
};
export const noBookings = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false }, mutations: { retry: false } },
  });
  client.setQueryData(['booking', 'list', 'tutor'], { bookings: [] });
  return client;
};
export const html = (part: React.ReactNode, client = noBookings(), path = '/') =>
  rendered(part, { messages, visitor: british, client, path });
export const text = (part: React.ReactNode, client = noBookings(), path = '/') =>
  textOf(html(part, client, path));
export const founder = { path: '/founders/tutors/t1', key: ['founder', 't1'], own: false };
export const shownIn = (view: { text(): string }) =>
  view
    .text()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2060\u200b]/g, '');
