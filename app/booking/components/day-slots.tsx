import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { cityOfZone, longDayOf, sameClock, timeOf } from '#app/platform/times.ts';
import { type Tutor } from '#app/tutors/public.ts';

type DaySlotsProps = {
  tutor: Pick<Tutor, 'name' | 'city' | 'zone'>;
  /** On the visitor's calendar. */
  day: string;
  starts: readonly string[];
  chosen: string | undefined;
  /** The visitor's own hold: not free for others, so not among `starts` after a reload. */
  held: string | undefined;
  lost: string | undefined;
  busy: boolean;
  /** Whether other tutors may do as well. */
  others?: boolean;
  onChoose: (start: string) => void;
};

/** The free times of a day: the visitor's time first, the tutor's below it. A press holds the time. */
export function DaySlots(props: DaySlotsProps) {
  const { tutor, day, starts, chosen, held, lost, busy, others = false, onChoose } = props;
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const mine = { locale: state.locale, timeZone };
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  const own = [held, lost].filter((start) => start !== undefined && isOn(start, day, timeZone)) as string[];
  const shown = [...new Set([...starts, ...own])].sort();
  const first = shown[0];
  const search = new URLSearchParams({
    day,
    ...(first ? { time: halfHour(timeOf(first, { ...mine, locale: 'en-GB' })) } : {}),
  });
  const theirs = (start: string) =>
    sameClock(start, timeZone, tutor.zone)
      ? t('book.sameTime')
      : `${timeOf(start, { locale: state.locale, timeZone: tutor.zone })} ${tutor.city}`;
  return (
    <div className="day">
      <h3>{longDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' })}</h3>
      <p className="small muted">
        {t('book.zones', { city: cityOfZone(timeZone, state.locale), name: firstName, theirs: tutor.city })}
      </p>
      {shown.length === 0 && <p>{t('book.dayEmpty')}</p>}
      <div className="slots" role="group" aria-label={t('book.freeTimes')}>
        {shown.map((start) => (
          <button
            key={start}
            type="button"
            className="slot"
            aria-pressed={start === chosen}
            disabled={start === lost}
            aria-disabled={busy || undefined}
            onClick={() => !busy && start !== held && onChoose(start)}
          >
            <b>{timeOf(start, mine)}</b>
            <span>{start === lost ? t('book.justTaken') : theirs(start)}</span>
          </button>
        ))}
      </div>
      {others && (
        <p className="small other-tutors">
          <Link to={`/tutor?${search}`}>{t('book.otherTutors')}</Link>
        </p>
      )}
    </div>
  );
}

const isOn = (start: string, day: string, timeZone: string): boolean =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(start),
  ) === day;

/** `17:15` → `17:00`: the search asks in half hours. */
const halfHour = (time: string): string => `${time.slice(0, 3)}${Number(time.slice(3)) < 30 ? '00' : '30'}`;
