import type { Currency } from '#app/preferences/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import { QueryBatch } from '#app/platform/statement-batch.server.ts';
import { closeCheckouts } from '#app/pricing/index.server.ts';
import { addTutorAndTimes, claimOf, sessionTypeOf, type TutorRecord } from '#app/tutors/index.server.ts';
import type { SessionType } from '#app/tutors/index.ts';
import { holdUntil } from '../domain/hold.ts';
import { runExclusive } from '../domain/booking-mutex.ts';
import { runFewAtOnce } from './few-at-once.server.ts';
import { LATE_REFUND_PERCENT } from '../domain/cancellation-policy.ts';
import { lostTime, type Reader } from './time-taken.server.ts';
import { refuseOwnTutor } from '../domain/own-tutor.ts';
import { bookingError, throughDeadlocks } from '../model/errors.ts';
import { usedTrials } from '../db/trials.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Hold } from '../model/schemas.ts';
import { holdView } from './view.server.ts';
import { hashNetwork, limitNetwork, siteOf } from './limit-network.server.ts';
import {
  beginHolding,
  insertHolds,
  placeOrdinaryHold,
  selectHeldTutors,
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
 * `lostTime` gives (409, with `alternatives`), `session_type_unknown`, `price_missing` (400), `trial_used`, `trials_used`, `own_tutor` (409),
 * `too_many_holds`, `network_holds` (429), `unknown_tutor` (404).
 */
export const placeHold = (services: Deps, input: PlaceHoldInput): Promise<Hold> =>
  // The search for alternatives also runs inside the mutex: otherwise a burst of failed requests would exhaust the connection pool.
  runExclusive(`tutor ${input.tutor}`, () => placeInTurn(services, input));

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'settings'>;

async function placeInTurn(services: Deps, input: PlaceHoldInput): Promise<Hold> {
  try {
    const { tutor, holds } = await runFewAtOnce(() =>
      takeTimes(services, { ...input, starts: [input.start] }, (by) => [newHold(services, by, input, null)]),
    );
    return holdView(holds[0] as BookingRecord, tutor);
  } catch (thrown) {
    if (thrown instanceof TimesTaken)
      throw await lostTime(services, 'unavailable', { ...input, tutor: thrown.tutor });
    throw thrown;
  }
}

/**
 * Claims all of the times or none. The caller holds the mutex of the tutor. An earlier hold of the owner with this tutor is released.
 * `holdsBy` builds the holds from the tutor’s hours, buffers and prices; it runs again under the lock. Throws `TimesTaken` with the
 * unavailable starts, `unknown_tutor` (404). Two round trips for an ordinary hold, three more for any other.
 */
export async function takeTimes(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  input: Pick<PlaceHoldInput, 'owner' | 'minutes' | 'tutor'> & { starts: readonly Date[] },
  holdsBy: (tutor: TutorRecord) => readonly NewHold[],
): Promise<{ tutor: TutorRecord; holds: readonly BookingRecord[] }> {
  const { db } = services;
  const { owner } = input;
  const now = services.clock.now();
  // Most refusals need no transaction. An owner who has a hold with this tutor does: it is released for the new one. Read in this order: when it
  // is released between the two statements, the old time must not count as taken by others.
  const batch = new QueryBatch();
  const held = batch.add(selectHeldTutors(db, owner, now));
  const read = addTutorAndTimes(db, batch, input.tutor, { ...input, now });
  await batch.execute(db);
  const [own, { tutor, isFree, stamp }] = [held(), read()];
  const holds = holdsBy(tutor);
  const replaces = own.some(({ tutor_id }) => tutor_id === tutor.id);
  const lost = replaces ? [] : input.starts.filter((start) => !isFree(start));
  if (lost.length > 0) throw new TimesTaken(tutor, lost);
  const [hold] = holds;
  if (hold && holds.length === 1 && own.length === 0 && hold.sessionType !== 'trial') {
    const site = hold.network && siteOf(hold.network);
    const placed = await throughDeadlocks(() => placeOrdinaryHold(db, hold, { owner, site, stamp }));
    if (placed) return { tutor, holds: [placed] };
  }
  return throughDeadlocks(() =>
    db
      .transaction()
      .execute((trx) => takeInTransaction({ ...services, db: trx }, input, { tutor, now, holdsBy })),
  );
}

async function takeInTransaction(
  { db: trx, jobs }: Pick<Services, 'db' | 'jobs'>,
  { owner, minutes, starts }: Pick<PlaceHoldInput, 'owner' | 'minutes'> & { starts: readonly Date[] },
  about: { tutor: TutorRecord; now: Date; holdsBy: (tutor: TutorRecord) => readonly NewHold[] },
): Promise<{ tutor: TutorRecord; holds: readonly BookingRecord[] }> {
  const { now, holdsBy } = about;
  const network = holdsBy(about.tutor)[0]?.network ?? null;
  const site = network && siteOf(network);
  const batch = new QueryBatch();
  const begun = beginHolding(trx, batch, { owner, site, tutorId: about.tutor.id, now });
  // Read again: hours may have been saved while this transaction waited for the lock.
  const read = addTutorAndTimes(trx, batch, about.tutor.id, { starts, minutes, now });
  await batch.execute(trx);
  const { released, count } = begun();
  await closeCheckouts({ db: trx, jobs }, released);
  if (count >= MOST_HOLDS) throw bookingError('too_many_holds', { status: 429, retryAfter: 60 });
  const { tutor, isFree } = read();
  const holds = holdsBy(tutor);
  if (network) await limitNetwork(trx, { tutor, holds, network, now });
  const taken = starts.filter((start) => !isFree(start));
  const placed = await insertHolds(
    trx,
    holds.filter(({ startsAt }) => isFree(startsAt)),
  );
  const refused = holds.filter(({ id }) => !placed.some((hold) => hold?.id === id));
  if (refused.length > 0)
    throw new TimesTaken(tutor, [...new Set([...taken, ...refused.map((hold) => hold.startsAt)])]);
  await refuseUsedTrial(trx, tutor, holds);
  return { tutor, holds: placed.filter((hold) => hold !== null) };
}

/** Which learner a trial is for is chosen later. Throws `trial_used`, `trials_used` (409) when no learner of the account has one left. */
async function refuseUsedTrial(
  trx: Services['db'],
  tutor: TutorRecord,
  [hold]: readonly NewHold[],
): Promise<void> {
  if (hold?.sessionType !== 'trial' || hold.accountId === null) return;
  const used = await usedTrials(trx, { tutorId: tutor.id, accountId: hold.accountId });
  if (used) throw bookingError(used, { status: 409, params: { tutor: tutor.name } });
}

/** Rolls the transaction back; building the error for the caller needs queries after that. */
export class TimesTaken extends Error {
  readonly tutor: TutorRecord;
  readonly starts: readonly Date[];

  constructor(tutor: TutorRecord, starts: readonly Date[]) {
    super('lost');
    this.tutor = tutor;
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
