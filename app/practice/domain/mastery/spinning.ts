import { spinningAfter, spinningBelow } from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';

/** More of the same does not help: eight opportunities or more, and still below 0.6 (Beck & Gong 2013; product, section 5). */
export const isStuckOnSkill = ({ p, opportunities }: Pick<SkillState, 'p' | 'opportunities'>): boolean =>
  opportunities >= spinningAfter && p < spinningBelow;
