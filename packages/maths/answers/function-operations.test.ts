import { describe, expect, it } from 'vitest';
import { answer } from './index.ts';

function solved(problem: string, locale = 'en-US'): string {
  const found = answer('solve', { problem, locale }, null);
  return found.kind === 'solved' ? found.result.plain : found.kind;
}

describe('functions made of others, and their values', () => {
  it.each([
    ['Given f(x) = 2x² + 6x and g(x) = 2x, find the following. f/g', 'x + 3'],
    ['Given f(x) = x² + 3x and g(x) = 5 - x², find f + g', '3x + 5'],
    ['Given f(x) = 1/(x - 2) and g(x) = 1/(5 - x), find f - g', '(2x - 7)/((x - 2)(x - 5))'],
    ['Evaluate f(x) = x² + 5x at the following values of x: a', 'a² + 5a'],
    ['Evaluate f(x) = x² + 5x at: a + h', 'a² + 2ah + h² + 5a + 5h'],
    ['Evaluate f(x) = x² + 5x at: 2', '14'],
  ])('%s', (text, result) => {
    expect(solved(text)).toBe(result);
  });

  it.each([
    ['Dadas f(x) = x² y g(x) = x + 1, calcula f + g', 'es-ES', 'x² + x + 1'],
    ['Soit f(x) = x² et g(x) = x + 1, calculer f - g', 'fr-FR', 'x² - x - 1'],
    ['Evalúa f(x) = x² + 3x en los siguientes valores de x: 2', 'es-ES', '10'],
  ])('%s', (text, locale, result) => {
    expect(solved(text, locale)).toBe(result);
  });
});

describe('one intercept of several', () => {
  it.each([
    ['Find the intercepts of y = 2x + 8. What is the x-intercept?', 'en-US', 'x = -4'],
    [
      'Find the x- and y-intercepts of the function. Find the y-intercept of y = 2|x - 3| - 1',
      'en-US',
      'y = 5',
    ],
    ['Find the y-intercept of y = (x - 2)/((x - 1)(x + 5))', 'en-US', 'y = 2/5'],
    ['Find the x-intercepts of y = 5 - |x + 1|', 'en-US', 'x = 4 or x = -6'],
    ['Halla los cortes con los ejes de y = 2x + 6. ¿Cuál es el corte con el eje x?', 'es-ES', 'x = -3'],
    [
      'Trouver les intersections avec les axes de y = 2x + 6. Quelle est son ordonnée à l’origine ?',
      'fr-FR',
      'y = 6',
    ],
  ])('%s', (text, locale, result) => {
    expect(solved(text, locale)).toBe(result);
  });
});

describe('terms, rates over open intervals, powers of one base, partial fractions', () => {
  it.each([
    ['Write the first term of the sequence defined by the explicit formula a_n = 3^n - 5', 'en-US', '-2'],
    ['Find the average rate of change of f(x) = 2x² on [1, 1 + h]', 'en-US', '2h + 4'],
    ['Calcula la tasa de variación media de f(x) = 2x² en [1, 1 + h]', 'es-ES', '2h + 4'],
    ['Write the product with a single base. Do not simplify further. k²k⁷', 'en-US', 'k⁹'],
    ['Escribe con una sola base: k²k⁷', 'es-ES', 'k⁹'],
    ['Écrire avec une seule base : k²k⁷', 'fr-FR', 'k⁹'],
    ['Decompose the given rational expression. (5x - 4)/(x² - x - 2)', 'en-US', '3/(x + 1) + 2/(x - 2)'],
    ['Décomposer la fraction rationnelle (5x - 4)/(x² - x - 2)', 'fr-FR', '3/(x + 1) + 2/(x - 2)'],
    ['Descompón la expresión racional (5x - 4)/(x² - x - 2)', 'es-ES', '3/(x + 1) + 2/(x - 2)'],
  ])('%s', (text, locale, result) => {
    expect(solved(text, locale)).toBe(result);
  });
});
