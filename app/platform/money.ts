import { remember } from './remember.ts';

/** An amount in the currency's minor unit (pence, cents, centavos) and its ISO 4217 code. */
export type Money = { amountMinor: number; currency: string };

/** Shown without decimals although they have a minor unit (Node would print `$ 85.000,00` for es-CO). */
const withoutDecimals = new Set(['COP']);
/** There is one pound and one euro here: their sign is enough in every language. Dollars and pesos say whose they are. */
const unmistakable = new Set(['GBP', 'EUR']);

/**
 * An amount as the region writes it. Whole amounts lose their zeros unless the style is `exact`.
 * @example formatMoney({ amountMinor: 3200, currency: 'GBP' }, 'en-GB') // £32
 */
export function formatMoney(money: Money, locale: string, style: 'short' | 'exact' = 'short'): string {
  const whole = money.amountMinor % 100 === 0;
  const digits = withoutDecimals.has(money.currency) || (style === 'short' && whole) ? 0 : 2;
  return formatterOf(`${locale} ${money.currency} ${digits}`).format(money.amountMinor / 100);
}

/** Making a formatter costs a hundred times what formatting does. */
const formatterOf = remember(100, (key) => {
  const [locale, currency = '', digits] = key.split(' ');
  const places = { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
  const currencyDisplay = unmistakable.has(currency) ? 'narrowSymbol' : 'symbol';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...places });
});
