import { type RefObject, useEffect, useRef } from 'react';

/** What has a key in the room. Alt and Shift keep them apart from what is typed (WCAG 2.1.4) and from the browser's own. */
export const sessionKeys = { line: 'A', ask: 'K', hint: 'H', stuck: 'S', work: 'W', anew: 'R' } as const;
export type SessionKey = keyof typeof sessionKeys;
type RoomActions = Partial<Record<SessionKey, () => void>>;

/** For `aria-keyshortcuts`. */
export const keyOf = (key: SessionKey): string => `Alt+Shift+${sessionKeys[key]}`;

/** Listens to the keys of the room while it is on the page. Nothing happens where an action is missing, or a window is open. */
export function useSessionKeys(actions: RoomActions): void {
  const latest: RefObject<RoomActions> = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      const key = (Object.keys(sessionKeys) as SessionKey[]).find(
        (candidate) => event.code === `Key${sessionKeys[candidate]}`,
      );
      const action = key && latest.current[key];
      if (!action || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}
