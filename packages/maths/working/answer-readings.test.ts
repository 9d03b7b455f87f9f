import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../verify/index.ts';

const verdict = (locale: string, expected: string, answer: string): string => {
  const checked = checkAnswer({ expected, answer, locale });
  return checked.note === 'unit' ? `${checked.verdict}, unit` : checked.verdict;
};

describe('answers as learners type them', () => {
  it.each([
    // mixed numbers
    ['en', '5 1/4', '5 and 1/4', 'equal'],
    ['es', '5 1/4', '5 y 1/4', 'equal'],
    ['fr', '5 1/4', '5 et 1/4', 'equal'],
    ['en', '5 1/4', '5 and 1/5', 'different'],
    ['en', '2 1/2', 'two and a half', 'equal'],
    // sets
    ['en', 'all real numbers', 'R', 'equal'],
    ['en', 'no solution', 'there is no solution', 'equal'],
    ['en', 'no solution', 'undefined', 'equal'],
    // powers without a sign, only where a power is expected
    ['en', 'x^3 - 2x', 'x3 - 2x', 'equal'],
    ['en', 'x^3 - 2x', 'x2 - 2x', 'different'],
    // points and values of several letters
    ['en', '(7, -1)', '7, -1', 'equal'],
    ['en', '(7, -1)', '-1, 7', 'different'],
    ['en', '(7, -1)', 'x=7 y=-1', 'equal'],
    // powers of ten
    ['en', '4*10^5', '4x10^5', 'equal'],
    ['en', '0.03', '3e-2', 'equal'],
    ['en', '4*10^5', '4x10^4', 'different'],
    // ratios
    ['en', '5:9', '5 to 9', 'equal'],
    ['es', '5:9', '5 a 9', 'equal'],
    ['en', '5:9', '9 to 5', 'different'],
    // units
    ['en', '20 m^2', '20 m2', 'equal'],
    ['en', '20 m^2', '20 square m', 'equal'],
    ['es', '20 m^2', '20 metros cuadrados', 'equal'],
    ['fr', '20 m^2', '20 m carrés', 'equal'],
    ['en', '20 m^2', '20 m3', 'different'],
    ['en', '7 kg', '7', 'unknown, unit'],
    ['en', '40%', '40', 'unknown, unit'],
    ['en', '40%', '41', 'different'],
    ['en', '45°', '45', 'equal'],
    ['en', '45°', '46', 'different'],
    // solutions in words
    ['en', 'x = 4 or x = -1', 'x is 4 or -1', 'equal'],
    ['en', 'x = 4 or x = -1', 'x1=4 x2=-1', 'equal'],
    ['fr', 'x = 4 or x = -1', 'les solutions sont 4 et -1', 'equal'],
    ['es', 'x = 4 or x = -1', 'x vale 4 o -1', 'equal'],
    ['en', 'x = 4 or x = -1', 'x is 4 or 1', 'different'],
    ['en', 'x >= 6', 'x is at least 6', 'equal'],
    ['es', 'x < 6', 'x es menor que 6', 'equal'],
    ['fr', 'x > 6', 'x est supérieur à 6', 'equal'],
    ['en', 'x > 6', 'x is less than 6', 'different'],
    // numbers and signs in words
    ['en', '9', 'nine', 'equal'],
    ['en', '34', 'thirty-four', 'equal'],
    ['es', '34', 'treinta y cuatro', 'equal'],
    ['fr', '9', 'la réponse est 9', 'equal'],
    ['en', '9', 'eight', 'different'],
    ['en', '5√7', '5 root 7', 'equal'],
    ['es', '5√7', '5 raíz de 7', 'equal'],
    ['en', '-6', 'negative six', 'equal'],
    ['en', '2/3', 'two thirds', 'equal'],
    // amounts of several things by their names
    ['en', 'adult 7, child 4', 'child 4, adult 7', 'equal'],
    ['en', 'adult 7, child 4', 'adults: 7, children: 4', 'equal'],
    ['en', 'adult 7, child 4', 'an adult ticket costs 7 and a child ticket costs 4', 'equal'],
    ['en', 'adult 7, child 4', '7 and 4', 'equal'],
    ['en', 'adult 7, child 4', 'adult 4, child 7', 'different'],
    ['en', '12 girls and 16 boys', '16 girls and 12 boys', 'different'],
    ['es', '12 niñas y 16 niños', '16 niños y 12 niñas', 'equal'],
    ['es', '12 niñas y 16 niños', '16 niñas y 12 niños', 'different'],
    ['es', 'adulto: 7 €, niño: 4 €', 'adulto 7, niño 4', 'unknown, unit'],
    ['fr', 'adulte 7 €, enfant 4 €', 'enfants : 4 €, adultes : 7 €', 'equal'],
    ['fr', 'adulte 7 €, enfant 4 €', '7 € et 4 €', 'equal'],
    ['fr', 'adulte 7 €, enfant 4 €', 'adulte 4 €, enfant 7 €', 'different'],
    ['en', '$3 and $2', 'pens $3, pencils $2', 'equal'],
    ['en', '$3 and $2', '$3 and $4', 'different'],
    ['en', 'Ana 12, Ben 7', 'Ben is 7 and Ana is 12', 'equal'],
    ['en', 'Ana 12, Ben 7', 'Ben is 12 and Ana is 7', 'different'],
    // values of several letters in words
    ['es', 'x = 3 y y = 2', 'y = 2, x = 3', 'equal'],
    ['es', 'x = 3 y y = 2', '3 y 2', 'equal'],
    ['es', 'x = 3 y y = 2', '2 y 3', 'different'],
    ['en', 'x = 3 y = 2', 'x = 2, y = 3', 'different'],
    ['fr', 'x = 3 et y = 2', '(3 ; 2)', 'equal'],
    ['fr', '3 et 2', '3 ; 2', 'equal'],
    ['fr', '3 et 2', '3 et 1', 'different'],
    // quotient and remainder
    ['en', '12 remainder 7', '12 r 7', 'equal'],
    ['es', '12 r 7', '12 resto 7', 'equal'],
    ['en', '12 r 7', '12 r 6', 'different'],
  ])('%s: %s, typed %s: %s', (locale, expected, answer, wanted) => {
    expect(verdict(locale, expected, answer)).toBe(wanted);
  });
});
