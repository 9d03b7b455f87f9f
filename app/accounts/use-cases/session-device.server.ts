import { isIP } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

const longestUserAgent = 400;

/**
 * Writes into the auth service's session from where it is used, which the service itself does not: the person finds
 * it again in the list of their sessions. An address that is none is left out.
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
