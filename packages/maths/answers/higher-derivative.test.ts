import { expect, test } from 'vitest';
import { answer } from './answers.ts';

test.each([
  ['en', 'second derivative of x^4', '12x²'],
  ['es', 'derivada segunda de x^4', '12x²'],
  ['es', 'segunda derivada de x^4', '12x²'],
  ['es', 'halla la derivada tercera de x^4', '24x'],
  ['fr', 'dérivée seconde de x^4', '12x²'],
  ['fr', 'la dérivée deuxième de x^4', '12x²'],
  ['fr', 'calcule la dérivée troisième de x^4', '24x'],
])('%s: %s has that order', (locale, problem, plain) => {
  const solved = answer('solve', { problem, locale }, null);
  expect(solved.kind === 'solved' ? solved.result.plain : solved.kind).toBe(plain);
});
