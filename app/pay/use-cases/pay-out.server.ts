import type { Services } from '#app/platform/services.server.ts';
import { loadTutorsByIds } from '#app/tutors/index.server.ts';
import {
  decideLines,
  insertPayout,
  type LineRecord,
  loadDueIds,
  loadLine,
  loadOverdueLines,
  lockPayOf,
  sumOpenLines,
} from '../db/lines.server.ts';
import { payError } from '../model/errors.ts';
import type { LineDecision, OpenPay, PayoutRequest } from '../model/schemas.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random'>;

/** Groups and overdue lines of the founders’ list; the others come up as these are settled. */
const MOST_GROUPS = 200;
const MOST_OVERDUE = 100;

/** What is open by tutor and currency, in the order of the tutors’ names: at most 200 groups, first those with something due. */
export async function listOpenPay({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<OpenPay[]> {
  const now = clock.now();
  const sums = await sumOpenLines(db, { now, limit: MOST_GROUPS });
  const unpaid = sums.flatMap(({ unpaidIds }) => unpaidIds);
  const overdue = await loadOverdueLines(db, unpaid, { now, limit: MOST_OVERDUE });
  const overdueOf = Map.groupBy(overdue, ({ tutorId, currency }) => `${tutorId} ${currency}`);
  const tutors = await loadTutorsByIds(db, [...new Set(sums.map(({ tutorId }) => tutorId))]);
  const names = new Map(tutors.map(({ id, name }) => [id, name]));
  return sums
    .map((group) => ({
      tutorId: group.tutorId,
      currency: group.currency,
      dueMinor: group.dueMinor,
      waitingMinor: group.waitingMinor,
      version: group.version,
      tutor: names.get(group.tutorId) ?? '',
      overdue: (overdueOf.get(`${group.tutorId} ${group.currency}`) ?? []).map((line) => ({
        id: line.id,
        sessionAt: line.sessionAt.toISOString(),
        amountMinor: line.amountMinor,
        dueAt: line.dueAt.toISOString(),
      })),
    }))
    .toSorted(
      (one, other) => one.tutor.localeCompare(other.tutor) || one.currency.localeCompare(other.currency),
    );
}

/**
 * Marks what is due to a tutor in one currency as paid out, inside the transaction `db`. Throws `pay_changed` (409) if these are other lines by
 * now: somebody else paid them out, or one was added.
 */
export async function payOut(
  { db, clock, random }: Deps,
  { tutorId, currency, amountMinor, version }: PayoutRequest,
  founder: { id: string },
): Promise<{ payoutId: string; lines: number }> {
  const now = clock.now();
  await lockPayOf(db, tutorId);
  const groups = await sumOpenLines(db, { now, limit: MOST_GROUPS, tutorId });
  const group = groups.find((each) => each.currency === currency);
  if (!group?.version || group.version !== version || group.dueMinor !== amountMinor)
    throw payError('pay_changed', { status: 409 });
  const ids = await loadDueIds(db, { tutorId, currency, now });
  const payoutId = random.uuid();
  const payout = { id: payoutId, tutorId, currency, amountMinor, at: now, by: founder.id };
  // A line that became due between the two statements was not part of what the founder saw.
  if (!(await insertPayout(db, payout, ids))) throw payError('pay_changed', { status: 409 });
  return { payoutId, lines: ids.length };
}

/**
 * Decides on a line that waits for an invoice due 30 days ago, inside the transaction `db`: paid nevertheless, or written off, with all open lines
 * of its session. Throws `unknown_line` (404) and `line_not_overdue` (409).
 */
export async function decideOverdueLine(
  { db, clock }: Deps,
  { id, decision }: { id: string; decision: LineDecision['decision'] },
): Promise<LineRecord> {
  const now = clock.now();
  const found = await loadLine(db, id, { now });
  if (!found) throw payError('unknown_line', { status: 404 });
  // A payout of the same line waits, or has happened.
  await lockPayOf(db, found.tutorId);
  const line = await loadLine(db, id, { now, lock: true });
  const [overdue] = line?.waitsFor === 'payment' ? await loadOverdueLines(db, [id], { now, limit: 1 }) : [];
  if (!line || !overdue) throw payError('line_not_overdue', { status: 409 });
  await decideLines(db, line, decision === 'pay' ? { approved_at: now } : { written_off_at: now });
  return line;
}
