import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Booking } from '#app/booking/index.ts';
import { dayKeyOf, longDayOf, type LocaleAndZone, shortDayOf, timeOf } from '#app/platform/times.ts';
import { ArrowIcon, BackIcon } from '#app/ui/icons.tsx';
import { type OwnAvailability, minutesOf } from '#app/tutors/index.ts';
import { dayPlan, type DayPlan, dayAfter, weekDaysOf } from '../domain/week-days.ts';

type Props = {
  sessions: readonly Booking[];
  hours: OwnAvailability;
  nameOf(booking: Booking): string;
  place: LocaleAndZone;
};

const HOUR = 60;
/** Hours always shown. */
const DAYTIME = { from: 8 * HOUR, to: 19 * HOUR };

/** A concrete week: open hours including exceptions, and the sessions. The week is stored in the URL. */
export function Week({ sessions, hours: own, nameOf, place }: Props) {
  const t = useTranslations('tutorDesk.week');
  const [parameters] = useSearchParams();
  const today = dayKeyOf(new Date(), place.timeZone);
  const asked = parameters.get('week') ?? '';
  const days = weekDaysOf(isDate(asked) ? asked : today, place.locale);
  const [first = today] = days;
  const shown = days.map((day) => ({
    day,
    plan: dayPlan(own, day),
    sessions: sessions.filter(({ start }) => dayKeyOf(start, place.timeZone) === day),
  }));
  const hours = hoursOf(shown, place);
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
      <div className="week-marks num" aria-hidden="true">
        {marksOf(hours).map((hour) => (
          <span key={hour} style={{ left: `${shareOf(hour * HOUR - hours.from, hours)}%` }}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      <ol className="week-rows">
        {shown.map((row) => (
          <li key={row.day} className={row.day === today ? 'is-today' : ''}>
            <span className="d num">
              {shortDayOf(`${row.day}T12:00:00Z`, { ...place, timeZone: 'UTC' })}
              {row.plan.differs && <i>{t(row.plan.differs)}</i>}
            </span>
            <div className="line">
              <Open plan={row.plan} hours={hours} place={place} />
              {row.sessions.length === 0 && <span className="sr">{t('nothing')}</span>}
              {row.sessions.map((booking) => (
                <Block key={booking.id} booking={booking} who={nameOf(booking)} place={place} hours={hours} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

type Hours = { from: number; to: number };
/** Full hours labelled in the plan, spaced to stay readable. */
function marksOf({ from, to }: Hours): number[] {
  const step = to - from > 12 * HOUR ? 3 : 2;
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from / HOUR + at);
  return hours.filter((_, at) => at % step === 0);
}

const shareOf = (minutes: number, { from, to }: Hours) => (100 * minutes) / (to - from);

/** Open hours of a date: drawn on wide screens, as text on phones and for screen readers. */
function Open({ plan, hours, place }: { plan: DayPlan; hours: Hours; place: LocaleAndZone }) {
  const t = useTranslations('tutorDesk.week');
  const clock = (minutes: number) => timeOf(new Date(minutes * 60_000), { ...place, timeZone: 'UTC' });
  const spans = plan.open.map(({ start, end }) => `${clock(start)}–\u2060${clock(end)}`).join(', ');
  const note = plan.note === '' ? 'none' : plan.note;
  return (
    <>
      {plan.open.map(({ start, end }) => (
        <i
          key={start}
          className="open"
          aria-hidden="true"
          style={{ left: `${shareOf(start - hours.from, hours)}%`, width: `${shareOf(end - start, hours)}%` }}
        />
      ))}
      {(spans !== '' || plan.note !== '') && (
        <span className={`words small muted num ${spans === '' ? 'noted' : ''}`}>
          {spans === '' ? plan.note : t('open', { spans, note })}
        </span>
      )}
    </>
  );
}

type BlockProps = { booking: Booking; who: string; place: LocaleAndZone; hours: Hours };

function Block({ booking, who, place, hours }: BlockProps) {
  const t = useTranslations('tutorDesk.week');
  const { start, end, id } = booking;
  const from = wall(start, place);
  return (
    <Link
      className="block num"
      to={`/tutor-dashboard?session=${id}`}
      style={{ left: `${shareOf(from - hours.from, hours)}%`, width: `${shareOf(booking.minutes, hours)}%` }}
    >
      <b>{timeOf(start, place)}</b> <span className="n">{who}</span>
      <span className="sr">, {t('until', { time: timeOf(end, place) })}</span>
    </Link>
  );
}

const wall = (instant: string, place: LocaleAndZone) =>
  minutesOf(timeOf(instant, { locale: 'en-GB', timeZone: place.timeZone }));

function hoursOf(
  days: readonly { plan: DayPlan; sessions: readonly Booking[] }[],
  place: LocaleAndZone,
): Hours {
  const sessions = days.flatMap((day) => day.sessions);
  const open = days.flatMap((day) => day.plan.open);
  const starts = [...sessions.map(({ start }) => wall(start, place)), ...open.map(({ start }) => start)];
  const ends = [
    ...sessions.map(({ start, minutes }) => wall(start, place) + minutes),
    ...open.map(({ end }) => end),
  ];
  return {
    from: Math.floor(Math.min(DAYTIME.from, ...starts) / HOUR) * HOUR,
    to: Math.min(24 * HOUR, Math.ceil(Math.max(DAYTIME.to, ...ends) / HOUR) * HOUR),
  };
}
