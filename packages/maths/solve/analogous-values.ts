import { evaluator } from '../algebra/evaluate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { number, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { mapParts, partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Random } from '../random.ts';

type Values = Readonly<Record<string, number>>;

/**
 * The equations of a tree with one written number in each changed so that a point with simple coordinates
 * solves it; null when none fits.
 */
export function withSolution(tree: Tree, random: Random): Tree | null {
  const values: Values = Object.fromEntries(
    variablesOf(tree).map((name) => [name, Math.floor(random.fraction() * 14) - 4]),
  );
  if (tree.kind === 'relation') return solvedBy(tree, values, random);
  if (tree.kind !== 'alternatives') return null;
  const items = tree.items.map((item) => solvedBy(item, values, random));
  return items.some((item) => item === null)
    ? null
    : { ...tree, items: items.flatMap((item) => (item === null ? [] : [item])) };
}

/** Limits for replaced numbers: small inside an equation, larger for one that is a whole side. */
const largest = { inside: 40, side: 400 };

/** Tries each written number in turn, with each small value. */
function solvedBy(line: Relation, values: Values, random: Random): Relation | null {
  if (line.signs.join() !== '=') return null;
  const places = line.sides.flatMap((side, index) => placesOf(side).map((path) => ({ index, path })));
  const start = Math.floor(random.fraction() * places.length);
  const turned = [...places.slice(start), ...places.slice(0, start)];
  const sidesFirst = [
    ...turned.filter(({ path }) => path.length === 0),
    ...turned.filter(({ path }) => path.length > 0),
  ];
  for (const { index, path } of random.fraction() < 0.5 ? sidesFirst : turned) {
    const [low, high] = path.length === 0 ? [1, largest.side] : [2, largest.inside];
    for (let size = low; size <= high; size += 1) {
      const sides = line.sides.map((side, each) =>
        each === index ? replacedAt(side, path, number(size)) : side,
      );
      const gap = evaluator(subtractExpressions(sides[0]!, sides[1]!))(values);
      if (Math.abs(gap) < 1e-9) return { ...line, sides };
    }
  }
  return null;
}

/** Positions of whole numbers above 1 that are neither exponents nor root indices. */
function placesOf(tree: Expression, path: readonly number[] = []): number[][] {
  // A coefficient 1 is not written; a whole side equal to 1 is.
  if (tree.kind === 'number')
    return tree.value.d === 1n && tree.value.n > (path.length === 0 ? 0n : 1n) ? [[...path]] : [];
  const parts = tree.kind === 'power' ? [tree.base] : tree.kind === 'root' ? [tree.of] : partsOf(tree);
  return parts.flatMap((part, index) => placesOf(part, [...path, index]));
}

function replacedAt(tree: Expression, path: readonly number[], by: Expression): Expression {
  const [place, ...rest] = path;
  if (place === undefined) return by;
  let index = -1;
  return mapParts(tree, (part) => {
    index += 1;
    return index === place ? replacedAt(part, rest, by) : part;
  });
}
