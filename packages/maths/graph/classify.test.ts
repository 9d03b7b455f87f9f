import { describe, expect, it } from 'vitest';
import { chosenView } from './choose-view.ts';
import { drawnGraph } from './draw/graph-markup.ts';
import { readText } from './read-statements.ts';

const kindsOf = (text: string, locale = 'en') => {
  const { scene, problem } = readText({ id: 'a', text }, locale);
  return scene === null
    ? problem?.kind === 'graph'
      ? problem.code
      : problem?.error.code
    : scene.picture.plots.map((plot) => plot.kind);
};

/** Formulas as people and models write them, each with the expected kinds. */
const messy: [text: string, kinds: string[], locale?: string][] = [
  ['y = x²−3x+2', ['curve']], ['f(x)=\\frac{1}{x}', ['curve']], ['x^2+y^2=9', ['implicit']], ['y>2x+1', ['region']], ['2x', ['curve']],
  ['  y=2x+1 ', ['curve']], ['Y = 2x', ['curve']], ['$y = \\sqrt{x}$', ['curve']], ['y = |x-1|', ['curve']], ['xsinx', ['curve']],
  ['cos2x', ['curve']], ['sin^2 x', ['curve']], ['sin^{-1} x', ['curve']], ['y=½x', ['curve']], ['y = x³ – 2x', ['curve']],
  ['y=-x^2+4', ['curve']], ['3x+2y=6', ['implicit']], ['x=3', ['vertical']], ['y=-2', ['curve']], ['x = y²', ['curve']],
  ['5', ['curve']], ['f(x) = x^2 - 4', ['curve']], ['g(t)=3t+1', ['curve']], ['y≥x²', ['region']], ['x^2+y^2≤4', ['region']],
  ['1<x<=3', ['region']], ['y>2x+1 and y<5', ['region']], ['x > 2', ['region']], ['(1,2)', ['points']], ['A(1,2)', ['points']],
  ['(1,2), (3,4), (5,0)', ['points', 'points', 'points']], ['r = 2cos θ', ['polar']], ['r = 1 + sin θ', ['polar']], ['r=3', ['polar']],
  ['r² = cos 2θ', ['polar', 'polar']], ['θ = π/4', ['parametric']], ['(cos t, sin t)', ['parametric']], ['x=cos t, y=sin t', ['parametric']],
  ['x(t)=t^2, y(t)=t^3', ['parametric']], ['(t, t^2); 0<=t<=1', ['parametric']], ['f(x) = {x^2 if x<0; x if x>=0}', ['curve']],
  ['f(x)=\\begin{cases} x^2 & x<0 \\\\ x+1 & x\\ge 0\\end{cases}', ['curve']], ['y = x^2, -1<x<2', ['curve']], ['y = √(x) for x>1', ['curve']],
  ['y=ax^2+bx+c', ['curve']], ['y = mx + b', ['curve']], ['y = ±√(9-x²)', ['curve', 'curve']], ['y=e^x', ['curve']], ['y=\\ln x', ['curve']],
  ['y = log_2 x', ['curve']], ['y=10^x', ['curve']], ['y=tg x', ['curve'], 'es'], ['y = sen x', ['curve'], 'es'], ['y = 0,5x + 1', ['curve'], 'es'],
  ['y = 1,5x²', ['curve'], 'fr'], ['(1; 2)', ['points'], 'fr'], ['xy = 6', ['implicit']], ['|x|+|y|=1', ['implicit']], ['2x-3=x+1', ['curve', 'curve']],
  ['x^2 = 4', ['curve', 'curve']], ['y=2x; y=x^2', ['curve', 'curve']], ['f(x)=x^2, g(x)=2x', ['curve', 'curve']], ['[1, 3)', ['interval']],
  ['\\left|x\\right|', ['curve']], ['y=x(x-1)(x+2)', ['curve']], ['s = 5t^2', ['curve']], ['x! ', ['curve']], ['y = \\frac{x^2-1}{x-1}', ['curve']],
  ['d/dx x^3', ['curve']], ['y=2^{-x}', ['curve']], ['x=2 or x=5', ['vertical', 'vertical']], ['x = 3, y = 5', ['points']],
]; // oxfmt-ignore

describe('classifying typed formulas', () => {
  it('there are at least sixty formulas', () => expect(messy.length).toBeGreaterThanOrEqual(60));

  it.each(messy)('%s', (text, kinds, locale) => {
    expect(kindsOf(text, locale)).toEqual(kinds);
  });

  it.each(messy)('%s is visible in the chosen view', (text, _kinds, locale = 'en') => {
    const { scene } = readText({ id: 'a', text }, locale);
    const parameters = Object.fromEntries(scene!.picture.parameters.map((name) => [name, 1]));
    const view = chosenView([scene!], parameters, { width: 600, height: 400 });
    const { items, marks } = drawnGraph({ items: [scene!], parameters, view, locale, named: true });
    expect(/ d="M|<circle/.test(items + marks)).toBe(true);
    expect(items + marks).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it.each([
  ['z = x + y', 'too_many_letters'],
  ['x + y', 'too_many_letters'],
  ['∅', 'no_picture'],
  ['1 = 1', 'no_picture'],
  ['(1,2,3)', 'too_many_letters'],
  ['3 + 2i', 'not_real'],
  ['y = 3 km', 'units'],
  ['\\int x^2 dx', 'no_value'],
  ['y = x +', 'missing_operand'],
  ['((x', 'unclosed_bracket'],
])('%s cannot be drawn: %s', (text, code) => expect(kindsOf(text)).toBe(code));

it('letters for fixed numbers become parameters, others become axes', () => {
  const picture = (text: string) => readText({ id: 'a', text }, 'en').scene?.picture;
  expect(picture('y=ax^2+b')?.parameters).toEqual(['a', 'b']);
  expect(picture('s = 5t^2')?.axes).toEqual(['t', 's']);
  expect(picture('y = a')?.parameters).toEqual(['a']);
  expect(picture('(a cos t, b sin t)')?.parameters).toEqual(['a', 'b']);
  expect(picture('r = a θ')?.parameters).toEqual(['a']);
});
