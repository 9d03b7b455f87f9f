import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth, useSignedOut } from '#app/accounts/public.ts';
import { type LearnerProfile, profilesQuery } from '#app/learners/public.ts';

/** Whose course it is: the learner in the address, else the account’s first. `known`: whether that could be found out yet. */
export function useLearner() {
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [params] = useSearchParams();
  const { data, isPending } = useQuery({ ...profilesQuery, enabled: user !== null });
  const profiles: readonly LearnerProfile[] = user ? (data ?? []) : [];
  const learner = profiles.find(({ id }) => id === params.get('learner')) ?? profiles[0];
  const known = user ? !isPending : signedOut;
  return { user, profiles, learner, known };
}

/** For an account with several learners: whose course this is. */
export function WhoLearns() {
  const t = useTranslations('courses');
  const { profiles, learner } = useLearner();
  const [params, setParams] = useSearchParams();
  if (profiles.length < 2) return null;
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('learner', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className="co-who">
      <legend className="label">{t('who')}</legend>
      <div className="chips">
        {profiles.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === learner?.id}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Says that nothing is kept, and how it would be; to a learner `kept`, which stands in the same place. Its room is there before anybody
 * knows who reads, so that the text below does not jump.
 */
export function NothingKept({ kept }: { kept?: string | undefined }) {
  const t = useTranslations('courses');
  const { user, learner, known } = useLearner();
  const { pathname, search } = useLocation();
  if (learner) return kept === undefined ? null : <p className="co-visitor">{kept}</p>;
  return (
    <p className="co-visitor" style={known ? undefined : { visibility: 'hidden' }}>
      {t(user ? 'noLearner' : 'visitor')}{' '}
      {user ? (
        <Link to="/learner-profiles">{t('addLearner')}</Link>
      ) : (
        <Link to={`/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`}>{t('signIn')}</Link>
      )}
    </p>
  );
}
