import { formatMoney } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { cityOfZone, longDayOf, shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { nearestFreeSlots, type TutorRecord } from '#app/tutors/public.server.ts';
import { asTheyRead } from '../mails/chosen-place.server.ts';
import { learnerLanguage, learnerPlace, minutesOf, paragraphs } from '../mails/letter.server.ts';
import type { BookingRecord } from '../queries.server.ts';
import { payingMailTexts } from './messages/mails/index.ts';

const ALTERNATIVES = 3;

/** The money came and the time was gone: all of it goes back, and these are the nearest free times. In the transaction. */
export async function tellTimeGone(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  { holds, tutor, now }: { holds: readonly BookingRecord[]; tutor: TutorRecord; now: Date },
): Promise<void> {
  const [first] = holds;
  if (!first?.learnerEmail) return;
  const { booking } = await asTheyRead(services.db, { booking: first, tutor });
  const language = learnerLanguage(booking);
  const t = translator(payingMailTexts, language, 'payingMails');
  const place = learnerPlace(booking);
  const minutes = minutesOf(booking);
  const wish = { start: booking.startsAt, minutes, now, count: ALTERNATIVES };
  const near = await nearestFreeSlots(services.db, tutor, wish);
  const amountMinor = holds.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  const price = formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact');
  const spoken = (at: Date) => ({ day: longDayOf(at, place), time: timeInSentence(at, place) });
  const { siteUrl } = services.settings;
  await services.mail.enqueue(services.db, {
    to: first.learnerEmail,
    language,
    subject: t('gone.subject', { tutor: tutor.name, day: shortDayOf(booking.startsAt, place) }),
    text: paragraphs([
      t('gone.what', {
        ...spoken(booking.startsAt),
        tutor: tutor.name,
        price,
        count: holds.length,
        place: cityOfZone(place.timeZone, place.locale),
      }),
      t('gone.money', { price }),
      near.length === 0 ? null : t('gone.near', { count: near.length }),
      near.length === 0 ? null : near.map(({ start }) => t('gone.time', spoken(start))).join('\n'),
      t('gone.link', { url: `${siteUrl}/book?tutor=${tutor.slug}&minutes=${minutes}` }),
    ]),
    messageId: `booking-${booking.id}-time-gone`,
  });
}
