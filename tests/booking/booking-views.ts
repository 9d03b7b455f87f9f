import { billingTexts } from '#app/pricing/index.ts';
import { bookChangesTexts } from '#app/booking/messages/changes/index.ts';
import { bookCreditTexts } from '#app/booking/messages/credit/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { payingTexts } from '#app/booking/messages/paying/index.ts';
import type { Booking, Hold } from '#app/booking/model/schemas.ts';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { reviewPagesTexts, tutorPagesTexts, type Tutor } from '#app/tutors/index.ts';

/* Sessions as the booking pages get them from the API, and a family in London that reads them. */

export const bookingMessages = {
  ...accountsTexts.en,
  ...bookPagesTexts.en,
  ...bookChangesTexts.en,
  ...bookCreditTexts.en,
  ...payingTexts.en,
  ...billingTexts.en,
  ...tutorPagesTexts.en,
  ...reviewPagesTexts.en,
};

/** A visitor in London with British formats. */
export const british = { state: { ...fallbackState, locale: 'en-GB', currency: 'GBP' } } as const;
/** Somebody who is signed in. */
export const carmen = {
  user: { id: 'a1', email: 'carmen@example.org', role: 'user', isAdmin: false },
  loading: false,
} as const;
export const nobody = { user: null, loading: false };

export const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' }) as const;
export const bookingId = '6a1f2f4e-0000-4000-a000-000000000001';
export const holdId = '6a1f2f4e-0000-4000-a000-000000000002';
export const seriesId = '6a1f2f4e-0000-4000-a000-000000000003';

const avatar = { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' } as const;
const lucia = {
  id: '6a1f2f4e-0000-4000-a000-0000000000cc',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  avatar,
};

/** An hour on Tuesday 24 November, 18:00 in London and 13:00 in Bogotá, for £32.00; free to cancel until a day before. */
const session = {
  tutor: lucia,
  sessionType: 'session',
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:00:00.000Z',
  minutes: 60,
  price: pounds(3200),
  freeUntil: '2026-11-23T18:00:00.000Z',
  lateRefund: pounds(1600),
} as const;

export const shownBooking = (changes: Partial<Booking> = {}): Booking => ({
  ...session,
  id: bookingId,
  state: 'confirmed',
  learnerProfileId: null,
  learner: null,
  learnerZone: 'Europe/London',
  note: '',
  payment: { kind: 'invoice', dueAt: '2026-11-22T12:00:00.000Z' },
  refund: null,
  movesLeft: 2,
  absent: null,
  claim: null,
  seriesId: null,
  as: 'learner',
  ...changes,
});

/** Held on Sunday 22 November until 12:10. */
export const shownHold = (changes: Partial<Hold> = {}): Hold => ({
  ...session,
  id: holdId,
  expiresAt: '2026-11-22T12:10:00.000Z',
  canExtend: true,
  ...changes,
});

export const shownTutor = (changes: Partial<Tutor> = {}): Tutor => ({
  ...lucia,
  headline: '',
  story: '',
  subjects: ['mathematics'],
  levels: ['secondary'],
  languages: ['es'],
  rating: null,
  cancellationHours: 24,
  bookableDays: 30,
  prices: { trial: pounds(1200), session: pounds(3200), deep: pounds(4500) },
  ...changes,
});
