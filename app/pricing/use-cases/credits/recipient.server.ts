import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import type { PackRecord } from '../../db/credits.server.ts';

/** To whom a mail goes, and how they read. */
export type Recipient = { email: string; locale: string; timeZone: string };

/** The owner of a pack now, in the place that the account has chosen, else that of the page it was bought on. Null when there is none. */
export async function recipientOf(db: Kysely<DB>, pack: PackRecord): Promise<Recipient | null> {
  const contact = pack.accountId ? await accountContact(db, pack.accountId) : null;
  if (!pack.accountId || !contact?.email) return null;
  const place = await loadChosenLocaleAndZone(db, pack.accountId);
  return { email: contact.email, ...(place ?? { locale: pack.locale, timeZone: pack.zone }) };
}
