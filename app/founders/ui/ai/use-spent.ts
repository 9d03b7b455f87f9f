import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { foundersKey } from '../../api/client.ts';
import type { RunView } from '../../model/ai-schemas.ts';

/** Call after a language model request: refetches its cost and figures. */
export function useSpent(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const part of ['ai', 'figures'])
      void queries.invalidateQueries({ queryKey: [...foundersKey, part] });
  }, [queries]);
}

/** The same for a running test: after each played conversation and at its end. */
export function useSpentBy(run: RunView | null): void {
  const spent = useSpent();
  const played = run && `${run.id} ${run.state} ${run.done}`;
  const lastPlayed = useRef(played);
  useEffect(() => {
    // What existed when the page opened is already in its figures.
    if (lastPlayed.current !== null && lastPlayed.current !== played) spent();
    lastPlayed.current = played;
  }, [played, spent]);
}
