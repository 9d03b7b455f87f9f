import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

function verdictOf(locale: string, problem: string, previous: string, line: string): string {
  const result = answer('checkLine', { problem, previous, line, locale }, null);
  return result.ok ? result.verdict : 'unread';
}

describe('values that are tried, and what words say about values', () => {
  it.each([
    ['en', 'x^2 < 16', 'x = 5 gives 25, too big', 'equal'],
    ['en', 'x^2 < 16', 'x = 5 gives 20, too big', 'different'],
    ['en', '-3x + 4 > 19', 'x = -6: 18 + 4 = 22 > 19 ok', 'equal'],
    ['fr-FR', '-2x + 3 < 9', 'avec x = 0 on a 3 < 9, ça marche', 'equal'],
    ['fr-FR', '5^(2x) = 125', "x = 1 donne 25, c'est trop petit", 'equal'],
    ['en', '|x - 3| = 5', 'x = 8 is the only solution', 'different'],
    ['es-ES', 'x^2 + 6x = 0', 'x + 6 = 0, entonces la única solución es x = -6', 'different'],
    ['es-ES', '∫ (6x^2 - 2/x) dx', '2x^3 - 2 ln|x| + C, pues al derivar sale 6x^2 - 2/x', 'equal'],
  ])('%s %s | %s: %s', (locale, problem, line, verdict) => {
    expect(verdictOf(locale, problem, problem, line)).toBe(verdict);
  });

  it.each([
    ['es-ES', 'área de un círculo de diámetro 10 cm', 'A = 25π ≈ 78,54 cm²', 'equal'],
    ['fr-FR', '3x^2 - 12x = 0', 'je simplifie par x : 3x = 12, donc S = {4}', 'different'],
    ['fr-FR', 'calculer ∫ de 0 à 2 de (3x^2 + 1) dx', '[x^3 + x] = (8 + 2) - 0 = 10', 'equal'],
    ['fr-FR', 'calculer ∫ de 0 à 2 de (3x^2 + 1) dx', '[x^3 + x] = (8 + 2) - 0 = 12', 'different'],
  ])('%s %s | %s: %s', (locale, problem, line, verdict) => {
    expect(verdictOf(locale, problem, problem, line)).toBe(verdict);
  });

  it('values that are said to work must be solutions', () => {
    expect(verdictOf('en', '√(x + 6) = x', 'x^2 - x - 6 = 0', 'x = 3 and x = -2 both work')).toBe(
      'different',
    );
  });
});

describe('a calculation that is true, but comes from a known mistake', () => {
  it.each([
    ['20 - 3 * 4 + 2', '20 - 12 + 2', '20 - 14 = 6', 'order_of_operations'],
    ['8 + 2 * (7 - 3)^2', '8 + 2 * (7 - 3)^2', '8 + 8^2 = 72', 'order_of_operations'],
    ['5/6 - 2/9', '5/6 - 2/9', '3/(-3) = -1', 'adds_across_fractions'],
    ['convert 90 km/h to m/s', '90 km/h', '90 * 3.6 = 324 m/s', 'unit_divided_instead'],
    ['∫_0^2 (3x^2 + 1) dx', '∫_0^2 (3x^2 + 1) dx', '6*2 - 6*0 = 12', 'differentiated_instead'],
  ])('%s | %s | %s: %s', (problem, previous, line, mistake) => {
    const result = answer('checkLine', { problem, previous, line, locale: 'en' }, null);
    expect(result).toMatchObject({ ok: true, verdict: 'different', mistake: { id: mistake } });
  });

  it.each([
    ['8 + 2 * (7 - 3)^2', '2 * 16 = 32'],
    ['decrease 250 by 12%', '12% of 250 = 30'],
  ])('%s | %s: a step of the right way is none', (problem, line) => {
    expect(verdictOf('en', problem, problem, line)).toBe('equal');
  });
});
