/** What stands under a name that somebody else wrote; names that every object has ("constructor") are none. */
export const ownEntry = <Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
