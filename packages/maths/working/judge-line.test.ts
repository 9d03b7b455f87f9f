import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { toPlain } from '../expression/plain.ts';
import { joinTopics, mistakes } from '../messages/mistakes/index.ts';
import { splitLine } from './split-line.ts';

type Judged = {
  readonly verdict: string;
  readonly role: string | null;
  readonly note: string | null;
  readonly mistake: string | null;
};

/** The lines before are accepted ones; those that go on from the problem take its place. */
function judge(
  locale: string,
  problem: string,
  ...lines: readonly string[]
): Judged & { readonly finished: boolean } {
  let previous = problem;
  const earlier: string[] = [];
  for (const line of lines.slice(0, -1)) {
    const result = answer('checkLine', { problem, previous, line, earlier, locale }, null);
    if (result.ok && result.continues) previous = result.line.plain;
    else earlier.push(line);
  }
  const result = answer('checkLine', { problem, previous, line: lines.at(-1)!, earlier, locale }, null);
  if (!result.ok) return { verdict: 'unread', role: null, note: null, mistake: null, finished: false };
  const { verdict, role, truth, partial, finished, mistake } = result;
  return {
    verdict: partial ? 'partial' : verdict,
    role,
    note: truth,
    mistake: mistake?.id ?? null,
    finished,
  };
}

describe('a line is split into its statements', () => {
  it.each([
    ['en', '5x = 30, so x = 6', ['5x = 30', 'x = 6']],
    ['en', '+4 both sides: 2y = 18', ['2y = 18']],
    ['en', 'case 2: 3t = -9', ['3t = -9']],
    ['en', '7*2 = 14 and 7+2 = 9', ['7 · 2 = 14', '7 + 2 = 9']],
    ['es-ES', 'luego 4x = 20', ['4x = 20']],
    ['es-CO', 'la suma es 51', ['§add = 51']],
    ['fr-FR', 'on trouve donc y = 8', ['y = 8']],
    ['fr-FR', 'y = 3 ou y = -3 donc', ['y = 3 ou y = -3']],
    ['en', 'the roots are x = 4 or 9', ['x = 4 or x = 9']],
    ['en', 't ≈ 2.45 ✓', ['t = 2.45']],
    ['es-CO', '2.400 + 350 = 2.750', ['2400 + 350 = 2750']],
    ['en', 'multiples of 6: 6, 12, 18', ['6 = 6 · 1', '12 = 6 · 2', '18 = 6 · 3']],
    ['en', '40 → 100 %; 10 → x', ['40x = 100% · 10']],
  ])('%s: %s', (locale, line, statements) => {
    const split = splitLine(line, locale);
    expect(split.statements.map(({ trees }) => toPlain(trees[0]!, locale))).toEqual(statements);
  });

  it.each(['x - = 9', '3 +', '= = 4'])('nothing of the broken formula %s is dropped', (line) => {
    expect(splitLine(line, 'en').statements).toEqual([]);
  });
});

describe('true lines and what they are', () => {
  it.each([
    // locale, problem, lines before, line, role
    ['en', '6x + 5 = 2x + 25', [], '4x + 5 = 25', 'step'],
    ['en', '6x + 5 = 2x + 25', [], '25 - 5 = 20', 'aside'],
    ['en', '6x + 5 = 2x + 25', [], '4x = 20 so x = 5', 'result'],
    ['en', '6x + 5 = 2x + 25', [], 'check: 6*5 + 5 = 35', 'check'],
    ['en', '6x + 5 = 2x + 25', [], '2*5 + 25 = 35', 'check'],
    ['en', '6x + 5 = 2x + 25', [], '6x + 5 = 2x + 25', 'restatement'],
    ['en', 'x^2 - 11x + 24 = 0', [], 'x = 8', 'part'],
    ['en', 'x^2 - 11x + 24 = 0', [], 'case 1: x - 3 = 0', 'part'],
    ['en', 'x^2 - 11x + 24 = 0', [], 'D = 121 - 96 = 25', 'aside'],
    ['en', 'x^2 - 11x + 24 = 0', [], 'a = 1, b = -11 and c = 24', 'aside'],
    ['en', 'x^2 - 11x + 24 = 0', [], 'x = 8 and x = 3', 'result'],
    ['en', 'x^4 - 13x^2 + 36 = 0', [], 'u = x^2', 'definition'],
    ['en', 'x^4 - 13x^2 + 36 = 0', ['u = x^2'], 'u^2 - 13u + 36 = 0', 'step'],
    ['en', 'x^4 - 13x^2 + 36 = 0', ['u = x^2'], 'u = 9', 'part'],
    ['en', 'x + 2y = 11; 3x - y = 5', [], 'x = 11 - 2y', 'part'],
    ['en', 'x + 2y = 11; 3x - y = 5', ['x = 11 - 2y'], '3(11 - 2y) - y = 5', 'part'],
    ['en', 'x + 2y = 11; 3x - y = 5', [], 'y = 4', 'part'],
    ['en', '7^x = 20', [], 'x ≈ 1.54', 'rounding'],
    ['en', 'area of a circle with radius 6', [], '113.1', 'rounding'],
    ['en', 'sin(x) = 1/2 for 0 <= x < 360°', [], 'sin(150) = 0.5', 'aside'],
    ['en', 'differentiate x^3 cos x', [], "u = x^3, u' = 3x^2", 'definition'],
    ['en', 'differentiate x^3 cos x', ['u = x^3, v = cos x'], "u'v + uv'", 'step'],
    ['en', 'median of 8, 2, 6, 4', [], '2, 4, 6, 8', 'step'],
    ['en', 'median of 8, 2, 6, 4', [], 'there are 4 numbers', 'aside'],
    ['en', 'line through (1, 4) and (3, 10)', [], 'slope = 3', 'aside'],
    ['en', 'line through (1, 4) and (3, 10)', [], 'y - 4 = 3(x - 1)', 'step'],
    ['en', 'find the vertex of y = x^2 - 4x + 1', [], 'x = 4/2 = 2', 'step'],
    ['en', 'find the inverse of f(x) = 4x - 3', [], 'x = 4y - 3', 'step'],
    ['en', 'convert 3 h to min', [], '1 h = 60 min', 'aside'],
    ['en', '2x^2 > 18', [], 'x = 3 or x = -3', 'aside'],
    ['es-CO', '3.400 - 1.250', [], '3.400 - 1.000 = 2.400', 'aside'],
    ['es-ES', 'perímetro de un rectángulo de base 9 y altura 2', [], 'P = 2(b + a)', 'aside'],
    ['fr-FR', '5x + 1 = 16', [], 'soit x le nombre', 'definition'],
  ] as const)('%s %s | %s | %s is %s', (locale, problem, before, line, role) => {
    expect(judge(locale, problem, ...before, line)).toMatchObject({
      verdict: role === 'part' ? 'partial' : 'equal',
      role,
    });
  });

  it('a rounded value and an angle in degrees are named', () => {
    expect(judge('en', '7^x = 20', 'x ≈ 1.54').note).toBe('rounded');
    expect(judge('en', 'sin(x) = 1/2 for 0 <= x < 360°', 'sin(150) = 0.5').note).toBe('degrees');
  });

  it('a rounding of an irrational solution finishes the problem, one of a fraction does not', () => {
    expect(judge('en', '7^x = 20', 'x ≈ 1.54').finished).toBe(true);
    expect(judge('en', '3x = 2', 'x ≈ 0.67').finished).toBe(false);
  });
});

describe('false lines', () => {
  it.each([
    ['en', '6x + 5 = 2x + 25', '3 + 4 = 8'],
    ['en', '6x + 5 = 2x + 25', 'x = 5 = 6'],
    ['en', '6x + 5 = 2x + 25', '25 - 5 = 21 so x = 5'],
    ['en', '5/6 + 1/8', '20/24 + 5/24 = 23/24'],
    ['en', '5/6 + 1/8', '5/6 + 1/8 = 20/24 + 4/24 = 23/24'],
    ['en', 'find the vertex of y = x^2 - 4x + 1', '2 + 2 = 5'],
    ['en', 'find the vertex of y = x^2 - 4x + 1', 'y = 4 - 8 + 1 = 3'],
    ['en', 'x^4 - 13x^2 + 36 = 0', 'x = 3 or x = 5'],
    ['en', 'x^2 - 11x + 24 = 0', '(x - 8)(x - 5) = 0'],
    ['en', '7^x = 20', 'x ≈ 1.45'],
    ['en', 'x^2 - 11x + 24 = 0', 'discriminant = 24'],
    ['en', 'expand (3x - 2)^2', '(3x - 2)^2 = 9x^2 - 4 = 9x^2 - 12x + 4'],
    ['en', 'area of a circle with radius 6', '113.2'],
    ['en', '1/4 + 1/8', '2/8'],
  ])('%s: %s | %s', (locale, problem, line) => {
    expect(judge(locale, problem, line).verdict).toBe('different');
  });

  it('a letter that the learner has defined is not the unknown in capitals', () => {
    expect(judge('en', 'x^4 - 13x^2 + 36 = 0', 'X = x^2', 'X = 3').verdict).toBe('different');
  });

  it('a calculation with the value of an earlier one and other numbers is no step', () => {
    const problem = '4*abs(4 - 6) - abs(-2)';
    expect(judge('en', problem, '4*abs(-2)')).toMatchObject({ verdict: 'equal', role: 'aside' });
    expect(judge('en', problem, '4*abs(-2)', '4*2')).toMatchObject({ verdict: 'equal', role: 'aside' });
    expect(judge('en', problem, '4*abs(-2)', '5*abs(-2) - 2').verdict).toBe('different');
  });

  it('both values of a system have to belong to one solution', () => {
    expect(judge('en', 'x + y = 5; x*y = 6', 'x = 2 and y = 2').verdict).toBe('different');
  });
});

describe('lines that nothing can decide', () => {
  it.each([
    ['en', '6x + 5 = 2x + 25', 'k + m = 3'],
    ['en', '6x + 5 = 2x + 25', 'there are 7 apples'],
  ])('%s: %s | %s', (locale, problem, line) => {
    expect(judge(locale, problem, line).verdict).toBe('unknown');
  });
});

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

describe('functions that the problem brings with it', () => {
  const cubic = 'find the critical points of y = x^3 - 27x';
  it.each([
    ['en', cubic, "f''(x) = 6x", 'equal'],
    ['en', cubic, "f''(-3) = -18 < 0, so there is a maximum", 'equal'],
    ['en', cubic, "f''(3) = 20", 'different'],
    ['en', cubic, "f'(x) = 3x^2 - 27 = 0", 'equal'],
    ['en', 'differentiate x^3 - 5x', "f'(2) = 12 - 5 = 7", 'equal'],
    ['en', 'differentiate (x^2 + 3)^4', "f'(x) = 4(x^2 + 3)^3 * 2x = 8x(x^2 + 3)^3", 'equal'],
    ['en', 'differentiate (x^2 + 3)^4', "f'(x) = (2x)^4 = 16x^4", 'different'],
    ['fr', 'dériver ln(4x + 3)', "f'(x) = u'/u", 'equal'],
    ['fr', 'dériver ln(4x + 3)', "f'(x) = u/u'", 'unknown'],
    ['en', 'integrate x*sin(x) dx', 'u = x, dv = sin(x) dx', 'equal'],
    ['en', 'integrate x*sin(x) dx', 'du = dx, v = -cos(x)', 'equal'],
    ['es', 'integra 3x^2 de 0 a 2', '[x³] entre 0 y 2', 'equal'],
    ['es', 'integra 3x^2 de 0 a 2', '[x³] entre 0 y 3', 'different'],
  ])('%s: %s, %s: %s', (locale, problem, line, verdict) => {
    expect(judge(locale, problem, line).verdict).toBe(verdict);
  });
});

describe('values among words', () => {
  it.each([
    [
      'es',
      'calcula el término 20 de la progresión aritmética de primer término 5 y diferencia 4',
      'la diferencia es 4',
      'equal',
    ],
    ['en', 'x^2 - 5x - 24 = 0', 'sum of roots 5, product -24', 'equal'],
    ['en', 'x^2 - 5x - 24 = 0', 'sum of roots 3, product -24', 'different'],
    ['en', '(10 + 11 + 13 + 15 + x)/5 = 12', 'the total must be 60', 'equal'],
    ['en', 'line through (1, 3) and (4, 12)', 'at x = 2 y = 6', 'equal'],
    ['en', 'line through (1, 3) and (4, 12)', 'at x = 2 y = 7', 'different'],
    ['en', '√(x + 6) = x', 'x = 3 or x = -2, both work', 'different'],
    ['fr', '|x - 4| = 6', 'S = {-2 ; 10}', 'equal'],
    ['fr', '|x - 4| = 6', 'x = 10', 'partial'],
    ['fr', '4(x + 3) - 7 = 2x', 'avec x = -2,5 : 4 × 0,5 - 7 = -5 et 2 × (-2,5) = -5', 'equal'],
    ['fr', '6 - 3(2 - x) = 15', '3x = 15, x = 5', 'equal'],
  ])('%s: %s, %s: %s', (locale, problem, line, verdict) => {
    expect(judge(locale, problem, line).verdict).toBe(verdict);
  });
});

describe('values that are called the solutions', () => {
  it.each([
    ['en', 'x^2 - 5x + 6 = 0', 'the solutions are 2 and 3'],
    ['en', 'x^2 - 5x + 6 = 0', 'one root is 2 and the other is 3'],
    ['en', 'x^2 = 9', 'solutions: 3 and -3'],
    ['en', '|x - 3| = 5', 'the solutions are 8 and -2'],
    ['en', 'x^3 - x = 0', 'the roots: 0, 1, -1'],
    ['es-CO', '2x^2 + 3x - 2 = 0', 'las raíces son 1/2 y -2'],
    ['fr-FR', 'x^2 - 5x + 6 = 0', 'les solutions sont donc 2 et 3'],
    ['fr-FR', 'x^2 = 3x', 'donc S = {0 ; 3}'],
    ['fr-FR', 'x^2 = 3x', 'L’ensemble des solutions : S = {0 ; 3}'],
    ['es-CO', 'x^2 = 3x', 'entonces S = {0, 3}'],
    ['en', 'x^2 - 5x + 6 = 0', 'I got 2 and 3'],
    ['es-CO', 'x^2 - 5x + 6 = 0', 'me da 2 y 3'],
    ['fr-FR', 'x^2 - 5x + 6 = 0', 'donc 2 et 3'],
    ['en', '2x = 8', 'I got 4'],
    ['es-CO', '2x = 8', 'será 4'],
  ])('%s, %s: “%s” is the result', (locale, problem, line) => {
    expect(judge(locale, problem, line)).toMatchObject({ verdict: 'equal', role: 'result', finished: true });
  });

  it.each([
    ['en', 'x^2 - 5x + 6 = 0', 'the solutions are 2 and 4'],
    ['en', 'x^3 - x = 0', 'the solutions are 0 and 1'],
    ['fr-FR', 'x^2 = 9', 'les solutions sont 3 et 4'],
    ['fr-FR', 'x^2 = 3x', 'donc S = {3}'],
  ])('%s, %s: “%s” is wrong', (locale, problem, line) => {
    expect(judge(locale, problem, line).verdict).toBe('different');
  });

  it.each([
    ['en', 'so the solutions are x = 1 and x = 6'],
    ['en', 'the roots are 1 and 6'],
    ['es-CO', 'las soluciones son x = 1 y x = 6'],
  ])('%s: “%s” keeps a root that only the squared equation has', (locale, line) => {
    const squared = ['x + 3 = x^2 - 6x + 9', 'x^2 - 7x + 6 = 0'];
    expect(judge(locale, 'sqrt(x + 3) = x - 3', ...squared, line)).toMatchObject({
      verdict: 'different',
      mistake: 'extraneous_kept',
    });
    expect(judge('en', 'sqrt(x + 3) = x - 3', ...squared, 'x = 1 or x = 6').verdict).toBe('equal');
  });

  it.each([
    ['en', 'the solution set is not {0, 4}'],
    ['es-CO', 'no es {4}'],
  ])('%s: “%s” denies a set, and is not called wrong', (locale, line) => {
    expect(judge(locale, 'x^2 = 3x', line).verdict).not.toBe('different');
  });

  it('a solution among several is a part, and numbers on the way are no list of solutions', () => {
    expect(judge('en', 'x^2 - 5x + 6 = 0', 'one solution is 2').verdict).toBe('partial');
    expect(judge('en', '12*3 + 4', 'so 36 and 40').verdict).not.toBe('different');
  });
});

describe('values that words reject', () => {
  const squared = ['x + 3 = x^2 - 6x + 9', 'x^2 - 7x + 6 = 0'];
  it.each([
    ['en', 'so 1 is out'],
    ['en', 'x = 1 is out'],
    ['es-CO', 'la 1 no vale'],
    ['es-CO', 'descarto x = 1'],
    ['fr-FR', '1 ne convient pas'],
    ['fr-FR', 'on rejette 1'],
  ])('%s: “%s” is true of a root that only the squared equation has', (locale, line) => {
    expect(judge(locale, 'sqrt(x + 3) = x - 3', ...squared, line)).toMatchObject({
      verdict: 'equal',
      role: 'aside',
    });
  });

  it.each([
    ['en', '2x = 8', 'not 16 but 4'],
    ['en', '2x = 8', '4, not 16'],
    ['es-CO', '2x = 8', 'no es 16 sino 4'],
    ['es-CO', '2x = 8', 'no es 16, es 4'],
    ['fr-FR', '2x = 8', 'ce n’est pas 16 mais 4'],
    ['en', 'x^2 - 5x + 6 = 0', 'not 1 but 2 and 3'],
  ])('%s, %s: “%s” is the result', (locale, problem, line) => {
    expect(judge(locale, problem, line)).toMatchObject({ verdict: 'equal', role: 'result' });
  });

  it.each([
    ['en', '6 is out'],
    ['es-CO', 'el 6 no sirve'],
  ])('%s: “%s” is not accepted of the solution', (locale, line) => {
    expect(judge(locale, 'sqrt(x + 3) = x - 3', ...squared, line).verdict).not.toBe('equal');
  });
});
