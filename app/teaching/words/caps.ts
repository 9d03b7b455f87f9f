import type { WordsNotice } from './words.ts';

/** What language models may be used: calls of one account in a day, pieces of words and money of all in a month. */
export type Caps = { callsPerDay: number; sizePerMonth: number; costPerMonth: number | null };
export type UsedSoFar = { callsOfAccount: number; sizeOfAll: number; costOfAll: number };

/** A cap is announced from this share on. */
const announcedFrom = 0.8;

/** The cap that is nearest, as a share that is used, and what is left of it in turns or hundredths. */
export function standing(used: UsedSoFar, caps: Caps): { over: boolean; notice: WordsNotice | null } {
  const day = used.callsOfAccount / caps.callsPerDay;
  const month = Math.max(
    used.sizeOfAll / caps.sizePerMonth,
    caps.costPerMonth === null ? 0 : used.costOfAll / (caps.costPerMonth * 1_000_000),
  );
  const cap = day >= month ? 'day' : 'month';
  const share = Math.max(day, month);
  if (share >= 1) return { over: true, notice: { cap, left: 0 } };
  if (share < announcedFrom) return { over: false, notice: null };
  const left = cap === 'day' ? caps.callsPerDay - used.callsOfAccount : Math.floor((1 - month) * 100);
  return { over: false, notice: { cap, left: Math.max(1, left) } };
}
