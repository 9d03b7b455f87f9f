import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type Session = {
  tutorId: string;
  start: Date;
  /** The time of booking. */
  now: Date;
  minutes?: 30 | 60 | 90;
  accountId?: string;
  profileId?: string | null;
};

const types = { 30: 'trial', 60: 'session', 90: 'deep' } as const;

/** Inserts a session directly, with database constraints only; an hour long and with default people unless given. Returns its id. */
export async function confirmedSession(
  db: Kysely<DB>,
  { tutorId, start, now, minutes = 60, accountId = randomUUID(), profileId = null }: Session,
): Promise<string> {
  const id = randomUUID();
  const end = new Date(start.getTime() + minutes * 60_000);
  await db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: tutorId,
      state: 'held',
      session_type: types[minutes],
      starts_at: start,
      ends_at: end,
      claimed: sql<string>`tstzrange(${start}, ${end})`,
      account_id: accountId,
      learner_profile_id: profileId,
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      price_minor: 3200,
      currency: 'GBP',
      policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
      expires_at: end,
      created_at: now,
    })
    .execute();
  const confirmed = { state: 'confirmed', confirmed_at: now };
  await db.updateTable('app.bookings').set(confirmed).where('id', '=', id).execute();
  return id;
}
