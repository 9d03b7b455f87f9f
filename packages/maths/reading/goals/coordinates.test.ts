import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';
import { readRequest } from '../request.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

describe('one coordinate that is asked for is the answer', () => {
  it.each([
    ['en-US', 'Find the x-coordinates of the inflection points of f(x) = x^4 - 6x^2.', 'x = 1 or x = -1'],
    ['en-US', 'Find the abscissas of the inflection points of y = x^3 - 3x^2.', 'x = 1'],
    ['en-US', 'At which values of x does f(x)=x^4-6x^2 have points of inflection?', 'x = 1 or x = -1'],
    ['en-US', 'Find the x-coordinates of the inflection points of y = x^5 - 5x^4.', 'x = 3'],
    ['es-CO', 'Halla las abscisas de los puntos de inflexión de f(x) = x^4 - 6x^2.', 'x = 1 o x = -1'],
    ['es-CO', '¿En qué valores de x tiene f(x)=x^4-6x^2 puntos de inflexión?', 'x = 1 o x = -1'],
    ['fr-FR', "Déterminer les abscisses des points d'inflexion de f(x) = x^4 - 6x^2.", 'x = 1 ou x = -1'],
    ['en-US', 'What is the x-coordinate of the vertex of y = x^2 - 4x + 1?', 'x = 2'],
    ['en-US', 'Find the x-coordinates of the critical points of f(x) = x^3 - 3x.', 'x = 1 or x = -1'],
    ['en-US', 'Find the inflection points of f(x) = x^3 - 3x^2.', '(1, -2)'],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });

  it.each([
    ['en-US', 'Find the y-coordinates of the inflection points of f(x) = x^4 - 6x^2.'],
    ['en-US', 'Find the x-values of the extrema of f(x) = x^3 - 3x.'],
    ['en-US', 'Find the x-coordinate of the midpoint of (1, 2) and (3, 8).'],
    ['en-US', 'Find the y-coordinate of the point where y = 2x + 1 and y = x + 3 meet.'],
    ['es-CO', 'Halla la ordenada del punto medio de (1, 2) y (3, 8).'],
    ['fr-FR', "Quelle est l'abscisse du milieu de (1 ; 2) et (3 ; 8) ?"],
  ])('and never the whole point: %s %s', (locale, text) => {
    expect(readMessage(text, { locale }).kind).not.toBe('problem');
  });

  it.each(['en-US', 'es-CO', 'fr-FR'])('the request as text is read as the same problem (%s)', (locale) => {
    const read = readRequest('Find the x-coordinates of the inflection points of y = x^3 - 3x^2', {
      locale: 'en-US',
    });
    const again = read.ok ? readRequest(requestText(read.problem, locale), { locale }) : read;
    expect(again.ok && again.problem.question?.what).toBe('inflection_x');
  });
});
