import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';
import { readVariation } from './read-variation.ts';

/** The reading in English; the kind where it is no problem. */
function describeReading(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('a quantity that varies with a power of another one', () => {
  it.each([
    [
      'en',
      'y varies inversely as the square of x, and y = 5 when x = 2. Find y when x = 4.',
      'calculate 5 · 2²/(4²)',
    ],
    ['en', 'y varies directly as the cube of x. y = 16 when x = 2. Find the equation.', 'simplify 16x³/(2³)'],
    [
      'es',
      'y varía inversamente con el cuadrado de x. y = 5 cuando x = 2. Halla y cuando x = 4.',
      'calculate 5 · 2²/(4²)',
    ],
    [
      'es',
      'y varía directamente con el cubo de x. y = 16 cuando x = 2. Halla la ecuación.',
      'simplify 16x³/(2³)',
    ],
    [
      'fr',
      'y varie inversement comme le carré de x. y = 5 quand x = 2. Calculer y quand x = 4.',
      'calculate 5 · 2²/(4²)',
    ],
    [
      'fr',
      'y varie directement comme le cube de x. y = 16 quand x = 2. Trouver la formule.',
      'simplify 16x³/(2³)',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

it.each([
  ['en', 'y varies inversely as the square of x. Find y when x = 4.'],
  ['en', 'y varies inversely as the square of x, and y = 5 when x = 2. Find y when x = 4 and 30% of it.'],
  ['en', 'y varies with the weather. y = 5 when x = 2. Find y when x = 4.'],
  ['es', 'y varía inversamente con el cuadrado de x. Halla y cuando x = 4.'],
  ['fr', 'y varie inversement comme le carré de x. Calculer y quand x = 4.'],
])('%s: values are missing or left over: %s', (locale, text) => {
  expect(describeReading(text, locale)).toMatch(/^(?:unread|readings)$/);
});

it('a direct proportion of two letters is left to proportions', () => {
  expect(
    readVariation('y is directly proportional to x. y = 5 when x = 2. Find y when x = 4.', 'en'),
  ).toEqual([]);
});
