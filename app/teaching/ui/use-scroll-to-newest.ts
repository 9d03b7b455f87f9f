import { useEffect, useRef } from 'react';
import { scrollOffsetFor } from './scroll-offset.ts';

/** Selectors of where to start and what to reach, preferred first; the last match on the page counts. */
type Places = { beginnings: readonly string[]; endings: readonly string[] };

type Newest = Places & {
  /** Increases with each turn. */
  count: number;
  /** No scrolling up to this count. */
  calmUpTo: number;
};

/**
 * After a turn, scrolls so that the response and the next field are visible together, as far as they fit. A session that is reopened or
 * reloaded starts at the pending step.
 */
export function useScrollToNewest({ count, calmUpTo, ...places }: Newest): void {
  const lastSeen = useRef(calmUpTo);
  const opened = useRef(false);
  useEffect(() => {
    const again = !opened.current;
    opened.current = true;
    if (count <= lastSeen.current) return;
    lastSeen.current = count;
    scrollIntoSight(places, again);
  });
}

/** Scrolls by `scrollOffsetFor`; `atOnce`: without animation. */
export function scrollIntoSight({ beginnings, endings }: Places, atOnce = false): void {
  const calm = atOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({
    top: scrollOffsetFor(edgesOf(beginnings, 'top'), edgesOf(endings, 'bottom'), freeWindow()),
    behavior: calm ? 'auto' : 'smooth',
  });
}

const edgesOf = (selectors: readonly string[], edge: 'top' | 'bottom'): number[] =>
  selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)].at(-1);
    return found ? [found.getBoundingClientRect()[edge]] : [];
  });

/** The window without the bar above and the dock below. */
function freeWindow() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}
