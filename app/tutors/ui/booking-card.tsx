import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Tutor } from '../model/schemas.ts';
import { dayKeyOf, shortDayOf } from '#app/platform/times.ts';
import { sessionMinutes, sessionTypes } from '../domain/tutor.ts';
import { timesToShow } from '../domain/day-times.ts';
import { PageTime } from './page-time.tsx';
import { ZoneLine } from './zone-line.tsx';

type BookingCardProps = { tutor: Tutor; starts: readonly string[]; now: string; own: boolean };

const SHOWN_DAYS = 3;
const SHOWN_TIMES = 3;

/** Free times on the next three free days, prices, and a link to all times, or to edit them if `own`. */
export function BookingCard({ tutor, starts, now, own }: BookingCardProps) {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const days = [...Map.groupBy(starts, (start) => dayKeyOf(start, timeZone))].slice(0, SHOWN_DAYS);
  const today = dayKeyOf(now, timeZone);
  return (
    <aside className="bk card" aria-label={t('page.book', { name: tutor.name })}>
      <div>
        <h2>{t('page.someFree')}</h2>
        <ZoneLine />
      </div>
      {days.length === 0 && <p>{t('nothingFree')}</p>}
      {days.map(([day, times]) => (
        <div key={day}>
          <h3>
            {day === today ? t('today') : shortDayOf(times[0] ?? now, { locale: state.locale, timeZone })}
          </h3>
          <div className="slots">
            {timesToShow(times, SHOWN_TIMES, timeZone).map((start) => (
              <PageTime key={start} start={start} tutor={tutor} own={own} bare />
            ))}
          </div>
        </div>
      ))}
      <dl className="pr num">
        {sessionTypes.map((type) => {
          const price = tutor.prices[type];
          return (
            price && (
              <div key={type}>
                <dt>{t(`sessionTypes.${type}`, { minutes: sessionMinutes[type] })}</dt>
                <dd>{formatMoney(price, state.locale)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {own ? (
        <Link className="btn btn-secondary btn-lg btn-block" to="/dashboard/availability">
          {t('page.ownHours')}
        </Link>
      ) : (
        <Link className="btn btn-primary btn-lg btn-block" to={`/book?tutor=${tutor.slug}`}>
          {t('page.allTimes')}
        </Link>
      )}
      <p className="small muted">{t('page.cancel', { hours: tutor.cancellationHours })}</p>
    </aside>
  );
}
