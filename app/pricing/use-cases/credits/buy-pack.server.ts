import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Currency, Locale } from '#app/preferences/index.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import { insertDraft, loadInvoiceOfPack } from '../../db/invoices.server.ts';
import { invoiceDays, planMinutes } from '../../domain/price-book.ts';
import { daysAfter, endOfPack, HALVES_PER_CREDIT, packPrice, type PackSize } from '../../domain/credit.ts';
import { packBoughtMail, recipientOf } from './credit-mails.server.ts';
import { creditError } from '../../model/errors.ts';
import { addEntry, insertPack, loadPack, lockPacksOf, type PackRecord } from '../../db/credits.server.ts';
import type { SellingTutor, TutorLookups } from '../selling-tutors.ts';
import { hasUnpaidPack } from '../../db/invoices-paid.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;
export type Purchase = {
  /** Generated per purchase; makes buying idempotent. */
  purchaseId: string;
  accountId: string;
  /** Id or slug. */
  tutor: string;
  credits: PackSize;
  /** The price shown to the buyer. */
  price: Money;
  reader: { locale: Locale; timeZone: string };
};
/** By invoice: due in 14 days, credits valid immediately. By card: sold after payment. */
type Sale = Purchase & { payment: 'invoice' | 'card' };

/**
 * Sells a pack of credits for sessions with a tutor, by invoice, in one transaction. Idempotent per purchase id. Throws `unknown_tutor`,
 * `unknown_pack` (404, purchase of another account), `price_changed` (409, with `price`), `pack_unpaid` (409: only one unpaid pack at a
 * time).
 */
export async function buyPack(services: Deps, tutors: TutorLookups, purchase: Purchase): Promise<PackRecord> {
  const { db, clock } = services;
  const before = await loadPack(db, purchase.purchaseId);
  if (before) return ownPack(before, purchase.accountId);
  const offer = await offerFor(db, tutors, purchase);
  const sale = { ...purchase, payment: 'invoice' as const };
  const pack = await db
    .transaction()
    .execute((trx) => sellPack({ ...services, db: trx }, sale, offer, clock.now()));
  return ownPack(pack, purchase.accountId);
}

export type Offer = {
  tutor: SellingTutor;
  credits: PackSize;
  price: Money & { currency: Currency };
  sessionMinor: number;
};

/** The pack the buyer was shown. Throws `unknown_tutor` (404, also without a price in the currency), `price_changed` (409, with `price`). */
export async function offerFor(
  db: Kysely<DB>,
  tutors: TutorLookups,
  { tutor: idOrSlug, credits, price }: Pick<Purchase, 'tutor' | 'credits' | 'price'>,
): Promise<Offer> {
  const tutor = await tutors.loadTutor(db, idOrSlug);
  const offer = tutor && offerOf(tutor, price.currency as Currency, credits);
  if (!offer) throw creditError('unknown_tutor', { status: 404 });
  if (offer.price.amountMinor !== price.amountMinor)
    throw creditError('price_changed', { status: 409, details: { price: offer.price } });
  return offer;
}

/** Null for a tutor who cannot be booked now, or not in this currency. */
export function offerOf(tutor: SellingTutor, currency: Currency, credits: PackSize): Offer | null {
  const sessionMinor = tutor.prices.session[currency];
  if (tutor.status !== 'active' || sessionMinor === undefined) return null;
  const price = { ...packPrice(sessionMinor, currency, credits), currency };
  return { tutor, credits, sessionMinor, price };
}

/** Creates the credits, the numbered invoice and the email inside the transaction `services.db`. No-op if already sold. */
export async function sellPack(services: Deps, purchase: Sale, offer: Offer, now: Date): Promise<PackRecord> {
  const { db: trx } = services;
  const { accountId, payment, reader } = purchase;
  const { tutor, credits, price, sessionMinor } = offer;
  const halves = credits * HALVES_PER_CREDIT;
  await lockPacksOf(trx, accountId);
  const hadUnpaid = payment === 'invoice' && (await hasUnpaidPack(trx, accountId));
  const id = await insertPack(trx, {
    id: purchase.purchaseId,
    account_id: accountId,
    tutor_id: tutor.id,
    halves,
    price_minor: price.amountMinor,
    half_value_minor: price.amountMinor / halves,
    session_minor: sessionMinor,
    currency: price.currency,
    payment,
    locale: reader.locale,
    zone: reader.timeZone,
    bought_at: now,
    expires_at: endOfPack(now),
  });
  if (id) {
    if (hadUnpaid) throw creditError('pack_unpaid', { status: 409 });
    await addEntry(trx, { packId: id, kind: 'bought', halves, at: now });
    await insertDraft(trx, {
      about: { packId: id },
      accountId,
      tutor,
      minutes: planMinutes.five,
      quantity: credits,
      totalMinor: price.amountMinor,
      currency: price.currency,
      payment,
      reader,
      dueAt: payment === 'invoice' ? daysAfter(now, invoiceDays) : null,
      now,
    });
    await numberDrafts(services, now);
    await sendPurchaseEmail(services, { id, tutor, now });
  }
  return (await loadPack(trx, purchase.purchaseId)) as PackRecord;
}

/** Sends the email inside the transaction `services.db`. */
async function sendPurchaseEmail(
  services: Deps,
  { id, tutor }: { id: string; tutor: SellingTutor; now: Date },
): Promise<void> {
  const { db: trx, mail, settings } = services;
  const pack = await loadPack(trx, id);
  const invoice = await loadInvoiceOfPack(trx, id);
  const recipient = pack && (await recipientOf(trx, pack));
  if (!pack || !invoice || !recipient) return;
  const about = { pack, recipient, tutor: tutor.name, invoice, siteUrl: settings.siteUrl };
  await mail.enqueue(trx, packBoughtMail(about));
}

function ownPack(pack: PackRecord, accountId: string): PackRecord {
  if (pack.accountId !== accountId) throw creditError('unknown_pack', { status: 404 });
  return pack;
}
