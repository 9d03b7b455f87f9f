import { useCallback, useSyncExternalStore } from 'react';

const narrowerThan = (pixels: number) => matchMedia(`(max-width: ${pixels - 1}px)`);

/** Whether the window is narrower than this; false during server rendering. */
export function useNarrowerThan(pixels: number): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = narrowerThan(pixels);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [pixels],
  );
  return useSyncExternalStore(
    listen,
    () => narrowerThan(pixels).matches,
    () => false,
  );
}
