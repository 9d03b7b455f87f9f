import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const valueOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('dice and coins several times', () => {
  it.each([
    ['en', '1/36', 'A fair die is thrown twice. What is the probability of getting two fives?'],
    ['en', '1/36', 'A die is rolled twice. What is the probability of getting two sixes?'],
    ['en', '1/4', 'Two coins are tossed. What is the probability that both show tails?'],
    ['en', '91/216', 'A die is rolled three times. Find the probability of at least one six.'],
    ['en', '1/16', 'A coin is flipped 4 times. What is the probability of getting 4 heads?'],
    ['es', '1/36', 'Se lanza un dado dos veces. ¿Cuál es la probabilidad de obtener dos cuatros?'],
    ['es', '1/8', 'Se lanzan tres monedas. ¿Cuál es la probabilidad de que salgan tres caras?'],
    ['es', '671/1296', 'Se tira un dado cuatro veces. ¿Cuál es la probabilidad de sacar al menos un seis?'],
    ['es', '3/4', 'Se lanza una moneda dos veces. ¿Cuál es la probabilidad de obtener al menos una cruz?'],
    [
      'fr',
      '1/36',
      'On lance deux fois un dé équilibré. Quelle est la probabilité d’obtenir deux fois un trois ?',
    ],
    ['fr', '1/8', 'On lance trois pièces de monnaie. Quelle est la probabilité d’obtenir trois piles ?'],
    ['fr', '91/216', 'On lance un dé trois fois. Quelle est la probabilité d’obtenir au moins un six ?'],
    ['fr', '1/36', 'On lance deux dés à 6 faces. Quelle est la probabilité d’obtenir deux 6 ?'],
  ])('%s %s: %s', (locale, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });

  it.each([
    ['en', 'A die is rolled twice. What is the probability of getting one six?'],
    ['en', 'A die is rolled three times. What is the probability of getting two sixes?'],
    ['en', 'A biased coin is tossed twice. What is the probability of two heads?'],
    ['en', 'A coin is tossed twice. What is the probability of heads and then tails?'],
    ['en', 'A die is rolled twice. What is the probability that both numbers are greater than 4?'],
    ['en', 'A die is rolled three times. What is the probability of at least two sixes?'],
    ['en', 'A coin and a die are thrown 2 times. What is the probability of two sixes?'],
    ['en', 'A die is rolled twice. What is the probability of no six?'],
    ['es', 'Se lanza un dado dos veces. ¿Cuál es la probabilidad de que la suma sea seis?'],
    ['fr', 'On lance deux pièces. Quelle est la probabilité d’obtenir exactement une face ?'],
    ['fr', 'On lance deux dés à 8 faces. Quelle est la probabilité d’obtenir deux 6 ?'],
  ])('%s: another question: %s', (locale, text) => {
    expect(valueOf(text, locale)).not.toMatch(/\d/);
  });
});
