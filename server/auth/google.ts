import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { removeUnprovenGoogleAccounts } from '#app/accounts/index.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Exchange, exchangingCode, googleKeys, nonceOf } from './google-tokens.ts';

/*
 * In front of the built-in service's sign-in with Google. The service identifies a sign-in only by its `state`, so a visitor sent to
 * another person's callback address would be signed in as that person without noticing (login CSRF). The browser that starts a sign-in
 * therefore keeps its state in a cookie, and only that browser can finish it. What the service adds to the address afterwards is reduced to
 * what the page needs.
 */
type GoogleDeps = Pick<Services, 'db' | 'settings' | 'log'>;
type Call = Context<ApiEnvironment>;

/** Query parameters that are forwarded. The service would pass any other one to Google, including another client or state. */
const passedOn = ['provider', 'access_type', 'prompt'] as const;
/** Sign-ins that may be in progress at once in one browser (one per tab), and the seconds until they expire. */
const mostAtOnce = 5;
const longest = 600;

export function googleFront(services: GoogleDeps): MiddlewareHandler<ApiEnvironment> {
  const keys = googleKeys();
  return async (c, next) => {
    if (c.req.path === '/auth/v1/authorize') return begin(c, next, services);
    if (c.req.path === '/auth/v1/callback') return finish(c, next, services, keys);
    return next();
  };
}

/** Redirects to Google and stores the state in the cookie. */
async function begin(c: Call, next: Next, { settings }: GoogleDeps): Promise<void> {
  const address = new URL(c.req.url);
  const params = address.searchParams;
  const forwarded = new URLSearchParams(
    passedOn.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  forwarded.set('redirect_to', redirectTarget(params.get('redirect_to'), settings.siteUrl));
  address.search = forwarded.toString();
  c.req.raw = new Request(address, c.req.raw);
  await next();
  c.header('cache-control', 'no-store');
  const leaving = URL.parse(c.res.headers.get('location') ?? '', address);
  const state = leaving?.searchParams.get('state');
  if (!leaving || !state) return;
  // Google puts the nonce into the ID token; `openid` is what asks for that token.
  leaving.searchParams.set('nonce', nonceOf(state));
  leaving.searchParams.set('scope', 'openid email profile');
  c.res.headers.set('location', leaving.href);
  keepStates(c, settings.siteUrl, [...storedStates(c, settings.siteUrl), state].slice(-mostAtOnce));
}

/** The callback from Google; only for the browser that started the sign-in. */
async function finish(
  c: Call,
  next: Next,
  services: GoogleDeps,
  keys: Exchange['keys'],
): Promise<Response | void> {
  const { siteUrl, google } = services.settings;
  const state = c.req.query('state') ?? '';
  const states = storedStates(c, siteUrl);
  if (!states.includes(state)) {
    c.header('cache-control', 'no-store');
    return c.redirect(failed(siteUrl, foreign), 303);
  }
  const exchange: Exchange = { state, clientId: google?.clientId ?? '', keys };
  await exchangingCode(exchange, () => next());
  // Not before: the response of the service would replace it.
  c.header('cache-control', 'no-store');
  keepStates(
    c,
    siteUrl,
    states.filter((other) => other !== state),
  );
  if (exchange.refusal !== undefined) {
    services.log.warn({ refusal: exchange.refusal }, 'an answer of Google was refused');
    c.res.headers.set('location', failed(siteUrl, unacceptable));
    return;
  }
  const location = c.res.headers.get('location');
  const arrival = location === null ? null : URL.parse(location, siteUrl);
  if (arrival) c.res.headers.set('location', await tidied(arrival, services));
}

const foreign = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'This sign-in was not begun in this browser',
};

const unacceptable = {
  error: 'invalid_request',
  error_code: 'bad_oauth_callback',
  error_description: 'The answer of Google does not belong to this sign-in',
};

/**
 * The address after Google. Google's own tokens are removed: we call no Google API for the person, so the browser need not hold them. A
 * failure always ends on the page that explains it.
 */
async function tidied(arrival: URL, { db, settings }: GoogleDeps): Promise<string> {
  const fragment = new URLSearchParams(arrival.hash.slice(1));
  const error = fragment.get('error') ?? arrival.searchParams.get('error');
  if (error === null) {
    fragment.delete('provider_token');
    fragment.delete('provider_refresh_token');
    arrival.hash = fragment.toString();
    return arrival.href;
  }
  await removeUnprovenGoogleAccounts(db);
  const of = (name: string) => fragment.get(name) ?? arrival.searchParams.get(name) ?? '';
  const description = of('error_description');
  return failed(settings.siteUrl, { error, error_code: of('error_code'), error_description: description });
}

/** The page that explains why the sign-in failed. */
export function failed(siteUrl: string, problem: Record<string, string>): string {
  const described = Object.entries(problem).filter(([, value]) => value !== '');
  return `${siteUrl}/auth/callback#${new URLSearchParams(described).toString()}`;
}

/** The redirect target, limited to our own pages. The service would also accept any port of the visitor's own machine. */
function redirectTarget(wanted: string | null, siteUrl: string): string {
  const target = URL.parse(wanted ?? '');
  return target?.origin === new URL(siteUrl).origin ? target.href : `${siteUrl}/auth/callback`;
}

const isState = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value);

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie; it requires TLS. */
const cookieName = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? '__Host-google-sign-in' : 'google-sign-in';

const storedStates = (c: Call, siteUrl: string): string[] =>
  (getCookie(c, cookieName(siteUrl)) ?? '').split('.').filter(isState);

function keepStates(c: Call, siteUrl: string, states: readonly string[]): void {
  setCookie(c, cookieName(siteUrl), states.join('.'), {
    httpOnly: true,
    // Google redirects by a link, which carries this cookie; a form posted by another site does not.
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: states.length > 0 ? longest : 0,
  });
}
