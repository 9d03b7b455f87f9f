const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows the reader a part of the page from its beginning, and keeps showing it while what is around it is still being loaded: a page that was
 * too short to scroll so far grows, and what comes later stands above. Ends with the first thing the reader does.
 *
 * @returns ends it earlier, as when the reader goes elsewhere
 */
export function standAt(part: Element): () => void {
  const ending = new AbortController();
  const growth = new ResizeObserver(() => part.scrollIntoView());
  ending.signal.addEventListener('abort', () => growth.disconnect());
  const end = () => ending.abort();
  for (const act of acts) addEventListener(act, end, { signal: ending.signal, capture: true, passive: true });
  // Being told of the first size shows it for the first time, too; but that comes after the next drawing.
  part.scrollIntoView();
  growth.observe(document.body);
  return end;
}
