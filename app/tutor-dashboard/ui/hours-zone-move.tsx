import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/index.ts';
import { dayKeyOf, longDayOf, shortDayOf, spanOf, timeOf, weekdayName } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Hours } from '../domain/hours-form.ts';
import { useTutorTarget } from './tutor-target-context.ts';
import type { AvailabilityPreview, OwnAvailability } from '#app/tutors/index.ts';

type Props = { saved: OwnAvailability; hours: Hours; preview: AvailabilityPreview };

/** Effects of a new zone on the week and the free times of two weeks; booked sessions do not move. */
export function HoursZoneMove(props: Props) {
  const t = useTranslations('tutorHours');
  return (
    <div className="zone-move" role="group" aria-label={t('zone.moves')}>
      <Week {...props} />
      <Free {...props} />
      <Booked {...props} />
    </div>
  );
}

function usePlaces({ saved, hours }: Pick<Props, 'saved' | 'hours'>) {
  const { state } = usePreferences();
  return {
    from: { locale: state.locale, timeZone: saved.zone },
    to: { locale: state.locale, timeZone: hours.zone },
    cities: { from: saved.city, to: hours.city.trim() || hours.zone },
  };
}

function Week(props: Props) {
  const t = useTranslations('tutorHours');
  const { from, to, cities } = usePlaces(props);
  if (props.preview.week.length === 0) return null;
  return (
    <div>
      <h3>{t('zone.moves')}</h3>
      <p className="muted">{t('zone.week')}</p>
      <table className="moved num">
        <thead>
          <tr>
            <th scope="col">{t('zone.day')}</th>
            <th scope="col">{t('zone.until', { city: cities.from })}</th>
            <th scope="col">{t('zone.later', { city: cities.to })}</th>
          </tr>
        </thead>
        <tbody>
          {props.preview.week.map(({ weekday, before, after }) => (
            <tr key={before.start}>
              <th scope="row">{weekdayName(weekday, from.locale)}</th>
              <td data-label={t('zone.before')}>
                {spanOf(before.start, before.end, from)}
                <span className="small muted">
                  {t('zone.is', { span: spanOf(before.start, before.end, to), city: cities.to })}
                </span>
              </td>
              <td data-label={t('zone.after')}>
                {spanOf(after.start, after.end, to)}
                <span className="small muted">
                  {t('zone.is', { span: spanOf(after.start, after.end, from), city: cities.from })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Per day in the new zone: number of free times and their range, before and after. */
function Free(props: Props) {
  const t = useTranslations('tutorHours');
  const { to, cities } = usePlaces(props);
  const { days, before, after } = props.preview.free;
  const byDay = (starts: readonly string[]) => Map.groupBy(starts, (start) => dayKeyOf(start, to.timeZone));
  const [old, next] = [byDay(before), byDay(after)];
  const dates = [...new Set([...old.keys(), ...next.keys()])].sort();
  const text = (starts: readonly string[] = []) => {
    const [first = ''] = starts;
    const last = starts.at(-1) ?? '';
    const span = starts.length > 1 ? spanOf(first, last, to) : starts.length === 1 ? timeOf(first, to) : '';
    return t('zone.times', { count: starts.length, span });
  };
  return (
    <details>
      <summary>
        {t('zone.freeTitle', { days, city: cities.to })} ({t('zone.before')} {before.length},{' '}
        {t('zone.after')} {after.length})
      </summary>
      <table className="moved num">
        <thead>
          <tr>
            <th scope="col">{t('zone.day')}</th>
            <th scope="col">{t('zone.before')}</th>
            <th scope="col">{t('zone.after')}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => (
            <tr key={date}>
              <th scope="row">{shortDayOf(`${date}T12:00:00Z`, { ...to, timeZone: 'UTC' })}</th>
              <td data-label={t('zone.before')}>{text(old.get(date))}</td>
              <td data-label={t('zone.after')}>{text(next.get(date))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Booked(props: Props) {
  const t = useTranslations('tutorHours');
  const { from, to, cities } = usePlaces(props);
  const { own } = useTutorTarget();
  const { data: bookings = [] } = useQuery({ ...bookingsQuery('tutor'), enabled: own });
  const now = new Date();
  const coming = bookings
    .filter(({ state, end }) => state === 'confirmed' && new Date(end) > now)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  // For a founder, the cached sessions are not those of the edited tutor.
  if (coming.length === 0 || !own) return null;
  const outside = new Set(props.preview.stranded.map(({ id }) => id));
  const at = (start: string, place: typeof from) => `${longDayOf(start, place)}, ${timeOf(start, place)}`;
  return (
    <div>
      <h3>{t('zone.booked')}</h3>
      <ul className="kept num">
        {coming.map(({ id, start, learner }) => (
          <li key={id}>
            {learner ?? t('stranded.learner')}:{' '}
            {t('zone.both', {
              before: at(start, from),
              after: at(start, to),
              from: cities.from,
              to: cities.to,
            })}{' '}
            {outside.has(id) && <span className="tag tag-warning">{t('zone.outside')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
