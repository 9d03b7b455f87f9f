import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SessionForAdult } from '#app/booking/index.ts';
import type { AdultLinksView, InvitationView } from '#app/learners/index.ts';
import { callApi } from '#app/platform/api-client.ts';
import type { ConversationsPage } from '#app/teaching/index.ts';

type Links = { links: AdultLinksView };

/** The adults of the account, and the people whose linked adult it is. Either side changes them, so they are always fetched again. */
export const adultLinksQuery = queryOptions({
  queryKey: ['learners', 'adult-links'],
  queryFn: ({ signal }) => callApi<Links>('/adult-links', { signal }),
  select: ({ links }) => links,
  staleTime: 0,
});

/** The key belongs to one press, so a double click sends one invitation. */
export const inviteAdult = (email: string, idempotencyKey: string) =>
  callApi<Links>('/adult-links', { method: 'POST', body: { email }, idempotencyKey });

export const endAdultLink = (id: string) => callApi<undefined>(`/adult-links/${id}`, { method: 'DELETE' });

export const invitationQuery = (secret: string) =>
  queryOptions({
    queryKey: ['learners', 'invitation', secret],
    queryFn: ({ signal }) =>
      callApi<{ invitation: InvitationView }>(`/adult-links/invitation?${new URLSearchParams({ secret })}`, {
        signal,
      }).then(({ invitation }) => invitation),
    retry: false,
    staleTime: 0,
  });

export const answerInvitation = (secret: string, accept: boolean) =>
  callApi<Links>('/adult-links/invitation', { method: 'POST', body: { secret, accept } });

export const changeMinorsModelConsent = (linkId: string, isGranted: boolean) =>
  callApi<Links>(`/adult-links/${linkId}/consents/model`, { method: isGranted ? 'PUT' : 'DELETE' });

export const sessionsOfLinkQuery = (linkId: string) =>
  queryOptions({
    queryKey: ['learners', 'adult-links', linkId, 'sessions'],
    queryFn: ({ signal }) =>
      callApi<{ sessions: readonly SessionForAdult[] }>(`/adult-links/${linkId}/sessions`, { signal }),
    select: ({ sessions }) => sessions,
    staleTime: 0,
  });

export const conversationsOfLinkQuery = (linkId: string) =>
  infiniteQueryOptions({
    queryKey: ['learners', 'adult-links', linkId, 'conversations'],
    queryFn: ({ signal, pageParam }) =>
      callApi<ConversationsPage>(
        `/adult-links/${linkId}/conversations${pageParam && `?${new URLSearchParams({ after: pageParam })}`}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
