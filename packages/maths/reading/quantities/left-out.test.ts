import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

describe('a text of which the reading would leave something out is not answered', () => {
  it.each([
    [
      'a part of all or of what was left',
      'en',
      'Max had 50 shells. He lost 8 shells. Then he gave 1/6 of his shells to Ida. How many shells does he have left?',
    ],
    [
      'a part of all or of what was left',
      'es',
      'Max tenía 50 conchas. Perdió 8 conchas. Luego regaló 1/6 de sus conchas. ¿Cuántas conchas le quedan?',
    ],
    [
      'a part of all or of what was left',
      'fr',
      'Max avait 50 coquillages. Il en a perdu 8. Puis il a donné 1/6 de ses coquillages. Combien de coquillages lui reste-t-il ?',
    ],
    [
      'a part of another amount',
      'en',
      'Lia slept 8 hours. Her brother slept only 3/4 of what Lia slept. How many more hours did Lia sleep than her brother?',
    ],
    [
      'a part of another amount',
      'es',
      'Lía durmió 8 horas. Su hermano durmió solo 3/4 de lo que durmió Lía. ¿Cuántas horas más que su hermano durmió Lía?',
    ],
    [
      'a second part',
      'es',
      'Hay 45 patos en el lago. Un tercio de ellos sale del agua. Otro tercio busca comida. ¿Cuántos patos quedaron en el lago?',
    ],
    [
      'a part of things that cannot be cut',
      'en',
      'Max has 4 dozen shells. He gave 1/5 of them to Ida. How many shells does he have left?',
    ],
    [
      'both of two prices',
      'en',
      'The green lamp is 40% cheaper than the grey lamp. The price of the grey lamp is $90. How much do both lamps cost?',
    ],
    [
      'a cost that is shared',
      'en',
      'Ann and Bob shared the cost of renting a boat that costs $6 an hour. If they rented it for four hours, how much did each friend pay?',
    ],
    [
      'a second comparison',
      'en',
      'They have 12 benches for each set of tables. If they have 8 sets of tables. How many more benches than tables do they have?',
    ],
    [
      'each kind with its own rate',
      'en',
      'Ola has 2 plum trees and 5 pear trees. If each plum tree produces 20 plums and each pear tree produces 30 pears, how many fruits does Ola have in total?',
    ],
    [
      'a lowest value that does not count',
      'en',
      'Ola may remove the lowest score from the average. If Ola has scores of 80, 70, 90, 100 and 85 on the first five tests, what score does she need on the sixth test to get an average of 90?',
    ],
    [
      'the first sentence',
      'en',
      'Ivo has 6 roses and 3 African violets at home. If the roses have 5 leaves and violets have 9 leaves, how many more leaves do the violets have compared to the roses?',
    ],
  ])('%s, %s: %s', (_, locale, text) => {
    expect(solve(text, locale)).toBeUndefined();
  });
});

describe('beside these texts the same kinds are answered', () => {
  it.each([
    [
      'en',
      'Max had 50 shells. He lost 8 shells. Then he gave 1/6 of the rest to Ida. How many shells does he have left?',
      '35',
    ],
    ['es', 'Max tenía 48 conchas. Regaló 1/6 de sus conchas. ¿Cuántas conchas le quedan?', '40'],
    [
      'en',
      'Ola wants to buy a lamp that regularly costs $500. If the sale price is 20% off the regular price, what was the sale price?',
      'v = 400',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });
});

describe('rates', () => {
  it('the rest is counted before it is divided', () => {
    expect(
      solve(
        'There are 30 pupils. 12 pupils went by bus and the rest went by car. Each car holds 3 pupils. How many cars were needed?',
        'en',
      ),
    ).toBe('6');
  });
});
