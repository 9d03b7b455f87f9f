import { useSyncExternalStore } from 'react';

/** As in founders.css: below it tables are stacked and sections fold. */
const query = '(max-width: 599px)';
const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the page stands in a window as narrow as a phone’s. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
