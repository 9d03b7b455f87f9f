/*
 * The only module that touches `localStorage` and `sessionStorage` (a lint rule forbids them elsewhere). A browser may
 * block them, so that even reading the property throws, or the quota may be exceeded. Then values are held in memory
 * until the page is reloaded.
 */

export type BrowserStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
};

/** `find` returns the browser's storage, or throws. */
function createStorage(find: () => Storage | undefined): BrowserStorage {
  /** Values that the browser's storage did not accept, for each page; the server, which renders for many people, has none. */
  const memories = new WeakMap<Document, Map<string, string>>();
  const memory = (): Map<string, string> => {
    if (typeof document === 'undefined') return new Map();
    const values = memories.get(document) ?? new Map<string, string>();
    memories.set(document, values);
    return values;
  };
  /** False when the browser's storage failed. */
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
      return stored ?? memory().get(key) ?? null;
    },
    setItem: (key, value) => {
      if (attempt((storage) => storage.setItem(key, value))) return void memory().delete(key);
      // Otherwise an earlier value would be read instead.
      attempt((storage) => storage.removeItem(key));
      memory().set(key, value);
    },
    removeItem: (key) => {
      memory().delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory().clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** `localStorage`: stays on the device, shared by all tabs. */
// oxlint-disable-next-line no-restricted-properties
export const deviceStorage = createStorage(() => globalThis.localStorage);
/** `sessionStorage`: ends with the tab. */
// oxlint-disable-next-line no-restricted-properties
export const tabStorage = createStorage(() => globalThis.sessionStorage);

/** The parsed JSON value under a key; null when it is missing or invalid. The shape is not checked. */
export function readJson<Value>(storage: BrowserStorage, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
