import { read } from '../../expression/read.ts';
import type {
  ChanceQuestion,
  RequestedMeasure,
  InterestQuestion,
  MeasureQuestion,
  PercentQuestion,
} from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import type { Relation } from '../../expression/tree.ts';

/** A formula of school geometry, and the dimension of its result (1 length, 2 area, 3 volume, 0 none). */
type Formula = { readonly text: string; readonly dimension: 0 | 1 | 2 | 3 };

const formula = (dimension: Formula['dimension'], text: string): Formula => ({ text, dimension });

/** Keyed by question, or by question and letter where the formula depends on the givens. */
const formulas: Partial<
  Record<
    | MeasureQuestion
    | PercentQuestion
    | InterestQuestion
    | ChanceQuestion
    | 'direct_proportion_y'
    | 'direct_proportion_x'
    | 'inverse_proportion_y'
    | 'inverse_proportion_x'
    | 'slope'
    | 'distance'
    | 'area_circle_d'
    | 'circumference_d'
    | 'area_sector_degrees'
    | 'arc_length_degrees',
    Formula
  >
> = {
  area_square: formula(2, 'A = s^2'),
  perimeter_square: formula(1, 'P = 4s'),
  diagonal_square: formula(1, 'd = s*sqrt(2)'),
  area_rectangle: formula(2, 'A = l w'),
  perimeter_rectangle: formula(1, 'P = 2(l + w)'),
  diagonal_rectangle: formula(1, 'd = sqrt(l^2 + w^2)'),
  area_triangle: formula(2, 'A = (b h)/2'),
  area_triangle_sides: formula(2, 'A = sqrt((a + b + c)(-a + b + c)(a - b + c)(a + b - c))/4'),
  perimeter_triangle: formula(1, 'P = a + b + c'),
  area_triangle_angle: formula(2, 'A = (1/2) a b sin(C)'),
  area_equilateral: formula(2, 'A = (s^2 sqrt(3))/4'),
  area_parallelogram: formula(2, 'A = b h'),
  area_rhombus: formula(2, 'A = (d_1 * d_2)/2'),
  area_trapezium: formula(2, 'A = ((a + b) h)/2'),
  area_circle: formula(2, 'A = π r^2'),
  area_circle_d: formula(2, 'A = π (d/2)^2'),
  circumference: formula(1, 'C = 2 π r'),
  circumference_d: formula(1, 'C = π d'),
  area_sector: formula(2, 'A = (1/2) r^2 t'),
  area_sector_degrees: formula(2, 'A = (t/360°) * π r^2'),
  arc_length: formula(1, 'L = r t'),
  arc_length_degrees: formula(1, 'L = (t/360°) * 2 π r'),
  hypotenuse: formula(1, 'c = sqrt(a^2 + b^2)'),
  leg: formula(1, 'b = sqrt(c^2 - a^2)'),
  third_angle: formula(0, 'C = 180° - A - B'),
  side_by_cosines: formula(1, 'c = sqrt(a^2 + b^2 - 2 a b cos(C))'),
  angle_by_cosines: formula(0, 'C = arccos((a^2 + b^2 - c^2)/(2 a b))'),
  side_by_sines: formula(1, 'b = (a sin(B))/(sin(A))'),
  angle_by_sines: formula(0, 'B = arcsin((b sin(A))/a)'),
  opposite_by_hypotenuse: formula(1, 'a = c sin(A)'),
  adjacent_by_hypotenuse: formula(1, 'b = c cos(A)'),
  opposite_by_adjacent: formula(1, 'a = b tan(A)'),
  volume_cube: formula(3, 'V = s^3'),
  surface_cube: formula(2, 'S = 6 s^2'),
  volume_box: formula(3, 'V = l w h'),
  surface_box: formula(2, 'S = 2(l w + l h + w h)'),
  volume_cylinder: formula(3, 'V = π r^2 h'),
  surface_cylinder: formula(2, 'S = 2 π r (r + h)'),
  volume_cone: formula(3, 'V = (1/3) π r^2 h'),
  volume_sphere: formula(3, 'V = (4/3) π r^3'),
  surface_sphere: formula(2, 'S = 4 π r^2'),
  volume_prism: formula(3, 'V = B h'),
  volume_pyramid: formula(3, 'V = (1/3) B h'),
  percent_part: formula(0, 'a = p w'),
  percent_rate: formula(0, 'p = a/w'),
  percent_whole: formula(0, 'w = a/p'),
  percent_change: formula(0, 'p = (v - u)/u'),
  percent_more: formula(0, 'v = u (1 + p)'),
  percent_less: formula(0, 'v = u (1 - p)'),
  percent_before_more: formula(0, 'u = v/(1 + p)'),
  percent_before_less: formula(0, 'u = v/(1 - p)'),
  percent_then: formula(0, 'v = u (1 + p)(1 + q)'),
  percent_overall: formula(0, 'r = (1 + p)(1 + q) - 1'),
  chance: formula(0, 'P = a/n'),
  chance_not: formula(0, 'P = 1 - p'),
  chance_either: formula(0, 'P = (a + b - c)/n'),
  both_without: formula(0, 'P = (a/n) * ((a - 1)/(n - 1))'),
  both_with: formula(0, 'P = (a/n) * (a/n)'),
  dice_sum: formula(0, 'P = (6 - |s - 7|)/36'),
  simple_interest: formula(0, 'I = c p t'),
  simple_amount: formula(0, 'A = c (1 + p t)'),
  compound_interest: formula(0, 'I = c (1 + p)^t - c'),
  compound_amount: formula(0, 'A = c (1 + p)^t'),
  compound_interest_often: formula(0, 'I = c (1 + p/m)^(m t) - c'),
  compound_amount_often: formula(0, 'A = c (1 + p/m)^(m t)'),
  direct_proportion_y: formula(0, 'y = (y_1/x_1) x'),
  direct_proportion_x: formula(0, 'x = (x_1/y_1) y'),
  inverse_proportion_y: formula(0, 'y = (x_1 y_1)/x'),
  inverse_proportion_x: formula(0, 'x = (x_1 y_1)/y'),
  slope: formula(0, 'm = (y_2 - y_1)/(x_2 - x_1)'),
  distance: formula(0, 'd = sqrt((x_2 - x_1)^2 + (y_2 - y_1)^2)'),
};
export type FormulaName = keyof typeof formulas;

/** The formula a question needs; null for a question without one. */
export function formulaName({ question }: Problem): FormulaName | null {
  if (question === undefined) return null;
  const { what, given } = question;
  if ((what === 'area_circle' || what === 'circumference') && given.d !== undefined) return `${what}_d`;
  if ((what === 'area_sector' || what === 'arc_length') && given.t?.kind === 'degrees')
    return `${what}_degrees`;
  if (what === 'direct_proportion' || what === 'inverse_proportion')
    return given.x === undefined ? `${what}_x` : `${what}_y`;
  return isFormula(what) ? what : null;
}

function isFormula(what: RequestedMeasure): what is RequestedMeasure & FormulaName {
  return Object.hasOwn(formulas, what);
}

/** The formula as an equation with its quantity alone on the left. */
export function formulaOf(name: FormulaName): {
  readonly relation: Relation;
  readonly dimension: 0 | 1 | 2 | 3;
} {
  const { text, dimension } = formulas[name]!;
  const result = read(text);
  if (!result.ok || result.tree.kind !== 'relation') throw new RangeError(`not a formula: ${text}`);
  return { relation: result.tree, dimension };
}
