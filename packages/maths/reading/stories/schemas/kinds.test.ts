import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('how many there are of each of two kinds', () => {
  it.each([
    [
      'en',
      'A farm has chickens and cows. There are 30 heads and 86 legs. How many of each animal are there?',
      'x = 17 and y = 13',
    ],
    [
      'en',
      'A jar holds only nickels and dimes. There are 34 coins worth $2.60 altogether. How many of each are there?',
      'x = 16 and y = 18',
    ],
    [
      'en',
      'Adult tickets cost $8 and child tickets cost $5. 210 tickets were sold for $1,320. How many of each kind were sold?',
      'x = 90 and y = 120',
    ],
    [
      'en',
      'Tickets for the school play cost $8 for adults and $5 for students. The drama club sold 210 tickets and took in $1,320. How many student tickets were sold?',
      'x = 120',
    ],
    [
      'es',
      'En un corral hay conejos y gallinas: en total se ven 40 cabezas y 110 patas. ¿Cuántos animales hay de cada clase?',
      'x = 15; y = 25',
    ],
    [
      'es',
      'Las entradas de adulto cuestan 8 € y las de niño 5 €. Se vendieron 210 entradas y se recaudaron 1320 €. ¿Cuántas entradas de cada tipo se vendieron?',
      'x = 90; y = 120',
    ],
    [
      'fr',
      'Dans une ferme, il y a des poules et des lapins. On compte 30 têtes et 86 pattes. Combien y a-t-il de poules et de lapins ?',
      'x = 17 et y = 13',
    ],
    [
      'fr',
      'Une tirelire contient 30 pièces de 1 € et de 2 €, pour un total de 47 €. Combien y a-t-il de pièces de chaque sorte ?',
      'x = 13 et y = 17',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('an odd number of legs, two kinds of which neither is asked for, a third kind', () => {
  it.each([
    [
      'en',
      'A farm has chickens and cows. There are 30 heads and 87 legs. How many of each animal are there?',
    ],
    ['en', 'A farm has hens, cows and spiders. There are 30 heads and 86 legs. How many of each are there?'],
    [
      'en',
      'Adult tickets cost $8 and child tickets cost $5. 210 tickets were sold for $1,320. How many visitors came by bus?',
    ],
    [
      'es',
      'En un corral hay conejos y gallinas: 40 cabezas y 111 patas. ¿Cuántos animales hay de cada clase?',
    ],
    [
      'fr',
      'Une tirelire contient 30 pièces de 1 € et de 2 €, pour un total de 65 €. Combien de chaque sorte ?',
    ],
  ])('%s: are not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
