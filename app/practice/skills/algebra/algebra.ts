import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';
import { expanding } from './expanding/expanding.ts';
import { expressions } from './expressions/expressions.ts';

export const algebra: Partial<Record<SkillId, SkillContent>> = {
  expressions,
  expanding,
};
