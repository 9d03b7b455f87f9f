import { expect, test } from 'vitest';
import { defaultComfort, mergeComfort } from './comfort.ts';

test('only hexadecimal colours are accepted', () => {
  expect(
    mergeComfort(defaultComfort, { textColor: '#fff;}', backgroundColor: '#00FF00', fontSize: 'toString' }),
  ).toEqual({
    ...defaultComfort,
    backgroundColor: '#00FF00',
  });
});
