import { queryOptions } from '@tanstack/react-query';
import { callApi, ApiFailure } from '#app/platform/api-client.ts';
import type { AccountDetails, AccountSession } from '../model/account-page-schemas.ts';
import type { AuthOutcome } from '../model/errors.ts';

/** Name, address and sign-in methods of the account. */
export const accountQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: ({ signal }) => callApi<{ details: AccountDetails }>('/account/details', { signal }),
  select: ({ details }) => details,
});

/** Active sessions. Other devices change them, so they are fetched again each time they are shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi<{ sessions: AccountSession[] }>('/account/sessions', { signal }),
  select: ({ sessions }) => sessions,
  staleTime: 0,
});

/** Prefix of all account queries; invalidate it after a change. */
export const accountKey = ['account'] as const;

export const endSession = (id: string) => callApi<undefined>(`/account/sessions/${id}`, { method: 'DELETE' });
export const endOtherSessions = () => callApi<{ ended: number }>('/account/sessions', { method: 'DELETE' });
export const cancelEmailChange = () => callApi<undefined>('/account/email-change', { method: 'DELETE' });
export const disconnectGoogle = () => callApi<undefined>('/account/google', { method: 'DELETE' });

/** The message for a failed API call: the server's text, or "offline" when there was no response. */
export const problemOfCall = (failure: unknown): AuthOutcome =>
  failure instanceof ApiFailure ? { text: failure.message } : 'offline';
