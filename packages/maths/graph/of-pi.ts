import type { Expression } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import type { SceneItem } from './scene.ts';

const waves: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** A trigonometric function of x in radians or of a multiple of it, not of 1/x or x². */
export function isWave(of: Expression): boolean {
  const repeats = (part: Expression): boolean =>
    part.kind === 'call' &&
    waves.has(part.name) &&
    part.args.every((inner) => variablesOf(inner).includes('x') && isStraight(inner));
  return contains(of, repeats) && !contains(of, (part) => part.kind === 'degrees');
}

/** No power, root, quotient by x or other function of x: nearly linear for an angle. */
const isStraight = (tree: Expression): boolean =>
  !contains(tree, (part) => {
    const inside = (each: Expression) => variablesOf(each).includes('x');
    if (part.kind === 'divide') return inside(part.denominator);
    return ['power', 'root', 'call', 'absolute', 'factorial'].includes(part.kind) && inside(part);
  });

/** The x axis is labelled in multiples of π when a trigonometric wave is drawn. */
export const isOfPi = (items: readonly SceneItem[]): boolean =>
  items.some(({ picture }) =>
    picture.plots.some((plot) => plot.kind === 'curve' && plot.along === 'x' && isWave(plot.of)),
  );
