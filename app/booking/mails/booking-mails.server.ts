import { brand } from '#app/platform/brand.ts';
import { formatMoney } from '#app/platform/money.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { translator, type Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/public.ts';
import { cityOfZone, longDayOf, sameClock, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { type TutorRecord } from '#app/tutors/public.server.ts';
import { calendarFile } from '../calendar-file.server.ts';
import { bookingTexts } from '../messages/index.ts';
import { freeUntil, lateRefundOf } from '../policy.ts';
import type { BookingRecord } from '../queries.server.ts';
import type { ReminderHours } from '../reminders.ts';

/** All that a mail about a booking is written from. */
export type MailSubject = {
  booking: BookingRecord;
  tutor: TutorRecord;
  /** Name of the learner profile, if one was chosen. */
  learner: string | null;
  siteUrl: string;
  now: Date;
};

const tutorLocales: Record<Language, Locale> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };
const learnerLanguage = ({ learnerLocale }: BookingRecord) => learnerLocale.slice(0, 2) as Language;
const learnerPlace = ({ learnerLocale, learnerZone }: BookingRecord) => ({
  locale: learnerLocale,
  timeZone: learnerZone,
});
const tutorPlace = (tutor: TutorRecord) => ({
  locale: tutorLocales[tutor.mailLanguage],
  timeZone: tutor.zone,
});
const minutesOf = ({ startsAt, endsAt }: BookingRecord) => (endsAt.getTime() - startsAt.getTime()) / 60_000;
const pageOf = ({ booking, siteUrl }: MailSubject) => `${siteUrl}/booking/thanks?booking=${booking.id}`;
const paragraphs = (lines: readonly (string | null)[]) =>
  `${lines.filter((line) => line !== null).join('\n\n')}\n`;

/** To the learner's account when a session is booked, with the calendar file. */
export function confirmationForLearner(subject: MailSubject): Mail {
  const { booking, tutor, learner } = subject;
  const t = translator(bookingTexts, learnerLanguage(booking), 'booking');
  const place = learnerPlace(booking);
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact');
  const free = freeUntil(booking.policy, booking.startsAt);
  const theirs = { ...place, timeZone: tutor.zone };
  return letter(subject, 'learner', 'confirmed', {
    subject: t('mail.confirmed.subject', { ...headline(subject), day: shortDayOf(booking.startsAt, place) }),
    text: paragraphs([
      t('mail.confirmed.session', {
        tutor: tutor.name,
        ...when(booking, place),
        place: cityOfZone(place.timeZone, place.locale),
      }),
      sameClock(booking.startsAt.toISOString(), place.timeZone, tutor.zone)
        ? null
        : t('mail.confirmed.elsewhere', {
            first: tutor.name.split(' ')[0] ?? tutor.name,
            city: tutor.city,
            tutorDay: longDayOf(booking.startsAt, theirs),
            tutorSpan: spanOf(booking.startsAt, booking.endsAt, theirs),
          }),
      learner && t('mail.confirmed.learner', { learner }),
      booking.note === '' ? null : t('mail.confirmed.note', { note: booking.note }),
      t('mail.confirmed.price', {
        price: money(booking.priceMinor),
        due: longDayOf(booking.paymentDueAt ?? subject.now, place),
      }),
      t('mail.confirmed.policy', {
        day: longDayOf(free, place),
        time: timeInSentence(free, place),
        half: money(lateRefundOf(booking.policy, booking.priceMinor)),
      }),
      t('mail.confirmed.link', { url: pageOf(subject) }),
      t('mail.confirmed.file'),
    ]),
  });
}

/** To the tutor when a session is booked; null when we know no address. */
export function confirmationForTutor(subject: MailSubject): Mail | null {
  const { booking, tutor, learner } = subject;
  if (!tutor.email) return null;
  const t = translator(bookingTexts, tutor.mailLanguage, 'booking');
  const place = tutorPlace(tutor);
  const theirs = { ...place, timeZone: booking.learnerZone };
  return letter(subject, 'tutor', 'confirmed', {
    subject: t('mail.tutorConfirmed.subject', {
      day: shortDayOf(booking.startsAt, place),
      time: timeInSentence(booking.startsAt, place),
      minutes: minutesOf(booking),
    }),
    text: paragraphs([
      t('mail.tutorConfirmed.session', {
        learner: learner ?? 'none',
        minutes: minutesOf(booking),
        ...when(booking, place),
        city: tutor.city,
      }),
      sameClock(booking.startsAt.toISOString(), place.timeZone, booking.learnerZone)
        ? null
        : t('mail.tutorConfirmed.elsewhere', {
            learnerDay: longDayOf(booking.startsAt, theirs),
            learnerSpan: spanOf(booking.startsAt, booking.endsAt, theirs),
          }),
      booking.note === '' ? null : t('mail.tutorConfirmed.note', { note: booking.note }),
      t('mail.tutorConfirmed.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
    ]),
  });
}

/** To the learner's account when a session is cancelled, with the refund in money. */
export function cancellationForLearner(subject: MailSubject): Mail {
  const { booking, tutor } = subject;
  const t = translator(bookingTexts, learnerLanguage(booking), 'booking');
  const place = learnerPlace(booking);
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact');
  const refund = booking.refundMinor ?? 0;
  const share = refund === booking.priceMinor ? 'refundAll' : refund === 0 ? 'refundNone' : 'refundPart';
  const who = booking.cancelledBy === 'learner' ? 'byYou' : 'byTutor';
  return letter(subject, 'learner', 'cancelled', {
    subject: t('mail.cancelled.subject', { ...headline(subject), day: shortDayOf(booking.startsAt, place) }),
    text: paragraphs([
      t(`mail.cancelled.${who}`, {
        tutor: tutor.name,
        ...when(booking, place),
        place: cityOfZone(place.timeZone, place.locale),
      }),
      t(`mail.cancelled.${share}`, { refund: money(refund), due: money(booking.priceMinor - refund) }),
      t('mail.cancelled.link', { url: `${subject.siteUrl}/book?tutor=${tutor.slug}` }),
      t('mail.cancelled.file'),
    ]),
  });
}

/** To the tutor when a session is cancelled; null when we know no address. */
export function cancellationForTutor(subject: MailSubject): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const t = translator(bookingTexts, tutor.mailLanguage, 'booking');
  const place = tutorPlace(tutor);
  const who = booking.cancelledBy === 'tutor' ? 'byYou' : 'byLearner';
  return letter(subject, 'tutor', 'cancelled', {
    subject: t('mail.tutorCancelled.subject', {
      day: shortDayOf(booking.startsAt, place),
      time: timeInSentence(booking.startsAt, place),
    }),
    text: paragraphs([
      t(`mail.tutorCancelled.${who}`, { ...when(booking, place), city: tutor.city }),
      t('mail.tutorCancelled.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
    ]),
  });
}

/** A day or an hour before the session, without a file: the calendar has it already. */
export function reminderForLearner(subject: MailSubject, hours: ReminderHours): Mail {
  const { booking, tutor } = subject;
  const language = learnerLanguage(booking);
  const t = translator(bookingTexts, language, 'booking');
  const place = learnerPlace(booking);
  return {
    to: booking.learnerEmail ?? '',
    language,
    subject: t(hours === 24 ? 'mail.reminder.subjectDay' : 'mail.reminder.subjectHour', headline(subject)),
    text: paragraphs([
      t('mail.reminder.session', {
        minutes: minutesOf(booking),
        tutor: tutor.name,
        ...when(booking, place),
        place: cityOfZone(place.timeZone, place.locale),
      }),
      t('mail.reminder.link', { url: pageOf(subject) }),
    ]),
    messageId: `booking-${booking.id}-${booking.sequence}-reminder-${hours}h`,
  };
}

/** The calendar file as one of the two sides sees the session. */
export function calendarFor(subject: MailSubject, side: 'learner' | 'tutor'): string {
  const { booking, tutor, learner } = subject;
  const t = translator(
    bookingTexts,
    side === 'learner' ? learnerLanguage(booking) : tutor.mailLanguage,
    'booking',
  );
  const minutes = minutesOf(booking);
  return calendarFile({
    booking,
    title:
      side === 'learner'
        ? t('mail.calendar.title', { brand, minutes, tutor: tutor.name })
        : t('mail.calendar.tutorTitle', { brand, minutes, learner: learner ?? 'none' }),
    description: booking.note,
    url: side === 'learner' ? pageOf(subject) : `${subject.siteUrl}/tutor-dashboard`,
    siteUrl: subject.siteUrl,
    now: subject.now,
  });
}

function letter(
  subject: MailSubject,
  side: 'learner' | 'tutor',
  event: 'confirmed' | 'cancelled',
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

const headline = ({ booking, tutor }: MailSubject) => ({
  tutor: tutor.name,
  minutes: minutesOf(booking),
  time: timeInSentence(booking.startsAt, learnerPlace(booking)),
});

const when = (booking: BookingRecord, place: { locale: string; timeZone: string }) => ({
  day: longDayOf(booking.startsAt, place),
  span: spanOf(booking.startsAt, booking.endsAt, place),
});
