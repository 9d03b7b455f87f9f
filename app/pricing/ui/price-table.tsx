import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { currencies, type Currency, type Locale, usePreferences } from '#app/preferences/index.ts';
import { lowestPrice, plans } from '../domain/price-book.ts';

/** Each list uses the number format of its own region, or the visitor’s where it fits. */
const regionOf: Record<Currency, Locale> = { GBP: 'en-GB', EUR: 'fr-FR', USD: 'en-US', COP: 'es-CO' };

/** All price lists side by side, the selected one in bold. Below 600 px each plan is a block. */
export function PriceTable({ currency }: { currency: Currency }) {
  const t = useTranslations('pricing');
  const { state } = usePreferences();
  const names = {
    trial: [t('trial'), t('book.trial')],
    session: [t('book.sessionName'), t('book.session')],
    deep: [t('book.deepName'), t('book.deep')],
    five: [t('five'), t('book.five')],
  } as const;
  const write = (code: Currency, plan: (typeof plans)[number]) =>
    formatMoney(lowestPrice(plan, code), code === state.currency ? state.locale : regionOf[code]);
  return (
    <table className="table price-table num">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('book.what')}</span>
          </th>
          {currencies.map((code) => (
            <th key={code} scope="col" className="r" aria-current={code === currency ? 'true' : undefined}>
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan}>
            <th scope="row">
              <b>{names[plan][0]}</b> <span>{names[plan][1]}</span>
            </th>
            {currencies.map((code) => (
              <td key={code} className={`r ${code === currency ? 'is-on' : ''}`} data-currency={code}>
                {write(code, plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
