import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { rulesOn, type Hours } from '../domain/hours-form.ts';
import { minutesOf } from '#app/tutors/index.ts';
import { weekdayName, weekOf } from '#app/platform/times.ts';

const HOUR = 60;

/** A typical week: days as rows, hours from left to right. The list below has the same content as text. */
export function WeeklyHoursChart({ hours }: { hours: Hours }) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const first = Math.min(
    8 * HOUR,
    ...hours.rules.map(({ start }) => Math.floor(minutesOf(start) / HOUR) * HOUR),
  );
  const last = Math.max(19 * HOUR, ...hours.rules.map(({ end }) => Math.ceil(minutesOf(end) / HOUR) * HOUR));
  const share = (minutes: number) => `${(100 * (minutes - first)) / (last - first)}%`;
  const step = last - first > 12 * HOUR ? 3 : 2;
  const marks = Array.from(
    { length: Math.floor((last - first) / HOUR) + 1 },
    (_, at) => first / HOUR + at,
  ).filter((hour) => (hour - first / HOUR) % step === 0);
  return (
    <figure>
      <figcaption className="small muted">{t('hours.planTitle')}</figcaption>
      <div className="week-plan" role="img" aria-label={t('hours.planLabel')}>
        <div className="marks num" aria-hidden="true">
          {marks.map((hour) => (
            <span key={hour} style={{ left: share(hour * HOUR) }}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
        </div>
        {weekOf(state.locale).map((weekday) => (
          <div key={weekday} className="row" aria-hidden="true">
            <span className="d">{weekdayName(weekday, state.locale)}</span>
            <span className="line">
              {rulesOn(hours, weekday).map(({ start, end }) => (
                <i
                  key={`${start}${end}`}
                  style={{
                    left: share(minutesOf(start)),
                    width: `calc(${share(minutesOf(end))} - ${share(minutesOf(start))})`,
                  }}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
