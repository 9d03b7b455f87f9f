import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/**
 * Removes accounts that came from Google with an address that Google has not verified. The auth service keeps such an
 * account and would give it to whoever clicks in the mailbox, with the stranger's Google sign-in attached to it.
 */
export async function removeUnprovenGoogleAccounts(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from auth.users u
    where u.email_confirmed_at is null
      and exists (select from auth.identities i where i.user_id = u.id and i.provider = 'google')
      and not exists (select from auth.identities i where i.user_id = u.id and i.provider <> 'google')`.execute(
    db,
  );
}
