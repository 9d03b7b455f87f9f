import { useEffect, useState } from 'react';
import type { FoundView } from '../document.ts';
import { callApi } from '#app/platform/api-client.ts';

/** Debounce in milliseconds. */
const rest = 150;

type Searched = {
  /** Results for `words`; null before the first response. */
  readonly found: readonly FoundView[] | null;
  readonly words: string;
  readonly failed: boolean;
};
const nothing: Searched = { found: null, words: '', failed: false };

/** State of the search field. Debounced; a late response never replaces a newer one. */
export function useSearch(): Searched & { typed: string; type(text: string): void; again(): void } {
  const [asked, setAsked] = useState({ typed: '', wait: rest });
  const [searched, setSearched] = useState<Searched>(nothing);
  useEffect(() => {
    const words = asked.typed.trim();
    if (words === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      search(words, leaving.signal).then(
        (found) => setSearched({ found, words, failed: false }),
        () => !leaving.signal.aborted && setSearched((last) => ({ ...last, words, failed: true })),
      );
    }, asked.wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  return {
    ...(asked.typed.trim() === '' ? nothing : searched),
    typed: asked.typed,
    type: (typed) => setAsked({ typed, wait: rest }),
    again: () => setAsked({ ...asked, wait: 0 }),
  };
}

/** Results in the language of the page, the best first. Throws as `callApi` does, and when aborted by `signal`. */
export async function search(words: string, signal: AbortSignal): Promise<readonly FoundView[]> {
  const { found } = await callApi<{ found: FoundView[] }>(`/search?${new URLSearchParams({ q: words })}`, {
    signal,
  });
  return found;
}
