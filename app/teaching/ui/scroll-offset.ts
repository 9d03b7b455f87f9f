/* Where the page is to stand after a turn. Pure: pixels from the top of the window, downwards. */

/** An upper and a lower edge. */
type Span = { readonly top: number; readonly bottom: number };

/**
 * How far to scroll, so that what has come and what is to be done next are read together. `beginnings`: upper edges to begin at, the most
 * wished first and each below the one before; `endings`: lower edges to reach, the most wished first. Where nothing fits into the window
 * the last beginning comes into its upper half. What lies in the window already is left where it is.
 */
export function scrollOffsetFor(
  beginnings: readonly number[],
  endings: readonly number[],
  window: Span,
): number {
  const room = window.bottom - window.top;
  for (const bottom of endings) {
    const top = beginnings.find((one) => one < bottom && bottom - one <= room);
    if (top === undefined) continue;
    if (top >= window.top && bottom <= window.bottom) return 0;
    return Math.round((top + bottom - window.top - window.bottom) / 2);
  }
  const last = beginnings.at(-1);
  const first = last === undefined ? undefined : beginnings.find((one) => last - one <= room / 2);
  return first === undefined ? 0 : Math.round(first - window.top);
}
