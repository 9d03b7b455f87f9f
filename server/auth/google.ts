import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { removeUnprovenGoogleAccounts } from '#app/accounts/index.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/*
 * In front of the built-in service's sign-in with Google. The service knows a sign-in by its `state` alone, whoever
 * brings it: a visitor led to a foreign answer of Google would be signed in as somebody else without noticing, and
 * would leave their work there. So the browser that begins keeps the state in a cookie, and only it may finish.
 * What the service adds to the address afterwards is reduced to what the page needs.
 */
type Needs = Pick<Services, 'db' | 'settings'>;
type Call = Context<ApiEnvironment>;

/** Everything else in the address would be handed to Google, also another client or state. */
const passedOn = ['provider', 'access_type', 'prompt'] as const;
/** Of so many tabs the sign-ins may be under way at once; seconds until they are forgotten. */
const mostAtOnce = 5;
const longest = 600;

export function googleFront(services: Needs): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.req.path === '/auth/v1/authorize') return begin(c, next, services);
    if (c.req.path === '/auth/v1/callback') return finish(c, next, services);
    return next();
  };
}

/** Leaves for Google with what our client asks, and remembers whose sign-in it is. */
async function begin(c: Call, next: Next, { settings }: Needs): Promise<void> {
  const address = new URL(c.req.url);
  const asked = address.searchParams;
  const kept = new URLSearchParams(
    passedOn.flatMap((name) => asked.getAll(name).map((value) => [name, value])),
  );
  kept.set('redirect_to', ownAddress(asked.get('redirect_to'), settings.siteUrl));
  address.search = kept.toString();
  c.req.raw = new Request(address, c.req.raw);
  await next();
  c.header('cache-control', 'no-store');
  const leaving = URL.parse(c.res.headers.get('location') ?? '', address);
  const state = leaving?.searchParams.get('state');
  if (state) keepStates(c, settings.siteUrl, [...keptStates(c, settings.siteUrl), state].slice(-mostAtOnce));
}

/** Comes back from Google, if it was this browser that left. */
async function finish(c: Call, next: Next, services: Needs): Promise<Response | void> {
  const { siteUrl } = services.settings;
  const state = c.req.query('state') ?? '';
  const states = keptStates(c, siteUrl);
  c.header('cache-control', 'no-store');
  if (!states.includes(state)) return c.redirect(failed(siteUrl, foreign), 303);
  await next();
  keepStates(
    c,
    siteUrl,
    states.filter((other) => other !== state),
  );
  const arrival = URL.parse(c.res.headers.get('location') ?? '', siteUrl);
  if (arrival) c.res.headers.set('location', await tidied(arrival, services));
}

const foreign = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'This sign-in was not begun in this browser',
};

/**
 * The address after Google. Google's own tokens are taken out: nothing here calls Google in the person's name, so the
 * browser need not hold them. A failure always lands on the page that explains it, told once.
 */
async function tidied(arrival: URL, { db, settings }: Needs): Promise<string> {
  const told = new URLSearchParams(arrival.hash.slice(1));
  const error = told.get('error') ?? arrival.searchParams.get('error');
  if (error === null) {
    told.delete('provider_token');
    told.delete('provider_refresh_token');
    arrival.hash = told.toString();
    return arrival.href;
  }
  await removeUnprovenGoogleAccounts(db);
  const of = (name: string) => told.get(name) ?? arrival.searchParams.get(name) ?? '';
  const description = of('error_description');
  return failed(settings.siteUrl, { error, error_code: of('error_code'), error_description: description });
}

/** The page that explains why nobody is signed in. */
export function failed(siteUrl: string, problem: Record<string, string>): string {
  const said = Object.entries(problem).filter(([, value]) => value !== '');
  return `${siteUrl}/auth/callback#${new URLSearchParams(said).toString()}`;
}

/** Where to end: a page of ours. The service would also lead to any port of the visitor's own machine. */
function ownAddress(wanted: string | null, siteUrl: string): string {
  const target = URL.parse(wanted ?? '');
  return target?.origin === new URL(siteUrl).origin ? target.href : `${siteUrl}/auth/callback`;
}

const isState = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value);

/** With the prefix no neighbour under the same domain can plant the cookie; it exists with TLS only. */
const cookieName = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? '__Host-google-sign-in' : 'google-sign-in';

const keptStates = (c: Call, siteUrl: string): string[] =>
  (getCookie(c, cookieName(siteUrl)) ?? '').split('.').filter(isState);

function keepStates(c: Call, siteUrl: string, states: readonly string[]): void {
  setCookie(c, cookieName(siteUrl), states.join('.'), {
    httpOnly: true,
    // Google leads back by a link, which carries this cookie; a form that another site sends does not.
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: states.length > 0 ? longest : 0,
  });
}
