import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { withoutMarkedNote, withoutNote } from './operation-notes.ts';

const judge = (problem: string, line: string, story?: string, locale = 'en') => {
  const input = { problem, previous: problem, line, earlier: [], locale, ...(story && { story }) };
  const result = answer('checkLine', input, null);
  return result.ok ? `${result.verdict} ${result.role}` : 'unread';
};

describe('what a learner writes beside an equation', () => {
  it.each([
    '3x = 15 (minus 5)',
    '3x = 15 (subtract 5 from both sides)',
    '3x = 15 (-5)',
    '3x = 15 [−5]',
    '3x = 15 | -5',
    '3x = 15 ← minus 5',
    '3x = 15  // -5',
    '(-5) 3x = 15',
    '-5: 3x = 15',
  ])('“%s” is the step', (line) => {
    expect(judge('3x + 5 = 20', line)).toBe('equal step');
  });

  it.each(['3x = 25 (plus 5)', '3x = 20 | -5', '(-5) 3x = 25'])('“%s” is wrong', (line) => {
    expect(judge('3x + 5 = 20', line)).toBe('different null');
  });

  it.each(['|x - 3| = 5', 'x = 2(-5)', '|x| = |-5|'])('%s has no note behind a mark', (line) => {
    expect(withoutMarkedNote(line)).toBe(line);
  });

  it('a factor in brackets stays where it makes the line true', () => {
    expect(withoutNote('x = 15')).toBe(null);
    expect(judge('x = 3 · (-5)', 'x = 3(-5)')).toMatch(/^equal/);
  });
});

describe('numbers of a story with the letter of its unit', () => {
  const story = 'Une voiture consomme 6 L aux 100 km. Combien consomme-t-elle pour 250 km ?';
  it.each([
    ['15 L', 'equal result'],
    ['12 L', 'different null'],
  ])('%s: %s', (line, expected) => {
    const read = answer('parse', { text: story, locale: 'fr-FR' }, null);
    expect(judge(read.ok ? read.formula.plain : '', line, story, 'fr-FR')).toBe(expected);
  });
});

describe('a rise in percent', () => {
  it.each([
    ['en', 'The price of a phone rises from 400 to 460. What is the percent increase?', '460/400 = 1.15'],
    ['es-ES', 'El precio de un móvil sube de 400 a 460 €. ¿Qué porcentaje ha subido?', '460/400 = 1,15'],
  ])('%s: the growth factor is on the way', (locale, text, line) => {
    const result = answer('checkLine', { problem: text, previous: text, line, earlier: [], locale }, null);
    expect(result.ok && result.verdict).toBe('equal');
  });
});
