import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { addresseeOf, setToken, takeSignUpLink } from '../db/mail-requests.server.ts';

/** Milliseconds for which a link works. */
const linkLife = 3_600_000;

/**
 * Makes the account of a link that was mailed to an address without one, unconfirmed and with the token of the link, which the auth service
 * then consumes as for any other account. Nothing happens for other tokens. An account that was made in another way meanwhile gets the
 * token: holding it proves access to the mailbox.
 */
export async function createAccountOfLink(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  hash: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const link = await takeSignUpLink(trx, { hash, since: new Date(now.getTime() - linkLife) });
    if (!link) return;
    const account = await addresseeOf(trx, link.email);
    const accountId = account?.id ?? random.uuid();
    if (!account) await insertAccount(trx, { accountId, identityId: random.uuid(), email: link.email, now });
    await setToken(trx, { accountId, kind: 'magiclink', hash, now: link.sentAt });
  });
}

type NewAccount = { accountId: string; identityId: string; email: string; now: Date };

/** As the auth service makes one, without a password. */
async function insertAccount(
  trx: Kysely<DB>,
  { accountId, identityId, email, now }: NewAccount,
): Promise<void> {
  const metadata = JSON.stringify({
    email,
    email_verified: true,
    phone_verified: false,
    role: 'user',
    sub: accountId,
  });
  const providers = JSON.stringify({ provider: 'email', providers: ['email'] });
  await sql`
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${accountId}, 'authenticated', 'authenticated', ${email}, ${providers}, ${metadata}, ${now}, ${now})`.execute(
    trx,
  );
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (${identityId}, 'email', ${accountId}, ${accountId}, ${metadata}, ${now}, ${now})`.execute(trx);
}
