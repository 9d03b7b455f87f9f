import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '../profile.ts';

/** The learners of the account, each a way to the own profile. */
export function Learners({ profiles }: { profiles: readonly LearnerProfile[] }) {
  const t = useTranslations('learners.dashboard.learners');
  return (
    <>
      {profiles.length === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        <ul className="chips">
          {profiles.map(({ id, name }) => (
            <li key={id}>
              <Link className="chip" to={`/learner-profiles?learner=${id}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        className="btn btn-quiet btn-sm -ml-4"
        to={profiles.length === 0 ? '/learner-profiles?add' : '/learner-profiles'}
      >
        {t(profiles.length === 0 ? 'add' : 'open')}
      </Link>
    </>
  );
}
