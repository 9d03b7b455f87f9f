import { queryOptions } from '@tanstack/react-query';
import { callApi, ApiFailure } from '#app/platform/api-client.ts';
import type { AccountDetails, AccountSession } from '../model/account-page-schemas.ts';
import type { AuthOutcome } from '../model/errors.ts';

/** Name, address, ways to sign in. */
export const accountQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: ({ signal }) => callApi<{ details: AccountDetails }>('/account/details', { signal }),
  select: ({ details }) => details,
});

/** Where the account is signed in. Other devices change it, so it is read anew each time it is looked at. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi<{ sessions: AccountSession[] }>('/account/sessions', { signal }),
  select: ({ sessions }) => sessions,
  staleTime: 0,
});

/** Everything that the account page shows; to be invalidated after a change. */
export const accountKey = ['account'] as const;

export const endSession = (id: string) => callApi<undefined>(`/account/sessions/${id}`, { method: 'DELETE' });
export const endOtherSessions = () => callApi<{ ended: number }>('/account/sessions', { method: 'DELETE' });
export const cancelEmailChange = () => callApi<undefined>('/account/email-change', { method: 'DELETE' });
export const disconnectGoogle = () => callApi<undefined>('/account/google', { method: 'DELETE' });

/** What a call of ours that failed tells the person. */
export const problemOfCall = (failure: unknown): AuthOutcome =>
  failure instanceof ApiFailure ? { text: failure.message } : 'offline';
