import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { ProfileChange } from '#app/learners/index.ts';
import { changesKey, changesOf, withChanges } from './setting-changes.ts';

type Setting = 'needs' | 'pace' | 'safetyMail';

/**
 * Changes one setting of a learner, or a part of it: what is pressed is seen at once, also when the page was left and opened again
 * before it had arrived. After a failure the page shows what the server has.
 */
export function useChangeSetting<Chosen extends Setting>(profile: LearnerProfile, setting: Chosen) {
  const cache = useQueryClient();
  const [failed, setFailed] = useState(false);
  // The cache tells of a press a moment later; by then the browser would have taken the switch back.
  const [, showPress] = useReducer((presses: number) => presses + 1, 0);
  const sending = useMutation({ ...changesOf(cache, profile.id), onError: () => setFailed(true) });
  const onTheirWay = useMutationState({
    filters: { mutationKey: changesKey(profile.id), status: 'pending' },
    select: ({ state }) => state.variables as ProfileChange,
  });
  const change = (wanted: ProfileChange[Chosen]) => {
    setFailed(false);
    sending.mutate({ [setting]: wanted });
    showPress();
  };
  return { value: withChanges(profile, onTheirWay)[setting], change, failed };
}
