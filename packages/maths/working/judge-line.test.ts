import { describe, expect, it } from 'vitest';
import { judgeLines as judge } from './testing.ts';

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
