import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import { networkAddress } from './network-address.ts';

/** Calls per minute and network address: sixty pupils behind one school's address, each typing. */
export const callsPerMinute = 1200;

/**
 * Rate limit for open calls that cost a maths process. Counted per process: each process behind a load balancer has its own maths processes
 * to protect. Throws 429 with the seconds to wait.
 */
export function limitByAddress(times = callsPerMinute): MiddlewareHandler<ApiEnvironment> {
  const limiter = new RateLimiterMemory({ points: times, duration: 60 });
  return async (c, next) => {
    try {
      await limiter.consume(networkAddress(c));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw platformError('too_many_requests', { status: 429, retryAfter });
    }
    await next();
  };
}
