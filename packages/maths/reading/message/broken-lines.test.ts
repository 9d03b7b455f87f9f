import { expect, test } from 'vitest';
import { joinBrokenLines, joinWrappedLines } from './broken-lines.ts';

test.each([
  ['a closed cylinder, giv-\ning its area', 'a closed cylinder, giving its area'],
  ['Da el resul-\n  tado en cm', 'Da el resultado en cm'],
  [
    'Un cylindre de révolution a pour rayon\n4 cm et une hauteur',
    'Un cylindre de révolution a pour rayon 4 cm et une hauteur',
  ],
  ['cubo grande de madera\ncuya arista mide 7 cm', 'cubo grande de madera cuya arista mide 7 cm'],
  ['a cylinder of radius and\nheight 10 cm', 'a cylinder of radius and height 10 cm'],
])('a sentence over two lines is one: %s', (text, expected) => {
  expect(joinWrappedLines(text)).toBe(expected);
});

test.each([
  'Find the value of the\n3x + 2',
  'Work out the value of\nsin x + 2',
  'Solve the equation below.\nmean of 4',
  'Simplify\nfully',
  'Work out the mean of\n12 23 34',
])('a line that may begin something stays: %s', (text) => {
  expect(joinWrappedLines(text)).toBe(text);
});

test('a formula that goes on below its sign is joined', () => {
  expect(joinBrokenLines('x + 1 =\n5')).toBe('x + 1 = 5');
});
