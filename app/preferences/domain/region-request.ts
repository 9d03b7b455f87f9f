const listeners = new Set<() => void>();

/** Opens the Language and Region drawer from any component that shows a zone or currency. */
export function requestRegionDrawer(): void {
  for (const listener of listeners) listener();
}

/** Registered by the frame, which renders the drawer. Returns a function to unsubscribe. */
export function onRegionDrawerRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
