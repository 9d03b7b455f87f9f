import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { read } from '../../expression/read.ts';
import { isExpression } from '../../expression/tree.ts';
import { isSameComplexValue } from '../../verify/complex-value.ts';
import { resultOf, stepsOf } from '../solved.ts';

describe('an even root of a negative number', () => {
  it.each(['√(-9)', '√(-9)+1', '(-9)^(1/2)', '∜(-16)', '√(9-25)', '2·√(-4)'])(
    '%s is not a real number',
    (text) => {
      expect(resultOf(text)).toBe('cannot not_real');
    },
  );

  it.each([
    [
      'en',
      'No real number has a negative square, so this root is not a real number. Ask for the complex numbers to get a value.',
    ],
    [
      'es-CO',
      'Ningún número real tiene un cuadrado negativo, así que esta raíz no es un número real. Pide los números complejos para obtener un valor.',
    ],
    [
      'fr-FR',
      'Aucun nombre réel n’a un carré négatif : cette racine n’est pas un nombre réel. Demande les nombres complexes pour obtenir une valeur.',
    ],
  ])('is explained in %s', (locale, text) => {
    expect(answer('solve', { problem: '√(-9)', locale }, null)).toEqual({
      kind: 'cannot',
      reason: 'not_real',
      text,
    });
  });

  it('has an imaginary value when complex numbers are requested', () => {
    expect(stepsOf('√(-9) over the complex numbers')).toEqual([
      'root_of_negative: √9 · i',
      'surd_square_factor: 3i',
    ]);
  });

  it.each([
    ['simplify √(-9) in terms of i', '3i'],
    ['write √(-9) in the form a+bi', '3i'],
    ['calcula √(-9) en los números complejos', '3i'],
    ['calculer √(-9) dans ℂ', '3i'],
    ['√(-8) over the complex numbers', '2√2 · i'],
    ['√(-5) over the complex numbers', '√5 · i'],
    ['2+√(-9) over the complex numbers', '2 + 3i'],
    ['√(-9)·√(-4) over the complex numbers', '-6'],
    ['√9 over the complex numbers', '3'],
    ['√(-9)+2i', '5i'],
    ['∛(-8)', '-2'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});

describe('two complex values', () => {
  it.each([
    ['√(-9)', '3i', true],
    ['√(-9)', '-3i', false],
    ['√(-9)·√(-4)', '6', false],
    ['√(-9)·√(-4)', '-6', true],
    ['(1+i)^2', '2i', true],
    ['1/i', '-i', true],
    ['1/0', '1/0', false],
  ])('%s equals %s: %s', (a, b, same) => {
    const [left, right] = [read(a), read(b)];
    if (!left.ok || !right.ok || !isExpression(left.tree) || !isExpression(right.tree)) throw new Error(a);
    expect(isSameComplexValue(left.tree, right.tree)).toBe(same);
  });
});
