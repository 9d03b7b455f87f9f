import {
  masteredFrom,
  rightForMastery,
  templatesForMastery,
  lostBelow,
  stuckAfter,
  stuckBelow,
} from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';

type Shown = Pick<SkillState, 'p' | 'run'>;

/** Enough is shown for one day: only the later day is missing. */
export const waitsForAnotherDay = (state: Shown): boolean => enoughRight(state) && !onTwoDays(state);

/** Mastered: p ≥ 0.95, and three right answers without help on two templates, the last on a later day than the first (product, section 5). */
export const isMasteryReached = (state: Shown): boolean => enoughRight(state) && onTwoDays(state);

const enoughRight = ({ p, run }: Shown) =>
  p >= masteredFrom && run.right >= rightForMastery && run.templates.length >= templatesForMastery;

const onTwoDays = ({ run: { firstDay, lastDay } }: Shown) =>
  firstDay !== null && lastDay !== null && lastDay > firstDay;

/** Whether mastery ends with this estimate: one slip does not end it. */
export const isMasteryLost = (p: number): boolean => p < lostBelow;

/** Stuck: eight opportunities or more, and still below 0.6 (Beck & Gong 2013; product, section 5). */
export const isStuckOnSkill = ({ p, opportunities }: Pick<SkillState, 'p' | 'opportunities'>): boolean =>
  opportunities >= stuckAfter && p < stuckBelow;
