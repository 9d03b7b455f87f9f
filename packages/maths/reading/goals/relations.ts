import type { Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { isRegion } from './formula-kinds.ts';

/** "x² = 4, x > 0": an equation with the range of its solutions; any other statement as it is. */
export function splitAlternatives(tree: Tree): { readonly tree: Tree; readonly within?: Tree } | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and' || tree.items.length !== 2) return { tree };
  for (const [problem, region] of [tree.items, tree.items.toReversed()] as const) {
    if (problem === undefined || region === undefined || !isRegion(region) || isRegion(problem)) continue;
    const isEquation = problem.signs.every((sign) => sign === '=');
    if (isEquation && variablesOf(problem).join() === variablesOf(region).join())
      return { tree: problem, within: region };
  }
  return { tree };
}
