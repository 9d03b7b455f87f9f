import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { lastBookableDay } from '../domain/availability/booking-window.ts';
import { firstGoodDay, isNight } from '../domain/day-times.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { cityName, cityOfZone, dayKeyOf, longDayOf, sameClock } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Tutor } from '../model/schemas.ts';
import { OwnHours, PageTime } from './page-time.tsx';

type FreeCalendarProps = { tutor: Tutor; starts: readonly string[]; now: string; own: boolean };

/** Free times by month: a day shows its times, which link to booking unless they are `own`. The day is stored in the URL. */
export function FreeCalendar({ tutor, starts, now, own }: FreeCalendarProps) {
  const t = useTranslations('tutorPages');
  const { timeZone } = usePreferences();
  const [parameters, setParameters] = useSearchParams();
  const byDay = Map.groupBy(starts, (start) => dayKeyOf(start, timeZone));
  const requested = parameters.get('day') ?? '';
  const day = byDay.has(requested) ? requested : firstGoodDay(byDay, timeZone);
  const choose = (chosen: string) =>
    setParameters({ day: chosen }, { replace: true, preventScrollReset: true });
  return (
    <section className="sec" aria-labelledby="free">
      <h2 id="free">{t('page.free')}</h2>
      {day === undefined ? (
        <p>{t('nothingFree')}</p>
      ) : (
        <div className="when">
          <MonthCalendar
            free={[...byDay.keys()]}
            chosen={day}
            today={dayKeyOf(now, timeZone)}
            until={lastBookableDay(tutor, now, timeZone)}
            onChoose={choose}
          />
          <DayTimes key={day} tutor={tutor} day={day} starts={byDay.get(day) ?? []} own={own} />
        </div>
      )}
    </section>
  );
}

type DayTimesProps = { tutor: Tutor; day: string; starts: readonly string[]; own: boolean };

function DayTimes({ tutor, day, starts, own }: DayTimesProps) {
  const page = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const atNight = starts.filter((start) => isNight(start, timeZone));
  const byDay = starts.filter((start) => !atNight.includes(start));
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  // Stated once instead of under each time.
  const same = starts.every((start) => sameClock(start, timeZone, tutor.zone));
  const links = (shown: readonly string[]) => (
    <div className="slots">
      {shown.map((start) => (
        <PageTime key={start} start={start} tutor={tutor} own={own} bare={same} />
      ))}
    </div>
  );
  return (
    <div className="day">
      <h3>{longDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' })}</h3>
      {own ? (
        <OwnHours />
      ) : (
        <p className="small muted">
          {same
            ? page('sameClock', { name: firstName })
            : page('times.zones', {
                city: cityOfZone(timeZone, state.locale),
                name: firstName,
                theirs: cityName(tutor.city, state.locale),
              })}
        </p>
      )}
      {byDay.length > 0 && links(byDay)}
      {atNight.length > 0 && (
        <details className="night" open={byDay.length === 0}>
          <summary>{page('times.night', { count: atNight.length })}</summary>
          {links(atNight)}
        </details>
      )}
    </div>
  );
}
