import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPayment, settleInvoices } from '#tests/support/payments.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { buyPack } from '../use-cases/credits/buy-pack.server.ts';
import { spendCredit } from '../use-cases/credits/use-credit.server.ts';
import { commitTogether, QueryBatch } from '#app/platform/statement-batch.server.ts';
import { addInvoice, numberInvoices } from '../use-cases/invoices/number-invoices.server.ts';
import { referenceOf } from '../domain/invoice.ts';
import {
  anyDraft,
  insertCreditNote,
  insertDraft,
  loadDrafts,
  loadInvoice,
  loadInvoiceOfBooking,
  loadInvoiceOfPack,
  loadInvoicesOf,
  sumInvoiced,
} from './invoices.server.ts';
import {
  hasPaid,
  hasUnpaidPack,
  queryBookedSessions,
  loadOverdue,
  loadPaidBookings,
} from './invoices-paid.server.ts';
import { loadOwedInvoices, lockOwedInvoice, setSettled } from './invoices-settlement.server.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const noor = '00000000-0000-4000-a000-0000000000bb';
const series = '00000000-0000-4000-a000-0000000000e1';
const nine = new Date('2026-11-20T09:00:00Z');
const later = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

let app: TestServices;
let lucia: { id: string; name: string };
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock);
  const tutor = await loadTutor(app.db, 'lucia-restrepo');
  lucia = { id: tutor?.id ?? '', name: 'Lucía Restrepo' };
  await app.pool.query(`insert into auth.users (id, email) values ($1, 'carmen@example.org')`, [maya]);
});
afterEach(() => app.close());

type Draft = Partial<Parameters<typeof insertDraft>[1]>;
/** An invoice of one session of an hour for £32.00, without a number. */
const sell = (bookingId: string, change: Draft = {}) =>
  insertDraft(app.db, {
    about: { bookingId, session: { sessionType: 'session', startsAt: later(60) } },
    accountId: maya,
    reader,
    tutor: lucia,
    minutes: 60,
    quantity: 1,
    totalMinor: 3200,
    currency: 'GBP',
    payment: 'invoice',
    dueAt: later(24 * 60),
    now: app.clock.now(),
    ...change,
  });
const buy = (accountId = maya) =>
  buyPack(
    app.services,
    { loadTutor, loadTutorsByIds, loadActiveTutors },
    {
      purchaseId: app.services.random.uuid(),
      accountId,
      tutor: 'lucia-restrepo',
      credits: 5,
      price: { amountMinor: 15_000, currency: 'GBP' },
      reader,
    },
  );
const sessions = (count: number, accountId = maya) =>
  addSessions(app, { tutorId: lucia.id, accountId, count });
const correct = (of: { bookingId: string } | { packId: string }, totalMinor: number, halves?: number) =>
  insertCreditNote(app.db, {
    of,
    totalMinor,
    reason: 'cancelled',
    now: app.clock.now(),
    ...(halves !== undefined && { halves }),
  });
const number = () => numberInvoices(app.services);
const numbers = async (accountId = maya) =>
  (await loadInvoicesOf(app.db, accountId, 100)).map((invoice) => invoice.number);

/** A series of a session and a long session. */
const sellSeries = async () => {
  const [first = '', second = ''] = await sessions(2);
  const line = {
    bookingId: first,
    sessionType: 'session',
    startsAt: later(60),
    minutes: 60,
    amountMinor: 3200,
  } as const;
  const long = {
    ...line,
    bookingId: second,
    sessionType: 'deep',
    startsAt: later(120),
    minutes: 90,
    amountMinor: 4500,
  } as const;
  const session = { sessionType: 'session', startsAt: later(60) } as const;
  await sell(first, {
    about: { bookingId: first, session, series: { id: series, lines: [line, long] } },
    quantity: 2,
    totalMinor: 7700,
  });
  return { first, second, lines: [line, long], session };
};

describe('an invoice', () => {
  test('is read as it was sold, with the seller, the buyer, tax and payment of its numbering', async () => {
    const ground = { en: 'VAT exempt', es: 'Exenta', fr: 'Exonéré' };
    app.services.settings.invoicing = {
      payment: { GBP: ['Account 1'] },
      tax: { GB: { basisPoints: 0, ground } },
    };
    const { first, lines, session } = await sellSeries();
    expect(await anyDraft(app.db)).toBe(true);
    expect(await loadInvoiceOfBooking(app.db, first)).toBeUndefined();
    app.clock.set(later(30));
    await number();
    expect(await anyDraft(app.db)).toBe(false);
    const invoice = await loadInvoiceOfBooking(app.db, first);
    expect(invoice).toEqual({
      id: expect.any(String),
      kind: 'invoice',
      credit: null,
      number: 'C-2026-00001',
      corrects: null,
      correctsIssuedAt: null,
      reason: null,
      issuedAt: later(30),
      dueAt: later(24 * 60),
      accountId: maya,
      seller: {
        name: expect.any(String),
        legalForm: null,
        address: null,
        registration: null,
        taxNumber: null,
      },
      buyer: { name: '', email: 'carmen@example.org' },
      tutorName: 'Lucía Restrepo',
      session,
      usable: null,
      lines,
      country: 'GB',
      zone: 'Europe/London',
      taxGround: ground,
      paymentDetails: ['Account 1'],
      minutes: 60,
      quantity: 2,
      halves: null,
      totalMinor: 7700,
      taxBasisPoints: 0,
      currency: 'GBP',
      payment: 'invoice',
    });
    expect(await loadInvoice(app.db, invoice?.id ?? '')).toEqual(invoice);
    const { series_id } = await app.db
      .selectFrom('app.invoices')
      .select('series_id')
      .executeTakeFirstOrThrow();
    expect(series_id).toBe(series);
  });

  test('charges the tax of the buyer’s country, and names no ground beside it nor a way to pay beside a card', async () => {
    const ground = { en: 'x', es: 'x', fr: 'x' };
    app.services.settings.invoicing = {
      payment: { GBP: ['Account 1'] },
      tax: { ES: { basisPoints: 2100, ground } },
    };
    const [spanish = '', unknown = ''] = await sessions(2);
    await sell(spanish, { reader: { ...reader, locale: 'es-ES' }, payment: 'card', dueAt: null });
    await sell(unknown, { reader: { ...reader, locale: 'en' }, accountId: noor });
    await number();
    expect(await loadInvoiceOfBooking(app.db, spanish)).toMatchObject({
      country: 'ES',
      taxBasisPoints: 2100,
      taxGround: null,
      paymentDetails: [],
      dueAt: null,
    });
    expect(await loadInvoiceOfBooking(app.db, unknown)).toMatchObject({
      country: null,
      taxBasisPoints: 0,
      taxGround: null,
      paymentDetails: ['Account 1'],
      buyer: { name: '', email: '' },
    });
  });

  test('of a pack has no session and is found by its pack', async () => {
    const { id } = await buy();
    const other = await buy(noor);
    expect(await loadInvoiceOfPack(app.db, id)).toMatchObject({
      number: 'C-2026-00001',
      session: null,
      lines: [],
      totalMinor: 15_000,
    });
    await correct({ packId: id }, 3000, 1);
    await number();
    expect((await loadInvoiceOfPack(app.db, id))?.kind).toBe('invoice');
    expect((await loadInvoiceOfPack(app.db, other.id))?.number).toBe('C-2026-00002');
    expect(await loadInvoiceOfPack(app.db, series)).toBeUndefined();
  });

  test('is numbered in the order of the sales, before its correction, each year from one', async () => {
    const [first = '', second = '', third = ''] = await sessions(3);
    app.clock.set(later(10));
    await sell(second);
    app.clock.set(nine);
    await sell(first);
    await correct({ bookingId: first }, 100);
    const drafts = await loadDrafts(app.db);
    expect(drafts.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
    expect(drafts[0]).toEqual({
      id: expect.any(String),
      kind: 'invoice',
      accountId: maya,
      country: 'GB',
      currency: 'GBP',
      payment: 'invoice',
      corrects: null,
    });
    await number();
    expect((await loadInvoiceOfBooking(app.db, first))?.number).toBe('C-2026-00001');
    expect((await loadInvoiceOfBooking(app.db, second))?.number).toBe('C-2026-00002');
    app.clock.set('2026-12-31T23:59:59.999Z');
    await correct({ bookingId: second }, 100);
    await number();
    app.clock.set('2027-01-01T00:00:00Z');
    await sell(third);
    await number();
    // The latest first; of the same instant the corrections before the invoices, and the last number first.
    expect(await numbers()).toEqual([
      'C-2027-00001',
      'CR-2026-00002',
      'CR-2026-00001',
      'C-2026-00002',
      'C-2026-00001',
    ]);
    expect(await numbers(noor)).toEqual([]);
    const years = await app.db.selectFrom('app.invoice_years').selectAll().orderBy('year').execute();
    expect(years).toEqual([
      { year: 2026, last_position: 2, last_correction: 2 },
      { year: 2027, last_position: 1, last_correction: 0 },
    ]);
  });
});

describe('a credit note', () => {
  test('of a session of a series is about that session, once', async () => {
    const { first, second } = await sellSeries();
    await number();
    app.clock.set(later(10));
    await correct({ bookingId: second }, 4500);
    await correct({ bookingId: second }, 4500);
    await correct({ bookingId: first }, 3200);
    await number();
    const notes = (await loadInvoicesOf(app.db, maya, 10)).filter(({ kind }) => kind === 'credit_note');
    const shared = {
      corrects: 'C-2026-00001',
      correctsIssuedAt: nine,
      reason: 'cancelled',
      quantity: 1,
      accountId: maya,
      tutorName: 'Lucía Restrepo',
      country: 'GB',
      zone: 'Europe/London',
      currency: 'GBP',
      payment: 'invoice',
      paymentDetails: [],
      dueAt: null,
      lines: [],
    };
    expect(notes).toHaveLength(2);
    expect(notes.find(({ totalMinor }) => totalMinor === 4500)).toMatchObject({
      ...shared,
      minutes: 90,
      session: { sessionType: 'deep', startsAt: later(120) },
    });
    expect(notes.find(({ totalMinor }) => totalMinor === 3200)).toMatchObject({
      ...shared,
      minutes: 60,
      session: { sessionType: 'session', startsAt: later(60) },
    });
  });

  test('of a single session or a pack has the quantity of its invoice, or the half credits that are taken back', async () => {
    const [bookingId = '', other = ''] = await sessions(2);
    await sell(other, { totalMinor: 9900 });
    await sell(bookingId);
    const { id } = await buy();
    await correct({ bookingId }, 1);
    await correct({ packId: id }, 15_000);
    await correct({ packId: id }, 4500, 3);
    await number();
    const notes = (await loadInvoicesOf(app.db, maya, 10)).filter(({ kind }) => kind === 'credit_note');
    expect(
      notes.map(({ totalMinor, quantity, halves }) => [totalMinor, quantity, halves]).toSorted(),
    ).toEqual([
      [1, 1, null],
      [15_000, 5, null],
      [4500, 2, 3],
    ]);
  });

  test('over nothing, or without an invoice, is none', async () => {
    const [bookingId = '', unsold = ''] = await sessions(2);
    await sell(bookingId);
    await correct({ bookingId }, 0);
    await correct({ bookingId: unsold }, 100);
    await correct({ packId: series }, 100);
    expect(await loadDrafts(app.db)).toHaveLength(1);
  });
});

test('the totals of invoices and credit notes are added up in each step and currency', async () => {
  const [first = '', second = '', third = ''] = await sessions(3);
  await sell(first);
  await sell(second, { currency: 'EUR', totalMinor: 3500 });
  app.clock.set(later(60));
  await sell(third, { totalMinor: 900 });
  await correct({ bookingId: first }, 1600);
  const sums = await sumInvoiced(app.db, [nine, later(60), later(120)]);
  expect(
    sums.toSorted((one, other) => one.step - other.step || one.currency.localeCompare(other.currency)),
  ).toEqual([
    { step: 1, currency: 'EUR', grossMinor: 3500, refundedMinor: 0 },
    { step: 1, currency: 'GBP', grossMinor: 3200, refundedMinor: 0 },
    { step: 2, currency: 'GBP', grossMinor: 900, refundedMinor: 1600 },
  ]);
});

describe('what is paid', () => {
  const oldestOverdue = async (accountId: string, overdueBefore: Date) =>
    (await queryBookedSessions(accountId, { now: nine, overdueBefore }).execute(app.db)).rows[0]?.overdue;
  const overdue = (from: Date, to: Date) => loadOverdue(app.db, { from, to });

  test('an account has paid by card, or when a founder says so of its invoice', async () => {
    expect(await hasPaid(app.db, maya)).toBe(false);
    await buy();
    expect(await hasPaid(app.db, maya)).toBe(false);
    await settleInvoices(app, maya);
    expect([await hasPaid(app.db, maya), await hasPaid(app.db, noor)]).toEqual([true, false]);
    await addPayment(app, noor);
    expect(await hasPaid(app.db, noor)).toBe(true);
  });

  test('a pack is unpaid until its invoice is settled or all of it was taken off', async () => {
    expect(await hasUnpaidPack(app.db, maya)).toBe(false);
    const { id } = await buy();
    expect([await hasUnpaidPack(app.db, maya), await hasUnpaidPack(app.db, noor)]).toEqual([true, false]);
    await correct({ packId: id }, 14_999, 1);
    expect(await hasUnpaidPack(app.db, maya)).toBe(true);
    await correct({ packId: id }, 1, 1);
    expect(await hasUnpaidPack(app.db, maya)).toBe(false);
  });

  test('a session with a credit is paid when the invoice of the credit is', async () => {
    await buy();
    const [booking = '', free = ''] = await sessions(2);
    const session = { tutorId: lucia.id, sessionType: 'session', hourMinor: {} };
    await app.db
      .transaction()
      .execute((trx) => spendCredit(trx, { accountId: maya, bookingId: booking, session, now: nine }));
    await app.db.updateTable('app.bookings').set({ payment: 'credit' }).where('id', '=', booking).execute();
    expect(await loadPaidBookings(app.db, [])).toEqual(new Set());
    expect(await loadPaidBookings(app.db, [booking])).toEqual(new Set());
    await settleInvoices(app, maya);
    expect(await loadPaidBookings(app.db, [booking])).toEqual(new Set([booking]));
    expect(await loadPaidBookings(app.db, [booking, free])).toEqual(new Set([booking]));
  });

  test('the oldest overdue invoice is named, once its day is over', async () => {
    const [first = '', second = ''] = await sessions(2);
    await sell(first, { dueAt: later(20) });
    await sell(second, { dueAt: later(10) });
    await number();
    const oldest = (await loadInvoiceOfBooking(app.db, second))?.number;
    expect(await oldestOverdue(maya, later(10))).toBeNull();
    expect(await oldestOverdue(maya, later(30))).toBe(oldest);
    expect(await oldestOverdue(noor, later(30))).toBeNull();
    expect(await overdue(later(10), later(20))).toMatchObject([
      { locale: 'en-GB', zone: 'Europe/London', owedMinor: 3200 },
    ]);
    await settleInvoices(app, maya);
    expect(await oldestOverdue(maya, later(30))).toBeNull();
    expect(await overdue(nine, later(30))).toEqual([]);
  });
});

describe('settling by a founder', () => {
  const owed = async () =>
    (await loadOwedInvoices(app.db, { limit: 10, offset: 0 })).map(({ number: one, paidAt }) => [
      one,
      paidAt,
    ]);

  test('marks one invoice and takes the mark off again; the next due stands first, then the latest paid', async () => {
    const bookings = await sessions(3);
    for (const [at, id] of bookings.entries()) {
      app.clock.set(later(at));
      await sell(id, { dueAt: later(100 - at) });
    }
    await number();
    const idOf = async (at: number) => (await loadInvoiceOfBooking(app.db, bookings[at] ?? ''))?.id ?? '';
    expect((await owed()).map(([one]) => one)).toEqual(['C-2026-00003', 'C-2026-00002', 'C-2026-00001']);
    await setSettled(app.db, await idOf(2), later(5));
    await setSettled(app.db, await idOf(1), later(6));
    expect(await owed()).toEqual([
      ['C-2026-00001', null],
      ['C-2026-00002', later(6)],
      ['C-2026-00003', later(5)],
    ]);
    const lock = (id: string) => app.db.transaction().execute((trx) => lockOwedInvoice(trx, id));
    expect(await lock(await idOf(0))).toEqual({ number: 'C-2026-00001', kind: 'invoice', paidAt: null });
    expect(await lock(await idOf(1))).toEqual({ number: 'C-2026-00002', kind: 'invoice', paidAt: later(6) });
    expect(await lock(series)).toBeUndefined();
    await setSettled(app.db, await idOf(1), null);
    expect(await owed()).toEqual([
      ['C-2026-00002', null],
      ['C-2026-00001', null],
      ['C-2026-00003', later(5)],
    ]);
  });
});

test('PostgreSQL makes the same payment reference of a number', async () => {
  const numbers = [
    'C-2026-00001',
    'C-2026-99999',
    'C-2026-100000',
    'CR-2026-00017',
    'zürich/7',
    'A-VERY-LONG-PREFIX-OF-AN-INVOICE-2026-00001',
    ...Array.from({ length: 200 }, (_, at) => `C-2027-${at * 487}`),
  ];
  const { rows } = await app.pool.query<{ number: string; reference: string }>(
    'select number, app.payment_reference(number) as reference from unnest($1::text[]) as number',
    [numbers],
  );
  expect(rows).toEqual(numbers.map((number) => ({ number, reference: referenceOf(number) })));
});

test('an invoice that is written with its number is the one that the mail was written from', async () => {
  const [bookingId = ''] = await sessions(1);
  const sale = {
    about: { bookingId, session: { sessionType: 'session', startsAt: later(60) } },
    accountId: maya,
    reader,
    tutor: lucia,
    minutes: 60,
    quantity: 1,
    totalMinor: 3200,
    credit: { halves: 1, amountMinor: 1500 },
    currency: 'GBP',
    payment: 'invoice',
    dueAt: later(24 * 60),
    now: app.clock.now(),
  } as const;
  const lines = [
    { bookingId, sessionType: 'session', startsAt: later(60), minutes: 60, amountMinor: 3200 },
  ] as const;
  const inSeries = { ...sale, about: { ...sale.about, series: { id: series, lines } } };
  const write = (sold: typeof sale | typeof inSeries) =>
    app.db.transaction().execute(async (trx) => {
      const batch = new QueryBatch();
      const unnumbered = addInvoice({ ...app.services, db: trx }, batch, sold);
      await batch.execute(trx);
      const { invoice, numbering } = unnumbered();
      await commitTogether(trx, [numbering]);
      return invoice;
    });
  const single = await write(sale);
  expect(await loadInvoice(app.db, single.id)).toEqual({ ...single, number: 'C-2026-00001' });
  // A second one would lose a number.
  await expect(write(sale)).rejects.toMatchObject({ constraint: 'invoices_one_per_booking' });
  await app.pool.query('delete from app.owed_invoices');
  await app.pool.query(
    `alter table app.invoices disable trigger user; delete from app.invoices; alter table app.invoices enable trigger user`,
  );
  const ofSeries = await write(inSeries);
  expect(await loadInvoice(app.db, ofSeries.id)).toEqual({ ...ofSeries, number: 'C-2026-00002' });
});
