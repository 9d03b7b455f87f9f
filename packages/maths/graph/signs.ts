import { negated, type Expression } from '../expression/tree.ts';
import { mapParts } from '../expression/tree-parts.ts';

/** Both readings of an expression with ±, the upper sign first; without ± the expression itself. */
export function bothSigns(tree: Expression): readonly Expression[] {
  const upper = signed(tree, false);
  return upper === tree ? [tree] : [upper, signed(tree, true)];
}

function signed(tree: Expression, minus: boolean): Expression {
  if (tree.kind === 'plusminus') {
    const of = signed(tree.of, minus);
    return minus ? negated(of) : of;
  }
  let changed = false;
  const mapped = mapParts(tree, (part) => {
    const next = signed(part, minus);
    changed ||= next !== part;
    return next;
  });
  return changed ? mapped : tree;
}
