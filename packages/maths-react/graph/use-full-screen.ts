import { type RefObject, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Whether an element is full screen, with updates; `toggle` is null where the browser does not support it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  on: boolean;
  toggle: (() => void) | null;
} {
  const shown = useSyncExternalStore(
    listen,
    () => document.fullscreenElement,
    () => null,
  );
  const can = useSyncExternalStore(
    listen,
    () => document.fullscreenEnabled,
    () => false,
  );
  const on = shown?.classList.contains('gr') ?? false;
  const toggle = () => void (on ? document.exitFullscreen() : element.current?.requestFullscreen());
  return { on, toggle: can ? toggle : null };
}
