import { lowestPrice } from './price-book.ts';
import type { Currency } from '#app/preferences/index.ts';
import type { PricePlan } from './price-book.ts';

type Price = { amountMinor: number; currency: Currency };

/** True when a tutor may ask this for that kind of session: the owner's price book is the floor. */
export function isAllowedPrice(type: PricePlan, price: Price): boolean {
  return (
    Number.isInteger(price.amountMinor) && price.amountMinor >= lowestPrice(type, price.currency).amountMinor
  );
}

/** 32 (pounds) → 3200 (pence). All our currencies have hundredths, COP too, though it is shown without them. */
export const minorOf = (amount: number): number => Math.round(amount * 100);

/** Upper limits offered in the search, in units of the currency per hour: the lowest price and a little, a half, and twice more. */
export function priceSteps(currency: Currency): number[] {
  const lowest = lowestPrice('session', currency).amountMinor / 100;
  const step = 10 ** Math.floor(Math.log10(lowest)) / 2;
  return [1.1, 1.3, 1.6].map((factor) => Math.ceil((lowest * factor) / step) * step);
}
