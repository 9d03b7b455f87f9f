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

/** All data from which an email about a booking is rendered. */
export type MailSubject = {
  booking: BookingRecord;
  tutor: TutorRecord;
  /** Name of the learner profile, if any. */
  learner: string | null;
  /** The invoice to be paid by bank transfer, once numbered. */
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

/** Translator and formatters for emails to the learner’s account. */
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

/** Translator and formatters for emails to the tutor. */
export const toTutor = (tutor: TutorRecord) => ({
  t: translator(bookingTexts, tutor.mailLanguage, 'booking'),
  place: tutorPlace(tutor),
});

export const minutesOf = ({ startsAt, endsAt }: BookingRecord) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
export const pageOf = ({ booking, siteUrl }: MailSubject) =>
  `${siteUrl}/booking/thanks?booking=${booking.id}`;
/** Joins the non-null lines as paragraphs. */
export const paragraphs = (lines: readonly (string | null)[]) =>
  `${lines.filter((line) => line !== null).join('\n\n')}\n`;

/** The calendar file from the perspective of one side. */
export const calendarFor = (subject: MailSubject, side: 'learner' | 'tutor'): string =>
  calendarFile(entryFor(subject, side));

/** The calendar entry of a session from the perspective of one side. */
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

/** An email to one side, with the current calendar file. */
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
    // Deduplicates: one email per event and side, even if the job is retried.
    messageId: `booking-${booking.id}-${booking.sequence}-${event}-${side}`,
  };
}

/** Where the session takes place, for one side. */
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

/** Payment instructions: number and amount, due date, bank details, reference and link to the PDF. Null without an invoice. */
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

/** Date and time of the start, for a subject line. */
export const begin = (
  { startsAt }: Pick<BookingRecord, 'startsAt'>,
  place: { locale: string; timeZone: string },
) => ({ day: shortDayOf(startsAt, place), time: timeInSentence(startsAt, place) });

/** Placeholders for the subject line of an email to the learner’s account. */
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
