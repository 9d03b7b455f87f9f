import type { Mail } from '#app/platform/mail/mail.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityName, longDayOf, sameClock, spanOf, timeInSentence } from '#app/platform/times.ts';
import { cancelledAndCredit, creditBack, creditPolicy, paidByCredit } from '../credit/credit-lines.server.ts';
import { bothBack, bothPolicy, paidByBoth } from '../credit/split-lines.server.ts';
import { backToCard, paidByCard } from '../paying/card-lines.server.ts';
import { freeUntil, lateRefundOf } from '../../domain/cancellation-policy.ts';
import { remindedAs, type ReminderHours } from '../../domain/reminders.ts';
import {
  begin,
  firstNameOf,
  headline,
  howToPay,
  letter,
  type MailSubject,
  minutesOf,
  pageOf,
  paragraphs,
  promisedReminders,
  textForLearner,
  toLearner,
  toSide,
  toTutor,
  when,
  where,
} from './letter.server.ts';

/** Confirmation to the learner’s account, with the calendar file. */
export function confirmationForLearner(subject: MailSubject): Mail {
  const { booking, tutor, learner } = subject;
  const { t, place, city, money } = toLearner(booking, subject.now);
  const free = freeUntil(booking);
  const tutorLocale = { ...place, timeZone: tutor.zone };
  return letter(subject, 'learner', 'confirmed', {
    subject: t('mail.confirmed.subject', headline(subject)),
    text: paragraphs([
      t('mail.confirmed.session', {
        learner: firstNameOf(learner),
        tutor: tutor.name,
        ...when(booking, place),
        place: city,
      }),
      sameClock(booking.startsAt.toISOString(), place.timeZone, tutor.zone)
        ? null
        : t('mail.confirmed.elsewhere', {
            first: tutor.name.split(' ')[0] ?? tutor.name,
            city: cityName(tutor.city, place.locale),
            tutorDay: longDayOf(booking.startsAt, tutorLocale),
            tutorSpan: spanOf(booking.startsAt, booking.endsAt, tutorLocale),
          }),
      where(subject, 'learner'),
      booking.note === '' ? null : t('mail.confirmed.note', { note: booking.note }),
      paidByBoth([booking], place, subject.now) ??
        paidByCredit([booking]) ??
        paidByCard([booking], place) ??
        t('mail.confirmed.price', {
          price: money(booking.priceMinor),
          due: longDayOf(booking.paymentDueAt ?? subject.now, place),
        }),
      howToPay(subject),
      bothPolicy(booking, subject.now) ??
        creditPolicy(booking, subject.now) ??
        t(free > subject.now ? 'mail.confirmed.policy' : 'mail.confirmed.policyLate', {
          day: longDayOf(free, place),
          time: timeInSentence(free, place),
          half: money(lateRefundOf(booking)),
        }),
      t('mail.confirmed.link', { url: pageOf(subject) }),
      t(free > subject.now ? 'mail.confirmed.change' : 'mail.confirmed.cancel', { url: pageOf(subject) }),
      promisedReminders(subject, 'learner'),
      t('mail.confirmed.file'),
    ]),
  });
}

/** Confirmation to the tutor; null without an email address. */
export function confirmationForTutor(subject: MailSubject): Mail | null {
  const { booking, tutor, learner } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  const learnerLocale = { ...place, timeZone: booking.learnerZone };
  return letter(subject, 'tutor', 'confirmed', {
    subject: t('mail.tutorConfirmed.subject', {
      ...begin(booking, place),
      minutes: minutesOf(booking),
    }),
    text: paragraphs([
      t('mail.tutorConfirmed.session', {
        learner: firstNameOf(learner),
        minutes: minutesOf(booking),
        ...when(booking, place),
        city: cityName(tutor.city, place.locale),
      }),
      sameClock(booking.startsAt.toISOString(), place.timeZone, booking.learnerZone)
        ? null
        : t('mail.tutorConfirmed.elsewhere', {
            learnerDay: longDayOf(booking.startsAt, learnerLocale),
            learnerSpan: spanOf(booking.startsAt, booking.endsAt, learnerLocale),
          }),
      where(subject, 'tutor'),
      booking.note === '' ? null : t('mail.tutorConfirmed.note', { note: booking.note }),
      promisedReminders(subject, 'tutor'),
      t('mail.tutorConfirmed.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
    ]),
  });
}

/** Cancellation email to the learner’s account, with the refund. */
export function cancellationForLearner(subject: MailSubject): Mail {
  const { booking, tutor } = subject;
  const { t, place, city, money } = toLearner(booking, subject.now);
  const refund = booking.refundMinor ?? 0;
  const share = refund === booking.priceMinor ? 'refundAll' : refund === 0 ? 'refundNone' : 'refundPart';
  const who = booking.cancelledBy === 'learner' ? 'byYou' : 'byTutor';
  const session = {
    tutor: tutor.name,
    ...when(booking, place),
    place: city,
  };
  return letter(subject, 'learner', 'cancelled', {
    subject: t('mail.cancelled.subject', headline(subject)),
    text: textForLearner(subject, [
      cancelledAndCredit(booking, session) ?? t(`mail.cancelled.${who}`, session),
      bothBack([booking], place) ??
        creditBack([booking]) ??
        backToCard([booking], place) ??
        t(`mail.cancelled.${share}`, { refund: money(refund), due: money(booking.priceMinor - refund) }),
      t('mail.cancelled.link', { url: `${subject.siteUrl}/book?tutor=${tutor.slug}` }),
      t('mail.cancelled.file'),
    ]),
  });
}

/** Cancellation email to the tutor, with what they earn in minor units by the ledger; null without an email address. */
export function cancellationForTutor(subject: MailSubject, earnedMinor: number): Mail | null {
  const { booking, tutor, learner } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  const who = booking.cancelledBy === 'tutor' ? 'byYou' : 'byLearner';
  return letter(subject, 'tutor', 'cancelled', {
    subject: t('mail.tutorCancelled.subject', begin(booking, place)),
    text: paragraphs([
      t(`mail.tutorCancelled.${who}`, {
        ...when(booking, place),
        learner: firstNameOf(learner),
        city: cityName(tutor.city, place.locale),
      }),
      booking.cancelledBy === 'learner' && earnedMinor > 0
        ? t('mail.tutorCancelled.earns', {
            earned: formatMoney(
              { amountMinor: earnedMinor, currency: booking.currency },
              place.locale,
              'exact',
            ),
          })
        : null,
      t('mail.tutorCancelled.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
    ]),
  });
}

/** Reminder to the learner’s account a day or an hour before the session, without a calendar file. */
export function reminderForLearner(subject: MailSubject, hours: ReminderHours): Mail {
  const { booking, tutor, now } = subject;
  const { t, place, city } = toLearner(booking, now);
  return {
    ...toSide(subject, 'learner', 'reminder'),
    subject: t(`mail.reminder.subject${remindedAs(hours, booking, { ...place, now })}`, headline(subject)),
    text: textForLearner(subject, [
      t('mail.reminder.session', {
        minutes: minutesOf(booking),
        tutor: tutor.name,
        ...when(booking, place),
        place: city,
      }),
      where(subject, 'learner'),
      t('mail.reminder.link', { url: pageOf(subject) }),
    ]),
    messageId: `booking-${booking.id}-${booking.sequence}-reminder-${hours}h`,
  };
}

/** The same to the tutor; null without an email address. */
export function reminderForTutor(subject: MailSubject, hours: ReminderHours): Mail | null {
  const { booking, tutor, siteUrl, now } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, now);
  const learner = firstNameOf(subject.learner);
  return {
    ...toSide(subject, 'tutor', `reminder-${hours}h`),
    subject: t(`mail.tutorReminder.subject${remindedAs(hours, booking, { ...place, now })}`, {
      learner,
      ...begin(booking, place),
    }),
    text: paragraphs([
      t('mail.tutorReminder.session', {
        minutes: minutesOf(booking),
        learner,
        ...when(booking, place),
        city: cityName(tutor.city, place.locale),
      }),
      where(subject, 'tutor'),
      t('mail.tutorReminder.link', { url: `${siteUrl}/tutor-dashboard?session=${booking.id}` }),
    ]),
  };
}
