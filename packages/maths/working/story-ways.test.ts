import { expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const marbles = 'Tom has 50 marbles. He gives 36 to Ben and then buys 12 more. How many marbles does he have now?';
const shop =
  'A shop sells pens at £3 each and notebooks at £5 each. Sam buys 4 pens and 2 notebooks. How much does he pay?';
const apples =
  'Tim has 30 less apples than Martha, and Harry has half as many apples as Tim. If Martha has 68 apples, how many apples does Harry have?';
const pencils =
  'Mitchell has 30 pencils. He has 6 more pencils than Antonio. How many pencils does Mitchell and Antonio have together?';
const ratio = 'The ratio of boys to girls in a class is 3 : 5. There are 48 pupils. How many girls are there?';

it.each([
  [marbles, '50 + 12 = 62', 'aside'],
  [marbles, '36 - 12 = 24', 'aside'],
  [shop, '4 * 3 = 12 and 2 * 5 = 10', 'aside'],
  [apples, '68/2 = 34', 'aside'],
  [apples, 'Tim has 68-30 = 38 apples.', 'aside'],
  [pencils, 'Antonio has 30-6 = 24 pencils', 'aside'],
  [pencils, 'Antonio has 24 pencils', 'aside'],
])('%s: %s is on a way to the answer', (story, line, role) => {
  expect(judgeStoryLine('en', story, line)).toBe(role);
});

it.each([
  [marbles, '36 + 12 = 48'],
  [marbles, '50 + 36 = 86'],
  [shop, '3 + 5 = 8, 8 * 6 = 48'],
  [shop, '4 + 5 = 9'],
  [shop, '3 * 5 = 15'],
  [apples, '68 + 30 = 98'],
  [pencils, '30 + 6 = 36'],
  [pencils, 'Antonio has 36 pencils'],
  [ratio, '48 / 5 = 9.6'],
])('%s: %s is true, but on no way to the answer', (story, line) => {
  expect(judgeStoryLine('en', story, line)).toBe('different');
});
