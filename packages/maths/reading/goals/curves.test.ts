import { expect, it, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['The function f is such that f(x) = 5x − 8. Find f −1(12)', 'en-GB', 'solve 5x - 8 = 12'],
  ['Sea f(x) = 5x − 8. Calcula f⁻¹(12)', 'es-ES', 'solve 5x - 8 = 12'],
  ['Soit f(x) = 5x − 8. Calculer f^{-1}(12)', 'fr-FR', 'solve 5x - 8 = 12'],
])('a value of an inverse function is where the function has that value: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toContain(asks);
});

test('the inverse of a function that has several is not guessed', () => {
  expect(describeRequest('f(x) = x² − 8. Find f⁻¹(1)', 'en-GB')).not.toContain('solve');
});

it.each([
  ['en', 'Find the x-coordinate of the vertex of y=x^2-4x+1.', 'x = 2'],
  ['es', 'Halla la abscisa del vértice de y=x^2-4x+1.', 'x = 2'],
  ['fr', 'Quelle est l’abscisse du sommet de y=x^2-4x+1 ?', 'x = 2'],
  ['en', 'What is the maximum value of f(x)=-x^2+4x+1 and where does it occur?', '(2, 5)'],
  ['es', '¿Cuál es el valor máximo de f(x)=-x^2+4x+1 y dónde se alcanza?', '(2; 5)'],
  ['fr', 'Quel est le maximum de f(x)=-x^2+4x+1 et pour quelle valeur est-il atteint ?', '(2; 5)'],
])('a value and its place (%s: %s)', (locale, problem, own) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? shown.answer : shown).toBe(own);
});

it.each([
  ['en', 'Find the y-coordinate of the vertex of y=x^2-4x+1.'],
  ['es', 'Halla la ordenada del vértice de y=x^2-4x+1.'],
  ['fr', 'Donner l’ordonnée du sommet de y=x^2-4x+1.'],
])('the other coordinate is not answered by the point (%s: %s)', (locale, problem) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? shown.answer : 'y = -3').toBe('y = -3');
});

it.each([
  ['en', 'Without solving the equation 2x^2 - 5x + 1 = 0, find its discriminant.', 'D = 17'],
  ['es', 'Sin resolver la ecuación x^2 - 5x + 3 = 0, calcule su discriminante.', 'D = 13'],
  ['fr', 'Sans résoudre l’équation x^2 + 4x - 7 = 0, calculer son discriminant.', 'D = 44'],
])('an equation that is not to be solved (%s: %s)', (locale, problem, own) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? shown.answer : shown).toBe(own);
});
