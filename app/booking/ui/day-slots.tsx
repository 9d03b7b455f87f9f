import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, cityOfZone, clearTimeOf, longDayOf, sameClock, timeOf } from '#app/platform/times.ts';
import type { Tutor } from '#app/tutors/index.ts';
import { isNight } from '#app/tutors/index.ts';
import type { LostTime } from './use-holding.ts';

type DaySlotsProps = {
  tutor: Pick<Tutor, 'name' | 'city' | 'zone'>;
  /** In the visitor’s time zone. */
  day: string;
  starts: readonly string[];
  chosen: string | undefined;
  /** The visitor’s own hold; after a reload it is missing from `starts`, because it is not free. */
  held: string | undefined;
  lost: Pick<LostTime, 'start' | 'code'> | null;
  busy: boolean;
  /** Shown when no time is free. */
  empty?: string;
  /** Whether to suggest other tutors. */
  others?: boolean;
  onChoose: (start: string) => void;
};

/** Free times of a day in the visitor’s zone, with the tutor’s time below. Night times are collapsed. A press selects the time. */
export function DaySlots(props: DaySlotsProps) {
  const { tutor, day, starts, chosen, held, lost, empty, others = false } = props;
  const t = useTranslations('bookPages');
  const pages = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const options = { locale: state.locale, timeZone };
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  const own = [held, lost?.start].filter(
    (start) => start !== undefined && isOn(start, day, timeZone),
  ) as string[];
  const shown = [...new Set([...starts, ...own])].sort();
  const [byDay, atNight] = [false, true].map((night) =>
    shown.filter((start) => isNight(start, timeZone) === night),
  ) as [string[], string[]];
  const first = byDay[0] ?? shown[0];
  // Stated once instead of under each time.
  const same = shown.length > 0 && shown.every((start) => sameClock(start, timeZone, tutor.zone));
  const city = cityOfZone(timeZone, state.locale);
  const search = new URLSearchParams({
    day,
    ...(first ? { time: halfHour(timeOf(first, { ...options, locale: 'en-GB' })) } : {}),
  });
  const needed = byDay.length === 0 || atNight.some((start) => start === chosen || start === lost?.start);
  return (
    <div className="day">
      <h3>{longDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' })}</h3>
      <p className="small muted">
        {same
          ? t('book.sameClock', { name: firstName, city })
          : pages('times.zones', { city, name: firstName, theirs: cityName(tutor.city, state.locale) })}
      </p>
      {shown.length === 0 && <p>{empty ?? t('book.dayEmpty')}</p>}
      {byDay.length > 0 && <Slots {...props} bare={same} shown={byDay} label={t('book.freeTimes')} />}
      {atNight.length > 0 && (
        <details className="night" key={day} open={needed}>
          <summary>{pages('times.night', { count: atNight.length })}</summary>
          <Slots
            {...props}
            bare={same}
            shown={atNight}
            label={pages('times.night', { count: atNight.length })}
          />
        </details>
      )}
      {others && (
        <p className="small other-tutors">
          <Link to={`/tutor?${search}`}>{t('book.otherTutors')}</Link>
        </p>
      )}
    </div>
  );
}

/** `bare` hides the tutor’s time where both are the same. */
type SlotsProps = DaySlotsProps & { shown: readonly string[]; label: string; bare: boolean };

function Slots({ tutor, shown, label, bare, chosen, held, lost, busy, onChoose }: SlotsProps) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const tutorTimeOf = (start: string) =>
    sameClock(start, timeZone, tutor.zone)
      ? t('book.sameTime')
      : `${clearTimeOf(start, { locale: state.locale, timeZone: tutor.zone })} ${cityName(tutor.city, state.locale)}`;
  return (
    <div className="slots" role="group" aria-label={label}>
      {shown.map((start) => (
        <button
          key={start}
          type="button"
          className="slot"
          aria-pressed={start === chosen}
          disabled={start === lost?.start}
          aria-disabled={busy || undefined}
          onClick={() => !busy && start !== held && onChoose(start)}
        >
          <b>{clearTimeOf(start, { locale: state.locale, timeZone })}</b>
          {start === lost?.start ? (
            <span>{t(lost.code === 'slot_taken' ? 'book.justTaken' : 'book.notBookable')}</span>
          ) : (
            !bare && <span>{tutorTimeOf(start)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

const isOn = (start: string, day: string, timeZone: string): boolean =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(start),
  ) === day;

/** `17:15` → `17:00`: the search works in half hours. */
const halfHour = (time: string): string => `${time.slice(0, 3)}${Number(time.slice(3)) < 30 ? '00' : '30'}`;
