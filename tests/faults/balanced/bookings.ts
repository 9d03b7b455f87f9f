import type pg from 'pg';
import { type BalancedAnswer, insist, type BalancedLoad, type SignedInPerson, write } from './calls.ts';

export type Booked = { id: string; start: string };
const day = 86_400_000;

/** Books one hour after the other with a tutor, until the load ends; `booked` collects what was acknowledged. */
export async function keepBooking(
  load: BalancedLoad,
  person: SignedInPerson,
  tutor: string,
  booked: Booked[],
): Promise<void> {
  while (!load.over()) {
    for (const start of await freeTimes(load, person, tutor)) {
      if (load.over()) return;
      await bookOne(load, person, { tutor, start }, booked);
    }
  }
}

/** Start times without conflicts, in the four weeks from the day after tomorrow. */
async function freeTimes(load: BalancedLoad, person: SignedInPerson, tutor: string): Promise<string[]> {
  const [from, to] = [2, 30].map((days) => new Date(Date.now() + days * day).toISOString());
  const path = `/functions/v1/tutors/${tutor}/slots?from=${from}&to=${to}&minutes=60`;
  const answer = await insist(load.url, person, { path });
  const { slots = [] } = (answer?.body ?? {}) as { slots?: { start: string }[] };
  let last = 0;
  return slots.flatMap(({ start }) => {
    if (Date.parse(start) < last + 2 * 3_600_000) return [];
    last = Date.parse(start);
    return [start];
  });
}

/** Holds and confirms, each with its own key. A time that is taken meanwhile is skipped. */
async function bookOne(
  load: BalancedLoad,
  person: SignedInPerson,
  { tutor, start }: { tutor: string; start: string },
  booked: Booked[],
): Promise<void> {
  const holdInput = { tutorId: tutor, start, minutes: 60, timeZone: 'Europe/London' };
  const held = await write(load, person, { path: '/functions/v1/bookings/holds', body: holdInput });
  const { hold } = (held?.body ?? {}) as { hold?: { id: string } };
  if (held && !hold && held.status !== 409)
    load.faults.push(`hold: ${held.status} ${JSON.stringify(held.body)}`);
  if (!hold) return;
  const keep = ({ status, body }: BalancedAnswer) => {
    const { booking } = body as { booking?: Booked };
    if (status !== 201 || !booking) return;
    booked.push({ id: booking.id, start: booking.start });
    load.acknowledge();
  };
  const path = `/functions/v1/bookings/holds/${hold.id}/confirm`;
  const answer = await write(load, person, { path, body: {} }, keep);
  if (answer) keep(answer);
  // 409: the same person has another session at that time.
  if (answer && answer.status !== 201 && answer.status !== 409)
    load.faults.push(`confirm: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Acknowledged bookings that the database does not contain exactly once, and unacknowledged ones that it contains; `stood` existed before. */
export async function bookingFaults(
  database: pg.Client,
  accounts: readonly string[],
  booked: readonly Booked[],
  existing: readonly { id: string }[],
): Promise<string[]> {
  const { rows } = await database.query<{ id: string; start: Date; invoices: number; mails: number }>(
    `select id, starts_at as start,
       (select count(*)::int from app.invoices as invoice where invoice.booking_id = booking.id) as invoices,
       (select count(*)::int from app.mails as mail where mail.message_id like 'booking-' || booking.id || '-%-learner') as mails
     from app.bookings as booking where state = 'confirmed' and account_id = any($1) and not id = any($2)`,
    [accounts, existing.map(({ id }) => id)],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = new Set(booked.map(({ id }) => id));
  return [
    ...booked
      .filter(({ id, start }) => stored.get(id)?.start.toISOString() !== new Date(start).toISOString())
      .map(({ id }) => `booking ${id} was acknowledged and is lost`),
    ...rows
      .filter(({ id }) => !acknowledged.has(id))
      .map(({ id }) => `booking ${id} was made and never acknowledged`),
    ...rows
      .filter(({ invoices, mails }) => invoices !== 1 || mails !== 1)
      .map(({ id, invoices, mails }) => `booking ${id} has ${invoices} invoices and ${mails} mails`),
    ...(acknowledged.size < booked.length ? ['a booking was acknowledged for two wishes'] : []),
  ];
}
