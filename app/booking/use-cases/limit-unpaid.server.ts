import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { hasPaid, loadPaidBookings } from '#app/pricing/index.server.ts';
import { bookingError } from '../model/errors.ts';
import { exceededLimit, UNPAID_LIMITS } from '../domain/unpaid-limits.ts';
import { loadAhead, lockUnpaidOf } from '../db/unpaid.server.ts';
import { findOverdue } from '#app/pricing/index.server.ts';

const DAY = 86_400_000;

const params = {
  limit: UNPAID_LIMITS.beforePayment,
  singles: UNPAID_LIMITS.singles,
};

/**
 * Rejects bookings just made in this transaction when the account exceeds its limit of unpaid sessions. Takes the account’s lock, so that
 * concurrent transactions cannot both pass. Throws `unpaid_before_payment`, `unpaid_singles`, `unpaid_series`, `invoice_overdue` (409).
 */
export async function limitUnpaid(
  trx: Kysely<DB>,
  { accountId, booked, now }: { accountId: string; booked: readonly { id: string }[]; now: Date },
): Promise<void> {
  await lockUnpaidOf(trx, accountId);
  const ahead = await loadAhead(trx, accountId, now);
  const paid = await loadPaidBookings(
    trx,
    ahead.map(({ id }) => id),
  );
  // Paid bookings are not limited by unpaid ones.
  if (booked.every(({ id }) => paid.has(id))) return;
  const unpaid = ahead.filter(({ id }) => !paid.has(id));
  const overdue = await findOverdue(
    trx,
    accountId,
    new Date(now.getTime() - UNPAID_LIMITS.overdueDays * DAY),
  );
  if (overdue) throw bookingError('invoice_overdue', { status: 409, params: { number: overdue } });
  if (unpaid.length <= UNPAID_LIMITS.beforePayment) return;
  const problem = exceededLimit(unpaid, await hasPaid(trx, accountId));
  if (problem) throw bookingError(problem, { status: 409, params });
}

/** Rejects a series that is too long before it is held. Throws `series_before_payment` (409). */
export async function limitSeries(
  db: Kysely<DB>,
  { accountId, count }: { accountId: string | null; count: number },
): Promise<void> {
  if (count <= UNPAID_LIMITS.beforePayment || (accountId && (await hasPaid(db, accountId)))) return;
  throw bookingError('series_before_payment', { status: 409, params });
}
