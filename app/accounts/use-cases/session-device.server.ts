import { isIP } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

const longestUserAgent = 400;

/**
 * Stores user agent and address in the auth service's session row, which the service does not do itself, so that the
 * list of sessions can show them. Invalid addresses are omitted.
 */
export async function rememberSessionDevice(
  db: Kysely<DB>,
  sessionId: string,
  from: { userAgent: string | undefined; address: string },
): Promise<void> {
  const userAgent = from.userAgent?.slice(0, longestUserAgent) ?? null;
  const address = isIP(from.address) === 0 ? null : from.address;
  await sql`
    update auth.sessions set user_agent = ${userAgent}, ip = ${address}::inet where id = ${sessionId}::uuid`.execute(
    db,
  );
}
