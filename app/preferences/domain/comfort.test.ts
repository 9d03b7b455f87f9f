import { expect, test } from 'vitest';
import { defaultComfort, fontSizes, isColour, isFontSize, mergeComfort } from './comfort.ts';

test('only hexadecimal colours are accepted', () => {
  expect(
    mergeComfort(defaultComfort, { textColor: '#fff;}', backgroundColor: '#00FF00', fontSize: 'toString' }),
  ).toEqual({
    ...defaultComfort,
    backgroundColor: '#00FF00',
  });
});

test.each([
  ['default', true],
  ['#112233', true],
  ['#aBcDeF', true],
  ['#11223', false],
  ['#1122334', false],
  ['x#112233', false],
  ['#11223g', false],
  ['red', false],
  [112233, false],
])('%j is a colour: %s', (value, expected) => {
  expect(isColour(value)).toBe(expected);
});

test('the sizes of the text are those of the specification', () => {
  expect(fontSizes).toEqual({ small: '0.875rem', medium: '1rem', large: '1.125rem', xlarge: '1.25rem' });
  expect(['small', 'xlarge', 'huge', 'toString', 1].map((size) => isFontSize(size))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('saved settings are taken over field by field', () => {
  const saved = {
    textColor: '#112233',
    backgroundColor: '#445566',
    fontSize: 'small',
    dyslexiaFriendlyFont: true,
  } as const;
  expect(mergeComfort(defaultComfort, saved)).toEqual(saved);
  expect(
    mergeComfort(saved, { textColor: 'x', backgroundColor: 'y', fontSize: 'z', dyslexiaFriendlyFont: 1 }),
  ).toEqual(saved);
  expect(mergeComfort(saved, { dyslexiaFriendlyFont: false })).toEqual({
    ...saved,
    dyslexiaFriendlyFont: false,
  });
  expect(mergeComfort(saved, null)).toBe(saved);
  expect(mergeComfort(saved, 'text')).toBe(saved);
});
