import { describe, expect, it } from 'vitest';
import { joinTopics, mistakes } from '../messages/mistakes/index.ts';
import { judgeLines as judge } from './testing.ts';

describe('the mistake that would explain a wrong line', () => {
  it.each([
    ['What is 15% of 80?', '1200', 'percent_not_hundredths'],
    ['increase 300 by 20%', '320', 'percent_as_amount'],
    ['increase 300 by 20%', '240', 'percent_turned_round'],
    ['9 is what percent of 36?', '36/9 = 4, so 4%', 'percent_base_exchanged'],
    ['area of a triangle with base 10 and height 9', 'A = 90', 'figure_half_forgotten'],
    ['perimeter of a rectangle with length 8 and width 3', '24', 'area_and_perimeter_confused'],
    ['perimeter of a rectangle with length 8 and width 3', '11', 'sides_counted_once'],
    ['area of a circle with radius 6', '36', 'pi_forgotten'],
    ['volume of a cylinder with radius 3 and height 7', 'V = 21π', 'square_forgotten'],
    ['hypotenuse of a right triangle with legs 9 and 12', 'c = 9 + 12 = 21', 'legs_added'],
    ['hypotenuse of a right triangle with legs 9 and 12', '225', 'root_not_taken'],
    ['line through (1, 4) and (3, 10)', 'm = (3 - 1)/(10 - 4)', 'slope_turned_over'],
    ['line through (1, 4) and (3, 10)', 'y = 3x - 1', 'sign_of_intercept'],
    ['find the vertex of y = x^2 - 4x + 1', 'x = -2', 'sign_of_vertex'],
    ['find the vertex of y = x^2 - 4x + 1', 'x = -4', 'formula_denominator'],
    ['midpoint of (2, 3) and (8, 5)', '(10, 8)', 'midpoint_not_halved'],
    ['mean of 7, 9, 14', '30', 'mean_not_divided'],
    ['median of 8, 2, 6, 5, 4', '6', 'median_not_sorted'],
    ['range of 8, 2, 6, 5, 4', '4 - 8', 'range_not_extremes'],
    ['gcd of 18 and 24', '72', 'gcd_and_lcm_confused'],
    ['lcm of 6 and 8', '48', 'lcm_as_product'],
    ['convert 2.25 h to min', '2.25 h = 2 h 25 min', 'decimal_time'],
    ['convert 6 km to m', '1 km = 100 m', 'unit_factor'],
    ['find the 9th term of 4, 9, 14', '4 + 9*5', 'term_counted_from_zero'],
    ['find the 9th term of 4, 9, 14', '4 + 9*5 = 49', 'term_counted_from_zero'],
    ['30 - 18/6*3', '12/6*3 = 6', 'order_of_operations'],
    ['differentiate x^3*sin(x)', '3x^2*sin(x) - x^3*cos(x)', 'sine_derivative_sign'],
    ['differentiate x^3*e^(4x)', "f'(x) = 3x^2*e^(4x) + x^3*e^(4x)", 'inner_derivative_forgotten'],
    ['differentiate (5x + 2)/(x - 4)', "f'(x) = 5/1 = 5", 'derivative_of_quotient'],
    ['differentiate ln(7x)', "y' = 1/(7x)", 'inner_derivative_forgotten'],
    ['integrate 9x^2 - 4/x', '9x^3 - 4ln(x) + C', 'integral_not_divided'],
    ['integrate x*cos(x) dx', 'x^2/2*sin(x) + C', 'integral_of_product'],
    ['integrate 4x^3 from 0 to 2', 'F(x) = 12x^2', 'differentiated_instead'],
    ['|2x - 3| = 9', 'x = 6 or x = -6', 'absolute_mirrored'],
    ['3x^2 - 7x + 2 = 0', 'x = (7 ± 5)/2', 'formula_denominator'],
    ['x^3 = 9x', 'S = {-3, 3}', 'divides_by_variable'],
    ['√(x + 12) = x', 'x = 4 and x = -3 both work', 'extraneous_kept'],
    ['ln(x) - ln(5) = 2', 'x - 5 = e^2', 'logarithms_added_inside'],
    ['expand (3x - 2)^2', '9x^2 - 12x - 4', 'sign_of_product'],
    ['simplify 4x + 3y - x + y', '7xy', 'adds_unlike_terms'],
    ['simplify 4x + 3y - x', '4 + 3y', 'letter_taken_off'],
    ['2^3 * 2^4', '2^12', 'multiplies_exponents'],
    ['240/3', '3/240', 'divided_other_way'],
    ['mean of 6, 9, 12, 13', 'mean = (6 + 13)/2 = 9.5', 'range_for_average'],
    ['30 - 18/6*3', '30 - 1 = 29', 'order_of_operations'],
    ['integrate 6x^2 from 1 to 2', '2 - 16 = -14', 'bounds_turned'],
    ['integrate 6x^2 from 1 to 2', '24 - 6 = 18', 'bounds_without_antiderivative'],
    ['9 - 4(x - 1) = 5', '5(x - 1) = 5', 'order_of_operations'],
    ['differentiate x^3*cos(x)', "f'(x) = -3x^2*sin(x)", 'derivative_of_product'],
    ['|x - 4| = 6', 'S = {10}', 'negative_case_forgotten'],
    ['log_2(x) + log_2(x - 6) = 4', 'x = 8 or x = -2, both work', 'extraneous_kept'],
    ['find the inverse of f(x) = 4x - 3', 'y = 1/(4x - 3)', 'inverse_function_as_reciprocal'],
    ['5^x = 40', 'x = 40/5', 'exponent_as_factor'],
    ['e^(4x) = 9', 'x = ln(9/4)', 'number_taken_into_logarithm'],
    ['factor x^2 + 9x + 18', '(x + 2)(x + 9)', 'factor_pair_sum'],
    ['x^4 - 13x^2 + 36 = 0', 'x = 4 or x = 9', 'substitution_not_undone'],
    ['x^2 - 8x + 16 = 0', 'x = 4 or x = -4', 'second_solution_added'],
    ['34 * 12', '34 * 10 = 340 + 68 = 408', 'equals_as_then'],
    ['x + y = 9; x - y = 1', '2x = 8', 'equations_added_unevenly'],
    ['x + y = 9; x - y = 1', 'x = 9 + y', 'moved_without_sign_change'],
    ['differentiate x^4 - 6x', '4x^3 - 6x', 'term_not_differentiated'],
    ['differentiate (4x + 1)^3', '3(4)^2', 'derivative_of_inside'],
    ['expand (x + 2)(x + 7)', 'x^2 + 14', 'cross_terms_forgotten'],
    ['simplify 5^2 * 5^3', '25^5', 'bases_multiplied'],
    ['ln(x) + ln(x + 1) = 2', 'ln(2x + 1) = 2', 'logarithms_added_inside'],
    ['x^2 - 11x + 24 = 0', 'D = 121 + 96 = 217', 'discriminant_sign'],
    ['x^2 - 11x + 24 = 0', 'b = 11', 'coefficient_sign'],
    ['6x + 5 = 2x + 25', '25 - 5 = 19', 'arithmetic_slip'],
  ])('%s | %s: %s', (problem, line, id) => {
    expect(judge('en', problem, line)).toMatchObject({ verdict: 'different', mistake: id });
  });

  it('a wrong result that is no wrong calculation is not called a slip', () => {
    expect(judge('en', 'median of 8, 2, 6, 5, 4', '3').mistake).toBeNull();
  });
});

describe('ids of mistakes', () => {
  it('every mistake has its texts in three languages', () => {
    expect(Object.keys(mistakes.es)).toEqual(Object.keys(mistakes.en));
    expect(Object.keys(mistakes.fr)).toEqual(Object.keys(mistakes.en));
  });

  it('two topics cannot have the same id', () => {
    expect(() => joinTopics([{ one: 'a' }, { one: 'b' }])).toThrow('two mistakes have the id one');
  });
});
