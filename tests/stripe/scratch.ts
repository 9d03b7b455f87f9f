import type pg from 'pg';
import { settableClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { createServices } from '#server/services.ts';
import type { EventCase, EventKind } from './event-case.ts';

/** The fixed time of these tests. */
const opening = '2026-11-20T09:00:00Z';
export const openingSeconds = Date.parse(opening) / 1000;
const HOUR = 3_600_000;
/** Timeout in milliseconds for statements and connections, generous: the tests compare results, not speed. */
const patience = 60_000;

/** Services on an existing database; their jobs are queued but not run until started. */
export function scratchServices(url: string, connections: number) {
  const pool = createPool(url, connections, patience);
  pool.options.connectionTimeoutMillis = patience;
  const settings = loadSettings({
    JWT_SECRET: 'test-secret-test-secret-test-secret-1',
    DATA_DIR: '/tmp/curvela-test',
  });
  const clock = settableClock(opening);
  return { pool, services: createServices({ settings, pool, log: silentLog, clock, random: systemRandom }) };
}

/** Makes every tutor available day and night, so that there is an hour for each of many thousand payments. */
export async function openAllHours(pool: pg.Pool): Promise<string[]> {
  await pool.query('delete from app.availability_rules');
  await pool.query('delete from app.availability_exceptions');
  await pool.query(
    `insert into app.availability_rules (tutor_id, weekday, starts, ends)
     select id, day, '00:00', '24:00' from app.tutors, generate_series(1, 7) as day`,
  );
  const { rows } = await pool.query<{ id: string }>(
    `update app.tutors set daily_limit = 24, window_days = 365, notice_minutes = 0 returning id`,
  );
  return rows.map(({ id }) => id);
}

/** A started payment with its hold: still held, released, or released and taken by somebody else. */
export async function beginPayment(
  pool: pg.Pool,
  { kind, position, tutors }: { kind: EventKind; position: number; tutors: readonly string[] },
): Promise<EventCase> {
  const tutor = tutors[position % tutors.length];
  // Two hours apart, so that no buffer overlaps.
  const start = new Date(Date.parse(opening) + 26 * HOUR + Math.floor(position / tutors.length) * 2 * HOUR);
  const amountMinor = 3200;
  const hold = `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_email,
      learner_locale, learner_zone, price_minor, currency, policy, expires_at, created_at)
    values (gen_random_uuid(), $1, 'held', 'session', $2::timestamptz, $2::timestamptz + interval '1 hour',
      tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), gen_random_uuid(), $3, 'en-GB', 'Europe/London',
      ${amountMinor}, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}', $4::timestamptz + interval '30 minutes', $4) returning id, account_id`;
  const email = `${position}@example.org`;
  if (kind === 'five' || kind === 'five given back by hand')
    return beginFive(pool, { kind, tutor: tutor ?? '', email, amountMinor });
  const { rows } = await pool.query<{ id: string; account_id: string }>(hold, [tutor, start, email, opening]);
  const [{ id: bookingId, account_id } = { id: '', account_id: '' }] = rows;
  if (kind === 'came late' || kind === 'time gone')
    await pool.query(`update app.bookings set state = 'expired', ended_at = $2 where id = $1`, [
      bookingId,
      opening,
    ]);
  if (kind === 'time gone') await pool.query(hold, [tutor, start, 'rival@example.org', opening]);
  const payment = await pool.query<{ id: string }>(
    `insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, expires_at, created_at)
     values (gen_random_uuid(), $1, 'booking', $2, ${amountMinor}, 'GBP', 'en', 'A session', $3::timestamptz + interval '35 minutes', $3) returning id`,
    [account_id, bookingId, opening],
  );
  return { kind, paymentId: payment.rows[0]?.id ?? '', bookingId, amountMinor };
}

/** A payment for five sessions, by an account with an email address. */
async function beginFive(
  pool: pg.Pool,
  { kind, tutor, email, amountMinor }: { kind: EventKind; tutor: string; email: string; amountMinor: number },
): Promise<EventCase> {
  const terms = { tutorId: tutor, sessionMinor: 3200, locale: 'en-GB', timeZone: 'Europe/London' };
  const { rows } = await pool.query<{ id: string; subject_id: string }>(
    `with buyer as (
       insert into auth.users (id, email, email_confirmed_at, created_at)
       values (gen_random_uuid(), $1, now(), now()) returning id)
     insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, terms, expires_at, created_at)
     select gen_random_uuid(), id, 'pack', gen_random_uuid(), ${amountMinor}, 'GBP', 'en', 'Five sessions', $2,
       $3::timestamptz + interval '35 minutes', $3 from buyer returning id, subject_id`,
    [email, JSON.stringify(terms), opening],
  );
  return { kind, paymentId: rows[0]?.id ?? '', bookingId: rows[0]?.subject_id ?? '', amountMinor };
}
