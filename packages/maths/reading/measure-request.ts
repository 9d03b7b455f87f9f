import type { Expression } from '../expression/tree.ts';
import type { UnitName } from '../expression/units.ts';

/**
 * The quantities a question in words can ask for, with the letters of the given values.
 *
 * - Task `evaluate`: `value` (the formula is `expression`, `given` the values of its letters).
 * - Task `convert`, where `expression` is what is to be rewritten: `primes` (a product of primes), `fraction`,
 *   `decimal`, `percent`, `scientific`, `mixed`, `rounded` (to `places` decimals, may be negative: −2 is
 *   hundreds; or `figures`), `unit` (`u`, the unit as an expression).
 * - Task `find`: `remainder` (of the division in `expression`), and everything below. Where the question names
 *   a formula, `expression` is that formula (the line y = 3x + 1, the listed terms); otherwise it is the given
 *   values themselves (`b = 6, h = 4`), and `given` always holds them.
 */
export const percentQuestions = [
  'percent_part', // p of w
  'percent_rate', // a is what percent of w
  'percent_whole', // a is p of what
  'percent_change', // from u to v
  'percent_more', // u and p more
  'percent_less', // u and p less
  'percent_before_more', // v is left after p more: what was it
  'percent_before_less',
  'percent_then', // u changes by p, and then by q
  'percent_overall', // the change of the whole after p and then q
] as const;

export const lineQuestions = [
  'slope', // x_1, y_1, x_2, y_2
  'slope_parallel', // of a line parallel to that in `expression`
  'slope_perpendicular',
  'slope_of', // of the line in `expression`
  'line_two_points', // x_1, y_1, x_2, y_2
  'line_point_slope', // m, x_1, y_1
  'line_slope_intercept', // m, b
  'line_parallel', // x_1, y_1, to the line in `expression`
  'line_perpendicular',
  'intercepts', // of the line or curve in `expression`
  'intercept_x',
  'intercept_y',
  'midpoint', // x_1, y_1, x_2, y_2
  'distance',
  'vector_value', // the coordinates in `expression`
] as const;

/**
 * About the formula in `expression`: a quadratic one (or its equation), y = …, or the definition of a
 * function.
 */
export const curveQuestions = [
  'discriminant',
  'vertex',
  'axis_of_symmetry',
  'minimum_value',
  'maximum_value',
  'domain', // of the formula in `expression`: where it is defined
  'inverse', // of the function in `expression`
  'tangent_line', // at x_1
] as const;

/** Lengths are numbers in one unit (`MeasureRequest.unit`, if one was given); angles are written with °, or are radians. */
export const measureQuestions = [
  'area_square',
  'perimeter_square',
  'diagonal_square', // s
  'area_rectangle',
  'perimeter_rectangle',
  'diagonal_rectangle', // l, w
  'area_triangle', // b, h
  'area_triangle_sides',
  'perimeter_triangle', // a, b, c
  'area_triangle_angle', // a, b and the angle C between them
  'area_equilateral', // s
  'area_parallelogram', // b, h
  'area_rhombus', // the diagonals d_1, d_2
  'area_trapezium', // the parallel sides a, b, and h
  'area_circle',
  'circumference', // r, or the diameter d
  'area_sector',
  'arc_length', // r and the angle t
  'hypotenuse', // the legs a, b
  'leg', // the hypotenuse c and the other leg a
  'third_angle', // A, B
  'side_by_cosines', // a, b and the angle C between them: c
  'angle_by_cosines', // a, b, c: the angle C opposite c
  'side_by_sines', // a with its opposite angle A, and B: b
  'angle_by_sines', // a with its opposite angle A, and b: B
  'opposite_by_hypotenuse',
  'adjacent_by_hypotenuse', // c and the angle A
  'opposite_by_adjacent', // b and the angle A
  'volume_cube',
  'surface_cube', // s
  'volume_box',
  'surface_box', // l, w, h
  'volume_cylinder',
  'surface_cylinder',
  'volume_cone', // r, h
  'volume_sphere',
  'surface_sphere', // r
  'volume_prism',
  'volume_pyramid', // the area B of the base, and h
] as const;

/**
 * `a` is the first term, `d` the difference or `r` the ratio, `n` the index or number of terms. `expression`
 * is the list of terms if they were listed, otherwise the given values. `sequence_rule` asks for the n-th
 * term as a formula in n (no `n` given).
 */
export const sequenceQuestions = [
  'arithmetic_term',
  'arithmetic_sum',
  'geometric_term',
  'geometric_sum',
  'geometric_infinite',
  'sequence_rule',
] as const;

export const conversions = [
  'primes',
  'fraction',
  'decimal',
  'percent',
  'scientific',
  'mixed',
  'rounded',
  'unit',
  'radians',
  'degrees',
] as const;

/** Of the sum c at the yearly rate p for t years; interest added m times a year. */
export const interestQuestions = [
  'simple_interest',
  'simple_amount',
  'compound_interest',
  'compound_amount',
  'compound_interest_often',
  'compound_amount_often',
] as const;

/** x_1 belongs to y_1; the partner of the new x (or y). */
export const proportionQuestions = ['direct_proportion', 'inverse_proportion'] as const;

/**
 * About the formula, whole number or list in `expression`. `coefficient` names the power `n` of its letter. A quartile is the median of the
 * lower or upper half of the values, as in English and Spanish textbooks.
 */
export const propertyQuestions = [
  'partial_fractions',
  'degree',
  'leading_coefficient',
  'coefficient', // of the power n
  'constant_term',
  'quotient_and_remainder', // of the division in `expression`
  'common_divisor', // of the listed polynomials
  'common_multiple',
  'divisors', // of a whole number
  'divisor_count',
  'is_prime',
  'is_divisible', // whether the division in `expression` leaves no remainder
  'range', // the values of a function y = …
  'slope_and_intercept', // of the line in `expression`
  'critical_points', // of a function y = …
  'extrema',
  'inflection',
  'inflection_x', // where the inflection points lie on the x-axis
  'increasing',
  'decreasing',
  'normal_line', // at x_1
  'holds', // whether a relation is true for the given values
  'nth_largest', // the k-th of the listed values, from the largest
  'nth_smallest',
  'ascending', // the listed values in order
  'descending',
  'lower_quartile', // of the listed values
  'upper_quartile',
  'interquartile_range',
  'lower_quartile_by_rank', // as French textbooks define it: the smallest value with a quarter of the values up to it
  'upper_quartile_by_rank',
  'interquartile_range_by_rank',
  'common_difference', // of the listed terms
  'common_ratio',
  'shares', // of w in the listed ratio
  'binomial_term', // the k-th of the expansion
  'binomial_power_term', // with the power n
  'period', // of a wave y = a · sin(bx + c) + d
  'amplitude',
  'phase_shift',
  'vertical_shift',
  'exponential_form', // of an equation with a logarithm
  'logarithmic_form', // of an equation with a power
  'letter_of_system', // of the solution of the equations
  'parity', // of a function: even, odd or neither
  'is_even',
  'is_odd',
  'solution_count', // of an equation in one letter
  'best_offer', // the lowest of the listed unit prices
  'without_parameter', // of a curve x = f(t), y = g(t)
] as const;

/** Probabilities. Two draws are without or with putting back. */
export const chanceQuestions = [
  'chance', // a of n cases
  'chance_not', // the other event has the probability p
  'chance_either', // a cases of one kind, b of another, c of both, of n
  'both_without', // two draws, both of the a among n
  'both_with',
  'dice_sum', // the sum s of two dice
] as const;

export type ChanceQuestion = (typeof chanceQuestions)[number];
export type InterestQuestion = (typeof interestQuestions)[number];
export type ProportionQuestion = (typeof proportionQuestions)[number];
export type PropertyQuestion = (typeof propertyQuestions)[number];
export type PercentQuestion = (typeof percentQuestions)[number];
export type LineQuestion = (typeof lineQuestions)[number];
export type CurveQuestion = (typeof curveQuestions)[number];
export type MeasureQuestion = (typeof measureQuestions)[number];
export type SequenceQuestion = (typeof sequenceQuestions)[number];
export type Conversion = (typeof conversions)[number];
export type RequestedMeasure =
  | 'value'
  | 'remainder'
  | PercentQuestion
  | LineQuestion
  | CurveQuestion
  | MeasureQuestion
  | SequenceQuestion
  | PropertyQuestion
  | InterestQuestion
  | ProportionQuestion
  | ChanceQuestion
  | Conversion;

/** The quantity that a question in words asks for, and its givens by the letters of the formula. */
export type MeasureRequest = {
  readonly what: RequestedMeasure;
  readonly given: Readonly<Record<string, Expression>>;
  /** The unit of all given lengths; also of the answer (squared for an area, cubed for a volume). */
  readonly unit?: UnitName;
};
