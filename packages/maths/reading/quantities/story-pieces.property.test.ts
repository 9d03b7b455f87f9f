import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { normalizeCharacters } from '../../expression/prepare.ts';
import { storyPieces } from './story-pieces.ts';

const parts = [
  'Sam',
  'has',
  '3',
  '12',
  'bags',
  'km',
  'and',
  'y',
  'et',
  'de',
  'of',
  'with',
  'twenty',
  'two fifths',
  'deux tiers',
  '1 500',
  '2,50',
  '1.500,20',
  '$',
  '€',
  '%',
  '.',
  ',',
  ';',
  ':',
  '?',
  '¿',
  '\n',
  ' ',
  '  ',
  '3/4',
  '½',
  '-',
  "l'",
  '’',
  '»',
  '«',
  '"',
  '(',
  ')',
  'x',
  '=',
  '+',
  '\u00a0',
  '\u200b',
  '😀',
  '𝑥',
  'ﬁ',
  'é',
];
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom('', ' ')), { maxLength: 25 })
      .map((each) => each.flat().join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const language = fc.constantFrom('en', 'es', 'fr');

it('the pieces of any text are the text, and each has one number at most', () => {
  assertProperty(
    fc.property(text, language, (source, spoken) => {
      const pieces = storyPieces(source, spoken, spoken);
      const joined = pieces.map(({ before, number, after }) => before + (number ?? '') + after).join('');
      expect(joined).toBe(normalizeCharacters(source));
      expect(pieces.every(({ number }) => number !== '')).toBe(true);
      expect(source.trim() === '' || pieces.some(({ isAsked }) => isAsked)).toBe(true);
    }),
    { numRuns: 3000, seed: 20261129 },
  );
});
