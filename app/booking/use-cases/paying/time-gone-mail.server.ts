import { formatMoney, type Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import {
  cityOfZone,
  type LocaleAndZone,
  longDayOf,
  shortDayOf,
  timeInSentence,
} from '#app/platform/times.ts';
import { nearestFreeSlots, type TutorRecord } from '#app/tutors/index.server.ts';
import {
  learnerLanguage,
  learnerPlace,
  minutesOf,
  textForLearner,
  threadOf,
  tutorInSubject,
} from '../mails/letter.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { payingMailTexts } from '../../messages/paying/mails/index.ts';

const ALTERNATIVES = 3;

/** The received payment; the sessions may have another price by now. */
type Late = {
  holds: readonly BookingRecord[];
  tutor: TutorRecord;
  payment: { id: string; price: Money };
  /** The time is free; credits that were to pay a part are not there any more. */
  isCreditGone: boolean;
  now: Date;
};

/**
 * Notifies about a payment that is fully refunded: the time was taken (with the nearest free times), credits that were to pay the other part are gone,
 * or the session had already been paid in another way and stays booked. Inside the transaction `services.db`.
 */
export async function notifyTimeTaken(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  late: Late,
): Promise<void> {
  const { holds, tutor, isCreditGone, now } = late;
  const [first] = holds;
  if (!first?.learnerEmail) return;
  const subject = await loadMailSubject(services, { booking: first, tutor, now });
  const { booking } = subject;
  const language = learnerLanguage(booking);
  const t = translator(payingMailTexts, language, 'payingMails');
  const twice = holds.every(({ state }) => state === 'confirmed' || state === 'completed');
  await services.mail.enqueue(services.db, {
    to: first.learnerEmail,
    language,
    subject: t(isCreditGone ? 'gone.creditSubject' : 'gone.subject', {
      tutor: tutorInSubject(subject),
      day: shortDayOf(booking.startsAt, { ...learnerPlace(booking), now }),
    }),
    text: textForLearner(subject, [
      t(twice ? 'gone.already' : isCreditGone ? 'gone.credit' : 'gone.what', facts(booking, late)),
      t('gone.money', facts(booking, late)),
      ...(twice
        ? []
        : isCreditGone
          ? [bookAgain(services, booking, late)]
          : await otherTimes(services, booking, late)),
    ]),
    // What was booked in another way has a conversation already.
    ...(twice && { threadId: threadOf(subject.confirmedWith, 'learner') }),
    // Each further duplicate payment gets its own email.
    messageId: `booking-${booking.id}-${twice ? 'paid-twice' : isCreditGone ? 'credit-gone' : 'time-gone'}-${late.payment.id}`,
  });
}

const spoken = (at: Date, place: LocaleAndZone) => ({
  day: longDayOf(at, place),
  time: timeInSentence(at, place),
});

function facts(booking: BookingRecord, { holds, tutor, payment, now }: Late) {
  const place = { ...learnerPlace(booking), now };
  return {
    ...spoken(booking.startsAt, place),
    tutor: tutor.name,
    price: formatMoney(payment.price, place.locale, 'exact'),
    count: holds.length,
    place: cityOfZone(place.timeZone, place.locale),
  };
}

function bookAgain(
  { settings }: Pick<Services, 'settings'>,
  booking: BookingRecord,
  { tutor }: Pick<Late, 'tutor'>,
): string {
  const t = translator(payingMailTexts, learnerLanguage(booking), 'payingMails');
  return t('gone.link', {
    url: `${settings.siteUrl}/book?tutor=${tutor.slug}&minutes=${minutesOf(booking)}`,
  });
}

/** The three free times nearest to the taken one, and a link to all. */
async function otherTimes(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  booking: BookingRecord,
  { tutor, now }: Late,
): Promise<string[]> {
  const t = translator(payingMailTexts, learnerLanguage(booking), 'payingMails');
  const minutes = minutesOf(booking);
  const near = await nearestFreeSlots(db, tutor, {
    start: booking.startsAt,
    minutes,
    now,
    count: ALTERNATIVES,
  });
  const times = near.map(({ start }) => t('gone.time', spoken(start, { ...learnerPlace(booking), now })));
  return [
    ...(near.length > 0 ? [t('gone.near', { count: near.length }), times.join('\n')] : []),
    bookAgain({ settings }, booking, { tutor }),
  ];
}
