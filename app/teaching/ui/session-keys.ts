import { type RefObject, useEffect, useRef } from 'react';

/** Keyboard shortcuts. Alt+Shift avoids conflicts with typing (WCAG 2.1.4) and with the browser. */
export const sessionKeys = { line: 'A', ask: 'K', hint: 'H', stuck: 'S', work: 'W', anew: 'R' } as const;
export type SessionKey = keyof typeof sessionKeys;
type SessionActions = Partial<Record<SessionKey, () => void>>;

/** Value for `aria-keyshortcuts`. */
export const keyOf = (key: SessionKey): string => `Alt+Shift+${sessionKeys[key]}`;

/** Listens to the shortcuts while mounted. Ignores them if the action is missing or a dialog is open. */
export function useSessionKeys(actions: SessionActions): void {
  const latest: RefObject<SessionActions> = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      const key = (Object.keys(sessionKeys) as SessionKey[]).find(
        (candidate) => event.code === `Key${sessionKeys[candidate]}`,
      );
      const action = key && latest.current[key];
      if (!action || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
