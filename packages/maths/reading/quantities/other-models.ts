import { evaluator, type VariableValues } from '../../algebra/evaluate.ts';
import { opposite } from '../../expression/build.ts';
import {
  divided,
  isExpression,
  product,
  sum,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { mapParts, partsOf, variablesOf } from '../../expression/tree-parts.ts';

/** A choice among three is quickly read. */
const most = 2;

/**
 * Calculations or equations with the same numbers that do not fit the text: one operation is another one. Fewer than two where the model has no
 * operation to exchange.
 */
export function otherModels(model: Tree): readonly Tree[] {
  const seen = new Set([meaningOf(model)]);
  const found: Tree[] = [];
  for (const other of changesOf(model)) {
    const meaning = meaningOf(other);
    if (meaning === null || seen.has(meaning)) continue;
    seen.add(meaning);
    found.push(other);
  }
  // Neighbours differ in one sign of the same operation; the last one has another operation.
  return found.length <= most ? found : [found[0]!, found.at(-1)!];
}

function changesOf(model: Tree): readonly Tree[] {
  if (isExpression(model)) return changed(model);
  if (model.kind === 'relation') return changedSides(model);
  if (model.kind !== 'alternatives') return [];
  return model.items.flatMap((item, at) =>
    changedSides(item).map((other): Tree => ({ ...model, items: model.items.with(at, other) })),
  );
}

const changedSides = (relation: Relation): readonly Relation[] =>
  relation.sides.flatMap((side, at) =>
    changed(side).map((other): Relation => ({ ...relation, sides: relation.sides.with(at, other) })),
  );

/** The expression with one operation exchanged, outer ones first. */
const changed = (tree: Expression): readonly Expression[] => [
  ...exchanged(tree),
  ...partsOf(tree).flatMap((part, at) =>
    changed(part).map((other) => {
      let index = -1;
      return mapParts(tree, (each) => ((index += 1) === at ? other : each));
    }),
  ),
];

function exchanged(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'add': {
      const [first, ...others] = tree.terms;
      const [second] = others;
      return [
        sum([first!, ...others.map((term, at) => (at === others.length - 1 ? opposite(term) : term))]),
        ...(second !== undefined && others.length === 1
          ? [product([first!, second.kind === 'negate' ? second.of : second])]
          : []),
      ];
    }
    case 'multiply': {
      const [first, second, ...others] = tree.factors;
      return [
        sum(tree.factors),
        ...(second !== undefined && others.length === 0 ? [divided(first!, second)] : []),
      ];
    }
    case 'divide':
      return [product([tree.numerator, tree.denominator]), divided(tree.denominator, tree.numerator)];
    default:
      return [];
  }
}

const probes: readonly number[] = [2.37, 5.83];

/** What a model states, as text: equal for models that say the same. Null for one that nobody would take for true, a negative amount. */
function meaningOf(model: Tree): string | null {
  const names = variablesOf(model);
  const at = (probe: number): VariableValues =>
    Object.fromEntries(names.map((name, index) => [name, probe + 1.3 * index]));
  if (isExpression(model)) {
    const values = probes.map((probe) => evaluator(model)(at(probe)));
    if (values.some((value) => !Number.isFinite(value) || (names.length === 0 && value <= 0))) return null;
    return values.map((value) => value.toPrecision(9)).join();
  }
  const relations = model.kind === 'relation' ? [model] : model.kind === 'alternatives' ? model.items : [];
  const differences = relations.map(({ sides: [left, right] }) => {
    const [one = NaN, two = NaN] = probes.map(
      (probe) => evaluator(left!)(at(probe)) - evaluator(right!)(at(probe)),
    );
    return one / two;
  });
  if (differences.length === 0 || differences.some((value) => !Number.isFinite(value))) return null;
  return differences.map((value) => value.toPrecision(9)).join();
}
