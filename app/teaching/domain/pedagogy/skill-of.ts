import type { Family, RuleId } from '@curvela/maths';
import type { SkillId } from '@curvela/curriculum';
import type { ProblemTask, FormulaTree } from './state.ts';
import { dependsOn, hasBracketTimes, hasFeature, isBelowZero } from './tree-facts.ts';

/** What the engine reports about a problem it solved. */
type Solved = {
  readonly family: Family;
  readonly task: ProblemTask;
  /** Rules of its steps, in order. */
  readonly rules: readonly RuleId[];
  readonly tree: FormulaTree;
  readonly result: FormulaTree;
};

type Reading = (problem: Solved) => SkillId | null;

/** The skill of a problem. Null if the skill graph has none: no evidence is then recorded. */
export const skillOf = (problem: Solved): SkillId | null => {
  const found = skillOfFamily[problem.family];
  return typeof found === 'function' ? found(problem) : found;
};

const anyOf = ({ rules }: Solved, ...wanted: readonly RuleId[]) =>
  rules.some((rule) => wanted.includes(rule));
const startsWith = ({ rules }: Solved, ...starts: readonly string[]) =>
  rules.some((rule) => starts.some((start) => rule.startsWith(start)));

const arithmetic: Reading = (problem) => {
  const { tree, result, task } = problem;
  if (anyOf(problem, 'percent_to_fraction', 'fraction_to_percent') || hasFeature(tree, 'percent'))
    return 'percent';
  if (anyOf(problem, 'common_primes', 'all_primes', 'prime_factors')) return 'factors_multiples';
  if (anyOf(problem, 'degrees_to_radians', 'radians_to_degrees')) return null;
  if (anyOf(problem, 'fraction_to_decimal')) return 'decimals';
  if (hasFeature(tree, 'absolute')) return 'absolute_value';
  if (hasFeature(tree, 'variable')) return 'expressions';
  if (hasFeature(tree, 'power')) return 'powers';
  if (hasFeature(tree, 'decimal')) return 'decimals';
  if (hasFeature(tree, 'constant') || hasFeature(tree, 'factorial') || hasFeature(tree, 'call')) return null;
  if (task !== 'convert' && (isBelowZero(tree) || result.kind === 'negate')) return 'integers';
  return 'whole_numbers';
};

const fraction: Reading = (problem) => {
  if (anyOf(problem, 'percent_to_fraction', 'fraction_to_percent')) return 'percent';
  if (anyOf(problem, 'decimal_to_fraction', 'fraction_to_decimal')) return 'decimals';
  if (anyOf(problem, 'common_denominator', 'add_numerators')) return 'fraction_sums';
  if (anyOf(problem, 'multiply_fractions', 'divide_fractions')) return 'fraction_products';
  return 'fractions';
};

const collect: Reading = ({ tree, rules }) => {
  if (hasBracketTimes(tree)) return 'expanding';
  return hasFeature(tree, 'power') && rules.includes('multiply_out') ? 'polynomials' : 'expressions';
};

const factor: Reading = (problem) => {
  if (anyOf(problem, 'factor_by_roots', 'sum_of_cubes', 'difference_of_cubes')) return 'polynomials';
  const squares: RuleId[] = ['difference_of_squares', 'perfect_square', 'perfect_square_of'];
  if (anyOf(problem, 'factor_pair', 'split_middle', ...squares)) return 'factoring_quadratics';
  if (anyOf(problem, 'group_terms')) return 'polynomials';
  return anyOf(problem, 'common_factor') ? 'common_factor' : null;
};

const quadratic: Reading = (problem) => {
  if (anyOf(problem, 'complex_formula', 'imaginary_roots') || hasFeature(problem.result, 'i')) return null;
  if (anyOf(problem, 'discriminant_formula')) return 'quadratic_formula';
  if (startsWith(problem, 'vertex_')) return 'parabolas';
  if (problem.task === 'find') return null;
  const formula: RuleId[] = ['quadratic_formula', 'formula_no_factors'];
  if (anyOf(problem, ...formula, 'discriminant', 'discriminant_negative', 'no_real_factors'))
    return 'quadratic_formula';
  if (anyOf(problem, 'add_half_square', 'fold_left_square')) return 'completing_square';
  const squared = anyOf(problem, 'take_roots') && hasFeature(problem.tree, 'power of a sum');
  return squared ? 'completing_square' : 'quadratic_equations';
};

const linear: Reading = ({ tree, rules }) => {
  const sides = tree.kind === 'relation' ? tree.sides : [];
  const both = sides.length === 2 && sides.every(dependsOn);
  return both || rules.includes('multiply_out') ? 'equations_both_sides' : 'linear_equations';
};

const polynomial: Reading = (problem) => {
  if (hasFeature(problem.result, 'i')) return null;
  const disguised = anyOf(problem, 'disguised_quadratic', 'disguised_none', 'quadratic_in');
  return disguised ? 'quadratic_equations' : 'polynomials';
};

const exponential: Reading = (problem) =>
  startsWith(problem, 'logarithm', 'take_logarithms') ? 'logarithms' : 'exponentials';

const sequence: Reading = (problem) => {
  if (startsWith(problem, 'arithmetic_')) return 'arithmetic_sequences';
  return startsWith(problem, 'geometric_') ? 'geometric_sequences' : null;
};

const spreads = ['variance_', 'deviation_', 'range_', 'sample_'] as const;
const statistics: Reading = (problem) => {
  if (startsWith(problem, ...spreads)) return 'spread';
  return startsWith(problem, 'mean_', 'median_', 'mode_') ? 'averages' : null;
};

const straightLine: Reading = (problem) => {
  if (startsWith(problem, 'formula_distance')) return 'pythagoras';
  return startsWith(problem, 'midpoint') ? 'coordinates' : 'slope';
};

const round = [
  'formula_area_circle',
  'formula_circumference',
  'formula_area_sector',
  'formula_arc_length',
] as const;
const rightAngled = ['formula_hypotenuse', 'formula_leg', 'formula_diagonal'] as const;
const ratios = ['formula_opposite_', 'formula_adjacent_'] as const;
const polygons = ['formula_area_', 'formula_perimeter_'] as const;
const measure: Reading = (problem) => {
  if (startsWith(problem, ...round)) return 'circles';
  if (startsWith(problem, ...rightAngled)) return 'pythagoras';
  if (startsWith(problem, ...ratios)) return 'trigonometric_ratios';
  if (startsWith(problem, 'formula_third_angle')) return 'angles';
  if (startsWith(problem, 'formula_distance')) return 'pythagoras';
  const beyond = startsWith(problem, 'formula_area_triangle_angle', 'formula_area_triangle_sides');
  return !beyond && startsWith(problem, ...polygons) ? 'area' : null;
};

/** Sums, constants, multiples and powers belong to the first lesson on derivatives; everything else has its own rules. */
const beyondPowers = [
  'derivative_chain',
  'derivative_product',
  'derivative_quotient',
  'derivative_exponential',
  'derivative_base',
  'derivative_root',
  'derivative_logarithm',
  'derivative_trig',
  'derivative_inverse_trig',
  'derivative_hyperbolic',
  'derivative_absolute',
] as const;
const derivative: Reading = (problem) =>
  startsWith(problem, ...beyondPowers) ? 'derivative_rules' : 'derivatives';

const skillOfFamily: Record<Family, SkillId | null | Reading> = {
  arithmetic,
  fraction,
  percent: 'percent',
  proportion: 'ratio',
  units: 'units',
  powers: 'powers',
  surd: 'roots',
  collect,
  expand: 'expanding',
  factor,
  algebraic_fraction: 'rational_expressions',
  polynomial_division: 'polynomials',
  polynomial_equation: polynomial,
  linear_equation: linear,
  formula: 'formulas',
  linear_inequality: 'inequalities',
  quadratic_inequality: null,
  rational_inequality: null,
  absolute_equation: 'absolute_value',
  absolute_inequality: 'absolute_value',
  system: 'systems',
  quadratic_equation: quadratic,
  completing_square: 'completing_square',
  rational_equation: 'rational_equations',
  radical_equation: 'radical_equations',
  exponential_equation: exponential,
  logarithmic_equation: 'logarithms',
  logarithms: 'logarithms',
  trigonometric_value: 'trigonometric_ratios',
  trigonometric_equation: 'trigonometric_equations',
  complex_numbers: null,
  domain: 'function_values',
  straight_line: straightLine,
  measure,
  sequence,
  series: null,
  statistics,
  counting: 'counting',
  limit: 'limits',
  derivative,
  integral: 'integrals',
};
