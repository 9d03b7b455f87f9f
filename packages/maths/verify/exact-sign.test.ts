import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { read } from '../expression/read.ts';
import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { solves } from './candidates.ts';
import { signOf } from './exact-sign.ts';

function valueOf(text: string): Expression {
  const result = read(text);
  if (!result.ok || !isExpression(result.tree)) throw new Error(`no value: ${text}`);
  return result.tree;
}

function equationOf(text: string): Relation {
  const result = read(text);
  if (!result.ok || result.tree.kind !== 'relation') throw new Error(`no equation: ${text}`);
  return result.tree;
}

/**
 * An equation, a value that solves it, and one that is close or solves only the equation without its
 * conditions.
 */
const candidates: readonly (readonly [equation: string, right: string, wrong: string])[] = [
  ['√(x+6) = x+1', '(-1+√21)/2', '(-1-√21)/2'],
  ['√(4x-6) = x-2', '4+√6', '4-√6'],
  ['x - √x = 3', '(7+√13)/2', '(7-√13)/2'],
  ['√(x+6) = x-2', '(5+√33)/2', '(5-√33)/2'],
  ['√(2x+2) = x', '1+√3', '1-√3'],
  ['√x + √(x-1) = √(x+1)', '2/√3', '-2/√3'],
  ['√(x+1) + √(2x) = 3', '28-12√5', '28+12√5'],
  ['√(x+√x) = 2', '(9-√17)/2', '(9+√17)/2'],
  ['√(x+2) = x', '2', '-1'],
  ['√(2-x) = x+1', '(-3+√13)/2', '(-3-√13)/2'],
  ['∛(x-1) = x-1', '2', '1.9999999999999999'],
  ['∛(x^3+x-1) = x', '1', '0.9999999999999999'],
  ['√(x^2-2) = 1', '-√3', '√2'],
  ['√x = 1 + √2', '3+2√2', '3-2√2'],
  ['√x = √2 + √3', '5+2√6', '5-2√6'],
  ['√(x+1)·√(x-1) = 2', '√5', '-√5'],
  ['x/√(x+1) = 1', '(1+√5)/2', '(1-√5)/2'],
  ['|x^2-3| = x', '(1+√13)/2', '(1-√13)/2'],
  ['|x-12| = x-1', '13/2', '11/2'],
  ['|2x-8| = 2x-2', '5/2', '-5/2'],
  ['|x-√2| = √2-x', '√2-1/1000', '√2+1/1000'],
  ['|x-√2| = 0', '√2', '1.41421356237309505'],
  ['ln(x+5)+ln(x-1) = ln(10)', '-2+√19', '-2-√19'],
  ['ln(x)-ln(4) = 1', '4e', '-4e'],
  ['ln(x+3)+ln(x-3) = ln(12)', '√21', '-√21'],
  ['2ln(x) = ln(3+2√2)', '1+√2', '-1-√2'],
  ['log(x)+log(x-1) = 1', '(1+√41)/2', '(1-√41)/2'],
  ['ln(√x) = 1', 'e^2', 'e'],
  ['ln(2x)/2 + ln(x-1) = ln(2)', '2', '-1'],
  ['ln(x-√2)+ln(x+√2) = 0', '√3', '-√3'],
  ['x^4 = 5+2√6', '√(√2+√3)', '√(√3-√2)'],
];

describe('exact substitution into an equation', () => {
  it.each(candidates)('%s is solved by %s', (text, right) => {
    expect(solves(equationOf(text), 'x', valueOf(right))).toBe(true);
  });

  it.each(candidates)('%s is not solved by its near miss', (text, _right, wrong) => {
    expect(solves(equationOf(text), 'x', valueOf(wrong))).not.toBe(true);
  });
});

describe('the sign of a number', () => {
  it.each([
    ['√(5+2√6) - √2 - √3', 0],
    ['√(3-2√2) - √2 + 1', 0],
    ['√(3-2√2) + √2 - 1', 1],
    ['√2·√3 - √6', 0],
    ['∛(2+√5) + ∛(2-√5) - 1', 0],
    ['∛(2+√5) - (1+√5)/2', 0],
    ['1/(√2-1) - √2 - 1', 0],
    ['√(1/(√3-√2)) - √(√3+√2)', 0],
    ['√(√2·√2-2)', 0],
    ['|1-√2| + 1 - √2', 0],
    ['(√2)^(-2) - 1/2', 0],
    ['2^(3/2) - 2√2', 0],
    ['√(√16) - 2', 0],
    ['e·√2 - √2·e', 0],
    ['ln(2+√3) + ln(2-√3)', 0],
    ['ln(√2) - ln(2)/2', 0],
    ['√2 - 1.41421356237309', 1],
    ['√(2-√5)', 'none'],
    ['1/(√6-√2·√3)', 'none'],
    ['√(√6-√2·√3-1)', 'none'],
    ['ln(√6-√2·√3)', 'none'],
    ['(√6-√2·√3)^(-1/2)', 'none'],
    ['x', null],
  ] as const)('%s has the sign %s', (text, sign) => {
    expect(signOf(valueOf(text))).toBe(sign);
  });

  it.each([
    '√2 - 1.4142135623730950',
    '√2 - 1.41421356237309504880168872',
    '√(5+2√6) - √2 - √3 + 10^(-30)',
    '∛2 - 1.25992104989487316476',
    'ln(2+√3) + ln(2-√3+10^(-25))',
    'e - 2.718281828459045235',
    'e·π - π·e + 10^(-22)',
    '√(10^20+1) - 10^10',
    // Its conjugate with the other sign of the first root is 0.
    '√8 - 2√2 + √(2·10^(-40)) + √2·10^(-20)',
  ])('%s is close to 0 and never reported as 0', (text) => {
    expect(signOf(valueOf(text))).not.toBe(0);
  });

  it('a root whose existence depends on the sign of its radicand must be proven', () => {
    expect(signOf(valueOf('√(√6 - √2·√3 - 10^(-30)) · 0'))).toBe(null);
  });

  it('(√a + √b)² has the root √a + √b, and no value close to it', () => {
    const whole = fc.integer({ min: 1, max: 60 });
    assertProperty(
      fc.property(whole, whole, fc.integer({ min: 16, max: 40 }), (a, b, places) => {
        const root = `√(${a + b} + 2√${a * b})`;
        expect(signOf(valueOf(`${root} - √${a} - √${b}`))).toBe(0);
        expect(signOf(valueOf(`${root} - √${a} - √${b} + 10^(-${places})`))).not.toBe(0);
        expect(signOf(valueOf(`√(${a + b} - 2√${a * b}) - |√${a} - √${b}|`))).toBe(0);
      }),
      { numRuns: 100, seed: 20261121 },
    );
  }, 30_000);

  it('a proven 0 is numerically 0 even if roots have equal conjugates', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    assertProperty(
      fc.property(whole, whole, whole, fc.integer({ min: 2, max: 30 }), (a, b, c, under) => {
        const sign = signOf(valueOf(`${a} + (${b})√${under} + (${c})√(${under * 4})`));
        const size = a + (b + 2 * c) * Math.sqrt(under);
        expect(sign).toBe(Math.abs(size) < 1e-12 ? 0 : Math.sign(size));
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 30_000);
});
