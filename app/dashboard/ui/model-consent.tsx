import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { changeModelConsent, consentsQuery } from '../api/learner-client.ts';
import { Failed } from './needs-settings.tsx';

/** Consent that a language model reads what the learner writes; shown where it is needed. */
export function ModelConsent({
  profile: { id: profileId, name },
}: {
  profile: Pick<LearnerProfile, 'id' | 'name'>;
}) {
  const t = useTranslations('learnerPage.modelConsent');
  const id = useId();
  const cache = useQueryClient();
  const { data } = useQuery(consentsQuery(profileId));
  const change = useSingleMutation({
    mutationFn: (isGranted: boolean) => changeModelConsent(profileId, isGranted),
    onSuccess: (consents) => cache.setQueryData(consentsQuery(profileId).queryKey, consents),
  });
  const { state, timeZone } = usePreferences();
  if (!data?.modelNeedsConsent) return null;
  const stored = data.consents.find(
    ({ purpose, withdrawnAt }) => purpose === 'model' && withdrawnAt === null,
  );
  const agreed = stored && (
    <p className="small muted">
      {t('agreed', {
        by: stored.agreedBy === 'you' ? 'you' : 'other',
        address: stored.agreedBy,
        day: longDayOf(stored.grantedAt, { locale: state.locale, timeZone, now: new Date() }),
      })}
    </p>
  );
  if (data.decidedBy === 'adult')
    return (
      <>
        <p className="small muted mt-3">
          {t('adultDecides')} <Link to="/dashboard?tab=account#adults">{t('adults')}</Link>
        </p>
        {agreed}
      </>
    );
  const isGranted = change.isPending ? change.variables : stored !== undefined;
  return (
    <div className="needs mt-3">
      <label className="switch" htmlFor={id}>
        <span>
          {t('title')}
          <span>{t('text', { name })}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-checked={isGranted}
          checked={isGranted}
          onChange={({ target }) => change.mutate(target.checked)}
        />
      </label>
      {isGranted && !change.isPending && agreed}
      <Failed failed={change.isError} />
    </div>
  );
}
