import { dayKeyOf } from '#app/platform/times.ts';
import { passedOverFrom } from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { waitsForAnotherDay } from './mastery-rules.ts';
import { isCardDue } from './reviews.ts';

const dayMs = 86_400_000;

/** Reviewed: mastered, or estimated to be known. Skills still being learned are practised instead. */
const isReviewed = ({ masteredAt, p, card }: SkillState): boolean =>
  card !== null && (masteredAt !== null || p >= passedOverFrom);

/** Due today: for review, or for the right answer on a second day that mastery requires. */
export function isDue(state: SkillState, now: Date, zone: string): boolean {
  if (state.card === null || !isReviewed(state)) return false;
  if (state.masteredAt === null && waitsForAnotherDay(state)) return isAnotherDay(state, now, zone);
  return isCardDue(state.card, now, zone);
}

/** Further questions today would add nothing; a second day is needed. */
export const isEnoughToday = (state: SkillState, now: Date, zone: string): boolean =>
  state.masteredAt === null && waitsForAnotherDay(state) && !isAnotherDay(state, now, zone);

/** When the next review is due (ISO time); null when there is nothing to review. */
export function dueAtOf(state: SkillState): string | null {
  if (state.card === null || !isReviewed(state)) return null;
  if (state.masteredAt !== null || !waitsForAnotherDay(state)) return state.card.dueAt;
  return new Date(+new Date(state.lastAt ?? state.card.lastAt) + dayMs).toISOString();
}

const isAnotherDay = ({ run }: SkillState, now: Date, zone: string) =>
  run.lastDay !== null && dayKeyOf(now, zone) > run.lastDay;
