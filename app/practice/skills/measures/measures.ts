import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';

export const measures: Partial<Record<SkillId, SkillContent>> = {};
