import { type Language, translator } from '#app/platform/texts.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import { type OpenCheckout, keepPayment, openCheckout } from '../payments/checkout.server.ts';
import type { Payment } from '../../domain/payment.ts';
import { throughDeadlocks, creditError } from '../../model/errors.ts';
import { loadOpenPackPayments } from '../../db/payments.server.ts';
import { type Offer, offerFor, type Purchase } from './buy-pack.server.ts';
import { creditTexts } from '../../messages/credits/index.ts';
import { loadPack, lockPacksOf, type PackRecord } from '../../db/credits.server.ts';
import type { TutorLookups } from '../selling-tutors.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'log'>;
type Bought = { pack: PackRecord } | { checkout: OpenCheckout };

/**
 * Starts the card payment of a pack; the credits are created by the provider’s event. While a checkout for the same pack and price is open,
 * a repeated call returns it, even from another window. A paid purchase returns its pack. Throws `unknown_tutor`, `unknown_pack` (404),
 * `price_changed` (409, with `price`), `payment_unavailable` (503).
 */
export async function buyByCard(
  services: Deps,
  tutors: TutorLookups,
  purchase: Purchase & { email: string },
): Promise<Bought> {
  const pack = await loadPack(services.db, purchase.purchaseId);
  if (pack && pack.accountId !== purchase.accountId) throw creditError('unknown_pack', { status: 404 });
  if (pack) return { pack };
  const offer = await offerFor(services.db, tutors, purchase);
  const payment = await throughDeadlocks(() => paymentOf(services, purchase, offer));
  const { tutor, credits, price } = offer;
  const at = new URLSearchParams({
    buy: credits === 10 ? 'ten' : 'five',
    tutor: tutor.slug,
    currency: price.currency,
  });
  const checkout = await openCheckout(services, payment, {
    email: purchase.email,
    paid: `/pricing?${at}&paid=${payment.id}`,
    left: `/pricing?${at}&left=${payment.id}`,
  });
  return { checkout };
}

/** Serialized per account: concurrent requests get the same checkout. */
async function paymentOf(services: Deps, purchase: Purchase, offer: Offer): Promise<Payment> {
  const { tutor, credits, price, sessionMinor } = offer;
  const { accountId, purchaseId, reader } = purchase;
  const now = services.clock.now();
  const language = reader.locale.slice(0, 2) as Language;
  return services.db.transaction().execute(async (trx) => {
    await lockPacksOf(trx, accountId);
    const open = await loadOpenPackPayments(trx, accountId, now);
    const same = open.find((each) => isFor(each, offer));
    if (same) return same;
    // A purchase is one pack at one price; another choice needs another purchase id.
    if (open.some(({ subject }) => subject.id === purchaseId))
      throw creditError('price_changed', { status: 409, details: { price } });
    const label = translator(
      creditTexts,
      language,
      'credits',
    )('label', { count: credits, tutor: tutor.name });
    const terms = { tutorId: tutor.id, sessionMinor, credits, ...reader };
    const subject = { kind: 'pack', id: purchaseId } as const;
    const wanted = { accountId, subject, price, language, label, terms };
    return keepPayment({ random: services.random, db: trx }, wanted, now);
  });
}

const isFor = ({ price, terms }: Payment, offer: Offer): boolean =>
  terms?.tutorId === offer.tutor.id &&
  terms.sessionMinor === offer.sessionMinor &&
  (terms.credits ?? 5) === offer.credits &&
  price.amountMinor === offer.price.amountMinor &&
  (price.currency as Currency) === offer.price.currency;
