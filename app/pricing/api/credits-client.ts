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

/** Prefix of all query keys of the account’s credits. */
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

/** State of a payment as reported by the provider. Polled until it is final. */
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

/** The purchase has its own id, so a repeated submit or a retry returns the same pack. */
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

/** Downloads the PDF. The call needs the access token, so a plain link cannot be used. */
export async function downloadInvoice({ id, number }: Pick<InvoiceView, 'id' | 'number'>): Promise<void> {
  const file = await (
    await fetchApi(`/invoices/${id}.pdf`, { headers: { accept: 'application/pdf' } })
  ).blob();
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: `${number}.pdf` });
  link.click();
  URL.revokeObjectURL(address);
}
