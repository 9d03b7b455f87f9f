import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

/** The verdict in both directions, which must agree. */
function verdict(a: string, b: string): string {
  const [there, back] = [checkAnswer({ expected: a, answer: b }), checkAnswer({ expected: b, answer: a })];
  expect(back.verdict).toBe(there.verdict);
  expect(back.domainDifference).toBe(there.domainDifference);
  return there.domainDifference === undefined
    ? there.verdict
    : `${there.verdict} except ${there.domainDifference}`;
}

describe('known hard cases', () => {
  it.each([
    ['(x+1)^2', 'x^2+2x+1', 'equal'],
    ['√(x^2)', 'x', 'different'],
    ['√(x^2)', '|x|', 'equal'],
    ['x/x', '1', 'equal except x = 0'],
    ['0.333', '1/3', 'different'],
    ['0.1+0.2', '0.3', 'equal'],
    ['sin^2 x + cos^2 x', '1', 'equal'],
    ['ln(x^2)', '2 ln x', 'equal except x < 0'],
    ['ln(x^2)', '2 ln|x|', 'equal'],
    ['∛(-8)', '-2', 'equal'],
    ['(-8)^(1/3)', '-2', 'equal'],
    ['(-8)^(2/3)', '4', 'equal'],
    ['e^(ln x)', 'x', 'equal except x < 0'],
    ['ln(e^x)', 'x', 'equal'],
    ['10^(log x)', 'x', 'equal except x < 0'],
    ['2^x*2^y', '2^(x+y)', 'equal'],
    ['a^x*a^y', 'a^(x+y)', 'equal'],
    ['(2^x)^y', '2^(x*y)', 'equal'],
    ['2^(x+y)', '2^x+2^y', 'different'],
    ['tan x', 'sin x/cos x', 'equal'],
    ['(a+b)/c', 'a/c+b/c', 'equal'],
    ['(a+b)/c', 'a+b/c', 'different'],
    ['c/(a+b)', 'c/a+c/b', 'different'],
    ['log_2 8', '3', 'equal'],
    ['(x^2-1)/(x-1)', 'x+1', 'equal except x = 1'],
    ['√(3+2√2)', '1+√2', 'equal'],
    ['√(7-4√3)', '2-√3', 'equal'],
    ['√(5+2√6)', '√2+√3', 'equal'],
    ['∛(7+5√2)', '1+√2', 'equal'],
    ['√(3+2√2)', '√3+√2', 'different'],
    ['1/0', '1', 'different'],
    ['0^0', '1', 'different'],
    ['√(-1)', '1', 'different'],
  ])('%s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });

  it.each([
    ['sin(2x)', '2 sin x cos x', 'equal'],
    ['cos(2x)', '1-2sin^2 x', 'equal'],
    ['sin(3x)', '3 sin x - 4 sin^3 x', 'equal'],
    ['sin(x+y)', 'sin x cos y + cos x sin y', 'equal'],
    ['sin(x+y)', 'sin x + sin y', 'different'],
    ['cos(π/2-x)', 'sin x', 'equal'],
    ['2 sin(x/2)cos(x/2)', 'sin x', 'equal'],
    ['tan(2x)', '2 tan x/(1-tan^2 x)', 'equal'],
    ['1+tan^2 x', '1/cos^2 x', 'equal'],
    ['arctan 1', 'π/4', 'equal'],
    ['arcsin(1/2)', '30°', 'equal'],
    ['arccos(-1/2)', '2π/3', 'equal'],
    ['arctan(1/2)+arctan(1/3)', 'π/4', 'equal'],
    ['4arctan(1/5)-arctan(1/239)', 'π/4', 'equal'],
    ['4arctan(1/5)-arctan(1/240)', 'π/4', 'different'],
    ['arctan 2 + arctan 3', '-π/4', 'different'],
    ['arcsin x + arccos x', 'π/2', 'equal'],
    ['cos(arcsin x)', '√(1-x^2)', 'equal'],
    ['sin(arctan x)', 'x/√(1+x^2)', 'equal'],
    ['arctan x + arctan(1/x)', 'π/2', 'different'],
    ['arcsin(sin x)', 'x', 'different'],
  ])('trigonometry: %s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b).replace(/ except .*/, '')).toBe(outcome);
  });

  it.each([
    ['sin x', 'sin x + 0.000000001', 'different'],
    ['1.000000001', '1', 'different'],
    ['√2', '1.414213562373095', 'different'],
    ['e', '2.718281828459045', 'different'],
    ['π', '22/7', 'different'],
    ['(x+1)^40', '(x+1)^39*(x+1)', 'equal'],
    ['(x+1)^999999', '(x+1)^999999', 'equal'],
    ['(x+1)^999999', '(x+2)^999999', 'different'],
    ['2^200', '4^100', 'equal'],
    ['2^200', '4^100+1', 'different'],
    ['10^20+1', '10^20', 'different'],
    ['10^20+x-10^20', 'x', 'equal'],
    ['10^20+x-10^20', '0', 'different'],
    ['e^20', '485165195.4097903', 'different'],
    ['x<√2', 'x<√2+1/10^12', 'different'],
  ])('close or very large numbers: %s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });

  it.each([
    ['x^2<2', 'x<1.4142135623730951 and x>-1.4142135623730951'],
    ['x < ln 2', 'x < 0.6931471805599453'],
    ['x < π', 'x < 3.141592653589793'],
  ])('boundaries with the same double value are never reported equal: %s and %s', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });

  it('a non-principal root gets a counterexample', () => {
    expect(checkAnswer({ expected: '√(x^2)', answer: 'x' })).toEqual({
      verdict: 'different',
      counterexample: { at: { x: '-1' }, expected: '1', answer: '-1' },
    });
  });

  it('two undefined numbers are not reported equal', () => {
    expect([verdict('1/0', '2/0'), verdict('√(-1)', '√(-2)'), verdict('1/0', '1/0')]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });
});

describe('solutions', () => {
  it.each([
    ['ln x + ln(x-3) = ln 10', 'x = 5', 'equal'],
    ['ln x + ln(x-3) = ln 10', 'x = 5 or x = -2', 'different'],
    ['ln x + ln(x-3) = ln 10', '{5}', 'equal'],
    ['3(x+2) = 3x+6', 'all real numbers', 'equal'],
    ['3(x+2) = 3x+6', 'no solution', 'different'],
    ['3(x+2) = 3x+5', '∅', 'equal'],
    ['x/x = 1', 'ℝ∖{0}', 'equal'],
    ['x/x = 1', 'all real numbers', 'different'],
    ['√x·√x = -4', 'x = -4', 'different'],
    ['√x·√x = -4', 'no solution', 'equal'],
    ['x = 3 or x = 5', '5, 3', 'equal'],
    ['x+y=3, x-y=1', '(2, 1)', 'equal'],
    ['x+y=3, x-y=1', '(1, 2)', 'different'],
    ['x=1, y=2', '(1, 2)', 'equal'],
    ['x+y=3, 2x+2y=6', 'y = 3-x', 'equal'],
    ['x+y=3, x+y=4', 'no solution', 'equal'],
    ['x^2+y^2=25, y=x+1', 'x=3, y=4', 'different'],
    ['x^2+1=0', 'x = ±i', 'equal'],
    ['x^2+1=0', 'x = ±2i', 'different'],
    ['x^2+1=0', 'x = i', 'different'],
    ['x^2-4x+13=0', 'x = 2±3i', 'equal'],
    ['x^2+4=0', '{2i, -2i}', 'equal'],
  ])('%s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });

  it.each([
    ['x<1 or x>=2', '(−∞,1) ∪ [2,∞)', 'equal'],
    ['x<1 or x>=2', '(−∞,1) ∪ (2,∞)', 'different'],
    ['x ≠ 0', 'ℝ∖{0}', 'equal'],
    ['x ≠ 0', '(-∞,0) ∪ (0,∞)', 'equal'],
    ['x ≠ 0', 'ℝ', 'different'],
    ['[1,3] ∪ [2,5]', '[1,5]', 'equal'],
    ['x^2 <= 0', 'x = 0', 'equal'],
    ['x^2 <= 0', '{0}', 'equal'],
    ['x^2 > 0', 'x ≠ 0', 'equal'],
    ['x^2-2 < 0', '(-√2, √2)', 'equal'],
    ['x^3-x < 0', 'x<-1 or 0<x<1', 'equal'],
    ['1/x < 1', 'x<0 or x>1', 'equal'],
    ['1/x < 1', 'x>1', 'different'],
    ['(x-1)/(x+2) >= 0', 'x < -2 or x >= 1', 'equal'],
    ['(x-1)/(x+2) >= 0', 'x <= -2 or x >= 1', 'different'],
    ['|x-1| < 3', '-2 < x < 4', 'equal'],
    ['|x-1| >= 3', '(-∞,-2] ∪ [4,∞)', 'equal'],
    ['|2x+1| <= |x-3|', '-4 <= x <= 2/3', 'equal'],
    ['√(x+1) < 2', '-1 <= x < 3', 'equal'],
    ['√(x+1) < 2', 'x < 3', 'different'],
    ['x^3 < 2', 'x < ∛2', 'equal'],
    ['x^5 < x+1', 'x^5-x-1 < 0', 'equal'],
    ['x < ln 4', 'x < 2 ln 2', 'equal'],
    ['2 < x', 'x > 2', 'equal'],
  ])('sets and inequalities: %s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });
});

describe('other kinds of statements', () => {
  it.each([
    ['f(x)=2x+1', 'y=2x+1', 'equal'],
    ['f(x)=2x+1', '2x+1', 'equal'],
    ['f(x)=2x+1', 'g(t)=2t+1', 'equal'],
    ['f(x)=2x+1', '2y-4x=2', 'equal'],
    ['f(x)=2x+1', 'y=2x-1', 'different'],
    ['f(x)=2x+1', 'x = 3', 'different'],
    ['y=2x+1', '2x+1', 'equal'],
    ['y=2x+1', '2x-y+1=0', 'equal'],
    ['A=π·r^2', 'π·r^2', 'equal'],
    ['3 km', '3000 m', 'equal'],
    ['3 km', '3', 'unknown'],
    ['3 km', '3 m', 'different'],
    ['90 min', '1.5 h', 'equal'],
    ['2 l', '2000 cm^3', 'equal'],
    ['$3', '€3', 'different'],
    ['$3', '3', 'unknown'],
    ['30°', 'π/6', 'equal'],
    ['sin 30°', '1/2', 'equal'],
    ['(1+i)^2', '2i', 'equal'],
    ['1/(1+i)', '(1-i)/2', 'equal'],
    ['√(-4)', '2i', 'equal'],
    ['|3+4i|', '5', 'equal'],
    ['i^2', '1', 'different'],
    ['|i|·|i|', '-1', 'different'],
    ['2 1/3', '7/3', 'equal'],
    ['20%', '1/5', 'equal'],
    ['20% of 50', '10', 'equal'],
    ['{1, 2}', '2, 1', 'equal'],
    ['{1, 2}', '{1, 2, 3}', 'different'],
  ])('%s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });

  it.each([
    ['x^2+C', 'x^2+3+C', 'equal'],
    ['x^2+C', 'x^2+K', 'equal'],
    ['x^2+C', 'x^2+c', 'equal'],
    ['x^2+C', 'x^2', 'different'],
    ['x^2', 'x^2+C', 'different'],
    ['x^2+C', 'x^3+C', 'different'],
    ['ln|x|+C', 'ln|2x|+C', 'equal'],
    ['sin^2(x)+C', '-cos^2(x)+C', 'equal'],
    ['-cos(2x)/2+C', 'sin^2 x+C', 'equal'],
    ['∫2x dx', 'x^2+C', 'equal'],
    ['∫2x dx', 'x^2', 'different'],
    ['a+b+c', 'a+b+c+3', 'different'],
    ['x+c', 'x+c+1', 'different'],
    ['d/dx(x^3)', '3x^2', 'equal'],
    ['d/dx(x^3)', '3x^3', 'different'],
  ])('calculus: %s and %s: %s', (a, b, outcome) => {
    expect(verdict(a, b)).toBe(outcome);
  });
});

it('degrees may stay unsaid in an answer, and are not added to a number', () => {
  expect(checkAnswer({ expected: '30°', answer: '30' }).verdict).toBe('equal');
  expect(checkAnswer({ expected: '30', answer: '30°' }).verdict).toBe('different');
});
