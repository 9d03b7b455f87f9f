import { expect, it, vi } from 'vitest';
import { evaluator as whole } from '../algebra/evaluate.ts';
import { called, number, product, raised, sum, unit, variable, type Expression } from '../expression/tree.ts';
import type { Plot } from './plots.ts';

/*
 * Like a page whose pictures come from the server: nothing here reads formulas, since the reader loads every
 * evaluator.
 */

// Another file in this process may have loaded the reader already (decision 0030).
vi.resetModules();
const { evaluateEverything } = await import('./evaluate-everything.ts');
const { evaluator, hasValues } = await import('./evaluating.ts');

const [x, t, two] = [variable('x'), variable('t'), number(2)];
const school: readonly Expression[] = [
  sum([raised(x, two), product([two, called('sin', x)]), number(-3)]),
  called('log', x, two),
  { kind: 'absolute', of: called('ln', x) },
  { kind: 'root', of: x, index: number(3) },
  {
    kind: 'piecewise',
    branches: [{ value: x, when: { kind: 'relation', sides: [x, two], signs: ['<'] } }],
    otherwise: two,
  },
];
const few: readonly Expression[] = [
  { kind: 'integral', of: t, variable: 't', bounds: [number(0), x] },
  { kind: 'derivative', of: raised(x, number(3)), variable: 'x', order: 1 },
  { kind: 'limit', of: product([x, t]), variable: 't', to: two, side: 'both' },
  { kind: 'series', operation: 'sum', of: raised(x, t), variable: 't', from: number(0), to: number(3) },
  called('max', x, two),
  product([x, unit('m')]),
];
const curve = (of: Expression): Plot => ({ kind: 'curve', along: 'x', of });
const has = (...plots: Plot[]) => hasValues({ plots, axes: ['x', 'y'], parameters: [] });

it('common formulas can be evaluated without the full evaluator', () => {
  for (const tree of school) {
    expect(has(curve(tree))).toBe(true);
    expect(evaluator(tree)({ x: 1.5 })).toBe(whole(tree)({ x: 1.5 }));
  }
});

it('a picture reports missing evaluators, wherever they are needed', () => {
  for (const tree of few) expect([tree.kind, has(curve(sum([x, tree])))]).toEqual([tree.kind, false]);
  const [tree] = few as [Expression];
  const places: readonly Plot[] = [
    { kind: 'vertical', at: tree },
    { kind: 'implicit', of: tree },
    { kind: 'region', any: [[{ kind: 'relation', sides: [x, tree], signs: ['<'] }]] },
    { kind: 'points', points: [{ x, y: tree, name: 'A' }] },
    { kind: 'parametric', x, y: t, variable: 't', bounds: [x, tree] },
    { kind: 'polar', of: t, variable: 't', bounds: [tree, two] },
    { kind: 'interval', low: x, high: tree, closed: [true, false] },
    curve({
      kind: 'piecewise',
      branches: [{ value: x, when: { kind: 'relation', sides: [x, tree], signs: ['<'] } }],
      otherwise: null,
    }),
  ];
  for (const plot of places) expect([plot.kind, has(curve(x), plot)]).toEqual([plot.kind, false]);
});

it('every formula can be evaluated with the full evaluator', () => {
  expect(few.map((tree) => evaluator(tree)({ x: 1.5 }))).toEqual(few.map(() => NaN));
  evaluateEverything();
  expect(has(...few.map(curve))).toBe(true);
  expect(few.map((tree) => evaluator(tree)({ x: 1.5 }))).toEqual(few.map((tree) => whole(tree)({ x: 1.5 })));
  expect(evaluator(few[0]!)({ x: 4 })).toBeCloseTo(8, 9);
  expect(evaluator(few[1]!)({ x: 2 })).toBe(12);
});
