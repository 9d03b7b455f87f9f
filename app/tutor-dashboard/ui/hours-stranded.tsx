import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { bookingsQuery } from '#app/booking/index.ts';
import { longDayOf, spanOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Window } from '#app/ui/window.tsx';
import { useTutorTarget } from './tutor-target-context.ts';
import type { Stranded } from '#app/tutors/index.ts';

type Props = {
  stranded: readonly Stranded[];
  /** The tutor’s zone for these sessions. */
  zone: string;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
};

/** Booked sessions outside the new hours, to be confirmed before saving; the tutor gets a link to cancel each. */
export function HoursStranded({ stranded, zone, saving, onSave, onClose }: Props) {
  const t = useTranslations('tutorHours');
  const { state } = usePreferences();
  const place = { locale: state.locale, timeZone: zone };
  const { own } = useTutorTarget();
  const { data: bookings = [] } = useQuery({ ...bookingsQuery('tutor'), enabled: own });
  const learnerOf = (id: string) => bookings.find((booking) => booking.id === id)?.learner;
  return (
    <Window title={t('stranded.title', { count: stranded.length })} onClose={onClose}>
      <ul className="stranded">
        {stranded.map(({ id, start, end, rules }) => (
          <li key={id}>
            <b className="num">
              {longDayOf(start, place)}, {spanOf(start, end, place)}
            </b>
            <span className="small muted">
              {learnerOf(id) ?? t('stranded.learner')}:{' '}
              {rules.map((rule) => t(`stranded.rules.${rule}`)).join(', ')}
            </span>
            {/* A tab of its own: the new hours are not saved yet. */}
            {own && (
              <a href={`/booking/thanks?booking=${id}&do=cancel`} target="_blank" rel="noreferrer">
                {t('stranded.cancel')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="muted">{t('stranded.text')}</p>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('stranded.back')}
        </button>
        <button type="button" className="btn btn-primary" disabled={saving} onClick={onSave}>
          {t('stranded.save')}
        </button>
      </div>
    </Window>
  );
}
