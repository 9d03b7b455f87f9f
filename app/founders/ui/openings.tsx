import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { tutorsQuery } from '../api/client.ts';
import { useSubjects } from './names.ts';
import { Queue } from './queue.tsx';
import { isReadyToOpen } from './waiting.ts';

/** Approved tutors whose page is complete and has never been open: a founder looks at it and opens it. */
export function Openings() {
  const t = useTranslations('founders.openings');
  const subjects = useSubjects();
  return (
    <Queue
      name="openings"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useReadyTutors()}
      waits={() => true}
    >
      {(tutor) => (
        <li className="row-item" key={tutor.id}>
          <div>
            <p>
              <b>{tutor.name}</b> <span className="small muted">{tutor.city}</span>
            </p>
            <p className="small muted">{subjects(tutor.subjects)}</p>
          </div>
          <div className="row-acts">
            <Link className="btn btn-secondary btn-sm" to={`/founder/tutors/${tutor.id}`}>
              {t('look')}
            </Link>
          </div>
        </li>
      )}
    </Queue>
  );
}

const useReadyTutors = () =>
  useQuery({ ...tutorsQuery, select: ({ tutors }) => tutors.filter(isReadyToOpen) });
