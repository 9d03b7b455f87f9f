import type { Services } from '#app/platform/services.server.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { loadDisputesOfBookings, loadPaidBookings } from '#app/pricing/index.server.ts';
import { requireTutor, REVIEW_AFTER } from '#app/tutors/index.server.ts';
import {
  type LineRecord,
  loadLinesOfMonth,
  loadMonths,
  loadUnsettledSessions,
  type UnsettledSession,
} from '../db/lines.server.ts';
import { payOf, stateOf, totalsOf } from '../domain/pay.ts';
import type { Pay, PayLine } from '../model/schemas.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/**
 * The calling tutor’s pay in a month of the tutor’s zone; without `month` the current one, with the sessions that are not settled yet. Throws
 * `not_a_tutor` (403).
 */
export async function readPay(
  { db, clock }: Deps,
  { accountId, month }: { accountId: string; month?: string | undefined },
): Promise<Pay> {
  const { id: tutorId, zone } = await requireTutor({ db }, accountId);
  const now = clock.now();
  const current = dayKeyOf(now, zone).slice(0, 7);
  const shown = month ?? current;
  const entered = await viewLines({ db, clock }, await loadLinesOfMonth(db, tutorId, { month: shown, zone }));
  const unsettled =
    shown === current ? (await loadUnsettledSessions(db, tutorId, now)).map(unsettledLine) : [];
  const lines = [...entered, ...unsettled];
  const months = new Set([current, ...(await loadMonths(db, tutorId, zone))]);
  return {
    month: shown,
    months: [...months].toSorted().toReversed(),
    totals: totalsOf(lines),
    lines,
    zone,
  };
}

/** Lines with their states: a line is due once nobody can report an absence any more and the family has paid its session. */
export async function viewLines({ db, clock }: Deps, lines: readonly LineRecord[]): Promise<PayLine[]> {
  const ids = [...new Set(lines.flatMap(({ bookingId }) => (bookingId ? [bookingId] : [])))];
  const paid = await loadPaidBookings(db, ids);
  const disputes = await loadDisputesOfBookings(db, ids);
  const now = clock.now();
  return lines.map((line) => {
    const isClaimable =
      line.kind === 'session' &&
      line.claim === null &&
      line.endsAt !== null &&
      now.getTime() < line.endsAt.getTime() + REVIEW_AFTER;
    const isContested = disputes.get(line.bookingId ?? '') === 'open';
    const state = stateOf({
      isContested,
      isUnsettled: line.claim === 'open' || isClaimable,
      isPaidOut: line.payoutId !== null,
      isWrittenOff: line.writtenOffAt !== null,
      isApproved: line.approvedAt !== null,
      // Without its booking the line is older than ten years; what was open then is due.
      isPaid: line.bookingId === null || paid.has(line.bookingId),
    });
    return {
      id: line.id,
      bookingId: line.bookingId,
      kind: line.kind,
      state,
      waitsFor:
        state === 'waiting'
          ? line.claim === 'open'
            ? 'decision'
            : isClaimable
              ? 'claims'
              : isContested
                ? 'dispute'
                : 'payment'
          : null,
      learner: line.learner,
      sessionAt: line.sessionAt.toISOString(),
      enteredAt: line.enteredAt.toISOString(),
      amountMinor: line.amountMinor,
      currency: line.currency,
      reason: line.reason,
      paidOutAt: line.paidOutAt?.toISOString() ?? null,
    };
  });
}

const unsettledLine = (session: UnsettledSession): PayLine => ({
  id: null,
  bookingId: session.bookingId,
  kind: 'session',
  state: 'waiting',
  waitsFor: session.claimed ? 'decision' : 'claims',
  learner: session.learner,
  sessionAt: session.startsAt.toISOString(),
  enteredAt: null,
  amountMinor: payOf(session.priceMinor, session.currency),
  currency: session.currency,
  reason: null,
  paidOutAt: null,
});
