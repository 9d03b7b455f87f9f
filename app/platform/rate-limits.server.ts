import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** At most `times` in `seconds`. The time begins with the first try and is then the same for all that follow. */
export type LimitWindow = { times: number; seconds: number };

export type RateLimit = {
  /** Seconds to wait before the next try makes sense; 0 when it may be made now. Counts nothing. */
  wait(key: string): Promise<number>;
  /** Counts one try, if there is room for it; else counts nothing and says how many seconds to wait. */
  count(key: string): Promise<number>;
  /** Takes back what `count` counted once: the try turned out to be none. */
  refund(key: string): Promise<void>;
};

/** Keys that were found full, of which a process remembers so many. */
const mostFull = 10_000;

/** At most `times` per `seconds` and key, counted in PostgreSQL for all processes together. */
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
      // Whoever is flooded is only read: a thousand refused tries must not queue for one row.
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
        // A refused try that stayed counted would outlive the refunds of those before it.
        await refund(key);
        if (full.size >= mostFull) full.clear();
        full.add(key);
        return secondsOf(refused);
      }
    },
    refund,
  };
}
