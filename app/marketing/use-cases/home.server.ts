import { formatMoney } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { lowestPrice } from '#app/pricing/index.server.ts';
import { formulaHtml } from '#app/ui/formula.server.ts';

/** The formulas of the home page, rendered once per process. */
const sources = {
  stuck: 'x^2-6x+5=0',
  rootOne: 'x=1',
  rootTwo: 'x=5',
  line1: '3(x-2)=9',
  line2: '3x-2=9',
  line3: '3x-6=9',
} as const;

export type HomeFormulas = Record<keyof typeof sources, string>;

export const homeFormulas = (): HomeFormulas =>
  Object.fromEntries(
    Object.entries(sources).map(([key, latex]) => [key, formulaHtml(latex)]),
  ) as HomeFormulas;

/** The lowest prices of the three kinds of session, in words of the locale. */
export const homePrices = (currency: Currency, locale: string) => ({
  trial: formatMoney(lowestPrice('trial', currency), locale),
  session: formatMoney(lowestPrice('session', currency), locale),
  deep: formatMoney(lowestPrice('deep', currency), locale),
});
export type HomePrices = ReturnType<typeof homePrices>;
