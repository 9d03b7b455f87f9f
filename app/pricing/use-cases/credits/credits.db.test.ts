import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { partOf } from '#tests/support/part-of.ts';
import { returnHalves } from '#tests/support/return-halves.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { loadInvoicesOf } from '../../db/invoices.server.ts';
import {
  addEntry,
  loadEnding,
  loadEntries,
  loadPack,
  loadPacks,
  loadSpentOn,
} from '../../db/credits.server.ts';
import { loadPayment, updatePayment } from '../../db/payments.server.ts';
import type { Payment } from '../../domain/payment.ts';
import { providerOf } from '../payments/provider.server.ts';
import { buyByCard } from './buy-by-card.server.ts';
import { buyPack } from './buy-pack.server.ts';
import { recipientOf } from './credit-mails.server.ts';
import { notifyOfExpiry } from './notify-of-expiry.server.ts';
import { giveBackPack } from './give-back-pack.server.ts';
import { listCredits } from './list-credits.server.ts';
import { paidPacks } from './paid-packs.server.ts';
import { creditsFor, spendCredit } from './use-credit.server.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const noor = '00000000-0000-4000-a000-0000000000bb';
const purchaseId = '00000000-0000-4000-a000-0000000000f1';
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const tutors = { loadTutor, loadTutorsByIds, loadActiveTutors };
const end = Date.parse('2027-11-20T09:00:00Z');
const nine = new Date('2026-11-20T09:00:00Z');

let app: TestServices;
let services: TestServices['services'];
let send: Mock<Services['jobs']['send']>;
let logged: Mock<Services['log']['error']>;
let luciaId: string;
beforeEach(async () => {
  app = await testServices();
  send = vi.fn(() => Promise.resolve());
  logged = vi.fn();
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiBase: undefined };
  services = {
    ...app.services,
    settings: { ...app.services.settings, siteUrl: 'https://curvela.example', stripe },
    jobs: partOf({ ...app.services.jobs, send }),
    log: partOf({ ...app.services.log, error: logged, warn: vi.fn() }),
  };
  await seedTutors(app.db, app.clock);
  luciaId = (await loadTutor(app.db, 'lucia-restrepo'))?.id ?? '';
  await app.pool.query(`insert into auth.users (id, email) values ($1, 'carmen@example.org')`, [maya]);
});
afterEach(() => app.close());

type PackChoice = { accountId?: string; tutor?: string; credits?: 5 | 10; amountMinor?: number };

/** Buys by invoice and pays it, so that another pack can be bought. */
async function buy(choice: PackChoice = {}) {
  const { accountId = maya, tutor = 'lucia-restrepo', credits = 5, amountMinor = 15_000 } = choice;
  const price = { amountMinor, currency: 'GBP' } as const;
  const id = app.services.random.uuid();
  const pack = await buyPack(services, tutors, { purchaseId: id, accountId, tutor, credits, price, reader });
  await settleInvoices(app, accountId);
  return pack;
}
const session = () => ({ tutorId: luciaId, sessionType: 'session', hourMinor: { GBP: 3200 } });
const sessions = (count: number) => addSessions(app, { tutorId: luciaId, accountId: maya, count });
const spend = (bookingId: string, accountId = maya) =>
  app.db
    .transaction()
    .execute((trx) => spendCredit(trx, { accountId, bookingId, session: session(), now: app.clock.now() }));
const bring = (bookingId: string, halves: number) =>
  returnHalves(app.db, { bookingId, halves, now: app.clock.now() });
const entries = async () =>
  (await loadEntries(app.db, maya, 100))
    .map(({ packId, kind, halves }) => [packId, kind, halves])
    .toReversed();
const mails = () => app.db.selectFrom('app.mails').selectAll().orderBy('created_at').execute();
const endMails = async () => (await mails()).filter(({ message_id }) => message_id.endsWith('-ends'));
const invoices = () => loadInvoicesOf(app.db, maya, 100);
const refunds = () => app.db.selectFrom('app.refunds').selectAll().execute();
const erase = (id: string) =>
  app.db.updateTable('app.credit_packs').set({ account_id: null }).where('id', '=', id).execute();

describe('paying a session with a credit', () => {
  test('is possible until the instant at which the pack ends', async () => {
    await buy();
    const [booking = '', other = ''] = await sessions(2);
    app.clock.set(new Date(end - 1));
    const account = { accountId: maya, session: session() };
    expect(await creditsFor(app.db, { ...account, now: app.clock.now() })).toEqual({
      credits: 5,
      expiresAt: new Date(end),
    });
    expect(await spend(booking)).toEqual({ amountMinor: 3000, currency: 'GBP' });
    app.clock.set(new Date(end));
    expect(await spend(other)).toBeNull();
    expect(await creditsFor(app.db, { ...account, now: app.clock.now() })).toEqual({
      credits: 0,
      expiresAt: null,
    });
  });

  test('takes half from each of two packs, for what each half cost', async () => {
    const lucia = await buy();
    app.clock.set('2026-11-21T09:00:00Z');
    const amara = await buy({ tutor: 'amara-okafor', amountMinor: 17_000 });
    const bookings = await sessions(6);
    for (const id of bookings.slice(0, 5)) await spend(id);
    await bring(bookings[0] ?? '', 1);
    const value = await spend(bookings[5] ?? '');
    expect(value).toEqual({ amountMinor: 1500 + 1700, currency: 'GBP' });
    const parts = await loadSpentOn(app.db, bookings[5] ?? '');
    expect(new Map(parts.map(({ packId, halves }) => [packId, halves]))).toEqual(
      new Map([
        [lucia.id, 1],
        [amara.id, 1],
      ]),
    );
    const [first, second] = await loadPacks(app.db, maya);
    expect([first?.balance, second?.balance]).toEqual([0, 9]);
  });

  test('takes nothing of other accounts', async () => {
    await buy({ accountId: noor });
    const [booking = ''] = await sessions(1);
    expect(await spend(booking)).toBeNull();
    expect((await loadPacks(app.db, noor))[0]?.balance).toBe(10);
  });
});

describe('a credit that comes back', () => {
  test('just before its pack ends stays in it', async () => {
    const { id } = await buy();
    const [booking = ''] = await sessions(1);
    await spend(booking);
    app.clock.set(new Date(end - 1));
    await bring(booking, 2);
    expect(await entries()).toEqual([
      [id, 'bought', 10],
      [id, 'spent', -2],
      [id, 'returned', 2],
    ]);
  });

  test('at the instant at which its pack ends moves to a new one on the same terms, for thirty days', async () => {
    const { id } = await buy();
    const [booking = ''] = await sessions(1);
    await spend(booking);
    app.clock.set(new Date(end));
    await bring(booking, 1);
    const [old, moved, ...more] = await loadPacks(app.db, maya);
    expect(more).toEqual([]);
    expect(old?.balance).toBe(8);
    expect(moved).toEqual({
      id: expect.any(String),
      accountId: maya,
      tutorId: luciaId,
      halves: 0,
      fromPackId: id,
      priceMinor: 0,
      halfValueMinor: 1500,
      sessionMinor: 3200,
      currency: 'GBP',
      payment: null,
      rootId: id,
      paidBy: 'invoice',
      refundableMinor: null,
      isContested: false,
      locale: 'en-GB',
      zone: 'Europe/London',
      boughtAt: new Date(end),
      expiresAt: new Date('2027-12-20T09:00:00Z'),
      balance: 1,
    });
    const rows = await app.db
      .selectFrom('app.credit_entries')
      .select(['pack_id', 'halves', 'transfer_id', 'created_at'])
      .where('kind', '=', 'moved')
      .orderBy('halves')
      .execute();
    expect(rows).toEqual([
      { pack_id: id, halves: -1, transfer_id: moved?.id, created_at: new Date(end) },
      { pack_id: moved?.id, halves: 1, transfer_id: moved?.id, created_at: new Date(end) },
    ]);
  });

  test('after its owner was erased stays in the old pack', async () => {
    const { id } = await buy();
    const [booking = ''] = await sessions(1);
    await spend(booking);
    await erase(id);
    app.clock.set(new Date(end));
    await bring(booking, 2);
    expect((await loadPack(app.db, id))?.balance).toBe(10);
    const packs = await app.db.selectFrom('app.credit_packs').select('id').execute();
    expect(packs).toEqual([{ id }]);
  });
});

describe('the end of packs', () => {
  test('leaves what is left in the ledger, where it pays for nothing any more', async () => {
    const { id } = await buy();
    const [booking = ''] = await sessions(1);
    app.clock.set(new Date(end));
    expect(await spend(booking)).toBeNull();
    await notifyOfExpiry(services, tutors);
    expect((await loadPack(app.db, id))?.balance).toBe(10);
    expect((await listCredits(services, tutors, maya)).halves).toBe(0);
  });

  test('is announced once to its owner in their own language and zone', async () => {
    const { id } = await buy();
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
    app.clock.set(new Date(end - 30 * 86_400_000 - 1));
    await notifyOfExpiry(services, tutors);
    expect(await endMails()).toEqual([]);
    app.clock.advance(1);
    await notifyOfExpiry(services, tutors);
    const [mail, ...more] = await endMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'carmen@example.org',
      message_id: `credits-${id}-ends`,
      subject: expect.stringMatching(/ créditos .*20 de noviembre de 2027/),
    });
    expect(mail?.body_text).toContain('Lucía Restrepo');
    expect(mail?.body_text).toContain('C-2026-00001');
    expect(mail?.body_text).toContain('https://curvela.example/dashboard?tab=credits');
    const { told_at } = await app.db
      .selectFrom('app.credit_packs')
      .select('told_at')
      .executeTakeFirstOrThrow();
    expect(told_at).toEqual(app.clock.now());
  });

  test('of several packs is announced to whom it comes first', async () => {
    const early = await buy();
    app.clock.advance(60_000);
    const late = await buy();
    const endingBy = async (until: number) => (await loadEnding(app.db, new Date(until))).map(({ id }) => id);
    expect(await endingBy(end + 60_000)).toEqual([early.id, late.id]);
    expect(await endingBy(end + 59_999)).toEqual([early.id]);
    expect(await endingBy(end - 1)).toEqual([]);
  });

  test.each(['used', 'over', 'erased'] as const)('is not announced of a pack that is %s', async (what) => {
    const { id } = await buy();
    if (what === 'used') {
      const entry = { packId: id, kind: 'refunded', halves: -10, at: app.clock.now() } as const;
      await addEntry(app.db, entry);
    }
    if (what === 'erased') await erase(id);
    app.clock.set(new Date(what === 'over' ? end : end - 86_400_000));
    await notifyOfExpiry(services, tutors);
    expect(await endMails()).toEqual([]);
  });

  test('is not announced of a pack that is used up before its turn comes', async () => {
    await buy();
    app.clock.advance(60_000);
    const late = await buy({ accountId: noor });
    app.clock.set(new Date(end - 1));
    // Between the list of packs and the lock of the second one.
    await notifyOfExpiry(services, {
      loadTutorsByIds: async (db, ids) => {
        await addEntry(app.db, { packId: late.id, kind: 'refunded', halves: -10, at: app.clock.now() });
        return loadTutorsByIds(db, ids);
      },
    });
    const packs = await app.db.selectFrom('app.credit_packs').select(['id', 'told_at']).execute();
    expect(packs.filter(({ told_at }) => told_at === null).map(({ id }) => id)).toEqual([late.id]);
  });

  test('of a credit that came back names the invoice of its first pack, and a tutor who is gone by no name', async () => {
    await buy();
    const [booking = ''] = await sessions(1);
    await spend(booking);
    app.clock.set(new Date(end));
    await bring(booking, 2);
    await notifyOfExpiry(services, { loadTutorsByIds: () => Promise.resolve([]) });
    const [mail] = await endMails();
    expect(mail?.body_text).toContain('You still have 1 credit for sessions with N. N.');
    expect(mail?.body_text).toContain('You bought them with invoice C-2026-00001.');
  });
});

describe('who gets mails about a pack', () => {
  test('its owner, in the language and zone of the purchase where none are chosen', async () => {
    expect(await recipientOf(app.db, await buy())).toEqual({ email: 'carmen@example.org', ...reader });
  });

  test('nobody without an account or an address', async () => {
    const pack = await buy();
    expect(await recipientOf(app.db, { ...pack, accountId: null })).toBeNull();
    expect(await recipientOf(app.db, { ...pack, accountId: noor })).toBeNull();
    await app.pool.query('insert into auth.users (id, email) values ($1, null)', [noor]);
    expect(await recipientOf(app.db, { ...pack, accountId: noor })).toBeNull();
  });
});

describe('the list of credits', () => {
  test('holds each pack with what is left of it, and what happened, the latest first', async () => {
    const lucia = await buy();
    app.clock.set('2026-11-21T09:00:00Z');
    const amara = await buy({ tutor: 'amara-okafor', amountMinor: 17_000 });
    await buy({ accountId: noor });
    const [booking = ''] = await sessions(1);
    app.clock.set('2026-11-22T09:00:00Z');
    await spend(booking);
    const pack = {
      halvesBought: 10,
      payment: 'invoice',
      boughtAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2027-11-20T09:00:00.000Z',
      contested: false,
    };
    const money = (amountMinor: number) => ({ amountMinor, currency: 'GBP' });
    expect(await listCredits(services, tutors, maya)).toEqual({
      halves: 18,
      packs: [
        {
          ...pack,
          id: lucia.id,
          tutor: 'Lucía Restrepo',
          halvesLeft: 8,
          price: money(15_000),
          worth: money(3000),
          giveBack: money(12_000),
        },
        {
          ...pack,
          id: amara.id,
          tutor: 'Amara Okafor',
          halvesLeft: 10,
          price: money(17_000),
          worth: money(3400),
          giveBack: money(17_000),
          boughtAt: '2026-11-21T09:00:00.000Z',
          expiresAt: '2027-11-21T09:00:00.000Z',
        },
      ],
      entries: [
        {
          packId: lucia.id,
          tutor: 'Lucía Restrepo',
          kind: 'spent',
          halves: -2,
          bookingId: booking,
          at: '2026-11-22T09:00:00.000Z',
        },
        {
          packId: amara.id,
          tutor: 'Amara Okafor',
          kind: 'bought',
          halves: 10,
          bookingId: null,
          at: '2026-11-21T09:00:00.000Z',
        },
        {
          packId: lucia.id,
          tutor: 'Lucía Restrepo',
          kind: 'bought',
          halves: 10,
          bookingId: null,
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
    });
  });

  test('counts what can be used: a pack that has just ended no more, and names no tutor who is gone', async () => {
    await buy();
    app.clock.set(new Date(end - 1));
    expect((await listCredits(services, tutors, maya)).halves).toBe(10);
    app.clock.set(new Date(end));
    const gone = { loadTutorsByIds: () => Promise.resolve([]) };
    const list = await listCredits(services, gone, maya);
    expect(list.halves).toBe(0);
    expect(list.packs).toMatchObject([
      { tutor: 'N. N.', halvesLeft: 10, giveBack: { amountMinor: 15_000, currency: 'GBP' } },
    ]);
    expect(list.entries).toMatchObject([{ tutor: 'N. N.' }]);
  });
});

test('a pack of ten by invoice bills ten sessions, and its rest is given back at what was paid', async () => {
  const pack = await buy({ credits: 10, amountMinor: 30_000 });
  expect(pack).toMatchObject({ halves: 20, balance: 20, halfValueMinor: 1500 });
  const { rows } = await app.pool.query('select quantity, total_minor from app.invoices where pack_id = $1', [
    pack.id,
  ]);
  expect(rows).toEqual([{ quantity: 10, total_minor: 30_000 }]);
  await giveBackPack(services, { id: pack.id, accountId: maya, amountMinor: 30_000 });
  expect((await loadPack(app.db, pack.id))?.balance).toBe(0);
  await expect(buy({ credits: 10 })).rejects.toMatchObject({
    code: 'price_changed',
    details: { price: { amountMinor: 30_000, currency: 'GBP' } },
  });
});

describe('a pack that is paid by card', () => {
  const start = (change: Partial<Parameters<typeof buyByCard>[2]> = {}) =>
    buyByCard(services, tutors, {
      purchaseId,
      accountId: maya,
      tutor: 'lucia-restrepo',
      credits: 5,
      price: { amountMinor: 15_000, currency: 'GBP' },
      reader: { locale: 'es-CO', timeZone: 'America/Bogota' },
      email: 'carmen@example.org',
      ...change,
    });
  /** The provider's calls for pages, each answered by a page of its own. */
  const pages = () => {
    let count = 0;
    return vi
      .spyOn(providerOf(services.settings)!.checkout.sessions, 'create')
      .mockImplementation(() =>
        Promise.resolve(partOf({ id: `cs_${(count += 1)}`, url: `https://pay.example/${count}` })),
      );
  };
  const paymentIdOf = async (started: ReturnType<typeof start>) => {
    const bought = await started;
    if (!('checkout' in bought)) throw new Error('it is bought already');
    return bought.checkout.paymentId;
  };
  const paymentOf = async (started: ReturnType<typeof start>) =>
    (await loadPayment(app.db, await paymentIdOf(started)))!;
  /** The pack after its payment has arrived. */
  const sold = async (payment: Payment) => {
    const now = app.clock.now();
    const isSold = await app.db
      .transaction()
      .execute((trx) => paidPacks(tutors).sell({ ...services, db: trx }, payment, { now }));
    if (isSold)
      await updatePayment(app.db, payment.id, {
        state: 'paid',
        outcome: 'booked',
        intent_id: 'pi_1',
        paid_at: now,
      });
    return isSold;
  };

  test('leads to a page over its price, and back to the same choice', async () => {
    const create = pages();
    const id = await paymentIdOf(start());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      customer_email: 'carmen@example.org',
      locale: 'es',
      line_items: [
        {
          price_data: {
            currency: 'gbp',
            unit_amount: 15_000,
            product_data: { name: expect.stringMatching(/^Cinco .* Lucía Restrepo$/) },
          },
        },
      ],
      success_url: `https://curvela.example/pricing?buy=five&tutor=lucia-restrepo&currency=GBP&paid=${id}`,
      cancel_url: `https://curvela.example/pricing?buy=five&tutor=lucia-restrepo&currency=GBP&left=${id}`,
    });
    expect(await loadPayment(app.db, id)).toMatchObject({
      accountId: maya,
      subject: { kind: 'pack', id: purchaseId },
      price: { amountMinor: 15_000, currency: 'GBP' },
      language: 'es',
      terms: { tutorId: luciaId, sessionMinor: 3200, locale: 'es-CO', timeZone: 'America/Bogota' },
      state: 'open',
      expiresAt: new Date('2026-11-20T09:35:00Z'),
    });
    expect(await loadPacks(app.db, maya)).toEqual([]);
  });

  test('has one page for the same choice, also from another window, until its time is over', async () => {
    const create = pages();
    const first = await paymentIdOf(start());
    expect(await paymentIdOf(start({ purchaseId: app.services.random.uuid() }))).toBe(first);
    app.clock.set('2026-11-20T09:34:59Z');
    expect(await paymentIdOf(start())).toBe(first);
    expect(create).toHaveBeenCalledTimes(1);
    app.clock.set('2026-11-20T09:35:00Z');
    expect(await paymentIdOf(start())).not.toBe(first);
  });

  test('has a page of its own for another tutor, price, currency or account', async () => {
    pages();
    const uuid = () => app.services.random.uuid();
    const first = await paymentIdOf(start());
    const price = { amountMinor: 17_000, currency: 'GBP' };
    const ids = [
      first,
      await paymentIdOf(start({ purchaseId: uuid(), tutor: 'amara-okafor', price })),
      await paymentIdOf(start({ purchaseId: uuid(), accountId: noor })),
      await paymentIdOf(start({ purchaseId: uuid(), price: { amountMinor: 16_500, currency: 'EUR' } })),
    ];
    expect(new Set(ids).size).toBe(4);
    const setPrice = (amountMinor: number) =>
      app.db
        .updateTable('app.tutor_prices')
        .set({ amount_minor: amountMinor })
        .where('tutor_id', '=', luciaId)
        .where('session_type', '=', 'session')
        .where('currency', '=', 'GBP')
        .execute();
    // Of a penny more for the hour, five cost the same; but credits of the first purchase pay for the old price.
    await setPrice(3201);
    expect(await paymentIdOf(start({ purchaseId: uuid() }))).not.toBe(first);
    // From now on Lucía's hour costs more. A purchase stays at its price; the new one needs another purchase.
    await setPrice(3300);
    const dearer = { amountMinor: 15_500, currency: 'GBP' };
    await expect(start({ price: dearer })).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      details: { price: dearer },
    });
    expect(await paymentIdOf(start({ purchaseId: uuid(), price: dearer }))).not.toBe(first);
  });

  test('that exists already is given without a page, and to its own account only', async () => {
    const create = pages();
    const pack = await buy();
    expect(await start({ purchaseId: pack.id })).toEqual({ pack: await loadPack(app.db, pack.id) });
    await expect(start({ purchaseId: pack.id, accountId: noor })).rejects.toMatchObject({
      code: 'unknown_pack',
      status: 404,
    });
    expect(create).not.toHaveBeenCalled();
  });

  test.each([
    [{ tutor: 'nobody' }, { code: 'unknown_tutor', status: 404 }],
    [
      { price: { amountMinor: 14_999, currency: 'GBP' } },
      { code: 'price_changed', status: 409, details: { price: { amountMinor: 15_000, currency: 'GBP' } } },
    ],
  ])('that is not offered (%j) is refused', async (change, refusal) => {
    pages();
    await expect(start(change)).rejects.toMatchObject(refusal);
    expect(await app.db.selectFrom('app.payments').select('id').execute()).toEqual([]);
  });

  test('of ten has its own page, leads back to it, and is sold with all its credits', async () => {
    const create = pages();
    const five = await paymentIdOf(start());
    const price = { amountMinor: 30_000, currency: 'GBP' };
    const payment = await paymentOf(start({ purchaseId: app.services.random.uuid(), credits: 10, price }));
    expect(payment).toMatchObject({
      price,
      terms: { credits: 10 },
      label: 'Diez clases de 60 minutos con Lucía Restrepo',
    });
    expect(payment.id).not.toBe(five);
    expect(create.mock.calls[1]?.[0]?.success_url).toContain('/pricing?buy=ten&');
    expect(await sold(payment)).toBe(true);
    expect(await loadPacks(app.db, maya)).toMatchObject([
      { halves: 20, balance: 20, halfValueMinor: 1500, priceMinor: 30_000 },
    ]);
  });

  test('whose payment began before there were packs of ten is one of five', async () => {
    pages();
    const { terms, ...payment } = await paymentOf(start());
    const { credits, ...older } = terms!;
    expect(credits).toBe(5);
    expect(await sold({ ...payment, terms: older })).toBe(true);
    expect(await loadPacks(app.db, maya)).toMatchObject([{ halves: 10, halfValueMinor: 1500 }]);
  });

  test('is sold by its payment: credits, an invoice without a due day, and a mail', async () => {
    pages();
    const payment = await paymentOf(start());
    app.clock.set('2026-11-20T09:10:00Z');
    expect(await sold(payment)).toBe(true);
    expect(await loadPack(app.db, purchaseId)).toMatchObject({
      accountId: maya,
      tutorId: luciaId,
      payment: 'card',
      priceMinor: 15_000,
      halfValueMinor: 1500,
      sessionMinor: 3200,
      currency: 'GBP',
      locale: 'es-CO',
      zone: 'America/Bogota',
      balance: 10,
      halves: 10,
      boughtAt: new Date('2026-11-20T09:10:00Z'),
      expiresAt: new Date('2027-11-20T09:10:00Z'),
    });
    expect(await invoices()).toMatchObject([
      {
        number: 'C-2026-00001',
        payment: 'card',
        dueAt: null,
        totalMinor: 15_000,
        quantity: 5,
        minutes: 60,
        tutorName: 'Lucía Restrepo',
        country: 'CO',
        zone: 'America/Bogota',
      },
    ]);
    expect(await mails()).toMatchObject([
      { recipient: 'carmen@example.org', message_id: `credits-${purchaseId}-bought` },
    ]);
  });

  test('is sold beside a pack whose invoice is not paid yet', async () => {
    pages();
    const price = { amountMinor: 15_000, currency: 'GBP' } as const;
    const other = app.services.random.uuid();
    const purchase = {
      purchaseId: other,
      accountId: maya,
      tutor: luciaId,
      credits: 5,
      price,
      reader,
    } as const;
    await buyPack(services, tutors, purchase);
    expect(await sold(await paymentOf(start()))).toBe(true);
  });

  test('that was sold before is not sold again, and its payer is told once per payment', async () => {
    pages();
    const payment = await paymentOf(start());
    await sold(payment);
    expect(await sold(payment)).toBe(false);
    expect(await loadPacks(app.db, maya)).toHaveLength(1);
    expect((await loadPack(app.db, purchaseId))?.balance).toBe(10);
    expect((await mails()).map(({ message_id, recipient }) => [message_id, recipient])).toContainEqual([
      `credits-${payment.id}-paid-twice`,
      'carmen@example.org',
    ]);
    await app.pool.query('delete from app.mails');
    await app.pool.query('delete from auth.users where id = $1', [maya]);
    expect(await sold(payment)).toBe(false);
    expect(await mails()).toEqual([]);
  });

  test.each([{ accountId: null }, { terms: null }])('without %j is not sold', async (change) => {
    pages();
    const payment = await paymentOf(start());
    expect(await sold({ ...payment, ...change })).toBe(false);
    expect(await loadPack(app.db, purchaseId)).toBeUndefined();
  });

  test('of a tutor who does not exist is not sold', async () => {
    pages();
    const payment = await paymentOf(start());
    const terms = { ...payment.terms!, tutorId: noor };
    expect(await sold({ ...payment, terms })).toBe(false);
    expect(await loadPack(app.db, purchaseId)).toBeUndefined();
  });

  const bought = async () => {
    pages();
    const payment = await paymentOf(start());
    await sold(payment);
    return payment;
  };
  const takeBack = (amountMinor: number, id = purchaseId) =>
    app.db
      .transaction()
      .execute((trx) =>
        paidPacks(tutors).takeBack({ ...services, db: trx }, id, { amountMinor, now: app.clock.now() }),
      );

  test('whose unused credits are given back is refunded to the card with a credit note', async () => {
    const payment = await bought();
    const [booking = ''] = await sessions(1);
    await spend(booking);
    await giveBackPack(services, { id: purchaseId, accountId: maya, amountMinor: 12_000 });
    const [refund, ...more] = await refunds();
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      payment_id: payment.id,
      booking_id: null,
      amount_minor: 12_000,
      reason: 'given_back',
      state: 'ordered',
      created_at: nine,
    });
    expect(send.mock.calls).toEqual([
      [expect.anything(), 'payments.refund', { id: refund?.id }, { retries: 59 }],
    ]);
    expect((await invoices())[0]).toMatchObject({
      kind: 'credit_note',
      number: 'CR-2026-00001',
      corrects: 'C-2026-00001',
      totalMinor: 12_000,
      quantity: 4,
      reason: 'returned',
    });
    expect((await entries()).at(-1)).toEqual([purchaseId, 'refunded', -8]);
  });

  test('is given back by its own account only', async () => {
    await bought();
    const given = { id: purchaseId, accountId: noor, amountMinor: 15_000 };
    const unknown = { code: 'unknown_pack', status: 404 };
    await expect(giveBackPack(services, given)).rejects.toMatchObject(unknown);
    await expect(giveBackPack(services, { ...given, id: noor, accountId: maya })).rejects.toMatchObject(
      unknown,
    );
    expect((await loadPack(app.db, purchaseId))?.balance).toBe(10);
    expect(await refunds()).toEqual([]);
  });

  test('is not given back while its payment is not known', async () => {
    pages();
    const payment = await paymentOf(start());
    const now = app.clock.now();
    await app.db
      .transaction()
      .execute((trx) => paidPacks(tutors).sell({ ...services, db: trx }, payment, { now }));
    await expect(
      giveBackPack(services, { id: purchaseId, accountId: maya, amountMinor: 15_000 }),
    ).rejects.toThrow(`no payment of pack ${purchaseId}`);
    expect((await loadPack(app.db, purchaseId))?.balance).toBe(10);
  });

  test('of which money went back elsewhere loses as many whole halves, with a credit note', async () => {
    await bought();
    expect(await takeBack(4500)).toBe(0);
    expect(logged).not.toHaveBeenCalled();
    expect((await entries()).at(-1)).toEqual([purchaseId, 'refunded', -3]);
    expect((await invoices())[0]).toMatchObject({
      kind: 'credit_note',
      number: 'CR-2026-00001',
      totalMinor: 4500,
      quantity: 2,
      reason: 'refunded',
    });
  });

  test('of which more went back than is left says what was used, and a person looks at it', async () => {
    await bought();
    const bookings = await sessions(4);
    for (const id of bookings) await spend(id);
    expect(await takeBack(4000)).toBe(1000);
    expect((await loadPack(app.db, purchaseId))?.balance).toBe(0);
    expect(logged).toHaveBeenCalledTimes(1);
    expect((await invoices()).map(({ totalMinor }) => totalMinor)).toEqual([3000, 15_000]);
  });

  test('of which less than half a credit went back keeps its credits', async () => {
    await bought();
    expect(await takeBack(1499)).toBe(1499);
    expect((await loadPack(app.db, purchaseId))?.balance).toBe(10);
    expect(await invoices()).toHaveLength(1);
    expect(await takeBack(1500, noor)).toBe(0);
  });
});

describe('a pack by invoice', () => {
  test('is due in fourteen days, and its mail is written for its buyer', async () => {
    const { id } = await buy();
    expect(await invoices()).toMatchObject([
      {
        payment: 'invoice',
        dueAt: new Date('2026-12-04T09:00:00Z'),
        totalMinor: 15_000,
        quantity: 5,
        minutes: 60,
      },
    ]);
    expect(await mails()).toMatchObject([{ message_id: `credits-${id}-bought` }]);
    expect((await mails())[0]?.body_text).toContain('https://curvela.example/dashboard?tab=credits');
  });

  test('of an account without an address is sold without a mail', async () => {
    await buy({ accountId: noor });
    expect(await mails()).toEqual([]);
    expect(await loadPacks(app.db, noor)).toHaveLength(1);
  });

  test('that is bought again is the same one, at no other price', async () => {
    const price = { amountMinor: 15_000, currency: 'GBP' } as const;
    const purchase = {
      purchaseId,
      accountId: maya,
      tutor: 'lucia-restrepo',
      credits: 5,
      price,
      reader,
    } as const;
    const first = await buyPack(services, tutors, purchase);
    const dearer = { ...purchase, price: { amountMinor: 1, currency: 'GBP' } };
    expect(await buyPack(services, tutors, dearer)).toEqual(first);
    expect(await mails()).toHaveLength(1);
  });
});
