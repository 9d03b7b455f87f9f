import type { Schedule } from './schedule.ts';
import { claimOf, type Slot } from './slots.ts';
import { findObstacles, type BookingRule } from './booking-obstacles.ts';

/** A session that is booked already. */
export type BookedSession = Slot & { id: string };

/** Rules that a booked session can lie outside of; the others are about booking one. */
const lasting = [
  'length',
  'hours',
  'closed',
  'buffer',
  'daily_limit',
] as const satisfies readonly BookingRule[];
export type LastingRule = (typeof lasting)[number];

/** A session that would not be sold again under the new rules, and which of them it breaks. */
export type StrandedSession = BookedSession & { rules: LastingRule[] };

const MINUTE = 60_000;
/** Sessions further apart share neither a day nor a pause. */
const NEAR = 36 * 60 * MINUTE;

/** The sessions that break a rule of `after` which they do not break already, in order of time. */
export function findStrandedBy(
  before: Schedule,
  after: Schedule,
  sessions: readonly BookedSession[],
): StrandedSession[] {
  const inOrder = sessions.toSorted((a, b) => a.start - b.start);
  return inOrder.flatMap((session) => {
    const earlier = inOrder.filter(({ start }) => start < session.start && start > session.start - NEAR);
    const known = rulesBroken(before, session, earlier);
    const rules = rulesBroken(after, session, earlier).filter((rule) => !known.includes(rule));
    return rules.length > 0 ? [{ ...session, rules }] : [];
  });
}

/** Of two sessions that are too close, and of a day with too many, the later ones break the rule. */
function rulesBroken(
  schedule: Schedule,
  { start, end }: Slot,
  earlier: readonly BookedSession[],
): LastingRule[] {
  const claims = earlier.map((each) => claimOf(schedule, each));
  const wish = { start, minutes: (end - start) / MINUTE, now: start - schedule.notice * MINUTE };
  const broken = new Set<BookingRule>(findObstacles(schedule, claims, wish).map(({ rule }) => rule));
  return lasting.filter((rule) => broken.has(rule));
}
