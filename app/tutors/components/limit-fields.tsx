import { useTranslations } from 'use-intl/react';
import type { Hours } from '../availability/hours-form.ts';

const choices = {
  bufferAfter: [0, 10, 15, 20, 30, 45, 60],
  notice: [60, 120, 240, 720, 1440, 2880],
  windowDays: [14, 30, 60, 90, 120],
  dailyLimit: [1, 2, 3, 4, 5, 6, 8, 10],
} as const;

/** Pause, notice, booking window and daily limit. */
export function LimitFields({ hours, change }: { hours: Hours; change: (hours: Hours) => void }) {
  const t = useTranslations('tutorPages');
  const text = {
    bufferAfter: (minutes: number) => t('hours.minutes', { minutes }),
    notice: (minutes: number) => t('hours.hoursBefore', { hours: minutes / 60 }),
    windowDays: (days: number) => t('hours.daysAhead', { days }),
    dailyLimit: (sessions: number) => t('hours.sessions', { sessions }),
  };
  return (
    <div className="lim">
      {(Object.keys(choices) as (keyof typeof choices)[]).map((limit) => {
        const values = [...new Set<number>([...choices[limit], hours[limit]])].sort((a, b) => a - b);
        return (
          <label key={limit} className="field">
            <span className="label">{t(`hours.limits.${limit}`)}</span>
            <select
              className="input"
              value={hours[limit]}
              onChange={(event) => change({ ...hours, [limit]: Number(event.target.value) })}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {text[limit](value)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
