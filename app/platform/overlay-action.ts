import { useSyncExternalStore } from 'react';

/** A button in the progress overlay to leave it: label and action. */
type OverlayAction = { readonly label: string; act(): void };

let current: OverlayAction | null = null;
const listeners = new Set<() => void>();

/** Sets the button to leave the progress overlay; null removes it. */
export function setOverlayAction(wayOut: OverlayAction | null): void {
  if (wayOut?.label === current?.label && wayOut?.act === current?.act) return;
  current = wayOut;
  for (const listener of listeners) listener();
}

const read = () => current;
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWayOut = (): OverlayAction | null => useSyncExternalStore(subscribe, read, () => null);
