import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { deviceStorage } from './browser-storage.ts';
import { recordRefusal } from './refusals.ts';
import { suppressingFetch } from './request-suppression.ts';
import { renewingFetch, type RenewToken, sessionFetch } from './session-fetch.ts';

/** Target of the data client's calls, as given by the page; null means the page's own origin. */
export type Backend = { url: string; key: string };

/** Key of the session in local storage. */
const sessionKey = 'sb-session';

/** The official client with a stored, refreshed session. Import this module dynamically, after the first paint. */
export function createBackendClient({ url, key }: Backend, renew: RenewToken = renewNothing): SupabaseClient {
  return createClient(url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      experimental: { recoveryCodes: true },
      // We parse the URL ourselves: the client would accept tokens on any page, and leave them in the history.
      detectSessionInUrl: false,
      flowType: 'implicit',
      storageKey: sessionKey,
      // The client's own fallback would not share our in-memory storage where browser storage is blocked.
      storage: deviceStorage,
    },
    global: { fetch: suppressingFetch(url, renewingFetch(sessionFetch(send), { key, renew })) },
  });
}

const renewNothing: RenewToken = () => Promise.resolve(null);

/** A sign-out request is sent even when the page is closed meanwhile. */
const send: typeof fetch = async (input, init) => {
  const leaving = String(input instanceof Request ? input.url : input).includes('/auth/v1/logout');
  return recordRefusal(await fetch(input, leaving ? { ...init, keepalive: true } : init));
};
