import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { firstWeekday, longDayOf } from '#app/platform/times.ts';
import { Stroke } from '#app/ui/stroke.tsx';
import { dayAfterKey, shiftMonth, weeksOf } from '../domain/month.ts';

type MonthCalendarProps = {
  /** Dates with free times in the visitor’s zone, ascending. */
  free: readonly string[];
  chosen: string | undefined;
  today: string;
  /** The last date of the booking window; later ones are not open yet. */
  until: string;
  onChoose: (day: string) => void;
};

/**
 * Month grid; days with free times are buttons. One tab stop: arrow keys move between free days (up and down by a week), Page Up and Page
 * Down change the month.
 */
export function MonthCalendar({ free, chosen, today, until, onChoose }: MonthCalendarProps) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const [shown, setShown] = useState<string | null>(null);
  const month = shown ?? (chosen ?? free[0] ?? today).slice(0, 7);
  const table = useRef<HTMLTableElement>(null);
  const [first, last] = [today.slice(0, 7), until.slice(0, 7)];
  const inMonth = free.filter((day) => day.startsWith(month));
  const stop = chosen && inMonth.includes(chosen) ? chosen : inMonth[0];
  const title = (of: string) =>
    new Intl.DateTimeFormat(state.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${of}-15`),
    );

  const stateOf = (day: string) => {
    if (free.includes(day)) return 'free';
    if (day < today) return 'past';
    return day > until ? 'notOpenYet' : 'notFree';
  };
  const move = (event: KeyboardEvent, day: string) => {
    const target = dayAfterKey(event.key, day, free);
    if (!target) return;
    event.preventDefault();
    setShown(target.slice(0, 7));
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLButtonElement>(`[data-day="${target}"]`)?.focus(),
    );
  };
  return (
    <div>
      <div className="cal-head">
        <h3 aria-live="polite">{title(month)}</h3>
        <div className="cal-turn">
          <Turn
            month={shiftMonth(month, -1)}
            disabled={month <= first}
            title={title}
            onTurn={setShown}
            back
          />
          <Turn month={shiftMonth(month, 1)} disabled={month >= last} title={title} onTurn={setShown} />
        </div>
      </div>
      <table className="cal" ref={table}>
        <thead>
          <tr>
            {weekdays(state.locale).map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday(state.locale)).map((week, index) => (
            <tr key={index}>
              {week.map((day, cell) => (
                <td key={day ?? cell}>
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      className={free.includes(day) ? 'free' : undefined}
                      disabled={!free.includes(day)}
                      tabIndex={day === stop ? 0 : -1}
                      aria-pressed={free.includes(day) ? day === chosen : undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={t(`calendar.${stateOf(day)}`, { day: dayLabelOf(day, state.locale) })}
                      onClick={() => onChoose(day)}
                      onKeyDown={(event) => move(event, day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {t('calendar.until', { day: longDayOf(`${until}T12:00:00Z`, utc(state.locale)) })}
      </p>
    </div>
  );
}

type TurnProps = {
  month: string;
  disabled: boolean;
  back?: boolean;
  title: (month: string) => string;
  onTurn: (month: string) => void;
};

function Turn({ month, disabled, back = false, title, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={title(month)}
      disabled={disabled}
      onClick={() => onTurn(month)}
    >
      <Stroke>
        <path d={back ? 'm15 18-6-6 6-6' : 'm9 18 6-6-6-6'} />
      </Stroke>
    </button>
  );
}

const weekdays = (locale: string): string[] => {
  const first = firstWeekday(locale) === 7 ? 22 : 23;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2026, 10, first + index))));
};

const utc = (locale: string) => ({ locale, timeZone: 'UTC' });

/** Accessible name of a day: must contain the visible number (WCAG 2.5.3), so not the French “1er”. */
const dayLabelOf = (day: string, locale: string): string =>
  longDayOf(`${day}T12:00:00Z`, utc(locale)).replace('1er', '1');
