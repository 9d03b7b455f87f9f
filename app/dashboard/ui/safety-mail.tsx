import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import { Failed } from './needs-settings.tsx';
import { useChangeSetting } from './use-change-profile.ts';

/**
 * Setting: email the adult when the learner wrote something that a person should read. The learner is informed either
 * way.
 */
export function SafetyMail({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.safetyMail');
  const id = useId();
  const { value, change, failed } = useChangeSetting(profile, 'safetyMail');
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
