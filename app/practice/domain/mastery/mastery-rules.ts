import { masteredFrom, rightForMastery, templatesForMastery } from '../../model/mastery/constants.ts';
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
