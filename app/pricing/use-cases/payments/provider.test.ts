import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { checkoutOrigins, providerOf, takesCards } from './provider.server.ts';

const settingsOf = (apiBase?: string) => ({
  stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiBase },
});

/** What a client was set to; the type of the package does not name it. */
const set = (client: Stripe | null, field: string) =>
  (client as unknown as { getApiField(name: string): unknown }).getApiField(field);

describe('the client of the provider', () => {
  test('is there only with a key, and then cards are taken', () => {
    expect(providerOf({ stripe: undefined })).toBeNull();
    expect([takesCards({ stripe: undefined }), takesCards(settingsOf())]).toEqual([false, true]);
  });

  test('is made once for the same settings', () => {
    const settings = settingsOf();
    expect(providerOf(settings)).toBe(providerOf(settings));
    expect(providerOf(settings)).not.toBe(providerOf(settingsOf()));
  });

  test('waits four seconds for an answer and asks twice more', () => {
    const client = providerOf(settingsOf());
    expect([set(client, 'timeout'), set(client, 'maxNetworkRetries')]).toEqual([4000, 2]);
    expect(client?.getTelemetryEnabled()).toBe(false);
  });

  test.each([
    [undefined, 'https', 'api.stripe.com', '443'],
    ['http://127.0.0.1:4242', 'http', '127.0.0.1', '4242'],
    ['http://pay.example', 'http', 'pay.example', '80'],
    ['https://pay.example', 'https', 'pay.example', '443'],
  ])('with the address %s calls %s://%s:%s', (apiBase, protocol, host, port) => {
    const client = providerOf(settingsOf(apiBase));
    expect([set(client, 'protocol'), set(client, 'host'), String(set(client, 'port'))]).toEqual([
      protocol,
      host,
      port,
    ]);
  });
});

test('the browser may be sent only to the page of the provider', () => {
  expect(checkoutOrigins({ stripe: undefined })).toEqual([]);
  expect(checkoutOrigins(settingsOf())).toEqual(['https://checkout.stripe.com']);
  expect(checkoutOrigins(settingsOf('http://127.0.0.1:4242'))).toEqual(['http://127.0.0.1:4242']);
});
