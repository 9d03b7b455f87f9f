import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { availabilityOf } from '#app/tutors/index.ts';
import { useTutorTarget } from './tutor-target-context.ts';
import { MeetingLink } from './meeting/meeting-link.tsx';
import { HoursEditor } from './hours-editor.tsx';
import './availability.css';
import './hours-parts.css';

/** Meeting link and hours of the edited tutor, for founders. Needs the texts of the tutor’s own screen. */
export function HoursOnBehalf() {
  const t = useTranslations('tutorPages');
  const { data, error, refetch } = useQuery(availabilityOf(useTutorTarget()));
  if (!data && !error) return <div className="bone hours-bone" aria-hidden="true" />;
  if (!data)
    return (
      <p className="error" role="alert">
        {t('loadFailed')}{' '}
        <button className="btn btn-secondary btn-sm" onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    );
  return (
    <div className="hours-page">
      <MeetingLink />
      <HoursEditor saved={data} />
    </div>
  );
}
