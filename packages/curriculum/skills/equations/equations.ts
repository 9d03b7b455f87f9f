import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { completingSquare } from './completing-square/completing-square.ts';
import { equationsBothSides } from './equations-both-sides/equations-both-sides.ts';
import { formulas } from './formulas/formulas.ts';
import { inequalities } from './inequalities/inequalities.ts';
import { linearEquations } from './linear-equations/linear-equations.ts';
import { quadraticEquations } from './quadratic-equations/quadratic-equations.ts';
import { quadraticFormula } from './quadratic-formula/quadratic-formula.ts';
import { radicalEquations } from './radical-equations/radical-equations.ts';
import { rationalEquations } from './rational-equations/rational-equations.ts';
import { systems } from './systems/systems.ts';

export const equations: Partial<Record<SkillId, SkillContent>> = {
  linear_equations: linearEquations,
  equations_both_sides: equationsBothSides,
  formulas,
  inequalities,
  systems,
  quadratic_equations: quadraticEquations,
  completing_square: completingSquare,
  quadratic_formula: quadraticFormula,
  rational_equations: rationalEquations,
  radical_equations: radicalEquations,
};
