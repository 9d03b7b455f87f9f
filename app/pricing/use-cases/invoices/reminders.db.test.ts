import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { insertCreditNote } from '../../db/invoices.server.ts';
import { buyPack } from '../credits/buy-pack.server.ts';
import { giveBackPack } from '../credits/give-back-pack.server.ts';
import { registerCreditJobs } from '../jobs.server.ts';
import { numberInvoices } from './number-invoices.server.ts';
import { listInvoices } from './read-invoices.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const noor = '00000000-0000-4000-a000-0000000000bb';
const tutors = { loadTutor, loadTutorsByIds, loadActiveTutors };
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const price = { amountMinor: 15_000, currency: 'GBP' } as const;
const DAY = 86_400_000;
/** The packs of these tests are due on this day. */
const due = Date.parse('2026-12-04T09:00:00Z');

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  app.services.settings.siteUrl = 'https://curvela.example';
  await seedTutors(app.db, app.clock);
  await app.pool.query(`insert into auth.users (id, email) values ($1, 'carmen@example.org')`, [maya]);
});
afterEach(() => app.close());

const buy = (accountId = maya, locale: 'en-GB' | 'fr-FR' = 'en-GB') =>
  buyPack(app.services, tutors, {
    purchaseId: app.services.random.uuid(),
    accountId,
    tutor: 'lucia-restrepo',
    credits: 5,
    price,
    reader: { ...reader, locale },
  });
const remindAt = async (instant: number) => {
  app.clock.set(new Date(instant));
  await remindUnpaid(app.services);
};
/** Adds a credit note of a penny that has no number yet. */
const addDraft = (packId: string) =>
  insertCreditNote(app.db, { of: { packId }, totalMinor: 1, reason: 'refunded', now: app.clock.now() });
const reminders = () =>
  app.db
    .selectFrom('app.mails')
    .select(['recipient', 'subject', 'body_text', 'message_id'])
    .where('message_id', 'like', '%-reminder-%')
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
const kinds = async () => (await reminders()).map(({ message_id }) => message_id.split('-').at(-1));
const invoiceOf = async (accountId: string) =>
  app.db
    .selectFrom('app.invoices')
    .select(['id', 'number'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

describe('a reminder of an unpaid invoice', () => {
  test('says what is owed, how to pay it, and that all is well if it is paid', async () => {
    await buy();
    await remindAt(due + 3 * DAY);
    const { id } = await invoiceOf(maya);
    expect(await reminders()).toEqual([
      {
        recipient: 'carmen@example.org',
        subject: 'Reminder: invoice C-2026-00001, £150.00',
        message_id: `invoice-${id}-reminder-3d`,
        body_text: [
          'Invoice C-2026-00001 for £150.00 was due on 4 December 2026, and we haven’t received your payment yet.',
          'Write to us and we’ll send you our bank details: https://curvela.example/contact\nPayment reference: RF74C202600001',
          'If you’ve already paid, thank you; there’s nothing more to do.',
          'Your invoices: https://curvela.example/dashboard?tab=credits',
        ].join('\n\n'),
      },
    ]);
  });

  test('the second time says what stops, with the bank details of the invoice', async () => {
    app.services.settings.invoicing = { payment: { GBP: ['Account 12345678'] }, tax: {} };
    await buy();
    await remindAt(due + 10 * DAY);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.message_id).toMatch(/-reminder-10d$/);
    expect(mail?.body_text.split('\n\n').slice(1, 3)).toEqual([
      'Account 12345678\nPayment reference: RF74C202600001',
      'Until it is paid, you can’t book new sessions by invoice. Your booked sessions stay as they are. If something is wrong, write to us.',
    ]);
  });

  test.each([
    [3 * DAY - 1, []],
    [3 * DAY, ['3d']],
    [10 * DAY - 1, ['3d']],
    [10 * DAY, ['10d']],
    [17 * DAY - 1, ['10d']],
    [17 * DAY, []],
  ])('is sent %i ms after the day, or not at all when it is much too late: %j', async (after, sent) => {
    await buy();
    await remindAt(due + after);
    expect(await kinds()).toEqual(sent);
  });

  test('is about what is left, and not sent once nothing is', async () => {
    const { id } = await buy();
    const inTransaction = app.db.transaction();
    const now = app.clock.now();
    await inTransaction.execute((trx) =>
      insertCreditNote(trx, { of: { packId: id }, totalMinor: 3000, reason: 'refunded', now }),
    );
    await numberInvoices(app.services);
    await remindAt(due + 3 * DAY);
    expect((await reminders())[0]?.subject).toBe('Reminder: invoice C-2026-00001, £120.00');
    await inTransaction.execute((trx) =>
      insertCreditNote(trx, { of: { packId: id }, totalMinor: 12_000, reason: 'refunded', now }),
    );
    await remindAt(due + 10 * DAY);
    expect(await kinds()).toEqual(['3d']);
  });

  test('is not sent of a paid invoice', async () => {
    await buy();
    await settleInvoices(app, maya);
    await remindAt(due + 3 * DAY);
    expect(await reminders()).toEqual([]);
  });

  test('is written in the language that was chosen, else in that of the purchase', async () => {
    await buy(maya, 'fr-FR');
    await remindAt(due + 3 * DAY);
    await app.db
      .insertInto('user_locale_preferences')
      .values({
        user_id: maya,
        preferred_country: 'CO',
        preferred_currency: 'COP',
        preferred_locale: 'es-CO',
        preferred_timezone: 'America/Bogota',
        use_device_locale: false,
      })
      .execute();
    await remindAt(due + 10 * DAY);
    const texts = (await reminders()).map(({ body_text }) => body_text.replaceAll(/[\u00a0\u202f]/g, ' '));
    expect(texts.find((text) => text.includes('4 décembre 2026'))).toContain('150,00 £');
    expect(texts.find((text) => text.includes('4 de diciembre de 2026'))).toBeDefined();
  });

  test('is sent to nobody without an account or an address, and to all others', async () => {
    const erased = '00000000-0000-4000-a000-0000000000c1';
    const silent = '00000000-0000-4000-a000-0000000000c2';
    await app.pool.query('insert into auth.users (id, email) values ($1, null)', [silent]);
    for (const id of [noor, erased, silent]) await buy(id);
    await buy();
    await app.pool.query(
      `update app.invoices set account_id = null, buyer = '{"name": "", "email": ""}' where account_id = $1`,
      [erased],
    );
    await remindAt(due + 3 * DAY);
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(['carmen@example.org']);
  });
});

describe('the list of invoices', () => {
  test('holds the latest two hundred, numbered before they are read', async () => {
    const { id } = await buy();
    app.clock.advance(DAY);
    for (let count = 0; count < 201; count += 1) await addDraft(id);
    const list = await listInvoices(app.services, maya);
    expect(list).toHaveLength(200);
    expect([list[0]?.number, list.at(-1)?.number]).toEqual(['CR-2026-00201', 'CR-2026-00002']);
  });

  test('names what a credit note corrects', async () => {
    const { id } = await buy();
    await giveBackPack(app.services, { id, accountId: maya, amountMinor: 15_000 });
    expect((await listInvoices(app.services, maya))[0]).toMatchObject({
      kind: 'credit_note',
      number: 'CR-2026-00001',
      corrects: 'C-2026-00001',
      total: price,
    });
  });
});

test('the hourly job announces what ends, the others number and remind', async () => {
  await buy();
  await settleInvoices(app, maya);
  app.clock.set('2026-12-10T09:00:00Z');
  const second = await buy();
  const work = new Map<string, () => unknown>();
  const repeat = (name: string, _: string, run: () => unknown) => void work.set(name, run);
  const services = { ...app.services, jobs: { ...app.services.jobs, repeat } };
  const loadNames = vi.fn(loadTutorsByIds);
  registerCreditJobs(services, { ...tutors, loadTutorsByIds: loadNames });
  await work.get('pricing.remind-unpaid')?.();
  app.clock.set('2026-12-28T09:00:00Z');
  await work.get('pricing.remind-unpaid')?.();
  expect(await kinds()).toEqual(['3d']);
  app.clock.set('2027-11-20T09:00:00Z');
  await work.get('pricing.notify-of-expiry')?.();
  expect(loadNames).toHaveBeenCalledTimes(1);
  const ends = await app.db
    .selectFrom('app.mails')
    .select('message_id')
    .where('message_id', 'like', '%-ends')
    .execute();
  expect(ends).toHaveLength(1);
  await addDraft(second.id);
  await work.get('pricing.number-invoices')?.();
  const unnumbered = await app.db
    .selectFrom('app.invoices')
    .select('id')
    .where('number', 'is', null)
    .execute();
  expect(unnumbered).toEqual([]);
});
