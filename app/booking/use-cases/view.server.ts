import { loadProfileNames } from '#app/learners/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  type DisputeState,
  loadDisputesOfBookings,
  loadPaidBookings,
  loadRefundStates,
  loadReturnedOutside,
  nothingReturned,
  type RefundState,
} from '#app/pricing/index.server.ts';
import { loadTutorsByIds, nameForTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { objectUntil } from '../domain/absence.ts';
import { loadClaims, loadFamilyAttended, loadStatements, type ClaimRecord } from '../db/claims.server.ts';
import { MOST_MOVES, freeUntil, lateRefundOf } from '../domain/cancellation-policy.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Booking, Hold } from '../model/schemas.ts';

const MINUTE = 60_000;

/** A hold as seen by its owner. */
export function holdView(hold: BookingRecord, tutor: TutorRecord): Hold {
  return {
    ...sessionView(hold, tutor),
    expiresAt: (hold.expiresAt ?? hold.createdAt).toISOString(),
    canExtend: hold.extensions === 0,
  };
}

/** Bookings as seen by one of their two sides, in the order given. */
export async function bookingViews(
  services: Pick<Services, 'db' | 'clock'>,
  bookings: readonly BookingRecord[],
  as: Booking['as'],
): Promise<Booking[]> {
  const tutors = await loadTutorsByIds(services.db, unique(bookings.map(({ tutorId }) => tutorId)));
  const tutorOf = new Map(tutors.map((tutor) => [tutor.id, tutor]));
  const names = await loadProfileNames(
    services.db,
    unique(bookings.flatMap(({ learnerProfileId }) => learnerProfileId ?? [])),
  );
  const paid = bookings.filter(({ payment, refundMinor }) => payment === 'card' && refundMinor !== null);
  const back = await loadRefundStates(
    services.db,
    paid.map(({ id }) => id),
  );
  const outside = await loadOutside(services.db, bookings);
  const settled = await loadPaidBookings(
    services.db,
    bookings.filter(({ payment }) => payment === 'invoice').map(({ id }) => id),
  );
  const ids = bookings.map(({ id }) => id);
  const claims = await loadClaims(services.db, ids);
  const attended = as === 'learner' ? await loadFamilyAttended(services.db, ids) : new Set<string>();
  const statements = await loadStatements(services.db, [...claims.keys()]);
  return bookings.flatMap((booking) => {
    const tutor = tutorOf.get(booking.tutorId);
    if (!tutor) return [];
    const name = names.get(booking.learnerProfileId ?? '') ?? null;
    const learner = as === 'tutor' ? nameForTutor(name, booking, services.clock.now()) : name;
    const claim = claimView(claims.get(booking.id), { as, statement: statements.get(booking.id)?.[as] });
    return [
      {
        ...bookingView(booking, tutor, {
          as,
          learner,
          // What the family wrote may name the learner.
          note: as === 'tutor' && name !== null && learner === null ? '' : booking.note,
          claim,
          back: back.get(booking.id) ?? null,
          outside: outside(booking),
          isSettled: settled.has(booking.id),
        }),
        ...(attended.has(booking.id) && { attended: true as const }),
      },
    ];
  });
}

/** What happened to the money of a booking outside the product. */
type OutsideView = { dispute: DisputeState | null; returnedMinor: number };

/** Looks up disputes, and what went back by hand or by the bank, for bookings by card or credit. */
async function loadOutside(
  db: Services['db'],
  bookings: readonly BookingRecord[],
): Promise<(booking: BookingRecord) => OutsideView> {
  const byCard = bookings.filter(({ payment, creditHalves }) => payment === 'card' || creditHalves > 0);
  const ids = byCard.map(({ id }) => id);
  const disputes = await loadDisputesOfBookings(db, ids);
  const returned = await loadReturnedOutside(db, ids);
  return ({ id }) => {
    const { handMinor, bankMinor } = returned.get(id) ?? nothingReturned;
    return { dispute: disputes.get(id) ?? null, returnedMinor: handMinor + bankMinor };
  };
}

/** One booking as seen by one of its sides; `back` is the state of its card refund, `isSettled` says that its invoice is paid. */
export function bookingView(
  booking: BookingRecord,
  tutor: TutorRecord,
  {
    back,
    outside,
    note,
    isSettled = false,
    ...more
  }: {
    as: Booking['as'];
    learner: string | null;
    claim: Booking['claim'];
    /** Instead of the booking's own. */
    note?: string;
    back: RefundState | null;
    outside?: OutsideView;
    isSettled?: boolean;
  },
): Booking {
  const { currency, refundMinor } = booking;
  return {
    ...sessionView(booking, tutor),
    ...more,
    state: booking.state,
    learnerProfileId: booking.learnerProfileId,
    learnerZone: booking.learnerZone,
    note: note ?? booking.note,
    payment: paymentView(booking, { back, isSettled }, outside),
    movesLeft: Math.max(0, MOST_MOVES - booking.moves),
    absent: booking.absent,
    seriesId: booking.seriesId,
    refund: refundMinor === null ? null : { amountMinor: refundMinor, currency },
  };
}

/** An open claim as seen by one of the two sides; null if there is none. */
function claimView(
  claim: ClaimRecord | undefined,
  { as, statement }: { as: Booking['as']; statement: string | undefined },
): Booking['claim'] {
  if (claim?.outcome !== null) return null;
  return {
    absent: claim.absent,
    mine: claim.claimedBy === as,
    objected: claim.objection !== null,
    disputed: claim.disputedAt !== null,
    objectUntil: objectUntil(claim).toISOString(),
    statement: statement ?? null,
  };
}

function paymentView(
  booking: BookingRecord,
  { back, isSettled }: { back: RefundState | null; isSettled: boolean },
  { dispute, returnedMinor }: OutsideView = { dispute: null, returnedMinor: 0 },
): Booking['payment'] {
  const { payment, paymentDueAt, returnedHalves, backBeforeMinor, currency } = booking;
  // An inquiry, or one that was closed, changes nothing for the two sides.
  const disputed = dispute === null || dispute === 'inquiry' || dispute === 'closed' ? {} : { dispute };
  const credit = booking.creditHalves > 0 ? { credit: creditView(booking) } : {};
  if (payment === 'credit') return { kind: 'credit', returnedHalves, ...credit, ...disputed };
  if (payment === 'card') {
    const before = backBeforeMinor ? { before: { amountMinor: backBeforeMinor, currency } } : {};
    // What a refund of ours took into account is in `before`.
    const outsideMinor = returnedMinor - (backBeforeMinor ?? 0);
    const outside = outsideMinor > 0 ? { outside: { amountMinor: outsideMinor, currency } } : {};
    return { kind: 'card', refund: back, ...before, ...outside, ...disputed, ...credit };
  }
  if (!paymentDueAt) return null;
  const paid = isSettled ? { paid: true as const } : {};
  return { kind: 'invoice', dueAt: paymentDueAt.toISOString(), ...paid, ...credit };
}

function creditView(booking: BookingRecord) {
  const { creditHalves, creditMinor, returnedHalves, creditBackMinor, currency } = booking;
  return {
    halves: creditHalves,
    worth: { amountMinor: creditMinor, currency },
    returnedHalves: returnedHalves ?? 0,
    returned: { amountMinor: creditBackMinor ?? 0, currency },
  };
}

function sessionView(booking: BookingRecord, tutor: TutorRecord) {
  const { priceMinor, currency, startsAt, endsAt } = booking;
  return {
    id: booking.id,
    tutor: {
      id: tutor.id,
      slug: tutor.slug,
      name: tutor.name,
      city: tutor.city,
      zone: tutor.zone,
      avatar: tutor.avatar as Record<string, string | number | boolean>,
    },
    sessionType: booking.sessionType,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE,
    price: { amountMinor: priceMinor, currency },
    freeUntil: freeUntil(booking).toISOString(),
    lateRefund: { amountMinor: lateRefundOf(booking), currency },
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
