import { callApi } from '#app/platform/api-client.ts';
import type { FoundView } from './schemas.ts';

/** What the words find in the language of the page, the best first. Throws as `callApi` does, and when `signal` breaks it off. */
export async function search(words: string, signal: AbortSignal): Promise<readonly FoundView[]> {
  const { found } = await callApi<{ found: FoundView[] }>(`/search?${new URLSearchParams({ q: words })}`, {
    signal,
  });
  return found;
}
