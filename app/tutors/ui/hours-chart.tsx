import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { searchAddress, type TutorSearch } from '../model/search.ts';
import { cityOfZone, longDayOf } from '#app/platform/times.ts';

type HoursChartProps = {
  hours: readonly { time: string; count: number }[];
  /** In the visitor’s zone, `2026-11-24`. */
  day: string;
  search: TutorSearch;
};

/** Number of touch targets (24 px each) that fit on a 320 px screen. */
const FIT_A_PHONE = 11;

/** Number of free tutors at each hour of a day; each column links to a search for that hour. Phones show a long day in two rows. */
export function HoursChart({ hours, day, search }: HoursChartProps) {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const dayName = longDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' });
  const most = Math.max(1, ...hours.map(({ count }) => count));
  const inARow = {
    wide: hours.length,
    narrow: Math.ceil(hours.length / (hours.length > FIT_A_PHONE ? 2 : 1)),
  };
  return (
    <figure className="when">
      <figcaption>
        {t.rich('search.chart', {
          // Without a day the chart shows tomorrow.
          day: search.day ? dayName : t('search.tomorrow', { day: dayName }),
          minutes: search.minutes,
          b: (text) => <b>{text}</b>,
        })}
      </figcaption>
      {hours.length === 0 ? (
        <p className="muted">{t('search.chartEmpty')}</p>
      ) : (
        <ol
          className="hour-bars"
          style={{ '--wide': inARow.wide, '--narrow': inARow.narrow } as CSSProperties}
          aria-label={t('search.chartLabel', { day: dayName, city: cityOfZone(timeZone, state.locale) })}
        >
          {hours.map(({ time, count }) => {
            const chosen = search.day === day && search.time === time;
            return (
              <li key={time}>
                <Link
                  to={searchAddress({ ...search, day, time, shown: undefined })}
                  preventScrollReset
                  aria-current={chosen ? 'true' : undefined}
                  style={{ '--share': count / most } as CSSProperties}
                >
                  <span className="sr">{t('search.hour', { time, count })}</span>
                  <span className="n" aria-hidden="true">
                    {count}
                  </span>
                  <span className="bar" />
                  <span className="h" aria-hidden="true">
                    {time.slice(0, 2)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </figure>
  );
}
