import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Random } from '#app/platform/random.ts';

type Database = Kysely<DB>;
type Change = (db: Database, tutor: string, now: Date, random: Random) => Promise<unknown>;

const MINUTE = 60_000;
const whole = (random: Random, low: number, high: number) =>
  low + Math.floor(random.fraction() * (high - low + 1));
const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[whole(random, 0, values.length - 1)] as Each;
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 1440 * MINUTE).toISOString().slice(0, 10);

const set =
  (make: (random: Random) => object): Change =>
  (db, tutor, _now, random) =>
    db.updateTable('app.tutors').set(make(random)).where('id', '=', tutor).execute();

/** A hold that may expire soon; half of them are confirmed at once. Whatever the database refuses is rolled back. */
const hold: Change = async (db, tutor, now, random) => {
  const start = new Date(now.getTime() + whole(random, -4, 60) * 30 * MINUTE);
  const end = new Date(start.getTime() + oneOf(random, [30, 60, 90]) * MINUTE);
  const id = random.uuid();
  await db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: tutor,
      state: 'held',
      session_type: 'session',
      starts_at: start,
      ends_at: end,
      claimed: sql<string>`tstzrange(${start}, ${end})`,
      account_id: random.uuid(),
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      price_minor: 3200,
      currency: 'GBP',
      policy: '{}',
      expires_at: new Date(now.getTime() + whole(random, 1, 20) * MINUTE),
      created_at: now,
      first_starts_at: start,
    })
    .execute();
  if (random.fraction() < 0.5)
    await db
      .updateTable('app.bookings')
      .set({ state: 'confirmed', confirmed_at: now })
      .where('id', '=', id)
      .execute();
};

const someBooking = (db: Database, tutor: string, state: string) =>
  db
    .selectFrom('app.bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('tutor_id', '=', tutor)
    .where('state', '=', state)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const cancel: Change = async (db, tutor) => {
  const booking = await someBooking(db, tutor, 'confirmed');
  await db
    .updateTable('app.bookings')
    .set({ state: 'cancelled', cancelled_by: 'tutor', refund_minor: 0 })
    .where('id', '=', booking?.id ?? null)
    .execute();
};

const expire: Change = async (db, tutor) => {
  const booking = await someBooking(db, tutor, 'held');
  await db
    .updateTable('app.bookings')
    .set({ state: 'expired' })
    .where('id', '=', booking?.id ?? null)
    .execute();
};

const move: Change = async (db, tutor, _now, random) => {
  const booking = await someBooking(db, tutor, 'confirmed');
  if (!booking) return;
  const by = whole(random, -6, 6) * 30 * MINUTE;
  const [start, end] = [booking.starts_at, booking.ends_at].map((at) => new Date(at.getTime() + by));
  await db
    .updateTable('app.bookings')
    .set({ starts_at: start, ends_at: end, claimed: sql<string>`tstzrange(${start}, ${end})` })
    .where('id', '=', booking.id)
    .execute();
};

const addRule: Change = (db, tutor, _now, random) => {
  const start = whole(random, 0, 90);
  const rule = {
    weekday: whole(random, 1, 7),
    starts: clock(start),
    ends: clock(whole(random, start + 2, 96)),
  };
  return db
    .insertInto('app.availability_rules')
    .values({ tutor_id: tutor, ...rule })
    .execute();
};

const dropRule: Change = (db, tutor) =>
  sql`delete from app.availability_rules where id = (select id from app.availability_rules where tutor_id = ${tutor} limit 1)`.execute(
    db,
  );

const addException: Change = (db, tutor, now, random) => {
  const first = whole(random, 0, 5);
  return db
    .insertInto('app.availability_exceptions')
    .values({
      tutor_id: tutor,
      kind: oneOf(random, ['open', 'closed']),
      first_day: dayAfter(now, first),
      last_day: dayAfter(now, first + whole(random, 0, 2)),
    })
    .execute();
};

const dropExceptions: Change = (db, tutor) =>
  db.deleteFrom('app.availability_exceptions').where('tutor_id', '=', tutor).execute();

const changes: readonly Change[] = [
  hold,
  hold,
  hold,
  cancel,
  expire,
  move,
  addRule,
  dropRule,
  addException,
  dropExceptions,
  set((random) => ({
    buffer_before_minutes: whole(random, 0, 40),
    buffer_after_minutes: whole(random, 0, 40),
  })),
  set((random) => ({ notice_minutes: oneOf(random, [0, 30, 120]) })),
  set((random) => ({ window_days: whole(random, 1, 5), daily_limit: whole(random, 1, 8) })),
  set((random) => ({
    zone: oneOf(random, ['America/Bogota', 'Asia/Kolkata', 'Pacific/Apia', 'Europe/Madrid']),
  })),
  set((random) => ({ session_types: oneOf(random, [['session'], ['trial', 'session', 'deep'], ['trial']]) })),
  set((random) => ({ status: oneOf(random, ['active', 'active', 'active', 'paused']) })),
];

class Undone extends Error {}

/** One random change that affects a tutor's free times, alone or in a transaction, which is sometimes rolled back. */
export async function changeAtRandom(db: Database, tutor: string, now: Date, random: Random): Promise<void> {
  const change = oneOf(random, changes);
  const undone = random.fraction() < 0.15;
  try {
    await db.transaction().execute(async (trx) => {
      await change(trx, tutor, now, random);
      if (undone) throw new Undone();
    });
  } catch (thrown) {
    // The database refuses overlapping times.
    const refused = thrown instanceof Error && 'constraint' in thrown;
    if (!(thrown instanceof Undone) && !refused) throw thrown;
  }
}
