import { describe, expect, test } from 'vitest';
import { buyPack, loadInvoiceOfBooking, loadPaidBookings } from '#app/pricing/index.server.ts';
import { paperOf } from '#app/pricing/domain/paper.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { maya, reader, setUpBookingTest, signedIn } from '#tests/booking/booking-setup.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { actOnBooking } from '../founder-acts/act-on-booking.server.ts';
import { previewAct } from '../founder-acts/preview-act.server.ts';
import { readSituation } from '../founder-acts/read-booking.server.ts';
import type { FounderActChange } from '../../model/founder-acts-schemas.ts';
import { cancelBooking, previewCancellation } from '../changing/cancel-booking.server.ts';
import { claimAbsence } from '../changing/claim-absence.server.ts';
import { placeHold } from '../place-hold.server.ts';
import { cancelRest, previewRest } from '../series/cancel-rest.server.ts';
import { confirmSeries } from '../series/confirm-series.server.ts';
import { holdSeries } from '../series/hold-series.server.ts';
import { creditsForHold } from './pay-with-credit.server.ts';

/* Credits worth £30.00 each pay for Amara, whose hour costs £36.00 and 90 minutes £50.00. */
const tuesdays = ['2026-11-24T18:00:00Z', '2026-12-01T18:00:00Z', '2026-12-08T18:00:00Z'];
const [tuesday = ''] = tuesdays;

const at = setUpBookingTest();

const buy = (credits: 5 | 10 = 5) =>
  buyPack(
    at.app.services,
    { loadTutor, loadTutorsByIds, loadActiveTutors },
    {
      purchaseId: at.app.services.random.uuid(),
      accountId: maya.id,
      tutor: 'lucia-restrepo',
      credits,
      price: { amountMinor: credits * 3000, currency: 'GBP' },
      reader,
    },
  );
const hold = (start = tuesday, minutes = 60, tutor = 'amara-okafor') =>
  placeHold(at.app.services, {
    owner: signedIn(maya),
    tutor,
    start: new Date(start),
    minutes,
    currency: 'GBP',
    reader,
  });
const request = (differenceMinor: number, halves = 2) =>
  ({ payWith: 'credit', credit: { halves, differenceMinor } }) as const;
async function book(differenceMinor = 600, halves = 2, minutes = 60) {
  const { id } = await hold(tuesday, minutes);
  return at.confirm(id, maya, request(differenceMinor, halves));
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (thrown: { code: string }) => thrown.code,
  );
const balance = async () => {
  const { rows } = await at.app.pool.query<{ halves: number }>(
    'select coalesce(sum(halves), 0)::int as halves from app.credit_entries',
  );
  return rows[0]?.halves ?? 0;
};
const papers = async () =>
  (
    await at.app.pool.query<{ kind: string; total_minor: number }>(
      'select kind, total_minor from app.invoices where booking_id is not null order by created_at, kind desc',
    )
  ).rows.map(({ kind, total_minor }) => `${kind} ${total_minor}`);
const payOf = async (bookingId: string) => {
  const { rows } = await at.app.pool.query<{ sum: number }>(
    'select coalesce(sum(amount_minor), 0)::int as sum from app.pay_lines where booking_id = $1',
    [bookingId],
  );
  return rows[0]?.sum;
};
const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' });

describe('a session paid with a credit and an invoice', () => {
  test('is billed for the difference; the invoice shows the price and the credit that is taken off', async () => {
    await buy();
    const booked = await book();
    expect(booked).toMatchObject({
      price: pounds(3600),
      payment: { kind: 'invoice', credit: { halves: 2, worth: pounds(3000), returnedHalves: 0 } },
    });
    expect(await balance()).toBe(8);
    const invoice = await loadInvoiceOfBooking(at.app.db, booked.id);
    if (!invoice) throw new Error('no invoice');
    const paper = paperOf(invoice, 'en-GB');
    expect(paper.lines.map(([, ...figures]) => figures)).toEqual([
      ['1', '£36.00', '£36.00'],
      ['1', '-£30.00', '-£30.00'],
    ]);
    expect(paper.lines[1]?.[0]).toBe('Paid with one credit');
    expect(paper.sums).toEqual([['Total', '£6.00']]);
  });

  test('is paid once both the difference and the credits are', async () => {
    await buy();
    const { id } = await book();
    const isPaid = async () => (await loadPaidBookings(at.app.db, [id])).has(id);
    expect(await isPaid()).toBe(false);
    await at.app.pool.query(
      `insert into app.invoice_settlements (invoice_id, settled_at) select id, '2026-11-20T09:00:00Z' from app.invoices where booking_id = $1`,
      [id],
    );
    expect(await isPaid()).toBe(false);
    await at.app.pool.query('delete from app.invoice_settlements');
    await settleInvoices(at.app, maya.id);
    expect(await isPaid()).toBe(true);
  });

  test('cancelled late gives half of both back; cancelled in time all of it', async () => {
    await buy();
    const late = await book();
    at.app.clock.set('2026-11-24T17:00:00Z');
    expect(await previewCancellation(at.app.services, { id: late.id, accountId: maya.id })).toMatchObject({
      refund: pounds(1800),
      halvesBack: 1,
      moneyBack: pounds(300),
      stillDue: pounds(300),
    });
    await cancelBooking(at.app.services, { id: late.id, accountId: maya.id, refundMinor: 1800 });
    expect([await balance(), await payOf(late.id)]).toEqual([9, 1440]);
    expect(await papers()).toEqual(['invoice 600', 'credit_note 300']);
  });

  test('comes back in full when the tutor does not come', async () => {
    await buy();
    const { id } = await book();
    const { rows } = await at.app.pool.query<{ account_id: string }>(
      `update app.tutors set account_id = $1 where slug = 'amara-okafor' returning account_id`,
      ['00000000-0000-4000-a000-0000000000ee'],
    );
    at.app.clock.set('2026-11-24T18:30:00Z');
    await claimAbsence(at.app.services, { id, accountId: rows[0]?.account_id ?? '', absent: 'tutor' });
    expect(await balance()).toBe(10);
    expect(await papers()).toEqual(['invoice 600', 'credit_note 600']);
  });

  test('of half a credit costs the rest, and half of the half is given back in money', async () => {
    await buy();
    const { id } = await book(2100, 1);
    expect(await balance()).toBe(9);
    at.app.clock.set('2026-11-24T17:00:00Z');
    await cancelBooking(at.app.services, { id, accountId: maya.id, refundMinor: 1800 });
    // £18.00: the half of £15.00, and £3.00.
    expect(await balance()).toBe(10);
    expect(await papers()).toEqual(['invoice 2100', 'credit_note 300']);
  });

  test('of 90 minutes takes up to three halves', async () => {
    await buy();
    const booked = await book(500, 3, 90);
    expect(booked).toMatchObject({ price: pounds(5000), payment: { credit: { halves: 3 } } });
    expect([await balance(), await papers()]).toEqual([7, ['invoice 500']]);
  });

  test('is refused without enough halves, or at another difference than shown, and nothing is taken', async () => {
    const { id } = await hold();
    expect(await codeOf(at.confirm(id, maya, request(600)))).toBe('credits_short');
    await buy();
    expect(await codeOf(at.confirm(id, maya, request(599)))).toBe('credit_changed');
    expect([await balance(), await papers()]).toEqual([10, []]);
  });

  test('on two pages at once the last credit pays for one', async () => {
    await buy();
    await at.app.pool.query(
      `insert into app.credit_entries (pack_id, kind, halves, created_at) select id, 'refunded', -8, '2026-11-20T09:00:00Z' from app.credit_packs`,
    );
    const one = await hold();
    const other = await hold('2026-12-01T18:00:00Z', 90, 'lucia-restrepo');
    const results = await Promise.all([
      codeOf(at.confirm(one.id, maya, request(600))),
      codeOf(at.confirm(other.id, maya, request(1500))),
    ]);
    expect(results.toSorted()).toEqual(['credits_short', 'nothing']);
    expect(await balance()).toBe(0);
  });
});

describe('a series paid with credits and an invoice', () => {
  const holdThree = () =>
    holdSeries(at.app.services, {
      owner: signedIn(maya),
      tutor: 'amara-okafor',
      starts: tuesdays.map((start) => new Date(start)),
      minutes: 60,
      currency: 'GBP',
      reader,
    });
  const confirm = (id: string, differenceMinor: number) =>
    confirmSeries(at.app.services, {
      id,
      account: maya,
      visitorId: null,
      request: request(differenceMinor),
      reader,
    });

  test('takes a credit each and bills all differences on one invoice; the rest can be cancelled', async () => {
    await buy();
    const { id, sessions } = await holdThree();
    const owner = { accountId: maya.id, visitorId: null };
    const credits = await creditsForHold(at.app.services, { id: sessions[0]?.id ?? '', owner });
    expect(credits.options.at(-1)).toMatchObject({
      halves: 2,
      halvesInAll: 6,
      worth: pounds(9000),
      difference: pounds(1800),
    });
    const [first] = await confirm(id, 1800);
    expect([await balance(), await papers()]).toEqual([4, ['invoice 1800']]);
    const invoice = await loadInvoiceOfBooking(at.app.db, first?.id ?? '');
    expect(invoice && paperOf(invoice, 'en-GB').lines.map((line) => line.at(-1))).toEqual([
      '£36.00',
      '-£30.00',
      '£36.00',
      '-£30.00',
      '£36.00',
      '-£30.00',
    ]);
    at.app.clock.set('2026-11-24T17:00:00Z');
    expect(await previewRest(at.app.services, { id, accountId: maya.id })).toMatchObject({
      refund: pounds(1800 + 3600 + 3600),
      halvesBack: 5,
      moneyBack: pounds(1500),
      stillDue: pounds(300),
    });
    await cancelRest(at.app.services, { id, accountId: maya.id, refundMinor: 9000 });
    expect(await balance()).toBe(9);
    expect(await papers()).toEqual(['invoice 1800', 'credit_note 300', 'credit_note 600', 'credit_note 600']);
  });

  test('is refused as a whole when the credits do not reach', async () => {
    await buy();
    await at.app.pool.query(
      `insert into app.credit_entries (pack_id, kind, halves, created_at) select id, 'refunded', -5, '2026-11-20T09:00:00Z' from app.credit_packs`,
    );
    const { id } = await holdThree();
    expect(await codeOf(confirm(id, 1800))).toBe('credits_short');
    expect([await balance(), await papers()]).toEqual([5, []]);
  });
});

describe('a founder’s refund of a session paid with a credit and an invoice', () => {
  const countActs = () => Promise.resolve(0);
  const change = (familyPercent: number): FounderActChange => ({
    act: 'refund',
    familyPercent,
    tutorPercent: 50,
  });
  async function act(id: string, familyPercent: number): Promise<void> {
    const { version } = await readSituation(at.app.db, { id, countActs });
    const actId = at.app.services.random.uuid();
    const acting = { id, actId, change: change(familyPercent), reason: 'Both were heard.', version };
    await actOnBooking(at.app.services, { ...acting, reader, countActs }, () => Promise.resolve());
  }

  test('is divided into halves and money, also when it is raised', async () => {
    await buy();
    const { id } = await book();
    at.app.clock.set('2026-11-24T19:30:00Z');
    const preview = await previewAct(at.app.services, { id, change: change(25), countActs });
    // A quarter of £36.00 is more than the £6.00 in money and less than a half credit: that half, in favour of the family.
    expect(preview.family.after).toEqual(pounds(1500));
    expect(preview.back).toMatchObject({ as: 'invoice', halves: 1, worth: null });
    await act(id, 25);
    expect([await balance(), await papers()]).toEqual([9, ['invoice 600']]);
    await act(id, 100);
    expect([await balance(), await papers()]).toEqual([10, ['invoice 600', 'credit_note 600']]);
    expect(await payOf(id)).toBe(1440);
  });
});
