import { problemLine } from '../answers/problem-line.ts';
import { isExpression, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { LineResult } from '../verify/check-line.ts';
import type { WorkingContext } from './judgement.ts';
import { quantityPrefix } from './quantity-words.ts';
import { resolve, type Names } from './truth.ts';

/** The engine's comparison. Letters that the learner has defined are replaced, so that X is not taken for x. */
export function compareWithProblem(
  line: Tree,
  { problem, previous, locale, prover, definitions }: WorkingContext,
): LineResult {
  const letters = variablesOf(line);
  // The engine knows nothing of quantities that words name; to compare them as unknowns takes seconds.
  if (letters.some((letter) => letter.startsWith(quantityPrefix)))
    return { line, verdict: 'unknown', finished: false, partial: false, lost: [], gained: [], mistake: null };
  const own = letters.some((letter) => definitions.has(letter));
  return problemLine(
    { problem, previous, line: own ? resolveTree(line, definitions) : line, locale },
    prover,
  );
}

function resolveTree(tree: Tree, names: Names): Tree {
  const inRelation = (relation: Relation): Relation => ({
    ...relation,
    sides: relation.sides.map((side) => resolve(side, names)),
  });
  if (isExpression(tree)) return resolve(tree, names);
  if (tree.kind === 'relation') return inRelation(tree);
  return tree.kind === 'alternatives' ? { ...tree, items: tree.items.map(inRelation) } : tree;
}
