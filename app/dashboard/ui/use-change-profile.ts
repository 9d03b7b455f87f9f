// Every press of a switch is a change of its own; the changes are sent in order.
// oxlint-disable-next-line no-restricted-imports
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { ProfileChange } from '#app/learners/index.ts';
import { changesKey, changesOf, withChanges } from './setting-changes.ts';

type Setting = 'needs' | 'pace' | 'safetyMail';

/**
 * Changes one setting of a learner, or a part of it. Shown at once, also when the page is left and opened again while
 * the change is pending. On failure the page shows the server's value.
 */
export function useChangeSetting<Chosen extends Setting>(profile: LearnerProfile, setting: Chosen) {
  const cache = useQueryClient();
  const [failed, setFailed] = useState(false);
  // The cache notifies asynchronously; by then React would have reset the switch.
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
