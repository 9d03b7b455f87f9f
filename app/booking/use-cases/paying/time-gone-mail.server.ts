import { formatMoney, type Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { cityOfZone, longDayOf, shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { nearestFreeSlots, type TutorRecord } from '#app/tutors/index.server.ts';
import { asTheyRead } from '../mails/chosen-place.server.ts';
import { learnerLanguage, learnerPlace, minutesOf, paragraphs } from '../mails/letter.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { payingMailTexts } from '../../messages/paying/mails/index.ts';

const ALTERNATIVES = 3;

/** The payment is the money that came; what the sessions cost by now may be something else. */
type Late = {
  holds: readonly BookingRecord[];
  tutor: TutorRecord;
  payment: { id: string; price: Money };
  now: Date;
};

/**
 * The money came and the time was gone: all of it goes back, and these are the nearest free times. Or the session was paid in another
 * way before: it stays, and the money goes back. In the transaction that `services.db` is.
 */
export async function notifyTimeTaken(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  late: Late,
): Promise<void> {
  const { holds, tutor } = late;
  const [first] = holds;
  if (!first?.learnerEmail) return;
  const { booking } = await asTheyRead(services.db, { booking: first, tutor });
  const language = learnerLanguage(booking);
  const t = translator(payingMailTexts, language, 'payingMails');
  const twice = holds.every(({ state }) => state === 'confirmed' || state === 'completed');
  await services.mail.enqueue(services.db, {
    to: first.learnerEmail,
    language,
    subject: t('gone.subject', {
      tutor: tutor.name,
      day: shortDayOf(booking.startsAt, learnerPlace(booking)),
    }),
    text: paragraphs([
      t(twice ? 'gone.already' : 'gone.what', facts(booking, late)),
      t('gone.money', facts(booking, late)),
      ...(twice ? [] : await otherTimes(services, booking, late)),
    ]),
    // Whoever pays twice more hears of both.
    messageId: `booking-${booking.id}-${twice ? 'paid-twice' : 'time-gone'}-${late.payment.id}`,
  });
}

const spoken = (at: Date, place: ReturnType<typeof learnerPlace>) => ({
  day: longDayOf(at, place),
  time: timeInSentence(at, place),
});

function facts(booking: BookingRecord, { holds, tutor, payment }: Late) {
  const place = learnerPlace(booking);
  return {
    ...spoken(booking.startsAt, place),
    tutor: tutor.name,
    price: formatMoney(payment.price, place.locale, 'exact'),
    count: holds.length,
    place: cityOfZone(place.timeZone, place.locale),
  };
}

/** The three free times nearest to the one that is gone, and where to choose among all. */
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
  const times = near.map(({ start }) => t('gone.time', spoken(start, learnerPlace(booking))));
  return [
    ...(near.length > 0 ? [t('gone.near', { count: near.length }), times.join('\n')] : []),
    t('gone.link', { url: `${settings.siteUrl}/book?tutor=${tutor.slug}&minutes=${minutes}` }),
  ];
}
