/** Looks up an externally supplied key; inherited property names such as "constructor" yield undefined. */
export const ownValue = <Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
