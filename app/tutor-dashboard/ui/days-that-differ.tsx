import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import {
  addException,
  clockTimes,
  removeException,
  type HoursException,
  type Hours,
} from '../domain/hours-form.ts';
import { shortDayOf } from '#app/platform/times.ts';
import { focusWhenShown, TimeSelect } from './weekly-hours-form.tsx';

type Editing = { hours: Hours; change: (hours: Hours) => void };

/** Dates and ranges that are closed or additionally open. */
export function DaysThatDiffer({ hours, change }: Editing) {
  const t = useTranslations('tutorPages');
  const [parameters] = useSearchParams();
  // `/dashboard/availability?vacation` opens the form immediately.
  const [adding, setAdding] = useState(parameters.has('vacation'));
  const [returned, setReturned] = useState(false);
  const close = () => {
    setAdding(false);
    setReturned(true);
  };
  return (
    <>
      <ul className="ex num">
        {hours.exceptions.map((exception) => (
          <Row
            key={JSON.stringify(exception)}
            exception={exception}
            onRemove={() => change(removeException(hours, exception))}
          />
        ))}
        {hours.exceptions.length === 0 && !adding && <li className="muted">{t('hours.noDays')}</li>}
      </ul>
      {adding ? (
        <ExceptionForm
          onAdd={(exception) => {
            change(addException(hours, exception));
            close();
          }}
          onCancel={close}
        />
      ) : (
        <button
          type="button"
          className="btn btn-secondary"
          ref={returned ? focusWhenShown : undefined}
          onClick={() => setAdding(true)}
        >
          {t('hours.addDay')}
        </button>
      )}
    </>
  );
}

/** Dates of an exception and its hours, if any: `Thu 26 Nov, 09:00–12:00`. */
export function useExceptionText(): (exception: HoursException) => string {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const day = (date: string) => shortDayOf(`${date}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' });
  return ({ from, to, start, end }) => {
    const days = from === to ? day(from) : t('hours.range', { from: day(from), to: day(to) });
    return start && end ? `${days}, ${start}–${end}` : days;
  };
}

function Row({ exception, onRemove }: { exception: HoursException; onRemove: () => void }) {
  const t = useTranslations('tutorPages');
  const text = useExceptionText()(exception);
  const { kind, note } = exception;
  return (
    <li>
      <span>
        <b>{text}</b>
        {note && <span className="small muted note">{note}</span>}
      </span>
      <span className={`tag ${kind === 'open' ? 'tag-primary' : ''}`}>{t(`hours.kinds.${kind}`)}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('hours.removeDay', { day: text })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

function ExceptionForm({
  onAdd,
  onCancel,
}: {
  onAdd: (exception: HoursException) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('tutorPages');
  const [kind, setKind] = useState<HoursException['kind']>('closed');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [times, setTimes] = useState<{ start: string; end: string } | null>(null);
  const [note, setNote] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const last = to < from ? from : to;
    onAdd({ kind, from, to: last, start: times?.start ?? null, end: times?.end ?? null, note: note.trim() });
  };
  return (
    <form className="ex-form" onSubmit={add}>
      <div className="chips" role="radiogroup" aria-label={t('hours.kind')}>
        {(['closed', 'open'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            role="radio"
            aria-checked={kind === each}
            onClick={() => setKind(each)}
          >
            {t(`hours.kinds.${each}`)}
          </button>
        ))}
      </div>
      <div className="two-fields">
        <label className="field">
          <span className="label">{t('hours.firstDay')}</span>
          <input
            className="input num"
            type="date"
            ref={focusWhenShown}
            required
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{t('hours.lastDay')}</span>
          <input
            className="input num"
            type="date"
            min={from}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={times === null}
          onChange={(event) => setTimes(event.target.checked ? null : { start: '09:00', end: '12:00' })}
        />
        <span>{t('hours.wholeDay')}</span>
      </label>
      {times && (
        <div className="two-fields">
          <TimeSelect
            label={t('hours.from')}
            value={times.start}
            times={clockTimes.slice(0, -1)}
            onChange={(start) => setTimes({ start, end: times.end > start ? times.end : '24:00' })}
          />
          <TimeSelect
            label={t('hours.to')}
            value={times.end}
            times={clockTimes.filter((time) => time > times.start)}
            onChange={(end) => setTimes({ ...times, end })}
          />
        </div>
      )}
      <label className="field">
        <span className="label">{t('hours.note')}</span>
        <input
          className="input"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className="acts">
        <button className="btn btn-secondary">{t('hours.addSpan')}</button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
