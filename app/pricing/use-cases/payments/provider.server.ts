import { Stripe } from 'stripe';
import type { Settings } from '#app/platform/settings.server.ts';

/** Milliseconds per attempt. With both retries a call still ends within our own request timeout. */
const PATIENCE = 4000;
const REPEATS = 2;

const clients = new WeakMap<object, Stripe>();

/** Whether sessions are paid by card; otherwise by invoice. */
export const takesCards = ({ stripe }: Pick<Settings, 'stripe'>): boolean => stripe !== undefined;

/** The official client, configured by the owner’s settings; null without a key. */
export function providerOf({ stripe }: Pick<Settings, 'stripe'>): Stripe | null {
  if (!stripe) return null;
  const known = clients.get(stripe);
  if (known) return known;
  const client = new Stripe(stripe.secretKey, {
    ...(stripe.apiBase ? hostOf(stripe.apiBase) : {}),
    timeout: PATIENCE,
    maxNetworkRetries: REPEATS,
    telemetry: false,
  });
  clients.set(stripe, client);
  return client;
}

function hostOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
  };
}

/** Origins the browser is redirected to for paying; for the content security policy. */
export const checkoutOrigins = ({ stripe }: Pick<Settings, 'stripe'>): string[] =>
  stripe ? [stripe.apiBase ?? 'https://checkout.stripe.com'] : [];
