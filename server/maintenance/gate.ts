import { getCookie, setCookie } from 'hono/cookie';
import type { Context, MiddlewareHandler } from 'hono';
import { readVisitor } from '#app/preferences/public.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { maintenanceHeader } from '#app/platform/maintenance.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';
import { refusal } from '../auth/answers.ts';
import { type Closed, type Maintenance, opens, secondsToWait } from './maintenance.ts';
import { maintenancePage } from './page.ts';

/** Named in the address once, then kept in a cookie by those who do the work. */
const keyName = 'maintenance';

/** What balancers, monitors and pages that are open already go on asking for. */
const passes = (path: string): boolean =>
  ['/healthz', '/readyz', '/metrics', '/__manifest', '/icon.svg'].includes(path) ||
  path.startsWith('/assets/');

/**
 * While the product is closed nothing new begins: pages answer 503 with words, calls in the shape that their client reads, the
 * provider of payments comes again. What began before goes on to its end. Whoever has the key of the switch is let in.
 */
export function maintenanceGate(
  { closed: read }: Pick<Maintenance, 'closed'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
): MiddlewareHandler<ApiEnvironment> {
  const secure = settings.siteUrl.startsWith('https:');
  return async (c, next) => {
    const closed = read();
    if (!closed) return next();
    if (passes(c.req.path)) {
      await next();
      c.res.headers.set(maintenanceHeader, '1');
      return;
    }
    const offered = c.req.query(keyName);
    if (opens(closed, offered)) {
      setCookie(c, keyName, offered ?? '', { httpOnly: true, sameSite: 'Lax', secure, path: '/' });
      return c.redirect('/', 303);
    }
    if (opens(closed, getCookie(c, keyName))) return next();
    const seconds = secondsToWait(closed, clock.now());
    const answer = await refuse(c, closed, seconds, clock.now());
    answer.headers.set(maintenanceHeader, '1');
    answer.headers.set('retry-after', String(seconds));
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}

async function refuse(
  c: Context<ApiEnvironment>,
  closed: Closed,
  seconds: number,
  now: Date,
): Promise<Response> {
  const { path } = c.req;
  const visitor = readVisitor(c.req.raw);
  const error = platformError('maintenance', { status: 503, retryAfter: seconds });
  const message = error.messageIn(visitor.language);
  if (path.startsWith('/auth/v1/')) return refusal(503, 'maintenance', message);
  if (path.startsWith('/rest/v1/') || path.startsWith('/realtime/v1/'))
    return Response.json({ code: 'maintenance', message, details: null, hint: null }, { status: 503 });
  if (path.startsWith('/functions/v1/')) {
    const told = { code: error.code, message, requestId: c.var.requestId, retryAfter: seconds };
    return Response.json({ error: told }, { status: 503 });
  }
  if (path.endsWith('.data')) return new Response(message, { status: 503 });
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  // A second slash at the beginning would name another site.
  const { pathname, search } = new URL(c.req.url);
  const address = `${pathname.replace(/^\/+/, '/')}${search}`;
  const page = await maintenancePage({ visitor, closed, now, address, nonce });
  return new Response(String(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': visitor.state.locale,
      vary: 'Accept-Language, Cookie',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
