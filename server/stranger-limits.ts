import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import { createNetworkLimit } from '#app/platform/rate-limits.server.ts';
import { networkAddress } from './network-address.ts';

/*
 * Visitors are counted by their cookie, and dropping it makes a new visitor: without these limits one machine could hold every free hour of
 * every tutor, or flood the founders' inbox under invented names. Generous enough for a school behind one address.
 */
export const strangersLimits: Record<string, { name: string; times: number; seconds: number }> = {
  '/functions/v1/bookings/holds': { name: 'stranger-holds', times: 60, seconds: 600 },
  '/functions/v1/teaching/sessions': { name: 'stranger-sessions', times: 120, seconds: 600 },
  '/functions/v1/contact': { name: 'stranger-messages', times: 20, seconds: 3600 },
};

/** Limits what one network address can create without an account. Throws 429 `too_many_requests` with the seconds to wait. */
export function strangerLimits(pool: pg.Pool): MiddlewareHandler<ApiEnvironment> {
  const counters = new Map(
    Object.entries(strangersLimits).map(([path, { name, ...limit }]) => [
      path,
      createNetworkLimit(pool, name, limit),
    ]),
  );
  return async (c, next) => {
    const counter = c.req.method === 'POST' && !c.var.account ? counters.get(c.req.path) : undefined;
    const retryAfter = counter ? await counter.count(networkAddress(c)) : 0;
    if (retryAfter > 0) throw platformError('too_many_requests', { status: 429, retryAfter });
    await next();
  };
}
