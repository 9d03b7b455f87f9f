import { expect, test } from 'vitest';
import { joinFractionalExponents, joinPowersOfOneBase, joinPowersOfTen } from './lost-exponents.ts';

test.each([
  ['expresa como potencia única: (32 · 34)3 : 310', 'expresa como potencia única: (3^2 · 3^4)^3 : 3^10'],
  ['en une seule puissance : 23 × 25', 'en une seule puissance : 2^3 × 2^5'],
  ['Write 25 × 23 as a power', 'Write 2^5 × 2^3 as a power'],
  ['une puissance de 10 :\n105 × 10−8\n103', 'une puissance de 10 :\n(10^5 × 10^(-8))/(10^3)'],
])('factors of one base are its powers where the text is about powers: %s', (text, expected) => {
  expect(joinPowersOfOneBase(text)).toBe(expected);
});

test.each(['Work out 32 · 34', 'a power of 2: 24 · 35', 'power of a machine: 30 + 32', 'the power is 12'])(
  'other numbers stay: %s',
  (text) => {
    expect(joinPowersOfOneBase(text)).toBe(text);
  },
);

test.each([
  ['Rewrite in radical form and evaluate: 16 3/4', 'Rewrite in radical form and evaluate: 16^(3/4)'],
  ['Escribe en forma radical y calcula: 16 3/4', 'Escribe en forma radical y calcula: 16^(3/4)'],
  ['Exposants fractionnaires. Calculer 16 3/4', 'Exposants fractionnaires. Calculer 16^(3/4)'],
  ['Calculate 16 3/4 ÷ 2 1/2', 'Calculate 16 3/4 ÷ 2 1/2'],
  ['Calcula 16 3/4 ÷ 2 1/2', 'Calcula 16 3/4 ÷ 2 1/2'],
  ['Calculer 16 3/4 ÷ 2 1/2', 'Calculer 16 3/4 ÷ 2 1/2'],
])('a fraction behind a number is its exponent where the text is about radicals: %s', (text, expected) => {
  expect(joinFractionalExponents(text)).toBe(expected);
});

test('a negative exponent of ten that stands close is one', () => {
  expect(joinPowersOfTen('3.6 × 10−4')).toBe('3.6 × 10^(-4)');
});
