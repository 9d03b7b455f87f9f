import { factorsOf } from '../../expression/build.ts';
import { product, type Expression, type Tree } from '../../expression/tree.ts';
import { mapParts } from '../../expression/tree-parts.ts';
import { changeInside } from '../rewriting.ts';
import type { Move } from '../types.ts';

/** The application of a rule to a part of an expression. */
export type PowerChange = {
  readonly rule: Move['rule'];
  readonly after: Expression;
  readonly params?: Readonly<Record<string, Tree>>;
};

/** Flattens nested products. */
export function flat(tree: Expression): Expression {
  const inner = mapParts(tree, flat);
  return inner.kind === 'multiply' ? product(inner.factors.flatMap(factorsOf)) : inner;
}

/** Changes the first part, innermost first, that a rule applies to; the rest stays as it is. */
export function moveInside(
  tree: Expression,
  changeOf: (part: Expression) => PowerChange | null,
): Move | null {
  let found: PowerChange | null = null;
  const after = changeInside(tree, (part) => {
    const change = changeOf(part);
    if (change !== null) found = change;
    return change?.after ?? null;
  });
  const change = found as PowerChange | null;
  return after === null || change === null ? null : { ...change, after };
}
