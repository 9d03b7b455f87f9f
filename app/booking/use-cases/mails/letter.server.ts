import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { brand } from '#app/platform/brand.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { translator, type Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityOfZone, longDayOf, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { calendarFile, type CalendarEntry } from '../calendar-file.server.ts';
import { bookingTexts } from '../../messages/index.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { referenceOf } from '#app/pricing/index.server.ts';
import { type Invoice } from '#app/pricing/index.server.ts';

/** All that a mail about a booking is written from. */
export type MailSubject = {
  booking: BookingRecord;
  tutor: TutorRecord;
  /** Name of the learner profile, if one was chosen. */
  learner: string | null;
  /** The invoice that is to be paid by transfer, once it has its number. */
  invoice?: Invoice | null;
  siteUrl: string;
  now: Date;
};

const tutorLocales: Record<Language, Locale> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };
export const learnerLanguage = ({ learnerLocale }: BookingRecord) => languageOfLocale(learnerLocale);
export const learnerPlace = ({ learnerLocale, learnerZone }: BookingRecord) => ({
  locale: learnerLocale,
  timeZone: learnerZone,
});
const tutorPlace = (tutor: TutorRecord) => ({
  locale: tutorLocales[tutor.mailLanguage],
  timeZone: tutor.zone,
});

/** How a mail to the learner’s account speaks: in which words, on which clock, of which city and money. */
export function toLearner(booking: BookingRecord) {
  const place = learnerPlace(booking);
  return {
    t: translator(bookingTexts, learnerLanguage(booking), 'booking'),
    place,
    city: cityOfZone(place.timeZone, place.locale),
    money: (amountMinor: number) =>
      formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact'),
  };
}

/** How a mail to the tutor speaks. */
export const toTutor = (tutor: TutorRecord) => ({
  t: translator(bookingTexts, tutor.mailLanguage, 'booking'),
  place: tutorPlace(tutor),
});

export const minutesOf = ({ startsAt, endsAt }: BookingRecord) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
export const pageOf = ({ booking, siteUrl }: MailSubject) =>
  `${siteUrl}/booking/thanks?booking=${booking.id}`;
/** The lines that are not null, each a paragraph. */
export const paragraphs = (lines: readonly (string | null)[]) =>
  `${lines.filter((line) => line !== null).join('\n\n')}\n`;

/** The calendar file as one of the two sides sees the session. */
export const calendarFor = (subject: MailSubject, side: 'learner' | 'tutor'): string =>
  calendarFile(entryFor(subject, side));

/** The entry of a session in the calendar of one of the two sides. */
export function entryFor(subject: MailSubject, side: 'learner' | 'tutor'): CalendarEntry {
  const { booking, tutor, learner } = subject;
  const language = side === 'learner' ? learnerLanguage(booking) : tutor.mailLanguage;
  const t = translator(bookingTexts, language, 'booking');
  const minutes = minutesOf(booking);
  return {
    booking,
    title:
      side === 'learner'
        ? t('mail.calendar.title', { brand, minutes, tutor: tutor.name })
        : t('mail.calendar.tutorTitle', { brand, minutes, learner: learner ?? 'none' }),
    description: booking.note,
    url: side === 'learner' ? pageOf(subject) : `${subject.siteUrl}/tutor-dashboard`,
    siteUrl: subject.siteUrl,
    now: subject.now,
  };
}

/** A mail to one of the two sides, with the calendar file as it now stands. */
export function letter(
  subject: MailSubject,
  side: 'learner' | 'tutor',
  event: 'confirmed' | 'cancelled' | 'moved' | 'absent',
  words: { subject: string; text: string },
): Mail {
  const { booking, tutor } = subject;
  const method = event === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return {
    ...words,
    to: side === 'learner' ? (booking.learnerEmail ?? '') : (tutor.email ?? ''),
    language: side === 'learner' ? learnerLanguage(booking) : tutor.mailLanguage,
    attachments: [
      {
        filename: 'session.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: calendarFor(subject, side),
      },
    ],
    // One mail per event and side, however often the work behind it runs.
    messageId: `booking-${booking.id}-${booking.sequence}-${event}-${side}`,
  };
}

/** Where the session takes place, for each side. */
export function where({ booking, tutor, siteUrl }: MailSubject, side: 'learner' | 'tutor'): string {
  const language = side === 'learner' ? learnerLanguage(booking) : tutor.mailLanguage;
  const t = translator(bookingTexts, language, 'booking');
  const first = tutor.name.split(' ')[0] ?? tutor.name;
  if (side === 'learner')
    return t(tutor.meetingUrl ? 'mail.where.learner' : 'mail.where.learnerMissing', { first });
  return tutor.meetingUrl
    ? t('mail.where.tutor')
    : t('mail.where.tutorMissing', { url: `${siteUrl}/dashboard/availability` });
}

/** How the invoice is paid: number and sum, day, bank details, reference, and where the paper is. Null without an invoice. */
export function howToPay({ booking, invoice, siteUrl }: MailSubject): string | null {
  if (!invoice) return null;
  const { t, place, money } = toLearner(booking);
  const url = `${siteUrl}/dashboard?tab=credits`;
  return [
    t('mail.pay.invoice', {
      number: invoice.number,
      amount: money(invoice.totalMinor),
      due: longDayOf(invoice.dueAt ?? invoice.issuedAt, place),
    }),
    ...(invoice.paymentDetails.length > 0
      ? invoice.paymentDetails
      : [t('mail.pay.ask', { url: `${siteUrl}/contact` })]),
    t('mail.pay.reference', { reference: referenceOf(invoice.number) }),
    t('mail.pay.paper', { url }),
  ].join('\n');
}

/** Day and time at which a session begins, for a subject. */
export const begin = (
  { startsAt }: Pick<BookingRecord, 'startsAt'>,
  place: { locale: string; timeZone: string },
) => ({ day: shortDayOf(startsAt, place), time: timeInSentence(startsAt, place) });

/** What the subject of a mail to the learner’s account names. */
export const headline = ({ booking, tutor }: MailSubject) => ({
  tutor: tutor.name,
  minutes: minutesOf(booking),
  ...begin(booking, learnerPlace(booking)),
});

export const when = (
  booking: Pick<BookingRecord, 'startsAt' | 'endsAt'>,
  place: { locale: string; timeZone: string },
) => ({
  day: longDayOf(booking.startsAt, place),
  span: spanOf(booking.startsAt, booking.endsAt, place),
});
