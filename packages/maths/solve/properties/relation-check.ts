import { evaluator } from '../../algebra/evaluate.ts';
import type { Problem } from '../../reading/request.ts';
import type { Relation, Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** A line without letters whose sides have the values that those of the problem have at the given values. */
export function hasSameSides(line: Tree, { expression, question }: Problem): boolean {
  const [found, asked] = [itemsOf(line), itemsOf(expression)];
  if (found === null || asked === null || found.length !== asked.length) return false;
  const at = Object.fromEntries(
    Object.entries(question?.given ?? {}).map(([name, value]) => [name, evaluator(value)({})]),
  );
  return found.every((each, place) => {
    const other = asked[place]!;
    return (
      variablesOf(each).length === 0 &&
      each.signs.join() === other.signs.join() &&
      each.sides.length === other.sides.length &&
      each.sides.every((side, index) => near(evaluator(side)({}), evaluator(other.sides[index]!)(at)))
    );
  });
}

function itemsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'relation') return [tree];
  return tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : null;
}
