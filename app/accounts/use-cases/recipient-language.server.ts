import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';

/**
 * The language for emails to an address: the one its account has chosen, else `requested`, that of the request. A new
 * address that an account has requested counts as its own if no other account has it.
 */
export async function recipientLanguage(db: Kysely<DB>, to: string, requested: Language): Promise<Language> {
  const email = to.toLowerCase();
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where lower(email) = ${email} or lower(email_change) = ${email}
    order by lower(email) = ${email} desc nulls last limit 1`.execute(db);
  const localeAndZone = rows[0] && (await loadChosenLocaleAndZone(db, rows[0].id));
  return localeAndZone ? (localeAndZone.locale.slice(0, 2) as Language) : requested;
}
