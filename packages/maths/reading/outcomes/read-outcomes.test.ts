import { expect, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { readOutcomes } from './read-outcomes.ts';

const resultOf = (problem: string, locale: string): string => {
  const found = answer('solve', { problem, locale }, null);
  return found.kind === 'solved' ? found.result.plain : found.kind;
};

test.each([
  ['en-US', 'Three coins are tossed. Find the probability of getting exactly two tails.', 'P = 3/8'],
  ['en-US', 'Five coins are tossed. Find the probability of tossing not all heads.', 'P = 31/32'],
  ['en-US', 'Three coins are tossed. Find the probability of three heads or three tails.', 'P = 1/4'],
  ['en-US', 'A six-sided number cube is rolled. Find the probability of rolling an even number.', 'P = 1/2'],
  ['en-US', 'A die is rolled. What is the probability of rolling a number greater than 4?', 'P = 1/3'],
  ['en-US', 'Two dice are rolled. Find the probability that the sum is greater than 9.', 'P = 1/6'],
  [
    'en-US',
    'A card is drawn from a standard deck. Find the probability of drawing a black king.',
    'P = 1/26',
  ],
  [
    'en-US',
    'One card is drawn from a standard deck of 52 cards. Find the probability of drawing a four or a nine.',
    'P = 2/13',
  ],
  [
    'en-US',
    'A card is drawn from a standard deck. Find the probability of drawing a black card or a queen.',
    'P = 7/13',
  ],
  [
    'en-US',
    'A card is drawn at random from a standard 52-card deck. Find the probability of drawing a non-king.',
    'P = 12/13',
  ],
  ['es-ES', 'Se lanzan tres monedas. Calcula la probabilidad de obtener exactamente dos caras.', 'P = 3/8'],
  ['es-ES', 'Se lanzan dos dados. Halla la probabilidad de que la suma sea mayor que 9.', 'P = 1/6'],
  ['fr-FR', 'On lance trois pièces. Calculer la probabilité d’obtenir exactement deux faces.', 'P = 3/8'],
  [
    'fr-FR',
    'On tire une carte dans un jeu de 52 cartes. Quelle est la probabilité d’obtenir un roi noir ?',
    'P = 1/26',
  ],
])('%s %s', (locale, problem, result) => {
  expect(resultOf(problem, locale)).toBe(result);
});

test.each([
  'Two dice are rolled. Find the probability of rolling at least one 4.',
  'Four coins are tossed. Find the probability of getting a head.',
  'A coin is tossed and a card is drawn from a standard deck. Find the probability of drawing an ace.',
  'A card is drawn from a standard deck without replacement. Find the probability of drawing an ace.',
  'Two coins are tossed 30 times. Find the probability of getting exactly two heads.',
  'A die is rolled. Find the probability of winning.',
])('what the listed outcomes do not answer is left alone: %s', (text) => {
  expect(readOutcomes(text, 'en')).toEqual([]);
});
