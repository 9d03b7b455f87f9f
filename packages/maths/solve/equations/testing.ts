import type { Problem } from '../../reading/request.ts';
import { splitSigns } from '../../expression/signs.ts';
import {
  equation,
  relation,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { mapParts, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { solves } from '../../verify/candidates.ts';
import { compareExpressions } from '../../verify/equivalence.ts';
import { signOf } from '../../verify/exact-sign.ts';
import { tryAlgebra } from '../../verify/try-algebra.ts';
import { excludedValues } from '../rational/denominators.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

/**
 * Substitutes the values of a solved line into the problem and drops those that do not solve it; null when
 * all do.
 */
export function testMove(line: Tree, problem: Problem, name: string): Move | null {
  const { expression } = problem;
  if (expression.kind !== 'relation' || expression.signs.join() !== '=') return null;
  const poles = excludedValues(expression, name) ?? [];
  if (line.kind === 'solutions') return allBut(line, poles);
  const values = valuesOf(line, name);
  if (values === null) return null;
  const verdicts = values.map((value) => solves(expression, name, value));
  if (verdicts.includes(null) || !verdicts.includes(false)) return null;
  const rejected = values.filter((_, index) => verdicts[index] === false);
  const valid = values.filter((_, index) => verdicts[index] === true).map(simplifyValue);
  return { ...reason(expression, rejected, poles, name), after: valuesLine(valid, name), promise: 'tested' };
}

/** x = 2, or x = 1 or x = 3, or no solution. */
export function valuesLine(values: readonly Expression[], name: string): Tree {
  const items = values.map((value) => equation(variable(name), value));
  if (items.length === 0) return { kind: 'solutions', which: 'none' };
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items };
}

/** The values of a line such as x = 3 or x = 1 ± √2; null for any other line. */
export function valuesOf(line: Tree, name: string): Expression[] | null {
  const items =
    line.kind === 'relation'
      ? [line]
      : line.kind === 'alternatives' && line.join === 'or'
        ? line.items
        : null;
  if (items === null) return null;
  const solved = items.every(
    ({ sides: [left, right, more], signs }) =>
      signs[0] === '=' &&
      more === undefined &&
      left?.kind === 'variable' &&
      left.name === name &&
      right !== undefined &&
      variablesOf(right).length === 0,
  );
  return solved ? items.flatMap((item) => splitSigns(item).map(({ sides }) => sides[1]!)) : null;
}

function allBut(line: Tree & { kind: 'solutions' }, poles: readonly Expression[]): Move | null {
  if (line.which !== 'all' || line.except !== undefined || poles.length === 0) return null;
  return {
    rule: 'all_but_poles',
    after: { kind: 'solutions', which: 'all', except: poles },
    params: { values: { kind: 'list', items: poles } },
    promise: 'tested',
  };
}

function reason(
  problem: Relation,
  rejected: readonly Expression[],
  poles: readonly Expression[],
  name: string,
): Pick<Move, 'rule' | 'params'> {
  const [value, ...others] = rejected;
  const isPole = (each: Expression): boolean =>
    poles.some((pole) => compareExpressions(each, pole).verdict === 'equal');
  if (value === undefined || others.length > 0) {
    const params = { values: { kind: 'list', items: rejected } } as const;
    return { rule: rejected.every(isPole) ? 'reject_poles' : 'reject_candidates', params };
  }
  const candidate = equation(variable(name), value);
  if (isPole(value)) return { rule: 'reject_pole', params: { candidate } };
  const filled = problem.sides.map((side) => substitute(side, name, value));
  if (filled.some((side) => signOf(side) === 'none'))
    return { rule: 'reject_undefined', params: { candidate } };
  const [left, right] = filled.map(simplifyValue);
  return { rule: 'reject_candidate', params: { candidate, check: relation(left!, '!=', right!) } };
}

/** The simplified value; one without a shorter form, such as a root of a root, is left as is. */
function simplifyValue(tree: Expression): Expression {
  return tryAlgebra(() => normalizeTree(tree)) ?? mapParts(tree, simplifyValue);
}
