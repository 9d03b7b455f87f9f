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

  it('is not emptied', () => {
    expect(
      valueOf('A tank is 3/4 full. 15 litres are drained. How many litres does it hold?', 'en-GB'),
    ).not.toBe('60');
  });
});
