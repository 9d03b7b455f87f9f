import { readJson, tabStorage } from './browser-storage.ts';

/* What is kept in this window only: it survives a reload and ends with the tab. A window without storage, or with a full one, works all
   the same and only forgets at a reload. */

/** What stands under a key; null when there is nothing, or nothing that can be read. The caller knows its shape. */
export function readInWindow<Value>(key: string): Value | null {
  return readJson<Value>(tabStorage, key);
}

export function keepInWindow(key: string, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value));
}

export function forgetInWindow(key: string): void {
  tabStorage.removeItem(key);
}
