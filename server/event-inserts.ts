import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { readStrictJson } from '#app/platform/api/input.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { createNetworkLimit, createRateLimit, type RateLimit } from '#app/platform/rate-limits.server.ts';
import { networkAddress } from './network-address.ts';

/*
 * Two REST tables accept rows that are never read back: clicks on referral links, from any visitor, and telemetry, from any account. Without
 * limits one address could fill the disk and falsify the founders' figures.
 */

const day = 86_400;

type Table = {
  columns: readonly string[];
  /** Largest body in bytes. */
  largest: number;
  /** Per network address: a class of thirty may open one link and load the page a few times. */
  ofAddress: { often: { times: number; seconds: number }; daily: number };
  /** Per account. */
  ofAccount: { often: { times: number; seconds: number }; daily: number };
};

export const eventTables: Readonly<Record<'referral_events' | 'telemetry_events', Table>> = {
  referral_events: {
    columns: ['code', 'type'],
    largest: 256,
    ofAddress: { often: { times: 120, seconds: 3600 }, daily: 300 },
    ofAccount: { often: { times: 30, seconds: 600 }, daily: 200 },
  },
  telemetry_events: {
    columns: ['user_id', 'event', 'payload'],
    largest: 2048,
    ofAddress: { often: { times: 400, seconds: 3600 }, daily: 1000 },
    ofAccount: { often: { times: 30, seconds: 600 }, daily: 100 },
  },
};

type Limits = { ofAddress: RateLimit[]; ofAccount: RateLimit[] };

/** In the shape of PostgREST. */
const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message, details: null, hint: null }, { status, headers });

/** Accepts one small row per request with known columns only, limited per address and per account. */
export function eventInserts(pool: pg.Pool): MiddlewareHandler<ApiEnvironment> {
  const limitsOf = (name: string, { ofAddress, ofAccount }: Table): Limits => {
    const limits = (create: typeof createRateLimit, whom: string, { often, daily }: Table['ofAddress']) => [
      create(pool, `${name}-${whom}`, often),
      create(pool, `${name}-${whom}-daily`, { times: daily, seconds: day }),
    ];
    return {
      ofAddress: limits(createNetworkLimit, 'address', ofAddress),
      ofAccount: limits(createRateLimit, 'account', ofAccount),
    };
  };
  const guarded = Object.entries(eventTables).map(([name, table]) => ({
    name,
    table,
    limits: limitsOf(name, table),
  }));
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    // However the service decodes the path, the table name occurs in it.
    const path = decodeURIComponent(c.req.path);
    const found = guarded.find(({ name }) => path.includes(name));
    if (!found) return next();
    const unfit = unfitRow(await c.req.arrayBuffer(), found.table);
    if (unfit) return unfit;
    const wait = await countRow(found.limits, networkAddress(c), c.var.account?.id);
    if (wait > 0)
      return refusal(429, 'PGRST000', 'Too many rows. Please try again later.', {
        'retry-after': String(wait),
      });
    return next();
  };
}

/** The reason to refuse; null when the body is one valid row. */
function unfitRow(body: ArrayBuffer, { columns, largest }: Table): Response | null {
  if (body.byteLength > largest) return refusal(413, 'PGRST102', `The body is larger than ${largest} bytes`);
  let row: unknown;
  try {
    row = readStrictJson(body);
  } catch {
    return refusal(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return refusal(400, 'PGRST102', 'One row per request: the body must be a JSON object');
  const foreign = Object.keys(row).find((name) => !columns.includes(name));
  return foreign === undefined ? null : refusal(400, 'PGRST204', `Column '${foreign}' cannot be written`);
}

/** Seconds to wait; 0 when the row was counted. The address is charged first: a blocked one adds no row for its accounts. */
async function countRow(
  { ofAddress, ofAccount }: Limits,
  address: string,
  accountId: string | undefined,
): Promise<number> {
  const counts: [RateLimit, string][] = ofAddress.map((limit) => [limit, address]);
  if (accountId !== undefined)
    counts.push(...ofAccount.map((limit): [RateLimit, string] => [limit, accountId]));
  for (const [limit, key] of counts) {
    const wait = await limit.count(key);
    if (wait > 0) return wait;
  }
  return 0;
}
