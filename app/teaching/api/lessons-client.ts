import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, callApi, fetchApi } from '#app/platform/api-client.ts';
import { readEvents } from '../model/model-text/read-events.ts';
import type { LessonAnswer, StartLesson } from '../model/lessons-schemas.server.ts';
import type { LessonAnswerView, LessonEvent, LessonSummary, LessonView } from '../model/lessons/views.ts';

export type LessonTopics = {
  readonly strands: readonly {
    readonly id: string;
    readonly name: string;
    readonly skills: readonly { readonly id: string; readonly name: string }[];
  }[];
};

/** Everything a lesson can be about, in the language of the page. */
export const topicsQuery = (language: string) =>
  queryOptions({
    queryKey: ['lessons', 'topics', language],
    queryFn: ({ signal }) => callApi<LessonTopics>('/practice/skills', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const lessonsQuery = (profileId: string | undefined, language: string) =>
  queryOptions({
    queryKey: ['lessons', 'list', profileId ?? '', language],
    queryFn: ({ signal }) =>
      callApi<{ lessons: LessonSummary[] }>(
        `/teaching/lessons${profileId === undefined ? '' : `?profileId=${profileId}`}`,
        { signal },
      ).then((it) => it.lessons),
    staleTime: 0,
  });
export const lessonListsKey = ['lessons', 'list'];

export const lessonQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['lessons', 'lesson', id, language],
    queryFn: ({ signal }) =>
      callApi<{ lesson: LessonView }>(`/teaching/lessons/${id}`, { signal }).then((it) => it.lesson),
  });

export const startLesson = (body: Partial<StartLesson> & Pick<StartLesson, 'locale'>) =>
  callApi<{ lesson: LessonView }>('/teaching/lessons', { method: 'POST', body }).then((it) => it.lesson);
export const cancelLesson = (id: string) =>
  callApi<{ lesson: LessonView }>(`/teaching/lessons/${id}/cancel`, { method: 'POST' }).then(
    (it) => it.lesson,
  );
export const deleteLesson = (id: string) => callApi<void>(`/teaching/lessons/${id}`, { method: 'DELETE' });
export const answerLesson = (id: string, body: LessonAnswer) =>
  callApi<LessonAnswerView>(`/teaching/lessons/${id}/answers`, { method: 'POST', body });

/** Milliseconds before reconnecting, by number of failures in a row. */
const pauses = [0, 300, 1000, 2000, 4000];

/** Reports each step of the generation until it ends. Reconnects after the last event received. Returns false when reconnecting failed. */
export async function followLessonProgress(
  id: string,
  signal: AbortSignal,
  changed: (event: Pick<LessonEvent, 'event' | 'data'>) => void,
): Promise<boolean> {
  let lastId = '';
  for (let broken = 0; broken < pauses.length && !signal.aborted; broken += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauses[broken]));
    try {
      const headers = { accept: 'text/event-stream', ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
      const { body } = await fetchApi(`/teaching/lessons/${id}/progress`, { signal, headers });
      if (!body) return false;
      for await (const { event, data, ...position } of readEvents(body)) {
        broken = -1;
        lastId = position.id;
        const piece = { event: event as LessonEvent['event'], data: JSON.parse(data) as LessonEvent['data'] };
        changed(piece);
        if (piece.event !== 'progress') return true;
      }
    } catch (failure) {
      if (signal.aborted || (failure instanceof ApiFailure && failure.status < 500)) return false;
    }
  }
  return signal.aborted;
}
