import { useEffect, useRef } from 'react';
import { scrollOffsetFor } from './scroll-offset.ts';

/** Selectors of what to begin at and what to reach, the most wished first; of each kind the last one on the page counts. */
type Places = { beginnings: readonly string[]; endings: readonly string[] };

type Newest = Places & {
  /** Grows with each turn. */
  count: number;
  /** Up to this count nobody is taken away from where they read. */
  calmUpTo: number;
};

/**
 * After a turn, what was said and the field of the next line are in sight together, as far as both have room. A session that is opened
 * again, or reloaded, begins at the step that waits.
 */
export function useScrollToNewest({ count, calmUpTo, ...places }: Newest): void {
  const seen = useRef(calmUpTo);
  const opened = useRef(false);
  useEffect(() => {
    const again = !opened.current;
    opened.current = true;
    if (count <= seen.current) return;
    seen.current = count;
    scrollIntoSight(places, again);
  });
}

/** Scrolls as `scrollFor` says; `atOnce`: without the way there. */
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

/** The window without what lies over its edges: the bar above, the dock below. */
function freeWindow() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}
