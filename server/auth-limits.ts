import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { rememberSessionDevice } from '#app/accounts/session-device.server.ts';
import { createDatabase } from '#app/platform/database.server.ts';
import { createRateLimit } from '#app/platform/rate-limits.server.ts';
import { networkAddress } from './network-address.ts';

/*
 * Limits in front of the built-in auth service, which has none. Guessing is counted per address of mail, so that one
 * person's password or code cannot be tried from many places, and per network address, so that one place cannot try
 * many people. Only failures count, and a success forgets them; mails count whether or not they go out.
 */
const quarter = 15 * 60;
const hour = 60 * 60;
const limits = {
  guessPerson: { times: 10, seconds: quarter },
  guessPlace: { times: 100, seconds: quarter },
  mailPlace: { times: 60, seconds: hour },
};
const guessing = new Set(['/auth/v1/token', '/auth/v1/verify']);
const mailing = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/recover', '/auth/v1/resend']);

export function authLimits(pool: pg.Pool): MiddlewareHandler<ApiEnvironment> {
  const person = createRateLimit(pool, 'guess-person', limits.guessPerson);
  const place = createRateLimit(pool, 'guess-place', limits.guessPlace);
  const mails = createRateLimit(pool, 'mail-place', limits.mailPlace);
  return async (c, next) => {
    const from = networkAddress(c);
    if (c.req.method === 'POST' && mailing.has(c.req.path)) {
      const wait = await mails.count(from);
      return wait > 0 ? tooMany(wait, 'email rate limit exceeded') : next();
    }
    const refreshing = c.req.query('grant_type') === 'refresh_token';
    if (refreshing) {
      await next();
      return rememberDevice(pool, c.res, { userAgent: c.req.header('user-agent'), address: from });
    }
    if (c.req.method !== 'POST' || !guessing.has(c.req.path)) return next();
    const email = await emailIn(c.req.raw);
    // A mailed link carries no address but a token that nobody can guess: its failures count per place only.
    const whom = email === '' ? `link from ${from}` : `${c.req.path} ${email}`;
    const wait = Math.max(await person.wait(whom), await place.wait(from));
    if (wait > 0) return tooMany(wait, 'Request rate limit reached');
    await next();
    await rememberDevice(pool, c.res, { userAgent: c.req.header('user-agent'), address: from });
    if (c.res.ok) await person.forget(whom);
    else if (c.res.status < 500) await Promise.all([person.count(whom), place.count(from)]);
  };
}

/** The service says in a header which session an answer belongs to. */
async function rememberDevice(
  pool: pg.Pool,
  answer: Response,
  from: { userAgent: string | undefined; address: string },
): Promise<void> {
  const sessionId = answer.headers.get('sb-auth-session-id');
  if (answer.ok && sessionId) await rememberSessionDevice(createDatabase(pool), sessionId, from);
}

const tooMany = (seconds: number, msg: string): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

/** The address in the body, as it is compared; empty when there is none. */
async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
