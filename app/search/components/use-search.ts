import { useEffect, useState } from 'react';
import { search } from '../client.ts';
import type { FoundView } from '../schemas.ts';

/** Milliseconds of rest between two letters after which it is worth asking. */
const rest = 150;

export type Searched = {
  /** What was found for `words`; null before the first answer. */
  readonly found: readonly FoundView[] | null;
  readonly words: string;
  readonly failed: boolean;
};
const nothing: Searched = { found: null, words: '', failed: false };

/** What the typed words find, a moment after the last letter. An answer that comes late never takes the place of a newer one. */
export function useSearch(typed: string): Searched & { again(): void } {
  const words = typed.trim();
  const [searched, setSearched] = useState<Searched>(nothing);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (words === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      search(words, leaving.signal).then(
        (found) => setSearched({ found, words, failed: false }),
        () => !leaving.signal.aborted && setSearched((last) => ({ ...last, words, failed: true })),
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, round]);
  return { ...(words === '' ? nothing : searched), again: () => setRound(round + 1) };
}
