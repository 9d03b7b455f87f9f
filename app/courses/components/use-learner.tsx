import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth, useSignedOut } from '#app/accounts/public.ts';
import { type LearnerProfile, profilesQuery } from '#app/learners/public.ts';

/**
 * Whose course it is: the learner in the address, else the account’s first. `known`: whether that could be found out yet. `expected`: a
 * learner’s things may stand here, now or in a moment. `failed`: it cannot be found out now.
 */
export function useLearner() {
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [params] = useSearchParams();
  const { data, isPending, isError, refetch } = useQuery({ ...profilesQuery, enabled: user !== null });
  const profiles: readonly LearnerProfile[] = user ? (data ?? []) : [];
  const learner = profiles.find(({ id }) => id === params.get('learner')) ?? profiles[0];
  const failed = user !== null && isError && !data;
  const known = user ? !isPending && !failed : signedOut;
  const expected = known ? learner !== undefined : !signedOut && !failed;
  return { user, profiles, learner, known, expected, failed, refetch };
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

type KeptProps = {
  /** To a learner, in the same place: what is kept. Nothing stands there without it. */
  kept?: { readonly text: string; readonly known: boolean };
};

/**
 * Says that nothing is kept, and how it would be; to a learner what is. The room of what is likely to stand there is taken before anybody
 * knows who reads, so that the text below does not jump.
 */
export function NothingKept({ kept }: KeptProps) {
  const t = useTranslations('courses');
  const { user, learner, known, expected, failed, refetch } = useLearner();
  const { pathname, search } = useLocation();
  if (failed)
    return (
      <p className="co-visitor" role="alert">
        {t('away')}{' '}
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    );
  if (learner || (expected && !known))
    return (
      kept && (
        <p className="co-visitor" style={kept.known ? undefined : { visibility: 'hidden' }}>
          {kept.text}
        </p>
      )
    );
  return (
    <p className="co-visitor">
      {t(user ? 'noLearner' : 'visitor')}{' '}
      {user ? (
        <Link to="/learner-profiles">{t('addLearner')}</Link>
      ) : (
        <Link to={`/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`}>{t('signIn')}</Link>
      )}
    </p>
  );
}
