import { getCookie, setCookie } from 'hono/cookie';
import type { Context, MiddlewareHandler } from 'hono';
import { readVisitor } from '#app/preferences/index.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { maintenanceHeader } from '#app/platform/maintenance.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';
import { refusedCall } from '../refused-call.ts';
import { type Closed, type Maintenance, opens, secondsToWait } from './maintenance.ts';
import { maintenancePage } from './page.ts';

/** Given once in the address, then kept in a cookie, by those who test during maintenance. */
const keyName = 'maintenance';

/** What load balancers, monitors and open pages keep requesting. */
const passes = (path: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(path);

/**
 * During maintenance no new work starts: pages answer 503 with a text, calls in the shape that their client reads, and the payment provider
 * retries its webhooks. Requests in progress are completed. Requests with the key of the switch pass.
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
  const visitor = readVisitor(c.req.raw);
  const error = platformError('maintenance', { status: 503, retryAfter: seconds });
  return (
    refusedCall({ path: c.req.path, requestId: c.var.requestId }, error, visitor.language) ??
    (await maintenancePage({ visitor, closed, now, address: c.req.url }))
  );
}
