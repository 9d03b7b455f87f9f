import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProfile, learnersKey } from '../client.ts';
import type { LearnerProfile } from '../profile.ts';
import type { ProfileChange } from '../schemas.ts';

/**
 * Changes one setting of a learner: what is pressed is seen at once, and sent in the order of the presses. After a failure the page
 * shows what the server has.
 */
export function useChangeSetting<Setting extends 'needs' | 'pace' | 'safetyMail'>(
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
  const change = (wanted: LearnerProfile[Setting]) => {
    setPressed(wanted);
    sending.mutate({ [setting]: wanted });
  };
  return { value: pressed ?? profile[setting], change, failed: sending.isError };
}

/** The same for needs and pace, of which a press changes a part. */
export function useChangeProfile<Setting extends 'needs' | 'pace'>(
  profile: LearnerProfile,
  setting: Setting,
) {
  const { value, change, failed } = useChangeSetting(profile, setting);
  const changePart = (part: Partial<LearnerProfile[Setting]>) => change({ ...value, ...part });
  return { value, change: changePart, failed };
}
