import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { sessionMinutes, sessionTypes, type Tutor } from '#app/tutors/index.ts';
import type { Choice } from '../model/choice.ts';

type LengthsProps = {
  tutor: Tutor;
  minutes: Choice['minutes'];
  onChange: (minutes: Choice['minutes']) => void;
};

/** Trial, standard or long session with the tutor’s prices. */
export function Lengths({ tutor, minutes, onChange }: LengthsProps) {
  const t = useTranslations('bookPages');
  const { state } = usePreferences();
  return (
    <fieldset className="block">
      <legend>{t('book.howLong')}</legend>
      <div className="kinds">
        {sessionTypes.map((type) => {
          const price = tutor.prices[type];
          if (!price) return null;
          return (
            <label key={type} className="kind">
              <input
                type="radio"
                name="length"
                checked={sessionMinutes[type] === minutes}
                onChange={() => onChange(sessionMinutes[type])}
              />
              <span>
                <b>{t(`types.${type}`)}</b>
                <small>{t(`typeNotes.${type}`)}</small>
              </span>
              <span className="num">{formatMoney(price, state.locale)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
