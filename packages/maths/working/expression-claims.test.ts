import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

function judge(problem: string, line: string, locale: string): string {
  const result = answer('checkLine', { problem, previous: problem, line, earlier: [], locale }, null);
  return result.ok ? `${result.verdict} ${result.role}` : 'unread';
}

describe('what words say about a part of an expression', () => {
  it.each([
    ['en', 'simplify (x^2 - 16)/(x^2 + 4x)', 'the numerator is (x - 4)(x + 4)', 'equal aside'],
    ['en', 'simplify (x^2 - 16)/(x^2 + 4x)', 'top is (x - 4)(x + 4) and bottom is x(x + 4)', 'equal aside'],
    ['en', 'simplify (x^2 - 16)/(x^2 + 4x)', 'the numerator is (x - 4)(x - 4)', 'different null'],
    ['es', 'simplifica (x^2 - 16)/(x^2 + 4x)', 'el denominador es x(x + 4)', 'equal aside'],
    ['fr', 'simplifier (x^2 - 16)/(x^2 + 4x)', 'le dénominateur est x(x + 2)', 'different null'],
    ['en', 'factor 8x^2 + 12x', 'the common factor is 4x', 'equal aside'],
    ['en', 'factor 8x^2 + 12x', 'the common factor is 8x', 'different null'],
    ['fr', 'factoriser (x + 2)(x - 1) + (x + 2)(3x + 4)', 'le facteur commun est x + 2', 'equal aside'],
    ['es', 'factoriza 8x^2 + 12x', 'el factor común es 4x', 'equal aside'],
    ['en', 'factor x^2 - 9', 'the answer is x - 3', 'different null'],
  ])('%s, %s: “%s” is %s', (locale, problem, line, expected) => {
    expect(judge(problem, line, locale)).toBe(expected);
  });
});

describe('the word for a limit', () => {
  it.each([
    ['es', 'el límite da 6', 'equal aside'],
    ['es', '(x - 3)(x + 3)/(x - 3) = x + 3, luego el límite es 6', 'equal aside'],
    ['fr', 'la limite est 6', 'equal aside'],
    ['fr', 'la limite est 3', 'different null'],
  ])('%s: “%s” is %s', (locale, line, expected) => {
    expect(judge('lim x→3 (x^2 - 9)/(x - 3)', line, locale)).toBe(expected);
  });
});

describe('words behind a value that deny any other', () => {
  it.each([
    ['en', 'x = 7 and there are no other solutions'],
    ['en', 'x = 7, nothing else'],
    ['es', 'x = 7 y no hay más soluciones'],
    ['fr', 'x = 7 et il n’y a pas d’autre solution'],
  ])('%s: “%s” is wrong for x² = 49', (locale, line) => {
    expect(judge('x^2 = 49', line, locale)).toBe('different null');
    expect(judge('x - 7 = 0', line, locale)).toMatch(/^equal/);
  });
});
