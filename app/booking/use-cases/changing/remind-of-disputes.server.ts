import { recipientLanguage } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { loadBooking } from '../../db/booking.server.ts';
import { type DisputeReminder, listDueReminders, takeDueReminder } from '../../db/claims.server.ts';
import { founderActTexts } from '../../messages/founder-acts/index.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { begin, founderPlace, paragraphs, when } from '../mails/letter.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;

const DAY = 86_400_000;
/** Days after which founders are reminded of a dispute. */
const FIRST = 3;
const SECOND = 7;
const MOST_AT_ONCE = 200;

/**
 * Reminds all founders by email of disputes that nobody has decided for three days, and once more after seven. One transaction per dispute:
 * the reminder is counted in the claim, so each is sent once whatever the number of processes.
 */
export async function remindOfDisputes(services: Deps): Promise<void> {
  const now = services.clock.now();
  const due = { first: daysBefore(now, FIRST), second: daysBefore(now, SECOND) };
  for (const bookingId of await listDueReminders(services.db, due, MOST_AT_ONCE))
    await services.db.transaction().execute(async (trx) => {
      const reminder = await takeDueReminder(trx, bookingId, due);
      const booking = reminder && (await loadBooking(trx, bookingId));
      const tutor = booking && (await loadTutor(trx, booking.tutorId));
      if (reminder && tutor)
        await enqueueReminder({ ...services, db: trx }, { reminder, booking, tutor, now });
    });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** One email to each founder, in the language of the account. Times are those of the tutor’s clock. */
async function enqueueReminder(
  { db, mail, settings }: Pick<Deps, 'db' | 'mail' | 'settings'>,
  about: { reminder: DisputeReminder; booking: BookingRecord; tutor: TutorRecord; now: Date },
): Promise<void> {
  const { reminder, booking, tutor, now } = about;
  const days = Math.floor((now.getTime() - reminder.disputedAt.getTime()) / DAY);
  const idOf = (number: number, founder: number) => `dispute-of-${booking.id}-${number}.${founder}`;
  for (const [index, to] of settings.adminEmails.entries()) {
    const language = await recipientLanguage(db, to, 'en');
    const t = translator(founderActTexts, language, 'founderActs');
    const { place, city } = founderPlace(tutor, language, now);
    await mail.enqueue(db, {
      to,
      language,
      subject: t('reminder.subject', { tutor: tutor.name, ...begin(booking, place) }),
      text: paragraphs([
        t('reminder.text', { tutor: tutor.name, ...when(booking, place), city, days }),
        reminder.number === 2 ? t('reminder.last') : null,
        t('reminder.link', { url: `${settings.siteUrl}/founder-hub#claims` }),
      ]),
      messageId: idOf(reminder.number, index),
      threadId: idOf(1, index),
    });
  }
}
