import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether scripts have taken over this page. Until then a form would be sent the old way, with what was typed in the
 * address, so its button waits.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
