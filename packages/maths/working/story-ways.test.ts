import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const marbles =
  'Tom has 50 marbles. He gives 36 to Ben and then buys 12 more. How many marbles does he have now?';
const shop =
  'A shop sells pens at £3 each and notebooks at £5 each. Sam buys 4 pens and 2 notebooks. How much does he pay?';
const apples =
  'Tim has 30 less apples than Martha, and Harry has half as many apples as Tim. If Martha has 68 apples, how many apples does Harry have?';
const pencils =
  'Mitchell has 30 pencils. He has 6 more pencils than Antonio. How many pencils does Mitchell and Antonio have together?';
const ratio =
  'The ratio of boys to girls in a class is 3 : 5. There are 48 pupils. How many girls are there?';

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
  expect(judgeStoryLine('en', story, line)).toMatch(/different|numbers_without_use/);
});

it.each([
  [marbles, '36 + 12 = 48'],
  [shop, '3 * 5 = 15'],
])('%s: %s uses numbers of the story without a reason', (story, line) => {
  expect(judgeStoryLine('en', story, line)).toBe('numbers_without_use');
});

const seagulls =
  "There are 36 seagulls on the roof. Kids scare 1/4 of them away, and 1/3 of the remaining birds decide to fly to McDonald's parking lot. How many seagulls are left?";
const party =
  'Hannah sold 40 pieces of cookies for $0.8 each and 30 cupcakes for $2 each. She used the money to buy 2 sets of measuring spoons for $6.5 each. How much money does she have left?';
const jet = 'A jet travels 580 miles in 2 hours. At this rate, how far could the jet fly in 10 hours?';
const train = 'A train travels 180 km in 3 hours. What is its speed?';
const barrel =
  'A 220-liter barrel has a small leak. It lost 10% of its contents before anyone noticed. How many liters are left in the barrel?';

it.each([
  [seagulls, '36 seagulls / 4 = 9 seagulls', /aside/],
  [seagulls, '36 seagulls / 3 = 12 seagulls', /different|numbers_without_use/],
  [party, 'The cost of 2 sets of measuring spoons is 2 x $6.5 = $13.', /aside/],
  [jet, '580 miles / 2 hours = 290 miles per hour', /aside/],
  [jet, '290 miles per hour', /aside/],
  [train, '1 km per minute', /result/],
  [train, '2 km per minute', /different/],
  [barrel, '220 * 10 / 100 = 22 liters', /aside/],
  [shop, '4 pens cost 12', /aside/],
  [shop, '4 pens cost 20', /different|numbers_without_use/],
])('%s: %s with the words for what is counted', (story, line, expected) => {
  expect(judgeStoryLine('en', story, line)).toMatch(expected);
});

it('a value that an earlier line found is used in a later one', () => {
  const cars =
    'Bobby has 16 toy cars, and the number of cars he has increases by 50% every year. How many toy cars will Bobby have in three years?';
  expect(judgeStoryLine('en', cars, '16 + 8 = 24', ['16 x 50% = 8'])).toBe('aside');
});

it('the number of the answer by another way than that of the story', () => {
  const stickers =
    'Maria had 24 stickers. She gave 9 to her sister and bought 18 more. How many stickers does she have now?';
  expect(judgeStoryLine('en', stickers, '24 + 9 = 33')).toBe('numbers_without_use');
  expect(judgeStoryLine('en', stickers, '24 - 9 + 18 = 33')).toBe('result');
});

describe('half of a perimeter', () => {
  it.each([
    ['en', 'A rectangle is 12 cm long and 7 cm wide. Find its perimeter.'],
    ['es', 'Un rectángulo mide 12 cm de largo y 7 cm de ancho. Calcula su perímetro.'],
    ['fr', 'Un rectangle mesure 12 cm de long et 7 cm de large. Calculer son périmètre.'],
  ])('%s: %s: with the unit of the answer it is not accepted as a step', (locale, story) => {
    expect(judgeStoryLine(locale, story, '12 + 7 = 19 cm')).toBe('unknown');
    expect(judgeStoryLine(locale, story, '12 + 7 = 19')).toBe('aside');
    expect(judgeStoryLine(locale, story, '2(12 + 7) = 38 cm')).toBe('result');
  });
});
