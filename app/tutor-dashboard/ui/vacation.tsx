import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Booking } from '#app/booking/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { dayKeyOf, longDayOf, spanOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { ownAvailability, saveAvailabilityOf } from '#app/tutors/index.ts';
import { ownTutorTarget } from '#app/tutors/index.ts';

/** Closes a range of whole days; the same as an exception of the hours. */
export function Vacation({ bookings, zone }: { bookings: readonly Booking[]; zone: string }) {
  const t = useTranslations('tutorDesk.vacation');
  const { state } = usePreferences();
  const queries = useQueryClient();
  const { data: own } = useQuery(ownAvailability);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const today = dayKeyOf(new Date(), zone);
  const until = last === '' ? first : last;
  const backwards = first !== '' && until < first;
  const stranded = bookings.filter(({ start }) => {
    const day = dayKeyOf(start, zone);
    return first !== '' && first <= day && day <= until;
  });
  const dayOf = (day: string) => longDayOf(`${day}T12:00:00Z`, { locale: state.locale, timeZone: 'UTC' });
  const close = useSingleMutation({
    mutationFn: async () => {
      if (!own) return;
      const day = { kind: 'closed' as const, from: first, to: until, start: null, end: null, note: '' };
      await saveAvailabilityOf(ownTutorTarget, {
        ...own,
        exceptions: [...own.exceptions, day],
        accepted: stranded.map(({ id }) => id),
      });
    },
    onSuccess: () => {
      setDone(t('done', { first: dayOf(first), last: dayOf(until) }));
      setFirst('');
      setLast('');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownAvailability.queryKey }),
  });
  const planned = (own?.exceptions ?? []).filter(
    ({ kind, start, to }) => kind === 'closed' && start === null && to >= today,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate();
  };
  return (
    <section className="desk-vacation" aria-labelledby="vacation">
      <h2 id="vacation">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <form className="vacation" onSubmit={submit}>
        <label className="field">
          <span className="label">{t('first')}</span>
          <input
            className="input"
            type="date"
            required
            min={today}
            value={first}
            onChange={(event) => setFirst(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{t('last')}</span>
          <input
            className="input"
            type="date"
            min={first || today}
            value={last}
            aria-invalid={backwards}
            onChange={(event) => setLast(event.target.value)}
          />
        </label>
        <button className="btn btn-secondary" disabled={!own || first === '' || backwards || close.isPending}>
          {close.isPending ? t('closing') : t('close')}
        </button>
      </form>
      {first === '' && !done && <p className="small muted">{t('choose')}</p>}
      <div role="status">
        {backwards && <p className="error">{t('order')}</p>}
        {stranded.length > 0 && !backwards && <Stranded bookings={stranded} zone={zone} />}
        {done && <p>{done}</p>}
      </div>
      {close.error && (
        <p className="error" role="alert">
          {(close.error instanceof ApiFailure && close.error.message) || t('failed')}
        </p>
      )}
      <p className="small muted">
        {planned.length > 0 &&
          t('planned', {
            list: planned
              .map(({ from, to }) => (from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`))
              .join(', '),
          })}{' '}
        <Link to="/dashboard/availability?vacation">{t('part')}</Link> ·{' '}
        <Link to="/dashboard/availability">{t('all')}</Link>
      </p>
    </section>
  );
}

/** Sessions booked on the days to be closed, each with a link to where it can be cancelled. They stay unless the tutor acts. */
function Stranded({ bookings, zone }: { bookings: readonly Booking[]; zone: string }) {
  const t = useTranslations('tutorDesk.vacation');
  const { state } = usePreferences();
  const place = { locale: state.locale, timeZone: zone };
  return (
    <>
      <p>{t('stranded', { count: bookings.length })}</p>
      <ul className="stranded">
        {bookings.map(({ id, start, end, learner }) => (
          <li key={id}>
            <b className="num">
              {longDayOf(start, place)}, {spanOf(start, end, place)}
            </b>{' '}
            <span className="small muted">{learner ?? t('learner')}</span>{' '}
            <Link to={`/booking/thanks?booking=${id}&do=cancel`}>{t('cancel')}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
