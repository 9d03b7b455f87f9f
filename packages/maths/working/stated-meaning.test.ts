import { describe, expect, it } from 'vitest';
import { judgeLines as judge } from './testing.ts';

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
