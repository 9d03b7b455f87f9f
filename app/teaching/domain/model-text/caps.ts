import type { WordsNotice } from '../../model/model-text/model-words.ts';

/** What language models may be used: calls of one account in a day, pieces of words and money of all in a month. */
type Caps = { callsPerDay: number; sizePerMonth: number; costPerMonth: number | null };
type UsedSoFar = { callsOfAccount: number; sizeOfAll: number; costOfAll: number };

/** A cap is announced from this share on, and in any case before a turn that may use up the day. */
const announcedFrom = 0.8;
const mostCallsOfTurn = 2;

/** Millionths of the currency of the bill; prices are those of a million pieces of words. */
export const costOf = (
  { prompt, answer }: { prompt: number; answer: number },
  { promptPrice, answerPrice }: { promptPrice: number; answerPrice: number },
): number => Math.round(prompt * promptPrice + answer * answerPrice);

/** Whether what all may use in a month is used up. */
export const monthIsOver = (
  used: Pick<UsedSoFar, 'sizeOfAll' | 'costOfAll'>,
  { sizePerMonth, costPerMonth }: Pick<Caps, 'sizePerMonth' | 'costPerMonth'>,
): boolean =>
  used.sizeOfAll >= sizePerMonth || (costPerMonth !== null && used.costOfAll >= costPerMonth * 1_000_000);

/** The cap that is nearest, as a share that is used, and what is left of it in turns or hundredths. */
export function checkCaps(used: UsedSoFar, caps: Caps): { over: boolean; notice: WordsNotice | null } {
  const day = used.callsOfAccount / caps.callsPerDay;
  const month = Math.max(
    used.sizeOfAll / caps.sizePerMonth,
    caps.costPerMonth === null ? 0 : used.costOfAll / (caps.costPerMonth * 1_000_000),
  );
  const calls = caps.callsPerDay - used.callsOfAccount;
  const share = Math.max(day, month);
  if (share >= 1) return { over: true, notice: { cap: day >= month ? 'day' : 'month', left: 0 } };
  if (share < announcedFrom && calls > mostCallsOfTurn) return { over: false, notice: null };
  const notice: WordsNotice =
    day >= month || share < announcedFrom
      ? { cap: 'day', left: calls }
      : { cap: 'month', left: Math.max(1, Math.floor(100 - 100 * month)) };
  return { over: false, notice };
}
