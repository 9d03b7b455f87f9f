import type { Schedule } from './schedule.ts';
import { claimOf, type Slot } from './slots.ts';
import { findObstacles, type BookingRule } from './booking-obstacles.ts';

/** A booked session. */
export type BookedSession = Slot & { id: string };

/** Rules that an existing booking can violate; the others only apply to new bookings. */
const lasting = [
  'length',
  'hours',
  'closed',
  'buffer',
  'daily_limit',
] as const satisfies readonly BookingRule[];
export type LastingRule = (typeof lasting)[number];

/** A session that could not be sold under the new rules, with the violated ones. */
export type StrandedSession = BookedSession & { rules: LastingRule[] };

const MINUTE = 60_000;
/** Sessions further apart share neither a day nor a buffer. */
const NEAR = 36 * 60 * MINUTE;

/** Sessions that violate a rule of `after` they do not already violate, in chronological order. */
export function findStrandedBy(
  before: Schedule,
  after: Schedule,
  sessions: readonly BookedSession[],
): StrandedSession[] {
  const inOrder = sessions.toSorted((a, b) => a.start - b.start);
  return inOrder.flatMap((session) => {
    const earlier = inOrder.filter(({ start }) => start < session.start && start > session.start - NEAR);
    const earlierRules = rulesBroken(before, session, earlier);
    const rules = rulesBroken(after, session, earlier).filter((rule) => !earlierRules.includes(rule));
    return rules.length > 0 ? [{ ...session, rules }] : [];
  });
}

/** If two sessions are too close, or a day has too many, the later ones violate the rule. */
function rulesBroken(
  schedule: Schedule,
  { start, end }: Slot,
  earlier: readonly BookedSession[],
): LastingRule[] {
  const claims = earlier.map((each) => claimOf(schedule, each));
  const requested = { start, minutes: (end - start) / MINUTE, now: start - schedule.notice * MINUTE };
  const broken = new Set<BookingRule>(findObstacles(schedule, claims, requested).map(({ rule }) => rule));
  return lasting.filter((rule) => broken.has(rule));
}
