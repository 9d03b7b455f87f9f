import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage, type MessageReading } from './read-message.ts';

/** A reading on one line, written in English. */
function describeMessage(text: string, locale = 'en-US'): string {
  const reading = readMessage(text, { locale });
  if (reading.kind === 'parts') return reading.parts.map(({ reading: each }) => describeOne(each)).join('; ');
  return describeOne(reading);
}

function describeOne(reading: Exclude<MessageReading, { kind: 'parts' }>): string {
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('what a page puts around a problem does not count', () => {
  it.each([
    ['Exercise 3.2\n5) Solve 4x - 7 <= 6x + 3\n© 2024 Page 41', '4x - 7 ≤ 6x + 3'],
    ['Página 63 . Factoriza x^2 - 9', 'factorise x² - 9', 'es-ES'],
    ['Résoudre 3x = 12\nExtrait du manuel, chapitre 4', '3x = 12', 'fr-FR'],
    [
      'Halle dy/dx si y = cos(5x^2)\nTomado de Cálculo I, taller 3',
      'find the derivative of cos(5x²)',
      'es-CO',
    ],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toContain(expected);
  });
});

describe('a rule names the task', () => {
  it.each([
    ['Use the product rule on f(x) = x^3 ln(x).', 'find the derivative of x³ln(x)'],
    ['Aplica la regla de la cadena a f(x) = sin(3x)', 'find the derivative of sin(3x)', 'es-MX'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toContain(expected);
  });
});

describe('conditions beside an expression', () => {
  it.each([
    ['Simplify √(75x^2y) (x ≥ 0)', 'simplify √(75x²y)'],
    ['Simplify √(75x^2y), x ≥ 0', 'simplify √(75x²y)'],
    ['|x - 1| menor o igual q 6', '|x - 1| ≤ 6', 'es-ES'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('listed values in a story', () => {
  it.each([
    [
      'Six runners trained for 12, 7, 19, 4, 15 and 9 hours. Find the median number of hours.',
      'calculate median(12, 7, 19, 4, 15, 9)',
    ],
    [
      'Voici une série de tailles en cm : 152 ; 160 ; 148. Quelle est l’étendue de cette série ?',
      'calculate range(152, 160, 148)',
      'fr-FR',
    ],
    ['whats the gcd of 48 and 180 and also the lcm', 'calculate gcd(48, 180); calculate lcm(48, 180)'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('in two units are not compared', () => {
    expect(describeMessage('Find the median of 12 km, 7 h and 9 km')).toBe('unread');
  });
});

describe('a parameter by the number of solutions', () => {
  it.each([
    ['The equation x² + kx + 9 = 0 has exactly one real solution. Find the values of k.', 'k² - 36 = 0'],
    ['Halla los valores de m para que x² - 4x + m = 0 tenga dos soluciones reales', '-4m + 16 > 0', 'es-ES'],
    [
      'Pour quelles valeurs de m l’équation x² + mx + 4 = 0 n’a-t-elle aucune solution ?',
      'm² - 16 < 0',
      'fr-FR',
    ],
    ['Déterminer m pour que l’équation x² - 6x + m = 0 ait une racine double.', '-4m + 36 = 0', 'fr-FR'],
    ['Find k so that 2x^2 - 3x + k = 0 has no real roots', '-8k + 9 < 0'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toContain(expected);
  });

  it('leaves equations of other kinds alone', () => {
    expect(describeMessage('kx + 3 = 0 has one solution. Find k.')).not.toContain('4');
  });
});

describe('terms, functions and derivatives that are given', () => {
  it.each([
    ['El término general es a_n = 4n - 7. ¿Qué lugar ocupa el término que vale 89?', '4n - 7 = 89', 'es-ES'],
    ['The nth term of a sequence is 3n + 5. Which term is equal to 65?', '3n + 5 = 65'],
    ['Si f(x) = 5 - 2x, ¿cuánto debe valer x para que f(x) = -7?', '5 - 2x = -7', 'es-MX'],
    ['Soit f(x) = x^2 - 4x. Résoudre f’(x) = 0.', '2x - 4 = 0', 'fr-FR'],
    [
      'Mettre le nombre complexe z = (2 + i)/(1 - i) sous forme algébrique.',
      'simplify (2 + i)/(1 - i)',
      'fr-FR',
    ],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toContain(expected);
  });
});
