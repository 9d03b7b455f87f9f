import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is hydrated. Before that a form would be submitted natively, with its values in the URL, so its
 * button is disabled.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
