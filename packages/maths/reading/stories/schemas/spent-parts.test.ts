import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('parts of an amount are spent, and what is left is known', () => {
  it.each([
    [
      'en',
      'Tom spent 2/5 of his money on a book and 1/4 on a game. He has $14 left. How much money did he have?',
      'x = 40',
    ],
    [
      'es',
      'Marcos ha gastado 2/5 de su paga en el cine y 1/4 en un bocadillo. Si le quedan 14 €, ¿cuánto dinero tenía de paga?',
      'x = 40',
    ],
    [
      'fr',
      'Léa a dépensé 2/5 de son argent pour un livre et 1/4 pour un jeu. Il lui reste 14 €. Combien avait-elle ?',
      'x = 40',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });

  it('a part of the rest is no part of all', () => {
    const text =
      'Tom spent 2/5 of his money on a book and 1/2 of the rest on a game. He has $18 left. How much money did he have?';
    expect(answerOf(text, 'en')).toBe('x = 60');
  });

  it.each([
    [
      'en',
      'Tom spent 2/5 of his money on a book and 3/4 on a game. He has $14 left. How much money did he have?',
    ],
    [
      'en',
      'Tom spent 2/5 of his money and Ann spent 1/4 of her savings. He has $14 left. How much did Tom have?',
    ],
    ['es', 'Marcos ha gastado 2/5 de su paga y 3/4 en un bocadillo. Le quedan 14 €. ¿Cuánto dinero tenía?'],
    ['fr', 'Léa a dépensé 2/5 de son argent et 3/4 pour un jeu. Il lui reste 14 €. Combien avait-elle ?'],
  ])('%s: more than all, or parts of two amounts: %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
