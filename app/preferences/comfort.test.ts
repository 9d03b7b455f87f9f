import { expect, test } from 'vitest';
import { appearance, contrast, defaultComfort, mergeComfort, nearestReadable } from './comfort.ts';

test.each([
  ['small', '0.875rem'],
  ['medium', '1rem'],
  ['large', '1.125rem'],
  ['xlarge', '1.25rem'],
] as const)('text size %s is %s', (fontSize, size) => {
  expect(appearance({ ...defaultComfort, fontSize }).style['--user-font-size']).toBe(size);
});

test('chosen colours replace ink and paper; the reading font is a class', () => {
  expect(appearance({ ...defaultComfort, textColor: '#112233', dyslexiaFriendlyFont: true })).toEqual({
    style: { '--user-font-size': '1rem', '--ink': '#112233' },
    className: 'has-colours dyslexia-font',
  });
});

test('only plain colours get into the document', () => {
  expect(
    mergeComfort(defaultComfort, { textColor: '#fff;}', backgroundColor: '#00FF00', fontSize: 'toString' }),
  ).toEqual({
    ...defaultComfort,
    backgroundColor: '#00FF00',
  });
});

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('a text colour that can be read stays; another one moves just far enough', () => {
  expect(nearestReadable('#333333', '#ffffff')).toBe('#333333');
  const better = nearestReadable('#ffdd55', '#ffffff');
  expect(contrast(better, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(better, '#ffffff')).toBeLessThan(5);
});
