import { useMemo } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type TakenArrival, takeArrival } from './arrival.ts';

/**
 * What the auth service put into this page's address; null until the browser has read it. Read once: while the visitor is
 * led on, the address is the next page's already and this page is drawn once more.
 */
export function useArrival(): TakenArrival | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? takeArrival() : null), [hydrated]);
}
