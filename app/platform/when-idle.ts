/** Does something once the page has nothing better to do, so that it delays no first paint. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
}
