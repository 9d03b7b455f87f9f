import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { isClientsKey } from './bearer.ts';

/**
 * A key of another project is refused in the words of the hosted service, so that a wrong setting is found at once. The key grants nothing:
 * a call without one is let through.
 */
export const refuseForeignKeys: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const key = c.req.header('apikey') ?? c.req.query('apikey');
  if (key === undefined || isClientsKey(key)) return next();
  const hint = 'Double check your Supabase `anon` or `service_role` API key.';
  return c.json({ message: 'Invalid API key', hint }, 401);
};
