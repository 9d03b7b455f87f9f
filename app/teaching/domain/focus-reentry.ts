import type { Formula } from './pedagogy/state.ts';
import type { LearnerTurnView, SessionWithTurns } from '../model/views.ts';

/** What the learner was doing when they left; shown first when they return. */
export type ReentryPoint =
  | { was: 'justWritten' | 'justShown' | 'justRead'; formula: Formula }
  | { was: 'justTried'; formula: Formula; before: number }
  | { was: 'justHelp'; line: number };

export function reentryPointOf({
  lines,
  turns,
  problem,
  card,
}: Pick<SessionWithTurns, 'lines' | 'turns' | 'problem' | 'card'>): ReentryPoint {
  const last = lines.at(-1);
  // Turns without a step do not change the re-entry point.
  const turn = turns.findLast(
    (one): one is LearnerTurnView =>
      one.speaker === 'learner' && (one.kind === 'line' || one.kind === 'action'),
  );
  const line = card?.line ?? null;
  if (turn?.kind === 'line' && turn.formula && last && isWrong(turn.judgement)) {
    return { was: 'justTried', formula: turn.formula, before: last.n };
  }
  if (last?.by === 'tutor') return { was: 'justShown', formula: last.formula };
  if (turn?.kind === 'action' && isHelp(turn.action) && line !== null) return { was: 'justHelp', line };
  if (last?.by === 'learner') return { was: 'justWritten', formula: last.formula };
  return { was: 'justRead', formula: last?.formula ?? problem.formula };
}

const isWrong = (judgement: string) => ['different', 'same_wrong', 'guessing'].includes(judgement);
const isHelp = (action: string) => action === 'hint' || action === 'cannot_start';

/** Whether a step was finished since the time ran out: the moment to suggest a break. */
export function stepDoneSince(turns: SessionWithTurns['turns'], overSince: string | null): boolean {
  if (overSince === null) return false;
  const end = Date.parse(overSince);
  return turns.some(
    (turn) =>
      turn.speaker === 'learner' &&
      Date.parse(turn.createdAt) >= end &&
      (turn.kind === 'line' ? ['right', 'finished'].includes(turn.judgement) : turn.kind === 'given'),
  );
}

/** Time without a turn after which a reopened session starts with a re-entry point. */
const longAway = 15 * 60_000;

export const wasAway = (
  { focus, updatedAt }: Pick<SessionWithTurns, 'focus' | 'updatedAt'>,
  now: number,
): boolean => focus?.running === true && now - Date.parse(updatedAt) > longAway;
