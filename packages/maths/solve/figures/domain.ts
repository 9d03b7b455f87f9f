import { Field } from '../../algebra/quotient.ts';
import { writeQuotient } from '../../algebra/present.ts';
import { degree } from '../../algebra/univariate.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import {
  isExpression,
  relation,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { hasForm } from '../../verify/forms.ts';
import { exactRoots } from '../../verify/exact-roots.ts';
import { denseOf } from '../dense.ts';
import { inequalities } from '../inequalities/topic.ts';
import { linearMove } from '../linear.ts';
import { statementMove } from '../polynomial-topics.ts';
import type { Move, Topic } from '../types.ts';
import { conditionsOf, type DomainRestriction } from './domain-conditions.ts';

/** The domain of a formula in one letter. */
export const domains: Topic = {
  family: (problem) => (subject(problem) === null ? null : 'domain'),
  move: (line, problem) => (isExpression(line) ? firstMove(problem) : onward(line, problem)),
  done: (line, problem) => !isExpression(line) && hasForm(line, 'solved') && onward(line, problem) === null,
};

function subject({
  question,
  expression,
}: Problem): { readonly body: Expression; readonly name: string } | null {
  const [name, ...others] = variablesOf(expression);
  if (question?.what !== 'domain' || !isExpression(expression) || name === undefined || others.length > 0)
    return null;
  return conditionsOf(expression, name) === null ? null : { body: expression, name };
}

const ruleOf = {
  denominator: 'domain_denominator',
  root: 'domain_root',
  logarithm: 'domain_logarithm',
} as const satisfies Record<DomainRestriction, Move['rule']>;

/** 1/(x − 3) → x − 3 ≠ 0: the conditions under which every part is defined. */
function firstMove(problem: Problem): Move | null {
  const found = subject(problem);
  const conditions = found === null ? [] : (conditionsOf(found.body, found.name) ?? []);
  const [only, more] = conditions;
  if (found === null) return null;
  if (only === undefined)
    return { rule: 'domain_everywhere', after: { kind: 'solutions', which: 'all' }, promise: 'asked' };
  if (more === undefined) return { rule: ruleOf[only.ground], after: only.relation, promise: 'asked' };
  const items = conditions.map((each) => each.relation);
  return { rule: 'domain_conditions', after: { kind: 'alternatives', join: 'and', items }, promise: 'asked' };
}

function onward(line: Tree, problem: Problem): Move | null {
  const [name] = variablesOf(problem.expression);
  if (name === undefined || line.kind === 'solutions') return null;
  const items = line.kind === 'relation' ? [line] : line.kind === 'alternatives' ? line.items : [];
  if (items.length > 0 && items.every(({ signs }) => signs.join() === '!=')) return leftOut(items, name);
  const asProblem: Problem = { task: 'solve', expression: line };
  return (line.kind === 'relation' ? statementMove(line) : null) ?? inequalities.move(line, asProblem);
}

/** x − 3 ≠ 0 → x ≠ 3; x² − 4 ≠ 0 → x ≠ −2 and x ≠ 2. */
function leftOut(items: readonly Relation[], name: string): Move | null {
  const [only, more] = items;
  if (only !== undefined && more === undefined && degreeOf(only, name) === 1) return linearMove(only, name);
  const values: Expression[] = [];
  for (const item of items) {
    if (isSolved(item, name)) values.push(item.sides[1]!);
    else {
      const dense = denseOf(subtractExpressions(item.sides[0]!, item.sides[1]!), name);
      const roots = dense === null ? null : exactRoots(dense, new Field());
      if (roots === null) return null;
      values.push(...roots.map(writeQuotient));
    }
  }
  if (items.every((item) => isSolved(item, name))) return null;
  const each = values.map((value) => relation(variable(name), '!=', value));
  const [first, second] = each;
  if (first === undefined) return { rule: 'domain_never_zero', after: { kind: 'solutions', which: 'all' } };
  const after: Tree = second === undefined ? first : { kind: 'alternatives', join: 'and', items: each };
  return { rule: 'domain_zeros', after };
}

function degreeOf(item: Relation, name: string): number {
  const dense = denseOf(subtractExpressions(item.sides[0]!, item.sides[1]!), name);
  return dense === null ? 0 : degree(dense);
}

const isSolved = ({ sides: [left, right] }: Relation, name: string): boolean =>
  left?.kind === 'variable' && left.name === name && variablesOf(right!).length === 0;
