import { z } from 'zod';
import { readJson, tabStorage } from '#app/platform/browser-storage.ts';

/** Replacement of a planned start, or null when it is left out. */
export type Changes = Readonly<Record<string, string | null>>;

const changesSchema = z.record(z.string(), z.string().nullable());
const key = (plan: string) => `booking-series:${plan}`;

/** Changes to a plan survive signing in and a reload. Cleared with the tab. */
export function readChanges(plan: string): Changes {
  return changesSchema.safeParse(readJson(tabStorage, key(plan))).data ?? {};
}
export const keepChanges = (plan: string, changes: Changes): void =>
  tabStorage.setItem(key(plan), JSON.stringify(changes));

/** Starts to hold: free ones and replacements, without duplicates and in order. */
export function startsOf(
  occurrences: readonly { start: string; free: boolean }[],
  changes: Changes,
): string[] {
  const starts = occurrences.flatMap(({ start, free }) => {
    const other = changes[start];
    if (other === undefined) return free ? [start] : [];
    return other === null ? [] : [other];
  });
  return [...new Set(starts)].toSorted();
}
