import { describe, expect, test } from 'vitest';
import { lucia, maya, reader, refused, setUpBookingTest, signedIn } from '#tests/booking/booking-setup.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { claimAbsence, objectToClaim } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { decideClaim } from '#app/booking/use-cases/changing/settle-claim.server.ts';
import { cancelRest } from '#app/booking/use-cases/series/cancel-rest.server.ts';
import { confirmSeries } from '#app/booking/use-cases/series/confirm-series.server.ts';
import { holdSeries } from '#app/booking/use-cases/series/hold-series.server.ts';
import { numberInvoices } from './number-invoices.server.ts';
import { paperOf } from '../../domain/paper.ts';
import { invoicePdf } from './pdf.server.ts';
import { loadInvoicesOf } from '../../db/invoices.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';

const at = setUpBookingTest();
const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08'].map((day) => `${day}T18:00:00.000Z`);
const WEEK = 7 * 24 * 3_600_000;
const ground = { en: 'VAT exempt: private tuition', es: 'Exenta de IVA', fr: 'Exonéré de TVA' };

const setInvoicing = () => {
  at.app.services.settings.invoicing = {
    payment: { GBP: ['Curvela Ltd', 'Sort code 00-00-00, account 12345678'] },
    tax: { GB: { basisPoints: 0, ground }, ES: { basisPoints: 2100 } },
  };
};
const bookSeries = async (from: string[] = tuesdays) => {
  const starts = from.map((start) => new Date(start));
  const input = { tutor: 'lucia-restrepo', minutes: 60, currency: 'GBP', reader } as const;
  const { id } = await holdSeries(at.app.services, { ...input, owner: signedIn(maya), starts });
  return confirmSeries(at.app.services, { id, account: maya, visitorId: null, request: {}, reader });
};
const papers = () => loadInvoicesOf(at.app.db, maya.id, 100);
const mailsTo = async (part: string) =>
  at.app.db
    .selectFrom('app.mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', maya.email)
    .where('message_id', 'like', `%${part}%`)
    .orderBy('created_at')
    .execute();
const addBuyer = () =>
  at.app.pool.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`, [
    maya.id,
    maya.email,
    JSON.stringify({ full_name: 'Carmen Gómez' }),
  ]);

describe('the mail about a booking by invoice', () => {
  test('names number, sum, day, bank details, reference and where the paper is', async () => {
    setInvoicing();
    await at.booked();
    const [mail] = await mailsTo('confirmed-learner');
    expect(mail?.body_text).toContain(
      'Invoice C-2026-00001: £32.00, please pay by Tuesday 24\u00a0November.',
    );
    expect(mail?.body_text).toContain('Sort code 00-00-00, account 12345678');
    expect(mail?.body_text).toContain('Payment reference: RF74C202600001');
    expect(mail?.body_text).toContain('/dashboard?tab=credits');
  });

  test('has the number in the file name, and a number of its own among others booked at once', async () => {
    const families = Array.from({ length: 5 }, (_, at) => ({
      id: `00000000-0000-4000-b000-00000000000${at}`,
      email: `family-${at}@example.org`,
    }));
    await at.app.pool.query('insert into app.invoice_years (year, last_position) values (2026, 99997)');
    const starts = ['2026-11-24T18', '2026-11-24T20', '2026-11-24T22', '2026-12-01T18', '2026-12-01T20'];
    const ids: string[] = [];
    for (const [place, family] of families.entries())
      ids.push((await at.hold(signedIn(family), `${starts[place]}:00:00.000Z`)).id);
    await Promise.all(families.map((family, place) => at.confirm(ids[place] ?? '', family)));
    const mails = (await at.mailsOf('confirmed-learner')).map(({ body_text, attachments }) => ({
      number: /Invoice (C-2026-\d+)/.exec(body_text)?.[1],
      reference: /RF\d\d(C2026\d+)\n/.exec(body_text)?.[1],
      file: JSON.stringify(attachments).match(/C-2026-\d+/)?.[0],
    }));
    const numbers = ['C-2026-100000', 'C-2026-100001', 'C-2026-100002', 'C-2026-99998', 'C-2026-99999'];
    expect(mails.map(({ number }) => number).toSorted()).toEqual(numbers);
    for (const { number = '', reference, file } of mails)
      expect([reference, file]).toEqual([number.replaceAll('-', ''), number]);
  });

  test('says how to get the bank details while the owner has given none', async () => {
    await at.booked();
    expect((await mailsTo('confirmed-learner'))[0]?.body_text).toContain('/contact');
  });
});

describe('a series', () => {
  test('has one invoice over all its sessions, due before the first', async () => {
    setInvoicing();
    await bookSeries();
    const [invoice, ...more] = await papers();
    expect(more).toEqual([]);
    expect([invoice?.totalMinor, invoice?.quantity, invoice?.dueAt]).toEqual([
      9600,
      3,
      new Date('2026-11-24T18:00:00Z'),
    ]);
    expect((await mailsTo('confirmed-learner'))[0]?.body_text).toContain('Invoice C-2026-00001: £96.00');
  });

  test('has a correction for each session that is cancelled, in a number series of their own', async () => {
    const [, second, third] = await bookSeries();
    for (const booking of [second, third])
      await cancelBooking(at.app.services, { id: booking?.id ?? '', accountId: maya.id });
    await numberInvoices(at.app.services);
    expect(
      (await papers()).map(({ number, corrects, totalMinor, reason }) => [
        number,
        corrects,
        totalMinor,
        reason,
      ]),
    ).toEqual([
      ['CR-2026-00002', 'C-2026-00001', 3200, 'cancelled'],
      ['CR-2026-00001', 'C-2026-00001', 3200, 'cancelled'],
      ['C-2026-00001', null, 9600, null],
    ]);
  });
});

test('corrections of sessions cancelled together are numbered in the order of the sessions', async () => {
  at.app.services.settings.unpaid = { ...at.app.services.settings.unpaid, beforePayment: 12 };
  const weeks = Array.from({ length: 8 }, (_, week) => new Date(Date.parse(tuesdays[0] ?? '') + week * WEEK));
  const [first] = await bookSeries(weeks.map((start) => start.toISOString()));
  await cancelRest(at.app.services, { id: first?.seriesId ?? '', accountId: maya.id });
  await numberInvoices(at.app.services);
  const corrections = (await papers()).filter(({ kind }) => kind === 'credit_note');
  const inOrder = corrections.toSorted((a, b) => a.number.localeCompare(b.number));
  expect(inOrder.map(({ session }) => session?.startsAt)).toEqual(weeks);
});

test('the paper says quantity, unit price, the buyer’s time, the ground for no tax and how to pay', async () => {
  setInvoicing();
  await addBuyer();
  const [first] = await bookSeries();
  await cancelBooking(at.app.services, { id: first?.id ?? '', accountId: maya.id });
  at.app.clock.set('2026-11-21T09:00:00Z');
  await numberInvoices(at.app.services);
  const [note, invoice] = await papers();
  if (!invoice || !note) throw new Error('no papers');
  const text = async (of: typeof invoice, locale: string) =>
    textOfPdf(await invoicePdf(paperOf(of, locale), locale.slice(0, 2), of.issuedAt))
      .replaceAll('\n', '|')
      .replaceAll('\u00A0', ' ');
  const english = await text(invoice, 'en-GB');
  for (const part of [
    '|1|£32.00|£32.00|',
    '£96.00',
    '18:00 (Europe/London)',
    ground.en,
    'account 12345678',
    'RF74C202600001',
  ])
    expect(english).toContain(part);
  const correction = await text(note, 'en-GB');
  for (const part of [
    'Credit note',
    'CR-2026-00001',
    'C-2026-00001 of 20 November 2026',
    'session cancelled',
  ])
    expect(correction).toContain(part);
  expect(correction).not.toContain('RF74');
  expect(await text({ ...note, country: 'ES' }, 'es-ES')).toContain('Factura rectificativa');
  expect(await text({ ...note, country: 'CO' }, 'es-CO')).toContain('Nota crédito');
});

describe('an invoice that is not paid', () => {
  test('is reminded of 3 and 10 days after its day, once each; then nothing unpaid is booked', async () => {
    setInvoicing();
    await addBuyer();
    await at.booked();
    const remind = async (instant: string) => {
      at.app.clock.set(instant);
      await remindUnpaid(at.app.services);
      await remindUnpaid(at.app.services);
      return (await mailsTo('reminder-')).length;
    };
    expect(await remind('2026-11-27T17:00:00Z')).toBe(0);
    expect(await remind('2026-11-27T18:30:00Z')).toBe(1);
    expect(await remind('2026-12-03T18:30:00Z')).toBe(1);
    await at.booked(maya, '2026-12-08T18:00:00.000Z');
    expect(await remind('2026-12-04T18:30:00Z')).toBe(2);
    const mails = await mailsTo('reminder-');
    expect(mails[0]?.subject).toBe('Reminder: invoice C-2026-00001, £32.00');
    expect(mails[0]?.body_text).toContain('account 12345678');
    expect(mails[1]?.body_text).toContain('you can’t book new sessions by invoice');
    const refusal = await refused(at.booked(maya, '2026-12-15T18:00:00.000Z'));
    expect([refusal.status, refusal.code]).toEqual([409, 'invoice_overdue']);
    expect(refusal.messageIn('en')).toContain('C-2026-00001');
    await settleInvoices(at.app, maya.id);
    await at.booked(maya, '2026-12-15T19:30:00.000Z');
    expect(await remind('2026-12-05T18:30:00Z')).toBe(2);
  });

  test('of a series is reminded of in the language of the booking', async () => {
    await addBuyer();
    await bookSeries();
    at.app.clock.set('2026-11-27T18:30:00Z');
    await remindUnpaid(at.app.services);
    expect((await mailsTo('reminder-')).map(({ subject }) => subject)).toEqual([
      'Reminder: invoice C-2026-00001, £96.00',
    ]);
  });

  test('waits while a report of an absence is open', async () => {
    await addBuyer();
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    await objectToClaim(at.app.services, { id, accountId: lucia.id });
    const remindAt = async (instant: string) => {
      at.app.clock.set(instant);
      await remindUnpaid(at.app.services);
      return (await mailsTo('reminder-')).map(({ subject }) => subject);
    };
    expect(await remindAt('2026-11-27T18:30:00Z')).toEqual([]);
    expect(await remindAt('2026-12-04T18:30:00Z')).toEqual([]);
    await at.booked(maya, '2026-12-08T18:00:00.000Z');
    const decision = { upheld: false, familyPercent: 50, tutorPercent: 50, reason: 'Half.' };
    await at.app.db.transaction().execute(async (db) => {
      await decideClaim({ ...at.app.services, db }, { bookingId: id, ...decision });
    });
    // From the decision on there are three and ten days, as from the due day.
    expect(await remindAt('2026-12-07T18:29:59Z')).toEqual([]);
    expect(await remindAt('2026-12-07T18:30:00Z')).toEqual(['Reminder: invoice C-2026-00001, £16.00']);
    at.app.clock.set('2026-12-14T18:29:59Z');
    await at.booked(maya, '2026-12-22T18:00:00.000Z');
    at.app.clock.set('2026-12-14T18:30:01Z');
    expect((await refused(at.booked(maya, '2026-12-22T19:30:00.000Z'))).code).toBe('invoice_overdue');
  });

  test('of a series is reminded of without the session about which a report is open', async () => {
    await addBuyer();
    const [first] = await bookSeries();
    at.app.clock.set('2026-11-24T18:10:00Z');
    await claimAbsence(at.app.services, { id: first?.id ?? '', accountId: maya.id, absent: 'tutor' });
    await objectToClaim(at.app.services, { id: first?.id ?? '', accountId: lucia.id });
    at.app.clock.set('2026-11-27T18:30:00Z');
    await remindUnpaid(at.app.services);
    expect((await mailsTo('reminder-')).map(({ subject }) => subject)).toEqual([
      'Reminder: invoice C-2026-00001, £64.00',
    ]);
  });
});
