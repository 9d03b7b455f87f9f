import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency, Locale } from '#app/preferences/index.ts';
import { addEntry, insertPack, lockPacksOf } from '../../db/credits.server.ts';
import { endOfPack, goodwillHalfOf } from '../../domain/credit.ts';

/** Credits given to a family without a payment. */
type Gift = {
  /** Id of the new pack. */
  id: string;
  accountId: string;
  tutorId: string;
  halves: number;
  /** The tutor’s hourly price. */
  sessionMinor: number;
  currency: Currency;
  reader: { locale: Locale; timeZone: string };
  now: Date;
};

/**
 * Gives credits inside the transaction `trx`: a pack without price and invoice, valid for twelve months. A session paid with it has the value of
 * its halves as the price, of which the tutor earns the usual share; nothing of it is ever refunded in money. Returns the end of the pack.
 */
export async function grantCredit(trx: Kysely<DB>, gift: Gift): Promise<Date> {
  const { id, accountId, halves, sessionMinor, currency, reader, now } = gift;
  await lockPacksOf(trx, accountId);
  const expiresAt = endOfPack(now);
  await insertPack(trx, {
    id,
    account_id: accountId,
    tutor_id: gift.tutorId,
    halves,
    price_minor: 0,
    half_value_minor: goodwillHalfOf(sessionMinor, currency),
    session_minor: sessionMinor,
    currency,
    payment: 'goodwill',
    locale: reader.locale,
    zone: reader.timeZone,
    bought_at: now,
    expires_at: expiresAt,
  });
  await addEntry(trx, { packId: id, kind: 'bought', halves, at: now });
  return expiresAt;
}
