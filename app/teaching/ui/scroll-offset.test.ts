import { expect, it } from 'vitest';
import { scrollOffsetFor } from './scroll-offset.ts';

const window = { top: 100, bottom: 700 };

it('leaves the page where it is when all can be seen', () => {
  expect(scrollOffsetFor([120, 200], [650], window)).toBe(0);
});

it('puts the answer and the next field into the middle when both have room', () => {
  // 400 to 900 is 500 high, which leaves 50 above and below.
  expect(scrollOffsetFor([400, 500], [900], window)).toBe(250);
});

it('begins later when the whole is too high, and reaches less far before it gives up the beginning', () => {
  expect(scrollOffsetFor([0, 400], [900], window)).toBe(250);
  expect(scrollOffsetFor([400], [1200, 900], window)).toBe(250);
});

it('begins where the verdict comes into the upper half when not even that and the field fit', () => {
  expect(scrollOffsetFor([-600, -300, -100], [1200], window)).toBe(-400);
  expect(scrollOffsetFor([-600, -500, -100], [1200], window)).toBe(-200);
});
