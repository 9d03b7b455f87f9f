import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile, learnersKey, profilesQuery } from '../client.ts';
import type { LearnerProfile } from '../profile.ts';
import type { ProfileChange } from '../schemas.ts';

type Change = Pick<ProfileChange, 'needs' | 'pace'>;

/**
 * Changes settings of a learner at once: what is pressed is seen, and sent in the order of the presses. After a failure the page
 * shows what the server has.
 */
export function useChangeProfile({ id }: LearnerProfile) {
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: (change: Change) => changeProfile(id, change),
    scope: { id: `learner ${id}` },
    // Changes that wait for this one are seen already: only the last may ask what the server has.
    onSettled: () =>
      cache.isMutating({ mutationKey: ['learner', id] }) <= 1
        ? cache.invalidateQueries({ queryKey: learnersKey })
        : undefined,
    mutationKey: ['learner', id],
  });
  const change = (make: (now: LearnerProfile) => Change) => {
    const now = cache.getQueryData(profilesQuery.queryKey)?.profiles.find((one) => one.id === id);
    if (!now) return;
    const wanted = make(now);
    void cache.cancelQueries({ queryKey: profilesQuery.queryKey });
    cache.setQueryData(
      profilesQuery.queryKey,
      (all) =>
        all && {
          profiles: all.profiles.map((one) =>
            one.id === id ? ({ ...one, ...wanted } as LearnerProfile) : one,
          ),
        },
    );
    sending.mutate(wanted);
  };
  return { change, failed: sending.isError };
}
