import { type FormEvent, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { type ExplainTimeQuery, fetchExplainedTime } from '../api/tutor-forms-client.ts';
import { type ExplainedTime, sessionMinutes, sessionTypes } from '#app/tutors/index.ts';
import { useTutorTarget } from './tutor-target-context.ts';
import { useLimitTexts } from './limit-fields.tsx';

/** Explains why a time cannot be booked, with links to the rules. */
export function ExplainTimeForm({ changed }: { changed: boolean }) {
  const t = useTranslations('tutorHours');
  const pages = useTranslations('tutorPages');
  const { typeOf } = useLimitTexts();
  const [asked, setAsked] = useState<ExplainTimeQuery>({ day: '', time: '', minutes: 60 });
  const desk = useTutorTarget();
  const look = useSingleMutation({ mutationFn: (time: ExplainTimeQuery) => fetchExplainedTime(desk, time) });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    look.mutate(asked);
  };
  return (
    <section className="card hours-why" aria-labelledby="why">
      <div>
        <h2 id="why">{t('why.title')}</h2>
        <p className="muted">{t('why.text')}</p>
        <form className="two-fields" onSubmit={ask}>
          <label className="field">
            <span className="label">{t('why.day')}</span>
            <input
              className="input num"
              type="date"
              required
              value={asked.day}
              onChange={({ target }) => setAsked({ ...asked, day: target.value })}
            />
          </label>
          <label className="field">
            <span className="label">{t('why.time')}</span>
            <input
              className="input num"
              type="time"
              required
              value={asked.time}
              onChange={({ target }) => setAsked({ ...asked, time: target.value.slice(0, 5) })}
            />
          </label>
          <label className="field">
            <span className="label">{t('why.type')}</span>
            <select
              className="input"
              value={asked.minutes}
              onChange={({ target }) => setAsked({ ...asked, minutes: Number(target.value) })}
            >
              {sessionTypes.map((type) => (
                <option key={type} value={sessionMinutes[type]}>
                  {typeOf(type)}
                </option>
              ))}
            </select>
          </label>
          <button className="btn btn-secondary" disabled={look.isPending}>
            {look.isPending ? t('why.looking') : t('why.look')}
          </button>
        </form>
      </div>
      <div role="status" className="answer">
        {look.data && look.variables && <Answer asked={look.variables} answer={look.data} />}
        {look.data && changed && <p className="small muted">{t('why.saved')}</p>}
        {look.error && (
          <p className="error">
            {(look.error instanceof ApiFailure && look.error.message) || pages('loadFailed')}
          </p>
        )}
      </div>
    </section>
  );
}

function Answer({ asked, answer }: { asked: ExplainTimeQuery; answer: ExplainedTime }) {
  const t = useTranslations('tutorHours');
  const { state } = usePreferences();
  const utc = { locale: state.locale, timeZone: 'UTC' };
  const ruleTexts = {
    day: longDayOf(`${asked.day}T12:00:00Z`, utc),
    time: timeInSentence(`${asked.day}T${asked.time}:00Z`, utc),
  };
  if (answer.skipped) return <p className="verdict">{answer.skipped}</p>;
  return answer.times.map(({ start, reasons }, index) => (
    <div key={start}>
      {answer.times.length > 1 && <h3>{t(index === 0 ? 'why.first' : 'why.second')}</h3>}
      <p className={reasons.length === 0 ? 'verdict is-free' : 'verdict'}>
        {reasons.length === 0 && <CheckIcon />}{' '}
        {t(reasons.length === 0 ? 'why.free' : 'why.notFree', ruleTexts)}
      </p>
      <ul>
        {reasons.map(({ rule, text }) => (
          <li key={text}>
            <span>{text}</span> <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type Rule = ExplainedTime['times'][number]['reasons'][number]['rule'];

/** Where each rule is edited on this page. */
const places: Partial<Record<Rule, { id: string; text: 'week' | 'days' | 'limit' }>> = {
  hours: { id: 'week', text: 'week' },
  grid: { id: 'week', text: 'week' },
  closed: { id: 'days', text: 'days' },
  length: { id: 'limit-types', text: 'limit' },
  notice: { id: 'limit-notice', text: 'limit' },
  window: { id: 'limit-windowDays', text: 'limit' },
  daily_limit: { id: 'limit-dailyLimit', text: 'limit' },
  buffer: { id: 'limit-bufferAfter', text: 'limit' },
};

function RuleLink({ rule }: { rule: Rule }) {
  const t = useTranslations('tutorHours');
  const { own } = useTutorTarget();
  const place = places[rule];
  if (rule === 'booked' || rule === 'held')
    // Founders see the sessions in the tutor record instead.
    return !own ? null : (
      <Link className="link" to="/tutor-dashboard">
        {t('why.links.sessions')}
      </Link>
    );
  if (!place) return null;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(place.id)?.focus();
  };
  return (
    <a className="link" href={`#${place.id}`} onClick={go}>
      {t(`why.links.${place.text}`)}
    </a>
  );
}
