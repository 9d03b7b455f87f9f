import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { weekdayName, weekOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';

type Props = { weekday: number; onCopy: (to: number[]) => void; onCancel: () => void };

/** Copies the hours of one weekday to others. */
export function CopyForm({ weekday, onCopy, onCancel }: Props) {
  const t = useTranslations('tutorHours');
  const pages = useTranslations('tutorPages');
  const { state } = usePreferences();
  const [days, setDays] = useState<number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const copy = (event: FormEvent) => {
    event.preventDefault();
    if (days.length > 0) onCopy(days);
  };
  return (
    <form ref={form} className="copy-form" onSubmit={copy}>
      <fieldset>
        <legend className="small">{t('copyTo', { day: weekdayName(weekday, state.locale) })}</legend>
        {weekOf(state.locale)
          .filter((each) => each !== weekday)
          .map((each) => (
            <label key={each} className="check">
              <input
                type="checkbox"
                checked={days.includes(each)}
                onChange={({ target }) =>
                  setDays(target.checked ? [...days, each] : days.filter((one) => one !== each))
                }
              />
              <span>{weekdayName(each, state.locale)}</span>
            </label>
          ))}
      </fieldset>
      <span className="help">{t('copyNote')}</span>
      <span className="acts">
        <button className="btn btn-secondary btn-sm" disabled={days.length === 0}>
          {t('copyDo')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
          {pages('cancel')}
        </button>
      </span>
    </form>
  );
}
