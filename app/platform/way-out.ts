import { useSyncExternalStore } from 'react';

/** The way out of the overlay: what its button says, and what it does. */
type WayOut = { readonly label: string; act(): void };

let current: WayOut | null = null;
const listeners = new Set<() => void>();

/** Whoever shows progress may give a way out of it; null takes it away. */
export function setWayOut(wayOut: WayOut | null): void {
  if (wayOut?.label === current?.label && wayOut?.act === current?.act) return;
  current = wayOut;
  for (const listener of listeners) listener();
}

const read = () => current;
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWayOut = (): WayOut | null => useSyncExternalStore(subscribe, read, () => null);
