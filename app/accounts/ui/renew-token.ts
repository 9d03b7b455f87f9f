import type { SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds in which a renewed token that is refused as well is not renewed again. */
const pauseMs = 60_000;

/** `renewed`: use this token. `over`: the session has ended. `later`: nothing is known, as when the service is away. */
export type TokenRenewalResult =
  { outcome: 'renewed'; token: string } | { outcome: 'over' } | { outcome: 'later' };

/** Statuses by which the service says that the refresh token opens nothing any more. */
const refusals = new Set([400, 401, 403]);

type Client = Pick<SupabaseClient, 'auth'>;

/**
 * Renews an access token that the server refused although the client takes it for valid: the device's clock was set, or the signing secret
 * changed. `elapsed` counts milliseconds and does not depend on the device's clock.
 */
export function createTokenRenewal(client: () => Promise<Client>, elapsed = () => performance.now()) {
  let last: { token: string; at: number } | null = null;
  return async (refused: string): Promise<TokenRenewalResult> => {
    const { auth } = await client();
    const { data } = await auth.getSession();
    if (!data.session) return { outcome: 'later' };
    const { access_token: current, refresh_token } = data.session;
    // Another call or another tab has renewed it already.
    if (current !== refused) return { outcome: 'renewed', token: current };
    if (last?.token === refused && elapsed() - last.at < pauseMs) return { outcome: 'later' };
    const { data: renewed, error } = await auth.refreshSession({ refresh_token });
    if (renewed.session) {
      last = { token: renewed.session.access_token, at: elapsed() };
      return { outcome: 'renewed', token: last.token };
    }
    const newest = (await auth.getSession()).data.session?.access_token;
    // Another tab was faster, and the client has discarded its own answer.
    if (newest !== undefined && newest !== refused) return { outcome: 'renewed', token: newest };
    return { outcome: refusals.has(error?.status ?? 0) ? 'over' : 'later' };
  };
}
