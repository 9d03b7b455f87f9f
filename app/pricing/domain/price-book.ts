import type { Money } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.ts';

/** Products: three kinds of session and a pack of credits for five sessions of 60 minutes. */
export const plans = ['trial', 'session', 'deep', 'five'] as const;
export type PricePlan = (typeof plans)[number];

export const planMinutes: Record<PricePlan, number> = { trial: 30, session: 60, deep: 90, five: 60 };

/** Months for which the credits of a pack are valid. */
export const creditMonths = 12;

/**
 * Lowest prices in minor units (product, section 12; defaults of the owner’s settings). Each currency has its own list; nothing is converted
 * at run time. COP is stored in centavos and displayed without them.
 */
const priceBook: Record<PricePlan, Record<Currency, number>> = {
  trial: { GBP: 900, EUR: 1000, USD: 1200, COP: 2_200_000 },
  session: { GBP: 3000, EUR: 3200, USD: 3900, COP: 8_000_000 },
  deep: { GBP: 4200, EUR: 4600, USD: 5500, COP: 11_200_000 },
  five: { GBP: 14_000, EUR: 15_000, USD: 18_200, COP: 37_200_000 },
};

/** The lowest price of a plan in a currency. */
export const lowestPrice = (plan: PricePlan, currency: Currency): Money => ({
  amountMinor: priceBook[plan][currency],
  currency,
});

/** Full refund until 24 hours before the start, half until the start (product, section 12). */
export const freeCancellationHours = 24;
export const invoiceDays = 14;

type Price = { amountMinor: number; currency: Currency };

/** Whether a tutor may charge this price: the owner’s price book sets the minimum. */
export function isAllowedPrice(type: PricePlan, price: Price): boolean {
  return (
    Number.isInteger(price.amountMinor) && price.amountMinor >= lowestPrice(type, price.currency).amountMinor
  );
}

/** Major to minor units: 32 (pounds) → 3200 (pence). All four currencies have two decimals, COP too, though it is displayed without them. */
export const minorOf = (amount: number): number => Math.round(amount * 100);

/** Price limits offered in the search, in major units per hour: about 1.1, 1.3 and 1.6 times the lowest price. */
export function priceSteps(currency: Currency): number[] {
  const lowest = lowestPrice('session', currency).amountMinor / 100;
  const step = 10 ** Math.floor(Math.log10(lowest)) / 2;
  return [1.1, 1.3, 1.6].map((factor) => Math.ceil((lowest * factor) / step) * step);
}
