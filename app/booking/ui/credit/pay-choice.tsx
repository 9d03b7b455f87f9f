import { useTranslations } from 'use-intl/react';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { type CreditChoice, type CreditOption, isOneCreditEach } from './use-credit.ts';
import { dayWithYear } from '../../domain/day-with-year.ts';

type PayChoiceProps = { credit: CreditChoice; price: Money; card: boolean; sessions?: number };

/** Choice between credits, credits with a difference in money, and money, for users with credits. */
export function PayChoice({ credit, price, card, sessions = 1 }: PayChoiceProps) {
  const t = useTranslations('bookCredit');
  const { state, timeZone } = usePreferences();
  const nameOf = (option: CreditOption): string => {
    if (isOneCreditEach(option, sessions))
      return sessions === 1
        ? t('use', { count: Math.max(1, credit.credits) })
        : t('useAll', { count: sessions });
    const halves = { halves: option.halvesInAll, credits: option.halvesInAll / 2 };
    return option.difference.amountMinor === 0
      ? t('only', halves)
      : t('with', {
          ...halves,
          price: formatMoney(option.difference, state.locale, 'exact'),
          by: card ? 'card' : 'invoice',
        });
  };
  if (credit.options.length === 0) return null;
  const choices = [
    ...credit.options.toReversed().map((option) => ({ option, name: nameOf(option) })),
    { option: null, name: t('otherwise', { price: formatMoney(price, state.locale, 'exact') }) },
  ];
  const isChosen = (option: CreditOption | null) => option?.halves === credit.option?.halves;
  return (
    <fieldset className="field" aria-describedby="credit-until">
      <legend className="label">{t('how')}</legend>
      <div className="chips">
        {choices.map(({ option, name }) => (
          <label key={name} className={`chip ${isChosen(option) ? 'is-on' : ''}`}>
            <input
              className="sr"
              type="radio"
              name="pay"
              checked={isChosen(option)}
              onChange={() => credit.choose(option)}
            />
            {name}
          </label>
        ))}
      </div>
      {credit.option && (
        <p className="small muted" id="credit-until">
          {t('until', { day: dayWithYear(credit.option.expiresAt, { locale: state.locale, timeZone }) })}
        </p>
      )}
    </fieldset>
  );
}
