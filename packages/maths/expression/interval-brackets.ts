import type { Expression, Interval } from './tree.ts';

/** French opens an interval with a bracket that turns away: ]2 ; 5[. An open bounded one would else look like a point. */
export function intervalBrackets(tree: Interval, french: boolean): [string, string] {
  const infinite = [tree.low, tree.high].some((side) => isInfinite(side));
  const outward = french || (!tree.lowClosed && !tree.highClosed && !infinite);
  return [tree.lowClosed ? '[' : outward ? ']' : '(', tree.highClosed ? ']' : outward ? '[' : ')'];
}

function isInfinite(side: Expression): boolean {
  const size = side.kind === 'negate' ? side.of : side;
  return size.kind === 'constant' && size.name === 'infinity';
}
