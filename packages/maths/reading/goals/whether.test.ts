import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { describeRequest } from '../phrasings/describe-request.ts';
import { readMessage } from '../message/read-message.ts';

type Shown = { readonly answer?: string; readonly steps?: readonly { readonly text: string }[] };
const solve = (problem: string, locale: string): Shown =>
  solutionOf(answer('solve', { problem, locale }, null), locale) as Shown;

describe('a question whether something is so is answered by yes or no', () => {
  it.each([
    ['en-US', 'Is 91 prime?', 'no'],
    ['en-US', 'is 97 a prime number', 'yes'],
    ['es-CO', '¿Es 91 primo?', 'no'],
    ['fr-FR', 'Est-ce que 97 est un nombre premier ?', 'oui'],
    ['fr-FR', '91 est-il premier ?', 'non'],
    ['en-US', 'is 91 prime or not', 'no'],
    ['es-CO', 'es 97 primo o no', 'sí'],
    ['fr-FR', '85 est-il divisible par 6 ou non ?', 'non'],
    ['en-US', 'Is 84 divisible by 6?', 'yes'],
    ['en-US', 'Is 85 divisible by 6?', 'no'],
    ['en-US', 'Is 6 a factor of 84?', 'yes'],
    ['en-US', 'Is 84 a multiple of 6?', 'yes'],
    ['en-US', 'does 7 divide 92?', 'no'],
    ['es-CO', '¿Es 84 divisible entre 6?', 'sí'],
    ['es-CO', '¿Es 85 múltiplo de 6?', 'no'],
    ['es-CO', '¿Es 6 divisor de 84?', 'sí'],
    ['fr-FR', '84 est-il divisible par 6 ?', 'oui'],
    ['fr-FR', 'Est-ce que 85 est un multiple de 6 ?', 'non'],
    ['en-US', 'Is the point (2, 8) on the line y = 3x + 1?', 'no'],
    ['es-CO', '¿El punto (2, 7) pertenece a la recta y = 3x + 1?', 'sí'],
    ['es-CO', '¿Pasa la recta y = 3x + 1 por el punto (2, 8)?', 'no'],
    ['fr-FR', 'Le point (2 ; 7) appartient-il à la droite y = 3x + 1 ?', 'oui'],
    ['en-US', 'Are 2/3 and 4/6 equivalent fractions?', 'yes'],
    ['en-US', 'Are the fractions 2/3 and 5/6 equal?', 'no'],
    ['es-CO', '¿Son equivalentes las fracciones 2/3 y 4/6?', 'sí'],
    ['fr-FR', 'Les fractions 2/3 et 5/6 sont-elles égales ?', 'non'],
    ['en-US', 'Is a triangle with sides 3, 4, 5 right-angled?', 'yes'],
    ['es-CO', '¿Un triángulo de lados 5, 6 y 7 es rectángulo?', 'no'],
    ['fr-FR', 'Le triangle de côtés 3 cm, 5 cm et 4 cm est-il rectangle ?', 'oui'],
  ])('%s: %s', (locale, text, verdict) => {
    expect(solve(text, locale).answer).toBe(verdict);
  });

  it('the step says why', () => {
    expect(solve('Is 85 divisible by 6?', 'en-US').steps?.at(-1)?.text).toBe(
      'Dividing 85 by 6 leaves 1 over, so 85 is not divisible by 6.',
    );
    expect(solve('Is 91 prime?', 'en-US').steps?.at(-1)?.text).toContain('not a prime number');
  });
});

describe('what is not such a question', () => {
  it.each([
    ['en-US', 'Is x^2 - 4 factored?'],
    ['es-CO', '¿Es 12/8 una fracción irreducible?'],
  ])('is not answered by a calculation: %s %s', (locale, text) => {
    expect(readMessage(text, { locale }).kind).not.toBe('problem');
  });

  it.each([
    ['es-CO', 'Calcula el mínimo común múltiplo de 15, 18 y 30.', '90'],
    ['fr-FR', "Soit g la fonction définie par g(x) = 2x³ − 5x². Déterminer g'(x).", '6x² - 10x'],
    ['en-US', 'What does 3a^2 come to when a = 3?', '27'],
    ['en-US', 'Divide 84 by 6.', '14'],
    ['en-US', 'can we do 4x + 9 = 21 instead', 'x = 3'],
    ['en-US', 'I was wondering how to multiply out 5(3x-2)', '15x - 10'],
    ['en-US', 'Do 3/4 + 1/4', '1'],
  ])('keeps its answer: %s %s', (locale, text, value) => {
    expect(solve(text, locale).answer).toBe(value);
  });
});

it.each([
  ['en-US', 'is 85 divisible by 6'],
  ['es-CO', 'es 85 divisible entre 6'],
  ['fr-FR', '85 est-il divisible par 6'],
])('the request as text is read as the same problem (%s)', (locale, text) => {
  expect(describeRequest(text, locale)).toBe('find 85/6 | is_divisible');
});
