import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { LearnerProfile } from '../domain/profile.ts';
import type { Dashboard, NewProfileInput, ProfileChange } from '../model/schemas.ts';

/** Initial data of the dashboard: name, learners, whether the account teaches. */
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

/** Prefix of all learner queries; invalidate it after a change. */
export const learnersKey = ['learners'] as const;

/** The key belongs to the open form, so a double click adds one learner. */
export const addProfile = (profile: NewProfileInput, idempotencyKey: string) =>
  callApi<{ profile: LearnerProfile }>('/learner-profiles', {
    method: 'POST',
    body: profile,
    idempotencyKey,
  });

export const changeProfile = (id: string, change: ProfileChange) =>
  callApi<{ profile: LearnerProfile }>(`/learner-profiles/${id}`, { method: 'PATCH', body: change });

export const keepProfile = (id: string) =>
  callApi<{ profile: LearnerProfile }>(`/learner-profiles/${id}/keep`, { method: 'POST' });

export const removeProfile = (id: string) =>
  callApi<undefined>(`/learner-profiles/${id}`, { method: 'DELETE' });

type Formula = { html: string; speech: string };
/** A teaching session in the list of sessions. */
export type BegunSession = {
  id: string;
  model: 'socratic-guide' | 'step-by-step-coach' | 'exam-sprint' | 'visual-explorer' | 'focus';
  formula: Formula;
  /** The tutor's last question has not been answered. */
  open: boolean;
  focus: boolean;
  updatedAt: string;
};

/** The account's latest teaching session; null when there is none. */
export const latestSessionQuery = queryOptions({
  queryKey: ['teaching', 'latest'],
  queryFn: async ({ signal }) => {
    const { sessions } = await callApi<{ sessions: BegunSession[] }>('/teaching/sessions', { signal });
    return sessions[0] ?? null;
  },
});
