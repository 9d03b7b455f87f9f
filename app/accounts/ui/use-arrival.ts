import { useMemo } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type TakenArrival, takeArrival } from './arrival.ts';

/**
 * The auth service's parameters in this page's URL; null until hydrated. Memoized: during the redirect the URL is
 * already the next page's while this page renders once more.
 */
export function useArrival(): TakenArrival | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? takeArrival() : null), [hydrated]);
}
