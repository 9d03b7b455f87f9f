import { sql } from 'kysely';
import type { TestServices } from './database.ts';

/** Booked sessions of an account with a tutor, a day apart from each other, past the use cases; their ids. */
export async function addSessions(
  { db, clock, services }: TestServices,
  { tutorId, accountId, count }: { tutorId: string; accountId: string; count: number },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => services.random.uuid());
  const hour = 3_600_000;
  await db
    .insertInto('app.bookings')
    .values(
      ids.map((id, at) => {
        const startsAt = new Date(clock.now().getTime() + (at + 1) * 24 * hour);
        const endsAt = new Date(startsAt.getTime() + hour);
        return {
          id,
          tutor_id: tutorId,
          state: 'held',
          session_type: 'session',
          starts_at: startsAt,
          ends_at: endsAt,
          claimed: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
          account_id: accountId,
          learner_locale: 'en-GB',
          learner_zone: 'Europe/London',
          price_minor: 3200,
          currency: 'GBP',
          policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
          expires_at: startsAt,
          created_at: clock.now(),
        };
      }),
    )
    .execute();
  await db.updateTable('app.bookings').set({ state: 'confirmed' }).where('id', 'in', ids).execute();
  return ids;
}
