import { useTranslations } from 'use-intl/react';
import type { Hours } from '../domain/hours-form.ts';
import { sessionMinutes, sessionTypes } from '#app/tutors/index.ts';

const choices = {
  bufferBefore: [0, 5, 10, 15, 20, 30, 45, 60],
  bufferAfter: [0, 10, 15, 20, 30, 45, 60],
  notice: [60, 120, 240, 720, 1440, 2880],
  windowDays: [14, 30, 60, 90, 120],
  dailyLimit: [1, 2, 3, 4, 5, 6, 8, 10],
} as const;
type Limit = keyof typeof choices;
const limits = Object.keys(choices) as Limit[];

/** Labels and values of limits and session types. */
export function useLimitTexts() {
  const t = useTranslations('tutorPages');
  const more = useTranslations('tutorHours');
  const nameOf = (limit: Limit | 'sessionTypes') => {
    if (limit === 'sessionTypes') return more('types');
    return limit === 'bufferBefore' ? more('bufferBefore') : t(`hours.limits.${limit}`);
  };
  const typeOf = (type: Hours['sessionTypes'][number]) =>
    t(`sessionTypes.${type}`, { minutes: sessionMinutes[type] });
  const text = {
    bufferBefore: (minutes: number) => t('hours.minutes', { minutes }),
    bufferAfter: (minutes: number) => t('hours.minutes', { minutes }),
    notice: (minutes: number) => t('hours.hoursBefore', { hours: minutes / 60 }),
    windowDays: (days: number) => t('hours.daysAhead', { days }),
    dailyLimit: (sessions: number) => t('hours.sessions', { sessions }),
  };
  const valueOf = (limit: Limit | 'sessionTypes', hours: Hours) =>
    limit === 'sessionTypes' ? hours.sessionTypes.map(typeOf).join(' · ') : text[limit](hours[limit]);
  return { nameOf, valueOf, typeOf, text };
}

type Editing = { hours: Hours; change: (hours: Hours) => void };

/** Buffers, notice, booking window, daily limit and session types. */
export function LimitFields({ hours, change }: Editing) {
  const { nameOf, text } = useLimitTexts();
  return (
    <>
      <div className="lim">
        {limits.map((limit) => {
          const values = [...new Set<number>([...choices[limit], hours[limit]])].sort((a, b) => a - b);
          return (
            <label key={limit} className="field">
              <span className="label">{nameOf(limit)}</span>
              <select
                id={`limit-${limit}`}
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
      <SessionTypes hours={hours} change={change} />
    </>
  );
}

function SessionTypes({ hours, change }: Editing) {
  const t = useTranslations('tutorHours');
  const { nameOf, typeOf } = useLimitTexts();
  const chosen = hours.sessionTypes;
  return (
    <fieldset className="field types" id="limit-types" tabIndex={-1} aria-describedby="types-note">
      <legend className="label">{nameOf('sessionTypes')}</legend>
      {sessionTypes.map((type) => (
        <label key={type} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            disabled={chosen.length === 1 && chosen.includes(type)}
            onChange={({ target }) =>
              change({
                ...hours,
                sessionTypes: sessionTypes.filter((each) =>
                  each === type ? target.checked : chosen.includes(each),
                ),
              })
            }
          />
          <span>{typeOf(type)}</span>
        </label>
      ))}
      <span className="help" id="types-note">
        {t('typesNote')}
      </span>
    </fieldset>
  );
}
