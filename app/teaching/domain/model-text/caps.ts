import type { WordsNotice } from '../../model/model-text/model-words.ts';

/** Limits on language-model use: calls per account and day, tokens and cost of all accounts per month. */
type Caps = { callsPerDay: number; sizePerMonth: number; costPerMonth: number | null };
type UsedSoFar = { callsOfAccount: number; sizeOfAll: number; costOfAll: number };

/** A cap is announced from this share on, and always before a turn that may exhaust the day's calls. */
const announcedFrom = 0.8;
const mostCallsOfTurn = 2;

/** Millionths of the billing currency; prices are per million tokens. */
export const costOf = (
  { prompt, answer }: { prompt: number; answer: number },
  { promptPrice, answerPrice }: { promptPrice: number; answerPrice: number },
): number => Math.round(prompt * promptPrice + answer * answerPrice);

/** Whether the monthly limit of all accounts is used up. */
export const monthIsOver = (
  used: Pick<UsedSoFar, 'sizeOfAll' | 'costOfAll'>,
  { sizePerMonth, costPerMonth }: Pick<Caps, 'sizePerMonth' | 'costPerMonth'>,
): boolean =>
  used.sizeOfAll >= sizePerMonth || (costPerMonth !== null && used.costOfAll >= costPerMonth * 1_000_000);

/** The nearest cap: the used share, and what remains in turns or per cent. */
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
