import { factorsOf, numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { isExpression, product, raised, number, type Expression, type Tree } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { answersCurveQuestion } from './curve-check.ts';
import { answersDomainQuestion } from './domain-check.ts';
import { answersLineQuestion } from './line-check.ts';
import { isRounded } from './rounding.ts';
import { isRemainder } from './value-topic.ts';
import { answersMeasureQuestion } from './measure-check.ts';

/** Whether a line answers a question in words, checked by a different method than the steps use. */
export function answersQuestion(line: Tree, problem: Problem): boolean {
  if (problem.question === undefined) return false;
  if (problem.question.what === 'remainder') return isRemainder(line, problem);
  return (
    answersDomainQuestion(line, problem) ||
    answersMeasureQuestion(line, problem) ||
    answersCurveQuestion(line, problem) ||
    answersLineQuestion(line, problem)
  );
}

/**
 * `A = 12` and `A = 12 cm²`: the same number with the unit of the given lengths, raised to the power for a
 * length, area or volume.
 */
export function addsUnit(before: Tree, after: Tree, { question }: Problem): boolean {
  const [from, to] = [rightOf(before), rightOf(after)];
  if (from === null || to === null || question?.unit === undefined) return false;
  const unit: Expression = { kind: 'unit', name: question.unit };
  return [unit, raised(unit, number(2)), raised(unit, number(3))].some((each) =>
    sameTree(to, product([...factorsOf(from), each])),
  );
}

function rightOf(line: Tree): Expression | null {
  return line.kind === 'relation' && line.sides.length === 2 ? line.sides[1]! : null;
}

/** A value and the value rounded to the requested places. */
export function roundsTo(before: Tree, after: Tree, { question }: Problem): boolean {
  if (!isExpression(before) || !isExpression(after) || question === undefined) return false;
  const [places, figures] = [question.given.places, question.given.figures].map((each) =>
    each === undefined ? null : numberValue(each),
  );
  if (places != null) return isRounded(before, after, Number(places.n));
  const value = numberValue(before);
  if (figures == null || value === null || value.n === 0n) return false;
  const size = Math.floor(Math.log10(Math.abs(Number(value.n) / Number(value.d))) + 1e-12);
  return isRounded(before, after, Number(figures.n) - 1 - size);
}
