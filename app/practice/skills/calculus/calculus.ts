import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const calculus: Partial<Record<SkillId, SkillContent>> = {};
