import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { NETWORK_BUDGETS, networksOf } from './networks.ts';

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

const secondsOf = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

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

/** The same, counted in this process only: for what costs a process its time, not for what is stored. */
export function createMemoryLimit(name: string, { times, seconds }: LimitWindow): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });
  return {
    wait: async (key) => {
      const state = await limiter.get(key);
      return state && state.consumedPoints >= times ? secondsOf(state) : 0;
    },
    count: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await limiter.reward(key);
        return secondsOf(refused);
      }
    },
    refund: async (key) => void (await limiter.reward(key)),
  };
}

/**
 * `createRateLimit` per network address as `networkAddress` writes it: the /56 and the /48 around an IPv6 /64 are counted too. Narrow
 * networks are counted first, so that one that is refused uses up nothing of its neighbours.
 */
export const createNetworkLimit = (pool: pg.Pool, name: string, figure: LimitWindow): RateLimit =>
  limitOfNetworks(name, figure, (level, window) => createRateLimit(pool, level, window));

/** The same, counted in this process only. */
export const createMemoryNetworkLimit = (name: string, figure: LimitWindow): RateLimit =>
  limitOfNetworks(name, figure, createMemoryLimit);

function limitOfNetworks(
  name: string,
  figure: LimitWindow,
  create: (name: string, figure: LimitWindow) => RateLimit,
): RateLimit {
  const levels = NETWORK_BUDGETS.map((budget, level) =>
    create(level === 0 ? name : `${name}-around-${level}`, { ...figure, times: figure.times * budget }),
  );
  const limitsOf = (address: string) =>
    networksOf(address).map((network, level) => ({ network, limit: levels[level] as RateLimit }));
  return {
    wait: async (address) =>
      Math.max(...(await Promise.all(limitsOf(address).map(({ network, limit }) => limit.wait(network))))),
    count: async (address) => {
      const counted: ReturnType<typeof limitsOf> = [];
      for (const each of limitsOf(address)) {
        const wait = await each.limit.count(each.network);
        if (wait > 0) {
          await Promise.all(counted.map(({ network, limit }) => limit.refund(network)));
          return wait;
        }
        counted.push(each);
      }
      return 0;
    },
    refund: async (address) => {
      await Promise.all(limitsOf(address).map(({ network, limit }) => limit.refund(network)));
    },
  };
}
