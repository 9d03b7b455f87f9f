import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import { foundersKey } from './client.ts';
import type {
  PromptDraft,
  ModelVersions,
  Overview,
  RunDetail,
  PromptTrialInput,
  PromptTrialResult,
} from '../model/ai-schemas.ts';

export const overviewQuery = queryOptions({
  queryKey: [...foundersKey, 'ai'],
  queryFn: ({ signal }) => callApi<{ ai: Overview }>('/founders/ai', { signal }),
  select: ({ ai }) => ai,
});
export const versionsQuery = (model: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'ai', 'versions', model],
    queryFn: ({ signal }) =>
      callApi<ModelVersions>(`/founders/ai/models/${encodeURIComponent(model)}/versions`, { signal }),
  });

/** Polling interval of a running test, in milliseconds. */
const lookAgain = 1000;
export const isUnderWay = (state: string | undefined) => state === 'waiting' || state === 'running';

/** A run, polled until it ends. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'ai', 'run', id],
    queryFn: ({ signal }) => callApi<RunDetail>(`/founders/ai/runs/${id}`, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.run.state) ? lookAgain : false),
  });

export const writeDraft = (model: string, draft: PromptDraft) =>
  callApi<{ id: string; version: number }>(`/founders/ai/models/${model}/versions`, {
    method: 'POST',
    body: draft,
  });
export const beginRun = (id: string) =>
  callApi<undefined>(`/founders/ai/versions/${id}/runs`, { method: 'POST' });
export const stopRun = (id: string) => callApi<undefined>(`/founders/ai/runs/${id}/stop`, { method: 'POST' });
export const putLive = (id: string, replaces: string) =>
  callApi<undefined>(`/founders/ai/versions/${id}/live`, { method: 'POST', body: { replaces } });
export const tryVersion = (id: string, input: PromptTrialInput) =>
  callApi<{ trial: PromptTrialResult }>(`/founders/ai/versions/${id}/trials`, {
    method: 'POST',
    body: input,
  });
