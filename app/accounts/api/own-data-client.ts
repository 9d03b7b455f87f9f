import { queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
import type { OwnErasure, OwnExport } from '../model/own-data-schemas.ts';

/** How often a copy that is being made is looked at, in milliseconds. */
const lookEvery = 1000;

/** The account's copy; looked at again and again while it is being made. */
export const ownExportQuery = queryOptions({
  queryKey: ['account', 'export'],
  queryFn: ({ signal }) => callApi<{ export: OwnExport | null }>('/account/export', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export?.state === 'building' ? lookEvery : false),
});

/** Whether the account will be erased. */
export const ownErasureQuery = queryOptions({
  queryKey: ['account', 'erasure'],
  queryFn: ({ signal }) => callApi<OwnErasure>('/account/erasure', { signal }),
});

export const requestExport = () => callApi<{ export: OwnExport }>('/account/export', { method: 'POST' });
export const scheduleErasure = (email: string) =>
  callApi<OwnErasure>('/account/erasure', { method: 'POST', body: { email } });
export const stopErasure = () => callApi<undefined>('/account/erasure', { method: 'DELETE' });

/**
 * Fetches the copy as its owner and lets the browser save it. An address that could be passed on would hold everything
 * about somebody, so there is none.
 */
export async function downloadExport(fileName: string): Promise<void> {
  const response = await fetchApi('/account/export/file', { headers: { accept: 'application/zip' } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes by then; keeping the address would keep them in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
