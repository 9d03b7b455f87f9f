import { describe, expect, it } from 'vitest';
import type { RequiredForm } from '../contract.ts';
import { checkAnswer } from './check-answer.ts';

const verdict = (expected: string, answer: string, locale?: string) => {
  const result = checkAnswer({ expected, answer, locale });
  return result.note === undefined ? result.verdict : `${result.verdict} ${result.note}`;
};

describe('values', () => {
  it.each([
    ['(x+1)^2', 'x^2+2x+1'],
    ['sqrt(x^2)', '|x|'],
    ['sin^2 x + cos^2 x', '1'],
    ['∛(-8)', '-2'],
    ['(-8)^(1/3)', '-2'],
    ['√12', '2√3'],
    ['1/√2', '√2/2'],
    ['1/(√3-1)', '(√3+1)/2'],
    ['4^x', '2^(2x)'],
    ['2^(x+1)', '2*2^x'],
    ['e^(2x)', '(e^x)^2'],
    ['ln(e^x)', 'x'],
    ['log 1000', '3'],
    ['log_2 8', '3'],
    ['cos(π/3)', '1/2'],
    ['tan x', 'sin x / cos x'],
    ['|x-1|', '|1-x|'],
    ['1/(x-1) + 1/(x+1)', '2x/(x^2-1)'],
    ['2 1/3', '7/3'],
    ['20%', '0.2'],
    ['20% of 50', '10'],
    ['5!', '120'],
    ['x^(1/2)', '√x'],
    ['ln 6', 'ln 2 + ln 3'],
    ['a b', 'b*a'],
    ['(x+1)^999999', '(x+1)^999999'],
  ])('%s is %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  it.each([
    ['√(x^2)', 'x'],
    ['0.333', '1/3'],
    ['1.41421356237', '√2'],
    ['sin x', 'sin x + 0.000000000001'],
    ['(x+y)^2', 'x^2+y^2'],
    ['x^2', '2x'],
    ['-x^2', '(-x)^2'],
    ['2^3^2', '(2^3)^2'],
    ['(x+1)^999999', '(x+2)^999999'],
    ['1/0', '1'],
  ])('%s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  it.each([
    ['x/x', '1', 'x = 0'],
    ['(x^2-1)/(x-1)', 'x+1', 'x = 1'],
    ['ln(x^2)', '2 ln x', 'x < 0'],
    ['√x·√x', 'x', 'x < 0'],
  ])('%s is %s except where %s', (expected, answer, domainDifference) => {
    expect(checkAnswer({ expected, answer })).toEqual({ verdict: 'equal', domainDifference });
  });

  it('a counterexample uses simple numbers', () => {
    expect(checkAnswer({ expected: '(x+3)^2', answer: 'x^2+9' })).toEqual({
      verdict: 'different',
      counterexample: { at: { x: '2' }, expected: '25', answer: '13' },
    });
  });

  it('an undecidable answer is unknown, never wrong', () => {
    expect(verdict('9^9^9^9', '9^9^9^8')).toBe('unknown not_decided');
    expect(verdict('x = 3', 'x = = 3')).toBe('unknown not_read');
  });

  it('Spanish and French answers may use a decimal comma', () => {
    expect([verdict('1/2', '0,5', 'es-CO'), verdict('1/2', '0,5', 'fr-FR')]).toEqual(['equal', 'equal']);
  });

  it('m after π is read as metres when the answer has that unit', () => {
    expect(verdict('C = 44π\u202fm', 'C = 44π m')).toBe('equal ambiguous');
    expect(verdict('44π\u202fcm', '44π m')).toBe('different');
  });

  it('an ambiguous answer is accepted if one reading is right', () => {
    expect(verdict('1/(2x)', '1/2x')).toBe('equal ambiguous');
    expect(verdict('x/2', '1/2x')).toBe('equal');
    expect(verdict('x', '1/2x')).toBe('different');
  });
});

describe('solutions', () => {
  it.each([
    ['2x^2 - 5x - 3 = 0', 'x = 3 or x = -1/2'],
    ['2x^2 - 5x - 3 = 0', '3, -1/2'],
    ['2x^2 - 5x - 3 = 0', '{-0.5; 3}'],
    ['2x^2 - 5x - 3 = 0', 'x = (5±√49)/4'],
    ['x^2 - 4x + 1 = 0', 'x = 2 ± √3'],
    ['x^2 = 5', 'x = ±√5'],
    ['x = 3', 'X = 3'],
    ['3(x+2) = 3x+6', 'all real numbers'],
    ['3(x+2) = 3x+5', 'no solution'],
    ['x^2 + 1 = 0', '∅'],
    ['2x + y = 4', 'y = 4 - 2x'],
    ['x = 1, y = 2', 'y = 2, x = 1'],
    ['x^4 - 5x^2 + 6 = 0', 'x = ±√2 or x = ±√3'],
    ['|x| = 3', 'x = ±3'],
    ['√(x+1) = x - 1', 'x = 3'],
    ['ln x + ln(x-3) = ln 10', 'x = 5'],
    ['x^3 = 8', 'x = 2'],
    ['6 = 6', 'all numbers'],
  ])('%s has the solutions %s', (expected, answer) => {
    expect(verdict(expected, answer)).toBe('equal');
  });

  it.each([
    ['2x^2 - 5x - 3 = 0', 'x = 3', 'different lost'],
    ['x^2 = 5', 'x = √5', 'different lost'],
    ['(x^2-1)/(x-1) = 2', 'x = 1', 'different gained'],
    ['√(x+1) = x - 1', 'x = 3 or x = 0', 'different gained'],
    ['ln x + ln(x-3) = ln 10', 'x = 5 or x = -2', 'different gained'],
    ['x = 1/3', 'x = 0.333', 'different lost_and_gained'],
    ['x = 3', 'y + z', 'different kind'],
    ['2x + y = 4', 'y = 4 + 2x', 'different'],
    ['(1, 2)', '(2, 1)', 'different'],
  ])('%s against %s: %s', (expected, answer, outcome) => {
    expect(verdict(expected, answer)).toBe(outcome);
  });
});

describe('inequalities', () => {
  it.each([
    ['-2x < 6', 'x > -3'],
    ['x > 3', '3 < x'],
    ['x^2 < 4', '-2 < x < 2'],
    ['x^2 < 4', '(-2, 2)'],
    ['x^2 < 4', ']-2; 2['],
    ['x^2 >= 4', 'x <= -2 or x >= 2'],
    ['x <= 3', '(-∞, 3]'],
    ['x^2 < 0', 'no solution'],
  ])('%s is %s', (expected, answer) => {
    expect(verdict(expected, answer)).toBe('equal');
  });

  it.each([
    ['-2x < 6', 'x < -3'],
    ['x <= 3', 'x < 3'],
    ['x < 1/3', 'x < 0.3333333333'],
    ['x^2 < 4', 'x < 2'],
  ])('%s is not %s', (expected, answer) => {
    expect(verdict(expected, answer)).toBe('different');
  });
});

describe('required forms', () => {
  it.each<[string, string, RequiredForm, boolean]>([
    ['3/4', '3/4', 'lowest-terms', true],
    ['3/4', '6/8', 'lowest-terms', false],
    ['3/4', '0.75', 'lowest-terms', false],
    ['5x', '5x', 'simplified', true],
    ['5x', '2x+3x', 'simplified', false],
    ['2√3', '√12', 'simplified', false],
    ['√2/2', '1/√2', 'simplified', false],
    ['x+1', '(x^2-1)/(x-1)', 'simplified', false],
    ['x^2-5x+6', '(x-2)(x-3)', 'factored', true],
    ['x^2-5x+6', 'x^2-5x+6', 'factored', false],
    ['2x^2-8', '(2x-4)(x+2)', 'factored', false],
    ['2x^2-8', '2(x-2)(x+2)', 'factored', true],
    ['x^2+1', 'x^2+1', 'factored', true],
    ['(x+1)^2', 'x^2+2x+1', 'expanded', true],
    ['(x+1)^2', 'x^2+x+x+1', 'expanded', false],
    ['(x+1)^2', '(x+1)(x+1)', 'expanded', false],
    ['x = 3/4', 'x = 3/4', 'solved', true],
    ['x = 3/4', 'x = 6/8', 'solved', false],
    ['2x = 6', '2x = 6', 'solved', false],
    ['x^2 = 5', 'x = ±√5', 'solved', true],
  ])('for %s, is %s %s: %s', (expected, answer, form, formOk) => {
    const { verdict, formOk: found } = checkAnswer({ expected, answer, form });
    expect({ verdict, formOk: found }).toEqual({ verdict: 'equal', formOk });
  });
});

describe('a letter capitalised by a phone', () => {
  it('is read as the unknown, also when only one of two is a capital', () => {
    expect(verdict('x^2-5x+6=0', 'X=2 o x=3', 'es-CO')).toBe('equal');
    expect(verdict('2x=4', 'X=3')).toMatch(/^different/);
  });

  it('is a different letter when the problem contains both', () => {
    expect(verdict('x+X', '2x')).toBe('different');
  });
});

describe('several values as keys write them', () => {
  it.each([
    ['12 and 40', 'x = 12; y = 40', 'en-US', 'equal'],
    ['22 et 23', 'x = 22 ; y = 23', 'fr-FR', 'equal'],
    ['12 and 41', 'x = 12; y = 40', 'en-US', 'unknown not_decided'],
    ['0 u 8', 'x = 0 o x = 8', 'es-ES', 'equal'],
    ['aucune', 'pas de solution', 'fr-FR', 'equal'],
    ['x = 4, y = 16; x = -3, y = 9', 'x = -3; y = 9 ou x = 4; y = 16', 'fr-FR', 'equal'],
    ['x = 4, y = 16; x = -3, y = 9', 'x = 4; y = 9 ou x = -3; y = 16', 'fr-FR', 'different'],
  ])('%s and %s', (expected, given, locale, wanted) => {
    expect(verdict(expected, given, locale)).toBe(wanted);
  });
});

describe('yes and no', () => {
  it.each([
    ['yes', '7 = 7', 'en-US', 'equal'],
    ['sí', '0 = 0', 'es-ES', 'equal'],
    ['oui', '3 < 5', 'fr-FR', 'equal'],
    ['vrai', '1/2 = 2/4', 'fr-FR', 'equal'],
    ['no', '5 = 7', 'en-US', 'equal'],
    ['yes', '5 = 7', 'en-US', 'different'],
    ['no', '7 = 7', 'en-US', 'different'],
    ['sí: x^2/2 + C', 'x^2/2 + C', 'es-ES', 'equal'],
  ])('%s: %s', (expected, given, locale, wanted) => {
    expect(verdict(expected, given, locale)).toBe(wanted);
  });
});
