import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';

/** Selection of the learner, stored in the URL. */
export function Chips({ profiles, chosen }: { profiles: readonly LearnerProfile[]; chosen: string }) {
  const t = useTranslations('learnersHome');
  return (
    <nav aria-label={t('who')}>
      <ul className="chips">
        {profiles.map(({ id, name }) => (
          <li key={id}>
            <Link
              className={`chip ${id === chosen ? 'is-on' : ''}`}
              aria-current={id === chosen ? 'true' : undefined}
              to={`/dashboard?learner=${id}`}
              preventScrollReset
              replace
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
