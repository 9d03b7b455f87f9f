/**
 * The first `count` of a list as `toSorted` would have them, equal ones as they stood. Looks at the others once each, where sorting all of
 * some thousand would cost more than everything else that is done with them.
 */
export function firstInOrder<Each>(
  list: readonly Each[],
  count: number,
  order: (one: Each, other: Each) => number,
): Each[] {
  if (count <= 0) return [];
  if (count >= list.length) return list.toSorted(order);
  // Twice as many are gathered before those that are too many are taken away, so that each costs a sort of few.
  let first: Each[] = [];
  let last: Each | undefined;
  for (const each of list) {
    if (last !== undefined && order(each, last) >= 0) continue;
    first.push(each);
    if (first.length < 2 * count) continue;
    first = first.toSorted(order).slice(0, count);
    last = first.at(-1);
  }
  return first.toSorted(order).slice(0, count);
}
