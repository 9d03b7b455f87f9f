/**
 * Memoizes `make` for up to `most` keys; the oldest is evicted first. For expensive immutable values, such as Intl
 * formatters.
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
