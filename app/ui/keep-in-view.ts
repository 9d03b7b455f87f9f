const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element to the top of the window and keeps it there while content around it still loads. Stops with the
 * first user input.
 *
 * @returns stops it earlier, as on navigation
 */
export function keepInView(part: Element): () => void {
  const ending = new AbortController();
  const growth = new ResizeObserver(() => part.scrollIntoView());
  ending.signal.addEventListener('abort', () => growth.disconnect());
  const end = () => ending.abort();
  for (const act of acts) addEventListener(act, end, { signal: ending.signal, capture: true, passive: true });
  // The first resize notification scrolls as well, but only after the next frame.
  part.scrollIntoView();
  growth.observe(document.body);
  return end;
}
