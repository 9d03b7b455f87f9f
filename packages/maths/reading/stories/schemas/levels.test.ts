import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

function valueOf(problem: string, locale: string): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : solved.kind;
}

describe('a tank that is full in part', () => {
  it.each([
    [
      'en-GB',
      '12',
      'A tank for 240 litres is three-eighths full. Water runs in at 12.5 litres per minute. How many minutes until the tank is full?',
    ],
    [
      'en-GB',
      '40',
      'A water tank is three-eighths full. Adding 25 litres fills it. How many litres does it hold?',
    ],
    [
      'es-ES',
      '60',
      'Un depósito está lleno hasta los 3/4. Si se añaden 15 litros, queda lleno. ¿Cuántos litros caben en el depósito?',
    ],
    [
      'fr-FR',
      '45',
      'Un réservoir est rempli aux 2/3. On y ajoute 15 litres et il est plein. Quelle est sa contenance en litres ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it.each([
    ['en-GB', '750', 'When a tank is 3/5 full it holds 450 l; how much when full?'],
    ['en-GB', '196', 'A barrel holds 84 litres when it is 3/7 full. How many litres does it hold when full?'],
    ['en-GB', '80', 'A tank is 3/4 full and contains 60 litres. What is its capacity?'],
    [
      'es-ES',
      '750',
      'Cuando un tanque está lleno hasta los 3/5 contiene 450 litros. ¿Cuántos litros contiene cuando está lleno?',
    ],
    [
      'fr-FR',
      '750',
      'Une cuve remplie aux 3/5 contient 450 litres. Combien de litres contient-elle quand elle est pleine ?',
    ],
    ['fr-FR', '360', 'Un réservoir rempli aux 2/3 contient 240 litres. Quelle est sa contenance ?'],
  ])('%s: the whole from what is inside: %s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it.each([
    ['en-GB', '270', 'A tank that holds 450 litres is 3/5 full. How many litres are in it?'],
    ['en-GB', '180', 'A tank that holds 450 litres is 3/5 full. How many more litres until it is full?'],
    ['en-GB', '270', 'A tank holds 450 litres and is 3/5 full. How many litres are in it?'],
    ['en-GB', '270', 'A full tank holds 450 litres. It is 3/5 full. How many litres does it contain?'],
    ['es-ES', '270', 'Un tanque de 450 litros está lleno hasta los 3/5. ¿Cuántos litros contiene?'],
  ])('%s: a part of what it can hold: %s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it('is not emptied', () => {
    expect(
      valueOf('A tank is 3/4 full. 15 litres are drained. How many litres does it hold?', 'en-GB'),
    ).not.toBe('60');
  });
});
