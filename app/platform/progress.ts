import { useSyncExternalStore } from 'react';

/** Progress of a long task, such as writing a lesson. `progress` is -1 (none) or an integer from 0 to 100. */
type Progress = { progress: number; label: string };

const none: Progress = { progress: -1, label: '' };
let current = none;
const listeners = new Set<() => void>();

/** Rounds and limits to an integer from 0 to 100. */
export const clampProgress = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.round(Math.min(100, Math.max(0, value)));

/** The overlay is shown from 25 up to, but not including, 100 (specification, section 9). */
export const overlayShown = (progress: number): boolean => progress >= 25 && progress < 100;

export function setProgress(value: number, label = current.label): void {
  current = { progress: clampProgress(value), label };
  for (const listener of listeners) listener();
}

export function resetProgress(): void {
  current = none;
  for (const listener of listeners) listener();
}

export const readProgress = (): Progress => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shared progress as a hook. None on the server. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, readProgress, () => none);
