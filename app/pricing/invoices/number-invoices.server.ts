import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/public.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import { owner } from '#app/platform/owner.ts';
import type { Services } from '#app/platform/services.server.ts';
import { numberOf, type Seller } from './invoice.ts';
import { anyDraft, finish, loadDrafts, lockYear, saveLastPosition } from './queries.server.ts';

/** As the owner’s settings are now. */
const seller = (): Seller => ({
  name: owner.legalName ?? brand,
  address: owner.address,
  registration: owner.registration,
});

/**
 * Gives every draft its number, as part of the transaction that `trx` is. Transactions that do this wait for each other, and a number is
 * given only with the row that carries it, so a year has neither gap nor double. The year is that of the day of issue (UTC).
 */
export async function numberDrafts(trx: Kysely<DB>, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  let position = await lockYear(trx, year);
  for (const { id, accountId } of await loadDrafts(trx)) {
    position += 1;
    const buyer = (accountId && (await accountContact(trx, accountId))) || { name: '', email: '' };
    const number = numberOf(owner.invoicePrefix, year, position);
    const taxBasisPoints = owner.taxBasisPoints ?? 0;
    await finish(trx, id, { year, position, number, seller: seller(), buyer, taxBasisPoints, now });
  }
  await saveLastPosition(trx, year, position);
}

/** The same in a transaction of its own; nothing is locked while there is no draft. */
export async function numberInvoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if (!(await anyDraft(db))) return;
  await db.transaction().execute((trx) => numberDrafts(trx, clock.now()));
}
