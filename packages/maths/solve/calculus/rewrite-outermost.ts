import { neatProduct, neatSum } from '../../algebra/neat.ts';
import type { Expression } from '../../expression/tree.ts';
import { contains, mapParts, sameTree } from '../../expression/tree-parts.ts';

/** True while the expression contains calculus that is still to be computed. */
export function isCalculus(tree: Expression): boolean {
  return contains(tree, (part) => ['derivative', 'integral', 'limit', 'series'].includes(part.kind));
}

/** A change of one node, and the expressions that its text shows. */
export type RuleRewrite<Rule extends string> = {
  readonly rule: Rule;
  readonly after: Expression;
  readonly pieces?: Readonly<Record<string, Expression>>;
};

/**
 * Rewrites the outermost nodes that satisfy a test: the first one determines the rule, which is also applied
 * to all others it fits, so that five terms need one line and not five. Sums and products are merged with the
 * surrounding ones unless another `joined` is given. Null when no rule fits the first.
 */
export function rewriteAll<Rule extends string>(
  tree: Expression,
  isNode: (part: Expression) => boolean,
  work: (part: Expression) => RuleRewrite<Rule> | null,
  joined: (tree: Expression) => Expression = neatTree,
): RuleRewrite<Rule> | null {
  const first: { found: RuleRewrite<Rule> | null; stuck: boolean } = { found: null, stuck: false };
  const walk = (part: Expression): Expression => {
    if (first.stuck) return part;
    if (!isNode(part)) return mapParts(part, walk);
    const change = work(part);
    if (first.found === null) {
      if (change === null || sameTree(change.after, part)) {
        first.stuck = true;
        return part;
      }
      first.found = change;
      return change.after;
    }
    return change?.rule === first.found.rule ? change.after : part;
  };
  const after = walk(tree);
  return first.found === null ? null : { ...first.found, after: joined(after) };
}

/** Merges nested sums and products after a node inside was replaced. */
function neatTree(tree: Expression): Expression {
  const inner = mapParts(tree, neatTree);
  if (inner.kind === 'add') return neatSum(...inner.terms);
  return inner.kind === 'multiply' ? neatProduct(...inner.factors) : inner;
}
