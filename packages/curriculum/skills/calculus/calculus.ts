import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { derivativeRules } from './derivative-rules/derivative-rules.ts';
import { derivatives } from './derivatives/derivatives.ts';
import { extrema } from './extrema/extrema.ts';
import { integrals } from './integrals/integrals.ts';
import { limits } from './limits/limits.ts';

export const calculus: Partial<Record<SkillId, SkillContent>> = {
  limits,
  derivatives,
  derivative_rules: derivativeRules,
  extrema,
  integrals,
};
