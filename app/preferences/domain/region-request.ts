const listeners = new Set<() => void>();

/** Asks the frame to open Language and Region, from wherever a zone or a currency is named. */
export function requestRegionDrawer(): void {
  for (const listener of listeners) listener();
}

/** Called by the frame, which holds the drawer. Returns how to stop listening. */
export function onRegionDrawerRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
