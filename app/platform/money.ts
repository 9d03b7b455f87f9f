import { memoize } from './memoize.ts';

/** An amount in minor units of the currency (pence, cents, centavos) and its ISO 4217 code. */
export type Money = { amountMinor: number; currency: string };

/** Shown without decimals although they have a minor unit (Node would print `$ 85.000,00` for es-CO). */
const withoutDecimals = new Set(['COP']);
/** The smallest amount that is charged or paid, in minor units: pesos have no centavos. */
export const smallestAmount = (currency: string): number => (withoutDecimals.has(currency) ? 100 : 1);

/** Rounds minor units up to an amount that can be paid. */
export const roundUp = (minor: number, currency: string): number =>
  Math.ceil(minor / smallestAmount(currency)) * smallestAmount(currency);

/** The same, down. */
export const roundDown = (minor: number, currency: string): number =>
  Math.floor(minor / smallestAmount(currency)) * smallestAmount(currency);

/**
 * Only one pound and one euro are used here, so the symbol is enough in every language. Dollars and pesos include the
 * country.
 */
const unmistakable = new Set(['GBP', 'EUR']);

/**
 * Formats an amount for the locale. Whole amounts have no decimals unless the style is `exact`.
 *
 * @example formatMoney({ amountMinor: 3200, currency: 'GBP' }, 'en-GB') // £32
 */
export function formatMoney(money: Money, locale: string, style: 'short' | 'exact' = 'short'): string {
  const whole = money.amountMinor % 100 === 0;
  const digits = withoutDecimals.has(money.currency) || (style === 'short' && whole) ? 0 : 2;
  return formatterOf(`${locale} ${money.currency} ${digits}`).format(money.amountMinor / 100);
}

/** Price of one of `quantity` units that cost `total` together; with up to four decimals where it cannot be divided exactly. */
export function formatUnitPrice(total: Money, quantity: number, locale: string): string {
  const minor = total.amountMinor / quantity;
  if (Number.isInteger(minor)) return formatMoney({ ...total, amountMinor: minor }, locale, 'exact');
  return formatterOf(`${locale} ${total.currency} 2 4`).format(minor / 100);
}

/** Creating a formatter costs a hundred times as much as formatting. */
const formatterOf = memoize(100, (key) => {
  const [locale, currency = '', digits, most = digits] = key.split(' ');
  const places = { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(most) };
  const currencyDisplay = unmistakable.has(currency) ? 'narrowSymbol' : 'symbol';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...places });
});
