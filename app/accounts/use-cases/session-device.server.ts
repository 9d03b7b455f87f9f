import { isIP } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

const longestUserAgent = 400;

type SessionBeginning = { beganAt: Date; method: string | null };

/**
 * Stores user agent and address in the auth service's session row, which the service does not do itself, so that the
 * list of sessions can show them. Invalid addresses are omitted. With `method`, also how the session began (in the column
 * `tag`, which the built-in service leaves empty). Returns when and how it began; undefined when it has ended.
 */
export async function rememberSessionDevice(
  db: Kysely<DB>,
  sessionId: string,
  from: { userAgent: string | undefined; address: string; method?: string | undefined },
): Promise<SessionBeginning | undefined> {
  const userAgent = from.userAgent?.slice(0, longestUserAgent) ?? null;
  const address = isIP(from.address) === 0 ? null : from.address;
  const { rows } = await sql<SessionBeginning>`
    update auth.sessions set user_agent = ${userAgent}, ip = ${address}::inet, tag = coalesce(tag, ${from.method ?? null})
    where id = ${sessionId}::uuid returning created_at as "beganAt", tag as method`.execute(db);
  return rows[0];
}
