import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { billingQuery } from './billing-client.ts';
import {
  buyPack,
  creditsQuery,
  giveBackPack,
  invoicesQuery,
  offersQuery,
  paymentQuery,
} from './credits-client.ts';

const paymentId = '00000000-0000-4000-a000-0000000000b1';

/** What a page gets of a query, and the calls made for it. */
async function read(query: { queryKey: readonly unknown[] }, path: string, body: object) {
  const calls = stubCalls({ [`GET /functions/v1${path}`]: { body } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { data } = await new QueryObserver(client, query as typeof creditsQuery).refetch();
  client.clear();
  return { data: data as unknown, calls };
}

describe('what a page reads', () => {
  test('the credits of the account', async () => {
    const { data } = await read(creditsQuery, '/credits', { credits: { halves: 7 } });
    expect(data).toEqual({ halves: 7 });
  });

  test('its invoices', async () => {
    const { data } = await read(invoicesQuery, '/invoices', { invoices: [{ id: 'paper' }] });
    expect(data).toEqual([{ id: 'paper' }]);
  });

  test('the offers in a currency, each currency by itself', async () => {
    const { data, calls } = await read(offersQuery('EUR'), '/credits/offers', { offers: [{ price: 1 }] });
    expect(data).toEqual([{ price: 1 }]);
    expect(calls[0]?.query).toBe('?currency=EUR');
    expect(offersQuery('EUR').queryKey).not.toEqual(offersQuery('GBP').queryKey);
  });

  test('a payment, by its id', async () => {
    const { data } = await read(paymentQuery(paymentId), `/payments/${paymentId}`, {
      payment: { state: 'open' },
    });
    expect(data).toEqual({ state: 'open' });
  });

  test('is out of date at once: bookings elsewhere change it', () => {
    const queries = [creditsQuery, invoicesQuery, paymentQuery(paymentId), billingQuery];
    expect(queries.map(({ staleTime }) => staleTime)).toEqual([0, 0, 0, 0]);
  });

  test('is forgotten together by what changes credits', () => {
    const keys = [creditsQuery.queryKey, invoicesQuery.queryKey, paymentQuery(paymentId).queryKey];
    expect(keys).toEqual([
      ['credits', 'own'],
      ['credits', 'invoices'],
      ['credits', 'payment', paymentId],
    ]);
  });
});

test.each([
  [undefined, 2000],
  ['open', 2000],
  ['waiting', 2000],
  ['failed', false],
  ['expired', false],
  ['paid', false],
])('a payment that is %s is asked for again: %s', (state, interval) => {
  const { refetchInterval } = paymentQuery(paymentId);
  const data = state === undefined ? undefined : { payment: { state } };
  expect((refetchInterval as (query: unknown) => unknown)({ state: { data } })).toBe(interval);
});

test('a pack is bought and given back by one request each', async () => {
  const calls = stubCalls({
    'POST /functions/v1/credits/packs': { body: { pack: { id: 'five' } } },
    'POST /functions/v1/credits/packs/five/give-back': { body: { credits: { halves: 0 } } },
  });
  const price = { amountMinor: 15_000, currency: 'GBP' } as const;
  const request = { purchaseId: paymentId, tutorId: 'lucia', credits: 5, price } as const;
  expect(await buyPack(request, 'key')).toEqual({ pack: { id: 'five' } });
  expect(await giveBackPack('five', price, 'other key')).toEqual({ credits: { halves: 0 } });
  expect(calls.map(({ body }) => body)).toEqual([request, { amountMinor: 15_000 }]);
});
