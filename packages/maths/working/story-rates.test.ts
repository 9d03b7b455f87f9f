import { expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const ride = 'A train runs for 45 min at 80 km/h. How far does it go?';
const fruit = '3 kg of apples cost 7.50 €. How much do 5 kg cost?';

it.each([
  [ride, '45 min = 0.75 h', 'aside'],
  [ride, '45 min = 3/4 h', 'aside'],
  [ride, '45 minutes = 0.75 hours', 'aside'],
  [ride, '45 min = 0.45 h', 'decimal_time'],
  [fruit, '5000 g = 5 kg', 'aside'],
  [fruit, '1 kg = 2.50 €', 'aside'],
  [fruit, '5 kg = 12.50 €', 'result'],
  [fruit, '5 kg = 12 €', 'arithmetic_slip'],
])('%s: %s is %s', (story, line, expected) => {
  expect(judgeStoryLine('en', story, line)).toBe(expected);
});

it.each([
  ['en', '27 pens cost £8. How much do 54 pens cost?', '27 pens cost £8'],
  ['es', '27 lápices cuestan 8 €. ¿Cuánto cuestan 54 lápices?', '27 lápices cuestan 8 €'],
  ['fr', '27 stylos coûtent 8 €. Combien coûtent 54 stylos ?', '27 stylos coûtent 8 €'],
])('%s: %s | %s: the price of one has no decimal', (locale, story, line) => {
  expect(judgeStoryLine(locale, story, line)).toBe('aside');
});
