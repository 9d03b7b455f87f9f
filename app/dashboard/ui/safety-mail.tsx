import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import { consentsQuery } from '../api/learner-client.ts';
import { Failed } from './needs-settings.tsx';
import { useChangeSetting } from './use-change-profile.ts';

/**
 * Setting: email the adult when the learner wrote something that a person should read. The learner is informed either
 * way. On a minor’s own account the linked adults are emailed, which the minor cannot switch off.
 */
export function SafetyMail({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.safetyMail');
  const id = useId();
  const { value, change, failed } = useChangeSetting(profile, 'safetyMail');
  const { data } = useQuery(consentsQuery(profile.id));
  if (data?.decidedBy === 'adult') return <p className="small muted mt-3">{t('adults')}</p>;
  return (
    <div className="needs mt-3">
      <label className="switch" htmlFor={id}>
        <span>
          {t('title')}
          <span>{t('text', { name: profile.name })}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-checked={value}
          checked={value}
          onChange={({ target }) => change(target.checked)}
        />
      </label>
      <Failed failed={failed} />
    </div>
  );
}
