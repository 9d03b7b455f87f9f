import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';

/** The reading in English; the kind where it is no problem. */
function describeReading(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('an operation on two functions', () => {
  it.each([
    ['en', 'f(x) = x^2 and g(x) = x + 1. Find f + g.', 'simplify x² + (x + 1)'],
    ['en', 'Given f(x) = x + 2 and g(x) = x - 3, find fg.', 'expand (x + 2)(x - 3)'],
    ['es', 'f(x) = x^2 y g(x) = x + 1. Halla f - g.', 'simplify x² - (x + 1)'],
    ['fr', 'Soit f(x) = x^2 et g(x) = x + 1. Calculer f/g.', 'simplify x²/(x + 1)'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

describe('an operation with a function that is not given, or in another letter', () => {
  it.each([
    ['en', 'f(x) = x^2 and g(t) = t + 1. Find f + g.'],
    ['en', 'f(x) = x^2 and g(x) = x + 1. Find f(x) + 3.'],
    ['es', 'f(x) = x^2 y g(x) = x + 1. Halla f + h.'],
    ['fr', 'Soit f(x) = x^2 et g(x) = x + 1. Calculer f + h.'],
  ])('%s: is not read from %s', (locale, text) => {
    expect(describeReading(text, locale)).toBe('unread');
  });
});

describe('the value of a function at what follows a colon', () => {
  it.each([
    ['en', 'Evaluate f(x) = x^2 + 3x at the following value of x: 2', 'evaluate x² + 3x for x = 2'],
    ['en', 'Evaluate f(x) = x^2 + 3x when x is: a + h', 'simplify (a + h)² + 3(a + h)'],
    ['es', 'Calcula f(x) = x^2 + 3x para el siguiente valor de x: 2', 'evaluate x² + 3x for x = 2'],
    ['fr', 'Calculer f(x) = x^2 + 3x pour la valeur de x : 2', 'evaluate x² + 3x for x = 2'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

describe('a number behind a colon that no word introduces', () => {
  it.each([['en', 'Evaluate f(x) = x^2 + 3x with the rule: 2']])('%s: is no value in %s', (locale, text) => {
    expect(describeReading(text, locale)).toBe('readings');
  });
});
