import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { ClaimView, DisputeView, PracticeSessionView } from '#app/practice/index.ts';
import type { ConsentsView, GoalView, NewGoal } from '#app/learners/index.ts';
import type { ReportView } from '../model/report.server.ts';
import type { ShareView } from '../model/share.ts';

/** What the account agreed to for the learner. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['learners', 'consents', id],
    queryFn: ({ signal }) => callApi<ConsentsView>(`/learner-profiles/${id}/consents`, { signal }),
  });

export const changeModelConsent = (id: string, isGranted: boolean) =>
  callApi<ConsentsView>(`/learner-profiles/${id}/consents/model`, { method: isGranted ? 'PUT' : 'DELETE' });

type LearnerClaims = { readonly claims: readonly ClaimView[]; readonly disputes: readonly DisputeView[] };

/** Texts are in the page's language, which is therefore part of the key. Data that practice changes is refetched. */
export const claimsQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['practice', 'claims', id, language],
    queryFn: ({ signal }) => callApi<LearnerClaims>(`/practice/profiles/${id}/claims`, { signal }),
    staleTime: 0,
  });

/** Objects to a claim. Idempotent. */
export const sendObjection = (id: string, body: { claim: string; text: string }) =>
  callApi<LearnerClaims>(`/practice/profiles/${id}/disputes`, { method: 'POST', body });

/** Starts practice of one skill or of the open mistakes; returns the id of the session. */
export const beginClaimPractice = (
  body: { profileId: string; mode: 'skill' | 'mistakes'; skills: readonly string[] },
  idempotencyKey: string,
) => callApi<PracticeSessionView>('/practice/sessions', { method: 'POST', body, idempotencyKey });

type Goals = { goals: readonly GoalView[] };
export const goalsKey = (id: string) => ['learners', 'goals', id] as const;
export const goalsQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [...goalsKey(id), language],
    queryFn: ({ signal }) => callApi<Goals>(`/learner-profiles/${id}/goals`, { signal }),
    select: ({ goals }) => goals,
    staleTime: 0,
  });

/** The key belongs to the open form, so a double click adds one goal. */
export const setGoal = (id: string, body: NewGoal, idempotencyKey: string) =>
  callApi<Goals>(`/learner-profiles/${id}/goals`, { method: 'POST', body, idempotencyKey });
export const endGoal = (goalId: string) =>
  callApi<undefined>(`/learner-goals/${goalId}`, { method: 'DELETE' });

export type GoalSkillList = {
  readonly strands: readonly {
    readonly id: string;
    readonly name: string;
    readonly skills: readonly { readonly id: string; readonly name: string }[];
  }[];
};
export const skillsQuery = (language: string) =>
  queryOptions({
    queryKey: ['practice', 'skills', language],
    queryFn: ({ signal }) => callApi<GoalSkillList>('/practice/skills', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Shares = { shares: readonly ShareView[] };
export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: ['learners', 'shares', id],
    queryFn: ({ signal }) => callApi<Shares>(`/learner-profiles/${id}/shares`, { signal }),
    select: ({ shares }) => shares,
    staleTime: 0,
  });
/** Grants or revokes a tutor's read access. */
export const changeShare = (id: string, tutorId: string, allow: boolean) =>
  callApi<Shares>(`/learner-profiles/${id}/shares/${tutorId}`, { method: allow ? 'PUT' : 'DELETE' });

export const reportQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['learners', 'report', id, language],
    queryFn: ({ signal }) => callApi<ReportView>(`/learner-profiles/${id}/report`, { signal }),
    staleTime: 0,
    retry: false,
  });
