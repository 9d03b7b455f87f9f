import { sql } from 'kysely';
import { createJobs } from '#app/platform/jobs.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { expect } from 'vitest';
import { previewAct } from '#app/booking/index.server.ts';
import type { BookingForActs, FounderActChange } from '#app/booking/index.ts';
import { buyPack } from '#app/pricing/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { maya, reader, setUpBookingTest, tuesday } from '#tests/booking/booking-setup.ts';
import { countActsOn } from '#app/founders/db/founders.server.ts';
import { actOnBooking } from '#app/founders/use-cases/acts/act-on-booking.server.ts';
import { readBooking } from '#app/founders/use-cases/find-bookings.server.ts';

/** Bookings of the tests, and what founders do to them: call it once in a file of tests. */
export function setUpBookingActs() {
  const at = setUpBookingTest();
  const ana = { id: '00000000-0000-4000-a000-0000000000f1', email: 'ana@example.org' };
  const noah = { id: '00000000-0000-4000-a000-0000000000f2', email: 'noah@example.org' };
  const nextTuesday = '2026-12-01T18:00:00.000Z';
  const afterwards = '2026-11-24T19:30:00Z';

  const read = async (id: string): Promise<BookingForActs> =>
    (await readBooking(at.app.services, id)).booking;
  const preview = (id: string, change: FounderActChange) =>
    previewAct(at.app.services, { id, change, countActs: countActsOn });

  /** A founder acts on what the page shows now, or on an earlier version. */
  async function act(
    id: string,
    change: FounderActChange,
    { founder = ana, version }: { founder?: typeof ana; version?: string } = {},
  ) {
    const seen = version ?? (await read(id)).version;
    return actOnBooking(at.app.services, {
      founder,
      id,
      change,
      reason: 'The family called us.',
      version: seen,
      reader,
    });
  }

  const rowOf = (id: string) =>
    at.app.db.selectFrom('app.bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const notes = () =>
    at.app.db
      .selectFrom('app.invoices')
      .select(['total_minor', 'reason'])
      .where('kind', '=', 'credit_note')
      .orderBy('created_at')
      .execute();
  const refunds = () =>
    at.app.db.selectFrom('app.refunds').select(['amount_minor', 'reason']).orderBy('created_at').execute();
  /** Bodies of emails about acts, the family’s first, with plain spaces. */
  const mails = async () =>
    (await at.mailsOf('-act-')).map((mail) => ({
      ...mail,
      body_text: mail.body_text.replaceAll(/[\u00a0\u202f]/g, ' '),
    }));
  const acts = () =>
    at.app.db
      .selectFrom('app.audit_log')
      .select(['action', 'actor_email', 'before', 'after'])
      .orderBy('created_at')
      .execute();
  const balance = async () => {
    const { rows } = await sql<{ halves: number }>`
      select coalesce(sum(halves), 0)::int as halves from app.credit_entries`.execute(at.app.db);
    return rows[0]?.halves;
  };
  const payLines = (id: string) =>
    at.app.db
      .selectFrom('app.pay_lines')
      .select(['kind', 'amount_minor', 'reason'])
      .where('booking_id', '=', id)
      .orderBy('entered_at')
      .execute();

  /** What the family paid in the end is what the tutor earns and what the platform keeps. */
  async function expectConserved(
    id: string,
    { family, tutor, platform }: Record<'family' | 'tutor' | 'platform', number>,
  ) {
    const row = await rowOf(id);
    const { rows } = await sql<{ pay: number; noted: number; returned: number }>`
      select (select coalesce(sum(amount_minor), 0)::int from app.pay_lines where booking_id = ${id}) as pay,
        (select coalesce(sum(total_minor), 0)::int from app.invoices where kind = 'credit_note' and booking_id = ${id}) as noted,
        (select coalesce(sum(amount_minor), 0)::int from app.refunds where booking_id = ${id}) as returned`.execute(
      at.app.db,
    );
    const { pay = 0, noted, returned } = rows[0] ?? {};
    expect({ family: row.price_minor - (row.refund_minor ?? 0), tutor: pay }).toEqual({ family, tutor });
    expect(family - tutor).toBe(platform);
    // Credits come back themselves: no credit note, no refund.
    const back = row.refund_minor ?? 0;
    expect({ noted, returned }).toEqual({
      noted: row.payment === 'credit' ? 0 : back,
      returned: row.payment === 'card' ? back : 0,
    });
  }

  /** The codes of refused work, `done` for what succeeded, in alphabetical order. */
  const outcomesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
    results
      .map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as AppError).code))
      .toSorted();

  /** Turns a booking by invoice into one that was paid by card. Its refunds are queued, and not made. */
  async function paidByCard(id: string): Promise<void> {
    const queues = createJobs(at.app.pool, silentLog);
    queues.handle('payments.refund', () => Promise.resolve());
    await queues.start();
    await queues.stop();
    await sql`delete from app.invoices where number is null and booking_id = ${id}`.execute(at.app.db);
    await sql`update app.bookings set payment = 'card', payment_due_at = null where id = ${id}`.execute(
      at.app.db,
    );
    const now = at.app.clock.now();
    await at.app.db
      .insertInto('app.payments')
      .values({
        id: at.app.services.random.uuid(),
        account_id: maya.id,
        subject: 'booking',
        subject_id: id,
        amount_minor: 3200,
        currency: 'GBP',
        language: 'en',
        label: 'A session',
        state: 'paid',
        outcome: 'booked',
        intent_id: `pi_${id}`,
        expires_at: now,
        created_at: now,
        paid_at: now,
      })
      .execute();
  }

  async function boughtPack(): Promise<void> {
    await buyPack(
      at.app.services,
      { loadTutor, loadTutorsByIds, loadActiveTutors },
      {
        purchaseId: at.app.services.random.uuid(),
        accountId: maya.id,
        tutor: 'lucia-restrepo',
        credits: 5,
        price: { amountMinor: 15_000, currency: 'GBP' },
        reader,
      },
    );
  }

  async function bookedWithCredit(start = tuesday): Promise<string> {
    const { id } = await at.hold({ accountId: maya.id, visitorId: null }, start);
    return (await at.confirm(id, maya, { payWith: 'credit' })).id;
  }
  return {
    at,
    ana,
    noah,
    nextTuesday,
    afterwards,
    read,
    preview,
    act,
    rowOf,
    notes,
    refunds,
    mails,
    acts,
    balance,
    payLines,
    expectConserved,
    outcomesOf,
    paidByCard,
    boughtPack,
    bookedWithCredit,
  };
}
