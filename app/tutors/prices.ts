import type { Currency } from '#app/preferences/public.ts';
import type { Price, SessionType } from './tutor.ts';

/**
 * The lowest prices a tutor may ask, in minor units (product, section 12: a setting of the owner; these are the
 * defaults). Five sessions are credits. There is no conversion between currencies: each has its own book.
 */
export const lowestPrices = {
  trial: { GBP: 900, EUR: 1000, USD: 1200, COP: 2_200_000 },
  session: { GBP: 3000, EUR: 3200, USD: 3900, COP: 8_000_000 },
  deep: { GBP: 4200, EUR: 4600, USD: 5500, COP: 11_200_000 },
  fiveSessions: { GBP: 14_000, EUR: 15_000, USD: 18_200, COP: 37_200_000 },
} as const satisfies Record<SessionType | 'fiveSessions', Record<Currency, number>>;

/** True when a tutor may ask this for that kind of session. */
export function isAllowedPrice(type: SessionType, price: Price): boolean {
  return Number.isInteger(price.amountMinor) && price.amountMinor >= lowestPrices[type][price.currency];
}

/** 32 (pounds) → 3200 (pence). All our currencies have hundredths, COP too, though it is shown without them. */
export const minorOf = (amount: number): number => Math.round(amount * 100);

/**
 * An amount as the region writes it. Whole amounts lose their zeros unless `exact`; COP never shows decimals.
 * @example formatPrice({ amountMinor: 3200, currency: 'GBP' }, 'en-GB') // £32
 */
export function formatPrice(price: Price, locale: string, style: 'short' | 'exact' = 'short'): string {
  const whole = price.amountMinor % 100 === 0;
  const digits = price.currency === 'COP' || (style === 'short' && whole) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price.amountMinor / 100);
}
