import type { Currency } from '#app/preferences/index.ts';
import {
  creditFrom,
  type CreditPart,
  HALVES_PER_CREDIT,
  isGoodFor,
  type Pack,
  type SessionToPay,
  valueOf,
} from './credit.ts';

/** Payment of one session: halves of credits, each worth what was paid for it, and the difference in money. */
export type SplitPayment = { parts: CreditPart[]; moneyMinor: number };

export type PricedSession = SessionToPay & {
  minutes: number;
  price: { amountMinor: number; currency: Currency };
};

/** Why halves cannot pay: none can be used, all are in another currency, or fewer than wanted can be used. */
export type SplitRefusal = 'no_credit' | 'other_currency' | 'too_few_halves';

/** Most halves that a session takes: one for each half hour. */
export const mostHalves = (minutes: number): number => Math.floor((minutes * HALVES_PER_CREDIT) / 60);

/** What a session costs in all: the halves that pay it may be worth more than the price of a shorter one. */
export const totalOf = ({ parts, moneyMinor }: SplitPayment): number => valueOf(parts) + moneyMinor;

/**
 * Pays a session of any tutor with the wanted number of halves. A whole credit pays a session of 60 minutes that it was sold for without a
 * difference (`isGoodFor`). Otherwise halves in the currency of the price are taken, earliest expiry first, until they reach the price, at most
 * one for each half hour; the difference is money.
 */
export function splitPrice(
  packs: readonly Pack[],
  session: PricedSession,
  { halves, now }: { halves: number; now: Date },
): SplitPayment | { refusal: SplitRefusal } {
  const usable = packs.filter(({ balance, expiresAt }) => balance > 0 && now < expiresAt);
  if (usable.length === 0) return { refusal: 'no_credit' };
  const whole = creditFrom(usable.filter((pack) => isGoodFor(pack, session, now)));
  if (whole && halves === HALVES_PER_CREDIT) return { parts: whole, moneyMinor: 0 };
  const { amountMinor, currency } = session.price;
  const inCurrency = usable
    .filter((pack) => pack.currency === currency)
    .toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
  if (inCurrency.length === 0) return { refusal: 'other_currency' };
  if (inCurrency.reduce((sum, { balance }) => sum + balance, 0) < halves)
    return { refusal: 'too_few_halves' };
  const parts: CreditPart[] = [];
  let [open, most] = [amountMinor, Math.min(halves, mostHalves(session.minutes))];
  for (const { id: packId, balance, halfValueMinor, expiresAt } of inCurrency) {
    const reaching = halfValueMinor > 0 ? Math.ceil(Math.max(0, open) / halfValueMinor) : 0;
    const taken = Math.min(most, balance, reaching);
    if (taken > 0) parts.push({ packId, halves: taken, halfValueMinor, currency, expiresAt });
    open -= taken * halfValueMinor;
    most -= taken;
  }
  return { parts, moneyMinor: Math.max(0, open) };
}

/**
 * Pays sessions that are booked together, each with the wanted number of halves, in their order. Refused as a whole when one of them cannot take
 * any half.
 */
export function splitAll(
  packs: readonly Pack[],
  sessions: readonly PricedSession[],
  by: { halves: number; now: Date },
): SplitPayment[] | { refusal: SplitRefusal } {
  let left = packs;
  const payments: SplitPayment[] = [];
  for (const session of sessions) {
    const payment = splitPrice(left, session, by);
    if ('refusal' in payment) return payment;
    if (payment.parts.length === 0) return { refusal: 'too_few_halves' };
    const taken = new Map(payment.parts.map(({ packId, halves }) => [packId, halves]));
    left = left.map((pack) => ({ ...pack, balance: pack.balance - (taken.get(pack.id) ?? 0) }));
    payments.push(payment);
  }
  return payments;
}

/**
 * What comes back when `targetMinor` of a session is refunded: halves that fit into it, latest expiry first, the rest in money. Where the money
 * part is too small, halves make up for it in favour of the family: those that exceed the target least.
 */
export function splitBack({ parts, moneyMinor }: SplitPayment, targetMinor: number): SplitPayment {
  if (targetMinor <= 0) return { parts: [], moneyMinor: 0 };
  const latestFirst = parts.toSorted((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime());
  return choicesOf(latestFirst)
    .map((chosen) => {
      const rest = Math.max(0, targetMinor - valueOf(chosen));
      return { parts: chosen, moneyMinor: Math.min(moneyMinor, rest) };
    })
    .filter((back) => totalOf(back) >= targetMinor)
    .reduce((best, back) => (totalOf(back) < totalOf(best) ? back : best), {
      parts: latestFirst,
      moneyMinor,
    });
}

/** Every way to take halves of the parts: as many as possible of the first ones first. A session has three halves at most. */
function choicesOf([first, ...others]: readonly CreditPart[]): CreditPart[][] {
  if (!first) return [[]];
  const rests = choicesOf(others);
  return Array.from({ length: first.halves + 1 }, (_, fewer) => first.halves - fewer).flatMap((halves) =>
    rests.map((rest) => (halves > 0 ? [{ ...first, halves }, ...rest] : rest)),
  );
}
