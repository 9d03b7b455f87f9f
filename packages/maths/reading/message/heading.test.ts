import { describe, expect, it } from 'vitest';
import { withoutHeading } from './heading.ts';
import { readMessage } from './read-message.ts';

describe('a heading in front of its problem on the same line', () => {
  it.each([
    ['Working with Slopes Find the slope of y = 2x + 5', 'Find the slope of y = 2x + 5'],
    ['Evaluating a Sum of Two Powers For $x=2$, calculate $x^2+x^3$.', 'For $x=2$, calculate $x^2+x^3$.'],
    ['Area of a Pond A circular pond has a radius of 5 m.', 'A circular pond has a radius of 5 m.'],
    ['Ecuaciones de primer grado Resuelve 3x + 1 = 7', 'Resuelve 3x + 1 = 7'],
    ['Calcul littéral au collège Développer (x + 1)(x - 2)', 'Développer (x + 1)(x - 2)'],
  ])('%s', (text, problem) => {
    expect(withoutHeading(text)).toBe(problem);
  });

  it.each([
    'Find the slope of y = 2x + 5',
    'The Tower of Pisa is 56 m high.',
    'Solve the equation. Give the Larger root of x² = 4',
    'Let R be a circle of radius 2.',
    'Make r the subject of A = πr²',
  ])('has no heading: %s', (text) => {
    expect(withoutHeading(text)).toBeNull();
  });

  it.each([
    ['For the following exercises, expand (x + 1)(x - 2)', 'en-US'],
    ['En los siguientes ejercicios, desarrolla (x + 1)(x - 2)', 'es-ES'],
    ['Dans les exercices suivants, développer (x + 1)(x - 2)', 'fr-FR'],
  ])('is read without the group of problems: %s', (text, locale) => {
    expect(readMessage(text, { locale })).toMatchObject({
      kind: 'problem',
      problem: { task: 'expand' },
    });
  });

  it('names no task of its own where the problem has one', () => {
    const reading = readMessage('Simplifying and Factoring Expressions Expand the product (x + 1)(x - 2)');
    expect(reading).toMatchObject({
      kind: 'problem',
      problem: { task: 'expand' },
      stated: true,
    });
  });
});

describe('a time in front of a sentence is no heading', () => {
  it.each([
    ['es', 'Dentro de 8 años Juan tendrá el doble de 15 años'],
    ['es', 'Dentro de 8 años Calcula el 20 % de 50'],
    ['en', 'In 8 years Juan will have 2 * 15 years'],
    ['fr', 'Dans 8 ans Jean aura le double de 15 ans'],
  ])('%s: %s', (locale, text) => {
    expect(readMessage(text, { locale }).kind).not.toBe('problem');
  });
});
