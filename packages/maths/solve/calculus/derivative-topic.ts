import { isExpression, type Expression } from '../../expression/tree.ts';
import { contains, sameTree, sizeOf, substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Problem } from '../../reading/request.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Move, Topic } from '../types.ts';
import { derivativeStep, type Derivative } from './derivatives.ts';
import { isCalculus, rewriteAll } from './rewrite-outermost.ts';
import { textbookForm } from './textbook.ts';
import { valueForm } from './value.ts';

const mostNodes = 300;

const isDerivative = (part: Expression): part is Derivative => part.kind === 'derivative';
const isPlainDerivative = (part: Expression): boolean =>
  part.kind === 'derivative' && !contains(part.of, isDerivative);

/** Derivatives, first and higher, and their value at a point. */
export const derivatives: Topic = {
  family: ({ expression, task }) =>
    isExpression(expression) &&
    task === 'differentiate' &&
    contains(expression, isDerivative) &&
    sizeOf(expression) <= mostNodes
      ? 'derivative'
      : null,
  move: (line, problem) => (isExpression(line) ? derivativeMove(line, problem) : null),
  done: (line, problem) => isExpression(line) && !isCalculus(line) && derivativeMove(line, problem) === null,
  supportedClauses: ['at'],
};

function derivativeMove(line: Expression, problem: Problem): Move | null {
  if (sizeOf(line) > mostNodes * 2) return null;
  const inner = wasDerived(line, problem) ? simplifiedInside(line) : null;
  if (inner !== null) return { rule: 'derivative_simplify', after: inner };
  const step = rewriteAll<RuleId>(line, isPlainDerivative, (part) =>
    isDerivative(part) ? derivativeStep(part) : null,
  );
  if (step !== null) return { rule: step.rule, after: step.after, params: step.pieces ?? {} };
  if (isCalculus(line)) return null;
  return finishing(line, problem);
}

/** The line is no longer the original problem, and had several derivatives to take. */
function wasDerived(line: Expression, { expression }: Problem): boolean {
  if (!isExpression(expression) || !isDerivative(expression) || expression.order < 2) return false;
  return line.kind === 'derivative' && !sameTree(line.of, expression.of);
}

/**
 * Before a derivative is differentiated again it is simplified; its own inner derivative has been computed by
 * then.
 */
function simplifiedInside(line: Expression): Expression | null {
  if (line.kind !== 'derivative') return null;
  if (contains(line.of, isDerivative)) {
    const inner = line.of.kind === 'derivative' ? simplifiedInside(line.of) : null;
    return inner === null ? null : { ...line, of: inner };
  }
  const tidy = textbookForm(line.of);
  return sameTree(tidy, line.of) ? null : { ...line, of: tidy };
}

function finishing(line: Expression, { at }: Problem): Move | null {
  const open = at !== undefined && variablesOf(line).includes(at.name);
  const tidy = at !== undefined && !open ? valueForm(line) : textbookForm(line);
  const changed = !sameTree(tidy, line);
  if (changed)
    return { rule: at !== undefined && !open ? 'derivative_value' : 'derivative_simplify', after: tidy };
  if (!open || at === undefined) return null;
  return {
    rule: 'derivative_put_in',
    after: substitute(line, at.name, at.value),
    promise: 'given',
    params: { x: { kind: 'variable', name: at.name }, value: at.value },
  };
}
