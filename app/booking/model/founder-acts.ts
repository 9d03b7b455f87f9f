/** What founders can do with a booking. */
export const founderActs = ['cancel', 'move', 'refund', 'credit', 'attended', 'settle'] as const;
export type FounderAct = (typeof founderActs)[number];

/** Where a booking stands for founders: its state, divided further while it is confirmed. An open claim comes before everything else. */
export type ActPhase = 'ahead' | 'running' | 'ended' | 'claimed' | 'completed' | 'cancelled' | 'no_show';

/**
 * Which act is possible when. `refund` needs a session that is over: before that it is cancelled or moved. `attended` is evidence, so it has
 * no use once nobody can claim an absence any more. A claim is settled as such, and nothing else moves money while it is open.
 */
export const actsByPhase: Record<ActPhase, readonly FounderAct[]> = {
  ahead: ['cancel', 'move', 'credit'],
  running: ['cancel', 'attended', 'credit'],
  ended: ['refund', 'attended', 'credit'],
  claimed: ['settle', 'attended', 'credit'],
  completed: ['refund', 'credit'],
  cancelled: ['refund', 'credit'],
  no_show: ['refund', 'credit'],
};
