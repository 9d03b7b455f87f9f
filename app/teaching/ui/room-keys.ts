import { type RefObject, useEffect, useRef } from 'react';

/** What has a key in the room. Alt and Shift keep them apart from what is typed (WCAG 2.1.4) and from the browser's own. */
export const roomKeys = { line: 'A', ask: 'K', hint: 'H', stuck: 'S', work: 'W', anew: 'R' } as const;
export type RoomKey = keyof typeof roomKeys;
type RoomActions = Partial<Record<RoomKey, () => void>>;

/** For `aria-keyshortcuts`. */
export const keyOf = (key: RoomKey): string => `Alt+Shift+${roomKeys[key]}`;

/** Listens to the keys of the room while it is on the page. Nothing happens where an action is missing, or a window is open. */
export function useRoomKeys(actions: RoomActions): void {
  const latest: RefObject<RoomActions> = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      const key = (Object.keys(roomKeys) as RoomKey[]).find(
        (candidate) => event.code === `Key${roomKeys[candidate]}`,
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
