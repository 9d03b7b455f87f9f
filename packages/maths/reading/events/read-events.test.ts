import { expect, test } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';
import { readEvents } from './read-events.ts';

const requestOf = (text: string, locale: string): string => {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
};

test.each([
  ['P(A) = 0.4, P(B) = 0.5 and P(A ∩ B) = 0.2. Find P(A ∪ B).', 'en-GB', 'calculate 0.4 + 0.5 - 0.2'],
  ['P(A) = 0,4 ; P(B) = 0,5 et P(A ∪ B) = 0,7. Calculer P(A ∩ B).', 'fr-FR', 'calculate 0.4 + 0.5 - 0.7'],
  ['Sucesos independientes con P(A) = 0,3 y P(B) = 0,6. Calcula P(A ∩ B).', 'es-ES', 'calculate 0.3 · 0.6'],
  ['Deux événements incompatibles, P(A)=0,3 et P(B)=1/4. Calculer P(A∪B).', 'fr-FR', 'calculate 0.3 + 1/4'],
  ['$P(A)=\\frac{1}{2}$, $P(A\\cap B)=\\frac{1}{5}$. Find $P(B\\mid A)$.', 'en-GB', 'calculate (1/5)/(1/2)'],
])('two events: %s', (text, locale, expected) => {
  expect(requestOf(text, locale)).toBe(expected);
});

test.each([
  'P(A) = 0.5, P(B) = 0.3. Find P(A ∪ B).',
  'A and B are not independent, P(A) = 0.5, P(B) = 0.3. Find P(A ∩ B).',
  'P(A) = 0.5, P(B) = 0.3, P(A ∩ B) = 0.1. There are 20 balls. Find P(A ∪ B).',
  'P(A) = 0.5, P(B) = 0.3, P(A ∩ B) = 0.1. Find P(A ∪ B) and P(A | B).',
])('what does not follow is not calculated: %s', (text) => {
  expect(readEvents(text, 'en-GB')).toEqual([]);
});
