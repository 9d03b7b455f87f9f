import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Booking } from '#app/booking/public.ts';
import { dayKeyOf, longDayOf, type Place, shortDayOf, timeOf } from '#app/platform/times.ts';
import { ArrowIcon, BackIcon } from '#app/ui/icons.tsx';
import { dayAfter, minutesOf, weekDaysOf } from '../week-days.ts';

type Props = { sessions: readonly Booking[]; nameOf(booking: Booking): string; place: Place };

const HOUR = 60;
/** Hours that are shown in any case. */
const DAYTIME = { from: 8 * HOUR, to: 19 * HOUR };

/** A week of sessions: days are rows, hours run to the right. Which week stands in the address. */
export function Week({ sessions, nameOf, place }: Props) {
  const t = useTranslations('tutorDesk.week');
  const [parameters] = useSearchParams();
  const today = dayKeyOf(new Date(), place.timeZone);
  const asked = parameters.get('week') ?? '';
  const days = weekDaysOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today, place.locale);
  const [first = today] = days;
  const shown = days.map((day) => ({
    day,
    sessions: sessions.filter(({ start }) => dayKeyOf(start, place.timeZone) === day),
  }));
  const hours = hoursOf(
    shown.flatMap((row) => row.sessions),
    place,
  );
  const to = (week: string) => {
    const next = new URLSearchParams(parameters);
    next.set('week', week);
    return `?${next}`;
  };
  return (
    <section className="desk-week" aria-labelledby="week">
      <div className="week-h">
        <h2 id="week">
          {t('title', { day: longDayOf(`${first}T12:00:00Z`, { ...place, timeZone: 'UTC' }) })}
        </h2>
        <div className="acts">
          <Link className="icon-btn" to={to(dayAfter(first, -7))} preventScrollReset aria-label={t('before')}>
            <BackIcon />
          </Link>
          <Link className="icon-btn" to={to(dayAfter(first, 7))} preventScrollReset aria-label={t('after')}>
            <ArrowIcon />
          </Link>
        </div>
      </div>
      <p className="small muted">{t('hint')}</p>
      <ol className="week-rows">
        {shown.map((row) => (
          <li key={row.day} className={row.day === today ? 'is-today' : ''}>
            <span className="d num">{shortDayOf(`${row.day}T12:00:00Z`, { ...place, timeZone: 'UTC' })}</span>
            <span className="line">
              {row.sessions.length === 0 && <span className="sr">{t('nothing')}</span>}
              {row.sessions.map((booking) => (
                <Block key={booking.id} booking={booking} who={nameOf(booking)} place={place} hours={hours} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Hours = { from: number; to: number };
type BlockProps = { booking: Booking; who: string; place: Place; hours: Hours };

function Block({ booking, who, place, hours }: BlockProps) {
  const t = useTranslations('tutorDesk.week');
  const { start, end, id } = booking;
  const from = wall(start, place);
  const share = (minutes: number) => (100 * minutes) / (hours.to - hours.from);
  return (
    <Link
      className="block num"
      to={`/tutor-dashboard?session=${id}`}
      style={{ left: `${share(from - hours.from)}%`, width: `${share(booking.minutes)}%` }}
    >
      <b>{timeOf(start, place)}</b> <span className="n">{who}</span>
      <span className="sr">, {t('until', { time: timeOf(end, place) })}</span>
    </Link>
  );
}

const wall = (instant: string, place: Place) =>
  minutesOf(timeOf(instant, { locale: 'en-GB', timeZone: place.timeZone }));

function hoursOf(sessions: readonly Booking[], place: Place): Hours {
  const starts = sessions.map(({ start }) => wall(start, place));
  const ends = sessions.map(({ start, minutes }) => wall(start, place) + minutes);
  return {
    from: Math.floor(Math.min(DAYTIME.from, ...starts) / HOUR) * HOUR,
    to: Math.min(24 * HOUR, Math.ceil(Math.max(DAYTIME.to, ...ends) / HOUR) * HOUR),
  };
}
