import { roundDown } from '#app/platform/money.ts';
import type { Currency } from '#app/preferences/index.ts';

/** What a line of a tutor's pay is for. */
export const payKinds = [
  'session',
  'late_cancellation',
  'learner_absent',
  'decision',
  'correction',
  'chargeback',
] as const;
export type PayKind = (typeof payKinds)[number];

/** A line of nothing, a decision that changes no pay, is `written_off` from the start. */
export const payStates = ['waiting', 'due', 'paid_out', 'written_off'] as const;
export type PayState = (typeof payStates)[number];

/** Percentage of what the family pays that the tutor earns (product, section 12). */
export const TUTOR_PERCENT = 80;

/** Days after an unpaid invoice was due, from which a founder pays the tutor or writes the line off (product, section 13). */
export const OVERDUE_DAYS = 30;

/**
 * What the tutor earns when the family pays `keptMinor`: 80 %, rounded down to whole minor units, in COP to whole pesos. The difference is the
 * platform's share, so family, tutor and platform always add up to the price.
 */
export const payOf = (keptMinor: number, currency: Currency): number =>
  roundDown((keptMinor * TUTOR_PERCENT) / 100, currency);

/** What the tutor earns when a founder grants `percent` of the pay for a whole session of `priceMinor`, rounded as `payOf`. */
export const payShareOf = (percent: number, priceMinor: number, currency: Currency): number =>
  roundDown((payOf(priceMinor, currency) * percent) / 100, currency);

/** Sums of lines by currency and state, currencies in alphabetical order. */
export type PayTotals = { currency: Currency } & Record<PayState, number>;

export function totalsOf(
  lines: readonly { currency: Currency; state: PayState; amountMinor: number }[],
): PayTotals[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, own]) => {
      const totals: PayTotals = { currency, waiting: 0, due: 0, paid_out: 0, written_off: 0 };
      for (const { state, amountMinor } of own) totals[state] += amountMinor;
      return totals;
    });
}
