import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { suppressingFetch } from './request-suppression.ts';

/** Where the data client's calls go. The page says it; null means the page's own origin. */
export type Backend = { url: string; key: string };

/** Name of the session in local storage. */
export const sessionKey = 'sb-session';

/**
 * The official client, with a session that is kept and refreshed. Loaded after the first paint only: import this
 * module dynamically.
 */
export function createBackendClient({ url, key }: Backend): SupabaseClient {
  return createClient(url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // Mail links land on a page that asks for a click; only Google's answer carries tokens in the address.
      detectSessionInUrl: true,
      flowType: 'implicit',
      storageKey: sessionKey,
    },
    global: { fetch: suppressingFetch(url, (input, init) => fetch(input, init)) },
  });
}
