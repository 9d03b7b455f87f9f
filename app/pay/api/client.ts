import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
import type { Pay } from '../model/schemas.ts';

/** Key of all queries about a tutor’s pay. */
export const payKey = ['tutor', 'pay'];

/** The pay of a month; null is the current one. */
export const payQuery = (month: string | null) =>
  queryOptions({
    queryKey: [...payKey, month],
    queryFn: ({ signal }) => callApi<{ pay: Pay }>(`/tutor/pay${month ? `?month=${month}` : ''}`, { signal }),
    select: ({ pay }) => pay,
    placeholderData: keepPreviousData,
  });

/** Saves the statement of a month as a file. Rejects with an `ApiFailure`. */
export async function downloadStatement(month: string, kind: 'pdf' | 'csv'): Promise<void> {
  const accept = kind === 'pdf' ? 'application/pdf' : 'text/csv';
  const response = await fetchApi(`/tutor/pay/${month}.${kind}`, { headers: { accept } });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name ?? `${month}.${kind}` }).click();
  URL.revokeObjectURL(address);
}
