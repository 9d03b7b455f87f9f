import { dayKeyOf } from '#app/platform/times.ts';
import { passedOverFrom } from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { waitsForAnotherDay } from './mastery-rules.ts';
import { isCardDue } from './reviews.ts';

const dayMs = 86_400_000;

/** There is something to keep: mastered, or so far believed to be known. What is still being learned is not reviewed but practised. */
const isKept = ({ masteredAt, p, card }: SkillState): boolean =>
  card !== null && (masteredAt !== null || p >= passedOverFrom);

/** Due today: its review has come, or the right answer on another day that mastery still needs. */
export function isDue(state: SkillState, now: Date, zone: string): boolean {
  if (state.card === null || !isKept(state)) return false;
  if (state.masteredAt === null && waitsForAnotherDay(state)) return isAnotherDay(state, now, zone);
  return isCardDue(state.card, now, zone);
}

/** Shown enough for today: more questions of it would add nothing before another day. */
export const isEnoughToday = (state: SkillState, now: Date, zone: string): boolean =>
  state.masteredAt === null && waitsForAnotherDay(state) && !isAnotherDay(state, now, zone);

/** When it is due next (an instant), null while there is nothing to keep. */
export function dueAtOf(state: SkillState): string | null {
  if (state.card === null || !isKept(state)) return null;
  if (state.masteredAt !== null || !waitsForAnotherDay(state)) return state.card.dueAt;
  return new Date(+new Date(state.lastAt ?? state.card.lastAt) + dayMs).toISOString();
}

const isAnotherDay = ({ run }: SkillState, now: Date, zone: string) =>
  run.lastDay !== null && dayKeyOf(now, zone) > run.lastDay;
