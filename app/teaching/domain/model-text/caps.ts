import type { WordsNotice } from '../../model/model-text/model-words.ts';

/** Limits on language-model use: calls per account and day, tokens and cost of all accounts per month. */
type Caps = { callsPerDay: number; sizePerMonth: number; costPerMonth: number | null };
type UsedSoFar = {
  callsOfAccount: number;
  sizeOfAccount: number;
  costOfAccount: number;
  sizeOfAll: number;
  costOfAll: number;
};
/** Whether the account is young, and the share of the month that has passed. */
type Standing = { isNew: boolean; monthPassed: number };

/** The most that one account takes of the month. */
const shareOfAccount = 0.2;
/**
 * New accounts are served only while the use of all is behind the month, this share of it at least: many of them made at once cannot use up
 * the month, and what they leave is for people who are known.
 */
const shareForNewAccounts = 0.3;

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
export function checkCaps(
  used: UsedSoFar,
  caps: Caps,
  { isNew, monthPassed }: Standing,
): { over: boolean; notice: WordsNotice | null } {
  const day = used.callsOfAccount / caps.callsPerDay;
  const shareForAll = isNew ? Math.max(shareForNewAccounts, monthPassed) : 1;
  const month = Math.max(
    shareOfMonth({ size: used.sizeOfAll, cost: used.costOfAll }, caps) / shareForAll,
    shareOfMonth({ size: used.sizeOfAccount, cost: used.costOfAccount }, caps) / shareOfAccount,
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

const shareOfMonth = (
  { size, cost }: { size: number; cost: number },
  { sizePerMonth, costPerMonth }: Pick<Caps, 'sizePerMonth' | 'costPerMonth'>,
): number => Math.max(size / sizePerMonth, costPerMonth === null ? 0 : cost / (costPerMonth * 1_000_000));
