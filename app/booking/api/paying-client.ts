import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Money } from '#app/platform/money.ts';

/** A payment as seen by its account; `url` is the page on which it can still be paid. */
export type PaymentProgress = {
  id: string;
  state: 'open' | 'waiting' | 'failed' | 'expired' | 'paid';
  outcome: 'booked' | 'returned' | null;
  price: Money;
  /** The requested amount, when a different amount arrived and is refunded. */
  asked: Money | null;
  subject: { kind: 'booking' | 'series' | 'pack'; id: string };
  refused: boolean;
  url: string | null;
};

const SECOND = 1000;

/** State of a payment as reported by the provider. Polled until it is final. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'payment', id],
    queryFn: ({ signal }) => callApi<{ payment: PaymentProgress }>(`/payments/${id}`, { signal }),
    select: ({ payment }) => payment,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && !['open', 'waiting'].includes(data.payment.state) ? false : 2 * SECOND,
  });
