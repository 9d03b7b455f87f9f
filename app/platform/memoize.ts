/**
 * Memoizes `make` for up to `most` keys; the oldest is evicted first. For expensive immutable values, such as Intl
 * formatters.
 */
export function memoize<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (cache.size >= most) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, made);
    return made;
  };
}
