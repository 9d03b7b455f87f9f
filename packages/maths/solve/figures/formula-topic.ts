import type { Family } from '../../contract.ts';
import {
  chanceQuestions,
  interestQuestions,
  lineQuestions,
  measureQuestions,
  percentQuestions,
  proportionQuestions,
} from '../../reading/measure-request.ts';
import type { MeasureRequest } from '../../reading/measure-request.ts';
import { factorsOf, numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import {
  equation,
  isExpression,
  number,
  product,
  raised,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Move, Topic } from '../types.ts';
import { decimalOrFraction } from './convert.ts';
import { formulaName, formulaOf, type FormulaName } from './formulas.ts';
import { isPossible } from './possible.ts';
import { valueMove } from './value.ts';

/** Measures, percentages, slopes and distances: the formula, the substituted values, the result, its unit. */
export const formulaQuestions: Topic = {
  family: (problem) => (formulaName(problem) === null ? null : familyOf(problem)),
  isImpossible: (problem) => !isPossible(problem),
  move: (line, problem) => {
    const name = formulaName(problem);
    return name === null
      ? null
      : sameTree(line, problem.expression)
        ? first(name)
        : next(line, problem, name);
  },
  done: (line, problem) => {
    const name = formulaName(problem);
    return name !== null && isQuantity(line, problem) && next(line, problem, name) === null;
  },
};

function familyOf({ question }: Problem): Family | null {
  const isOne = (names: readonly string[]): boolean => names.includes(question?.what ?? '');
  if (isOne(percentQuestions) || isOne(interestQuestions)) return 'percent';
  if (isOne(proportionQuestions)) return 'proportion';
  if (isOne(chanceQuestions)) return 'counting';
  if (isOne(lineQuestions)) return 'straight_line';
  return isOne(measureQuestions) ? 'measure' : null;
}

function first(name: FormulaName): Move {
  return { rule: `formula_${name}`, after: formulaOf(name).relation, promise: 'asked' };
}

function next(line: Tree, problem: Problem, name: FormulaName): Move | null {
  if (line.kind !== 'relation' || line.signs.join() !== '=') return null;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || right === undefined) return null;
  const step =
    substituteGivens(left, right, problem) ??
    (isRate(right, problem) ? null : evaluateRightSide(left, right));
  return step ?? finishFormula(left, right, problem, name);
}

/** Questions whose answer is written in percent. */
const ratesInPercent: ReadonlySet<string> = new Set(['percent_rate', 'percent_change', 'percent_overall']);

/** A rate that is already given in percent. */
function isRate(right: Expression, { question }: Problem): boolean {
  const size = right.kind === 'negate' ? right.of : right;
  return ratesInPercent.has(question?.what ?? '') && size.kind === 'percent';
}

/** The values substituted for their letters. */
export function substituteGivens(left: Expression, right: Expression, { question }: Problem): Move | null {
  const given = question?.given ?? {};
  const names = variablesOf(right).filter((name) => Object.hasOwn(given, name));
  if (names.length === 0) return null;
  const after = names.reduce(
    (filled, name) => substitute(filled, name, asWritten(given[name]!, question)),
    right,
  );
  return { rule: 'put_in_values', after: equation(left, after), promise: 'given' };
}

const isInterest = (question: MeasureRequest | undefined): boolean =>
  interestQuestions.some((each) => each === question?.what);

/** Rates that a value is multiplied with again and again. */
const isGrowth = (question: MeasureRequest | undefined): boolean =>
  isInterest(question) || question?.what === 'percent_then' || question?.what === 'percent_overall';

/** Such a rate is worked with as a decimal: 3 % is 0.03. */
function asWritten(value: Expression, question: MeasureRequest | undefined): Expression {
  if (value.kind === 'negate') return { kind: 'negate', of: asWritten(value.of, question) };
  const size = value.kind === 'percent' && isGrowth(question) ? numberValue(value) : null;
  return size === null ? value : decimalOrFraction(size);
}

/** One evaluation step of the right-hand side. */
export function evaluateRightSide(left: Expression, right: Expression): Move | null {
  if (contains(right, (part) => part.kind === 'unit')) return null;
  const move = valueMove(right);
  if (move === null || !isExpression(move.after)) return null;
  return { ...move, after: equation(left, move.after) };
}

/** A rate is written in percent, a length in its unit, an area in square units. */
function finishFormula(
  left: Expression,
  right: Expression,
  problem: Problem,
  name: FormulaName,
): Move | null {
  const { unit, what } = problem.question!;
  if (isInterest(problem.question)) return inCents(left, right);
  if (ratesInPercent.has(what) && !contains(right, (part) => part.kind === 'percent')) {
    const worth = valueOf(product([right, number(100)]));
    const exact = numberValue(worth);
    const hundredfold = exact === null ? worth : decimalOrFraction(exact);
    const size: Expression = hundredfold.kind === 'negate' ? hundredfold.of : hundredfold;
    const percent: Expression = { kind: 'percent', of: size };
    const after = hundredfold.kind === 'negate' ? ({ kind: 'negate', of: percent } as const) : percent;
    return { rule: 'fraction_to_percent', after: equation(left, after) };
  }
  const { dimension } = formulaOf(name);
  if (unit === undefined || dimension === 0 || contains(right, (part) => part.kind === 'unit')) return null;
  const sign: Expression = { kind: 'unit', name: unit };
  const after = product([...factorsOf(right), dimension === 1 ? sign : raised(sign, number(dimension))]);
  return { rule: 'with_unit', after: equation(left, after), promise: 'unit' };
}

/** Money has two decimals. */
function inCents(left: Expression, right: Expression): Move | null {
  const value = numberValue(right);
  if (value === null) return null;
  const hundredfold = { n: value.n * 100n, d: value.d };
  if (hundredfold.n % hundredfold.d === 0n) return null;
  const cents = (2n * hundredfold.n + hundredfold.d) / (2n * hundredfold.d);
  return { rule: 'rounded_to_cents', after: equation(left, number({ n: cents, d: 100n })), promise: 'asked' };
}

function valueOf(tree: Expression): Expression {
  const move = valueMove(tree);
  return move === null || !isExpression(move.after) ? tree : valueOf(move.after);
}

/** `A = 12`: the quantity with its value. */
function isQuantity(line: Tree, { question }: Problem): line is Relation {
  if (line.kind !== 'relation') return false;
  const [left, right] = line.sides;
  return (
    left?.kind === 'variable' &&
    !Object.hasOwn(question?.given ?? {}, left.name) &&
    variablesOf(right!).length === 0
  );
}
