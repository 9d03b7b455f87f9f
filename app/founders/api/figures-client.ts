import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, callApi, fetchApi } from '#app/platform/api-client.ts';
import { foundersKey } from './client.ts';
import { type FiguresQuery, queryOf } from '../domain/figures/address.ts';
import type { FounderFigures } from '../model/figures-schemas.ts';

export const figuresQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: [...foundersKey, 'figures', queryOf(query)],
    queryFn: ({ signal }) =>
      callApi<{ figures: FounderFigures }>(`/founders/figures?${queryOf(query)}`, { signal }),
    select: ({ figures }) => figures,
    retry: (failures, error) => !isRefused(error) && failures < 1,
  });

/** The server rejects the range: by its clock it lies in the future. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'range_invalid';

/** Downloads all figures, or one, as a file. The call needs the access token, so a plain link cannot be used. */
export async function downloadFigures(selection: FiguresQuery, name: string, figure?: string): Promise<void> {
  const query = queryOf(selection, figure === undefined ? {} : { figure });
  const answer = await fetchApi(`/founders/figures.csv?${query}`, { headers: { accept: 'text/csv' } });
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
