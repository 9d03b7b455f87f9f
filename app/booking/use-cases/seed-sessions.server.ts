import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { CLAIM_WINDOW } from '../domain/absence.ts';
import { loadBooking } from '../db/booking.server.ts';
import { settlePay } from './settle-pay.server.ts';
import { addRatings, loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';

/** Stars of past sessions, latest first. Tutors not listed here are new and have no rating. */
const pastStars: Record<string, readonly number[]> = {
  'lucia-restrepo': [5, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5],
  'amara-okafor': [5, 5, 4, 5, 5, 5, 5, 4, 5, 5, 5],
  'daniel-herrera': [5, 4, 5, 5, 4, 5, 5, 4, 5],
  'thomas-girard': [5, 5, 5, 5],
  'james-whitfield': [5, 4, 5, 5, 5, 5],
  'valentina-ortiz': [5, 5, 5, 4, 5, 5, 5],
  'priya-raman': [5, 4, 5],
};

/** Comments of some of these reviews with their attribution; latest session first. */
const pastWords: Record<string, readonly (readonly [words: string, name: string])[]> = {
  'lucia-restrepo': [
    ['She drew the square and I got it. I was a bit angry that it was so simple.', 'M.'],
    ['Por primera vez mi hijo explica lo que hizo en vez de decir que no sabe.', 'Carolina'],
    ['The notes are honest. For the first time I know what we pay for.', 'H.'],
  ],
  'amara-okafor': [
    ['We read one question for twenty minutes. My next paper went better than the three before.', 'J.'],
    ['Strict with the clock and kind about everything else.', 'Ellie'],
  ],
  'daniel-herrera': [['Hizo exactamente lo que le dicté y así encontré mi error.', 'P.']],
  'thomas-girard': [['Ma fille dessine maintenant ses fractions toute seule.', 'S.']],
  'valentina-ortiz': [['I spoke for forty minutes. That had never happened before.', 'R.']],
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Completed sessions of the demo data, so that ratings are backed by bookings. They are too old for a claim of absence: nobody paid them, so
 * nothing can be refunded. Idempotent.
 */
export async function seedPastSessions({
  db,
  clock,
  random,
}: Pick<Services, 'db' | 'clock' | 'random'>): Promise<void> {
  for (const [slug, stars] of Object.entries(pastStars)) {
    const tutor = await loadTutor(db, slug);
    if (!tutor || tutor.rating) continue;
    const sessions = stars.map((each, index) => ({
      id: random.uuid(),
      stars: each,
      words: pastWords[slug]?.[index],
      startsAt: new Date(Math.floor(clock.now().getTime() / DAY) * DAY - (4 + index * 4) * DAY + 17 * HOUR),
    }));
    await db.transaction().execute((trx) => addPast({ db: trx, random }, tutor, sessions, random.uuid()));
  }
}

type Past = {
  id: string;
  stars: number;
  startsAt: Date;
  words: readonly [words: string, name: string] | undefined;
};

/** Goes through the same states as any booking; ends without an owner, as after the erasure of an account. */
async function addPast(
  { db: trx, random }: Pick<Services, 'random'> & { db: Kysely<DB> },
  tutor: TutorRecord,
  sessions: readonly Past[],
  accountId: string,
): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  const booked = (startsAt: Date) => new Date(startsAt.getTime() - 5 * DAY);
  await trx
    .insertInto('app.bookings')
    .values(
      sessions.map(({ id, startsAt }) => {
        const endsAt = new Date(startsAt.getTime() + HOUR);
        return {
          id,
          tutor_id: tutor.id,
          state: 'held',
          session_type: 'session',
          starts_at: startsAt,
          ends_at: endsAt,
          claimed: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
          account_id: accountId,
          learner_locale: 'en-GB',
          learner_zone: 'Europe/London',
          price_minor: tutor.prices.session.GBP ?? 0,
          currency: 'GBP',
          policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
          expires_at: startsAt,
          created_at: booked(startsAt),
        };
      }),
    )
    .execute();
  const set = (change: object) =>
    trx.updateTable('app.bookings').set(change).where('id', 'in', ids).execute();
  await set({ state: 'confirmed', payment: 'card' });
  await set({ state: 'completed', expires_at: null });
  for (const { id, startsAt } of sessions) {
    const booking = await loadBooking(trx, id);
    if (booking)
      await settlePay({ db: trx, random }, [booking], {
        now: new Date(startsAt.getTime() + HOUR + CLAIM_WINDOW),
      });
  }
  await set({ account_id: null });
  await addRatings(
    trx,
    sessions.map(({ id, stars, startsAt, words }) => ({
      ...(words && { words: words[0], name: words[1] }),
      bookingId: id,
      tutorId: tutor.id,
      stars,
      at: new Date(startsAt.getTime() + 2 * HOUR),
    })),
  );
}
