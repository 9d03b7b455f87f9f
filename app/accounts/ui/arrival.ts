import { tabStorage } from '#app/platform/browser-storage.ts';

/** What the auth service put into the URL when it redirected back. */
export type Arrival =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; recovery: boolean }
  | { kind: 'refused'; error: string; code: string; description: string }
  /** Hosted services tell so of a change of address that the other mailbox has to confirm too. */
  | { kind: 'half' }
  | null;

/** Maximum length of a service text that is shown: any URL can contain one. */
const longestText = 200;

/** Parses the URL: errors can be in the fragment or the query, tokens only in the fragment. */
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

/** The URL without the auth service's parameters. */
export function withoutArrival(address: URL): string {
  const query = new URLSearchParams(address.search);
  for (const name of arrivalParameters) query.delete(name);
  return address.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Storage key of the return page while the visitor is at Google. */
export const redirectKey = 'post_login_redirect';

/** `wanted`: the return page stored when this tab left for Google; null when it did not. */
export type TakenArrival = { arrival: Arrival; wanted: string | null };

const nothing: TakenArrival = { arrival: null, wanted: null };
let lastTaken: (TakenArrival & { address: string }) | null = null;

/**
 * Takes the auth service's parameters from the current URL and removes them there, so that neither history nor a
 * copied URL contains tokens. Repeated calls for the same page return the same result.
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

/** Forget it after use: returning to the page must not repeat the sign-in. */
export const forgetArrival = (): void => void (lastTaken = null);
