import { expect, test } from 'vitest';
import { answer } from './answers.ts';

const resultOf = (problem: string, locale: string): string => {
  const found = answer('solve', { problem, locale }, null);
  return found.kind === 'solved' ? found.result.plain : found.kind;
};

test.each([
  ['en-US', 'Write an equation. y varies directly as the square of x, and y = 20 when x = 2.', '5x²'],
  ['en-US', 'Write an equation describing this: y varies inversely as x and when x = 3, y = 5.', '15/x'],
  ['en-US', 'y varies directly with the cube of x. If y = 4 when x = 2, find y when x = 6.', '108'],
  [
    'en-US',
    'y varies jointly as x and the square of z and inversely as w. When x = 2, z = 3 and w = 6, y = 12. Find y when x = 1, z = 2 and w = 4.',
    '4',
  ],
  ['es-ES', 'y varía inversamente con el cuadrado de x. Si y = 8 cuando x = 3, halla y cuando x = 6.', '2'],
  [
    'es-ES',
    'y es directamente proporcional al cubo de x. Escribe la ecuación si y = 16 cuando x = 2.',
    '2x³',
  ],
  [
    'fr-FR',
    'y est inversement proportionnel au carré de x. Si y = 8 pour x = 3, calculer y pour x = 6.',
    '2',
  ],
])('%s %s', (locale, problem, result) => {
  expect(resultOf(problem, locale)).toBe(result);
});

test('a number that belongs to no letter leaves the text unread', () => {
  expect(
    resultOf('y varies directly as x. If y = 4 when x = 2 and 7 others, find y when x = 6.', 'en-US'),
  ).not.toBe('12');
});

test.each([
  ['en-US', 'Solve the system 3x + y = 9, x - y = -1. What is the value of y?', 'y = 3'],
  ['es-ES', 'Resuelve el sistema x + y = 5, x - y = 1. ¿Cuál es el valor de y?', 'y = 2'],
  ['fr-FR', 'Résoudre le système x + y = 5 et x - y = 1. Quelle est la valeur de y ?', 'y = 2'],
  [
    'en-US',
    'Find the determinant of the 2x2 matrix $A=\\begin{bmatrix} 3 & 1 \\\\ 2 & 5 \\end{bmatrix}$',
    '13',
  ],
  ['en-US', 'Solve ${2\\left(x-1\\right)}^2=18$', 'x = 4 or x = -2'],
  ['en-US', 'Find the greatest common factor. 12a³ + 18a²b', '6a²'],
  ['en-US', 'The position is s(t) = t³ - 4t. Find the acceleration function.', '6t'],
  ['en-US', 'Simplify (3·5)/x', '15/x'],
])('%s %s', (locale, problem, result) => {
  expect(resultOf(problem, locale)).toBe(result);
});

test.each([
  'Let v = -8i + 6j. Find a vector that is half the length and points in the same direction as v.',
  'Sea v = -8i + 6j. Halla un vector con la mitad de la longitud de v.',
  'Soit v = -8i + 6j. Trouver un vecteur de sens opposé à v.',
])('a vector made of another one is no length: %s', (problem) => {
  const found = answer('solve', { problem, locale: 'en-US' }, null);
  expect(found.kind).not.toBe('solved');
});
