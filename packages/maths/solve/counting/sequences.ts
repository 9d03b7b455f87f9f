import { numberValue } from '../../expression/build.ts';
import { sequenceQuestions, type SequenceQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  equation,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { textbookForm } from '../calculus/textbook.ts';
import { arithmeticMove } from '../arithmetic.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Move, Topic } from '../types.ts';
import { ruleOfSequence } from './sequence-check.ts';

const [a, d, r, n, one] = [variable('a'), variable('d'), variable('r'), variable('n'), number(1)];
const nMinusOne = sum([n, negated(one)]);

const formulas: Record<Exclude<SequenceQuestion, 'sequence_rule'>, Expression> = {
  arithmetic_term: sum([a, product([nMinusOne, d])]),
  arithmetic_sum: divided(product([n, sum([product([number(2), a]), product([nMinusOne, d])])]), number(2)),
  geometric_term: product([a, raised(r, nMinusOne)]),
  geometric_sum: divided(product([a, sum([one, negated(raised(r, n))])]), sum([one, negated(r)])),
  geometric_infinite: divided(a, sum([one, negated(r)])),
};

/** Terms and sums of arithmetic and geometric sequences, and the formula of one whose terms are listed. */
export const sequences: Topic = {
  family: (problem) => (questionOf(problem) === null ? null : 'sequence'),
  move: (line, problem) => {
    const what = questionOf(problem);
    if (what === null) return null;
    return sameTree(line, problem.expression) ? first(what, problem) : next(line, problem);
  },
  done: (line, problem) =>
    line.kind === 'solutions' || (isValue(line, problem) && next(line, problem) === null),
};

function questionOf({ question }: Problem): SequenceQuestion | null {
  return sequenceQuestions.find((each) => each === question?.what) ?? null;
}

const givenOf = (problem: Problem): Readonly<Record<string, Expression>> => problem.question?.given ?? {};

/** a_10 or S_20: the name of the requested term or sum. */
function nameOf(what: SequenceQuestion, problem: Problem): string {
  const place = givenOf(problem).n;
  const count = place === undefined ? null : numberValue(place);
  const letter = what.endsWith('term') ? 'a' : 'S';
  return count === null ? letter : `${letter}_${count.n}`;
}

function first(what: SequenceQuestion, problem: Problem): Move | null {
  if (what === 'sequence_rule') return listedRule(problem);
  const { r: ratio } = givenOf(problem);
  const size = ratio === undefined ? null : numberValue(ratio);
  if (what === 'geometric_infinite' && size !== null && absolute(size.n) >= size.d)
    return {
      rule: 'geometric_diverges',
      after: { kind: 'solutions', which: 'none' },
      promise: 'asked',
      params: { r: ratio! },
    };
  const constant = what === 'geometric_sum' && size !== null && size.n === size.d;
  const formula = constant ? product([n, a]) : formulas[what];
  const rule: RuleId = constant ? 'geometric_sum_constant' : `${what}_formula`;
  return {
    rule,
    after: equation(variable(nameOf(what, problem)), formula),
    promise: 'asked',
    params: paramsOf(problem),
  };
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The first term and the difference or ratio, as named in the text. */
function paramsOf(problem: Problem): Record<string, Tree> {
  const { a: start, d: difference, r: ratio } = givenOf(problem);
  return { first: start ?? a, step: difference ?? ratio ?? d };
}

function listedRule(problem: Problem): Move | null {
  const rule = ruleOfSequence(givenOf(problem));
  if (rule === null) return null;
  const { d: difference } = givenOf(problem);
  return {
    rule: difference === undefined ? 'geometric_rule' : 'arithmetic_rule',
    after: equation(variable('a_n'), rule),
    promise: 'asked',
    params: paramsOf(problem),
  };
}

function next(line: Tree, problem: Problem): Move | null {
  if (line.kind !== 'relation' || line.signs.join() !== '=') return null;
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  if (questionOf(problem) === 'sequence_rule') return simplifyTerm(left, right);
  const given = givenOf(problem);
  const names = variablesOf(right).filter((name) => Object.hasOwn(given, name));
  if (names.length > 0) {
    const after = names.reduce((filled, name) => substitute(filled, name, given[name]!), right);
    return { rule: 'sequence_put_in', after: equation(left, after), promise: 'given' };
  }
  const move = arithmeticMove(right);
  if (move === null || !isExpression(move.after)) return null;
  return { ...move, after: equation(left, move.after) };
}

function simplifyTerm(left: Expression, right: Expression): Move | null {
  const after = textbookForm(right);
  return sameTree(after, right) ? null : { rule: 'collect_terms', after: equation(left, after) };
}

function isValue(line: Tree, problem: Problem): boolean {
  if (line.kind !== 'relation' || line.sides[0]?.kind !== 'variable') return false;
  const free = variablesOf(line.sides[1]!);
  return questionOf(problem) === 'sequence_rule' ? free.every((name) => name === 'n') : free.length === 0;
}
