import { queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
import type { Money } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.ts';
import type {
  InvoiceView,
  BuyRequest,
  CreditPack,
  Credits,
  PackCheckout,
  PackOffer,
} from '../model/credits-schemas.ts';
import type { PaymentView } from '../model/payments-schemas.ts';

/** Everything about the account’s credits begins with this key. */
const credits = ['credits'] as const;

export const creditsQuery = queryOptions({
  queryKey: [...credits, 'own'],
  queryFn: ({ signal }) => callApi<{ credits: Credits }>('/credits', { signal }),
  select: (answer) => answer.credits,
  // Bookings and cancellations elsewhere change it.
  staleTime: 0,
});

export const invoicesQuery = queryOptions({
  queryKey: [...credits, 'invoices'],
  queryFn: ({ signal }) => callApi<{ invoices: InvoiceView[] }>('/invoices', { signal }),
  select: ({ invoices }) => invoices,
  staleTime: 0,
});

export const offersQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['credit-offers', currency],
    queryFn: ({ signal }) =>
      callApi<{ offers: PackOffer[] }>(`/credits/offers?${new URLSearchParams({ currency })}`, { signal }),
    select: ({ offers }) => offers,
  });

const SECOND = 1000;

/** How far a payment is, as the provider has told us. Asked again until it is decided. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...credits, 'payment', id],
    queryFn: ({ signal }) => callApi<{ payment: PaymentView }>(`/payments/${id}`, { signal }),
    select: ({ payment }) => payment,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && !['open', 'waiting'].includes(data.payment.state) ? false : 2 * SECOND,
  });

/** The purchase has an id of its own, so a repeated press or a retry is the same pack. */
export const buyPack = (request: BuyRequest, idempotencyKey: string) =>
  callApi<{ pack: CreditPack } | { checkout: PackCheckout }>('/credits/packs', {
    method: 'POST',
    body: request,
    idempotencyKey,
  });

export const giveBackPack = (
  id: string,
  { amountMinor }: Pick<Money, 'amountMinor'>,
  idempotencyKey: string,
) =>
  callApi<{ credits: Credits }>(`/credits/packs/${id}/give-back`, {
    method: 'POST',
    body: { amountMinor },
    idempotencyKey,
  });

/** The paper as a download; it needs the session, so it cannot be a link. */
export async function downloadInvoice({ id, number }: Pick<InvoiceView, 'id' | 'number'>): Promise<void> {
  const file = await (
    await fetchApi(`/invoices/${id}.pdf`, { headers: { accept: 'application/pdf' } })
  ).blob();
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: `${number}.pdf` });
  link.click();
  URL.revokeObjectURL(address);
}
