import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths, Family } from '@curvela/maths';
import type { SkillId } from '@curvela/curriculum';
import { skillOf } from './skill-of.ts';

/** Problems of each engine family with their skill; null where the skill graph has none. */
const problems: Record<Family, readonly (readonly [problem: string, skill: SkillId | null])[]> = {
  arithmetic: [
    ['32 + 4*9', 'whole_numbers'],
    ['93 - 9*7', 'whole_numbers'],
    ['3 - 9', 'integers'],
    ['11 - (-9)', 'integers'],
    ['(-3)*(-9) + 4*(-5)', 'integers'],
    ['gcd(120, 100)', 'factors_multiples'],
    ['0.5*0.9', 'decimals'],
    ['20% of 580', 'percent'],
    ['-9^2 + 6', 'powers'],
    ['evaluate 20 - 5x at x = -4', 'expressions'],
    ['evaluate 2*abs(3 - 11) - abs(-5)', 'absolute_value'],
  ],
  fraction: [
    ['simplify 27/90', 'fractions'],
    ['write 9 3/5 as a fraction', 'fractions'],
    ['write 0.92 as a fraction', 'decimals'],
    ['1/4 + 1/3', 'fraction_sums'],
    ['(3/5)/(7/10)', 'fraction_products'],
  ],
  percent: [['What is 15% of 80?', 'percent']],
  proportion: [['solve 3/5 = x/45', 'ratio']],
  units: [['convert 13 m/s to km/h', 'units']],
  powers: [['simplify (y^5)^4*y^5', 'powers']],
  surd: [['simplify sqrt(80) + sqrt(45)', 'roots']],
  collect: [
    ['simplify 12x - 2 - 2x - 1', 'expressions'],
    ['simplify 5(x + 4) - 3(x - 3)', 'expanding'],
    ['simplify (9x^2 + 3x + 9) - (3x^2 + 9x - 2)', 'polynomials'],
  ],
  expand: [['expand (x + 8)(x - 4)', 'expanding']],
  factor: [
    ['factor 21x^2 - 3x', 'common_factor'],
    ['factor x^2 + 11x + 24', 'factoring_quadratics'],
    ['factor 36x^2 - 25', 'factoring_quadratics'],
    ['factor 3x^2 + 6x - 105', 'factoring_quadratics'],
    ['factor x^3 - 6x^2 + 3x + 10', 'polynomials'],
  ],
  algebraic_fraction: [['simplify 3/x + 9/(x - 5)', 'rational_expressions']],
  polynomial_division: [['divide x^3 + 9x^2 + 13x - 15 by x + 3', 'polynomials']],
  polynomial_equation: [
    ['solve x^3 - 6x^2 + 11x - 6 = 0', 'polynomials'],
    ['solve x^4 - 5x^2 + 4 = 0', 'quadratic_equations'],
  ],
  linear_equation: [
    ['3x + 5 = 20', 'linear_equations'],
    ['x/3 + 8 = 4', 'linear_equations'],
    ['10x + 3 = 6x + 39', 'equations_both_sides'],
    ['3(x - 2) = 9', 'equations_both_sides'],
  ],
  formula: [['solve P = 2l + 2w for l', 'formulas']],
  linear_inequality: [['-2x + 1 < 7', 'inequalities']],
  quadratic_inequality: [['x^2 < 4', null]],
  rational_inequality: [['(x - 1)/(x + 2) > 0', null]],
  absolute_equation: [['|2x - 1| = 5', 'absolute_value']],
  absolute_inequality: [['|x + 5| < 9', 'absolute_value']],
  system: [['x + y = 5; x - y = 1', 'systems']],
  quadratic_equation: [
    ['x^2 - 5x + 6 = 0', 'quadratic_equations'],
    ['x^2 - 12 = 132', 'quadratic_equations'],
    ['x^2 + 5x - 1 = 0', 'quadratic_formula'],
    ['discriminant of x^2 + 8x - 4 = 0', 'quadratic_formula'],
    ['(x + 8)^2 = 15', 'completing_square'],
    ['solve x^2 + 6x + 4 = 0 by completing the square', 'completing_square'],
    ['solve x^2 + 5x + 6 = 0 with the quadratic formula', 'quadratic_formula'],
    ['solve x^2 + 6x + 4 = 0 by factoring', 'quadratic_formula'],
    ['find the vertex of y = x^2 - 10x + 19', 'parabolas'],
  ],
  completing_square: [['complete the square x^2 + 6x + 5', 'completing_square']],
  rational_equation: [['1/x + 1/2 = 3/4', 'rational_equations']],
  radical_equation: [['√(x+3) = x-3', 'radical_equations']],
  exponential_equation: [
    ['2^(x+1) = 16', 'exponentials'],
    ['3^x = 20', 'logarithms'],
  ],
  logarithmic_equation: [['log(x) + log(x-3) = 1', 'logarithms']],
  logarithms: [['evaluate log_3(1/729)', 'logarithms']],
  trigonometric_value: [['10 cos(30°)', 'trigonometric_ratios']],
  trigonometric_equation: [['2sin(x) + 1 = 2', 'trigonometric_equations']],
  complex_numbers: [['(2+3i)(1-i)', null]],
  straight_line: [
    ['find the slope of the line through (1, 2) and (3, 8)', 'slope'],
    ['find the midpoint of (2, -3) and (10, 9)', 'coordinates'],
  ],
  measure: [
    ['area of a triangle with base 5 cm and height 14 cm', 'area'],
    ['circumference of a circle with radius 8 km', 'circles'],
    ['area of a circle with radius 6 km', 'circles'],
  ],
  sequence: [
    ['find the 15th term of the arithmetic sequence -4, 7, 18', 'arithmetic_sequences'],
    ['find the nth term of the geometric sequence 15, 30, 60', 'geometric_sequences'],
  ],
  series: [['Σ_(k=1)^(10) (2k+1)', null]],
  statistics: [
    ['mean of 2, 4, 9', 'averages'],
    ['variance of 17, 19, 21, 23', 'spread'],
    ['range of -3, 13, 15, 5, -2', 'spread'],
  ],
  counting: [['C(16, 4)', 'counting']],
  domain: [
    ['find the domain of 1/(x-3)', 'function_values'],
    ['find the domain of √(x-2)', 'function_values'],
  ],
  limit: [['lim_{x→2} (x^2-4)/(x-2)', 'limits']],
  derivative: [
    ['differentiate 3x^3 + 7x^2 - 6x - 2', 'derivatives'],
    ['differentiate 7sin(3x)', 'derivative_rules'],
    ['differentiate (7x + 3)^5', 'derivative_rules'],
  ],
  integral: [['∫ 3x^2 dx', 'integrals']],
};

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 60_000 });
});
afterAll(() => maths.close());

async function readSkill(problem: string) {
  const solved = await maths.solve({ problem, locale: 'en' });
  if (solved.kind !== 'solved') throw new Error(`${problem}: ${solved.kind}`);
  const { family, task, steps, result } = solved;
  const { tree } = solved.problem;
  return {
    family,
    skill: skillOf({ family, task, rules: steps.map(({ rule }) => rule), tree, result: result.tree }),
  };
}

describe('the skill of a problem', () => {
  it.each(Object.entries(problems))('%s', { timeout: 60_000 }, async (family, rows) => {
    for (const [problem, skill] of rows)
      expect([problem, await readSkill(problem)]).toEqual([problem, { family, skill }]);
  });

  it('does not depend on the language', { timeout: 60_000 }, async () => {
    const problems = { es: 'factoriza x^2 - 5x + 6', fr: 'factorise x^2 - 5x + 6' };
    for (const [locale, problem] of Object.entries(problems)) {
      const solved = await maths.solve({ problem, locale });
      if (solved.kind !== 'solved') throw new Error(solved.kind);
      const { family, task, steps, result } = solved;
      const rules = steps.map(({ rule }) => rule);
      const { tree } = solved.problem;
      expect(skillOf({ family, task, rules, tree, result: result.tree })).toBe('factoring_quadratics');
    }
  });
});
