import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import { foundersKey } from './client.ts';
import type { UserDetail } from './user-detail/schemas.ts';
import type { OwedInvoiceView, UserRow, UserSession } from './schemas-users.ts';

/** Accounts by a part of their address. */
export const usersQuery = (search: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'users', search],
    queryFn: ({ signal }) =>
      callApi<{ users: UserRow[]; more: boolean }>(`/founders/users?${new URLSearchParams({ search })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One account. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'user', id],
    queryFn: ({ signal }) => callApi<{ user: UserDetail }>(`/founders/users/${id}`, { signal }),
    select: ({ user }) => user,
  });

/** What an account has booked. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'user-sessions', id],
    queryFn: ({ signal }) =>
      callApi<{ sessions: UserSession[] }>(`/founders/users/${id}/sessions`, { signal }),
  });

export const invoicesQuery = queryOptions({
  queryKey: [...foundersKey, 'invoices'],
  queryFn: ({ signal }) => callApi<{ invoices: OwedInvoiceView[] }>('/founders/invoices', { signal }),
  select: ({ invoices }) =>
    invoices.map((invoice) => ({ ...invoice, state: invoice.paidAt === null ? 'open' : 'paid' })),
});

export const setSuspended = (id: string, suspended: boolean) =>
  callApi<undefined>(`/founders/users/${id}`, { method: 'PATCH', body: { suspended } });

export const setPaid = (id: string, paid: boolean) =>
  callApi<undefined>(`/founders/invoices/${id}`, { method: 'PATCH', body: { paid } });
