import type { Mail } from '#app/platform/mail/mail.ts';
import { cityName, longDayOf } from '#app/platform/times.ts';
import { calendarOf } from '../calendar-file.server.ts';
import { creditSeriesPolicy, paidByCredit } from '../credit/credit-lines.server.ts';
import { bothSeriesPolicy, paidByBoth } from '../credit/split-lines.server.ts';
import { paidByCard } from '../paying/card-lines.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import {
  attachmentOf,
  begin,
  entryFor,
  firstNameOf,
  headline,
  howToPay,
  learnerLine,
  type MailSubject,
  paragraphs,
  toLearner,
  toSide,
  toTutor,
  when,
  where,
} from './letter.server.ts';

/** Sessions booked together, first one first; `booking` is the first. */
export type SeriesSubject = MailSubject & { bookings: readonly BookingRecord[] };

/** One email to the learner’s account for all sessions, with one calendar file. */
export function seriesForLearner(subject: SeriesSubject): Mail {
  const { booking, bookings, tutor } = subject;
  const { t, place, city, money } = toLearner(booking, subject.now);
  const amountMinor = bookings.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  return withAll(subject, 'learner', 'confirmed', {
    subject: t('mail.series.subject', {
      ...headline(subject),
      count: bookings.length,
    }),
    text: paragraphs([
      t('mail.series.list', { tutor: tutor.name, place: city }),
      bookings.map((each) => t('mail.series.item', when(each, place))).join('\n'),
      where(subject, 'learner'),
      learnerLine(subject),
      booking.note === '' ? null : t('mail.confirmed.note', { note: booking.note }),
      paidByBoth(bookings, place, subject.now) ??
        paidByCredit(bookings) ??
        paidByCard(bookings, place) ??
        t('mail.series.price', {
          price: money(amountMinor),
          due: longDayOf(booking.paymentDueAt ?? subject.now, place),
        }),
      howToPay(subject),
      bothSeriesPolicy(bookings) ??
        creditSeriesPolicy(booking) ??
        t('mail.series.policy', { hours: booking.policy.fullRefundHours }),
      t('mail.confirmed.link', { url: `${subject.siteUrl}/booking/thanks?series=${booking.seriesId ?? ''}` }),
      t('mail.series.file'),
    ]),
  });
}

/** The same to the tutor; null without an email address. */
export function seriesForTutor(subject: SeriesSubject): Mail | null {
  const { booking, bookings, tutor, learner } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  return withAll(subject, 'tutor', 'confirmed', {
    subject: t('mail.tutorSeries.subject', {
      count: bookings.length,
      ...begin(booking, place),
    }),
    text: paragraphs([
      t('mail.tutorSeries.list', { learner: firstNameOf(learner), city: cityName(tutor.city, place.locale) }),
      bookings.map((each) => t('mail.series.item', when(each, place))).join('\n'),
      where(subject, 'tutor'),
      booking.note === '' ? null : t('mail.tutorConfirmed.note', { note: booking.note }),
      t('mail.tutorConfirmed.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
    ]),
  });
}

/** An email about several sessions with one calendar file. */
export function withAll(
  subject: SeriesSubject,
  side: 'learner' | 'tutor',
  event: 'confirmed' | 'cancelled',
  words: { subject: string; text: string },
): Mail {
  const content = calendarOf(subject.bookings.map((booking) => entryFor({ ...subject, booking }, side)));
  return { ...toSide(subject, side, event), ...words, attachments: [attachmentOf(content)] };
}
