/** States of a dispute, as the product uses them. */
export const disputeStates = ['inquiry', 'open', 'won', 'lost', 'closed'] as const;
/**
 * `inquiry`: the bank asks, no money moves. `open`: the money is contested. `won`: it stays with us. `lost`: the bank gave it to the family.
 * `closed`: ended without a decision on money.
 */
export type DisputeState = (typeof disputeStates)[number];

/**
 * Statuses of Stripe’s dispute object (API 2025-11-17; `charge_refunded` only in old versions) and what they mean here. `rank` orders reports
 * that are created within the same second.
 */
const statuses: Readonly<Record<string, { state: DisputeState; rank: number }>> = {
  warning_needs_response: { state: 'inquiry', rank: 0 },
  warning_under_review: { state: 'inquiry', rank: 1 },
  warning_closed: { state: 'closed', rank: 2 },
  needs_response: { state: 'open', rank: 3 },
  under_review: { state: 'open', rank: 4 },
  prevented: { state: 'closed', rank: 5 },
  charge_refunded: { state: 'closed', rank: 6 },
  lost: { state: 'lost', rank: 7 },
  won: { state: 'won', rank: 8 },
};
/** A status that Stripe may add later: contested until it says otherwise. */
const unknownStatus = { state: 'open', rank: 3 } as const;
const meaningOf = (status: string) => statuses[status] ?? unknownStatus;
/** Stripe takes evidence or an answer. */
export const isActionNeeded = (status: string): boolean => status.endsWith('needs_response');
export const isKnownStatus = (status: string): boolean => status in statuses;

/** What one event reports about a dispute, or all events up to now. */
export type DisputeFacts = {
  status: string;
  /** When the event with this status was created at Stripe, and its id. */
  statusAt: Date;
  eventId: string;
  amountMinor: number;
  currency: string;
  reason: string;
  evidenceDueAt: Date | null;
  /** When Stripe first reported that it took the money from our balance, and that it put it back. */
  withdrawnAt: Date | null;
  reinstatedAt: Date | null;
};

/**
 * Joins two reports on one dispute. Commutative, associative and idempotent, so any order and number of deliveries ends alike: the latest
 * report describes the dispute, a movement of money once reported stays.
 */
export function joinDisputeFacts(one: DisputeFacts, other: DisputeFacts): DisputeFacts {
  return {
    ...(isLater(one, other) ? one : other),
    withdrawnAt: earliest(one.withdrawnAt, other.withdrawnAt),
    reinstatedAt: earliest(one.reinstatedAt, other.reinstatedAt),
  };
}

function isLater(one: DisputeFacts, other: DisputeFacts): boolean {
  const apart =
    one.statusAt.getTime() - other.statusAt.getTime() ||
    meaningOf(one.status).rank - meaningOf(other.status).rank;
  return apart === 0 ? one.eventId > other.eventId : apart > 0;
}

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** The state that the facts amount to. Movements of money count where a status was missed. */
export function disputeStateOf({
  status,
  statusAt,
  withdrawnAt,
  reinstatedAt,
}: Pick<DisputeFacts, 'status' | 'statusAt' | 'withdrawnAt' | 'reinstatedAt'>): DisputeState {
  const { state } = meaningOf(status);
  if (state === 'lost' && reinstatedAt !== null && reinstatedAt > statusAt) return 'won';
  if (state === 'inquiry' && withdrawnAt !== null) return 'open';
  return state;
}

/** Whether refunds, credits and pay of the payment wait. */
export const isContested = (state: DisputeState): boolean => state === 'open';

type Share = { id: string; openMinor: number };

/**
 * Divides an amount that came back for a whole payment among its sessions, in proportion to what the family still pays for each: in whole
 * `step`s (pesos have no centavos), what is left over goes to the first sessions that can take it. Never more than `openMinor`.
 */
export function divideAmong(sessions: readonly Share[], amountMinor: number, step = 1): Map<string, number> {
  const openMinor = sessions.reduce((sum, session) => sum + session.openMinor, 0);
  const wanted = Math.min(amountMinor, openMinor);
  const parts = new Map(
    sessions.map(({ id, openMinor: open }) => [
      id,
      openMinor === 0
        ? 0
        : Math.floor(Number((BigInt(wanted) * BigInt(open)) / BigInt(openMinor)) / step) * step,
    ]),
  );
  let rest = wanted - [...parts.values()].reduce((sum, part) => sum + part, 0);
  // Less than a step is left for each session, so the second round, which takes all, is for what is no whole step.
  for (const most of [step, wanted])
    for (const { id, openMinor: open } of sessions) {
      const part = parts.get(id) ?? 0;
      const more = Math.min(rest, open - part, most);
      parts.set(id, part + more);
      rest -= more;
    }
  return parts;
}
