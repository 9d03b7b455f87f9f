/** Says in any answer of ours that the product is closed for work on it. */
export const maintenanceHeader = 'x-maintenance';

type Listener = () => void;
const listeners = new Set<Listener>();
let closed = false;

/** Whether the last answer said that the product is closed. */
export const isClosed = (): boolean => closed;

export function onMaintenance(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(now: boolean): void {
  if (now === closed) return;
  closed = now;
  for (const listener of listeners) listener();
}

type Parts = {
  send: typeof fetch;
  /** Resolves after so many milliseconds, or rejects with the reason of the signal. */
  pause: (signal: AbortSignal | undefined, milliseconds: number) => Promise<void>;
  origin: string;
};

/** Milliseconds between two questions while the product is closed. */
const everyMs = 5000;
/** So often data of a page is asked for again when there was no room, or their database did not answer. */
const mostAgain = 5;

/**
 * Listens to all answers for the sign that the product is closed. Data of the next page is waited for instead of given up: the page
 * on which somebody writes stays as it is, and goes on by itself when the work is done, or when a busy house has room again (503 with `Retry-After`).
 */
export function waitingFetch({ send, pause, origin }: Parts): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, origin);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const ours = address.origin === origin;
    const isPageData = ours && address.pathname.endsWith('.data');
    let again = 0;
    for (;;) {
      // Only what may be sent once more is copied: the copy of a body would be left half read.
      const response = await send(isPageData && input instanceof Request ? input.clone() : input, init);
      if (!ours) return response;
      note(response.headers.has(maintenanceHeader));
      if (!isPageData || response.status !== 503) return response;
      const seconds = Number(response.headers.get('retry-after'));
      if (!isClosed()) {
        if (method !== 'GET' || !(seconds > 0) || again >= mostAgain) return response;
        again += 1;
      }
      await response.body?.cancel();
      await pause(signal, isClosed() ? everyMs : seconds * 1000);
    }
  };
}

/** Puts `waitingFetch` in the place of the browser’s own. */
export function watchMaintenance(): void {
  const send = window.fetch.bind(window);
  window.fetch = waitingFetch({ send, pause, origin: window.location.origin });
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
