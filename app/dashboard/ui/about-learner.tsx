import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { RemoveProfile } from './remove-profile.tsx';

/** All data about a learner, with actions to change or delete it. */
export function AboutLearner({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learners');
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const { name, ageBand, schoolYear, language } = profile;
  const facts = [
    [t('profiles.age'), ageBand && t(`bands.${ageBand}`)],
    [t('profiles.year'), schoolYear],
    [t('profiles.language'), t(`languages.${language}`)],
  ] as const;
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('profiles.about', { name })}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? '' : 'muted'}>{value ?? t('profiles.unknown')}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <button className="btn btn-secondary btn-sm" type="button" onClick={() => setOpen('form')}>
          {t('profiles.edit')}
        </button>
        <Link className="btn btn-quiet btn-sm" to="/dashboard?tab=account">
          {t('profiles.export')}
        </Link>
        <button className="btn btn-quiet btn-sm" type="button" onClick={() => setOpen('removal')}>
          {t('profiles.remove')}
        </button>
      </div>
      {open === 'form' && <ProfileForm profile={profile} onClose={() => setOpen(null)} />}
      {open === 'removal' && <RemoveProfile profile={profile} onClose={() => setOpen(null)} />}
    </section>
  );
}
