/* What is kept in this window only: it survives a reload and ends with the tab. A window without storage, or with a full one, works all
   the same and only forgets at a reload. */

/** What stands under a key; null when there is nothing, or nothing that can be read. The caller knows its shape. */
export function readInWindow<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function keepInWindow(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    forgetInWindow(key);
  }
}

export function forgetInWindow(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there then.
  }
}
