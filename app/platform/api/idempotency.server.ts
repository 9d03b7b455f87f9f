import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { lifeLock } from '../database.server.ts';
import type { DB } from '../database-types.ts';
import { passingStatuses } from '../passing-statuses.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { platformError } from '../problems.ts';
import type { ApiEnvironment } from './context.server.ts';

/**
 * Milliseconds without a response after which the first attempt counts as abandoned and may be repeated by any
 * process. An attempt of a process known to be dead may be repeated at once.
 */
const abandonedAfter = 60_000;
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Caller key of a client without account or visitor cookie. */
const anonymousCaller = 'visitor';
const randomKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * `Idempotency-Key` on writes: the first request with a key is executed and its response stored for a day; a repeated
 * request gets the stored response. A different request under the same key is refused (422), one in progress gets 409.
 * Server errors (5xx) and responses with a secret are not stored.
 *
 * A key belongs to its account or visitor cookie. A first-time visitor is identified by nothing but the key: the
 * cookie that the first response set is repeated only for a random UUID, which others cannot guess.
 */
export function idempotency(services: { db: Kysely<DB>; clock: Clock }): MiddlewareHandler<ApiEnvironment> {
  const { db, clock } = services;
  /**
   * Keys that this process is working on. A claim of this process that is not listed was left behind while the database
   * was unavailable.
   */
  const working = new Set<string>();
  // Serializes the claims of one key: on two connections the second could arrive first, and the first would then take it
  // for a claim that was left behind.
  const claimInOrder = createKeyedMutex();
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || !writes.has(c.req.method)) return next();
    if (!/^[\x21-\x7e]{16,200}$/.test(key)) throw platformError('idempotency_key_invalid', { status: 400 });
    const visitor = c.var.visitorId ? visitorCaller(c.var.visitorId) : anonymousCaller;
    const row = { caller: c.var.account?.id ?? visitor, key };
    const requestHash = createHash('sha256')
      .update(`${c.req.method} ${c.req.path}\n`)
      .update(new Uint8Array(await c.req.arrayBuffer()))
      .digest('hex');

    const name = `${row.caller} ${key}`;
    const earlier = await claimInOrder(name, async () => {
      const leftBehind = !working.has(name);
      const stored = await claim(db, row, { requestHash, now: clock.now(), leftBehind });
      if (!stored) working.add(name);
      return stored;
    });
    if (earlier) return earlier;
    let over: Promise<void> = Promise.resolve();
    try {
      c.set('madeId', idOf(row));
      await executeAndStore(c, next, { db, row, overAfter: (end) => (over = end) });
    } finally {
      void over.finally(() => working.delete(name));
    }
  };
}

type Work = { db: Kysely<DB>; row: Row; overAfter: (end: Promise<void>) => void };

/** Executes a request and stores its response; a streamed one after it has ended. */
async function executeAndStore(
  c: Context<ApiEnvironment>,
  next: Next,
  { db, row, overAfter }: Work,
): Promise<void> {
  try {
    await next();
  } catch (thrown) {
    await forget(db, row);
    throw thrown;
  }
  if (c.res.status >= 500 || passingStatuses.has(c.res.status) || c.var.answerIsSecret)
    return forget(db, row);
  if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/event-stream')) {
    // The client reads the stream as it grows; once ended it is stored like any other response.
    const [forCaller, forKeeping] = c.res.body.tee();
    const whole = new Response(forKeeping, { status: c.res.status, headers: new Headers(c.res.headers) });
    c.res = new Response(forCaller, c.res);
    overAfter(storeResponse(db, row, whole).catch(() => forget(db, row).catch(() => undefined)));
    return;
  }
  await storeResponse(db, row, c.res.clone());
  // The browser now has its cookie: a repeated request arrives as that visitor.
  if (row.caller === anonymousCaller && c.var.visitorId)
    await keepAlsoFor(db, row, visitorCaller(c.var.visitorId));
}

type Row = { caller: string; key: string };
const visitorCaller = (visitorId: string) => `visitor ${visitorId}`;

/** A UUID (version 8, RFC 9562) derived from this caller’s key only. */
function idOf({ caller, key }: Row): string {
  const bytes = createHash('sha256').update(`${caller}\n${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** True when no connection of the claiming process is left. False for a claim without process number. */
const claimerDied = sql<boolean>`(app.idempotency_keys.claimed_by is not null and not exists (
  select from pg_locks where locktype = 'advisory' and classid = ${sql.lit(lifeLock)} and objid = app.idempotency_keys.claimed_by::oid
    and database = (select oid from pg_database where datname = current_database())))`;

/** Claimed by this process. If it is not in progress, the database was unavailable when it should have been released. */
const claimedByThisProcess = sql<boolean>`app.idempotency_keys.claimed_by = nullif(current_setting('curvela.process', true), '')::integer`;

/** Null when this request may proceed; the stored response when it was executed before. */
async function claim(
  db: Kysely<DB>,
  row: Row,
  { requestHash, now, leftBehind }: { requestHash: string; now: Date; leftBehind: boolean },
): Promise<Response | null> {
  const claimed = await db
    .insertInto('app.idempotency_keys')
    .values({ ...row, request_hash: requestHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet(({ ref }) => ({
          created_at: now,
          request_hash: requestHash,
          claimed_by: ref('excluded.claimed_by'),
        }))
        .where('app.idempotency_keys.status', 'is', null)
        .where(({ or, eb }) =>
          or([
            eb('app.idempotency_keys.created_at', '<', new Date(now.getTime() - abandonedAfter)),
            claimerDied,
            ...(leftBehind ? [claimedByThisProcess] : []),
          ]),
        ),
    )
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return null;

  const stored = await db
    .selectFrom('app.idempotency_keys')
    .selectAll()
    .where('caller', '=', row.caller)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (stored && stored.request_hash !== requestHash)
    throw platformError('idempotency_key_reused', { status: 422 });
  if (!stored || stored.status === null)
    throw platformError('request_in_progress', { status: 409, retryAfter: 1 });
  const headers = new Headers(stored.headers as Record<string, string>);
  if (row.caller === anonymousCaller && !randomKey.test(row.key)) headers.delete('set-cookie');
  headers.set('idempotent-replay', 'true');
  return new Response(stored.body, { status: stored.status, headers });
}

async function storeResponse(db: Kysely<DB>, row: Row, answer: Response): Promise<void> {
  const storedHeaders = ['content-type', 'set-cookie', 'location'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  await db
    .updateTable('app.idempotency_keys')
    .set({
      status: answer.status,
      body: answer.status === 204 ? null : await answer.text(),
      headers: JSON.stringify(Object.fromEntries(storedHeaders)),
    })
    .where('caller', '=', row.caller)
    .where('key', '=', row.key)
    .execute();
}

async function keepAlsoFor(db: Kysely<DB>, row: Row, caller: string): Promise<void> {
  await db
    .insertInto('app.idempotency_keys')
    .columns(['caller', 'key', 'request_hash', 'status', 'body', 'headers', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('app.idempotency_keys')
        .select(sql<string>`${caller}`.as('caller'))
        .select(['key', 'request_hash', 'status', 'body', 'headers', 'created_at'])
        .where('caller', '=', row.caller)
        .where('key', '=', row.key),
    )
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .execute();
}

async function forget(db: Kysely<DB>, row: Row): Promise<void> {
  await db
    .deleteFrom('app.idempotency_keys')
    .where('caller', '=', row.caller)
    .where('key', '=', row.key)
    .where('status', 'is', null)
    .execute();
}
