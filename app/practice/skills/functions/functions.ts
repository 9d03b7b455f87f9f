import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const functions: Partial<Record<SkillId, SkillContent>> = {};
