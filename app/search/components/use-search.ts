import { useEffect, useState } from 'react';
import type { FoundView } from '../document.ts';
import { callApi } from '#app/platform/api-client.ts';

/** Debounce in milliseconds. */
const debounceMs = 150;

type Searched = {
  /** Results for `words`; null before the first response. */
  readonly found: readonly FoundView[] | null;
  readonly words: string;
  readonly failed: boolean;
};
const nothing: Searched = { found: null, words: '', failed: false };

/** State of the search field. Debounced; a late response never replaces a newer one. */
export function useSearch(): Searched & { typed: string; type(text: string): void; again(): void } {
  const [input, setInput] = useState({ typed: '', wait: debounceMs });
  const [searched, setSearched] = useState<Searched>(nothing);
  useEffect(() => {
    const words = input.typed.trim();
    if (words === '') return;
    const aborted = new AbortController();
    const timer = setTimeout(() => {
      search(words, aborted.signal).then(
        (found) => setSearched({ found, words, failed: false }),
        () => !aborted.signal.aborted && setSearched((last) => ({ ...last, words, failed: true })),
      );
    }, input.wait);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [input]);
  return {
    ...(input.typed.trim() === '' ? nothing : searched),
    typed: input.typed,
    type: (typed) => setInput({ typed, wait: debounceMs }),
    again: () => setInput({ ...input, wait: 0 }),
  };
}

/** Results in the language of the page, the best first. Throws as `callApi` does, and when aborted by `signal`. */
export async function search(words: string, signal: AbortSignal): Promise<readonly FoundView[]> {
  const { found } = await callApi<{ found: FoundView[] }>(`/search?${new URLSearchParams({ q: words })}`, {
    signal,
  });
  return found;
}
