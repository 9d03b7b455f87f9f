import { readJson, tabStorage } from './browser-storage.ts';

/*
 * Per-tab storage: survives a reload and ends with the tab. Without browser storage, or with a full one, everything
 * works but is lost on reload.
 */

/** The parsed value under a key; null when it is missing or invalid. The shape is not checked. */
export function readInWindow<Value>(key: string): Value | null {
  return readJson<Value>(tabStorage, key);
}

export function keepInWindow(key: string, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value));
}

export function forgetInWindow(key: string): void {
  tabStorage.removeItem(key);
}
