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
  const given = Object.entries(question?.given ?? {});
  const letters = variablesOf(expression);
  if (given.length === 0 && letters.length > 0) return hasSameSidesEverywhere(found, asked, letters);
  const at = Object.fromEntries(given.map(([name, value]) => [name, evaluator(value)({})]));
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

const samples = [0.37, 1.9, -2.3];

/** An identity with its sides rewritten: they keep their values at a few places. */
function hasSameSidesEverywhere(
  found: readonly Relation[],
  asked: readonly Relation[],
  letters: readonly string[],
): boolean {
  return samples.every((start, turn) => {
    const at = Object.fromEntries(letters.map((name, place) => [name, start + place * (0.71 + turn)]));
    return found.every((each, place) =>
      each.sides.every((side, index) => {
        const [own, other] = [side, asked[place]!.sides[index]!].map((tree) => evaluator(tree)(at));
        return Number.isFinite(own) ? near(own!, other!) : !Number.isFinite(other);
      }),
    );
  });
}

function itemsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'relation') return [tree];
  return tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : null;
}
