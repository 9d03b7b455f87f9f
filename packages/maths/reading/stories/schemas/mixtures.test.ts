import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('the amounts of a mixture', () => {
  it.each([
    [
      'en',
      'A chemist has a 20% acid solution and a 50% acid solution. How many liters of each should be mixed to obtain 60 liters of a 30% solution?',
      'x = 40 and y = 20',
    ],
    [
      'en',
      'How many liters of a 20% acid solution must be mixed with a 50% acid solution to obtain 60 liters of a 30% solution?',
      'x = 40',
    ],
    [
      'en',
      'A shop mixes coffee at $8 per kg and coffee at $12 per kg to make 20 kg of a blend worth $9 per kg. How many kilograms of each are needed?',
      'x = 15 and y = 5',
    ],
    [
      'es',
      '¿Cuántos kilos de café de 8 €/kg hay que mezclar con 20 kg de café de 11 €/kg para que la mezcla salga a 9 €/kg?',
      'x = 40',
    ],
    [
      'es',
      'Un químico tiene una disolución al 20 % y otra al 50 %. ¿Cuántos litros de cada una debe mezclar para obtener 60 litros al 30 %?',
      'x = 40; y = 20',
    ],
    [
      'es',
      '¿Cuánta agua hay que añadir a 12 litros de una disolución al 40 % para obtener una disolución al 30 %?',
      'x = 4',
    ],
    [
      'fr',
      'On mélange du café à 8 € le kilo et du café à 12 € le kilo pour obtenir 20 kg d’un mélange à 9 € le kilo. Combien de kilos de chaque café faut-il ?',
      'x = 15 et y = 5',
    ],
    [
      'fr',
      'Quelle quantité d’eau faut-il ajouter à 12 litres d’une solution à 40 % pour obtenir une solution à 30 % ?',
      'x = 4',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('a sum at two rates of interest', () => {
  it.each([
    [
      'en',
      'Ms. Ortega invested $8,000, part at 4% and the rest at 6% simple interest. After one year the interest totaled $410. How much was invested at each rate?',
      'x = 3500 and y = 4500',
    ],
    [
      'en',
      'Sam invested $8,000, part at 4% and the rest at 6%. The interest for one year was $410. How much did Sam invest at 6%?',
      'x = 4500',
    ],
    [
      'es',
      'Ana invierte 8000 €, una parte al 4 % y el resto al 6 %. En un año obtiene 410 € de intereses. ¿Cuánto invirtió a cada tasa?',
      'x = 3500; y = 4500',
    ],
    [
      'fr',
      'Léa place 8 000 €, une partie à 4 % et le reste à 6 %. Au bout d’un an, elle touche 410 € d’intérêts. Quelle somme a-t-elle placée à chaque taux ?',
      'x = 3500 et y = 4500',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('another question, a strength that no mixture has, several years', () => {
  it.each([
    [
      'en',
      'How many liters of the 30% mixture do you get from 10 liters of a 20% solution and a 60% solution?',
    ],
    [
      'en',
      'A chemist mixes a 20% acid solution and a 50% acid solution. How many liters of each are in 60 liters of a 70% solution?',
    ],
    [
      'en',
      'Sam invested $8,000, part at 4% and the rest at 6%. The interest for 3 years was $410. How much did Sam invest at 6%?',
    ],
    [
      'es',
      'Ana invierte 8000 €, una parte al 4 % y el resto al 6 %. En un año obtiene 610 € de intereses. ¿Cuánto invirtió a cada tasa?',
    ],
    [
      'fr',
      'On mélange du café à 8 € le kilo et du café à 12 € le kilo. Combien coûtent 20 kg d’un mélange à 9 € le kilo ?',
    ],
  ])('%s: are not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
