import { earnedOf } from '#app/tutors/index.server.ts';

export type EarningSession = {
  /** Month of the session’s end in the tutor’s zone: `2026-11`. */
  month: string;
  currency: string;
  priceMinor: number;
  refundMinor: number;
};

type Earnings = {
  month: string;
  rows: { currency: string; sessions: number; earnedMinor: number }[];
}[];

/** Paid sessions by month and currency, latest month first. Nothing is converted. */
export function earningsOf(sessions: readonly EarningSession[]): Earnings {
  return [...Map.groupBy(sessions, ({ month }) => month)]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([month, ofMonth]) => ({
      month,
      rows: [...Map.groupBy(ofMonth, ({ currency }) => currency)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([currency, same]) => ({
          currency,
          sessions: same.length,
          earnedMinor: same.reduce((sum, each) => sum + earnedOf(each), 0),
        })),
    }));
}
