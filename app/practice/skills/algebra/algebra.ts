import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const algebra: Partial<Record<SkillId, SkillContent>> = {};
