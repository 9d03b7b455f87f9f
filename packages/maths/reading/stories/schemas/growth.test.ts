import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('what doubles or triples again and again', () => {
  it.each([
    [
      'en',
      'A colony of 50 bacteria doubles every 3 hours. How many bacteria are there after 12 hours?',
      '800',
    ],
    [
      'en',
      'A colony of 50 bacteria triples every 2 hours. How many bacteria are there after 6 hours?',
      '1350',
    ],
    [
      'es',
      'Una colonia de 50 bacterias se duplica cada 3 horas. ¿Cuántas bacterias hay después de 12 horas?',
      '800',
    ],
    [
      'fr',
      'Une colonie de 50 bactéries double toutes les 3 heures. Combien de bactéries y a-t-il après 12 heures ?',
      '800',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('a time that is no multiple of the period, or is asked for', () => {
  it.each([
    ['en', 'A colony of 50 bacteria doubles every 3 hours. How many bacteria are there after 10 hours?'],
    ['en', 'A colony of 50 bacteria doubles every 3 hours. After how many hours are there 400 bacteria?'],
    [
      'es',
      'Una colonia de 50 bacterias se duplica cada 3 horas. ¿Cuántas bacterias hay después de 10 horas?',
    ],
    [
      'fr',
      'Une colonie de 50 bactéries double toutes les 3 heures. Combien de bactéries y a-t-il après 10 heures ?',
    ],
  ])('%s: is not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});

describe('the percentage of a change of a price', () => {
  it.each([
    ['en', 'A jacket cost $25 and now costs $20. What percentage is the reduction?', '20'],
    ['es', 'Una chaqueta costaba 25 € y ahora cuesta 20 €. ¿Qué porcentaje de descuento tiene?', '20'],
    ['fr', 'Une veste coûtait 25 € et coûte maintenant 20 €. Quel est le pourcentage de réduction ?', '20'],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('a rise where the price falls, or two things', () => {
  it.each([
    ['en', 'A jacket cost $25 and now costs $20. What percentage is the increase?'],
    ['en', 'A jacket costs $25 and a hat costs $20. What percentage is the reduction?'],
    ['es', 'Una chaqueta costaba 25 € y ahora cuesta 20 €. ¿Qué porcentaje de aumento tiene?'],
    ['fr', 'Une veste coûtait 25 € et coûte maintenant 20 €. Quel est le pourcentage de hausse ?'],
  ])('%s: have no percentage of change: %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
