import { describe, expect, it } from 'vitest';
import { readRequest } from '../../reading/request.ts';
import type { Problem } from '../../reading/request.ts';
import { equation, number, variable } from '../../expression/tree.ts';
import { doesInvariantHold } from '../step-invariants.ts';
import { resultOf, stepsOf } from '../solved.ts';

/** A value and its unit are joined by a narrow no-break space. */
const plain = (text: string): string => text.replace(/\u202f/g, ' ');

describe('measures of figures', () => {
  it.each([
    ['Find the area of a square with side 5 cm', 'A = 25 cm²'],
    ['Find the perimeter of a square with side 5 cm', 'P = 20 cm'],
    ['Find the diagonal of a square with side 5', 'd = 5√2'],
    ['Find the area of a rectangle with length 7 and width 3', 'A = 21'],
    ['Find the perimeter of a rectangle with length 7 and width 3', 'P = 20'],
    ['Find the diagonal of a rectangle with length 4 and width 3', 'd = 5'],
    ['Find the area of a triangle with base 6 cm and height 4 cm', 'A = 12 cm²'],
    ['Find the area of a triangle with sides 3, 4 and 5', 'A = 6'],
    ['Find the area of a triangle with sides 5, 6 and 7', 'A = 6√6'],
    ['Find the perimeter of a triangle with sides 5, 6 and 7', 'P = 18'],
    ['Find the area of a triangle with sides 5 and 6 and angle 30°', 'A = 15/2'],
    ['Find the area of a triangle with sides 5 and 6 and angle 40°', 'A = 15sin(40°)'],
    ['Find the area of an equilateral triangle with side 4', 'A = 4√3'],
    ['Find the area of a parallelogram with base 5 and height 3', 'A = 15'],
    ['Find the area of a rhombus with diagonals 6 and 8', 'A = 24'],
    ['Find the area of a trapezium with parallel sides 4 and 6 and height 3', 'A = 15'],
    ['Find the area of a circle with radius 5', 'A = 25π'],
    ['Find the area of a circle with diameter 10', 'A = 25π'],
    ['Find the circumference of a circle with radius 5', 'C = 10π'],
    ['Find the circumference of a circle with diameter 10 cm', 'C = 10π cm'],
    ['Find the area of a sector with radius 6 and angle 60°', 'A = 6π'],
    ['Find the area of a sector with radius 6 and angle π/3', 'A = 6π'],
    ['Find the arc length of a sector with radius 6 and angle 60°', 'L = 2π'],
    ['Find the arc length of a sector with radius 6 and angle π/3', 'L = 2π'],
    ['Find the hypotenuse of a right triangle with legs 3 and 4', 'c = 5'],
    ['Find the hypotenuse of a right triangle with legs 1 and 2', 'c = √5'],
    ['Find the missing leg of a right triangle with hypotenuse 13 and leg 5', 'b = 12'],
    ['Find the third angle of a triangle with angles 50° and 60°', 'C = 70°'],
    ['In triangle ABC, a = 5, b = 8 and C = 60°. Find c.', 'c = 7'],
    ['In triangle ABC, a = 7, b = 8 and c = 13. Find C.', 'C = 120°'],
    ['In triangle ABC, a = 10, A = 30° and B = 45°. Find b.', 'b = 10√2'],
    ['In triangle ABC, a = 2, b = 1 and A = 90°. Find B.', 'B = 30°'],
    ['Find the volume of a cube with side 3 cm', 'V = 27 cm³'],
    ['Find the surface area of a cube with side 3', 'S = 54'],
    ['Find the volume of a box with length 2, width 3 and height 4', 'V = 24'],
    ['Find the surface area of a box with length 2, width 3 and height 4', 'S = 52'],
    ['Find the volume of a cylinder with radius 3 and height 10', 'V = 90π'],
    ['Find the surface area of a cylinder with radius 3 and height 10', 'S = 78π'],
    ['Find the volume of a cone with radius 3 and height 4', 'V = 12π'],
    ['Find the volume of a sphere with radius 3', 'V = 36π'],
    ['Find the surface area of a sphere with radius 3', 'S = 36π'],
    ['Find the volume of a prism with base area 12 and height 5', 'V = 60'],
    ['Find the volume of a pyramid with base area 12 and height 5', 'V = 20'],
  ])('%s: %s', (text, expected) => {
    expect(plain(resultOf(text))).toBe(expected);
  });

  it.each([
    'Find the area of a triangle with sides 1, 2 and 5',
    'Find the missing leg of a right triangle with hypotenuse 5 and leg 13',
    'Find the third angle of a triangle with angles 100° and 90°',
    'In triangle ABC, a = 1, b = 2 and A = 20°. Find B.',
  ])('no unique figure exists: %s', (text) => {
    expect(resultOf(text)).toBe('cannot impossible');
  });

  it('the steps are formula, numbers, value with unit', () => {
    expect(stepsOf('Find the area of a triangle with base 6 cm and height 4 cm').map(plain)).toEqual([
      'formula_area_triangle: A = bh/2',
      'put_in_values: A = 6 · 4/2',
      'products_first: A = 24/2',
      'products_first: A = 12',
      'with_unit: A = 12 cm²',
    ]);
  });

  it('a wrong formula is rejected', () => {
    const { problem } = readProblem('Find the area of a square with side 5');
    const after = equation(variable('A'), { kind: 'multiply', factors: [number(4), variable('s')] });
    expect(
      doesInvariantHold(
        problem.expression,
        { rule: 'formula_area_square', after, promise: 'asked' },
        problem,
      ),
    ).toBe(false);
  });
});

describe('percent', () => {
  it.each([
    ['What is 15% of 80?', 'a = 12'],
    ['30 is what percent of 120?', 'p = 25%'],
    ['1 is what percent of 8?', 'p = 12.5%'],
    ['12 is 15% of what number?', 'w = 80'],
    ['Find the percent change from 50 to 60', 'p = 20%'],
    ['Find the percent change from 60 to 45', 'p = -25%'],
    ['Increase 80 by 15%', 'v = 92'],
    ['A jacket costs $60 and is reduced by 20%. Find the new price.', 'v = 48'],
  ])('%s: %s', (text, expected) => {
    expect(plain(resultOf(text))).toBe(expected);
  });
});

describe('straight lines', () => {
  it.each([
    ['Find the slope of the line through (1, 2) and (3, 8)', 'm = 3'],
    ['Find the slope of the line through (1, -2) and (-3, 8)', 'm = -5/2'],
    ['Find the slope of the line 2x + 3y = 6', 'm = -2/3'],
    ['Find the equation of the line through (1, 2) and (3, 8)', 'y = 3x - 1'],
    ['Find the equation of the line through (1, 2) and (1, 8)', 'x = 1'],
    ['Find the equation of the line through (1, 2) and (5, 2)', 'y = 2'],
    ['Find the equation of the line with slope -2 passing through (3, -1)', 'y = -2x + 5'],
    ['Find the equation of the line with slope 2 and y-intercept -3', 'y = 2x - 3'],
    ['Find the equation of the line through (1, 2) parallel to y = 3x + 1', 'y = 3x - 1'],
    ['Find the equation of the line through (1, 2) parallel to x = 5', 'x = 1'],
    ['Find the equation of the line through (4, 3) perpendicular to 4x - 2y = 3', 'y = -1/2 · x + 5'],
    ['Find the equation of the line through (4, 3) perpendicular to y = 7', 'x = 4'],
    ['Find the midpoint of (1, 2) and (4, 8)', '(5/2, 5)'],
    ['Find the distance between (1, 2) and (4, 6)', 'd = 5'],
    ['Find the intercepts of 2x + 3y = 6', 'x = 3 and y = 2'],
    ['Find the x-intercept of y = 2x - 6', 'x = 3'],
    ['Find the y-intercept of y = 2x - 6', 'y = -6'],
  ])('%s: %s', (text, expected) => {
    expect(plain(resultOf(text))).toBe(expected);
  });
});

describe('numbers in another notation', () => {
  it.each([
    ['Write 0.75 as a fraction', '3/4'],
    ['Write 2 1/3 as an improper fraction', '7/3'],
    ['Write 40% as a fraction', '2/5'],
    ['Write 3/8 as a decimal', '0.375'],
    ['Write 1/3 as a decimal', 'cannot family'],
    ['Write 3/8 as a percent', '37.5%'],
    ['Write 7/3 as a mixed number', '2 1/3'],
    ['Write 45000 in scientific notation', '4.5 · 10⁴'],
    ['Write 0.00032 in scientific notation', '3.2 · 10^(-4)'],
    ['Round 2.345 to 2 decimal places', '2.35'],
    ['Round -2.345 to 1 decimal place', '-2.3'],
    ['Round 4567 to the nearest hundred', '4600'],
    ['Round 0.004567 to 2 significant figures', '0.0046'],
    ['Find √50 to 2 decimal places', '7.07'],
    ['Write 84 as a product of prime factors', '2² · 3 · 7'],
    ['Convert 3.5 km to m', '3500 m'],
    ['Convert 72 km/h to m/s', '20 m/s'],
    ['Convert 2 m² to cm²', '20000 cm²'],
    ['Convert 90 minutes to hours', '1.5 h'],
    ['Convert 3 kg to m', 'cannot family'],
  ])('%s: %s', (text, expected) => {
    expect(plain(resultOf(text))).toBe(expected);
  });
});

describe('values, remainders and proportions', () => {
  it.each([
    ['Evaluate x^2 + 3x when x = 2', '10'],
    ['Evaluate 2a + 3b for a = 2 and b = -1', '1'],
    ['Evaluate x^2 - 3x when x = -2', '10'],
    ['Evaluate 1/x when x = 0', 'cannot unchecked'],
    ['Find the remainder when x^3 - 2x + 5 is divided by x - 2', '9'],
    ['Find the remainder when x^3 is divided by x^2 + 1', '-x'],
    ['Find the remainder when 17 is divided by 5', '2'],
    ['Solve the proportion 3/4 = x/12', 'x = 9'],
    ['5/x = 15/9', 'x = 3'],
  ])('%s: %s', (text, expected) => {
    expect(plain(resultOf(text))).toBe(expected);
  });
});

function readProblem(text: string): { problem: Problem } {
  const result = readRequest(text);
  if (!result.ok) throw new Error(`not read: ${text}`);
  return result;
}
