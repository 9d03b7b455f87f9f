import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { answer } from '../../answers/index.ts';

/** LaTeX without the marks of a language. */
const plain = (latex: string): string => latex.replaceAll('{,}', '.').replaceAll(/~|\\[,;]|\s/g, '');

const resultOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('probabilities from words', () => {
  it.each([
    [
      'A bag has 4 red and 6 blue marbles. Two are drawn without replacement. Find P(both red).',
      'en',
      'P = 2/15',
    ],
    [
      'There are 10 balls, 4 of them are red. 2 balls are drawn with replacement. What is the probability that both are red?',
      'en',
      'P = 4/25',
    ],
    [
      'En una urna hay 6 bolas rojas y 4 verdes. Se sacan dos sin reposición. ¿Cuál es la probabilidad de que las dos sean verdes?',
      'es',
      'P = 2/15',
    ],
    [
      'Une urne contient 3 boules blanches et 7 noires. On tire deux boules avec remise. Quelle est la probabilité d’obtenir deux noires ?',
      'fr',
      'P = 49/100',
    ],
    [
      'A box has 3 green and 5 red pens. One pen is taken. What is the probability that it is green?',
      'en',
      'P = 3/8',
    ],
    [
      'A bag holds 3 red and 7 blue marbles. A marble is drawn, put back, and another is drawn. What is the probability that both are red?',
      'en',
      'P = 9/100',
    ],
    [
      'Une urne contient 2 boules noires et 8 boules jaunes. On tire une boule, on la remet, puis on tire une deuxième boule. Quelle est la probabilité que les deux boules soient noires ?',
      'fr',
      'P = 1/25',
    ],
    ['On lance deux dés. Quelle est la probabilité que la somme soit 5 ?', 'fr', 'P = 1/9'],
    ['A card is drawn from a deck of 52 cards. Find the probability of a king or a heart.', 'en', 'P = 4/13'],
    [
      'On tire une carte dans un jeu de 32 cartes. Probabilité d’obtenir un roi ou une dame ?',
      'fr',
      'P = 1/4',
    ],
    [
      'De 30 alumnos 18 juegan al fútbol, 12 al tenis y 5 a ambos. ¿Cuál es la probabilidad de fútbol o tenis?',
      'es',
      'P = 5/6',
    ],
    [
      'The probability that it rains is 0.35. What is the probability that it does not rain?',
      'en',
      'P = 0.65',
    ],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it.each([
    ['A bag has 4 red and 6 blue marbles. Two are drawn. Find P(both red).', 'en'],
    [
      'A bag has 4 red and 6 blue marbles. Two are drawn without replacement. Find P(one red and one blue).',
      'en',
    ],
    ['A bag has 4 red and 6 blue marbles. Three are drawn without replacement. Find P(all red).', 'en'],
    [
      'Une urne contient 2 boules noires et 8 boules jaunes. On tire une boule, on ne la remet pas, puis on tire une deuxième boule. Quelle est la probabilité que les deux boules soient noires ?',
      'fr',
    ],
    ['A bag has 4 red and 6 blue marbles. A marble is drawn 3 times. Find P(red).', 'en'],
    ['Two dice are rolled. What is the probability that the sum is at least 9?', 'en'],
    ['On lance deux dés. Quelle est la probabilité que la somme soit supérieure à 5 ?', 'fr'],
    ['Se lanzan dos dados. ¿Cuál es la probabilidad de que el producto sea 12?', 'es'],
    ['A card is drawn from a deck of 52 cards. Find the probability of not getting a king.', 'en'],
  ])('another question is not taken for one of these: %s', (problem, locale) => {
    expect(resultOf(problem, locale)).not.toMatch(/^P/);
  });

  test('two dice: the sum, counted pair by pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), (sum) => {
        let pairs = 0;
        for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b === sum) pairs += 1;
        const gcd = [12, 9, 6, 4, 3, 2, 1].find((each) => pairs % each === 0 && 36 % each === 0)!;
        expect(resultOf(`Two dice are rolled. Find the probability that the sum is ${sum}.`, 'en')).toBe(
          `P = ${pairs / gcd}/${36 / gcd}`,
        );
      }),
    );
  });
});

describe('percentages one after the other', () => {
  it.each([
    ['A stock at $80 goes up 15% and then down 15%. What is the final price?', 'en', 'v = 78.2'],
    [
      'The population of a town is 20000. It rises by 10% and then falls by 5%. What is the population now?',
      'en',
      'v = 20900',
    ],
    [
      'Un article coûte 50 €. Son prix augmente de 20 % puis diminue de 10 %. Quel est le prix final ?',
      'fr',
      'v = 54',
    ],
    [
      'Un prix augmente de 10 % puis baisse de 20 %. Quelle est l’évolution globale ?',
      'fr',
      'r = -12\u202f%',
    ],
    [
      'El precio de un abrigo sube un 20 % y después baja un 20 %. ¿Cuál es la variación total?',
      'es',
      'r = -4 %',
    ],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale).replaceAll(/\s/gu, ' ')).toBe(result.replaceAll(/\s/gu, ' '));
  });

  it.each([
    ['Of 200 pupils 30% play football and 20% of them play tennis. How many play tennis?', 'en'],
    ['A price goes up 15% and then down 10%. It is now $80. What was the original price?', 'en'],
  ])('not taken for one: %s', (problem, locale) => {
    expect(resultOf(problem, locale)).not.toMatch(/^[vr] =/);
  });
});

describe('the canonical text of each kind reads back in every language', () => {
  it.each([
    'A bag has 4 red and 6 blue marbles. Two are drawn without replacement. Find P(both red).',
    'A bag has 4 red and 6 blue marbles. Two are drawn with replacement. Find P(both red).',
    'A box has 3 green and 5 red pens. One pen is taken. What is the probability that it is green?',
    'Two dice are rolled. Find the probability that the sum is 9.',
    'A card is drawn from a deck of 52 cards. Find the probability of a king or a heart.',
    'A card is drawn from a deck of 52 cards. Find the probability of a king or a queen.',
    'The probability that it rains is 0.35. What is the probability that it does not rain?',
    'A stock at $80 goes up 15% and then down 15%. What is the final price?',
    'A price goes up 10% and then falls by 20%. What is the overall change?',
  ])('%s', (problem) => {
    for (const locale of ['en', 'es', 'fr']) {
      const first = answer('solve', { problem, locale: 'en' }, null);
      const read = answer('parse', { text: problem, locale }, null);
      if (first.kind !== 'solved' || !read.ok) continue;
      const again = answer('solve', { problem: read.text, locale }, null);
      expect(again.kind === 'solved' && plain(again.result.latex)).toBe(plain(first.result.latex));
    }
  });
});
