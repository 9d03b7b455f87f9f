import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { returnHalves } from '#tests/support/return-halves.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { buyPack } from '../credits/buy-pack.server.ts';
import { notifyOfExpiry } from '../credits/notify-of-expiry.server.ts';
import { giveBackPack } from '../credits/give-back-pack.server.ts';
import { spendCredit } from '../credits/use-credit.server.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { numberInvoices } from './number-invoices.server.ts';
import { paperOf } from '../../domain/paper.ts';
import { invoicePdf } from './pdf.server.ts';
import { insertCreditNote, insertDraft, loadInvoicesOf } from '../../db/invoices.server.ts';
import { findInvoice, listInvoices } from './read-invoices.server.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const noor = '00000000-0000-4000-a000-0000000000bb';
const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const tutors = { loadTutor, loadTutorsByIds, loadActiveTutors };

let app: TestServices;
let lucia: { id: string; name: string };
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, tutorAccount);
  const found = await loadTutor(app.db, 'lucia-restrepo');
  lucia = { id: found?.id ?? '', name: found?.name ?? '' };
  const person = `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`;
  await app.pool.query(person, [
    maya,
    'carmen@example.org',
    JSON.stringify({ full_name: 'Łucja Nguyễn-Gómez' }),
  ]);
});
afterEach(() => app.close());

const sell = (bookingId: string) =>
  app.db.transaction().execute((trx) =>
    insertDraft(trx, {
      about: { bookingId, session: { sessionType: 'session', startsAt: app.clock.now() } },
      accountId: maya,
      reader: { locale: 'en-GB', timeZone: 'Europe/London' },
      tutor: lucia,
      minutes: 60,
      quantity: 1,
      totalMinor: 3200,
      currency: 'GBP',
      payment: 'invoice',
      dueAt: new Date('2026-12-04T09:00:00Z'),
      now: app.clock.now(),
    }),
  );
/** Pays the previous pack first: only one unpaid pack is allowed. */
const buyNext = async () => {
  await settleInvoices(app, maya);
  return buy();
};
const buy = (
  currency: 'GBP' | 'COP' = 'GBP',
  amountMinor = 15_000,
  locale: 'en-GB' | 'es-CO' = 'en-GB',
  accountId = maya,
) =>
  buyPack(app.services, tutors, {
    purchaseId: app.services.random.uuid(),
    accountId,
    tutor: 'lucia-restrepo',
    credits: 5,
    price: { amountMinor, currency },
    reader: { locale, timeZone: 'Europe/London' },
  });
const numbers = async () =>
  (await loadInvoicesOf(app.db, maya, 500)).map(({ number }) => number).toReversed();
const constraintOf = (text: string) =>
  app.pool.query(text).then(
    () => 'nothing was refused',
    (thrown: { constraint?: string }) => thrown.constraint,
  );

describe('numbers of invoices', () => {
  test('have neither gaps nor duplicates under concurrent sales, numbering and failures', async () => {
    const bookings = await addSessions(app, { tutorId: lucia.id, accountId: maya, count: 40 });
    await Promise.all(
      bookings.map(async (id, at) => {
        await Promise.all([sell(id), sell(id)]);
        if (at % 4 === 0) await buy('GBP', 15_000, 'en-GB', app.services.random.uuid());
        if (at % 5 === 0) await buy('GBP', 1).catch(() => undefined);
        await Promise.all([numberInvoices(app.services), numberInvoices(app.services)]);
      }),
    );
    await numberInvoices(app.services);
    const rows = await app.db.selectFrom('app.invoices').select('number').orderBy('number').execute();
    const all = rows.map(({ number }) => number);
    expect(all).toEqual(Array.from({ length: 50 }, (_, at) => `C-2026-${String(at + 1).padStart(5, '0')}`));
  }, 30_000);

  test('a rollback leaves no gap in the numbers, and each year begins at one', async () => {
    await buy();
    const mail = { ...app.services.mail, enqueue: () => Promise.reject(new Error('no mail')) };
    const failing = { ...app.services, mail };
    const purchase = {
      purchaseId: app.services.random.uuid(),
      accountId: maya,
      tutor: 'lucia-restrepo',
      credits: 5,
      price: { amountMinor: 15_000, currency: 'GBP' },
      reader: { locale: 'en-GB', timeZone: 'Europe/London' },
    } as const;
    await settleInvoices(app, maya);
    await expect(buyPack(failing, tutors, purchase)).rejects.toThrow('no mail');
    await buy();
    app.clock.set('2027-01-01T00:00:00Z');
    await buyNext();
    expect(await numbers()).toEqual(['C-2026-00001', 'C-2026-00002', 'C-2027-00001']);
  });

  test('what has a number is kept as it is; only whom it names may go', async () => {
    await buy();
    expect(await constraintOf('delete from app.invoices')).toBe('invoices_stay');
    expect(await constraintOf('update app.invoices set total_minor = 1')).toBe('invoices_stay');
    expect(await constraintOf(`update app.invoices set buyer = '{"name": "X", "email": ""}'`)).toBe(
      'invoices_stay',
    );
    expect(await constraintOf(`update app.invoices set account_id = '${noor}'`)).toBe('invoices_stay');
    const erase = `update app.invoices set account_id = null, buyer = '{"name": "", "email": ""}'`;
    expect(await constraintOf(erase)).toBe('nothing was refused');
  });

  test('are read by their own account and by founders', async () => {
    await buy();
    const [invoice] = await listInvoices(app.services, maya);
    expect(invoice).toMatchObject({
      number: 'C-2026-00001',
      total: { amountMinor: 15_000, currency: 'GBP' },
    });
    const read = (id: string, isAdmin: boolean) =>
      findInvoice(app.services, { id: invoice?.id ?? '', account: { id, isAdmin } });
    await expect(read(noor, false)).rejects.toMatchObject({ code: 'unknown_invoice', status: 404 });
    expect((await read(noor, true)).number).toBe('C-2026-00001');
    expect((await read(maya, false)).buyer).toEqual({
      name: 'Łucja Nguyễn-Gómez',
      email: 'carmen@example.org',
    });
    expect(await listInvoices(app.services, noor)).toEqual([]);
  });
});

const pdfOf = async (invoice: Invoice | undefined, locale: string) => {
  if (!invoice) throw new Error('no invoice');
  const paper = paperOf(invoice, locale);
  // Each font draws its own part of a line; non-breaking spaces become plain ones.
  return textOfPdf(await invoicePdf(paper, locale.slice(0, 2), invoice.issuedAt))
    .replaceAll('\n', '|')
    .replaceAll('\u00A0', ' ');
};

describe('the PDF of an invoice', () => {
  test('holds its number, both names whatever their accents, and the sum', async () => {
    await buy();
    const [invoice] = await loadInvoicesOf(app.db, maya, 1);
    const text = await pdfOf(invoice, 'en-GB');
    expect(text).toContain('C-2026-00001');
    expect(text.replaceAll('|', '')).toContain('Łucja Nguyễn-Gómez');
    expect(text.replaceAll('|', ' ')).toContain('5 sessions of 60 minutes as credits, with Lucía Restrepo');
    expect(text).toContain('£150.00');
    expect(text).toContain('4 December 2026');
    expect(text).not.toContain('\uFFFD');
    expect(text).toContain('filled in by the owner');
  });

  test('is written as its reader writes money and words; pesos have no decimals', async () => {
    await buy('COP', 39_700_000, 'es-CO');
    const [invoice] = await loadInvoicesOf(app.db, maya, 1);
    const spanish = await pdfOf(invoice, 'es-CO');
    expect(spanish).toContain('Factura');
    expect(spanish).toContain('$ 397.000');
    expect(spanish).not.toContain('397.000,00');
    expect(await pdfOf(invoice, 'fr-FR')).toMatch(/397 000/);
  });

  test('of a credit note names the invoice and takes the sum off; tax is part of the total', async () => {
    const { id } = await buy();
    await giveBackPack(app.services, { id, accountId: maya, amountMinor: 15_000 });
    const [note] = await loadInvoicesOf(app.db, maya, 1);
    const text = await pdfOf(note && { ...note, taxBasisPoints: 2000 }, 'en-GB');
    expect(text).toContain('Credit note');
    expect(text).toContain('CR-2026-00001');
    expect(text).toContain('C-2026-00001');
    for (const sum of ['-£125.00', '-£25.00', '-£150.00', 'VAT 20%']) expect(text).toContain(sum);
  });
});

describe('mails about credits', () => {
  const bodies = async () =>
    (
      await app.db.selectFrom('app.mails').select(['subject', 'body_text']).orderBy('created_at').execute()
    ).map(({ subject, body_text }) => `${subject}\n${body_text}`);

  test('name the invoice when they are bought, and once thirty days before they end', async () => {
    await buy();
    app.clock.set('2027-10-20T09:00:00Z');
    await notifyOfExpiry(app.services, tutors);
    expect(await bodies()).toHaveLength(1);
    app.clock.set('2027-10-21T09:00:00Z');
    await notifyOfExpiry(app.services, tutors);
    await notifyOfExpiry(app.services, tutors);
    const [bought, ends, ...more] = await bodies();
    expect(more).toEqual([]);
    expect(bought).toContain('Invoice C-2026-00001: £150.00, due on 4 December 2026.');
    expect(ends).toContain('Use your credits by 20 November 2027');
    expect(ends).toContain('You still have 5 credits for sessions with Lucía Restrepo.');
    expect(ends).toContain('You bought them with invoice C-2026-00001.');
  });
});

describe('credit notes', () => {
  const money = async () =>
    (await listInvoices(app.services, maya)).map(({ kind, total }) => `${kind} ${total.amountMinor}`);

  test('of a session is written once, and never without its invoice', async () => {
    const [id = ''] = await addSessions(app, { tutorId: lucia.id, accountId: maya, count: 1 });
    await sell(id);
    const now = app.clock.now();
    const note = (bookingId: string) =>
      app.db
        .transaction()
        .execute((trx) =>
          insertCreditNote(trx, { of: { bookingId }, totalMinor: 100, reason: 'cancelled', now }),
        );
    await Promise.all([note(id), note(id)]);
    await note(app.services.random.uuid());
    expect(await money()).toEqual(['credit_note 100', 'invoice 3200']);
  });

  test('of a pack are as many as parts of it that are given back', async () => {
    const { id } = await buy();
    const [bookingId = ''] = await addSessions(app, { tutorId: lucia.id, accountId: maya, count: 1 });
    const now = app.clock.now();
    const session = { tutorId: lucia.id, sessionType: 'session', hourMinor: {} };
    const inTransaction = app.db.transaction();
    await inTransaction.execute((trx) => spendCredit(trx, { accountId: maya, bookingId, session, now }));
    await giveBackPack(app.services, { id, accountId: maya, amountMinor: 12_000 });
    await returnHalves(app.db, { bookingId, halves: 2, now });
    await giveBackPack(app.services, { id, accountId: maya, amountMinor: 3000 });
    expect(await money()).toEqual(['credit_note 3000', 'credit_note 12000', 'invoice 15000']);
  });
});
