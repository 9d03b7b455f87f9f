/** A session as far as it decides whether its tutor reads the learner's name. */
type Occasion = { state: string; endsAt: Date };

/** Days after a session for its note, its review and a claim about it. */
export const DAYS_AFTER_SESSION = 30;
const DAY = 86_400_000;

/**
 * The learner's name for the tutor of a session; null when the occasion has ended: the session was cancelled or not attended, or took place
 * more than a month ago.
 */
export function nameForTutor(name: string | null, { state, endsAt }: Occasion, now: Date): string | null {
  const took = state === 'confirmed' || state === 'completed';
  return took && now.getTime() < endsAt.getTime() + DAYS_AFTER_SESSION * DAY ? name : null;
}

/** The same for a list that must not change with the time: only the state counts. */
export const nameByState = (name: string | null, session: Occasion): string | null =>
  nameForTutor(name, session, session.endsAt);
