import { describe, expect, it } from 'vitest';
import { readRequest, type Problem } from '../../reading/request.ts';
import { equation, fraction, number, variable } from '../../expression/tree.ts';
import { doesInvariantHold } from '../step-invariants.ts';
import { resultOf } from '../solved.ts';

const problemOf = (text: string): Problem => {
  const read = readRequest(text);
  if (!read.ok) throw new Error(text);
  return read.problem;
};

describe('questions about the graph of a function', () => {
  it.each([
    ['Find the discriminant of 2x^2 - 3x + 5', 'D = -31'],
    ['Find the discriminant of x^2 = 6x - 9', 'D = 0'],
    ['Find the vertex of y = x^2 - 4x + 1', '(2, -3)'],
    ['Find the axis of symmetry of f(x) = x^2 - 6x + 2', 'x = 3'],
    ['Find the minimum value of f(x) = x^2 - 6x + 2', 'y = -7'],
    ['Find the maximum value of y = 4t - t^2', 'y = 4'],
    ['Find the y-intercept of y = 2x^2 - 3x + 5', 'y = 5'],
    ['Find the inverse of f(x) = 2x - 3', 'f⁻¹(x) = (x + 3)/2'],
    ['Find the inverse of f(x) = (x+1)/(x-2)', 'f⁻¹(x) = (2x + 1)/(x - 1)'],
    ['Find the inverse of f(x) = x^3 + 1', 'f⁻¹(x) = ∛(x - 1)'],
    ['Find the equation of the tangent line to y = x^2 at x = 1', 'y = 2x - 1'],
    ['Find the equation of the tangent to y = x^3 - 2x at the point (1, -1)', 'y = x - 2'],
    ['Find the tangent line to y = ln(x) at x = 1', 'y = x - 1'],
    ['Convert 150 degrees to radians', '5π/6'],
    ['Convert π/4 to degrees', '45°'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it.each([
    ['a parabola that opens upwards has no greatest value', 'Find the maximum value of y = x^2'],
    ['a function that takes a value twice has no inverse', 'Find the inverse of f(x) = x^2'],
    ['a square root is undone by half a parabola only', 'Find the inverse of f(x) = √(x-1)'],
    ['a point beside the curve has no tangent there', 'Find the tangent line to y = x^2 at the point (1, 3)'],
    ['a cubic has no vertex', 'Find the vertex of y = x^3 - x'],
  ])('%s', (_, text) => {
    expect(resultOf(text)).toMatch(/^(?:cannot|not read)/);
  });

  it('a wrong discriminant, axis, intercept or slope is rejected', () => {
    const wrong = [
      ['Find the discriminant of 2x^2 - 3x + 5', 'D', 31],
      ['Find the axis of symmetry of y = x^2 - 6x + 2', 'x', -3],
      ['Find the minimum value of y = x^2 - 6x + 2', 'y', 2],
      ['Find the y-intercept of y = 2x^2 - 3x + 5', 'y', 4],
      ['Find the tangent line to y = x^2 at x = 1', 'm', 1],
    ] as const;
    for (const [text, name, value] of wrong) {
      const problem = problemOf(text);
      const after = equation(variable(name), number(value));
      expect(
        doesInvariantHold(problem.expression, { rule: 'collect_terms', after, promise: 'asked' }, problem),
      ).toBe(false);
    }
  });

  it('a wrong inverse is rejected', () => {
    const problem = problemOf('Find the inverse of f(x) = 2x - 3');
    const body = fraction({ n: 1n, d: 2n });
    const after = { kind: 'definition', name: 'f⁻¹', parameters: ['x'], body } as const;
    expect(
      doesInvariantHold(problem.expression, { rule: 'name_inverse', after, promise: 'asked' }, problem),
    ).toBe(false);
  });
});
