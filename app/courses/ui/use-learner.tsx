import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth, useSignedOut } from '#app/accounts/index.ts';
import { type LearnerProfile, profilesQuery } from '#app/learners/index.ts';

/**
 * The learner of the course: the one in the address, otherwise the first of the account. `known`: this is decided. `expected`: a
 * learner is or will be known. `failed`: the learners could not be loaded.
 */
export function useLearner() {
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [params] = useSearchParams();
  const profiles = useQuery({ ...profilesQuery, enabled: user !== null });
  return {
    user,
    refetch: profiles.refetch,
    ...learnerOf({ user, signedOut, asked: profiles }, params.get('learner')),
  };
}

type CourseLearner = ReturnType<typeof useLearner>;

type Reader = {
  readonly user: object | null;
  readonly signedOut: boolean;
  /** The state of the request for the account’s learners. */
  readonly asked: {
    readonly data?: readonly LearnerProfile[] | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
  };
};

/** The reader’s learner; `wanted` is the one in the address. */
export function learnerOf({ user, signedOut, asked: query }: Reader, wanted: string | null) {
  const profiles: readonly LearnerProfile[] = user ? (query.data ?? []) : [];
  const learner = profiles.find(({ id }) => id === wanted) ?? profiles[0];
  const failed = user !== null && query.isError && !query.data;
  const known = user ? !query.isPending && !failed : signedOut;
  const expected = known ? learner !== undefined : !signedOut && !failed;
  return { profiles, learner, known, expected, failed };
}

/** Chooser for an account with several learners. */
export function LearnerChooser() {
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

type SavingNoticeProps = {
  /** For a learner: what is saved, in the same place. Without it nothing is shown there. */
  status?: { readonly text: string; readonly known: boolean };
};

/** States that nothing is saved and how to change that; to a learner, what is saved. */
export const SavingNotice = ({ status }: SavingNoticeProps) => (
  <SavingNoticeFor reader={useLearner()} status={status} />
);

/** Reserves the space before the reader is known, so that the text below does not move. */
export function SavingNoticeFor({
  reader,
  status,
}: SavingNoticeProps & { reader: Omit<CourseLearner, 'profiles'> }) {
  const t = useTranslations('courses');
  const { user, learner, known, expected, failed, refetch } = reader;
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
      status && (
        <p className="co-visitor" style={status.known ? undefined : { visibility: 'hidden' }}>
          {status.text}
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
