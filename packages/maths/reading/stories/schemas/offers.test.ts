import { describe, expect, test } from 'vitest';
import { answer } from '../../../answers/answers.ts';
import { solutionOf } from '../../../answers/solution.ts';
import { requestText } from '../../../answers/request-text.ts';
import { readRequest } from '../../request.ts';

const answerOf = (problem: string, locale: string): unknown => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer : null;
};

describe('which of several offers costs less per unit', () => {
  test.each([
    ['en-GB', '6 eggs for 1.80 or 10 for 2.70, which is better?', 'the second offer'],
    [
      'en-US',
      'A 12-ounce box costs $3.60 and a 20-ounce box costs $5.00. Which is the better deal?',
      'the second offer',
    ],
    [
      'en-GB',
      'Shop A sells 2 kg of rice for £3.00. Shop B sells 500 g of rice for 60p. Which shop is cheaper?',
      'the second offer',
    ],
    [
      'en-US',
      'Three sizes: 8 oz for $2, 12 oz for $2.70, 20 oz for $4. Which size is the best buy?',
      'the third offer',
    ],
    ['en-GB', '4 pens for £2 or 6 pens for £3, which is better value', 'they cost the same per unit'],
    ['es-ES', '6 huevos por 1,80 € o 10 por 2,70 €, ¿qué sale más barato?', 'la segunda oferta'],
    ['es-CO', '¿Cuál es la mejor compra: 3 kg por $12.000 o 5 kg por $21.000?', 'la primera oferta'],
    [
      'fr-FR',
      '6 œufs à 1,80 € ou 10 œufs à 2,70 € : quelle offre est la plus avantageuse ?',
      'la deuxième offre',
    ],
    ['fr-FR', '3 kg pour 4,50 € ou 5 kg pour 8 €, lequel est le moins cher ?', 'la première offre'],
  ])('%s: %s', (locale, problem, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });

  test.each([
    '6 eggs for 1.80 or 10 for 2.70, how much cheaper is the second per egg?',
    '3 apples for £2 or 4 kg of pears for £3, which is cheaper?',
    '6 eggs for £1.80 with 20% off or 10 for £2.70, which is cheaper?',
  ])('is not read as more than it is: %s', (problem) => {
    expect(answerOf(problem, 'en-GB')).toBeNull();
  });

  test('the words that describe the problem are read as the same problem', () => {
    for (const locale of ['en-GB', 'es-ES', 'fr-FR']) {
      const read = readRequest('6 eggs for 1.80 or 10 for 2.70, which is better?', { locale: 'en-GB' });
      const text = read.ok ? requestText(read.problem, locale) : '';
      const again = readRequest(text, { locale });
      expect([text, again.ok && again.problem]).toEqual([text, read.ok && read.problem]);
    }
  });
});
