import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type RateLimit = {
  /** Seconds to wait before the next try makes sense; 0 when it may be made now. Counts nothing. */
  wait(key: string): Promise<number>;
  /** Counts one try; the seconds to wait when that was one too many, else 0. */
  count(key: string): Promise<number>;
  /** Forgets what was counted. */
  forget(key: string): Promise<void>;
};

/** At most `times` per `seconds` and key, counted in PostgreSQL for all processes together. */
export function createRateLimit(
  pool: pg.Pool,
  name: string,
  limit: { times: number; seconds: number },
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'app',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit.times,
    duration: limit.seconds,
  });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return {
    wait: async (key) => {
      const state = await limiter.get(hashed(key));
      return state && state.consumedPoints >= limit.times ? secondsOf(state) : 0;
    },
    count: async (key) => {
      try {
        await limiter.consume(hashed(key));
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsOf(refused);
        throw refused;
      }
    },
    forget: async (key) => {
      await limiter.delete(hashed(key));
    },
  };
}
