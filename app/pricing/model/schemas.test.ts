import { describe, expect, test } from 'vitest';
import { billingDetailsSchema } from './billing-schemas.ts';
import { buyRequestSchema, giveBackRequestSchema, packSchema } from './credits-schemas.ts';
import { eventSchema, refundEventSchema, sessionEventSchema } from './events.ts';

const id = '00000000-0000-4000-a000-0000000000b1';
const price = { amountMinor: 15_000, currency: 'GBP' };

describe('a request to buy five sessions', () => {
  const buy = (change: object) =>
    buyRequestSchema.safeParse({ purchaseId: id, tutorId: 'lucia', price, ...change }).success;

  test.each([
    [{}, true],
    [{ tutorId: '' }, false],
    [{ tutorId: 'x' }, true],
    [{ tutorId: 'x'.repeat(80) }, true],
    [{ tutorId: 'x'.repeat(81) }, false],
    [{ timeZone: '' }, false],
    [{ timeZone: '  ' }, false],
    [{ timeZone: 'U' }, true],
    [{ timeZone: 'x'.repeat(64) }, true],
    [{ timeZone: 'x'.repeat(65) }, false],
    [{ price: { ...price, amountMinor: 1.5 } }, false],
    [{ price: { ...price, currency: 'CHF' } }, false],
    [{ purchaseId: 'one' }, false],
    [{ credits: 5 }, true],
    [{ credits: 10 }, true],
    [{ credits: 7 }, false],
    [{ credits: '10' }, false],
  ])('with %j is %s', (change, allowed) => {
    expect(buy(change)).toBe(allowed);
  });
});

describe('the address of an invoice', () => {
  const details = {
    name: 'Carmen',
    street: 'Calle 10',
    postalCode: '110111',
    city: 'Bogotá',
    region: '',
    country: 'CO',
    taxNumber: '',
  };
  const accepts = (change: object) => billingDetailsSchema.safeParse({ ...details, ...change }).success;

  test.each([
    ['name', 120],
    ['street', 160],
    ['postalCode', 16],
    ['city', 80],
    ['region', 80],
    ['taxNumber', 32],
  ])('has a %s of one line and at most %i characters, without the spaces around it', (field, most) => {
    const letters = (count: number) => ` ${'a'.repeat(count)} `;
    expect(
      [letters(0), letters(most), letters(most + 1), 'a\nb'].map((text) => accepts({ [field]: text })),
    ).toEqual([true, true, false, false]);
  });

  test('has a country that exists', () => {
    expect(['CO', 'co', 'XX', ''].map((country) => accepts({ country }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test.each([
  [0, true],
  [-1, false],
  [0.5, false],
])('giving credits back for %d is %s', (amountMinor, allowed) => {
  expect(giveBackRequestSchema.safeParse({ amountMinor }).success).toBe(allowed);
});

test('a pack says how it was paid', () => {
  const pack = {
    id,
    tutor: 'Lucía',
    halvesBought: 10,
    halvesLeft: 10,
    price,
    worth: price,
    boughtAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2027-11-20T09:00:00.000Z',
    giveBack: null,
    contested: false,
  };
  for (const payment of ['invoice', 'card'])
    expect(packSchema.safeParse({ ...pack, payment }).success).toBe(true);
  expect(packSchema.safeParse({ ...pack, payment: 'cash' }).success).toBe(false);
});

describe('an event of the provider', () => {
  const event = { id: 'evt_1', type: 'refund.updated', created: 1, data: { object: {} } };

  test.each([
    [{}, true],
    [{ id: '' }, false],
    [{ id: 'e' }, true],
    [{ id: 'e'.repeat(255) }, true],
    [{ id: 'e'.repeat(256) }, false],
    [{ type: '' }, false],
    [{ type: 't' }, true],
    [{ type: 't'.repeat(255) }, true],
    [{ type: 't'.repeat(256) }, false],
    [{ created: 1.5 }, false],
  ])('with %j is read: %s', (change, read) => {
    expect(eventSchema.safeParse({ ...event, ...change }).success).toBe(read);
  });

  test('names its payment by number or as a whole, and what is not ours by nothing', () => {
    const session = { id: 'cs_1', amount_total: 1, currency: 'gbp', payment_status: 'paid' };
    const read = (more: object) => sessionEventSchema.parse({ ...session, ...more });
    expect(read({ payment_intent: 'pi_1' }).payment_intent).toBe('pi_1');
    expect(read({ payment_intent: { id: 'pi_1', object: 'payment_intent' } }).payment_intent).toBe('pi_1');
    expect(read({ payment_intent: null }).payment_intent).toBeNull();
    expect(read({}).payment_intent).toBeNull();
    expect(read({ metadata: { payment: id } }).metadata?.payment).toBe(id);
    expect(read({ metadata: { payment: 'somebody else’s' } }).metadata?.payment).toBeUndefined();
    expect(read({ metadata: null }).metadata).toBeNull();
  });

  test('about a refund may leave out everything but its number', () => {
    expect(refundEventSchema.parse({ id: 're_1' })).toEqual({ id: 're_1', payment_intent: null });
    expect(refundEventSchema.safeParse({ id: 're_1', amount: 0.5 }).success).toBe(false);
    expect(refundEventSchema.parse({ id: 're_1', metadata: { refund: id } }).metadata?.refund).toBe(id);
  });
});
