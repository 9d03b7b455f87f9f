import type { Mail } from '#app/platform/mail/mail.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityName } from '#app/platform/times.ts';
import { creditBack } from '../credit/credit-lines.server.ts';
import { bothBack } from '../credit/split-lines.server.ts';
import { backToCard } from '../paying/card-lines.server.ts';
import {
  firstNameOf,
  learnerLine,
  paragraphs,
  toLearner,
  toTutor,
  tutorInSubject,
  when,
} from './letter.server.ts';
import { type SeriesSubject, withAll } from './series-mails.server.ts';

/** One email to the learner’s account when the rest of a series is cancelled, with the total refund. */
export function restCancelledForLearner(subject: SeriesSubject): Mail {
  const { booking, bookings, tutor } = subject;
  const { t, place, city, money } = toLearner(booking, subject.now);
  const sum = (amount: (each: (typeof bookings)[number]) => number) =>
    bookings.reduce((total, each) => total + amount(each), 0);
  const refund = sum((each) => each.refundMinor ?? 0);
  const due = sum((each) => each.priceMinor) - refund;
  return withAll(subject, 'learner', 'cancelled', {
    subject: t('mail.rest.subject', { tutor: tutorInSubject(subject), count: bookings.length }),
    text: paragraphs([
      t(booking.cancelledBy === 'learner' ? 'mail.rest.byYou' : 'mail.rest.byTutor', {
        tutor: tutor.name,
        place: city,
      }),
      bookings.map((each) => t('mail.series.item', when(each, place))).join('\n'),
      learnerLine(subject),
      bothBack(bookings, place) ??
        creditBack(bookings) ??
        backToCard(bookings, place) ??
        t(due === 0 ? 'mail.rest.refundAll' : 'mail.rest.refund', {
          refund: money(refund),
          due: money(due),
        }),
      t('mail.cancelled.link', { url: `${subject.siteUrl}/book?tutor=${tutor.slug}` }),
      t('mail.rest.file'),
    ]),
  });
}

/** The same to the tutor, with what they earn in minor units by the ledger; null without an email address. */
export function restCancelledForTutor(subject: SeriesSubject, earnedMinor: number): Mail | null {
  const { booking, bookings, tutor } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  return withAll(subject, 'tutor', 'cancelled', {
    subject: t('mail.rest.tutorSubject', { count: bookings.length }),
    text: paragraphs([
      t(booking.cancelledBy === 'tutor' ? 'mail.rest.tutorByYou' : 'mail.rest.tutorByLearner', {
        learner: firstNameOf(subject.learner),
        city: cityName(tutor.city, place.locale),
      }),
      bookings.map((each) => t('mail.series.item', when(each, place))).join('\n'),
      booking.cancelledBy === 'learner' && earnedMinor > 0
        ? t('mail.rest.tutorEarns', {
            earned: formatMoney(
              { amountMinor: earnedMinor, currency: booking.currency },
              place.locale,
              'exact',
            ),
          })
        : null,
      t('mail.tutorCancelled.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
      t('mail.rest.file'),
    ]),
  });
}
