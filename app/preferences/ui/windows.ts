import { type Language, languages } from '#app/platform/texts.ts';

/** Notifies other windows of this browser that the cookie has changed: `tell` sends, `onTold` receives. */
export function openWindowChannel(onTold: () => void): { tell(): void; close(): void } {
  const channel = new BroadcastChannel('curvela.preferences');
  channel.addEventListener('message', onTold);
  // A page restored from the back-forward cache missed all messages.
  const onShow = (event: PageTransitionEvent) => event.persisted && onTold();
  window.addEventListener('pageshow', onShow);
  return {
    // A channel is limited to this origin and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: () => channel.postMessage('changed'),
    close: () => {
      channel.close();
      window.removeEventListener('pageshow', onShow);
    },
  };
}

/** The language requested in the URL, if any. */
export function languageOfAddress(): Language | undefined {
  const requested = new URLSearchParams(window.location.search).get('lang');
  return languages.find((language) => language === requested);
}

/** Resolves after the given milliseconds, or when the browser is online again. */
export const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });

/** Calls `onReturn` when the window regains attention. Returns a function to stop. */
export function onReturn(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
