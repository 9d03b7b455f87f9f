import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before work that was not saved is left behind: inside the site in our words, and by the browser's own question
 * when the window is closed or reloaded. Work in a part of a page that the address names (`?tab=`) is left with that `address`.
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
