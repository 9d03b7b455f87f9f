import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer : null;
};

describe('the value before a change', () => {
  it.each([
    ['The original price is $90 and there is a discount of 20%. What is the price now?', 'en', 'v = 72'],
    ['What was the original price if it now costs 72 € after 20% off?', 'en', 'u = 90'],
    ['After a 20% discount a jacket costs $72. What did it cost before?', 'en', 'u = 90'],
    ['El precio original era 90 €. Con un descuento del 20 %, ¿cuánto cuesta ahora?', 'es', 'v = 72'],
    ['A dress costs $48 after a 20% discount. What was its price at first?', 'en', 'u = 60'],
    ['A jacket costs $60. What is the price after a 20% discount?', 'en', 'v = 48'],
    ['What is the price of a $60 jacket after a 20% discount?', 'en', 'v = 48'],
    [
      'Unos zapatos cuestan 48 € después de una rebaja del 20 %. ¿Cuánto costaban al principio?',
      'es',
      'u = 60',
    ],
    ['Un vélo coûte 240 € après une remise de 20 %. Quel était son prix ?', 'fr', 'u = 300'],
    ['Après une hausse de 20 %, un article coûte 72 €. Quel était le prix initial ?', 'fr', 'u = 60'],
  ])('is given or asked for: %s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});

it.each([
  ['A dress costs $48 after a 20% discount.', 'en'],
  ['Un vestido cuesta 48 € después de una rebaja del 20 %.', 'es'],
  ['Un article coûte 60 € après une réduction de 20 %.', 'fr'],
])('a price after a change that nothing is asked about is not changed again: %s', (problem, locale) => {
  expect(answerOf(problem, locale)).toBeNull();
});

describe('the whole of a percentage', () => {
  it.each([
    ['18 is 20% of what number?', 'en', 'w = 90'],
    ['30% of my salary is 450 €. What is my salary?', 'en', 'w = 1500'],
    ['El 30 % de mi sueldo son 450 €. ¿Cuál es mi sueldo?', 'es', 'w = 1500'],
    ['30 % de mon salaire font 450 €. Quel est mon salaire ?', 'fr', 'w = 1500'],
  ])('is what is asked for: %s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });

  it.each([
    'Insurance covers 80% of the cost of 2500. How much of the cost do they have to pay?',
    'She earns $60000 and pays 18% of this amount. How much money does she have left?',
    'The price is 1700. What is the price with 15% of the tax?',
  ])('is not something stated: %s', (problem) => {
    expect(answerOf(problem, 'en') ?? '').not.toMatch(/^w =/);
  });
});

describe('a change that is not one of the value given', () => {
  it.each([
    'Two lamps cost $650 each. The total has a discount of 25%. How much is paid?',
    'Lamps cost $650 each. The total has a discount of 25%. How much is paid?',
  ])('is not computed from it: %s', (problem) => {
    expect(answerOf(problem, 'en') ?? '').not.toContain('975');
  });

  it('leaves the part that it is reduced to', () => {
    expect(answerOf('An investment of $500 is reduced to 20%. How much is it now?', 'en')).toBe('100');
  });
});

describe('a percentage of change between two values', () => {
  it.each([
    ['What is the percentage decrease from 50 to 40?', 'en', 'p = 20%'],
    ['¿Cuál es el porcentaje de disminución de 50 a 40?', 'es', 'p = 20\u00a0%'],
    ['Quel est le pourcentage de baisse de 50 à 40 ?', 'fr', 'p = 20\u00a0%'],
    ['What is the percentage change from 50 to 40?', 'en', 'p = -20%'],
    ['Quel est le pourcentage de variation de 50 à 40 ?', 'fr', 'p = -20\u00a0%'],
    ['Quel est le pourcentage de hausse de 40 à 50 ?', 'fr', 'p = 25\u00a0%'],
  ])('is positive where only a fall is named: %s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});
