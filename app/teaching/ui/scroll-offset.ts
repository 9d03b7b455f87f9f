/* Scroll position after a turn. Pure: pixels from the top of the window, downwards. */

type Span = { readonly top: number; readonly bottom: number };

/**
 * How far to scroll so that the new response and the next input are visible together. `beginnings`: top edges to start at, preferred first,
 * each below the one before; `endings`: bottom edges to reach, preferred first. If nothing fits into the window, the last beginning is
 * placed in its upper half. Returns 0 for content that is already visible.
 */
export function scrollOffsetFor(
  beginnings: readonly number[],
  endings: readonly number[],
  window: Span,
): number {
  const visibleHeight = window.bottom - window.top;
  for (const bottom of endings) {
    const top = beginnings.find((one) => one < bottom && bottom - one <= visibleHeight);
    if (top === undefined) continue;
    if (top >= window.top && bottom <= window.bottom) return 0;
    return Math.round((top + bottom - window.top - window.bottom) / 2);
  }
  const last = beginnings.at(-1);
  const first = last === undefined ? undefined : beginnings.find((one) => last - one <= visibleHeight / 2);
  return first === undefined ? 0 : Math.round(first - window.top);
}
