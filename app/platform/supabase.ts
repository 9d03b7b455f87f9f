import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { deviceStorage } from './browser-storage.ts';
import { noteRefusal } from './refusals.ts';
import { suppressingFetch } from './request-suppression.ts';
import { renewingFetch, type RenewToken, sessionFetch } from './session-fetch.ts';

/** Where the data client's calls go. The page says it; null means the page's own origin. */
export type Backend = { url: string; key: string };

/** Name of the session in local storage. */
const sessionKey = 'sb-session';

/**
 * The official client, with a session that is kept and refreshed. Loaded after the first paint only: import this
 * module dynamically.
 */
export function createBackendClient({ url, key }: Backend, renew: RenewToken = renewNothing): SupabaseClient {
  return createClient(url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // We read the address ourselves: the client would take anybody's tokens on any page, and leave them in the history.
      detectSessionInUrl: false,
      flowType: 'implicit',
      storageKey: sessionKey,
      // The client's own choice would not share its memory with us where storage is blocked.
      storage: deviceStorage,
    },
    global: { fetch: suppressingFetch(url, renewingFetch(sessionFetch(send), { key, renew })) },
  });
}

const renewNothing: RenewToken = () => Promise.resolve(null);

/** A sign-out is sent even when the page is closed meanwhile. */
const send: typeof fetch = async (input, init) => {
  const leaving = String(input instanceof Request ? input.url : input).includes('/auth/v1/logout');
  return noteRefusal(await fetch(input, leaving ? { ...init, keepalive: true } : init));
};
