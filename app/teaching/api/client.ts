import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type {
  FocusInput,
  RatingInput,
  StartInput,
  TrialInput,
  TurnInput,
  EditInput,
} from '../model/schemas.server.ts';
import type { TurnRating } from '../model/record.ts';
import type {
  ConversationsPage,
  FocusView,
  PlanView,
  ReadingView,
  SessionWithTurns,
  Trial,
  TurnAnswer,
} from '../model/views.ts';

/** Part of the cache key, so that one account's answers are never shown to the next user of this browser. */
const cacheOwner = (accountId: string | undefined) => accountId ?? 'visitor';

export const sessionQuery = (id: string, accountId: string | undefined) =>
  queryOptions({
    queryKey: ['teaching', cacheOwner(accountId), 'session', id],
    queryFn: ({ signal }) =>
      callApi<{ session: SessionWithTurns }>(`/teaching/sessions/${id}`, { signal }).then((it) => it.session),
    // The session may have advanced in another tab or on another device.
    refetchOnWindowFocus: 'always',
  });

/** A conversation of a minor, for their linked adult. */
export const linkedSessionQuery = (linkId: string, id: string, accountId: string | undefined) =>
  queryOptions({
    queryKey: ['teaching', cacheOwner(accountId), 'linked', linkId, id],
    queryFn: ({ signal }) =>
      callApi<{ session: SessionWithTurns }>(`/adult-links/${linkId}/conversations/${id}`, { signal }).then(
        (it) => it.session,
      ),
    staleTime: 0,
  });

export const sessionsQuery = (accountId: string | undefined) =>
  queryOptions({
    queryKey: ['teaching', cacheOwner(accountId), 'sessions'],
    queryFn: ({ signal }) =>
      callApi<ConversationsPage>('/teaching/sessions', { signal }).then((it) => it.sessions),
    staleTime: 0,
  });

/** Pages of conversations; `search` matches the title, the problem and the learner's words. */
export const conversationsQuery = (accountId: string | undefined, search: string) =>
  infiniteQueryOptions({
    queryKey: ['teaching', cacheOwner(accountId), 'conversations', search],
    queryFn: ({ signal, pageParam }) => {
      const wanted = new URLSearchParams({
        ...(search && { search }),
        ...(pageParam && { after: pageParam }),
      });
      return callApi<ConversationsPage>(`/teaching/sessions?${wanted}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Key prefix of every conversation list cached for one account. */
export const conversationsKey = (accountId: string | undefined) => [
  'teaching',
  cacheOwner(accountId),
  'conversations',
];

export const rateTurn = (id: string, turnId: string, body: RatingInput): Promise<TurnRating | null> =>
  callApi<{ rating: TurnRating | null }>(`/teaching/sessions/${id}/turns/${turnId}/rating`, {
    method: 'POST',
    body,
  }).then((it) => it.rating);

export const renameSession = (id: string, title: string | null): Promise<{ title: string | null }> =>
  callApi(`/teaching/sessions/${id}`, { method: 'PATCH', body: { title } });

export const deleteSession = (id: string): Promise<void> =>
  callApi(`/teaching/sessions/${id}`, { method: 'DELETE' });

/** `skill` as in the URL; the server validates it. */
type StartSessionBody = Omit<StartInput, 'skill'> & { skill?: string };

export const startSession = (body: StartSessionBody, idempotencyKey: string): Promise<SessionWithTurns> =>
  callApi<{ session: SessionWithTurns }>('/teaching/sessions', { method: 'POST', body, idempotencyKey }).then(
    (it) => it.session,
  );

export const takeTurn = (id: string, body: TurnInput): Promise<TurnAnswer> =>
  callApi(`/teaching/sessions/${id}/turns`, { method: 'POST', body });

export const tryLine = (body: TrialInput): Promise<Trial> =>
  callApi('/teaching/trials', { method: 'POST', body });

/** How the parser reads a problem while it is typed. */
export const readingQuery = (text: string, locale: string) =>
  queryOptions({
    queryKey: ['teaching', 'reading', locale, text],
    queryFn: ({ signal }) =>
      callApi<ReadingView>('/teaching/readings', { method: 'POST', body: { text, locale }, signal }),
    staleTime: Infinity,
    retry: false,
  });

/** The plan of a focus session. `step` is part of the key: the plan is fetched again after each step. */
export const planQuery = (id: string, accountId: string | undefined, step: string) =>
  queryOptions({
    queryKey: ['teaching', cacheOwner(accountId), 'plan', id, step],
    queryFn: ({ signal }) =>
      callApi<{ plan: PlanView | null }>(`/teaching/sessions/${id}/plan`, { signal }).then((it) => it.plan),
    retry: false,
  });

export const changeFocus = (id: string, body: FocusInput): Promise<FocusView> =>
  callApi<{ focus: FocusView }>(`/teaching/sessions/${id}/focus`, { method: 'POST', body }).then(
    (it) => it.focus,
  );

export const parkThought = (id: string, text: string): Promise<{ id: string; text: string }> =>
  callApi<{ thought: { id: string; text: string } }>(`/teaching/sessions/${id}/thoughts`, {
    method: 'POST',
    body: { text },
  }).then((it) => it.thought);

export const dropThought = (id: string, thoughtId: string): Promise<void> =>
  callApi(`/teaching/sessions/${id}/thoughts/${thoughtId}`, { method: 'DELETE' });

type SessionAnswer = { session: SessionWithTurns };

/** Rephrases the tutor's newest turn. */
export const rephraseTurn = (id: string, turnId: string): Promise<SessionWithTurns> =>
  callApi<SessionAnswer>(`/teaching/sessions/${id}/turns/${turnId}/anew`, { method: 'POST' }).then(
    (it) => it.session,
  );

/** Replaces an earlier problem or message. */
export const editTurn = (id: string, turnId: string, body: EditInput): Promise<SessionWithTurns> =>
  callApi<SessionAnswer>(`/teaching/sessions/${id}/turns/${turnId}/edit`, { method: 'POST', body }).then(
    (it) => it.session,
  );
