import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** At most `times` in `seconds`. The window starts with the first attempt. */
export type LimitWindow = { times: number; seconds: number };

export type RateLimit = {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. Counts nothing. */
  wait(key: string): Promise<number>;
  /** Counts one attempt if the limit allows it; otherwise counts nothing and returns the seconds to wait. */
  count(key: string): Promise<number>;
  /** Takes back one counted attempt, when it turned out not to count. */
  refund(key: string): Promise<void>;
};

/** Maximum number of exhausted keys that a process caches. */
const mostFull = 10_000;

/** At most `times` per `seconds` and key, counted in PostgreSQL across all processes. */
export function createRateLimit(pool: pg.Pool, name: string, figure: LimitWindow): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'app',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: figure.times,
    duration: figure.seconds,
  });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const refund = async (key: string) => void (await limiter.reward(hashed(key)));
  const wait = async (key: string) => {
    const state = await limiter.get(hashed(key));
    return state && state.consumedPoints >= figure.times ? secondsOf(state) : 0;
  };
  const full = new Set<string>();
  return {
    wait,
    count: async (key) => {
      // Exhausted keys are only read: thousands of refused attempts must not queue for one row lock.
      if (full.has(key)) {
        const seconds = await wait(key);
        if (seconds > 0) return seconds;
        full.delete(key);
      }
      try {
        await limiter.consume(hashed(key));
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // A refused attempt that stayed counted would outlive the refunds of earlier ones.
        await refund(key);
        if (full.size >= mostFull) full.clear();
        full.add(key);
        return secondsOf(refused);
      }
    },
    refund,
  };
}
