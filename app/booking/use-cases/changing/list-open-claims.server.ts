import type { Services } from '#app/platform/services.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import { listAttended, loadTutorsByIds } from '#app/tutors/index.server.ts';
import type { Objection, Side } from '../../domain/absence.ts';
import { loadFamilyAttended, loadOpenClaims, loadStatements } from '../../db/claims.server.ts';
import { loadBooking } from '../../db/booking.server.ts';

/** An open claim of absence with both statements and the evidence. */
export type OpenClaim = {
  bookingId: string;
  tutor: string;
  learnerEmail: string | null;
  start: string;
  price: { amountMinor: number; currency: Currency };
  payment: 'invoice' | 'card' | 'credit' | null;
  absent: Side;
  claimedBy: Side;
  claimedAt: string;
  objection: Objection | null;
  disputed: boolean;
  /** The tutor marked the learner as present, or sent a note. */
  attended: boolean;
  /** The family confirmed that the session took place. */
  familyAttended: boolean;
  /** What the two sides wrote; null without a text. */
  statements: Record<Side, string | null>;
};

const MOST = 100;

/** Open claims, disputed or not, oldest first; at most 100. */
export async function listOpenClaims({ db }: Pick<Services, 'db'>): Promise<OpenClaim[]> {
  const claims = await loadOpenClaims(db, { limit: MOST });
  const ids = claims.map(({ bookingId }) => bookingId);
  const bookings = await Promise.all(ids.map((id) => loadBooking(db, id)));
  const bookingOf = new Map(bookings.flatMap((booking) => (booking ? [[booking.id, booking] as const] : [])));
  const tutorIds = [...new Set([...bookingOf.values()].map(({ tutorId }) => tutorId))];
  const nameOf = new Map((await loadTutorsByIds(db, tutorIds)).map(({ id, name }) => [id, name]));
  const attended = await listAttended(db, ids);
  const familyAttended = await loadFamilyAttended(db, ids);
  const statements = await loadStatements(db, ids);
  return claims.flatMap((claim) => {
    const booking = bookingOf.get(claim.bookingId);
    if (!booking) return [];
    return [
      {
        bookingId: booking.id,
        tutor: nameOf.get(booking.tutorId) ?? '',
        learnerEmail: booking.learnerEmail,
        start: booking.startsAt.toISOString(),
        price: { amountMinor: booking.priceMinor, currency: booking.currency },
        payment: booking.payment,
        absent: claim.absent,
        claimedBy: claim.claimedBy,
        claimedAt: claim.claimedAt.toISOString(),
        objection: claim.objection,
        disputed: claim.disputedAt !== null,
        attended: attended.has(booking.id),
        familyAttended: familyAttended.has(booking.id),
        statements: { learner: null, tutor: null, ...statements.get(booking.id) },
      },
    ];
  });
}
