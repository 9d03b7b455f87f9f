import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CheckIcon, ForwardIcon } from '#app/ui/icons.tsx';
import { initialOf, type LearnerProfile } from '../profile.ts';

/** One learner in the row of learners; the chosen one is shown below. */
export function ProfileCard({ profile, chosen }: { profile: LearnerProfile; chosen: boolean }) {
  const t = useTranslations('learners');
  const { id, name, ageBand, schoolYear } = profile;
  const known = [...(schoolYear ? [schoolYear] : []), ...(ageBand ? [t(`bands.${ageBand}`)] : [])];
  return (
    <Link
      className={`card kid ${chosen ? 'is-on' : ''}`}
      to={`?learner=${id}`}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
    >
      <span className="avatar avatar-letter" aria-hidden="true">
        {initialOf(name)}
      </span>
      <span>
        <b>{name}</b>
        <span className="small muted">{known.join(' · ') || t('profiles.bare')}</span>
      </span>
      {chosen ? <CheckIcon /> : <ForwardIcon />}
    </Link>
  );
}
