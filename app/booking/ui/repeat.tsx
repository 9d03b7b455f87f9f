import { useTranslations } from 'use-intl/react';
import type { Choice } from '../model/choice.ts';
import { MOST_TIMES } from '../model/choice.ts';

type RepeatProps = { choice: Choice; onChange: (next: Pick<Choice, 'every' | 'times'>) => void };

/** Once, weekly or every second week, and the number of sessions. */
export function Repeat({ choice, onChange }: RepeatProps) {
  const t = useTranslations('bookChanges.repeat');
  const { every, times } = choice;
  return (
    <fieldset className="block repeat">
      <legend>{t('title')}</legend>
      <div className="repeat-row">
        <label className="field">
          <span className="label">{t('how')}</span>
          <select
            className="input"
            value={every ?? 0}
            onChange={(event) => onChange({ every: everyOf(event.target.value), times })}
          >
            <option value={0}>{t('once')}</option>
            <option value={1}>{t('weekly')}</option>
            <option value={2}>{t('everySecond')}</option>
          </select>
        </label>
        {every && (
          <label className="field">
            <span className="label">{t('times')}</span>
            <select
              className="input"
              value={times}
              onChange={(event) => onChange({ every, times: Number(event.target.value) })}
            >
              {Array.from({ length: MOST_TIMES - 1 }, (_, index) => (
                <option key={index} value={index + 2}>
                  {t('count', { count: index + 2 })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

const everyOf = (value: string): Choice['every'] => (value === '1' ? 1 : value === '2' ? 2 : undefined);
