import type { Kysely } from 'kysely';
import type { Currency } from '#app/preferences/index.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { closeCheckouts } from '#app/pricing/index.server.ts';
import {
  claimOf,
  findBookableTutor,
  isSessionFree,
  sessionTypeOf,
  type TutorRecord,
} from '#app/tutors/index.server.ts';
import type { SessionType } from '#app/tutors/index.ts';
import { holdUntil } from '../domain/hold.ts';
import { runExclusive } from '../domain/booking-mutex.ts';
import { LATE_REFUND_PERCENT } from '../domain/policy.ts';
import { lostTime, type Reader } from './time-taken.server.ts';
import { refuseOwnTutor } from '../domain/own-tutor.ts';
import { bookingError, throughDeadlocks } from '../model/errors.ts';
import { loadBooking, lockDaysOf } from '../db/booking.server.ts';
import { hasTrialLeft } from '../db/trials.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Hold } from '../model/schemas.ts';
import { holdView } from './view.server.ts';
import { hashNetwork, limitNetwork, siteOf } from './limit-network.server.ts';
import {
  countHolds,
  expireStaleHolds,
  hasHoldWith,
  insertHold,
  lockHoldsFrom,
  lockHoldsOf,
  releaseHoldsOf,
  type NewHold,
  type Owner,
} from '../db/holds.server.ts';

export type PlaceHoldInput = {
  /** `network` identifies callers without an account: an IPv4 address or an IPv6 /64. */
  owner: Owner & { network?: string | undefined };
  tutor: string;
  start: Date;
  minutes: number;
  sessionType?: SessionType | undefined;
  currency: Currency;
  reader: Reader;
};

/** Concurrent holds of one owner with different tutors. */
const MOST_HOLDS = 3;
const MINUTE = 60_000;

/**
 * Holds a time for ten minutes. Releases the owner’s earlier hold with this tutor, but only if the new one succeeds. Throws what
 * `lostTime` gives (409, with `alternatives`), `session_type_unknown`, `price_missing` (400), `trial_used`, `own_tutor` (409), `too_many_holds`,
 * `network_holds` (429), `unknown_tutor` (404).
 */
export const placeHold = (services: Deps, input: PlaceHoldInput): Promise<Hold> =>
  // The search for alternatives also runs inside the mutex: otherwise a burst of failed requests would exhaust the connection pool.
  runExclusive(`tutor ${input.tutor}`, () => placeInTurn(services, input));

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'settings'>;

async function placeInTurn(services: Deps, input: PlaceHoldInput): Promise<Hold> {
  const { db } = services;
  const tutor = await findBookableTutor(db, input.tutor);
  try {
    const [hold] = await takeTimes(services, tutor, input, (by) => [newHold(services, by, input, null)]);
    const placed = (await loadBooking(db, hold?.id ?? '')) as BookingRecord;
    return holdView(placed, tutor);
  } catch (thrown) {
    if (thrown instanceof TimesTaken) throw await lostTime(services, 'unavailable', { ...input, tutor });
    throw thrown;
  }
}

/**
 * Claims all of the times or none. The caller holds the mutex of the tutor. An earlier hold of the owner with this tutor is released.
 * `holdsBy` builds the holds from the tutor’s hours, buffers and prices; it runs again under the lock. Throws `TimesTaken` with the
 * unavailable starts, `unknown_tutor` (404).
 */
export async function takeTimes(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  tutor: TutorRecord,
  { owner, minutes }: Pick<PlaceHoldInput, 'owner' | 'minutes'>,
  holdsBy: (tutor: TutorRecord) => readonly NewHold[],
): Promise<readonly NewHold[]> {
  const requested = holdsBy(tutor);
  const now = requested[0]?.now ?? new Date(0);
  const isFree = (trx: Kysely<DB>, by: TutorRecord, { startsAt }: NewHold) =>
    isSessionFree(trx, by, { start: startsAt, minutes, now });
  // Most who lose hear it without a transaction. Not whoever holds a time with this tutor: it makes room for the new one. Asked in
  // this order: given back in between, the old time must not count as somebody else’s.
  const replaces = await hasHoldWith(db, owner, tutor.id, now);
  const lost: Date[] = [];
  if (!replaces) for (const hold of requested) if (!(await isFree(db, tutor, hold))) lost.push(hold.startsAt);
  if (lost.length > 0) throw new TimesTaken(lost);
  return throughDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      await lockHoldsOf(trx, owner);
      const network = owner.accountId === null ? requested[0]?.network : null;
      if (network) await lockHoldsFrom(trx, siteOf(network));
      await lockDaysOf(trx, tutor.id);
      await expireStaleHolds(trx, tutor.id, now);
      await closeCheckouts({ db: trx, jobs }, await releaseHoldsOf(trx, owner, tutor.id, now));
      if ((await countHolds(trx, owner, now)) >= MOST_HOLDS)
        throw bookingError('too_many_holds', { status: 429, retryAfter: 60 });
      // Read again: hours may have been saved while this transaction waited for the lock.
      const present = await findBookableTutor(trx, tutor.id);
      const holds = holdsBy(present);
      if (network) await limitNetwork(trx, { tutor: present, holds, network, now });
      const taken: Date[] = [];
      for (const hold of holds)
        if (!(await isFree(trx, present, hold)) || !(await insertHold(trx, hold))) taken.push(hold.startsAt);
      if (taken.length > 0) throw new TimesTaken(taken);
      await refuseUsedTrial(trx, present, holds);
      return holds;
    }),
  );
}

/** Which learner a trial is for is chosen later. Throws `trial_used` (409) when no learner of the account has one left. */
async function refuseUsedTrial(
  trx: Kysely<DB>,
  tutor: TutorRecord,
  [hold]: readonly NewHold[],
): Promise<void> {
  if (hold?.sessionType !== 'trial' || hold.accountId === null) return;
  if (!(await hasTrialLeft(trx, { tutorId: tutor.id, accountId: hold.accountId })))
    throw bookingError('trial_used', { status: 409, params: { tutor: tutor.name } });
}

/** Rolls the transaction back; building the error for the caller needs queries after that. */
export class TimesTaken extends Error {
  readonly starts: readonly Date[];

  constructor(starts: readonly Date[]) {
    super('lost');
    this.starts = starts;
  }
}

/** Throws `session_type_unknown` and `price_missing` (400), `own_tutor` (409). */
export function newHold(
  { clock, random, settings }: Pick<Services, 'clock' | 'random' | 'settings'>,
  tutor: TutorRecord,
  input: PlaceHoldInput,
  seriesId: string | null,
): NewHold {
  refuseOwnTutor(tutor, input.owner.accountId);
  const type = sessionTypeOf(input.minutes);
  if (!type || (input.sessionType && input.sessionType !== type))
    throw bookingError('session_type_unknown', { status: 400 });
  const priceMinor = tutor.prices[type][input.currency];
  if (priceMinor === undefined)
    throw bookingError('price_missing', {
      status: 400,
      params: { tutor: tutor.name, currency: input.currency },
    });
  const now = clock.now();
  const slot = { start: input.start.getTime(), end: input.start.getTime() + input.minutes * MINUTE };
  const claim = claimOf(tutor.schedule, slot);
  return {
    id: random.uuid(),
    tutorId: tutor.id,
    sessionType: type,
    startsAt: input.start,
    endsAt: new Date(slot.end),
    seriesId,
    claimed: { from: new Date(claim.from), to: new Date(claim.to) },
    accountId: input.owner.accountId,
    // A hold made signed in belongs to the account alone and can be continued on any device.
    visitorId: input.owner.accountId === null ? input.owner.visitorId : null,
    network: input.owner.accountId === null ? hashNetwork(settings.jwtSecret, input.owner.network) : null,
    locale: input.reader.locale,
    zone: input.reader.timeZone,
    priceMinor,
    currency: input.currency,
    policy: { fullRefundHours: tutor.cancellationHours, lateRefundPercent: LATE_REFUND_PERCENT },
    expiresAt: holdUntil(now),
    now,
  };
}
