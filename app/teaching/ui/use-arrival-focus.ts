import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * The heading of a room that one comes to from another page takes the focus: the button that led there is gone, and with it the place of
 * the keyboard. A page that is loaded leaves the focus alone.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useNavigationType() !== 'POP';
  useEffect(() => {
    if (came && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [came]);
  return heading;
}
