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
  /** Resolves after some seconds, or rejects with the reason of the signal. */
  pause: (signal: AbortSignal | undefined) => Promise<void>;
  origin: string;
};

/**
 * Listens to all answers for the sign that the product is closed. Data of the next page is waited for instead of given up: the page
 * on which somebody writes stays as it is, and goes on by itself when the work is done.
 */
export function waitingFetch({ send, pause, origin }: Parts): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, origin);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const ours = address.origin === origin;
    const isPageData = ours && address.pathname.endsWith('.data');
    for (;;) {
      // Only what may be sent once more is copied: the copy of a body would be left half read.
      const response = await send(isPageData && input instanceof Request ? input.clone() : input, init);
      if (!ours) return response;
      note(response.headers.has(maintenanceHeader));
      if (!(isPageData && response.status === 503 && isClosed())) return response;
      await response.body?.cancel();
      await pause(signal);
    }
  };
}

const everyMs = 5000;

/** Puts `waitingFetch` in the place of the browser’s own. */
export function watchMaintenance(): void {
  const send = window.fetch.bind(window);
  window.fetch = waitingFetch({ send, pause, origin: window.location.origin });
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, everyMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
