import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Focuses the heading after navigation within the app, because the link that had focus is gone. After a full page load, focus stays
 * untouched.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useNavigationType() !== 'POP';
  useEffect(() => {
    if (came && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [came]);
  return heading;
}
