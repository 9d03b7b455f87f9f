import { useSyncExternalStore } from 'react';

const query = '(max-width: 799px)';
const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the map stands in a narrow window: fewer skills on a line, so that each can be touched. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
