import { holdsAt } from '../../algebra/relation-value.ts';
import { numberValue } from '../../expression/build.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { decimalOrFraction } from '../figures/convert.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Whether an equation or inequality holds for given values: "is x = 3 a solution of x² − 9 = 0". */
export const claimProperties = {
  holds: { family: 'arithmetic', chain: (problem) => holdsChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

function holdsChain(problem: Problem): readonly Move[] | null {
  const { expression, question } = problem;
  const relations = relationsOf(expression);
  if (relations === null) return null;
  const given = question?.given ?? {};
  const inserted = relations.map((each) => mapSides(each, (side) => withValues(side, given)));
  if (inserted.some((each) => variablesOf(each).length > 0))
    return relations.length === 1 ? identityChain(relations[0]!, given) : null;
  const computed = inserted.map((each) => mapSides(each, valueOf));
  const verdicts = computed.map((each) => holdsAt(each, {}));
  if (verdicts.some((each) => each === null)) return null;
  const rule = verdicts.every((each) => each === true) ? 'claim_holds' : 'claim_fails';
  const [start, end] = [together(inserted, expression), together(computed, expression)];
  const first = sameTree(start, expression)
    ? []
    : [{ rule: 'claim_values' as const, after: start, promise: 'asked' as const }];
  return [...first.filter(({ after }) => !sameTree(after, end)), answerMove(rule, end)];
}

/** "(a + b)² = a² + b²" without values: whether both sides are the same for all values of their letters. */
function identityChain(
  claimed: Relation,
  given: Readonly<Record<string, Expression>>,
): readonly Move[] | null {
  const [expected, answer] = claimed.sides;
  if (Object.keys(given).length > 0 || claimed.signs.join() !== '=') return null;
  const { verdict } = compareTrees({ expected: expected!, answer: answer! });
  if (verdict === 'unknown') return null;
  const rule = verdict === 'equal' ? 'identity_holds' : 'identity_fails';
  return [answerMove(rule, mapSides(claimed, expandedOf))];
}

/** A side without brackets. */
function expandedOf(side: Expression): Expression {
  const simple = normalizeTree(side);
  return isExpression(simple) ? simple : side;
}

function relationsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'relation') return [tree];
  return tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : null;
}

const together = (items: readonly Relation[], like: Tree): Tree =>
  like.kind === 'alternatives' ? { ...like, items } : items[0]!;

const mapSides = (each: Relation, change: (side: Expression) => Expression): Relation => ({
  ...each,
  sides: each.sides.map(change),
});

const withValues = (side: Expression, given: Readonly<Record<string, Expression>>): Expression =>
  Object.entries(given).reduce((filled, [name, value]) => substitute(filled, name, value), side);

/** The value of a side, or the side in its simplest form. */
function valueOf(side: Expression): Expression {
  const value = numberValue(side) ?? numberValue(normalizeTree(side));
  if (value !== null) return decimalOrFraction(value);
  const simple = normalizeTree(side);
  return isExpression(simple) ? simple : side;
}
