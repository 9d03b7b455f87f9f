/** Says in any answer of ours that the product is closed for work on it. */
export const maintenanceHeader = 'x-maintenance';

/** Why the product cannot be reached: it is closed for work on it, or nothing comes through. */
export type Trouble = 'closed' | 'cut' | null;

type Listener = () => void;
const listeners = new Set<Listener>();
let trouble: Trouble = null;

/** What the last answer said, or that there was none to data of a page. */
export const troubleNow = (): Trouble => trouble;

export function onTrouble(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(now: Trouble): void {
  if (now === trouble) return;
  trouble = now;
  for (const listener of listeners) listener();
}

type Parts = {
  send: typeof fetch;
  /** Resolves after so many milliseconds, or rejects with the reason of the signal. */
  pause: (signal: AbortSignal | undefined, milliseconds: number) => Promise<void>;
  origin: string;
};

/** Milliseconds between two questions while the product is closed, and while nothing comes through. */
const everyMs = 5000;
const cutMs = 2000;
/** So often data of a page is asked for again when there was no room, or their database did not answer. */
const mostAgain = 5;

/**
 * Listens to all answers for the sign that the product is closed. Data of the next page is waited for instead of given up: the page
 * on which somebody writes stays as it is, and goes on by itself when the work is done, when a busy server takes requests again (503 with
 * `Retry-After`), or when there is a network again.
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
      const sent = isPageData && input instanceof Request ? input.clone() : input;
      const response = await send(sent, init).catch((failure: unknown) => {
        // What has no answer fails with a TypeError; who left, with another.
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
 * Puts `waitingFetch` in the place of the browser’s own, and keeps whoever has no network on the page: the scripts of the next one could
 * not come either, and the browser would show a page of its own in the place of what somebody wrote.
 */
export function watchTrouble(): void {
  const send = window.fetch.bind(window);
  window.fetch = waitingFetch({ send, pause, origin: window.location.origin });
  document.addEventListener('click', stayWithoutNetwork, { capture: true });
}

/** The link whose product has just answered, although the browser knows of no network. */
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
  // A machine without a network may have the product on itself.
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
