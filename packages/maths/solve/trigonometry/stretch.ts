import type { Stretch } from '../../verify/families.ts';
import type { Relation, Tree } from '../../expression/tree.ts';

/** `0 <= x < 2π` or [0, 2π) as the interval for solutions; null for anything unbounded. */
export function stretchOf(within: Tree, name: string): Stretch | null {
  if (within.kind === 'interval') return within;
  if (within.kind === 'point' && within.coordinates.length === 2)
    return { low: within.coordinates[0]!, high: within.coordinates[1]!, lowClosed: false, highClosed: false };
  if (within.kind === 'alternatives' && within.join === 'and') return joinBounds(within.items, name);
  if (within.kind !== 'relation' || within.sides.length !== 3) return null;
  const [low, middle, high] = within.sides;
  const [first, second] = within.signs;
  if (middle?.kind !== 'variable' || middle.name !== name) return null;
  if (first!.startsWith('<') && second!.startsWith('<'))
    return { low: low!, high: high!, lowClosed: first === '<=', highClosed: second === '<=' };
  if (first!.startsWith('>') && second!.startsWith('>'))
    return { low: high!, high: low!, lowClosed: second === '>=', highClosed: first === '>=' };
  return null;
}

/** x >= 0 and x < 2π. */
function joinBounds(items: readonly Relation[], name: string): Stretch | null {
  const bound = (sign: '<' | '>'): { value: Relation['sides'][number]; closed: boolean } | null => {
    for (const { sides, signs } of items) {
      if (sides.length !== 2 || sides[0]?.kind !== 'variable' || sides[0].name !== name) continue;
      if (signs[0]!.startsWith(sign)) return { value: sides[1]!, closed: signs[0]!.endsWith('=') };
    }
    return null;
  };
  const [low, high] = [bound('>'), bound('<')];
  return low === null || high === null
    ? null
    : { low: low.value, high: high.value, lowClosed: low.closed, highClosed: high.closed };
}
