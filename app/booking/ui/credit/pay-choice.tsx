import { useTranslations } from 'use-intl/react';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { CreditChoice } from './use-credit.ts';
import { dayWithYear } from '../../domain/day-with-year.ts';

type PayChoiceProps = { credit: CreditChoice; price: Money; sessions?: number };

/** Choice between credit and money, for users with valid credits. */
export function PayChoice({ credit, price, sessions = 1 }: PayChoiceProps) {
  const t = useTranslations('bookCredit');
  const { state, timeZone } = usePreferences();
  if (credit.credits === 0) return null;
  const choices = [
    {
      credit: true,
      name: sessions === 1 ? t('use', { count: credit.credits }) : t('useAll', { count: sessions }),
    },
    { credit: false, name: t('otherwise', { price: formatMoney(price, state.locale, 'exact') }) },
  ];
  return (
    <fieldset className="field" aria-describedby="credit-until">
      <legend className="label">{t('how')}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.name} className={`chip ${choice.credit === credit.chosen ? 'is-on' : ''}`}>
            <input
              className="sr"
              type="radio"
              name="pay"
              checked={choice.credit === credit.chosen}
              onChange={() => credit.choose(choice.credit)}
            />
            {choice.name}
          </label>
        ))}
      </div>
      {credit.chosen && credit.expiresAt && (
        <p className="small muted" id="credit-until">
          {t('until', { day: dayWithYear(credit.expiresAt, { locale: state.locale, timeZone }) })}
        </p>
      )}
    </fieldset>
  );
}
