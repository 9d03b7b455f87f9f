import { type Language, languages } from '#app/platform/texts.ts';

/** The other windows of this browser: `tell` says that the mirror has changed, `onTold` hears it. */
export function openWindowChannel(onTold: () => void): { tell(): void; close(): void } {
  const channel = new BroadcastChannel('curvela.preferences');
  channel.addEventListener('message', onTold);
  // A page that comes back from the history has heard nothing in the meantime.
  const onShow = (event: PageTransitionEvent) => event.persisted && onTold();
  window.addEventListener('pageshow', onShow);
  return {
    // A channel reaches this origin only and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: () => channel.postMessage('changed'),
    close: () => {
      channel.close();
      window.removeEventListener('pageshow', onShow);
    },
  };
}

/** The language that the address asks for, if it does. */
export function languageOfAddress(): Language | undefined {
  const requested = new URLSearchParams(window.location.search).get('lang');
  return languages.find((language) => language === requested);
}

/** Resolves after so many milliseconds, or as soon as the browser is connected again. */
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

/** Calls `onReturn` whenever the person comes back to this window. Returns how to stop. */
export function onReturn(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
