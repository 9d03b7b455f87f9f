import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sumPayByBooking } from '#app/pay/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadPaidBookings } from '#app/pricing/index.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { loadBooking } from '../../db/booking.server.ts';
import { type ClaimRecord, loadClaim } from '../../db/claims.server.ts';
import { type ActFacts, expectedPay, possibleActs } from '../../domain/founder-acts.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bookingError } from '../../model/errors.ts';
import type { BookingForActs } from '../../model/founder-acts-schemas.ts';

/** A booking with everything that founders' acts depend on. */
export type ActSituation = {
  booking: BookingRecord;
  tutor: TutorRecord;
  claim: ClaimRecord | undefined;
  facts: ActFacts;
  version: string;
};

/** Number of earlier acts of founders on a booking: part of its version, as some acts leave no other trace on it. */
export type CountActs = (db: Kysely<DB>, bookingId: string) => Promise<number>;

/** Reads the situation; inside an act the booking is locked by the caller and passed. Throws `unknown_booking` (404). */
export async function readSituation(
  db: Kysely<DB>,
  input: { id: string; locked?: BookingRecord | undefined; countActs: CountActs },
): Promise<ActSituation> {
  const booking = input.locked ?? (await loadBooking(db, input.id));
  const tutor = booking && (await loadTutor(db, booking.tutorId));
  if (!booking || !tutor || booking.state === 'held' || booking.state === 'expired')
    throw bookingError('unknown_booking', { status: 404 });
  const claim = await loadClaim(db, booking.id);
  const linesMinor = (await sumPayByBooking(db, [booking.id])).get(booking.id) ?? 0;
  const facts: ActFacts = {
    ...booking,
    isClaimOpen: claim?.outcome === null,
    hasAccount: booking.accountId !== null,
    payMinor: expectedPay(booking, linesMinor),
  };
  const version = versionOf([
    booking.state,
    booking.sequence,
    booking.startsAt.toISOString(),
    booking.refundMinor,
    booking.returnedHalves,
    booking.attendedAt?.toISOString(),
    claim && [claim.absent, claim.claimedBy, claim.objection, claim.disputedAt, claim.outcome],
    facts.payMinor,
    await input.countActs(db, booking.id),
  ]);
  return { booking, tutor, claim, facts, version };
}

const versionOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** One booking for founders, with the acts that are possible now. Throws `unknown_booking` (404). */
export async function readBookingForActs(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { id: string; countActs: CountActs },
): Promise<BookingForActs> {
  return bookingForActs(db, await readSituation(db, input), clock.now());
}

export async function bookingForActs(
  db: Kysely<DB>,
  { booking, tutor, claim, facts, version }: ActSituation,
  now: Date,
): Promise<BookingForActs> {
  const { currency } = booking;
  const paid = await loadPaidBookings(db, [booking.id]);
  return {
    id: booking.id,
    start: booking.startsAt.toISOString(),
    end: booking.endsAt.toISOString(),
    minutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
    state: booking.state,
    tutor: { id: tutor.id, name: tutor.name },
    family: booking.learnerEmail,
    price: { amountMinor: booking.priceMinor, currency },
    payment: booking.payment,
    paid: paid.has(booking.id),
    refund: { amountMinor: booking.refundMinor ?? 0, currency },
    pay: { amountMinor: facts.payMinor, currency },
    moves: booking.moves,
    inSeries: booking.seriesId !== null,
    attendedAt: booking.attendedAt?.toISOString() ?? null,
    claim:
      claim?.outcome === null
        ? { absent: claim.absent, claimedBy: claim.claimedBy, disputed: claim.disputedAt !== null }
        : null,
    acts: possibleActs(facts, now),
    version,
  };
}
