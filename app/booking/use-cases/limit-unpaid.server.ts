import type { Services } from '#app/platform/services.server.ts';
import { hasPaid, queryBookedSessions } from '#app/pricing/index.server.ts';
import { bookingError } from '../model/errors.ts';
import { exceededLimit, limitsOf, OVERDUE_DAYS, type RaisedLimits } from '../domain/unpaid-limits.ts';
import { lockKey } from '../db/booking.server.ts';
import { keyOfUnpaid, loadRaisedLimits, saveRaisedLimits } from '../db/unpaid.server.ts';

const DAY = 86_400_000;

type Deps = Pick<Services, 'db' | 'settings'>;

/**
 * Queries for `executeTogether`, behind those that make the bookings: takes the account’s lock, so that concurrent transactions cannot both
 * pass, and reads what `limitUnpaid` needs.
 */
export const queryUnpaid = (trx: Services['db'], accountId: string, now: Date) =>
  [
    lockKey(trx, keyOfUnpaid(accountId)),
    queryBookedSessions(accountId, { now, overdueBefore: new Date(now.getTime() - OVERDUE_DAYS * DAY) }),
  ] as const;

export type UnpaidRows = Awaited<ReturnType<ReturnType<typeof queryBookedSessions>['execute']>>['rows'];

/**
 * Rejects bookings just made in the transaction `db` when the account exceeds its limit of unpaid sessions. Throws `unpaid_before_payment`,
 * `unpaid_singles`, `unpaid_series`, `invoice_overdue` (409).
 */
export async function limitUnpaid(
  { db: trx, settings }: Deps,
  { accountId, booked }: { accountId: string; booked: readonly { id: string }[] },
  [account]: UnpaidRows,
): Promise<void> {
  const { sessions = [] } = account ?? {};
  const unpaid = sessions.filter(({ isPaid }) => !isPaid);
  // Paid bookings are not limited by unpaid ones.
  if (!booked.some(({ id }) => unpaid.some((session) => session.id === id))) return;
  if (account?.overdue)
    throw bookingError('invoice_overdue', { status: 409, params: { number: account.overdue } });
  const usual = limitsOf(settings.unpaid);
  const paidBefore = account?.hasPaid ?? false;
  if (!exceededLimit(unpaid, paidBefore, usual)) return;
  const limits = limitsOf(settings.unpaid, await loadRaisedLimits(trx, accountId));
  const problem = exceededLimit(unpaid, paidBefore, limits);
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
  await lockKey(trx, keyOfUnpaid(input.accountId)).execute();
  const before = (await loadRaisedLimits(trx, input.accountId)) ?? null;
  await saveRaisedLimits(trx, input);
  return before;
}
