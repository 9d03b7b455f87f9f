import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { requestText } from '../../answers/request-text.ts';
import { describeRequest } from '../phrasings/describe-request.ts';
import { readRequest } from '../request.ts';

const locales = ['en-US', 'es-ES', 'fr-FR'];

describe('whether something is so', () => {
  it.each([
    [
      'find 3x + 2y = 4 | holds, x = 2, y = -1',
      'en-US',
      'Determine whether $(2,-1)$ is a solution of $3x+2y=4$.',
    ],
    ['find x² - 9 = 0 | holds, x = 3', 'en-US', 'is x=3 a solution to x^2-9=0'],
    ['find x² - 9 = 0 | holds, x = 3', 'es-ES', '¿Es x = 3 solución de $x^2-9=0$?'],
    ['find x² - 9 = 0 | holds, x = 3', 'fr-FR', 'Montrer que 3 est solution de $x^2-9=0$.'],
    ['find 4x - 5y = 7 | holds, x = 3, y = 1', 'en-US', 'does (3,1) work in 4x - 5y = 7?'],
    ['find x² - 5x + 4 = 0 | holds, x = 4', 'es-ES', '¿Es 4 raíz del polinomio $x^2-5x+4$?'],
    ['find x³ - 8 = 0 | holds, x = 2', 'fr-FR', 'est ce que 2 est racine de x^3-8'],
    ['find x³ - 8 = 0 | holds, x = 2', 'en-US', 'Is 2 a root of x^3-8?'],
    ['find 0.75 = 3/4 | holds', 'en-US', 'is 0.75 the same as 3/4?'],
  ])('%s: %s %s', (expected, locale, text) => {
    expect(describeRequest(text, locale)).toBe(expected);
  });

  it.each([
    'Solve x^2 = 9 when x is positive',
    'Find the solution of x^2 = 9',
    'is x=3 and y = 2 a solution of x^2 = 9',
  ])('asks something else: %s', (text) => {
    expect(describeRequest(text, 'en-US')).not.toContain('holds');
  });
});

describe('a question whether two sides are equal', () => {
  it.each([
    ['find 7⁰ = 0 | holds', 'en-US', 'isnt 7^0 just 0?'],
    ['find 2^(-1) = -2 | holds', 'en-US', "isn't 2^-1 equal to -2"],
    ['find (x + 3)² = x² + 9 | holds', 'en-US', "isn't (x+3)^2 the same as x^2+9"],
    ['find (x + 3)² = x² + 9 | holds', 'en-US', 'is (x+3)^2 equal to x^2+9?'],
    ['find (a + b)² = a² + b² | holds', 'en-US', 'wait is (a+b)^2 not just a^2+b^2?'],
    ['find 2³ = 6 | holds', 'es-CO', 'no es 2^3 igual a 6?'],
    ['find (a + b)² = a² + b² | holds', 'es-CO', '(a+b)^2 no es a^2+b^2 ?'],
    ['find (x - 1)² = x² - 1 | holds', 'fr-FR', "est ce que (x-1)² c'est pas x²-1 ?"],
    ['find (a + b)² = a² + b² | holds', 'fr-FR', "(a+b)² n'est pas égal à a²+b² ?"],
  ])('%s: %s %s', (expected, locale, text) => {
    expect(describeRequest(text, locale)).toBe(expected);
  });

  it.each([
    ['en-US', "isn't (x+3)^2 the same as x^2+9", 'no'],
    ['en-US', 'is (x+3)^2 equal to x^2+6x+9?', 'yes'],
    ['en-US', 'is it true that x + 1 = x + 2', 'no'],
    ['es-CO', 'no es 2^3 igual a 8?', 'sí'],
    ['fr-FR', "(a+b)(a-b) c'est pas a²-b² ?", 'oui'],
  ])('the answer says whether they are (%s: %s)', (locale, problem, own) => {
    expect(solutionOf(answer('solve', { problem, locale }, null), locale)).toMatchObject({ answer: own });
  });

  it.each(['2x + 3 = 7, x is not 3?', "i don't get 2x + 3 = 7", 'is 2x + 3 = 7 ?'])(
    'an equation for a letter is none: %s',
    (text) => {
      expect(describeRequest(text, 'en-US')).not.toContain('holds');
    },
  );
});

describe('a value by its place', () => {
  it.each([
    [
      'find {5/8, 7/11} | nth_largest, k = 1',
      'en-US',
      'Which is greater, $\\frac{5}{8}$ or $\\frac{7}{11}$?',
    ],
    ['find {2/3, 3/5} | nth_largest, k = 1', 'en-US', 'whats bigger 2/3 or 3/5'],
    ['find {3/4, 5/7} | nth_smallest, k = 1', 'es-ES', 'cual es menor 3/4 o 5/7?'],
    ['find {0.7, 2/3} | nth_largest, k = 1', 'fr-FR', 'quel est le plus grand entre 0,7 et 2/3'],
    [
      'find {5, 0.4, 7/2, 2, 1/3} | nth_largest, k = 3',
      'en-US',
      'Which is the third largest of 5, 0.4, 7/2, 2, 1/3?',
    ],
  ])('%s: %s %s', (expected, locale, text) => {
    expect(describeRequest(text, locale)).toBe(expected);
  });

  it('the request as text is read as the same problem', () => {
    for (const text of [
      'find the third largest of 5, 0.4 and 7/2',
      'is x=3 a solution to x^2-9=0',
      'is 0.75 the same as 3/4?',
    ]) {
      const read = readRequest(text, { locale: 'en-US' });
      for (const locale of locales) {
        const again = read.ok ? requestText(read.problem, locale) : '';
        expect([again, describeRequest(again, locale)]).toEqual([again, describeRequest(text, 'en-US')]);
      }
    }
  });
});

describe('what follows from something given', () => {
  it.each([
    ['evaluate 7² - 24', 'en-US', 'if a+b=7 and 2ab=24, whats a^2+b^2'],
    ['evaluate 36/12', 'en-US', 'we know m + n = 12 and m^2 - n^2 = 36, find m - n'],
    ['evaluate 10² - 2 · 21', 'es-ES', 'si x+y=10 y xy=21 cuánto vale x^2+y^2'],
    ['solve 2³ - k · 2 + 4 = 0 | for k', 'en-US', 'Find $k$ so that $x-2$ is a factor of $x^3-kx+4$.'],
    [
      'solve 3² - a · 3 + 6 = 0 | for a',
      'en-US',
      'Find the value of $a$ if $x = 3$ is a root of $x^2 - ax + 6 = 0$.',
    ],
    ['solve 4s = 36 | for s', 'es-ES', 'el perimetro de un cuadrado es 36 cuanto mide el lado'],
    ['simplify √49', 'fr-FR', 'Calculer la longueur du côté d’un carré d’aire 49 cm².'],
    [
      'solve 8w = 40 | for w',
      'en-US',
      'The area of a rectangle is 40 cm² and its length is 8 cm. What is its width?',
    ],
    [
      'find 3x - 4y = 12 | intercept_x',
      'en-US',
      'A line has the equation $3x-4y=12$. What is its $x$-intercept?',
    ],
  ])('%s: %s %s', (expected, locale, text) => {
    expect(describeRequest(text, locale)).toBe(expected);
  });
});
