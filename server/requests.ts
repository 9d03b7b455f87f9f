import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { readVisitor } from '#app/preferences/index.server.ts';
import type { AuthSessionState, LiveSessions } from '#app/accounts/index.server.ts';
import type { VerifyToken } from '#app/platform/api/tokens.server.ts';
import { type ApiEnvironment, requireFactor } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';
import { tokenForService } from '#app/platform/api/signing-key.server.ts';
import { readBearer } from './bearer.ts';
import { networkAddress, trustedProxies } from './network-address.ts';
import { createRefusalLog } from './refusal-log.ts';
import { sentStatus } from './sent-status.ts';

/** The address of a calendar contains the secret that grants access. */
const withoutSecret = (path: string): string => path.replace(/^(\/functions\/v1\/calendar\/)[^/]+/, '$1…');

/** Assigns a request id and logs one line per request. Paths only, with secrets removed: queries may hold tokens. */
export function accessLog({
  log,
  random,
  clock,
}: Pick<Services, 'log' | 'random' | 'clock'>): MiddlewareHandler<ApiEnvironment> {
  const logRefusal = createRefusalLog({ log, clock });
  return async (c, next) => {
    const started = performance.now();
    c.set('requestId', random.uuid());
    await next();
    c.res.headers.set('x-request-id', c.var.requestId);
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      path: withoutSecret(c.req.path),
      status: sentStatus(c),
      ms: Math.round(performance.now() - started),
    };
    if (line.status >= 500 && !c.var.sentAway) log.warn(line, 'request');
    else log.debug(line, 'request');
    const { method, path, status } = line;
    logRefusal({ status, network: networkAddress(c), method, path });
  };
}

/** Methods that nothing here uses; `Request` cannot even be constructed with them. */
const unspokenMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Every path outside these prefixes is a page. */
export const isPage = (path: string): boolean => !/^\/(auth|rest|realtime|functions)\/v1\//.test(path);

/**
 * Makes addresses readable before anything parses them. Of a page the path decides: parts of its query that do not decode (`espa%F1ol`, as
 * older programs write it) are left out, and a path that does not decode is no page. Calls are refused instead, and so are methods that
 * nothing uses and addresses without a valid host.
 */
export const readableAddresses: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { method } = c.req;
  if (unspokenMethods.has(method)) throw platformError('not_found', { status: 404 });
  // A `Host` header may look like a name and be invalid: 999.999.999.999.
  const address = URL.parse(c.req.url);
  if (!address) throw platformError('bad_address', { status: 400 });
  const readable = readableAddress(address);
  if (readable !== null) {
    if (!isPage(c.req.path) || (method !== 'GET' && method !== 'HEAD'))
      throw platformError('bad_address', { status: 400 });
    c.req.raw = new Request(readable, { method, headers: c.req.raw.headers });
  }
  await next();
};

/** The address without what does not decode; null when all of it does. */
function readableAddress(address: URL): URL | null {
  const parts = address.search.slice(1).split('&');
  const readableParts = parts.filter(isReadable);
  const pathIsReadable = isReadable(address.pathname);
  if (pathIsReadable && readableParts.length === parts.length) return null;
  const readable = new URL(address);
  readable.search = readableParts.join('&');
  // Taken literally it decodes, and names no page.
  if (!pathIsReadable) readable.pathname = address.pathname.replaceAll('%', '%25');
  return readable;
}

function isReadable(part: string): boolean {
  if (/%00/.test(part)) return false;
  try {
    decodeURIComponent(part.replaceAll('+', ' '));
    return true;
  } catch {
    return false;
  }
}

/** Sets the trusted proxies of each request. */
export function knowProxies({ settings }: Pick<Services, 'settings'>): MiddlewareHandler<ApiEnvironment> {
  const proxies = trustedProxies(settings.trustedProxies);
  return async (c, next) => {
    c.set('trustedProxies', proxies);
    c.set('network', networkAddress(c));
    await next();
  };
}

/** Calls that the built-in service answers. */
const forService = /^\/(auth|rest)\/v1\//;

const missingFactors: Partial<Record<AuthSessionState, 'code' | 'enrolment'>> = {
  unproven: 'code',
  unenrolled: 'enrolment',
};

const visitorCookie = 'visitor';
const visitorSchema = z.uuid();
const aYear = 365 * 24 * 60 * 60;

/** Language, account and visitor of a request. */
export function visitorOfRequest(
  services: Services,
  verifyToken: VerifyToken,
  liveSessions: LiveSessions,
): MiddlewareHandler<ApiEnvironment> {
  const secure = services.settings.siteUrl.startsWith('https:');
  return async (c, next) => {
    c.set('language', readVisitor(c.req.raw).language);
    const token = readBearer(c.req.header('authorization'));
    const account = token ? await verifyToken(token) : null;
    const standing = account && (await liveSessions.standing(account));
    // The auth service is where the second factor is proven.
    const isProvable = standing === 'unproven' && c.req.path.startsWith('/auth/v1/');
    c.set('account', standing === 'live' || standing === 'unenrolled' || isProvable ? account : null);
    c.set('factorMissing', standing && !isProvable ? (missingFactors[standing] ?? null) : null);
    c.set(
      'verifiedToken',
      account && token && forService.test(c.req.path)
        ? tokenForService(token, services.settings.jwtSecret)
        : null,
    );
    c.set('unknownBearer', token !== null && account === null);
    c.set('sessionEnded', standing === 'ended' || standing === 'suspended');
    c.set('suspended', standing === 'suspended');
    c.set('visitorId', visitorSchema.safeParse(getCookie(c, visitorCookie)).data ?? null);
    c.set('issueVisitorId', () => {
      const id = services.random.uuid();
      setCookie(c, visitorCookie, id, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: aYear });
      c.set('visitorId', id);
      return id;
    });
    await next();
  };
}

/** REST refuses ended sessions and invalid tokens, in the shape of PostgREST. */
export const refuseBadTokens: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { sessionEnded, unknownBearer, suspended, factorMissing, language } = c.var;
  // 403, as for a row policy that asks for aal2: after a 401 the client would refresh its token.
  if (factorMissing === 'code') {
    const message = platformError('second_factor_required', { status: 401 }).messageIn(language);
    return c.json({ code: '42501', message, details: 'second_factor_required', hint: null }, 403);
  }
  if (suspended)
    return refusedToken({
      code: 'PGRST303',
      message: platformError('account_suspended', { status: 401 }).messageIn(language),
      details: 'The account is suspended',
    });
  if (sessionEnded)
    return refusedToken({ code: 'PGRST303', message: 'JWT expired', details: 'The session was ended' });
  return unknownBearer
    ? refusedToken(reasonOfRefusal(readBearer(c.req.header('authorization')) ?? ''))
    : next();
};

type TokenRefusal = { code: 'PGRST301' | 'PGRST303'; message: string; details: string | null };

const refusedToken = (refusal: TokenRefusal): Response =>
  Response.json(
    { ...refusal, hint: null },
    { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  );

/** Why a token is refused, in the words of PostgREST. What its claims say need not be true, and opens nothing. */
function reasonOfRefusal(token: string): TokenRefusal {
  const parts = token.split('.').length;
  if (parts !== 3)
    return { code: 'PGRST301', message: `Expected 3 parts in JWT; got ${parts}`, details: null };
  try {
    const { exp } = decodeJwt(token);
    if (exp !== undefined && exp * 1000 <= Date.now())
      return { code: 'PGRST303', message: 'JWT expired', details: null };
  } catch {
    // Not readable: no key fits either.
  }
  return {
    code: 'PGRST301',
    message: 'No suitable key or wrong key type',
    details: 'None of the keys was able to decode the JWT',
  };
}

/**
 * Our own calls refuse an expired or invalid token, and one of a session without its second factor. Treated as a visitor's, what a signed-in person writes would have no owner; after a
 * refusal the browser refreshes the token and repeats the call. Throws 401 `unauthenticated` or `second_factor_required`.
 */
export const refuseUnknownTokens: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (c.var.unknownBearer && readBearer(c.req.header('authorization')))
    throw platformError('unauthenticated', { status: 401 });
  requireFactor(c, 'code');
  await next();
};
