import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { withoutAnswerNotes } from './answer-notes.ts';
import { readMessage } from './read-message.ts';

function describeMessage(text: string, locale = 'en-GB'): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('what a page says about typing the answer asks for nothing', () => {
  it.each([
    [
      'Solve the equation (If there are several answers, enter them with commas and no spaces, smaller first). $x^2=49$',
      'x² = 49',
    ],
    [
      'Factor the trinomial (Write the longer answer first, e.g. $(x+5)(x+2)$): $x^2-x-6$',
      'factorise x² - x - 6',
    ],
    ['Solve for $t$. Please type the answer as $t=answer$. $\\frac{3}{t}=\\frac{1}{4}$', '3/t = 1/4'],
    [
      '$4r^2-9=0$ If there is more than one solution, please enter your answer as (a,b) where $a<b$.',
      '4r² - 9 = 0',
    ],
    [
      'Find the inverse of the function. Please enter your answer as $y=ax+b$ where a and b are numbers. $y=6x-1$',
      'find the inverse of f(x) = 6x - 1',
    ],
  ])('%s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });

  it.each([
    ['es', 'Resuelve $x^2=49$ (si hay varias respuestas, sepáralas con comas)', 'x² = 49'],
    ['fr', 'Résous $x^2=49$ (s’il y a plusieurs réponses, sépare-les par des virgules)', 'x² = 49'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('stays where it changes the answer', () => {
    expect(withoutAnswerNotes('Write your answer as a fraction: 0.25 + 0.5')).toBeNull();
    expect(withoutAnswerNotes('Solve 2x = 7. Round to the nearest tenth.')).toBeNull();
  });
});

describe('an equation in words', () => {
  it.each([
    ['en', 'The sum of 4x and 7 is 31. Find x.', '4x + 7 = 31'],
    ['en', 'The difference of 9a and 6a is -12.', '9a - 6a = -12'],
    ['es', 'La suma de 4x y 7 es 31. Halla x.', '4x + 7 = 31'],
    ['fr', 'La somme de 4x et 7 est 31. Trouve x.', '4x + 7 = 31'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('is no sum of the values before and after "is"', () => {
    expect(describeMessage('The sum of 4 and 5 is 9')).toBe('unread');
  });
});

describe('words around what is asked', () => {
  it.each([
    [
      'en',
      'Find the least common multiple of the two numbers by listing multiples. 14 and 21',
      'calculate lcm(14, 21)',
    ],
    ['es', 'Halla el mínimo común múltiplo de los dos números 14 y 21', 'calculate lcm(14, 21)'],
    ['fr', 'Trouver le PPCM des deux nombres 14 et 21', 'calculate lcm(14, 21)'],
    [
      'en',
      'Simplify $5(x-2)-x+1$. What is the coefficient of $x$?',
      'find the coefficient of x in 5(x - 2) - x + 1',
    ],
    [
      'es',
      'Simplifica $5(x-2)-x+1$. ¿Cuál es el coeficiente de $x$?',
      'find the coefficient of x in 5(x - 2) - x + 1',
    ],
    [
      'fr',
      'Simplifie $5(x-2)-x+1$. Quel est le coefficient de $x$ ?',
      'find the coefficient of x in 5(x - 2) - x + 1',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});
