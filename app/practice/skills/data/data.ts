import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const data: Partial<Record<SkillId, SkillContent>> = {};
