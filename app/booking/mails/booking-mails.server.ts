import { formatMoney } from '#app/platform/money.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { translator } from '#app/platform/texts.ts';
import { cityOfZone, longDayOf, sameClock, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import { cancelledAndCredit, creditBack, creditPolicy, paidByCredit } from '../credit/credit-lines.server.ts';
import { bookingTexts } from '../messages/index.ts';
import { backToCard, paidByCard } from '../paying/card-lines.server.ts';
import { freeUntil, lateRefundOf } from '../policy.ts';
import type { ReminderHours } from '../reminders.ts';
import {
  headline,
  learnerLanguage,
  learnerPlace,
  letter,
  minutesOf,
  pageOf,
  paragraphs,
  tutorPlace,
  when,
  where,
  type MailSubject,
} from './letter.server.ts';

/** To the learner's account when a session is booked, with the calendar file. */
export function confirmationForLearner(subject: MailSubject): Mail {
  const { booking, tutor, learner } = subject;
  const t = translator(bookingTexts, learnerLanguage(booking), 'booking');
  const place = learnerPlace(booking);
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact');
  const free = freeUntil(booking);
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
      where(subject, 'learner'),
      learner && t('mail.confirmed.learner', { learner }),
      booking.note === '' ? null : t('mail.confirmed.note', { note: booking.note }),
      paidByCredit([booking]) ??
        paidByCard([booking], place) ??
        t('mail.confirmed.price', {
          price: money(booking.priceMinor),
          due: longDayOf(booking.paymentDueAt ?? subject.now, place),
        }),
      creditPolicy(booking) ??
        t('mail.confirmed.policy', {
          day: longDayOf(free, place),
          time: timeInSentence(free, place),
          half: money(lateRefundOf(booking.policy, booking.priceMinor)),
        }),
      t('mail.confirmed.link', { url: pageOf(subject) }),
      t('mail.confirmed.change', { url: pageOf(subject) }),
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
      where(subject, 'tutor'),
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
  const session = {
    tutor: tutor.name,
    ...when(booking, place),
    place: cityOfZone(place.timeZone, place.locale),
  };
  return letter(subject, 'learner', 'cancelled', {
    subject: t('mail.cancelled.subject', { ...headline(subject), day: shortDayOf(booking.startsAt, place) }),
    text: paragraphs([
      cancelledAndCredit(booking, session) ?? t(`mail.cancelled.${who}`, session),
      creditBack([booking]) ??
        backToCard([booking], place) ??
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
      where(subject, 'learner'),
      t('mail.reminder.link', { url: pageOf(subject) }),
    ]),
    messageId: `booking-${booking.id}-${booking.sequence}-reminder-${hours}h`,
  };
}
