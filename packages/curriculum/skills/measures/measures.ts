import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { units } from './units/units.ts';
import { area } from './area/area.ts';
import { circles } from './circles/circles.ts';
import { angles } from './angles/angles.ts';
import { pythagoras } from './pythagoras/pythagoras.ts';
import { trigonometricRatios } from './trigonometric-ratios/trigonometric-ratios.ts';
import { trigonometricEquations } from './trigonometric-equations/trigonometric-equations.ts';

export const measures: Partial<Record<SkillId, SkillContent>> = {
  units,
  area,
  circles,
  angles,
  pythagoras,
  trigonometric_ratios: trigonometricRatios,
  trigonometric_equations: trigonometricEquations,
};
