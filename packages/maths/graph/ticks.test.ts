import { expect, it } from 'vitest';
import { numberText, pairText, pointText } from './numbers.ts';
import { ticksOf } from './ticks.ts';
import { moveView, withEqualUnits, zoomView, type View } from './view.ts';

const texts = (range: [number, number], pixels: number, ofPi = false, locale = 'en') =>
  ticksOf(range, pixels, 50, locale, ofPi).marks.map(({ text }) => text);

it('numbers at an axis are 1, 2 or 5 times a power of ten, without 0', () => {
  expect(texts([-3, 3], 400)).toEqual(['−3', '−2', '−1', '1', '2', '3']);
  expect(texts([0, 0.1], 600)).toEqual([
    '0.01',
    '0.02',
    '0.03',
    '0.04',
    '0.05',
    '0.06',
    '0.07',
    '0.08',
    '0.09',
    '0.1',
  ]);
  expect(texts([0, 45], 600)).toEqual(['5', '10', '15', '20', '25', '30', '35', '40', '45']);
  expect(texts([0, 0.3], 300, false, 'es')).toEqual(['0,05', '0,1', '0,15', '0,2', '0,25', '0,3']);
});

it('axes of angles are labelled in multiples of π', () => {
  expect(texts([-7, 7], 600, true)).toEqual(['−2π', '−3π/2', '−π', '−π/2', 'π/2', 'π', '3π/2', '2π']);
  expect(texts([0, 1e-3], 600, true)[0]).toBe('0.0001');
});

it('numbers are written as people write them', () => {
  expect(['en', 'es', 'fr'].map((locale) => pairText('1', '2', locale))).toEqual([
    '(1, 2)',
    '(1; 2)',
    '(1\u00a0; 2)',
  ]);
  expect([1.5, -2, 0, -0.001, 1234.5678, 2.5e9, -1e-7].map((value) => numberText(value, 'en'))).toEqual([
    '1.5',
    '−2',
    '0',
    '0',
    '1234.57',
    '2.5·10⁹',
    '−10⁻⁷',
  ]);
  expect(numberText(-2.5, 'fr-FR')).toBe('−2,5');
  expect(numberText(NaN, 'en')).toBe('—');
});

const view: View = { x: [-3, 3], y: [-2, 2], width: 600, height: 400 };

it('zooming keeps the point under the pointer fixed', () => {
  const near = zoomView(view, 2, 150, 100)!;
  expect(near.x).toEqual([-2.25, 0.75]);
  expect(zoomView(near, 0.5, 150, 100)).toEqual(view);
});

it('zooming stops at the limit of double precision', () => {
  let now: View | null = view;
  let steps = 0;
  while (now !== null && steps < 200) [now, steps] = [zoomView(now, 2), steps + 1];
  expect(now).toBeNull();
  expect(zoomView({ ...view, x: [-9e11, 9e11] }, 0.5)).toBeNull();
});

it('moving right reveals the area on the left', () => expect(moveView(view, 100, 0).x).toEqual([-4, 2]));

it('equal units never shrink the visible area', () => {
  expect(withEqualUnits({ ...view, x: [-1, 1] }).x).toEqual([-3, 3]);
  expect(withEqualUnits({ ...view, y: [-1, 1] }).y).toEqual([-2, 2]);
});

it('a point with one fractional coordinate uses fractions for both', () => {
  const exact = (value: number, text: string) => ({ value, text });
  expect(pointText(exact(1.25, '1.25'), exact(-49 / 8, '−49/8'), 'en')).toBe('(5/4, −49/8)');
  expect(pointText(exact(-0.5, '−0.5'), exact(3, '3'), 'es')).toBe('(−0,5; 3)');
  expect(pointText(exact(2, '2'), exact(1 / 3, '1/3'), 'fr')).toBe('(2\u00a0; 1/3)');
});
