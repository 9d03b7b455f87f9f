import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { itemOf } from './fixture.ts';
import { staticSvg } from './static-svg.ts';

/**
 * Pictures that were inspected and found correct. `GOLDEN=write` writes missing ones; a changed one must be
 * deleted by hand first, so that a reviewed picture is never overwritten by accident.
 */
const pictures: Readonly<Record<string, readonly string[]>> = {
  parabola: ['y = x^2-4x+3'],
  hyperbola: ['y = 1/x'],
  'double-pole': ['y = 1/x^2'],
  'two-poles': ['y = 1/(x^2-1)'],
  tangent: ['y = sin x / cos x'],
  hole: ['y = (x^2-1)/(x-1)'],
  'root-domain': ['y = √(x+2)'],
  logarithm: ['y = ln x'],
  exponential: ['y = e^x'],
  steps: ['y = floor(x)'],
  cases: ['f(x) = {x^2 if x<1; 3-x if x>=1}'],
  restricted: ['y = x^2 for -1 <= x < 2'],
  oscillation: ['y = sin(1/x)'],
  wave: ['y = 2sin(2x)'],
  cubic: ['y = x^3-3x'],
  slanted: ['y = (x^2+1)/x'],
  absolute: ['y = |x-1|'],
  circle: ['x^2+y^2=9'],
  'implicit-loops': ['y^2 = x^3-x'],
  'half-plane': ['y > 2x+1'],
  wedge: ['y >= x and y < 3'],
  polar: ['r = 2sin(3θ)'],
  triangle: ['A(1,1), B(5,2), C(2,4)'],
  'given-and-mine': ['y = x^2-6x+5', 'y = (x-3)^2+5'],
};

it('there are twenty-four pictures', () => expect(Object.keys(pictures)).toHaveLength(24));

it.each(Object.entries(pictures))('%s', (name, texts) => {
  const items = texts.map((text, at) => itemOf(text, at === 1 ? 'mine' : 'given'));
  const svg = `${staticSvg(items, { title: texts.join(', ') })}\n`;
  const file = new URL(`golden/${name}.svg`, import.meta.url);
  if (process.env.GOLDEN === 'write' && !existsSync(file)) writeFileSync(file, svg);
  expect(svg).toBe(readFileSync(file, 'utf8'));
});

it('a picture contains its colours and no style sheet, script or event handler', () => {
  const svg = staticSvg([itemOf('y = x^2')], { title: 'a & "b" <c>' });
  expect(svg).not.toMatch(/<style|<script|class=|\son\w+=|NaN|undefined/);
  expect(svg).toContain('aria-label="a &amp; &quot;b&quot; &lt;c&gt;"');
  expect(svg).toContain('var(--primary,#026565)');
});
