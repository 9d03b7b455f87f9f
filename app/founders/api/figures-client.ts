import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, callApi, fetchApi } from '#app/platform/api-client.ts';
import { foundersKey } from './client.ts';
import { type FiguresQuery, queryOf } from '../domain/figures/address.ts';
import type { FounderFigures } from '../model/figures-schemas.ts';

export const figuresQuery = (asked: FiguresQuery) =>
  queryOptions({
    queryKey: [...foundersKey, 'figures', queryOf(asked)],
    queryFn: ({ signal }) =>
      callApi<{ figures: FounderFigures }>(`/founders/figures?${queryOf(asked)}`, { signal }),
    select: ({ figures }) => figures,
    retry: (failures, error) => !isRefused(error) && failures < 1,
  });

/** The server shows no such range: it lies in the future, as its clock says. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'range_invalid';

/** All figures, or one of them, as a file that the browser saves. It needs the session, so it cannot be a link. */
export async function downloadFigures(asked: FiguresQuery, name: string, figure?: string): Promise<void> {
  const query = queryOf(asked, figure === undefined ? {} : { figure });
  const answer = await fetchApi(`/founders/figures.csv?${query}`, { headers: { accept: 'text/csv' } });
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
