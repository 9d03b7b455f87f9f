import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import { foundersKey } from './client.ts';
import type { UnpaidLimitsInput, UserDetail } from '../model/user-detail-schemas.ts';
import type { OwedInvoiceView, UserRow, UserSession } from '../model/schemas-users.ts';

/** Accounts found by part of their email address. */
export const usersQuery = (search: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'users', search],
    queryFn: ({ signal }) =>
      callApi<{ users: UserRow[]; more: boolean }>(`/founders/users?${new URLSearchParams({ search })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'user', id],
    queryFn: ({ signal }) => callApi<{ user: UserDetail }>(`/founders/users/${id}`, { signal }),
    select: ({ user }) => user,
  });

/** Bookings of an account. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...foundersKey, 'user-sessions', id],
    queryFn: ({ signal }) =>
      callApi<{ sessions: UserSession[] }>(`/founders/users/${id}/sessions`, { signal }),
  });

/** All invoices, page by page. */
export const invoicesQuery = queryOptions({
  queryKey: [...foundersKey, 'invoices'],
  queryFn: async ({ signal }) => {
    const invoices: OwedInvoiceView[] = [];
    for (let more = true; more;) {
      const path = `/founders/invoices?offset=${invoices.length}`;
      const page = await callApi<{ invoices: OwedInvoiceView[]; more: boolean }>(path, { signal });
      invoices.push(...page.invoices);
      more = page.more;
    }
    // Rows can move between two page loads when another founder marks one: deduplicate.
    return { invoices: [...new Map(invoices.map((invoice) => [invoice.id, invoice])).values()] };
  },
  select: ({ invoices }) =>
    invoices.map((invoice) => ({ ...invoice, state: invoice.paidAt === null ? 'open' : 'paid' })),
});

export const setSuspended = (id: string, suspended: boolean) =>
  callApi<undefined>(`/founders/users/${id}`, { method: 'PATCH', body: { suspended } });

export const setUnpaidLimits = (id: string, limits: UnpaidLimitsInput['limits']) =>
  callApi<undefined>(`/founders/users/${id}/unpaid-limits`, { method: 'PUT', body: { limits } });

export const setPaid = (id: string, paid: boolean) =>
  callApi<undefined>(`/founders/invoices/${id}`, { method: 'PATCH', body: { paid } });
