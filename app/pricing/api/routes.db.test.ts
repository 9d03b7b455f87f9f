import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTutor, seedTutors } from '#app/tutors/index.server.ts';
import { signatureOf } from '#tests/stripe/deliveries.ts';
import { type Caller, tillApp, webhookSecret, withProvider } from '#tests/stripe/payment-app.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { requestOf } from '#tests/support/described.ts';
import { partOf } from '#tests/support/part-of.ts';
import { insertPayment, updatePayment } from '../db/payments.server.ts';
import { providerOf } from '../use-cases/payments/provider.server.ts';

const maya: Caller = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const noor: Caller = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const ana: Caller = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const purchaseId = '00000000-0000-4000-a000-0000000000f1';
const price = { amountMinor: 15_000, currency: 'GBP' };
const purchase = { purchaseId, tutorId: 'lucia-restrepo', price, timeZone: 'America/Bogota' };

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock);
  for (const { id, email } of [maya, noor, ana])
    await app.pool.query(
      `insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())`,
      [id, email],
    );
});
afterEach(() => app.close());

async function call(
  caller: Caller | null,
  method: string,
  path: string,
  {
    body,
    headers = {},
    services = app.services,
  }: { body?: unknown; headers?: object; services?: TestServices['services'] } = {},
) {
  const request = requestOf(tillApp(services, caller));
  const response = await request(path, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': 'Test/1', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.clone().text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const json = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
  const code = (json.error as { code?: string } | undefined)?.code;
  return { response, text, status: response.status, body: json, code };
}

describe('credits', () => {
  test('the offers are open to all, by name, with the price of five, of ten and of one', async () => {
    const { status, body } = await call(null, 'GET', '/credits/offers?currency=GBP');
    expect(status).toBe(200);
    const offers = body.offers as { tutor: { id: string; slug: string; name: string } }[];
    const names = offers.map(({ tutor }) => tutor.name);
    expect(names.slice(0, 2)).toEqual(['Amara Okafor', 'Camille Moreau']);
    expect(names).toHaveLength(12);
    expect(offers.find(({ tutor }) => tutor.slug === 'lucia-restrepo')).toEqual({
      tutor: {
        id: (await loadTutor(app.db, 'lucia-restrepo'))?.id,
        slug: 'lucia-restrepo',
        name: 'Lucía Restrepo',
      },
      price,
      ten: { amountMinor: 30_000, currency: 'GBP' },
      single: { amountMinor: 3200, currency: 'GBP' },
    });
    expect((await call(null, 'GET', '/credits/offers?currency=CHF')).status).toBe(400);
  });

  test('are bought by invoice where no cards are taken, and listed and given back by their account', async () => {
    const bought = await call(maya, 'POST', '/credits/packs', { body: purchase });
    expect(bought.status).toBe(201);
    const pack = {
      id: purchaseId,
      tutor: 'Lucía Restrepo',
      payment: 'invoice',
      halvesLeft: 10,
      price,
      giveBack: price,
    };
    expect(bought.body.pack).toMatchObject(pack);
    const { rows } = await app.pool.query('select locale, zone from app.credit_packs');
    expect(rows).toEqual([{ locale: 'en-GB', zone: 'America/Bogota' }]);
    const own = await call(maya, 'GET', '/credits');
    expect([own.status, own.body.credits]).toMatchObject([200, { halves: 10, packs: [pack] }]);
    const others = await call(noor, 'GET', '/credits');
    expect(others.body).toEqual({ credits: { halves: 0, packs: [], entries: [] } });
    const path = `/credits/packs/${purchaseId}/give-back`;
    const body = { amountMinor: 15_000 };
    expect(await call(noor, 'POST', path, { body })).toMatchObject({ status: 404, code: 'unknown_pack' });
    const changed = await call(maya, 'POST', path, { body: { amountMinor: 12_000 } });
    expect(changed).toMatchObject({ status: 409, code: 'rest_changed' });
    const given = await call(maya, 'POST', path, { body });
    expect([given.status, given.body.credits]).toMatchObject([
      200,
      { halves: 0, packs: [{ halvesLeft: 0 }] },
    ]);
    expect(await call(maya, 'POST', path, { body })).toMatchObject({ status: 409, code: 'not_returnable' });
  });

  test('lead to the page for paying where cards are taken', async () => {
    const services = withProvider(app.services, 'http://127.0.0.1:1');
    const create = vi
      .spyOn(providerOf(services.settings)!.checkout.sessions, 'create')
      .mockResolvedValue(partOf({ id: 'cs_1', url: 'https://pay.example/1' }));
    const { status, body } = await call(maya, 'POST', '/credits/packs', { body: purchase, services });
    expect([status, body]).toEqual([
      202,
      {
        checkout: {
          paymentId: expect.any(String),
          url: 'https://pay.example/1',
          expiresAt: '2026-11-20T09:35:00.000Z',
        },
      },
    ]);
    expect(create.mock.calls[0]?.[0]).toMatchObject({ customer_email: 'carmen@example.org' });
  });

  test.each([
    ['GET', '/credits', undefined],
    ['POST', '/credits/packs', purchase],
    ['POST', `/credits/packs/${purchaseId}/give-back`, { amountMinor: 1 }],
    ['GET', '/invoices', undefined],
    ['GET', `/invoices/${purchaseId}.pdf`, undefined],
    ['GET', `/payments/${purchaseId}`, undefined],
    ['GET', '/founders/refunds', undefined],
  ])('%s %s is for people who are signed in', async (method, path, body) => {
    expect((await call(null, method, path, { body })).status).toBe(401);
  });
});

describe('invoices', () => {
  test('are listed for their account, and each comes as a PDF under its name', async () => {
    await call(maya, 'POST', '/credits/packs', { body: purchase });
    const { status, body } = await call(maya, 'GET', '/invoices');
    expect(status).toBe(200);
    expect(body).toEqual({
      invoices: [
        {
          id: expect.any(String),
          kind: 'invoice',
          number: 'C-2026-00001',
          country: 'GB',
          corrects: null,
          issuedAt: '2026-11-20T09:00:00.000Z',
          dueAt: '2026-12-04T09:00:00.000Z',
          payment: 'invoice',
          tutor: 'Lucía Restrepo',
          total: price,
        },
      ],
    });
    expect((await call(noor, 'GET', '/invoices')).body).toEqual({ invoices: [] });
    const { id } = (body.invoices as { id: string }[])[0]!;
    const pdf = await call(maya, 'GET', `/invoices/${id}.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.text).toMatch(/^%PDF-/);
    expect(pdf.response.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.response.headers.get('content-disposition')).toBe(
      'attachment; filename="invoice-C-2026-00001.pdf"',
    );
    const others = await call(noor, 'GET', `/invoices/${id}.pdf`);
    expect(others).toMatchObject({ status: 404, code: 'unknown_invoice' });
    for (const file of [`x${id}.pdf`, `${id}${id}.pdf`, `${id}.pdfx`, `${id}`, `${id}.txt`])
      expect((await call(maya, 'GET', `/invoices/${file}`)).status).toBe(400);
  });
});

describe('payments', () => {
  const open = async () => {
    const now = app.clock.now();
    const id = app.services.random.uuid();
    await insertPayment(app.db, {
      id,
      accountId: maya.id,
      subject: { kind: 'pack', id: purchaseId },
      price: { amountMinor: 15_000, currency: 'GBP' },
      language: 'en',
      label: 'Five sessions',
      expiresAt: new Date('2026-11-20T09:35:00Z'),
      now,
    });
    await updatePayment(app.db, id, { checkout_url: 'https://pay.example/1' });
    return id;
  };
  const read = async (id: string) => (await call(maya, 'GET', `/payments/${id}`)).body.payment;

  test('are shown to their account with the page at which they can still be paid', async () => {
    const id = await open();
    const payment = {
      id,
      state: 'open',
      outcome: null,
      price,
      asked: null,
      subject: { kind: 'pack', id: purchaseId },
      refused: false,
      url: 'https://pay.example/1',
    };
    expect(await call(maya, 'GET', `/payments/${id}`)).toMatchObject({ status: 200, body: { payment } });
    for (const [caller, of] of [
      [noor, id],
      [maya, purchaseId],
    ] as const)
      expect(await call(caller, 'GET', `/payments/${of}`)).toMatchObject({
        status: 404,
        code: 'unknown_payment',
      });
    app.clock.set('2026-11-20T09:34:59.999Z');
    expect(await read(id)).toEqual(payment);
    app.clock.set('2026-11-20T09:35:00Z');
    expect(await read(id)).toEqual({ ...payment, url: null });
  });

  test('whose card was refused say so, and those that are not open have no page', async () => {
    const id = await open();
    await updatePayment(app.db, id, { refused_at: app.clock.now() });
    expect(await read(id)).toMatchObject({ refused: true, url: 'https://pay.example/1' });
    await updatePayment(app.db, id, { state: 'waiting' });
    expect(await read(id)).toMatchObject({ state: 'waiting', url: null });
  });

  test('troubled refunds are for founders', async () => {
    expect((await call(maya, 'GET', '/founders/refunds')).status).toBe(403);
    const { status, body } = await call(ana, 'GET', '/founders/refunds');
    expect([status, body]).toEqual([200, { refunds: [], more: false }]);
  });
});

describe('the webhook', () => {
  const event = JSON.stringify({ id: 'evt_1', type: 'customer.created', created: 1, data: { object: {} } });
  const now = () => Math.floor(app.clock.now().getTime() / 1000);
  const send = (signature: string | null, provided = true) =>
    tillApp(provided ? withProvider(app.services, 'http://127.0.0.1:1') : app.services).request(
      '/stripe/webhook',
      {
        method: 'POST',
        body: event,
        headers: {
          'content-type': 'application/json',
          ...(signature !== null && { 'stripe-signature': signature }),
        },
      },
    );
  const stored = async () => (await app.db.selectFrom('app.payment_events').select('id').execute()).length;

  test('takes what was signed within the last five minutes', async () => {
    const answer = await send(signatureOf(event, webhookSecret, now() - 300));
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await stored()).toBe(1);
  });

  test('refuses what is older, signed by somebody else, or not signed', async () => {
    const answers = [
      await send(signatureOf(event, webhookSecret, now() - 301)),
      await send(signatureOf(event, 'whsec_of_somebody', now())),
      await send(null),
      await send(signatureOf(event, webhookSecret, now()), false),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { error: { code: string } }).error.code),
    );
    expect(new Set(codes)).toEqual(new Set(['bad_signature']));
    expect(await stored()).toBe(0);
  });
});
