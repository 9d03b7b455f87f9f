import { tabStorage } from '#app/platform/browser-storage.ts';

/** What the auth service put into the address when it sent the visitor back here. */
export type Arrival =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; recovery: boolean }
  | { kind: 'refused'; error: string; code: string; description: string }
  /** Hosted services tell so of a change of address that the other mailbox has to confirm too. */
  | { kind: 'half' }
  | null;

/** Longest text of the service that is shown: it stands in an address, which anybody can write. */
const longestText = 200;

/** Reads the address: errors come in its fragment or its query, tokens in its fragment only. */
export function readArrival(address: URL): Arrival {
  const fragment = new URLSearchParams(address.hash.slice(1));
  const valueOf = (name: string) => fragment.get(name) || address.searchParams.get(name) || '';
  const [error, code] = [valueOf('error'), valueOf('error_code')];
  if (error || code)
    return { kind: 'refused', error, code, description: valueOf('error_description').slice(0, longestText) };
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')];
  if (accessToken && refreshToken)
    return { kind: 'tokens', accessToken, refreshToken, recovery: fragment.get('type') === 'recovery' };
  return fragment.get('message') ? { kind: 'half' } : null;
}

const arrivalParameters = ['error', 'error_code', 'error_description', 'sb', 'message'];

/** The same address without what the service put there. */
export function withoutArrival(address: URL): string {
  const query = new URLSearchParams(address.search);
  for (const name of arrivalParameters) query.delete(name);
  return address.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Where the wanted page waits while the visitor is away at Google. */
export const redirectKey = 'post_login_redirect';

/** `wanted` is what was kept when the visitor left for Google from this tab; null when that did not happen. */
export type TakenArrival = { arrival: Arrival; wanted: string | null };

const nothing: TakenArrival = { arrival: null, wanted: null };
let lastTaken: (TakenArrival & { address: string }) | null = null;

/**
 * Takes what the service put into this page's address, and takes it off there: neither the history nor a copied
 * address keeps tokens. Asked again for the same page, it answers the same.
 */
export function takeArrival(): TakenArrival {
  const address = new URL(window.location.href);
  const arrival = readArrival(address);
  const clean = withoutArrival(address);
  if (arrival === null) return lastTaken?.address === clean ? lastTaken : nothing;
  lastTaken = { address: clean, arrival, wanted: tabStorage.getItem(redirectKey) };
  tabStorage.removeItem(redirectKey);
  window.history.replaceState(window.history.state, '', clean);
  return lastTaken;
}

/** After it was used it is gone: coming back to the page must not begin it again. */
export const forgetArrival = (): void => void (lastTaken = null);

/** Where an answer that the service sent to some other page belongs; null when this page takes it itself. */
export function misplacedArrival(address: URL): string | null {
  const takes = ['/auth/callback', '/reset-password'].includes(address.pathname);
  if (takes || !/[#&](access_token|error|error_code)=/.test(address.hash)) return null;
  return `/auth/callback${address.hash}`;
}
