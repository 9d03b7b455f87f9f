import { payOf, payShareOf } from '#app/pay/index.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import { refundOfShare } from './absence.ts';
import { type ActPhase, actsByPhase, type FounderAct } from '../model/founder-acts.ts';
import type { BookingState } from '../model/states.ts';

/** The facts on which acts depend. */
export type ActFacts = {
  state: BookingState;
  startsAt: Date;
  endsAt: Date;
  priceMinor: number;
  currency: Currency;
  payment: 'invoice' | 'card' | 'credit' | null;
  refundMinor: number | null;
  attendedAt: Date | null;
  isClaimOpen: boolean;
  /** The family’s account exists. */
  hasAccount: boolean;
  /** What the tutor earns now; for a session that is not settled, what it will earn. */
  payMinor: number;
};

/** Null for a hold, which is no booking yet. */
export function phaseOf(
  { state, startsAt, endsAt, isClaimOpen }: Pick<ActFacts, 'state' | 'startsAt' | 'endsAt' | 'isClaimOpen'>,
  now: Date,
): ActPhase | null {
  if (state === 'held' || state === 'expired') return null;
  if (isClaimOpen) return 'claimed';
  if (state !== 'confirmed') return state;
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'ended';
}

/** The acts that are possible now. */
export function possibleActs(facts: ActFacts, now: Date): FounderAct[] {
  const phase = phaseOf(facts, now);
  if (phase === null) return [];
  return actsByPhase[phase].filter((act) => {
    if (act === 'refund') return facts.priceMinor > 0;
    if (act === 'attended') return facts.attendedAt === null;
    return act !== 'credit' || facts.hasAccount;
  });
}

/** What the tutor earns: the sum of the lines, or what is to be expected of a session that is not settled. */
export const expectedPay = (
  {
    state,
    priceMinor,
    refundMinor,
    currency,
  }: Pick<ActFacts, 'state' | 'priceMinor' | 'refundMinor' | 'currency'>,
  linesMinor: number,
): number => (state === 'confirmed' ? payOf(priceMinor - (refundMinor ?? 0), currency) : linesMinor);

type Shares = { familyPercent: number; tutorPercent: number };
type ActMoney = { refundMinor: number; payMinor: number };

/**
 * The money after an act with these shares: refund in all and pay. `refund_lower` if the family got more before, `nothing_changes` if a settled
 * session stays as it is.
 */
export function moneyOfShares(
  { familyPercent, tutorPercent }: Shares,
  facts: Pick<ActFacts, 'state' | 'priceMinor' | 'currency' | 'payment' | 'refundMinor' | 'payMinor'>,
): ActMoney | 'refund_lower' | 'nothing_changes' {
  const { priceMinor, currency } = facts;
  const refundMinor = refundOfShare(familyPercent, facts);
  const payMinor = payShareOf(tutorPercent, priceMinor, currency);
  const earlier = facts.refundMinor ?? 0;
  if (refundMinor < earlier) return 'refund_lower';
  const isSettled = facts.state !== 'confirmed';
  if (isSettled && refundMinor === earlier && payMinor === facts.payMinor) return 'nothing_changes';
  return { refundMinor, payMinor };
}
