import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { averages } from './averages/averages.ts';
import { counting } from './counting/counting.ts';
import { probability } from './probability/probability.ts';
import { spread } from './spread/spread.ts';

export const data: Partial<Record<SkillId, SkillContent>> = {
  averages,
  spread,
  probability,
  counting,
};
