import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { commonFactor } from './common-factor/common-factor.ts';
import { expanding } from './expanding/expanding.ts';
import { expressions } from './expressions/expressions.ts';
import { factoringQuadratics } from './factoring-quadratics/factoring-quadratics.ts';
import { polynomials } from './polynomials/polynomials.ts';
import { rationalExpressions } from './rational-expressions/rational-expressions.ts';

export const algebra: Partial<Record<SkillId, SkillContent>> = {
  expressions,
  expanding,
  common_factor: commonFactor,
  factoring_quadratics: factoringQuadratics,
  polynomials,
  rational_expressions: rationalExpressions,
};
