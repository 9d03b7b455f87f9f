import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const valueOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('the expected value of a few values', () => {
  it.each([
    [
      'en',
      '2.6',
      'A game pays $0 with probability 0.5, $2 with probability 0.3 and $10 with probability 0.2. What is the expected value of the payout?',
    ],
    [
      'es',
      '2,7',
      'Una variable X toma los valores 1, 2 y 5 con probabilidades 0,2, 0,5 y 0,3. Calcula la esperanza de X.',
    ],
    [
      'fr',
      '1,9',
      'Une variable aléatoire X prend les valeurs 0, 3 et 10 avec les probabilités 0,6, 0,3 et 0,1. Calculer l’espérance de X.',
    ],
  ])('%s: %s', (locale, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });

  it.each([
    [
      'es',
      'En un juego se ganan 5 € con probabilidad 0,2 y se pierden 1 € con probabilidad 0,8. Calcula la esperanza de la ganancia.',
    ],
    [
      'en',
      'A game pays $0 with probability 0.5, $2 with probability 0.3 and $10 with probability 0.1. What is the expected value of the payout?',
    ],
    [
      'fr',
      'Une variable aléatoire X prend les valeurs 0, 3 et 10 avec les probabilités 0,6, 0,3 et 0,1. Calculer la variance de X.',
    ],
  ])('%s: not all probabilities, or another question: %s', (locale, text) => {
    expect(valueOf(text, locale)).not.toMatch(/\d/);
  });
});
