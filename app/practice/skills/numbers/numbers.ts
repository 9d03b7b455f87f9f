import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const numbers: Partial<Record<SkillId, SkillContent>> = {};
