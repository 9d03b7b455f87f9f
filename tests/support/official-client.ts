import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type AuthTestApp, newcomer } from './auth-test-app.ts';

type ClientSettings = {
  key?: string;
  /** Sent instead of the token of a session. */
  token?: string;
};

/** The official client in a browser of its own. */
export function officialClient(
  app: AuthTestApp,
  { key = 'sb_publishable_test', token }: ClientSettings = {},
): SupabaseClient {
  const visitor = newcomer(app);
  const send: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const answer = await visitor.call(request.method, pathname + search, {
      headers: Object.fromEntries(request.headers),
      ...(text === '' ? {} : { body: text }),
    });
    const body = answer.status === 204 || answer.status === 303 ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
  return createClient(app.services.settings.siteUrl, key, {
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { fetch: send },
  });
}
