import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';

/** The reading in English; the kind where it is no problem. */
function describeReading(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('a property of a wave', () => {
  it.each([
    ['en', 'Find the period of f(x) = 3 sin(2x)', 'find the period of y = 3sin(2x)'],
    ['en', 'Find the phase shift of y = sin(x - 1)', 'find the phase shift of y = sin(x - 1)'],
    ['es', 'Halla la amplitud de f(x) = 3 sen(2x)', 'find the amplitude of y = 3sin(2x)'],
    ['fr', 'Trouver la période de f(x) = 3 sin(2x)', 'find the period of y = 3sin(2x)'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

describe('a period of two functions, or of no function', () => {
  it.each([
    ['en', 'Find the period of f(x) = sin(x) and g(x) = cos(x)'],
    ['en', 'A pendulum has a period of 2 s and a mass of 3 kg'],
    ['es', 'Halla el periodo de f(x) = sen(x) y g(x) = cos(x)'],
    ['fr', 'Trouver la période de f(x) = sin(x) et g(x) = cos(x)'],
  ])('%s: is not read from %s', (locale, text) => {
    expect(describeReading(text, locale)).toBe('unread');
  });
});

describe('an equation in exponential or logarithmic form', () => {
  it.each([
    ['en', 'Write log_2(8) = 3 in exponential form', 'write log_(2)(8) = 3 in exponential form'],
    ['es', 'Escribe 2^3 = 8 en forma logarítmica', 'write 2³ = 8 in logarithmic form'],
    ['fr', 'Écrire 2^3 = 8 sous forme logarithmique', 'write 2³ = 8 in logarithmic form'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

describe('the form as a way to solve', () => {
  it.each([
    ['en', 'Solve log_2(x) = 3 using the exponential form'],
    ['es', 'Resuelve log_2(x) = 3 en forma exponencial'],
    ['fr', 'Résoudre log_2(x) = 3 sous forme exponentielle'],
  ])('%s: is not what is asked for in %s', (locale, text) => {
    expect(describeReading(text, locale)).toBe('unread');
  });
});

describe('a curve without its parameter', () => {
  it.each([
    ['en', 'Eliminate the parameter: x = t - 1, y = t^2', 'eliminate the parameter: x = t - 1 and y = t²'],
    ['es', 'Elimina el parámetro: x = t - 1, y = t^2', 'eliminate the parameter: x = t - 1 and y = t²'],
    ['fr', 'Éliminer le paramètre : x = t - 1, y = t^2', 'eliminate the parameter: x = t - 1 and y = t²'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeReading(text, locale)).toBe(expected);
  });
});

it.each([
  ['en', 'Eliminate the parameter: x = t - s, y = t^2'],
  ['es', 'Elimina el parámetro: x = t - s, y = t^2'],
  ['fr', 'Éliminer le paramètre : x = t - s, y = t^2'],
])('%s: two letters are no parameter: %s', (locale, text) => {
  expect(describeReading(text, locale)).not.toContain('parameter');
});
