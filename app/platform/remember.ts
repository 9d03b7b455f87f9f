/**
 * Remembers what `make` gave for each key, up to `most` keys; the oldest goes first. For things that cost much to
 * make and never change, such as the formatters of Intl.
 */
export function remember<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, made);
    return made;
  };
}
