import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { MapView, TodayView, WeekView } from '#app/practice/index.ts';

/*
 * Dashboard queries of a learner. Always refetched, because practice changes all of them; cached data is shown
 * meanwhile. Skill names are in the page's language, which is therefore part of the key.
 */

export const todayQuery = (profileId: string) =>
  queryOptions({
    queryKey: ['practice', 'today', profileId],
    queryFn: ({ signal }) => callApi<TodayView>(`/practice/profiles/${profileId}/today`, { signal }),
    staleTime: 0,
  });

export const mapQuery = (profileId: string, language: string) =>
  queryOptions({
    queryKey: ['practice', 'map', profileId, language],
    queryFn: ({ signal }) => callApi<MapView>(`/practice/profiles/${profileId}/map`, { signal }),
    staleTime: 0,
  });

/** `first`: Monday (1) or Sunday (7). */
export const weekQuery = (profileId: string, { language, first }: { language: string; first: 1 | 7 }) =>
  queryOptions({
    queryKey: ['practice', 'week', profileId, language, first],
    queryFn: ({ signal }) =>
      callApi<WeekView>(`/practice/profiles/${profileId}/week?first=${first}`, { signal }),
    staleTime: 0,
  });

export type PracticeRequest =
  | { readonly mode: 'mix' | 'diagnostic' }
  | { readonly mode: 'skill'; readonly skills: readonly string[] };

/** The key belongs to one press, so a double click starts one session. */
export const beginPractice = (profileId: string, wanted: PracticeRequest, idempotencyKey: string) =>
  callApi<{ id: string }>('/practice/sessions', {
    method: 'POST',
    body: { ...wanted, profileId },
    idempotencyKey,
  });
