import { expect, it } from 'vitest';
import { scrollOffsetFor } from './scroll-offset.ts';

const window = { top: 100, bottom: 700 };

it('does not scroll when everything is visible', () => {
  expect(scrollOffsetFor([120, 200], [650], window)).toBe(0);
});

it('centres the response and the next field when both fit', () => {
  // 400 to 900 is 500 high, which leaves 50 above and below.
  expect(scrollOffsetFor([400, 500], [900], window)).toBe(250);
});

it('starts later when the whole is too high, and reaches less far before dropping the start', () => {
  expect(scrollOffsetFor([0, 400], [900], window)).toBe(250);
  expect(scrollOffsetFor([400], [1200, 900], window)).toBe(250);
});

it('places the verdict in the upper half when it does not fit together with the field', () => {
  expect(scrollOffsetFor([-600, -300, -100], [1200], window)).toBe(-400);
  expect(scrollOffsetFor([-600, -500, -100], [1200], window)).toBe(-200);
});
