/** Paths whose requests are suppressed in the browser (specification, section 7). */
export const suppressedPaths = [
  '/functions/v1/track-event',
  '/rest/v1/rpc/track_user_event',
  '/rest/v1/analytics_sessions',
  '/rest/v1/analytics_page_views',
  '/rest/v1/session_recordings',
  '/rest/v1/system_settings',
  '/rest/v1/user_locale_preferences',
] as const;

/** All hosts of this domain are redirected to the one configured host. */
const serviceDomain = 'supabase.co';

/** Response to a suppressed call. It is not a record: callers must reject it. */
const suppressedAnswer = { ok: true, skipped: true } as const;

/** Where to send a call of the data client; null when it is suppressed and `suppressedAnswer` is returned. */
export function routeRequest(address: string, backend: string): string | null {
  if (suppressedPaths.some((path) => address.includes(path))) return null;
  const url = new URL(address, backend);
  if (url.hostname !== serviceDomain && !url.hostname.endsWith(`.${serviceDomain}`)) return address;
  const target = new URL(backend);
  url.protocol = target.protocol;
  url.host = target.host;
  return url.href;
}

/** The `fetch` passed to the data client. */
export function suppressingFetch(backend: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const target = routeRequest(address, backend);
    if (target === null) {
      return new Response(JSON.stringify(suppressedAnswer), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      });
    }
    return send(input instanceof Request ? new Request(target, input) : target, init);
  };
}
