import { describe, expect, it, test } from 'vitest';
import { answer } from '../answers/index.ts';
import { judgeLines as judge, judgeStoryLine } from './testing.ts';

const verdictOf = (problem: string, line: string, locale: string): string => {
  const judged = answer('checkLine', { previous: problem, problem, line, locale }, null);
  return judged.ok ? judged.verdict : judged.error.code;
};

test.each([
  ['Find the minimum value of x^2 - 6x + 11', "f'(x) = 2x - 6", 'en', 'equal'],
  ['Find the minimum value of x^2 - 6x + 11', "f'(x) = 2x", 'en', 'different'],
  ['Find the minimum value of x^2 - 6x + 11', 'f(3) = 2', 'en', 'equal'],
  ['Find the minimum value of x^2 - 6x + 11', 'f(3) = 4', 'en', 'different'],
  ['Halla el máximo de f(x) = -x² + 4x + 1', 'f(2) = 5', 'es', 'equal'],
  ['Calculer ∫ de 0 à 2 de 3x² dx', 'F(x) = x³ + 5', 'fr', 'equal'],
  ['Calculer ∫ de 0 à 2 de 3x² dx', 'F(x) = 6x', 'fr', 'different'],
  ['Calculer ∫ de 0 à 2 de 3x² dx', 'F(2) - F(0) = 8 - 0 = 8', 'fr', 'equal'],
  ['Calculer ∫ de 0 à 2 de 3x² dx', 'x³', 'fr', 'equal'],
])('functions that a problem brings with it: %s, %s', (problem, line, locale, verdict) => {
  expect(verdictOf(problem, line, locale)).toBe(verdict);
});

test.each([
  ['∫ 3x^2 dx = x^3 + C', 'equal'],
  ['∫ 3x^2 dx = 6x + C', 'different'],
  ['∫ 2/x dx = 2 ln|x| + C', 'equal'],
  ['∫ 2/x dx = -2/x^2 + C', 'different'],
])('an antiderivative of one term: %s', (line, verdict) => {
  expect(verdictOf('Calcula la integral ∫ (3x^2 + 2/x) dx', line, 'es')).toBe(verdict);
});

test.each([
  ['Δ = 4 - 40 = -36', 'equal'],
  ['Δ = 4 + 40 = 44', 'different'],
  ['b² - 4ac = 4 - 40', 'equal'],
  ['Δ < 0 donc pas de solution réelle', 'equal'],
])('the discriminant of an equation without real solutions: %s', (line, verdict) => {
  expect(verdictOf('x² + 2x + 10 = 0', line, 'fr')).toBe(verdict);
});

test.each([
  ['r = 7 cm', 'equal'],
  ['r = 28 cm', 'different'],
])('the radius of a circle whose diameter is given: %s', (line, verdict) => {
  expect(verdictOf('Calcula el área de un círculo de diámetro 14 cm', line, 'es')).toBe(verdict);
});

describe('functions that the problem brings with it', () => {
  const cubic = 'find the critical points of y = x^3 - 27x';
  it.each([
    ['en', cubic, "f''(x) = 6x", 'equal'],
    ['en', cubic, "f''(-3) = -18 < 0, so there is a maximum", 'equal'],
    ['en', cubic, "f''(3) = 20", 'different'],
    ['en', cubic, "f'(x) = 3x^2 - 27 = 0", 'equal'],
    ['en', 'differentiate x^3 - 5x', "f'(2) = 12 - 5 = 7", 'equal'],
    ['en', 'differentiate (x^2 + 3)^4', "f'(x) = 4(x^2 + 3)^3 * 2x = 8x(x^2 + 3)^3", 'equal'],
    ['en', 'differentiate (x^2 + 3)^4', "f'(x) = (2x)^4 = 16x^4", 'different'],
    ['fr', 'dériver ln(4x + 3)', "f'(x) = u'/u", 'equal'],
    ['fr', 'dériver ln(4x + 3)', "f'(x) = u/u'", 'unknown'],
    ['en', 'integrate x*sin(x) dx', 'u = x, dv = sin(x) dx', 'equal'],
    ['en', 'integrate x*sin(x) dx', 'du = dx, v = -cos(x)', 'equal'],
    ['es', 'integra 3x^2 de 0 a 2', '[x³] entre 0 y 2', 'equal'],
    ['es', 'integra 3x^2 de 0 a 2', '[x³] entre 0 y 3', 'different'],
  ])('%s: %s, %s: %s', (locale, problem, line, verdict) => {
    expect(judge(locale, problem, line).verdict).toBe(verdict);
  });
});

describe('several functions that a text defines', () => {
  it.each([
    ['en', 'f(x) = 2x - 5 and g(x) = x^2. Find f(g(3)).', 'g(3) = 3^2 = 9', 'aside'],
    ['en', 'f(x) = 2x - 5 and g(x) = x^2. Find f(g(3)).', 'f(g(3)) = f(9) = 13', 'result'],
    ['en', 'f(x) = 2x - 5 and g(x) = x^2. Find f(g(3)).', 'f(3) = 9', 'wrong'],
    ['en', 'f(x) = 2x - 5 and g(x) = x^2. Find f(g(3)).', 'f(g(3)) = (2*3 - 5)^2 = 1', 'wrong'],
    ['es', 'Sean f(x) = 2x + 1 y g(x) = x - 4. Halla g(f(2)).', 'f(2) = 5', 'aside'],
    ['es', 'Sean f(x) = 2x + 1 y g(x) = x - 4. Halla g(f(2)).', 'g(f(2)) = 2(2 - 4) + 1 = -3', 'wrong'],
    ['fr', 'Soit f(x) = 2x + 1 et g(x) = x - 4. Calculer g(f(2)).', 'f(2) = 2 × 2 + 1 = 5', 'aside'],
    ['fr', 'Soit f(x) = 2x + 1 et g(x) = x - 4. Calculer g(f(2)).', 'g(2) = 5', 'wrong'],
  ])('%s %s | %s: %s', (locale, story, line, judged) => {
    const found = judgeStoryLine(locale, story, line);
    expect(['aside', 'result', 'step'].includes(found) ? found : 'wrong').toBe(judged);
  });
});

describe('two functions in the other order', () => {
  const en = 'f(x) = 2x + 1, g(x) = x^2 - 3. Find f(g(x))';
  const es = 'Sean f(x) = 2x + 1 y g(x) = x² - 3. Halla (f∘g)(x)';
  const fr = 'Soit f(x) = 2x + 1 et g(x) = x² - 3. Calculer f(g(4)).';
  it.each([
    ['en', en, '(2x + 1)^2 - 3', 'composition_order'],
    ['en', en, 'f(g(x)) = 4x^2 + 4x - 2', 'composition_order'],
    ['es', es, '(2x + 1)² - 3', 'composition_order'],
    ['fr', fr, '78', 'composition_order'],
    ['fr', fr, '9² - 3 = 78', 'composition_order'],
    ['fr', fr, 'f(g(4)) = 78', 'composition_order'],
    ['en', en, '2(x^2 - 3) + 1', 'restatement'],
    ['en', en, '2x^2 - 5', 'result'],
    ['en', en, '2x^2 - 4', 'different'],
    ['fr', fr, 'g(4) = 13', 'aside'],
    ['fr', fr, '2 × 13 + 1 = 27', 'result'],
  ])('%s %s | %s: %s', (locale, story, line, judged) => {
    expect(judgeStoryLine(locale, story, line)).toBe(judged);
  });
});
