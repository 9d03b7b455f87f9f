import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProfile, learnersKey } from '../client.ts';
import type { LearnerProfile } from '../profile.ts';
import type { ProfileChange } from '../schemas.ts';

/**
 * Changes needs or pace of a learner: what is pressed is seen at once, and sent in the order of the presses. After a failure
 * the page shows what the server has.
 */
export function useChangeProfile<Setting extends 'needs' | 'pace'>(
  profile: LearnerProfile,
  setting: Setting,
) {
  const cache = useQueryClient();
  const [pressed, setPressed] = useState<LearnerProfile[Setting] | null>(null);
  const key = ['learner', profile.id, setting];
  const sending = useMutation({
    mutationKey: key,
    scope: { id: `learner ${profile.id}` },
    mutationFn: (change: ProfileChange) => changeProfile(profile.id, change),
    onSettled: async () => {
      // Only the last of several presses asks what the server has.
      if (cache.isMutating({ mutationKey: key }) > 1) return;
      await cache.invalidateQueries({ queryKey: learnersKey });
      setPressed(null);
    },
  });
  const value = pressed ?? profile[setting];
  const change = (part: Partial<LearnerProfile[Setting]>) => {
    const wanted = { ...value, ...part };
    setPressed(wanted);
    sending.mutate({ [setting]: wanted });
  };
  return { value, change, failed: sending.isError };
}
