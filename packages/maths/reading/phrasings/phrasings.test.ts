import { describe, expect, it } from 'vitest';
import { describeRequest } from './describe-request.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

describe('textbook phrasings', () => {
  it.each(english)('%s', (text, expected) => {
    expect(describeRequest(text, 'en')).toBe(expected);
  });
  it.each(spanish)('%s', (text, expected) => {
    expect(describeRequest(text, 'es-CO')).toBe(expected);
  });
  it.each(french)('%s', (text, expected) => {
    expect(describeRequest(text, 'fr-FR')).toBe(expected);
  });

  it('the table has the required number of phrasings', () => {
    expect(english.length + spanish.length + french.length).toBeGreaterThanOrEqual(200);
  });

  it.each([
    'Solve x^2 = 4 for integer solutions',
    'Solve x^2 = 4 if x is negative',
    'Solve x^2 = 4 in degrees',
    'Solve x + y = 5 for positive integers x and y',
    'What is the sum of all numbers 3',
    'Find the age of 3',
    'Find the area of a triangle with base 6',
    'Find the area of a triangle with base 6 cm and height 40 mm',
    'Find the area of a triangle with base 6, height 4 and side 7',
    'Find the circumference of a circle with radius 7 cm. Use π = 3.14',
    'The sum of two numbers is 10',
    'A number increased by 20% is 60. Find the number',
    'John is 5 years older than Mary',
    'Prove that sin^2 x + cos^2 x = 1',
    'Graph y = 2x + 1',
    'Find the 7th term of the sequence 1, 4, 9, 16',
    'Evaluate x^2 + y when x = 2',
    'Find dy/dx if x^2 + y^2 = 25',
    'Find the area under y = x from x = -1 to x = 2',
    'Find the sum of the first 20 even numbers',
    'Solve x^2 = 2 by using π = 3.14',
    'Find the area of the region bounded by y = x and y = x^2',
    'Find the curvature of y = x^2 at x = 1',
    'Find the rate at which y = x^2 doubles from x = 1 to x = 3',
    'Find the vertex of the triangle with sides 3, 4 and 5',
    'Factor and simplify (x^2-9)/(x-3)',
    'Solve the equation and multiply the answer by 2: 3x = 12',
    'Find the sum of the solutions of x^2 - 5x + 6 = 0',
    'Find the larger root of x^2 - 5x + 6 = 0',
    'Find the positive solution of x^2 = 9',
    'Find the product of the roots of x^2 - 5x + 6 = 0',
    'Find the integer solutions of x^2 = 9',
    'Find the difference of the roots of x^2 = 4',
    'How many ways can 6 people be seated around a round table?',
    'How many ways can the letters of MISSISSIPPI be arranged?',
    'Find the sum of the even integers from 1 to 100',
    'Solve x^2 = 9 using only negative numbers',
    'Find the smallest solution of x^2 = 9',
    'Resuelve x^2 = 4 con x entero',
    'Résoudre x^2 = 4 dans ℤ',
  ])('an unknown wording is never read as another problem: %s', (text) => {
    expect(describeRequest(text, 'en')).toMatch(/^not read/);
  });
});
