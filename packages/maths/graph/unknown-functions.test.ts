import { describe, expect, it } from 'vitest';
import { graphTexts } from './messages/index.ts';
import { readStatements, readText } from './read-statements.ts';

const errorOf = (text: string, locale = 'en') => {
  const result = readStatements(text, locale);
  return result.ok ? null : result.error;
};

describe('name before a bracket', () => {
  it.each([
    ['foo(x)', 0, 'foo'],
    ['y = 2 + foo(x)', 8, 'foo'],
    ['y = x^2; y = bar(x)', 13, 'bar'],
    ['y = sni(x)', 4, 'sni'],
    ['y = hello(x)', 4, 'hello'],
  ])('%s: the name at %i is not a known function', (text, at, found) => {
    expect(errorOf(text)).toEqual({ code: 'unknown_function', at, length: found.length, found });
  });

  it.each([
    ['y = sin(x)', 'en'],
    ['y = sen(x)', 'es'],
    ['y = xsin(x)', 'en'],
    ['y = raíz(x)', 'es'],
    ['y = racine(x)', 'fr'],
    ['y = abs(x)', 'en'],
    ['y = arctan(x)', 'en'],
    ['y = floor(x)', 'en'],
    ['y = ax(x-1)', 'en'],
    ['y = a(x-1)(x-2)', 'en'],
    ['y = \\sin(x)', 'en'],
    ['y = exp(x)', 'en'],
    ['y = 2pi(x)', 'en'],
    ['r = 2sin(θ)', 'en'],
    ['A(1,2)', 'en'],
    ['f(x) = x^2', 'en'],
    ['y = log(x)', 'fr'],
    ['y = sqrt(x)', 'es'],
  ])('%s in %s is drawn', (text, locale) => {
    expect(readText({ id: 'a', text }, locale).problem).toBeNull();
  });

  it('the error names the function in all three languages', () => {
    for (const language of ['en', 'es', 'fr'] as const)
      expect(graphTexts[language].graphReading.unknown_function).toContain('{found}');
  });
});
