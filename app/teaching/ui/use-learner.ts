import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAuth } from '#app/accounts/index.ts';
import { type LearnerProfile, profilesQuery } from '#app/learners/index.ts';

/** The learner in the URL, else the account's first. */
const chosenOf = (profiles: readonly LearnerProfile[], wanted: string | null): LearnerProfile | undefined =>
  profiles.find(({ id }) => id === wanted) ?? profiles[0];

/** The account's learners, and the default learner of a session. Empty when signed out. */
export function useLearners(): { profiles: readonly LearnerProfile[]; chosen: LearnerProfile | undefined } {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const { data = [] } = useQuery({ ...profilesQuery, enabled: user !== null });
  const profiles = user ? data : [];
  return { profiles, chosen: chosenOf(profiles, params.get('learner')) };
}

/** The same at the start of a session: fetches the learners if they are not loaded yet. */
export function useChosenLearner(): () => Promise<string | undefined> {
  const { user } = useAuth();
  const cache = useQueryClient();
  const [params] = useSearchParams();
  return async () => {
    if (!user) return undefined;
    const { profiles } = await cache.fetchQuery({ ...profilesQuery, staleTime: 60_000 });
    return chosenOf(profiles, params.get('learner'))?.id;
  };
}
