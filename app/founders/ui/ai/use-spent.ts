import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { foundersKey } from '../../api/client.ts';
import type { RunView } from '../../model/ai-schemas.ts';

/** To be called when the language model was asked: what it cost, and the figures with it, are read again. */
export function useSpent(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const part of ['ai', 'figures'])
      void queries.invalidateQueries({ queryKey: [...foundersKey, part] });
  }, [queries]);
}

/** The same for a test that is under way: with each part of it that was played, and when it ends. */
export function useSpentBy(run: RunView | null): void {
  const spent = useSpent();
  const played = run && `${run.id} ${run.state} ${run.done}`;
  const seen = useRef(played);
  useEffect(() => {
    // What stood there when the page was opened is in its figures already.
    if (seen.current !== null && seen.current !== played) spent();
    seen.current = played;
  }, [played, spent]);
}
