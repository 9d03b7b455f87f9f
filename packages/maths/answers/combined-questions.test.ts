import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';
import { solutionOf } from './solution.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer : null;
};

describe('several questions about one formula or list', () => {
  it.each([
    ['Find the domain and range of f(x) = sqrt(x + 5)', 'en', 'x ≥ -5; y ≥ 0'],
    ['Halla el dominio y el recorrido de f(x) = sqrt(x + 5)', 'es-CO', 'x ≥ -5; y ≥ 0'],
    [
      "Déterminer l'ensemble de définition et l'ensemble image de f(x) = sqrt(x + 5)",
      'fr-FR',
      'x ≥ -5; y ≥ 0',
    ],
    ['Find the mean, median and mode of 2, 3, 3, 5, 9', 'en', '22/5; 3; 3'],
    ['Calcule la moyenne et la médiane de 4 ; 8 ; 6 ; 11', 'fr-FR', '29/4; 7'],
    ['Find the GCD and the LCM of 12 and 18', 'en', '6; 36'],
    ['Halla el MCD y el mcm de 12 y 18', 'es-CO', '6; 36'],
    ['Find the degree and the leading coefficient of 4x^3 - 2x^5 + 7', 'en', '5; -2'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });

  it.each([
    'Find the mean and solve 3x = 4',
    'Find the first and third quartile of 1, 3, 5, 7, 9, 11, 13',
    'Find the domain and the asymptotes of f(x) = 1/x',
  ])('an answer to one of them only is not given: %s', (problem) => {
    expect(answerOf(problem, 'en')).toBeNull();
  });

  it('the dividend of a remainder may have a name', () => {
    expect(answerOf('Find the remainder when p(x) = x^4 + 3x - 1 is divided by x + 1', 'en')).toBe('-3');
  });
});

describe('a question that is understood but not answered', () => {
  it.each([
    ['Find the critical points of f(x) = sin(x)', 'en', 'find the critical points of y = sin(x)'],
    ['Halla el recorrido de f(x) = x^4 - x', 'es-CO', 'halla el recorrido de la función y = x⁴ - x'],
    [
      "Détermine l'ensemble image de f(x) = x^4 - x",
      'fr-FR',
      'déterminer l’ensemble image de la fonction y = x⁴ - x',
    ],
  ])('%s is named in the refusal', (problem, locale, found) => {
    const solved = answer('solve', { problem, locale }, null);
    expect(solved).toMatchObject({ kind: 'cannot', reason: 'family', found: [found] });
    expect(solved).toHaveProperty('text', expect.stringContaining(found));
  });
});

describe('a question about other numbers than those that are written', () => {
  it.each([
    ['What is the first prime number after 90?', 'en'],
    ['Find a prime number greater than 90', 'en'],
    ['Halla los divisores comunes de 12 y 18', 'es-CO'],
    ['Quels sont les diviseurs communs à 12 et 18 ?', 'fr-FR'],
    ['Find the sum of the divisors of 12', 'en'],
    ['How many prime divisors does 60 have?', 'en'],
  ])('%s is not answered', (problem, locale) => {
    expect(answerOf(problem, locale)).toBeNull();
  });

  it.each(['Determine whether 91 is prime', 'Is 91 prime?', 'Say if 91 is a prime number'])(
    '%s',
    (problem) => {
      expect(answerOf(problem, 'en')).toBe('no');
    },
  );
});
