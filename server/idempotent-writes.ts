import type { MiddlewareHandler } from 'hono';
import { idempotency } from '#app/platform/api/idempotency.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { storesNothing, writeOf } from './write-budgets.ts';

/**
 * Idempotency keys of calls that store something. What a visitor types into a call that stores nothing (a formula to solve) must not be
 * kept for a day as its response, and repeating it is harmless.
 */
export function idempotencyOfWrites(
  services: Pick<Services, 'db' | 'clock'>,
): MiddlewareHandler<ApiEnvironment> {
  const stored = idempotency(services);
  return (c, next) => (storesNothing(writeOf(c.req.method, c.req.path)) ? next() : stored(c, next));
}
