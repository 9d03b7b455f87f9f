import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';

function describeMessage(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
}

describe('a table of values and frequencies', () => {
  it.each([
    [
      'Score      1  2  3\nFrequency  3  5  8\nWork out the mean score.',
      'calculate (1 · 3 + 2 · 5 + 3 · 8)/(3 + 5 + 8)',
      'en-GB',
    ],
    [
      'Calcula la media.\nFrecuencia  3  5  8\nNota  1  2  3',
      'calculate (1 · 3 + 2 · 5 + 3 · 8)/(3 + 5 + 8)',
      'es-ES',
    ],
    [
      'Valeurs   2    5    7\nEffectifs  4    6    8\nCalculer la moyenne pondérée.',
      'calculate (2 · 4 + 5 · 6 + 7 · 8)/(4 + 6 + 8)',
      'fr-FR',
    ],
    ['Value  1  2  3\nFrequency  1  2  2\nFind the median.', 'calculate median(1, 2, 2, 3, 3)', 'en-GB'],
  ])('%s', (text, expected, locale) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each([
    ['1 2 3 4\nFrequency  3  5  8\nWork out the mean.', 'en-GB'],
    ['1 2 3 4\nWidth  3  5  8  4\nWork out the mean.', 'en-GB'],
    ['1 2 3 4\nAlturas  3  5  8  4\nCalcula la media.', 'es-ES'],
  ])('two rows that do not belong together have no mean: %s', (text, locale) => {
    expect(describeMessage(text, locale)).toBe('unread');
  });
});
