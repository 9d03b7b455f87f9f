import type { Services } from '#app/platform/services.server.ts';
import { hasPaid, loadBookedSessions } from '#app/pricing/index.server.ts';
import { bookingError } from '../model/errors.ts';
import { exceededLimit, limitsOf, OVERDUE_DAYS, type RaisedLimits } from '../domain/unpaid-limits.ts';
import { loadRaisedLimits, lockUnpaidOf, saveRaisedLimits } from '../db/unpaid.server.ts';

const DAY = 86_400_000;

type Deps = Pick<Services, 'db' | 'settings'>;

/**
 * Rejects bookings just made in the transaction `db` when the account exceeds its limit of unpaid sessions. Takes the account’s lock, so that
 * concurrent transactions cannot both pass. Throws `unpaid_before_payment`, `unpaid_singles`, `unpaid_series`, `invoice_overdue` (409).
 */
export async function limitUnpaid(
  { db: trx, settings }: Deps,
  { accountId, booked, now }: { accountId: string; booked: readonly { id: string }[]; now: Date },
): Promise<void> {
  await lockUnpaidOf(trx, accountId);
  const overdueBefore = new Date(now.getTime() - OVERDUE_DAYS * DAY);
  const { sessions, ...account } = await loadBookedSessions(trx, accountId, { now, overdueBefore });
  const unpaid = sessions.filter(({ isPaid }) => !isPaid);
  // Paid bookings are not limited by unpaid ones.
  if (!booked.some(({ id }) => unpaid.some((session) => session.id === id))) return;
  if (account.overdue)
    throw bookingError('invoice_overdue', { status: 409, params: { number: account.overdue } });
  const usual = limitsOf(settings.unpaid);
  if (!exceededLimit(unpaid, account.hasPaid, usual)) return;
  const limits = limitsOf(settings.unpaid, await loadRaisedLimits(trx, accountId));
  const problem = exceededLimit(unpaid, account.hasPaid, limits);
  if (problem) throw bookingError(problem, { status: 409, params: limits });
}

/** Rejects a series that is too long before it is held. Throws `series_before_payment` (409). */
export async function limitSeries(
  { db, settings }: Deps,
  { accountId, count }: { accountId: string | null; count: number },
): Promise<void> {
  if (count <= settings.unpaid.beforePayment || (accountId && (await hasPaid(db, accountId)))) return;
  const limits = limitsOf(settings.unpaid, accountId ? await loadRaisedLimits(db, accountId) : undefined);
  if (count > limits.beforePayment)
    throw bookingError('series_before_payment', { status: 409, params: limits });
}

type ReadLimits = {
  /** Of every account, after its first payment. */
  usual: RaisedLimits;
  raised: RaisedLimits | null;
};

/** Limits of unpaid sessions of an account, for founders. */
export async function readUnpaidLimits({ db, settings }: Deps, accountId: string): Promise<ReadLimits> {
  const { sessions, series } = settings.unpaid;
  return { usual: { sessions, series }, raised: (await loadRaisedLimits(db, accountId)) ?? null };
}

/** Sets what founders allow an account inside the transaction `db`, and returns what they allowed before. Null: the limits of the settings. */
export async function raiseUnpaidLimits(
  { db: trx }: Pick<Services, 'db'>,
  input: { accountId: string; limits: RaisedLimits | null; now: Date },
): Promise<RaisedLimits | null> {
  await lockUnpaidOf(trx, input.accountId);
  const before = (await loadRaisedLimits(trx, input.accountId)) ?? null;
  await saveRaisedLimits(trx, input);
  return before;
}
