import { type ChildProcess, spawn } from 'node:child_process';
import { sql } from 'kysely';
import type { TestServices } from '../support/database.ts';
import { forgetAll } from './product.ts';
import {
  type BookingAnswer,
  createBookingEndpoint,
  type BookingCall,
  type BookingEndpoint,
  openEndpoint,
  post,
} from './booking-endpoint.ts';

/** Kinds of rounds: what two hundred concurrent requests want of one hour. */
export const contests = ['exact', 'overlap', 'move', 'mixed', 'confirm'] as const;
type Contest = (typeof contests)[number];

/** The faults of a round; empty when exactly one request got the time and all others were offered free times near it. */
type Faults = string[];

const tutor = 'lucia-restrepo';
const HOUR = 3_600_000;
/** Tuesday 24 November, 14:00 in Bogotá: an hour with free ones around it. */
const wanted = '2026-11-24T19:00:00.000Z';

/** A second process on the same database, with its endpoint. */
export async function startRival(
  url: string,
): Promise<{ endpoint: BookingEndpoint; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['tests/booking/rival.ts', url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  };
  return { endpoint: openEndpoint(address), stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /listening (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the rival ended with ${code}`)));
  });
}

/** One round of `many` concurrent requests, distributed over all endpoints. */
export async function playRound(
  app: TestServices,
  contest: Contest,
  { many, endpoints }: { many: number; endpoints: readonly BookingEndpoint[] },
): Promise<Faults> {
  await forgetAll(app);
  const calls = await callsOf(app, contest, many);
  const answers = await Promise.all(
    calls.map((call, index) => post(endpoints[index % endpoints.length] ?? endpoints[0] ?? nowhere, call)),
  );
  const taken = await takenOnTuesday(app);
  const won = answers.filter(({ status }) => status < 300);
  const lost = answers.filter(({ status }) => status >= 300);
  return [
    ...(taken === 1 ? [] : [`${taken} sessions stand in the hour`]),
    ...lost.flatMap((answer) => faultOf(answer)),
    ...(contest === 'confirm'
      ? await faultsOfConfirm(app, won, many)
      : won.length === 1
        ? []
        : [`${won.length} won`]),
  ];
}

const nowhere: BookingEndpoint = () => Promise.reject(new Error('no endpoint'));

/** Endpoints of this process and of others. */
export const endpointsOf = (app: TestServices, others: readonly BookingEndpoint[]): BookingEndpoint[] => {
  const endpoint = createBookingEndpoint(app.services);
  return [(request) => endpoint.fetch(request), ...others];
};

function faultOf({ status, body }: BookingAnswer): string[] {
  const { code } = (body.error ?? {}) as { code?: string };
  const alternatives = Array.isArray(body.alternatives) ? body.alternatives.length : 0;
  return status === 409 && code === 'slot_taken' && alternatives === 3
    ? []
    : [`${status} ${code} with ${alternatives}`];
}

/** All requests confirm one hold: all get the same booking, and each party one email. */
async function faultsOfConfirm(
  { db }: TestServices,
  won: readonly BookingAnswer[],
  many: number,
): Promise<Faults> {
  const ids = new Set(won.map(({ body }) => (body.booking as { id: string }).id));
  // Reminders are sent by the database's time, which may be past this test's clock.
  const mails = await db
    .selectFrom('app.mails')
    .select('id')
    .where('message_id', 'not like', '%-reminder-%')
    .execute();
  return [
    ...(won.length === many && ids.size === 1 ? [] : [`${won.length} answers name ${ids.size} bookings`]),
    ...(mails.length === 2 ? [] : [`${mails.length} mails`]),
  ];
}

async function callsOf(app: TestServices, contest: Contest, many: number): Promise<BookingCall[]> {
  const each = (make: (index: number) => BookingCall) =>
    Array.from({ length: many }, (_, index) => make(index));
  const hold = (start: string): BookingCall => ({
    path: '/bookings/holds',
    visitor: app.services.random.uuid(),
    body: { tutorId: tutor, start, minutes: 60, currency: 'GBP' },
  });
  if (contest === 'exact') return each(() => hold(wanted));
  if (contest === 'overlap') return each((index) => hold(later([-0.5, 0, 0.5][index % 3] ?? 0)));
  if (contest === 'confirm') {
    const account = app.services.random.uuid();
    const [endpoint] = endpointsOf(app, []);
    const { body } = await post(endpoint ?? nowhere, { ...hold(wanted), account });
    const path = `/bookings/holds/${(body.hold as { id: string }).id}/confirm`;
    return each(() => ({ path, account }));
  }
  const booked = await bookElsewhere(app, contest === 'move' ? many : Math.floor(many / 2));
  const moves = booked.map(({ id, account }, index): BookingCall => ({
    path: `/bookings/${id}/move`,
    account,
    body: { start: later([-0.5, 0, 0.5][index % 3] ?? 0) },
  }));
  return contest === 'move' ? moves : [...moves, ...each(() => hold(wanted)).slice(moves.length)];
}

const later = (hours: number) => new Date(Date.parse(wanted) + hours * HOUR).toISOString();

/** Confirmed sessions of other accounts far from the wanted hour, inserted directly. */
async function bookElsewhere({ db, services }: TestServices, many: number) {
  const { id: tutorId } = await db
    .selectFrom('app.tutors')
    .select('id')
    .where('slug', '=', tutor)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: many }, (_, index) => {
    const starts = new Date(Date.parse('2027-03-01T00:00:00Z') + index * 2 * HOUR);
    const ends = new Date(starts.getTime() + HOUR);
    return {
      id: services.random.uuid(),
      tutor_id: tutorId,
      state: 'held',
      session_type: 'session',
      starts_at: starts,
      ends_at: ends,
      claimed: sql<string>`tstzrange(${starts}, ${ends})`,
      account_id: services.random.uuid(),
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      price_minor: 3200,
      currency: 'GBP',
      policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
      expires_at: new Date('2027-01-01T00:00:00Z'),
      created_at: services.clock.now(),
    };
  });
  await db.insertInto('app.bookings').values(rows).execute();
  await db.updateTable('app.bookings').set({ state: 'confirmed' }).execute();
  return rows.map(({ id, account_id }) => ({ id, account: account_id }));
}

async function takenOnTuesday({ db }: TestServices): Promise<number> {
  const rows = await db
    .selectFrom('app.bookings')
    .select('id')
    .where('state', 'in', ['held', 'confirmed'])
    .where('starts_at', '<', new Date('2027-01-01T00:00:00Z'))
    .execute();
  return rows.length;
}
