import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Money } from '#app/platform/money.ts';

/** A payment as its account sees it; `url` is the page on which it can still be paid. */
export type PaymentProgress = {
  id: string;
  state: 'open' | 'waiting' | 'failed' | 'expired' | 'paid';
  outcome: 'booked' | 'returned' | null;
  price: Money;
  /** What had been asked for, where another amount arrived: why it goes back. */
  asked: Money | null;
  subject: { kind: 'booking' | 'series' | 'pack'; id: string };
  refused: boolean;
  url: string | null;
};

const SECOND = 1000;

/** How far a payment is, as the provider has told us. Asked again until it is decided. */
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
