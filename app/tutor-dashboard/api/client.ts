import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { ClaimView } from '#app/practice/index.ts';
import type { SessionNote, NoteState, NoteTexts, TutorStanding } from '../model/schemas.server.ts';

export type BriefClaim = Omit<ClaimView, 'skill' | 'dispute'>;
export type Brief = {
  learner: string | null;
  session: number;
  lastTime: { at: string; nextStep: string } | null;
  beliefs: BriefClaim[] | null;
};

/** Data about a session’s learner. Its sentences depend on the language, which is part of the key. */
export const briefQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['tutor', 'brief', id, language],
    queryFn: ({ signal }) => callApi<{ brief: Brief }>(`/tutor/sessions/${id}/brief`, { signal }),
    select: ({ brief }) => brief,
    staleTime: 0,
  });

/** Always refetched on opening: another window may have changed it. */
export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutor', 'note', id],
    queryFn: ({ signal }) => callApi<{ note: SessionNote }>(`/tutor/sessions/${id}/note`, { signal }),
    select: ({ note }) => note,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const noteStatesQuery = queryOptions({
  queryKey: ['tutor', 'notes'],
  queryFn: ({ signal }) => callApi<{ notes: NoteState[] }>('/tutor/notes', { signal }),
  select: ({ notes }) => notes,
});

/** Always stale: hours and link are set on other pages, and a founder activates the page. */
export const standingQuery = queryOptions({
  queryKey: ['tutor', 'standing'],
  queryFn: ({ signal }) => callApi<{ standing: TutorStanding }>('/tutor/standing', { signal }),
  select: ({ standing }) => standing,
  staleTime: 0,
});

/** 409 `note_changed` and `note_sent` carry the current `note`. */
export const saveNote = (id: string, body: NoteTexts & { version: number }) =>
  callApi<{ note: SessionNote }>(`/tutor/sessions/${id}/note`, { method: 'PUT', body });

export const sendNote = (id: string, version: number) =>
  callApi<{ note: SessionNote }>(`/tutor/sessions/${id}/note/send`, { method: 'POST', body: { version } });

export const recordPresence = (id: string) =>
  callApi<{ note: SessionNote }>(`/tutor/sessions/${id}/came`, { method: 'POST' });

export const recordAbsence = (id: string, absent: 'learner' | 'tutor', idempotencyKey: string) =>
  callApi<unknown>(`/bookings/${id}/absence`, { method: 'POST', body: { absent }, idempotencyKey });
