import type { QueryClient } from '@tanstack/react-query';
import { changeProfile, learnersKey, profilesQuery } from '#app/learners/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { ProfileChange } from '#app/learners/index.ts';

export const changesKey = (id: string) => ['learner', id, 'changes'] as const;

/**
 * Serializes the changes of a learner: sent in the order of the presses, each with its own fields only. The page shows
 * each response until the last change refetches everything that depends on it.
 */
export const changesOf = (cache: QueryClient, id: string) => ({
  mutationKey: changesKey(id),
  scope: { id: `learner ${id}` },
  mutationFn: (change: ProfileChange) => changeProfile(id, change),
  onSuccess: async ({ profile }: { profile: LearnerProfile }) => {
    // A list requested earlier does not contain this change.
    await cache.cancelQueries({ queryKey: profilesQuery.queryKey });
    cache.setQueryData(
      profilesQuery.queryKey,
      (cached) => cached && { profiles: cached.profiles.map((one) => (one.id === id ? profile : one)) },
    );
  },
  onSettled: () => {
    if (cache.isMutating({ mutationKey: changesKey(id) }) === 1)
      void cache.invalidateQueries({ queryKey: learnersKey });
  },
});

/** The learner with all pending changes applied, the latest press last. */
export function withChanges(
  profile: LearnerProfile,
  onTheirWay: readonly ProfileChange[],
): Pick<LearnerProfile, 'needs' | 'pace' | 'safetyMail'> {
  let { needs, pace, safetyMail } = profile;
  for (const change of onTheirWay) {
    needs = { ...needs, ...change.needs };
    pace = { ...pace, ...change.pace };
    safetyMail = change.safetyMail ?? safetyMail;
  }
  return { needs, pace, safetyMail };
}
