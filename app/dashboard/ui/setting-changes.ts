import type { QueryClient } from '@tanstack/react-query';
import { changeProfile, learnersKey, profilesQuery } from '#app/learners/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { ProfileChange } from '#app/learners/index.ts';

export const changesKey = (id: string) => ['learner', id, 'changes'] as const;

/**
 * How changes of a learner are sent: one after another, in the order of the presses, each with its own part only. The answer to one
 * is what the page shows, until the last has asked for everything that follows from them.
 */
export const changesOf = (cache: QueryClient, id: string) => ({
  mutationKey: changesKey(id),
  scope: { id: `learner ${id}` },
  mutationFn: (change: ProfileChange) => changeProfile(id, change),
  onSuccess: async ({ profile }: { profile: LearnerProfile }) => {
    // A list that was asked for earlier does not know of this change.
    await cache.cancelQueries({ queryKey: profilesQuery.queryKey });
    cache.setQueryData(
      profilesQuery.queryKey,
      (kept) => kept && { profiles: kept.profiles.map((one) => (one.id === id ? profile : one)) },
    );
  },
  onSettled: () => {
    if (cache.isMutating({ mutationKey: changesKey(id) }) === 1)
      void cache.invalidateQueries({ queryKey: learnersKey });
  },
});

/** The learner as it will be once what is on its way has arrived, the latest press last. */
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
