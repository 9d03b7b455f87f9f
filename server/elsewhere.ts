import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';
import type { Logger } from '#app/platform/log.server.ts';
import type { PlatformElsewhere } from '#app/platform/settings.server.ts';

/** DATABASE_URL and SUPABASE_URL point to different databases; the message is one line. */
export class ElsewhereProblem extends Error {
  override readonly name = 'ElsewhereProblem';
}

/**
 * Our own calls check in the platform's tables whether an address is confirmed and a session is open, so both settings must point to the
 * same database. Checked before the first migration. Throws ElsewhereProblem.
 */
export async function requireItsDatabase({ url }: PlatformElsewhere, databaseUrl: string): Promise<void> {
  const client = new pg.Client(connectionOf(databaseUrl));
  await client.connect();
  try {
    await client.query('select id, email, email_confirmed_at from auth.users limit 0');
  } catch (cause) {
    throw new ElsewhereProblem(
      `DATABASE_URL is not the database of SUPABASE_URL (${url}): its user cannot read the table auth.users there ` +
        `(${(cause as Error).message}).`,
      { cause },
    );
  } finally {
    await client.end();
  }
}

/** Logs a warning when sign-in is impossible: the platform is unreachable, or publishes no keys and no secret is configured. */
export async function logKeyAdvice({ url, jwtSecret }: PlatformElsewhere, log: Logger): Promise<void> {
  if (jwtSecret !== undefined) return;
  try {
    const answer = await fetch(`${url}/auth/v1/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    const { keys } = (await answer.json()) as { keys?: unknown[] };
    if (keys?.length) return;
    log.warn(
      { url },
      'the platform publishes no keys: it signs with a secret, which must be set as JWT_SECRET',
    );
  } catch (err) {
    log.warn({ url, err }, 'the platform elsewhere cannot be reached; it is asked again with each call');
  }
}
