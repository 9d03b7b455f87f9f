import { describe, expect, test } from 'vitest';
import { describeRequest } from '../phrasings/describe-request.ts';

describe('a mean with weights', () => {
  test.each([
    ['fr-FR', 'moyenne de 15 coef 2 et 10 coef 3 stp', '(15 · 2 + 10 · 3)/(2 + 3)'],
    [
      'fr-FR',
      "j'ai eu 12 coefficient 2, 8 coefficient 1 et 15 coefficient 3, quelle est ma moyenne",
      '(12 · 2 + 8 · 1 + 15 · 3)/(2 + 1 + 3)',
    ],
    ['es-CO', 'promedio ponderado de 4.0 que vale 30% y 3.0 que vale 70%', '(4 · 30 + 3 · 70)/(30 + 70)'],
    ['es-ES', 'media ponderada de 8 con peso 3 y 5 con peso 1', '(8 · 3 + 5 · 1)/(3 + 1)'],
    [
      'en-US',
      'my final is worth 40% and i got 80, hw is worth 60% and i got 95. whats my weighted avg',
      '(80 · 40 + 95 · 60)/(40 + 60)',
    ],
    ['es-CO', '3.5 (30%), 4.2 (70%). cual es mi promedio ponderado', '(3.5 · 30 + 4.2 · 70)/(30 + 70)'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeRequest(text, locale)).toBe(`evaluate ${expected}`);
  });

  test.each([
    ['en-US', 'the average of 20% of 50 and 80% of 30', 'evaluate mean(20% · 50, 80% · 30)'],
    ['en-US', 'weighted average of 70 and 90', 'not read'],
  ])('not where the values have none (%s: %s)', (locale, text, expected) => {
    expect(describeRequest(text, locale)).toContain(expected);
  });
});

test.each([
  ['en-US', 'i got 12, 8 and 13. whats my average', 'evaluate mean(12, 8, 13)'],
  ['es-CO', 'saqué 6, 8 y 10. cual es mi promedio', 'evaluate mean(6, 8, 10)'],
  ['fr-FR', "j'ai eu 12, 8 et 15, quelle est ma moyenne", 'evaluate mean(12, 8, 15)'],
])('every value of a list that someone reports counts (%s)', (locale, text, expected) => {
  expect(describeRequest(text, locale)).toBe(expected);
});
