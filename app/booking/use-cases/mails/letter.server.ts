import { brand } from '#app/platform/brand.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Mail, MailAttachment } from '#app/platform/mail/mail.ts';
import { translator, type Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import {
  cityOfZone,
  type LocaleAndZone,
  longDayOf,
  shortDayOf,
  spanOf,
  timeInSentence,
} from '#app/platform/times.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { calendarFile, type CalendarEntry } from '../calendar-file.server.ts';
import { calendarFeedTexts } from '../../messages/feed/index.ts';
import { reminderPromise } from '../../domain/reminders.ts';
import { bookingTexts } from '../../messages/index.ts';
import type { Side } from '../../domain/absence.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { referenceOf } from '#app/pricing/index.server.ts';
import { type Invoice, invoiceAttachmentOf } from '#app/pricing/index.server.ts';

/** All data from which an email about a booking is rendered. */
export type MailSubject = {
  booking: BookingRecord;
  tutor: TutorRecord;
  /** Name of the learner profile, if any. The tutor reads the first name only. */
  learner: string | null;
  /** The session whose confirmation the emails follow: of a series, the first one booked. */
  confirmedWith: string;
  /** Mailbox that calendar entries name as organizer. */
  organizer: string;
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
const tutorPlace = (tutor: TutorRecord, now?: Date) => ({
  ...(now && { now }),
  locale: tutorLocales[tutor.mailLanguage],
  timeZone: tutor.zone,
});

/** Translator and formatters for emails to the learner’s account. */
export function toLearner(booking: BookingRecord, now?: Date) {
  const place = { ...learnerPlace(booking), ...(now && { now }) };
  return {
    t: translator(bookingTexts, learnerLanguage(booking), 'booking'),
    place,
    city: cityOfZone(place.timeZone, place.locale),
    money: (amountMinor: number) =>
      formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact'),
  };
}

/** Translator and formatters for emails to the tutor. */
export const toTutor = (tutor: TutorRecord, now?: Date) => ({
  t: translator(bookingTexts, tutor.mailLanguage, 'booking'),
  place: tutorPlace(tutor, now),
});

/** Formatters for emails to a founder about a session: the founder’s language, the tutor’s clock. */
export function founderPlace(tutor: TutorRecord, language: Language, now: Date) {
  const place = { locale: tutorLocales[language], timeZone: tutor.zone, now };
  return { place, city: cityOfZone(place.timeZone, place.locale) };
}

export const minutesOf = ({ startsAt, endsAt }: BookingRecord) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
export const pageOf = ({ booking, siteUrl }: MailSubject) =>
  `${siteUrl}/booking/thanks?booking=${booking.id}`;
/** Joins the non-null lines as paragraphs. */
export const paragraphs = (lines: readonly (string | null)[]) =>
  `${lines.filter((line) => line !== null).join('\n\n')}\n`;

/** Whose session it is, for a family with several children; null without a learner profile. */
export const learnerLine = ({ booking, learner }: Pick<MailSubject, 'booking' | 'learner'>): string | null =>
  learner ? toLearner(booking).t('mail.learner', { learner }) : null;

/** The text of an email to the learner’s account: what happened, whose session it is, and the rest. */
export const textForLearner = (
  subject: MailSubject,
  [first = null, ...rest]: readonly (string | null)[],
): string => paragraphs([first, learnerLine(subject), ...rest]);

/** First name: all that a tutor, or whoever else looks into a calendar, needs to know of a child. */
export const firstNameOf = (name: string | null): string => name?.trim().split(/\s+/)[0] || 'none';

/** The calendar file from the perspective of one side. */
export const calendarFor = (subject: MailSubject, side: Side): string =>
  calendarFile(entryFor(subject, side));

/** The calendar entry of a session from the perspective of one side: the same in files, emails and feeds. Never contains the note. */
export function entryFor(
  subject: Omit<MailSubject, 'invoice' | 'confirmedWith'>,
  side: Side,
  language: Language = languageOf(subject, side),
): CalendarEntry {
  const { booking, tutor, learner, siteUrl, organizer, now } = subject;
  const t = translator(calendarFeedTexts, language, 'calendarFeed');
  const url =
    side === 'learner'
      ? `${siteUrl}/booking/thanks?booking=${booking.id}`
      : `${siteUrl}/tutor-dashboard?session=${booking.id}`;
  const minutes = minutesOf(booking);
  return {
    booking,
    title: t(`entry.${side}`, { brand, minutes, tutor: tutor.name, learner: firstNameOf(learner) }),
    location: t('entry.location', { url }),
    url,
    siteUrl,
    organizer,
    attendee: side === 'learner' ? booking.learnerEmail : tutor.email,
    now,
  };
}

const languageOf = ({ booking, tutor }: Pick<MailSubject, 'booking' | 'tutor'>, side: Side): Language =>
  side === 'learner' ? learnerLanguage(booking) : tutor.mailLanguage;

/** Recipient, language and place in the conversation of an email to one side. One email per event and side, even if a job is retried. */
export function toSide(
  { booking, tutor, confirmedWith, invoice }: MailSubject,
  side: Side,
  event: string,
): Pick<Mail, 'to' | 'language' | 'messageId' | 'threadId' | 'generated'> {
  return {
    to: (side === 'learner' ? booking.learnerEmail : tutor.email) ?? '',
    language: languageOf({ booking, tutor }, side),
    messageId: `booking-${booking.id}-${booking.sequence}-${event}-${side}`,
    threadId: threadOf(confirmedWith, side),
    // The invoice as PDF, for whoever is to pay it.
    ...(side === 'learner' &&
      event === 'confirmed' &&
      invoice && { generated: [invoiceAttachmentOf(invoice, booking.learnerLocale)] }),
  };
}

/** The confirmation, with which each conversation about a session begins. */
export const threadOf = (bookingId: string, side: Side): string => `booking-${bookingId}-0-confirmed-${side}`;

/** An email to one side, with the current calendar file. */
export function letter(
  subject: MailSubject,
  side: Side,
  event: 'confirmed' | 'cancelled' | 'moved',
  words: { subject: string; text: string },
): Mail {
  return {
    ...toSide(subject, side, event),
    ...words,
    attachments: [attachmentOf(calendarFor(subject, side))],
  };
}

/** A calendar file as an attachment; its type names the method of the file (RFC 6047, 2.4). */
export const attachmentOf = (content: string): MailAttachment => ({
  filename: 'session.ics',
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'}`,
  content,
});

/** Where the session takes place, for one side. */
export function where({ booking, tutor, siteUrl }: MailSubject, side: Side): string {
  const t = translator(bookingTexts, languageOf({ booking, tutor }, side), 'booking');
  const first = tutor.name.split(' ')[0] ?? tutor.name;
  if (side === 'learner')
    return t(tutor.meetingUrl ? 'mail.where.learner' : 'mail.where.learnerMissing', { first });
  return tutor.meetingUrl
    ? t('mail.where.tutor')
    : t('mail.where.tutorMissing', { url: `${siteUrl}/dashboard/availability` });
}

/** Payment instructions: number and amount, due date, bank details, reference and link to the PDF. Null without an invoice. */
export function howToPay({ booking, invoice, siteUrl, now }: MailSubject): string | null {
  if (!invoice) return null;
  const { t, place, money } = toLearner(booking, now);
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

/** Line on the reminders that are still to come; null if none. */
export function promisedReminders({ booking, tutor, now }: MailSubject, side: Side): string | null {
  const promise = reminderPromise(booking.startsAt, now);
  const t = translator(bookingTexts, languageOf({ booking, tutor }, side), 'booking');
  return promise === 'none' ? null : t(`mail.reminders.${promise}`);
}

/** Date and time of the start, for a subject line. */
export const begin = ({ startsAt }: Pick<BookingRecord, 'startsAt'>, place: LocaleAndZone) => ({
  day: shortDayOf(startsAt, place),
  time: timeInSentence(startsAt, place),
});

/**
 * The tutor, for a subject line to the learner’s account, with the first name of the child whose session it is: siblings may learn with the same
 * tutor. The same as the title of the calendar entry.
 */
export const tutorInSubject = ({
  booking,
  tutor,
  learner,
}: Pick<MailSubject, 'booking' | 'tutor' | 'learner'>) =>
  learner
    ? toLearner(booking).t('mail.withLearner', { tutor: tutor.name, learner: firstNameOf(learner) })
    : tutor.name;

/** Placeholders for the subject line of an email to the learner’s account. */
export const headline = (subject: MailSubject) => ({
  tutor: tutorInSubject(subject),
  minutes: minutesOf(subject.booking),
  ...begin(subject.booking, { ...learnerPlace(subject.booking), now: subject.now }),
});

export const when = (booking: Pick<BookingRecord, 'startsAt' | 'endsAt'>, place: LocaleAndZone) => ({
  day: longDayOf(booking.startsAt, place),
  span: spanOf(booking.startsAt, booking.endsAt, place),
});
