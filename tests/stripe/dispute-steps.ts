import { afterEach, beforeEach } from 'vitest';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { actOnBooking } from '#app/founders/use-cases/acts/act-on-booking.server.ts';
import { readBooking } from '#app/founders/use-cases/find-bookings.server.ts';
import { maya, openPaymentsTest, type PaymentsTest, tuesday } from './payments-setup.ts';

export const HOUR = 3_600_000;
export const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: 'ana.founder@example.org' };

/** A payment test for each test of a file, with what can happen to a payment outside: call it once in a file of tests. */
export function setUpDisputes() {
  let at: PaymentsTest;
  beforeEach(async () => {
    at = await openPaymentsTest();
  });
  afterEach(() => at.close());

  const booked = async (more = {}) => {
    const id = await at.hold(maya, more);
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    return { id, paymentId, intent: await intentOf(paymentId) };
  };
  const intentOf = async (paymentId: string) => (await at.row('payments', paymentId)).intent_id as string;
  const bring = (happenings: Parameters<PaymentsTest['stripe']['deliveries']['happened']>[0]) =>
    at.stripe.deliveries.happened(happenings);
  /** A dispute at the provider with its first two events delivered. */
  const disputed = async (intent: string, more: { amount?: number; inquiry?: boolean } = {}) => {
    const { id, happenings } = at.stripe.ledger.dispute(intent, more);
    await bring(happenings);
    return id;
  };
  const decided = (id: string, status: 'won' | 'lost' | 'warning_closed') =>
    bring(at.stripe.ledger.decide(id, status));
  const rows = (sql: string, values: unknown[] = []) =>
    at.app.pool.query(sql, values).then(({ rows: found }) => found as Record<string, unknown>[]);
  const dispute = async (id: string) => (await rows('select * from app.disputes where id = $1', [id]))[0];
  const payLines = async (bookingId: string) =>
    (
      await rows(
        'select kind, amount_minor from app.pay_lines where booking_id = $1 order by entered_at, kind desc, amount_minor desc',
        [bookingId],
      )
    ).map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);
  const papers = async () =>
    (
      await rows(
        'select kind, total_minor, reason, restores is not null as again from app.invoices order by created_at, kind desc',
      )
    ).map(({ kind, total_minor, reason, again }) =>
      [kind, total_minor, reason, ...(again ? ['again'] : [])].join(' '),
    );
  const mailsTo = async (recipient: string) =>
    (await rows('select subject from app.mails where recipient = $1', [recipient])).map(
      ({ subject }) => subject,
    );
  /** The session has ended and its claim window is over; with a note by the tutor it verifiably took place. */
  const completed = async (id: string, { attended }: { attended: boolean }) => {
    if (attended)
      await at.app.pool.query(
        `insert into app.session_notes (booking_id, tutor_id, came_at, created_at, updated_at) select id, tutor_id, ends_at, ends_at, ends_at from app.bookings where id = $1`,
        [id],
      );
    at.app.clock.set(new Date(Date.parse(tuesday) + 80 * HOUR));
    await completePast(at.services, at.app.clock.now());
  };

  const refundAsFounder = async (id: string, shares: { familyPercent: number; tutorPercent: number }) => {
    const { version } = (await readBooking(at.services, id)).booking;
    const reader = { locale: 'en-GB', timeZone: 'UTC' } as const;
    const change = { act: 'refund', ...shares } as const;
    await actOnBooking(at.services, { founder, id, version, reader, change, reason: 'Both were heard.' });
  };
  return {
    get at() {
      return at;
    },
    booked,
    intentOf,
    bring,
    disputed,
    decided,
    rows,
    dispute,
    payLines,
    papers,
    mailsTo,
    completed,
    refundAsFounder,
    /** An hour later, so that what is entered then has another time. */
    anHourLater: () => at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR)),
  };
}
