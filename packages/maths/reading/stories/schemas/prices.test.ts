import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';
import { readMessage } from '../../message/read-message.ts';

const valueOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('prices of one, of a mixture, and of two tariffs', () => {
  it.each([
    ['en', '7/4', 'A box of 8 pens costs $14. How much does one pen cost?'],
    ['en', '8', 'Three litres of paint cost $24. How much is one litre?'],
    ['fr', '6/5', 'Un sac de 5 kg de pommes de terre coûte 6 €. Quel est le prix au kilo ?'],
    ['es', '1/2', 'Un paquete de 12 rollos vale 6 €. ¿A cuánto sale cada rollo?'],
    ['fr', '3/2', 'Un lot de 8 savons coûte 12 €. Quel est le prix d’un savon ?'],
    [
      'en',
      '10',
      'A shopkeeper mixes 3 kg of tea at $8 per kg with 2 kg of tea at $13 per kg. What is the price of 1 kg of the mixture?',
    ],
    [
      'es',
      '21/2',
      'Se mezclan 5 kg de café de 9 €/kg con 3 kg de café de 13 €/kg. ¿A cuánto sale el kilo de mezcla?',
    ],
    [
      'fr',
      '13/5',
      'On mélange 4 kg de riz à 2 € le kg et 6 kg de riz à 3 € le kg. Quel est le prix d’un kilogramme du mélange ?',
    ],
    [
      'en',
      'x = 6',
      'Gym A charges $20 to join and $4 per visit. Gym B charges $8 to join and $6 per visit. After how many visits do both gyms cost the same?',
    ],
    [
      'es',
      'x = 4',
      'Un taller cobra 30 € fijos y 12 € por hora. Otro taller cobra 6 € fijos y 18 € por hora. ¿Para cuántas horas cuestan lo mismo los dos talleres?',
    ],
    [
      'fr',
      'x = 6',
      'Le club A demande 25 € d’inscription puis 3 € par séance. Le club B demande 10 € d’inscription puis 5,50 € par séance. Pour combien de séances les deux clubs coûtent-ils le même prix ?',
    ],
  ])('%s: %s', (locale, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });

  it.each([
    ['en', 'A pack of 8 pens costs $14. How much does one ruler cost?'],
    ['en', 'A trip for 8 pupils costs $14 plus a fee. How much does one pupil pay?'],
    [
      'en',
      'Gym A charges $20 to join and $6 per visit. Gym B charges $8 to join and $6 per visit. After how many visits do both gyms cost the same?',
    ],
    [
      'fr',
      'On mélange 4 kg de riz à 2 € le kg et 6 kg de riz à 3 € le kg. Quel est le prix du mélange avec le sac ?',
    ],
  ])('%s: another question: %s', (locale, text) => {
    expect(valueOf(text, locale)).not.toMatch(/\d/);
  });
});

/** What became of each question of a text. */
function partKinds(text: string, locale: string): readonly string[] {
  const reading = readMessage(text, { locale });
  return reading.kind === 'parts' ? reading.parts.map(({ reading: each }) => each.kind) : [reading.kind];
}

describe('things shared out one by one', () => {
  it.each([
    [
      'en',
      '8',
      'A teacher shares 59 stickers equally among 7 pupils. How many stickers does each pupil get?',
    ],
    ['en', '3', 'A teacher shares 59 stickers equally among 7 pupils. How many are left over?'],
    ['es', '3', 'Se reparten 75 cromos entre 8 amigos a partes iguales. ¿Cuántos sobran?'],
    ['fr', '2', 'On partage 65 billes entre 9 enfants. Combien en reste-t-il ?'],
  ])('%s: %s', (locale, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });

  it.each([
    [
      'en',
      'A teacher shares 59 stickers equally among 7 pupils. How many stickers does each pupil get, and how many are left over?',
    ],
    [
      'es',
      'Se reparten 75 cromos entre 8 amigos a partes iguales. ¿Cuántos cromos recibe cada uno y cuántos sobran?',
    ],
    [
      'fr',
      'On partage 65 billes entre 9 enfants. Combien de billes reçoit chaque enfant et combien en reste-t-il ?',
    ],
  ])('%s: both questions are read: %s', (locale, text) => {
    expect(partKinds(text, locale)).toEqual(['problem', 'problem']);
  });
});
