import { queryOptions } from '@tanstack/react-query';
import { callApi, fetchApi } from '#app/platform/api-client.ts';
import type { OwnErasure, OwnExport } from '../model/own-data-schemas.ts';

/** Polling interval while an export is being made, in milliseconds. */
const lookEvery = 1000;

/** The account's export; polled while it is being made. */
export const ownExportQuery = queryOptions({
  queryKey: ['account', 'export'],
  queryFn: ({ signal }) => callApi<{ export: OwnExport | null }>('/account/export', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export?.state === 'building' ? lookEvery : false),
});

/** Whether the account is scheduled for erasure. */
export const ownErasureQuery = queryOptions({
  queryKey: ['account', 'erasure'],
  queryFn: ({ signal }) => callApi<OwnErasure>('/account/erasure', { signal }),
});

export const requestExport = () => callApi<{ export: OwnExport }>('/account/export', { method: 'POST' });
export const scheduleErasure = (email: string) =>
  callApi<OwnErasure>('/account/erasure', { method: 'POST', body: { email } });
export const stopErasure = () => callApi<undefined>('/account/erasure', { method: 'DELETE' });

/**
 * Downloads the export with the owner's credentials and lets the browser save it. There is deliberately no URL that
 * could be shared: the file contains all personal data.
 */
export async function downloadExport(fileName: string): Promise<void> {
  const response = await fetchApi('/account/export/file', { headers: { accept: 'application/zip' } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the blob by then; keeping the URL would keep the blob in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
