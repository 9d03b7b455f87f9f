import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Books a session with a tutor past every rule but those of the database, and gives its id. */
export async function bookSession(
  db: Kysely<DB>,
  slug: string,
  start: string,
  minutes: 30 | 60 | 90,
): Promise<string> {
  const id = randomUUID();
  const starts = new Date(start);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const { id: tutor } = await db
    .selectFrom('app.tutors')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: tutor,
      state: 'held',
      session_type: minutes === 30 ? 'trial' : minutes === 60 ? 'session' : 'deep',
      starts_at: starts,
      ends_at: ends,
      claimed: sql<string>`tstzrange(${starts}, ${ends})`,
      account_id: randomUUID(),
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      price_minor: 3200,
      currency: 'GBP',
      policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
      expires_at: ends,
      created_at: starts,
      first_starts_at: starts,
    })
    .execute();
  await db
    .updateTable('app.bookings')
    .set({ state: 'confirmed', confirmed_at: starts })
    .where('id', '=', id)
    .execute();
  return id;
}
