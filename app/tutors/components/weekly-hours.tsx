import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { addRule, clockTimes, removeRule, rulesOn, type Hours } from '../availability/hours-form.ts';
import { weekdayName, weekOf } from '#app/platform/times.ts';

type Editing = { hours: Hours; change: (hours: Hours) => void };

/** The spans of each weekday; a press on one takes it away, the plus adds one. */
export function WeeklyHours({ hours, change }: Editing) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const [adding, setAdding] = useState<number | null>(null);
  const pluses = useRef<(HTMLButtonElement | null)[]>([]);
  /** What held the focus goes away: the keyboard goes on at the day's own button. */
  const goOnAt = (weekday: number) => pluses.current[weekday]?.focus();
  const close = (weekday: number) => {
    setAdding(null);
    goOnAt(weekday);
  };
  return (
    <ul className="rules">
      {weekOf(state.locale).map((weekday) => {
        const day = weekdayName(weekday, state.locale);
        const rules = rulesOn(hours, weekday);
        return (
          <li key={weekday}>
            <span className="d">{day}</span>
            <span className="r">
              {rules.map((rule) => (
                <button
                  key={`${rule.start}${rule.end}`}
                  type="button"
                  className="chip"
                  aria-label={t('hours.remove', { day, span: `${rule.start}–${rule.end}` })}
                  onClick={() => {
                    change(removeRule(hours, rule));
                    goOnAt(weekday);
                  }}
                >
                  {rule.start}–{rule.end}
                  <CloseIcon className="tiny" />
                </button>
              ))}
              {rules.length === 0 && adding !== weekday && (
                <span className="off">{t('hours.notTeaching')}</span>
              )}
              {adding === weekday && (
                <SpanForm
                  day={day}
                  onAdd={(start, end) => {
                    change(addRule(hours, { weekday, start, end }));
                    close(weekday);
                  }}
                  onCancel={() => close(weekday)}
                />
              )}
            </span>
            <button
              ref={(button) => {
                pluses.current[weekday] = button;
              }}
              type="button"
              className="icon-btn"
              aria-label={t('hours.add', { day })}
              aria-expanded={adding === weekday}
              onClick={() => setAdding(adding === weekday ? null : weekday)}
            >
              <span aria-hidden="true" className="plus">
                +
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type SpanFormProps = { day: string; onAdd: (start: string, end: string) => void; onCancel: () => void };

function SpanForm({ day, onAdd, onCancel }: SpanFormProps) {
  const t = useTranslations('tutorPages');
  const [start, setStart] = useState('09:00');
  const [end, setEnd] = useState('12:00');
  const ends = clockTimes.filter((time) => time > start);
  const begin = (time: string) => {
    setStart(time);
    if (end <= time) setEnd(clockTimes[Math.min(96, clockTimes.indexOf(time) + 8)] ?? '24:00');
  };
  return (
    <span className="span-form" role="group" aria-label={t('hours.add', { day })}>
      <TimeSelect
        focused
        label={t('hours.from')}
        value={start}
        times={clockTimes.slice(0, -1)}
        onChange={begin}
      />
      <TimeSelect label={t('hours.to')} value={end} times={ends} onChange={setEnd} />
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => onAdd(start, end)}>
        {t('hours.addSpan')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
        {t('cancel')}
      </button>
    </span>
  );
}

/** A ref for what the keyboard goes on with as soon as it appears. */
export const focusWhenShown = (element: HTMLElement | null) => element?.focus();

type TimeSelectProps = {
  focused?: boolean;
  label: string;
  value: string;
  times: readonly string[];
  onChange: (time: string) => void;
};

export function TimeSelect({ focused = false, label, value, times, onChange }: TimeSelectProps) {
  return (
    <select
      className="input num"
      ref={focused ? focusWhenShown : undefined}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  );
}
