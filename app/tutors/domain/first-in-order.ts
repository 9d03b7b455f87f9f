/**
 * The first `count` elements of `toSorted`, with the same stability. Linear in the rest of the list: sorting thousands fully would dominate
 * the search.
 */
export function firstInOrder<Each>(
  list: readonly Each[],
  count: number,
  order: (one: Each, other: Each) => number,
): Each[] {
  if (count <= 0) return [];
  if (count >= list.length) return list.toSorted(order);
  // Collects twice as many before truncating, so that the amortized cost per element is small.
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
