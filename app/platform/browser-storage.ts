/*
 * The only module that touches `localStorage` and `sessionStorage` (a lint rule forbids them elsewhere). A browser may block them, so that
 * even reading the property throws, or have no room left. Then values live in this page's memory: everything works until the page is
 * loaded again.
 */

export type BrowserStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
};

/** `find` gives the browser's own storage, or throws. */
function createStorage(find: () => Storage | undefined): BrowserStorage {
  /** Values that the browser did not take. */
  const memory = new Map<string, string>();
  /** False when the browser's storage could not do it. */
  const attempt = (work: (storage: Storage) => void): boolean => {
    try {
      const storage = find();
      if (!storage) return false;
      work(storage);
      return true;
    } catch {
      return false;
    }
  };
  return {
    getItem: (key) => {
      let stored: string | null = null;
      attempt((storage) => (stored = storage.getItem(key)));
      return stored ?? memory.get(key) ?? null;
    },
    setItem: (key, value) => {
      if (attempt((storage) => storage.setItem(key, value))) return void memory.delete(key);
      // An earlier value would be read instead of this one.
      attempt((storage) => storage.removeItem(key));
      // The server renders for many people in one process: it must remember nothing.
      if (typeof document !== 'undefined') memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Stays on the device and is shared by all tabs: `localStorage`. */
// oxlint-disable-next-line no-restricted-properties
export const deviceStorage = createStorage(() => globalThis.localStorage);
/** Ends with the tab: `sessionStorage`. */
// oxlint-disable-next-line no-restricted-properties
export const tabStorage = createStorage(() => globalThis.sessionStorage);

/** The JSON value under a key; null when there is none, or none that can be read. The caller knows its shape. */
export function readJson<Value>(storage: BrowserStorage, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
