import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('all parts of an amount that is shared in a ratio', () => {
  it.each([
    [
      'en',
      'Three friends share $1,260 in the ratio 2 : 3 : 4. How much does each get?',
      'x = 280 and y = 420 and z = 560',
    ],
    [
      'en',
      'Ana and Ben share some sweets in the ratio 5:3. Ana gets 20 sweets. How many does each get?',
      'x = 20 and y = 12',
    ],
    [
      'en',
      'Three numbers are in the ratio 2:3:5 and their sum is 80. Find the numbers.',
      'x = 16 and y = 24 and z = 40',
    ],
    [
      'es',
      'Se reparten 780 € entre tres hermanas en partes proporcionales a 3, 4 y 6. ¿Qué cantidad le corresponde a cada una?',
      'x = 180; y = 240; z = 360',
    ],
    [
      'fr',
      'Trois amis se partagent 1 500 € proportionnellement aux nombres 2, 3 et 5. Quelle est la part de chacun ?',
      'x = 300 et y = 450 et z = 750',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('all of the consecutive numbers of a sum', () => {
  it.each([
    ['en', 'Three consecutive integers add up to 84. Find the three.', 'x = 27 and y = 28 and z = 29'],
    ['es', 'Tres números consecutivos suman 84. Halla los tres.', 'x = 27; y = 28; z = 29'],
    ['fr', 'La somme de trois entiers consécutifs est 84. Trouver les trois.', 'x = 27 et y = 28 et z = 29'],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('an amount that is no sum, sweets that cannot be cut, numbers that do not exist', () => {
  it.each([
    [
      'en',
      'Ana and Ben share some money in the ratio 5:3. Ana gets £24 more than Ben. How much does each get?',
    ],
    ['en', 'Ana and Ben share 21 sweets in the ratio 3:2. How many does each of them get?'],
    ['en', 'Three consecutive integers add up to 85. Find the three.'],
    ['es', 'Ana y Luis se reparten 21 caramelos en la razón 3:2. ¿Cuántos recibe cada uno?'],
    ['fr', 'Ana et Luc se partagent 21 bonbons dans le rapport 3:2. Combien chacun reçoit-il ?'],
  ])('%s: are not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});

describe('sides and angles of a figure in a ratio', () => {
  it.each([
    [
      'en',
      'The sides of a triangle are in the ratio 3:4:5 and its perimeter is 36 cm. Find the sides.',
      'x = 9 and y = 12 and z = 15',
    ],
    ['en', 'triangle 3:4:5, perimeter 36, find the sides', 'x = 9 and y = 12 and z = 15'],
    ['en', 'A rectangle has sides in the ratio 2:3 and perimeter 40. Find its sides.', 'x = 8 and y = 12'],
    [
      'en',
      'The length and width of a rectangle are in the ratio 3:2. The perimeter is 50 cm. Find the length.',
      '15',
    ],
    ['en', 'The angles of a triangle are in the ratio 1:2:6. What is the size of the largest angle?', '120'],
    ['es', 'Los ángulos de un triángulo están en razón 1:2:3. Halla los ángulos.', 'x = 30; y = 60; z = 90'],
    [
      'es',
      'El perímetro de un rectángulo es 60 cm y su largo y su ancho están en la razón 3:2. ¿Cuánto mide el largo?',
      '18',
    ],
    [
      'fr',
      'Les dimensions d’un rectangle sont dans le rapport 2:3 et son périmètre vaut 40 cm. Trouver ses dimensions.',
      'x = 8 et y = 12',
    ],
    ['fr', 'Les angles d’un triangle sont dans le rapport 2:3:5. Calculer le plus grand angle.', '90'],
  ])('%s: %s', (locale, problem, result) => {
    expect(answerOf(problem, locale)).toBe(result);
  });

  it.each([
    'The sides of a triangle are in the ratio 3:4:5 and the perimeter is 60 cm. Find its area.',
    'The sides of a triangle are in the ratio 3:4:5. Find the perimeter if the shortest side is 9 cm.',
    'The angles of a rectangle are in the ratio 2:3. Find the angles.',
  ])('is not read as more than it is: %s', (problem) => {
    expect(answerOf(problem, 'en')).not.toMatch(/\d/);
  });
});
