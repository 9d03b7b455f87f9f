import type { ClaimRecord } from '#app/booking/db/claims.server.ts';
import type { BookingRecord } from '#app/booking/model/booking-record.ts';
import type { MailSubject } from '#app/booking/use-cases/mails/letter.server.ts';
import type { SeriesSubject } from '#app/booking/use-cases/mails/series-mails.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import type { Invoice } from '#app/pricing/index.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';

/* The data from which emails about a booking are rendered, without a database. */

const tuesday = new Date('2026-11-24T18:00:00Z');
const hour = 3_600_000;

/** An hour on Tuesday 24 November, 18:00 in London, £32.00 by invoice; free to cancel until a day before. */
export function bookingRecord(changes: Partial<BookingRecord> = {}): BookingRecord {
  const startsAt = changes.startsAt ?? tuesday;
  return {
    id: 'b1',
    tutorId: 't1',
    state: 'confirmed',
    sessionType: 'session',
    startsAt,
    endsAt: new Date(startsAt.getTime() + hour),
    firstStartsAt: startsAt,
    moves: 0,
    absent: null,
    seriesId: null,
    accountId: 'a1',
    visitorId: null,
    learnerProfileId: null,
    learnerEmail: 'carmen@example.org',
    learnerLocale: 'en-GB',
    learnerZone: 'Europe/London',
    note: '',
    sharesProgress: false,
    priceMinor: 3200,
    currency: 'GBP',
    policy: { fullRefundHours: 24, lateRefundPercent: 50 },
    payment: 'invoice',
    paymentDueAt: new Date('2026-11-22T12:00:00Z'),
    expiresAt: null,
    extensions: 0,
    sequence: 0,
    cancelledBy: null,
    refundMinor: null,
    backBeforeMinor: null,
    creditHalves: changes.payment === 'credit' ? 2 : 0,
    creditMinor: changes.payment === 'credit' ? (changes.priceMinor ?? 3200) : 0,
    creditBackMinor: null,
    returnedHalves: null,
    attendedAt: null,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    ...changes,
  };
}

/** Lucía in Bogotá, who reads emails in Spanish. */
export const tutorRecord = (changes: Partial<TutorRecord> = {}): TutorRecord => ({
  id: 't1',
  slug: 'lucia-restrepo',
  accountId: 'a2',
  email: 'lucia@example.org',
  mailLanguage: 'es',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  headline: { en: '', es: '', fr: '' },
  story: { en: '', es: '', fr: '' },
  subjects: ['mathematics'],
  levels: ['secondary'],
  languages: ['es', 'en'],
  avatar: { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' },
  status: 'active',
  meetingUrl: 'https://meet.example.org/lucia',
  wasOpen: true,
  cancellationHours: 24,
  availabilityVersion: 1,
  schedule: {
    zone: 'America/Bogota',
    lengths: [60],
    rules: [],
    exceptions: [],
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 0,
    windowDays: 30,
    dailyLimit: 5,
  },
  prices: { trial: { GBP: 0 }, session: { GBP: 3200 }, deep: { GBP: 4500 } },
  rating: null,
  ...changes,
});

type Changes = {
  booking?: Partial<BookingRecord>;
  tutor?: Partial<TutorRecord>;
  learner?: string | null;
  invoice?: Invoice | null;
  now?: string;
};

/** What an email about one session is rendered from, four days before it. */
export const mailSubject = ({ booking, tutor, now, ...rest }: Changes = {}): MailSubject => ({
  booking: bookingRecord(booking),
  tutor: tutorRecord(tutor),
  learner: null,
  confirmedWith: booking?.id ?? 'b1',
  organizer: 'hello@curvela.test',
  siteUrl: 'https://curvela.test',
  now: new Date(now ?? '2026-11-20T09:00:00Z'),
  ...rest,
});

/** The same for a series: this Tuesday and the next, with an id each. */
export function seriesSubject({ booking = {}, ...rest }: Changes = {}): SeriesSubject {
  const of = { seriesId: 's1', ...booking };
  const nextTuesday = { id: 'b2', startsAt: new Date('2026-12-01T18:00:00Z') };
  const subject = mailSubject({ ...rest, booking: of });
  return { ...subject, bookings: [subject.booking, bookingRecord({ ...of, ...nextTuesday })] };
}

/** A claim of Friday noon, so the other side has until Monday noon. */
export const claimRecord = (changes: Partial<ClaimRecord> = {}): ClaimRecord => ({
  bookingId: 'b1',
  absent: 'learner',
  claimedBy: 'tutor',
  claimedAt: new Date('2026-11-27T12:00:00Z'),
  objection: null,
  disputedAt: null,
  outcome: null,
  ...changes,
});

/** An email as a person reads it: recipient, subject and text, with plain spaces. */
export function readMail(mail: Mail | null): string {
  if (!mail) throw new Error('There is no email');
  const head = [`To: ${mail.to} (${mail.language})`, `Subject: ${mail.subject}`];
  return `${head.join('\n')}\n\n${mail.text}`.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** The summaries, links and starts in the calendar files of an email. */
export const eventsOf = (mail: Mail | null): string[] =>
  (mail?.attachments ?? []).flatMap(({ content }) =>
    content
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter((line) => /^(?:METHOD|SUMMARY|DESCRIPTION|LOCATION|URL|DTSTART)/.test(line)),
  );
