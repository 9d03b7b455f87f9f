import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';
import { limits } from './limits/limits.ts';

export const calculus: Partial<Record<SkillId, SkillContent>> = {
  limits,
};
