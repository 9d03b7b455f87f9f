import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';
import { formula } from './pedagogy/fixture.ts';
import type { FormulaTree } from './pedagogy/state.ts';

const number = (n: number) => ({ kind: 'number', value: { n: String(n), d: '1' } }) as const;
const x = { kind: 'variable', name: 'x' } as const;
type Expression = Extract<FormulaTree, { kind: 'add' }>['terms'][number];
const plus = (...terms: Expression[]): Expression => ({ kind: 'add', terms });
const squared = { kind: 'power', base: x, exponent: number(2) } as const;
const times = (...factors: Expression[]): Expression => ({ kind: 'multiply', factors });
const equation = (left: Expression, right: Expression): FormulaTree => ({
  kind: 'relation',
  sides: [left, right],
  signs: ['='],
});
/** x² − 5x + 6 = 0 */
const given = equation(plus(squared, times(number(-5), x), number(6)), number(0));
const drawn = (tree: FormulaTree) => ({ formula: formula('?'), tree });

test('the window contains the origin and the zeros of the curve', () => {
  const graph = pictureOf(drawn(given), null, null);
  expect(graph?.x).toEqual([-2, 5]);
  expect(graph?.y[0]).toBeLessThan(-0.25);
});

test('both heights are marked where the two lines were compared', () => {
  // (x − 2)(x + 3) = 0 instead of (x − 2)(x − 3) = 0
  const slip = equation(times(plus(x, number(-2)), plus(x, number(3))), number(0));
  expect(pictureOf(drawn(given), drawn(slip), 1)?.mark).toEqual({ x: 1, given: 2, mine: -4 });
});

test('a pole is a gap', () => {
  const hyperbola = equation({ kind: 'divide', numerator: number(1), denominator: x }, number(0));
  expect(pictureOf(drawn(hyperbola), null, null)?.given.length).toBe(2);
});

test('constants and formulas in two unknowns have no graph', () => {
  expect(pictureOf(drawn(number(3)), null, null)).toBeNull();
  expect(pictureOf(drawn(equation(x, { kind: 'variable', name: 'y' })), null, null)).toBeNull();
});
