import { exactLimit, limitTree, sidesOf, type Limit } from '../../algebra/limits.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, sameTree, sizeOf } from '../../expression/tree-parts.ts';
import type { Move, Topic } from '../types.ts';
import { limitStep, substitution } from './limit-steps.ts';
import { integrationForms } from './normal.ts';
import { isCalculus, rewriteAll } from './rewrite-outermost.ts';
import { valueForm } from './value.ts';

const mostNodes = 200;
const noLimit: Tree = { kind: 'solutions', which: 'none' };

const isLimit = (part: Expression): part is Limit => part.kind === 'limit';

/** Limits at a point, one-sided limits, and limits at infinity. */
export const limits: Topic = {
  family: ({ expression }) =>
    isExpression(expression) && contains(expression, isLimit) && sizeOf(expression) <= mostNodes
      ? 'limit'
      : null,
  move: (line) => (isExpression(line) && sizeOf(line) <= 2 * mostNodes ? limitMove(line) : null),
  done: (line) =>
    isExpression(line) ? !isCalculus(line) && limitMove(line) === null : sameTree(line, noLimit),
};

/** The next step of a line that contains limits. */
export function limitMove(line: Expression): Move | null {
  if (!contains(line, isLimit)) {
    if (isCalculus(line) || isInfinite(line)) return null;
    const value = valueForm(line);
    return sameTree(value, line) ? null : { rule: 'limit_value', after: value };
  }
  const end = isLimit(line) ? endless(line) : null;
  if (end !== null) return end;
  const step = rewriteAll(line, isLimit, (part) => (isLimit(part) ? finiteStep(part) : null));
  return step === null ? null : { rule: step.rule, after: step.after, params: step.pieces ?? {} };
}

const isInfinite = (tree: Expression): boolean =>
  contains(tree, (part) => part.kind === 'constant' && part.name === 'infinity');

/** ±∞ or no limit: stated as soon as no rewriting makes it simpler. */
function endless(line: Limit): Move | null {
  const value = exactLimit(line, integrationForms);
  if (value === null || value.kind === 'finite') return null;
  const plainer = value.kind === 'infinite' ? leadingFirst(line) : null;
  if (plainer !== null) return plainer;
  const tree = limitTree(value);
  if (tree !== null) {
    const grows = value.kind === 'infinite' && value.sign > 0;
    return { rule: grows ? 'limit_infinite' : 'limit_minus_infinite', after: tree, promise: 'limit' };
  }
  const [left, right] =
    line.side === 'both'
      ? sidesOf(line, integrationForms).map((each) => (each === null ? null : limitTree(each)))
      : [];
  if (left == null || right == null) return { rule: 'limit_none', after: noLimit, promise: 'limit' };
  return {
    rule: 'limit_sides_differ',
    after: noLimit,
    promise: 'limit',
    params: { left: valueForm(left), right: valueForm(right) },
  };
}

function leadingFirst(line: Limit): Move | null {
  const step = contains(line.to, (part) => part.kind === 'constant' && part.name === 'infinity')
    ? limitStep(line)
    : null;
  if (step === null || (step.rule !== 'limit_leading' && step.rule !== 'limit_lhospital')) return null;
  if (sameTree(step.after, line)) return null;
  return { rule: step.rule, after: step.after, promise: 'limit' };
}

function finiteStep(limit: Limit): ReturnType<typeof limitStep> {
  const value = exactLimit(limit, integrationForms);
  if (value === null || value.kind !== 'finite') return null;
  const put = substitution(limit);
  if (put !== null) return { rule: 'limit_substitute', after: put };
  const step = limitStep(limit);
  const leads = step !== null && !isInfinite(step.after) ? exactAfter(step.after) : step !== null;
  if (step !== null && leads && !sameTree(step.after, limit)) return step;
  return { rule: 'limit_known', after: value.value };
}

/** A rewriting whose limit is no longer known is rejected. */
function exactAfter(after: Expression): boolean {
  return !isLimit(after) || exactLimit(after, integrationForms) !== null;
}
