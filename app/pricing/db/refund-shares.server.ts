import type { Kysely, Selectable } from 'kysely';
import type { AppRefundShares, DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;

/** A part of a refund that was made outside, for one session. */
export type RefundShare = {
  refundId: string;
  bookingId: string;
  amountMinor: number;
  /** What it took off the tutor’s pay. */
  payMinor: number;
};

const shareOf = (row: Selectable<AppRefundShares>): RefundShare => ({
  refundId: row.refund_id,
  bookingId: row.booking_id,
  amountMinor: row.amount_minor,
  payMinor: row.pay_minor,
});

/** What went back outside for a session: refunds made by hand, and what the bank gave back in lost disputes. */
export type ReturnedOutside = { handMinor: number; bankMinor: number };
export const nothingReturned: ReturnedOutside = { handMinor: 0, bankMinor: 0 };

/** What went back outside, by booking; those without any are left out. */
export async function loadReturnedOutside(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, ReturnedOutside>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.refund_shares as share')
    .innerJoin('app.refunds as refund', 'refund.id', 'share.refund_id')
    .select(['share.booking_id', 'share.amount_minor', 'refund.reason'])
    .where('share.booking_id', 'in', bookingIds)
    .execute();
  const returned = new Map<string, ReturnedOutside>();
  for (const { booking_id, amount_minor, reason } of rows) {
    const { handMinor, bankMinor } = returned.get(booking_id) ?? nothingReturned;
    const isBank = reason === 'disputed';
    returned.set(booking_id, {
      handMinor: handMinor + (isBank ? 0 : amount_minor),
      bankMinor: bankMinor + (isBank ? amount_minor : 0),
    });
  }
  return returned;
}

export async function insertRefundShares(trx: Database, shares: readonly RefundShare[]): Promise<void> {
  if (shares.length === 0) return;
  await trx
    .insertInto('app.refund_shares')
    .values(
      shares.map((share) => ({
        refund_id: share.refundId,
        booking_id: share.bookingId,
        amount_minor: share.amountMinor,
        pay_minor: share.payMinor,
      })),
    )
    .execute();
}

export async function loadSharesOfRefund(trx: Database, refundId: string): Promise<RefundShare[]> {
  const rows = await trx
    .selectFrom('app.refund_shares')
    .selectAll()
    .where('refund_id', '=', refundId)
    .orderBy('booking_id')
    .execute();
  return rows.map(shareOf);
}

const selectBankShares = (trx: Database) =>
  trx
    .selectFrom('app.refund_shares as share')
    .innerJoin('app.refunds as refund', 'refund.id', 'share.refund_id')
    .selectAll('share')
    .where('refund.reason', '=', 'disputed');

/** The shares of a lost dispute. */
export async function loadSharesOfDispute(trx: Database, disputeId: string): Promise<RefundShare[]> {
  const rows = await selectBankShares(trx)
    .where('refund.dispute_id', '=', disputeId)
    .orderBy('share.booking_id')
    .execute();
  return rows.map(shareOf);
}

/** The shares of a session in lost disputes, the earliest loss first. */
export async function loadBankSharesOfBooking(trx: Database, bookingId: string): Promise<RefundShare[]> {
  const rows = await selectBankShares(trx)
    .where('share.booking_id', '=', bookingId)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .execute();
  return rows.map(shareOf);
}

/** What a share takes off the tutor’s pay. */
export async function setChargeback(
  trx: Database,
  { refundId, bookingId }: Pick<RefundShare, 'refundId' | 'bookingId'>,
  payMinor: number,
): Promise<void> {
  await trx
    .updateTable('app.refund_shares')
    .set({ pay_minor: payMinor })
    .where('refund_id', '=', refundId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** A founder decides the pay of sessions: what earlier chargebacks took off does not come back when the dispute is won. */
export async function clearChargebacks(trx: Database, bookingIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('app.refund_shares')
    .set({ pay_minor: 0 })
    .where('booking_id', 'in', bookingIds)
    .where('pay_minor', '>', 0)
    .execute();
}
