import type { SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds during which a renewed token that is refused as well is not renewed again. */
const pauseMs = 60_000;

/** `renewed`: use this token. `over`: the session has ended. `later`: undecided, as when the service is unavailable. */
export type TokenRenewalResult =
  | { outcome: 'renewed'; token: string }
  | { outcome: 'over' }
  | { outcome: 'later' };

/** Statuses with which the service rejects a refresh token for good. */
const refusals = new Set([400, 401, 403]);

type Client = Pick<SupabaseClient, 'auth'>;

/**
 * Renews an access token that the server refused although the client considers it valid: the device clock was changed,
 * or the signing secret was. `elapsed` is a monotonic clock in milliseconds.
 */
export function createTokenRenewal(client: () => Promise<Client>, elapsed = () => performance.now()) {
  let last: { token: string; at: number } | null = null;
  return async (refused: string): Promise<TokenRenewalResult> => {
    const { auth } = await client();
    const { data } = await auth.getSession();
    if (!data.session) return { outcome: 'later' };
    const { access_token: current, refresh_token } = data.session;
    // Another call or another tab has already renewed it.
    if (current !== refused) return { outcome: 'renewed', token: current };
    if (last?.token === refused && elapsed() - last.at < pauseMs) return { outcome: 'later' };
    const { data: renewed, error } = await auth.refreshSession({ refresh_token });
    if (renewed.session) {
      last = { token: renewed.session.access_token, at: elapsed() };
      return { outcome: 'renewed', token: last.token };
    }
    const newest = (await auth.getSession()).data.session?.access_token;
    // Another tab was faster, and the client discarded its own response.
    if (newest !== undefined && newest !== refused) return { outcome: 'renewed', token: newest };
    return { outcome: refusals.has(error?.status ?? 0) ? 'over' : 'later' };
  };
}
