import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from './read-message.ts';

function describeMessage(text: string, locale = 'en-GB'): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('a heading that copying left in front of a problem on one line', () => {
  it.each([
    ['Working with Signed Numbers Find the value of the following expressions. $-3+8$', 'calculate -3 + 8'],
    ['Solve Equations with Fractions Solve the following exercise: $\\frac{x+1}{2}=5$', '(x + 1)/2 = 5'],
    ['Factor Trinomials That Begin with x2 Factor the trinomial $x^2+5x+4$', 'factorise x² + 5x + 4'],
    ['Dividing by $2$ Work out $-8\\times 3$', 'calculate -8 · 3'],
    ['Simplify the numbers Simplify the numbers $3a+4a$', 'simplify 3a + 4a'],
    ['What Is a Product? Expand $(x+1)(x+2)$', 'expand (x + 1)(x + 2)'],
  ])('%s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });

  it.each([
    ['es', 'Sumas y restas de enteros Calcula el valor de la expresión $-2+9$', 'calculate -2 + 9'],
    ['fr', 'Somme de nombres relatifs Calculer la valeur de $-2+9$', 'calculate -2 + 9'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each([
    ['Find the Slope of a Line $(3,7)(8,2)$', 'find the slope of the line through (3; 7) and (8; 2)'],
    ['Use the Quadratic Formula Solve: $x^2-5x+6=0$', 'solve x² - 5x + 6 = 0 with the quadratic formula'],
    [
      'Find the Greatest Common Factor of the expressions. $6a^2$, $9a$',
      'find the greatest common factor of 6a² and 9a',
    ],
  ])('may state the task or its method: %s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });
});

describe('braces around letters', () => {
  it('are not seen, so an exponent behind them belongs to the last letter', () => {
    expect(describeMessage('Simplify ${xy}^2+3{xy}^2$')).toBe('simplify xy² + 3xy²');
    expect(describeMessage('Simplify $\\sqrt{xy}^2$')).toBe('simplify (√(xy))²');
  });
});
