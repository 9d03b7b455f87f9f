import type { Expression, Interval } from './tree.ts';

/**
 * French opens an interval with a reversed bracket: ]2 ; 5[. Otherwise an open bounded interval would look
 * like a point.
 */
export function intervalBrackets(tree: Interval, french: boolean): [string, string] {
  const infinite = [tree.low, tree.high].some((side) => isInfinite(side));
  const outward = french || (!tree.lowClosed && !tree.highClosed && !infinite);
  return [tree.lowClosed ? '[' : outward ? ']' : '(', tree.highClosed ? ']' : outward ? '[' : ')'];
}

function isInfinite(side: Expression): boolean {
  const size = side.kind === 'negate' ? side.of : side;
  return size.kind === 'constant' && size.name === 'infinity';
}
