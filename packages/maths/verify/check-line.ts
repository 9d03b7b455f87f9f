import type { Task } from '../reading/request.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, variablesOf } from '../expression/tree-parts.ts';
import type { CheckAnswer } from '../contract.ts';
import { alignNames, compareTrees } from './compare-trees.ts';
import { asStatement, equationsOf } from './statements.ts';
import { compareEquations } from './equations.ts';
import type { Prover } from './equivalence.ts';
import { hasForm } from './forms.ts';
import { recogniseInEquation, recogniseInExpression, type Recognised } from './mistakes/recognise.ts';
import { recogniseInInequality } from './mistakes/recognise-inequality.ts';

type LineTrees = {
  readonly previous: Tree;
  readonly line: Tree;
  readonly task: Task;
  readonly locale?: string | undefined;
};

/** The result for a learner's line, as trees; the worker's `answer.ts` writes it as text. */
export type LineResult = CheckAnswer & {
  readonly line: Tree;
  readonly finished: boolean;
  readonly partial: boolean;
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
  readonly mistake: Recognised | null;
};

/**
 * Checks one line of working against the previous line: same solutions for equations, same value for
 * expressions.
 */
export function checkLineTrees(input: LineTrees, prover: Prover | null = null): LineResult {
  const [, named] = alignNames(input.previous, input.line);
  const line = comparableLine(input.previous, named);
  const result = compareTrees({ expected: input.previous, answer: line, locale: input.locale }, prover);
  const base = { ...result, line, finished: false, partial: false, lost: [], gained: [], mistake: null };
  if (result.verdict === 'equal') return { ...base, finished: isFinished(line, input.task, input.previous) };
  if (result.note === 'kind') return { ...base, verdict: 'unknown' };
  if (isExpression(input.previous) && isExpression(line)) return wrongExpression(base, input.previous, line);
  return wrongStatement(base, input.previous, line);
}

/** `= 3/4` and `6/8 = 3/4` continue an expression; `3, -1/2` answers an equation. */
function comparableLine(previous: Tree, line: Tree): Tree {
  if (isExpression(previous)) {
    if (line.kind !== 'relation' || line.signs.some((sign) => sign !== '=')) return line;
    const [first, ...others] = line.sides;
    const continues =
      first !== undefined && compareTrees({ expected: previous, answer: first }).verdict === 'equal';
    return continues ? others.at(-1)! : line;
  }
  const names = variablesOf(previous);
  return names.length === 1 ? asStatement(line, names[0]) : line;
}

/** Nothing remains to be done for this task. */
export function isFinished(line: Tree, task: Task, previous: Tree): boolean {
  if (!isExpression(line)) {
    if (line.kind === 'relation' && variablesOf(line).length === 0) return false;
    return hasForm(line, 'solved');
  }
  switch (task) {
    case 'expand':
      return hasForm(line, 'expanded') && hasForm(line, 'simplified');
    case 'factor':
      return hasForm(line, 'factored') && (line.kind !== 'add' || isExpression(previous));
    default:
      return hasForm(line, 'simplified');
  }
}

function wrongExpression(base: LineResult, previous: Expression, line: Expression): LineResult {
  if (base.verdict !== 'different') return base;
  return { ...base, mistake: recogniseInExpression(previous, line) };
}

/** An equation with its unknown under a root, in a logarithm, in a denominator or in an absolute value. */
function needsTest(previous: Tree): boolean {
  return expressionsOf(previous).some((side) =>
    contains(side, (part) => {
      if (part.kind === 'divide') return variablesOf(part.denominator).length > 0;
      const hides =
        part.kind === 'root' ||
        part.kind === 'absolute' ||
        (part.kind === 'call' && ['ln', 'log'].includes(part.name));
      return hides && variablesOf(part).length > 0;
    }),
  );
}

function wrongStatement(base: LineResult, previous: Tree, line: Tree): LineResult {
  const [before, after] = [equationsOf(previous), equationsOf(line)];
  if (before !== null && after !== null) {
    const difference = compareEquations(before, after);
    const { lost, gained, common } = difference;
    const partial = lost.length > 0 && gained.length === 0 && common;
    // Squaring and multiplying by a denominator may add solutions: not a mistake before the candidates are
    // tested.
    if (lost.length === 0 && gained.length > 0 && needsTest(previous) && !hasForm(line, 'solved'))
      return { ...base, verdict: 'unknown', gained };
    const [only] = before;
    const recognised =
      before.length === 1 && only !== undefined && base.verdict === 'different'
        ? recogniseInEquation(only, after, difference)
        : null;
    return { ...base, lost, gained, partial, mistake: recognised };
  }
  const names = [...new Set([...variablesOf(previous), ...variablesOf(line)])];
  const [first] = relationsOf(previous)?.items ?? [];
  const [second] = relationsOf(line)?.items ?? [];
  if (base.verdict !== 'different' || names.length !== 1 || first === undefined || second === undefined)
    return base;
  return { ...base, mistake: recogniseInInequality(first, second, names[0]!) };
}
