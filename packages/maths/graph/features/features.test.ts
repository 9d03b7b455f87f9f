import { expect, it } from 'vitest';
import { asymptoteText } from '../draw/study.ts';
import { itemOf } from '../fixture.ts';
import { namedText } from '../numbers.ts';
import { sketchesOf, studyOf } from '../scene.ts';

const view = { x: [-6.5, 6.5], y: [-4, 4], width: 600, height: 400 } as const;
function study(...texts: string[]) {
  const items = texts.map((text) => itemOf(text));
  return studyOf(sketchesOf(items, {}, view), {}, view);
}
const places = (kind: string, ...texts: string[]) =>
  study(...texts)
    .features.filter((each) => each.kind === kind)
    .map(({ x, y }) => `${namedText(x, 'en', 3)} | ${namedText(y, 'en', 3)}`);
const lines = (text: string) => study(text).asymptotes.map(({ asymptote }) => asymptoteText(asymptote, 'en'));

it.each([
  ['x^2-2', ['−√2', '√2']],
  ['x^2-x-1', ['(1 − √5)/2', '(1 + √5)/2']],
  ['2x^2-3', ['−√6/2', '√6/2']],
  ['x^4-5x^2+6', ['−√3', '−√2', '√2', '√3']],
  ['(x^2-1)/(x-1)', ['−1']],
  ['3x-1', ['1/3']],
  ['sin x', ['−2π', '−π', '0', 'π', '2π']],
  ['2cos x - 1', ['−5π/3', '−π/3', 'π/3', '5π/3']],
  ['e^x-2', ['ln 2']],
  ['ln x - 1', ['e']],
  ['√(x-2)', ['2']],
  ['(x-1)^2', ['1']],
  ['x^3-x-1', ['1.325']],
  ['x^2+1', []],
])('%s meets the x axis at %j', (text, roots) => {
  expect(places('root', text).map((each) => each.split(' | ')[0])).toEqual(roots);
});

it('extrema have exact coordinates', () => {
  expect(places('minimum', 'x^2-3x+1')).toEqual(['1.5 | −1.25']);
  expect(places('maximum', 'x^3-2x')).toEqual(['−√6/3 | 4√6/9']);
  expect(places('maximum', 'x e^(-x)')).toEqual(['1 | 1/e']);
  expect(places('minimum', '|x-1|+2')).toEqual(['1 | 2']);
  expect(places('maximum', 'x^3')).toEqual([]);
  expect(places('minimum', '5')).toEqual([]);
});

it('the x axis itself has no roots or intercept', () => {
  expect(places('intercept', '0')).toEqual([]);
  expect(places('intercept', '3')).toEqual(['0 | 3']);
  expect(places('meeting', '2x^2-5x-3', '0')).toEqual(['−0.5 | 0', '3 | 0']);
});

it('inflections are reported only where the curvature changes sign', () => {
  expect(places('inflection', 'x^3-3x^2')).toEqual(['1 | −2']);
  expect(places('inflection', 'x^4')).toEqual([]);
});

it('no feature is reported at a hole or next to a jump', () => {
  expect(places('root', 'f(x) = {x^2 if x<0; x+1 if x>=0}')).toEqual([]);
  expect(places('maximum', 'sin(x)/x').filter((each) => each.startsWith('0'))).toEqual([]);
});

it.each([
  ['1/x', ['x = 0', 'y = 0']],
  ['(2x+1)/(x-3)', ['x = 3', 'y = 2']],
  ['(x^2+1)/x', ['x = 0', 'y = x']],
  ['(x^2-1)/(x-1)', []],
  ['1/(x^2-2)', ['x = −√2', 'x = √2', 'y = 0']],
  ['(2x^2-x)/(x+1)', ['x = −1', 'y = 2x − 3']],
  ['e^x', ['y = 0']],
  ['arctan x', ['y = −π/2', 'y = π/2']],
  ['√(x^2+1)', ['y = −x', 'y = x']],
  ['1/(1+e^(-x))', ['y = 0', 'y = 1']],
  ['sin(x)/x', ['y = 0']],
  ['ln x', ['x = 0']],
  ['sin x', []],
  ['√x', []],
  ['x^3', []],
  ['|x|', []],
])('%s has the asymptotes %j', (text, expected) => expect(lines(text)).toEqual(expected));

it('intersections of curves are exact', () => {
  expect(places('meeting', 'y = x^2', 'y = x+1')).toEqual([
    '(1 − √5)/2 | (3 − √5)/2',
    '(1 + √5)/2 | (3 + √5)/2',
  ]);
  expect(places('meeting', 'y = sin x', 'y = cos x').map((each) => each.split(' | ')[0])).toEqual([
    '−7π/4',
    '−3π/4',
    'π/4',
    '5π/4',
  ]);
  expect(places('meeting', 'y = x', 'y = x+1')).toEqual([]);
  expect(places('meeting', 'y = x', 'y = x')).toEqual([]);
});
