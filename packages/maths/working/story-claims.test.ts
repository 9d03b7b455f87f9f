import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

/** Judged as in a session: the problem is what was read from the story. */
function judged(locale: string, story: string, line: string): string {
  const read = answer('parse', { text: story, locale }, null);
  if (!read.ok) return 'problem unread';
  const problem = read.text;
  const result = answer('checkLine', { problem, previous: problem, story, line, locale }, null);
  return result.ok ? `${result.verdict}${result.finished ? ', finished' : ''}` : 'unread';
}

const jacket = 'A jacket costs $80. It is reduced by 15%. What is the new price?';
const coche = 'Une voiture roule à 90 km/h pendant 2,5 heures. Quelle distance parcourt-elle ?';
const manzanas = '3 kg de manzanas cuestan 7,5 €. ¿Cuánto cuestan 5 kg?';
const money = 'Tom had $90. He spent $20 on a book and $15 on a toy. How much is left?';

describe('what a calculation claims about a story', () => {
  it.each([
    ['en-US', jacket, '80 - 15 = 65'],
    ['fr-FR', coche, '90 ÷ 2,5 = 36 km'],
    ['en', money, '90 + 20 - 15 = 85'],
    ['en', money, '90 + 20 - 15 = 95'],
    ['es-ES', manzanas, '5 kg = 12 €'],
    ['es-ES', manzanas, '7,5 + 2 = 9,5'],
    ['en', 'Increase 240 by 35%', '240 + 35 = 275'],
    ['en', 'Find the mean of 8, 12, 14, 10', '44/2 = 22'],
    ['en', 'f(x) = 2x^2 - 3x + 1, find f(-1)', 'f(-1) = -2 - 3 + 1 = -4'],
    ['es-ES', manzanas, '5 kg cuestan 37,5 €'],
  ])('%s %s | %s: all its numbers and another value are a wrong answer', (locale, story, line) => {
    expect(judged(locale, story, line)).toBe('different');
  });

  it.each([
    ['en-US', jacket, '80 · 15 = 1200'],
    ['en', money, '90 - 20 = 70'],
    ['es-ES', manzanas, '7,5/3'],
    ['es-ES', manzanas, '7,5 · 5 = 37,5'],
    ['es-ES', manzanas, '1 kg = 2,5 €'],
    ['en', 'factor x^2 + 9x + 20', 'factors of 20: 1 and 20, 2 and 10, 4 and 5'],
    ['fr-FR', '5/8 + 1/6', 'multiples de 8 : 8, 16, 24 ; multiples de 6 : 6, 12'],
    ['es-ES', manzanas, 'cada kg cuesta 2,5 €'],
    ['es-ES', manzanas, '7,5 : 3 = 2,5 €'],
  ])('%s %s | %s is on the way', (locale, story, line) => {
    expect(judged(locale, story, line)).toBe('equal');
  });

  it.each([
    ['en-US', jacket, '$68'],
    ['en-US', jacket, '80 - 12 = 68'],
    ['en-US', jacket, '80 - 15% = 68'],
    ['fr-FR', coche, '90 x 2,5 = 225 km'],
    ['es-ES', manzanas, '5 kg cuestan 12,5 €'],
    ['es-ES', manzanas, '5 · 2,5 = 12,5'],
    ['en-US', 'A car travels 180 miles in 3 hours. What is its average speed?', '60 mph'],
  ])('%s %s | %s is the answer', (locale, story, line) => {
    expect(judged(locale, story, line)).toBe('equal, finished');
  });
});
