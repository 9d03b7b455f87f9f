import { expect, test } from 'vitest';
import { describeReading } from './possible-reading.ts';

test.each([
  [
    { text: 'calculer le discriminant de 2x² - 5', formula: { plain: '2x² - 5' } },
    'calculer le discriminant de 2x² - 5',
  ],
  [{ text: 'x^(2+1)', formula: { plain: 'x³' } }, 'x³'],
  [{ text: '-8 + 5', formula: { plain: '-8 + 5' } }, '-8 + 5'],
])('a reading is described by its task in words, or its formula (%#)', (reading, shown) => {
  expect(describeReading(reading)).toBe(shown);
});
