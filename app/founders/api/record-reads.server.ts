import type { MiddlewareHandler } from 'hono';
import { insertRead } from '#app/accounts/index.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/**
 * Records each successful read by a founder before its response is sent, so that every read of personal data is on record. All founders' reads
 * count: a new call about people is recorded without being added to a list. Queries are left out, since searches hold names.
 */
export function recordReads({
  db,
  clock,
  random,
}: Pick<Services, 'db' | 'clock' | 'random'>): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || !c.res.ok || !c.var.account) return;
    const path = c.req.path.replace('/functions/v1', '').slice(0, 200);
    await insertRead(db, 'founders.read', {
      id: random.uuid(),
      actorId: c.var.account.id,
      subjectId: uuid.exec(path)?.[0] ?? null,
      path,
      at: clock.now(),
    });
  };
}
