import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { AttemptInput, GivenAnswer, StartPractice } from '../model/schemas.ts';
import type {
  AttemptView,
  ChangeView,
  ItemView,
  PracticeSessionView,
  SkillView,
  TodayView,
} from '../model/views.ts';

export type SkillListResponse = {
  readonly strands: readonly {
    readonly id: string;
    readonly name: string;
    readonly skills: readonly { readonly id: string; readonly name: string; readonly can: string }[];
  }[];
};
export type AttemptResponse = {
  readonly attempt: AttemptView;
  readonly item: ItemView;
  readonly changes: readonly ChangeView[];
};
/** A question without an account, identified by template and seed. */
export type TryView = { readonly item: ItemView; readonly template: string; readonly seed: number };

/** All skills, in the language of the page. */
export const skillsQuery = (language: string) =>
  queryOptions({
    queryKey: ['practice', 'skills', language],
    queryFn: ({ signal }) => callApi<SkillListResponse>('/practice/skills', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const skillQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['practice', 'skill', id, language],
    queryFn: ({ signal }) => callApi<SkillView>(`/practice/skills/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The same seed gives the same question. */
export const tryQuery = (skill: string, seed: number, language: string) =>
  queryOptions({
    queryKey: ['practice', 'try', skill, seed, language],
    queryFn: ({ signal }) =>
      callApi<TryView>(`/practice/tries/${encodeURIComponent(skill)}?seed=${seed}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sendTry = (body: { template: string; seed: number; answer: GivenAnswer }) =>
  callApi<Pick<AttemptResponse, 'attempt' | 'item'>>('/practice/tries', { method: 'POST', body });

export const todayQuery = (profileId: string) =>
  queryOptions({
    queryKey: ['practice', 'today', profileId],
    queryFn: ({ signal }) => callApi<TodayView>(`/practice/profiles/${profileId}/today`, { signal }),
    staleTime: 0,
  });

export const practiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'session', id],
    queryFn: ({ signal }) => callApi<PracticeSessionView>(`/practice/sessions/${id}`, { signal }),
    staleTime: 0,
    // Another window or device may have moved on.
    refetchOnWindowFocus: 'always',
  });

/** The key belongs to one press: a second request with it returns the same session. */
export const startPractice = (body: Partial<StartPractice>, idempotencyKey: string) =>
  callApi<PracticeSessionView>('/practice/sessions', { method: 'POST', body, idempotencyKey });

export const nextItem = (id: string) =>
  callApi<PracticeSessionView>(`/practice/sessions/${id}/next`, { method: 'POST' });
export const finishPractice = (id: string) =>
  callApi<PracticeSessionView>(`/practice/sessions/${id}/finish`, { method: 'POST' });

/** Milliseconds after which an attempt counts as not sent. It can be sent again: its id makes it the same attempt. */
const patience = 20_000;

export const sendAttempt = (itemId: string, body: AttemptInput) =>
  callApi<AttemptResponse>(`/practice/items/${itemId}/attempts`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(patience),
  });
/** `seen`: the deepest rung on the screen, -1 for none. A repeated request gives no further hint. */
export const askHint = (itemId: string, body: { seen: number; cannotStart: boolean }) =>
  callApi<{ item: ItemView }>(`/practice/items/${itemId}/hints`, { method: 'POST', body });
/** The current state of a question. */
export const readItem = (itemId: string) => callApi<{ item: ItemView }>(`/practice/items/${itemId}`);
export const giveUp = (itemId: string) =>
  callApi<{ item: ItemView }>(`/practice/items/${itemId}/give-up`, { method: 'POST' });
export const skipItem = (itemId: string) =>
  callApi<{ item: ItemView }>(`/practice/items/${itemId}/skip`, { method: 'POST' });
export const reportItem = (itemId: string, text: string) =>
  callApi<{ item: ItemView }>(`/practice/items/${itemId}/report`, { method: 'POST', body: { text } });
