import type { MiddlewareHandler } from 'hono';
import { createMemoryNetworkLimit } from '#app/platform/rate-limits.server.ts';
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
  const limit = createMemoryNetworkLimit('calls', { times, seconds: 60 });
  return async (c, next) => {
    const retryAfter = await limit.count(networkAddress(c));
    if (retryAfter > 0) throw platformError('too_many_requests', { status: 429, retryAfter });
    await next();
  };
}
