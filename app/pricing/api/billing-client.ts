import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { BillingDetails } from '../domain/billing.ts';

type Answer = { billing: BillingDetails | null };
const path = '/account/billing';

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => callApi<Answer>(path, { signal }),
  select: ({ billing }) => billing,
  staleTime: 0,
});

/** Stores the details for the next invoices; null takes them out. */
export const saveBilling = (details: BillingDetails | null) =>
  callApi<Answer>(path, details ? { method: 'PUT', body: details } : { method: 'DELETE' });
