import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { answer } from '../../answers/answers.ts';
import { readMessage } from '../message/read-message.ts';

function describeMessage(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

const resultOf = (problem: string): string | undefined => {
  const solved = answer('solve', { problem, locale: 'en' }, null);
  return solved.kind === 'solved' ? solved.steps.at(-1)?.after.plain : undefined;
};

describe('a perfect square that completing makes', () => {
  it.each([
    ['en', 'Turn this into a perfect square trinomial and give it as a binomial squared: $x^2+18x$'],
    ['es', 'Completa el trinomio cuadrado perfecto y escríbelo como binomio al cuadrado: $x^2+18x$'],
    ['fr', 'Écrire le carré d’un binôme qui commence par $x^2+18x$'],
  ])('%s: %s', (locale, text) => {
    expect(describeMessage(text, locale)).toBe('complete the square: x² + 18x + 81');
  });

  it('is the square of x and half of the coefficient', () => {
    for (let b = -9; b <= 9; b += 2) {
      const middle = b < 0 ? `-${-b}` : `+${b}`;
      const result = resultOf(`Find the perfect square trinomial, as a binomial squared: $x^2${middle}x$`);
      expect(result).toBe(`(x ${b < 0 ? '-' : '+'} ${Math.abs(b) === 2 ? 1 : `${Math.abs(b)}/2`})²`);
    }
  });

  it('is not made of a trinomial, or of two letters', () => {
    expect(describeMessage('Make a perfect square trinomial: $x^2+6x+1$', 'en')).toBe('unread');
    expect(describeMessage('Make a perfect square trinomial: $x^2+6xy$', 'en')).toBe('unread');
  });
});

describe('values for which a fraction is undefined', () => {
  it.each([
    ['en', 'Determine the value(s) for which $\\frac{3b+1}{2b-7}$ is undefined.', '2b - 7 = 0'],
    ['es', '¿Para qué valores no está definida la expresión $\\frac{x+1}{x^2-25}$?', 'x² - 25 = 0'],
    ['fr', 'Trouver les valeurs interdites de $\\frac{x+1}{x^2-25}$', 'x² - 25 = 0'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each(['Where is $\\sqrt{x}/(x-1)$ undefined?', 'Where is $\\frac{1}{x}+\\frac{1}{x-1}$ undefined?'])(
    'is no question of one denominator: %s',
    (text) => {
      expect(describeMessage(text, 'en')).toBe('unread');
    },
  );
});
