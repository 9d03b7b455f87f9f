import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { weekdayName, weekOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Stroke } from '#app/ui/stroke.tsx';
import { addRule, clockTimes, copyDay, removeRule, rulesOn, type Hours } from '../domain/hours-form.ts';
import { CopyForm } from './hours-copy-form.tsx';

type Editing = { hours: Hours; change: (hours: Hours) => void };

/** Spans per weekday: pressing one removes it, plus adds one, the copy icon copies them to other days. */
export function WeeklyHoursForm(editing: Editing) {
  const { state } = usePreferences();
  return (
    <ul className="rules">
      {weekOf(state.locale).map((weekday) => (
        <Day key={weekday} weekday={weekday} {...editing} />
      ))}
    </ul>
  );
}

function Day({ weekday, hours, change }: Editing & { weekday: number }) {
  const t = useTranslations('tutorPages');
  const more = useTranslations('tutorHours');
  const { state } = usePreferences();
  const [open, setOpen] = useState<'add' | 'copy' | null>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const day = weekdayName(weekday, state.locale);
  const rules = rulesOn(hours, weekday);
  /** The focused element is removed: move the focus to the day’s button. */
  const close = () => {
    setOpen(null);
    plus.current?.focus();
  };
  const done = (next: Hours) => {
    change(next);
    close();
  };
  const toggle = (form: 'add' | 'copy') => setOpen(open === form ? null : form);
  return (
    <li>
      <span className="d">{day}</span>
      <span className="r">
        {rules.map((rule) => (
          <button
            key={`${rule.start}${rule.end}`}
            type="button"
            className="chip"
            aria-label={t('hours.remove', { day, span: `${rule.start}–${rule.end}` })}
            onClick={() => done(removeRule(hours, rule))}
          >
            {rule.start}–{rule.end}
            <CloseIcon className="tiny" />
          </button>
        ))}
        {rules.length === 0 && open !== 'add' && <span className="off">{t('hours.notTeaching')}</span>}
        {open === 'add' && (
          <SpanForm
            day={day}
            onAdd={(start, end) => done(addRule(hours, { weekday, start, end }))}
            onCancel={close}
          />
        )}
        {open === 'copy' && (
          <CopyForm weekday={weekday} onCopy={(to) => done(copyDay(hours, weekday, to))} onCancel={close} />
        )}
      </span>
      {rules.length > 0 && (
        <button
          type="button"
          className="icon-btn copy"
          aria-label={more('copy', { day })}
          aria-expanded={open === 'copy'}
          onClick={() => toggle('copy')}
        >
          <CopyMark />
        </button>
      )}
      <button
        ref={plus}
        type="button"
        className="icon-btn add"
        aria-label={t('hours.add', { day })}
        aria-expanded={open === 'add'}
        onClick={() => toggle('add')}
      >
        <span aria-hidden="true" className="plus">
          +
        </span>
      </button>
    </li>
  );
}

const CopyMark = () => (
  <Stroke>
    <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
  </Stroke>
);

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

/** Ref callback that focuses an element when it mounts. */
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
