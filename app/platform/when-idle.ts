/** Runs work when the page is idle, so that it does not delay the first paint. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
}
