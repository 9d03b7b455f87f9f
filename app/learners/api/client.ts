import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { LearnerProfile } from '../domain/profile.ts';
import type { Dashboard, NewProfileInput, ProfileChange } from '../model/schemas.ts';

/** What the dashboard begins with: the name, the learners, whether the account teaches. */
export const dashboardQuery = queryOptions({
  queryKey: ['learners', 'dashboard'],
  queryFn: ({ signal }) => callApi<{ dashboard: Dashboard }>('/dashboard', { signal }),
  select: ({ dashboard }) => dashboard,
});

/** The learners of the account. */
export const profilesQuery = queryOptions({
  queryKey: ['learners', 'profiles'],
  queryFn: ({ signal }) => callApi<{ profiles: LearnerProfile[] }>('/learner-profiles', { signal }),
  select: ({ profiles }) => profiles,
});

/** Everything that shows learners; to be invalidated after a change. */
export const learnersKey = ['learners'] as const;

/** The key belongs to the opened form: pressed twice, it is one learner. */
export const addProfile = (profile: NewProfileInput, idempotencyKey: string) =>
  callApi<{ profile: LearnerProfile }>('/learner-profiles', {
    method: 'POST',
    body: profile,
    idempotencyKey,
  });

export const changeProfile = (id: string, change: ProfileChange) =>
  callApi<{ profile: LearnerProfile }>(`/learner-profiles/${id}`, { method: 'PATCH', body: change });

export const removeProfile = (id: string) =>
  callApi<undefined>(`/learner-profiles/${id}`, { method: 'DELETE' });

type Formula = { html: string; speech: string };
/** A teaching session as the list of them shows it. */
export type BegunSession = {
  id: string;
  model: 'socratic-guide' | 'step-by-step-coach' | 'exam-sprint' | 'visual-explorer' | 'focus';
  formula: Formula;
  /** A question of the tutor waits for an answer. */
  open: boolean;
  focus: boolean;
  updatedAt: string;
};

/** The account's latest conversation with the tutor, null when there is none. */
export const latestSessionQuery = queryOptions({
  queryKey: ['teaching', 'latest'],
  queryFn: async ({ signal }) => {
    const { sessions } = await callApi<{ sessions: BegunSession[] }>('/teaching/sessions', { signal });
    return sessions[0] ?? null;
  },
});
