import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import './needs.css';
import type { LearnerProfile } from '../../domain/profile.ts';

/** Offers a focus session to a learner who works best in short steps. */
export function FocusFirst({ profile }: { profile: Pick<LearnerProfile, 'name' | 'needs'> }) {
  const t = useTranslations('learnerNeeds');
  if (!profile.needs.shortSteps) return null;
  return (
    <p className="focus-first">
      {t('focus', { name: profile.name })}
      <Link className="btn btn-secondary btn-sm" to="/tutors/adhd/start">
        {t('focusAction')}
      </Link>
    </p>
  );
}
