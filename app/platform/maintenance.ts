/** Response header: the product is closed for maintenance. */
export const maintenanceHeader = 'x-maintenance';

/** Why the product is unavailable: closed for maintenance, or no connection. */
export type Unavailability = 'closed' | 'cut' | null;

type Listener = () => void;
const listeners = new Set<Listener>();
let trouble: Unavailability = null;

/** The state according to the last response, or that data of a page got none. */
export const currentUnavailability = (): Unavailability => trouble;

export function onAvailabilityChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(now: Unavailability): void {
  if (now === trouble) return;
  trouble = now;
  for (const listener of listeners) listener();
}

type Parts = {
  send: typeof fetch;
  /** Resolves after the given milliseconds, or rejects with the reason of the signal. */
  pause: (signal: AbortSignal | undefined, milliseconds: number) => Promise<void>;
  origin: string;
};

/** Polling interval in milliseconds while the product is closed or unreachable. */
const everyMs = 5000;
const cutMs = 2000;
/** Maximum retries of page data after an overload or database error. */
const mostAgain = 5;

/**
 * Watches all responses for signs of maintenance. Data of the next page is retried instead of failing, so that the
 * current page keeps its input and navigation continues when maintenance ends, when a busy server accepts requests
 * again (503 with `Retry-After`), or when the network returns.
 */
export function retryingFetch({ send, pause, origin }: Parts): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, origin);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const ours = address.origin === origin;
    const isPageData = ours && address.pathname.endsWith('.data');
    let again = 0;
    for (;;) {
      // Only requests that may be repeated are cloned: the clone of a body would be left half read.
      const sent = isPageData && input instanceof Request ? input.clone() : input;
      const response = await send(sent, init).catch((failure: unknown) => {
        // A missing response is a TypeError; an aborted navigation throws a different error.
        if (isPageData && method === 'GET' && failure instanceof TypeError) return null;
        throw failure;
      });
      if (!response) {
        note('cut');
        await pause(signal, cutMs);
        continue;
      }
      if (!ours) return response;
      note(response.headers.has(maintenanceHeader) ? 'closed' : null);
      if (!isPageData || response.status !== 503) return response;
      const seconds = Number(response.headers.get('retry-after'));
      if (trouble !== 'closed') {
        if (method !== 'GET' || !(seconds > 0) || again >= mostAgain) return response;
        again += 1;
      }
      await response.body?.cancel();
      await pause(signal, trouble === 'closed' ? everyMs : seconds * 1000);
    }
  };
}

/**
 * Replaces the browser’s fetch with `retryingFetch`, and blocks full page loads while offline: the browser’s error page
 * would replace the user's input.
 */
export function watchAvailability(): void {
  const send = window.fetch.bind(window);
  window.fetch = retryingFetch({ send, pause, origin: window.location.origin });
  document.addEventListener('click', stayWithoutNetwork, { capture: true });
}

/** The link for which the server has just responded although the browser reports being offline. */
let reachable: HTMLAnchorElement | null = null;

function stayWithoutNetwork(click: MouseEvent): void {
  if (navigator.onLine || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey) return;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return;
  if (link === reachable) {
    reachable = null;
    return;
  }
  click.preventDefault();
  // The server may run on this same machine, without any network.
  void fetch('/healthz', { cache: 'no-store' }).then(
    () => {
      reachable = link;
      link.click();
    },
    () => note('cut'),
  );
}

function pause(signal: AbortSignal | undefined, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
