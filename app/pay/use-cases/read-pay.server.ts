import type { Services } from '#app/platform/services.server.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import {
  type LineRecord,
  loadLinesOfMonth,
  loadMonths,
  loadUnsettledSessions,
  type UnsettledSession,
} from '../db/lines.server.ts';
import { payOf, totalsOf } from '../domain/pay.ts';
import type { Pay, PayLine } from '../model/schemas.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/**
 * The calling tutor’s pay in a month: lines keep the month and zone in which they were entered; without `month` the current one, with the sessions that are not settled yet. Throws
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
  const entered = await loadLinesOfMonth(db, tutorId, { month: shown, now });
  const unsettled = shown === current ? await loadUnsettledSessions(db, tutorId, now) : [];
  const lines = [...entered.map(lineOf), ...unsettled.map((session) => unsettledLine(session, zone))];
  const months = new Set([current, ...(await loadMonths(db, tutorId))]);
  return {
    month: shown,
    months: [...months].toSorted().toReversed(),
    totals: totalsOf(lines),
    lines,
    zone,
  };
}

const lineOf = (line: LineRecord): PayLine => ({
  id: line.id,
  bookingId: line.bookingId,
  kind: line.kind,
  state: line.state,
  waitsFor: line.waitsFor,
  learner: line.learner,
  sessionAt: line.sessionAt.toISOString(),
  enteredAt: line.enteredAt.toISOString(),
  zone: line.zone,
  amountMinor: line.amountMinor,
  currency: line.currency,
  reason: line.reason,
  paidOutAt: line.paidOutAt?.toISOString() ?? null,
});

const unsettledLine = (session: UnsettledSession, zone: string): PayLine => ({
  id: null,
  bookingId: session.bookingId,
  kind: 'session',
  state: 'waiting',
  waitsFor: session.claimed ? 'decision' : 'claims',
  learner: session.learner,
  sessionAt: session.startsAt.toISOString(),
  enteredAt: null,
  zone,
  amountMinor: payOf(session.priceMinor, session.currency),
  currency: session.currency,
  reason: null,
  paidOutAt: null,
});
