import type { Mail } from '#app/platform/mail/mail.ts';
import { formatMoney } from '#app/platform/money.ts';
import { cityName, longDayOf, timeInSentence } from '#app/platform/times.ts';
import { absentAndCredit, creditPolicy } from '../credit/credit-lines.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bothPolicy, learnerAbsentAndBoth, tutorAbsentAndBoth } from '../credit/split-lines.server.ts';
import { MOST_MOVES, freeUntil, lateRefundOf } from '../../domain/cancellation-policy.ts';
import { absentAndPaidByCard, backToCard, wentBackBefore } from '../paying/card-lines.server.ts';
import {
  begin,
  firstNameOf,
  headline,
  letter,
  type MailSubject,
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

/** The time before the move. */
export type Before = { startsAt: Date; endsAt: Date };

/** Email to the learner’s account about a moved session, with the remaining options. */
export function moveForLearner(subject: MailSubject, before: Before): Mail {
  const { booking, tutor } = subject;
  const { t, place, city, money } = toLearner(booking, subject.now);
  const free = freeUntil(booking);
  return letter(subject, 'learner', 'moved', {
    subject: t('mail.moved.subject', headline(subject)),
    text: textForLearner(subject, [
      t('mail.moved.session', {
        tutor: tutor.name,
        ...when(booking, place),
        place: city,
      }),
      t('mail.moved.before', when(before, place)),
      where(subject, 'learner'),
      free > subject.now
        ? t('mail.moved.limit', {
            left: Math.max(0, MOST_MOVES - booking.moves),
            day: longDayOf(free, place),
            time: timeInSentence(free, place),
          })
        : (bothPolicy(booking, subject.now) ??
          creditPolicy(booking, subject.now) ??
          t('mail.confirmed.policyLate', {
            day: longDayOf(free, place),
            time: timeInSentence(free, place),
            half: money(lateRefundOf(booking)),
          })),
      t('mail.confirmed.link', { url: pageOf(subject) }),
      t(
        free > subject.now && booking.moves < MOST_MOVES ? 'mail.confirmed.change' : 'mail.confirmed.cancel',
        { url: pageOf(subject) },
      ),
      promisedReminders(subject, 'learner'),
      t('mail.moved.file'),
    ]),
  });
}

/** The same to the tutor; null without an email address. */
export function moveForTutor(subject: MailSubject, before: Before): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  return letter(subject, 'tutor', 'moved', {
    subject: t('mail.tutorMoved.subject', begin(booking, place)),
    text: paragraphs([
      t('mail.tutorMoved.session', {
        ...when(booking, place),
        learner: firstNameOf(subject.learner),
        city: cityName(tutor.city, place.locale),
      }),
      t('mail.moved.before', when(before, place)),
      promisedReminders(subject, 'tutor'),
      t('mail.tutorConfirmed.link', { url: `${subject.siteUrl}/tutor-dashboard` }),
      t('mail.moved.file'),
    ]),
  });
}

/** Email to the learner’s account about an absence, with the refund. */
export function absenceForLearner(subject: MailSubject): Mail {
  const { booking, tutor, siteUrl } = subject;
  const { t, place, money } = toLearner(booking, subject.now);
  const amount = money(booking.priceMinor);
  const tutorAway = booking.absent === 'tutor';
  const session = { tutor: tutor.name, ...when(booking, place) };
  return {
    ...toSide(subject, 'learner', 'absent'),
    subject: t('mail.absent.subject', headline(subject)),
    text: textForLearner(subject, [
      tutorAbsentAndBoth(booking, session, place) ??
        learnerAbsentAndBoth(booking, session) ??
        absentAndCredit(booking, session) ??
        (tutorAway
          ? t('mail.absent.tutor', session)
          : (absentAndPaidByCard(booking, session) ?? t('mail.absent.learner', { ...session, amount }))),
      booking.creditHalves > 0
        ? null
        : tutorAway
          ? refundForAbsence(booking, amount)
          : wentBackBefore([booking], place),
      tutorAway
        ? t('mail.cancelled.link', { url: `${siteUrl}/book?tutor=${tutor.slug}` })
        : t('mail.absent.object', { url: `${siteUrl}/contact` }),
    ]),
  };
}

/** How the whole price comes back; null where the credit has been mentioned. */
function refundForAbsence(booking: BookingRecord, amount: string): string | null {
  if (booking.payment === 'credit') return null;
  const { t, place } = toLearner(booking);
  return backToCard([booking], place) ?? t('mail.decision.all', { refund: amount });
}

/** The same to the tutor, with what they earn in minor units by the ledger; null without an email address. */
export function absenceForTutor(subject: MailSubject, earnedMinor: number): Mail | null {
  const { booking, tutor, siteUrl } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  return {
    ...toSide(subject, 'tutor', 'absent'),
    subject: t('mail.tutorAbsent.subject', begin(booking, place)),
    text: paragraphs([
      t(booking.absent === 'tutor' ? 'mail.tutorAbsent.tutor' : 'mail.tutorAbsent.learner', {
        ...when(booking, place),
        learner: firstNameOf(subject.learner),
        earned: formatMoney({ amountMinor: earnedMinor, currency: booking.currency }, place.locale, 'exact'),
      }),
      // A tutor who reported the learner has nothing to object to.
      t(booking.absent === 'tutor' ? 'mail.absent.object' : 'mail.decision.questions', {
        url: `${siteUrl}/contact`,
      }),
    ]),
  };
}
