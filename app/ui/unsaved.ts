import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before unsaved work is lost: our own dialog on navigation inside the site, the browser's on closing or
 * reloading. Work in a part of a page that is selected in the URL (`?tab=`) is left when that `address` changes.
 */
export function useUnsaved(unsaved: boolean, question: string, left: 'page' | 'address' = 'page'): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (left === 'address' && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
