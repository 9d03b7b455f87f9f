import type { SkillId } from '../graph.ts';
import type { SkillContent } from '../skill.ts';
import { equationsBothSides } from './equations-both-sides/equations-both-sides.ts';
import { formulas } from './formulas/formulas.ts';
import { inequalities } from './inequalities/inequalities.ts';
import { linearEquations } from './linear-equations/linear-equations.ts';

export const equations: Partial<Record<SkillId, SkillContent>> = {
  linear_equations: linearEquations,
  equations_both_sides: equationsBothSides,
  formulas,
  inequalities,
};
