import { sameLimit } from './calculus/same-limit.ts';
import { namesModes, answersSequenceQuestion } from './counting/sequence-check.ts';
import { Field } from '../algebra/quotient.ts';
import type { Problem } from '../reading/request.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, mapParts, sameTree, substitute, variablesOf } from '../expression/tree-parts.ts';
import { compareEquations } from '../verify/equations.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { rootSet } from '../verify/root-sets.ts';
import { equationsOf } from '../verify/statements.ts';
import { formulaUnknown, isSameFormula } from './formulas/topic.ts';
import { addsUnit, roundsTo, answersQuestion } from './figures/question-check.ts';
import { isSameComplexValue } from '../verify/complex-value.ts';
import { compareComplexRoots } from '../verify/complex-roots.ts';
import { areAllWithin } from '../verify/families.ts';
import { answersPropertyQuestion } from './properties/property-check.ts';
import { stretchOf } from './trigonometry/stretch.ts';
import type { Move } from './types.ts';

/**
 * Whether the checker confirms the invariant declared by a step. Also false when it cannot decide: the step
 * is then not shown.
 */
export function doesInvariantHold(before: Tree, move: Move, problem: Problem): boolean {
  const unknown = formulaUnknown(problem);
  if (unknown !== null && isSameFormula(before, move.after, unknown)) return true;
  if (problem.numbers === 'complex' && isEquationLine(before)) return hasAllComplexRoots(before, move.after);
  switch (move.promise ?? 'equal') {
    case 'equal':
      return isEqual(before, move.after);
    case 'tested':
      return isEqual(problem.expression, move.after);
    case 'loses_none':
      return losesNone(before, move.after);
    case 'within':
      return isAllWithin(problem, move.after);
    case 'given':
      return isEqual(withGiven(before, problem), withGiven(move.after, problem));
    case 'complex':
      return isExpression(before) && isExpression(move.after) && isSameComplexValue(before, move.after);
    case 'modes':
      return namesModes(before, move.after);
    case 'limit':
      return isExpression(before) && sameLimit(before, move.after);
    case 'asked':
      return (
        answersQuestion(move.after, problem) ||
        answersSequenceQuestion(move.after, problem) ||
        answersPropertyQuestion(move.after, problem)
      );
    case 'unit':
      return addsUnit(before, move.after, problem);
    case 'rounded':
      return roundsTo(before, move.after, problem);
    case 'constant':
      return (
        isExpression(before) && isExpression(move.after) && sameUpToConstant(before, move.after, problem)
      );
  }
}

const isEquationLine = (line: Tree): boolean => line.kind === 'relation' || line.kind === 'alternatives';

function isEqual(before: Tree, after: Tree): boolean {
  return compareTrees({ expected: before, answer: after }).verdict === 'equal';
}

/** Every solution of the previous line solves the next line. */
function losesNone(before: Tree, after: Tree): boolean {
  if (isEqual(before, after)) return true;
  const [from, to] = [equationsOf(withoutConditions(before)), equationsOf(after)];
  if (from === null || to === null || losesAll(from, to)) return false;
  const { verdict, lost } = compareEquations(from, to);
  return verdict !== 'unknown' && lost.length === 0;
}

/** 1/x = 2 and x ≠ 0: the equation alone has at least the solutions of both together. */
function withoutConditions(line: Tree): Tree {
  if (line.kind !== 'alternatives' || line.join !== 'and') return line;
  const rest = line.items.filter((item) => item.signs.join() !== '!=');
  return rest.length === 1 ? rest[0]! : line;
}

/** All numbers solve one of them and only some the other: a list of lost values cannot express that. */
function losesAll(from: readonly Relation[], to: readonly Relation[]): boolean {
  const [name] = [...from, ...to].flatMap((item) => variablesOf(item));
  if (name === undefined) return false;
  const field = new Field();
  const [a, b] = [rootSet(from, name, field), rootSet(to, name, field)];
  return a?.kind === 'all' && b?.kind !== 'all';
}

function withGiven(tree: Tree, problem: Problem): Tree {
  const { question, at } = problem;
  const given = { ...question?.given, ...(at === undefined ? {} : { [at.name]: at.value }) };
  return Object.entries(given).reduce((filled, [name, value]) => fill(filled, name, value), tree);
}

function fill(tree: Tree, name: string, value: Expression): Tree {
  if (isExpression(tree)) return substitute(tree, name, value);
  if (tree.kind !== 'relation') return tree;
  return { ...tree, sides: tree.sides.map((side) => substitute(side, name, value)) };
}

/** Two antiderivatives with equal derivatives. */
function sameUpToConstant(before: Expression, after: Expression, problem: Problem): boolean {
  const name = problem.unknown ?? integrationVariable(problem.expression);
  const derived = (of: Expression): Expression =>
    of.kind === 'integral' && of.bounds === null && of.variable === name
      ? of.of
      : of.kind === 'add' || of.kind === 'negate'
        ? mapParts(of, derived)
        : { kind: 'derivative', of, variable: name, order: 1 };
  return sameTree(before, after) || isEqual(derived(before), derived(after));
}

/** The variable of the first indefinite integral. */
function integrationVariable(tree: Tree): string {
  let name: string | null = null;
  const visit = (part: Expression): boolean => {
    if (part.kind === 'integral' && part.bounds === null) name ??= part.variable;
    return false;
  };
  if (isExpression(tree)) contains(tree, visit);
  return name ?? 'x';
}

/** The line lists exactly the solutions of the problem within its interval. */
function isAllWithin(problem: Problem, after: Tree): boolean {
  const [name] = variablesOf(problem.expression);
  const [equations, listed] = [equationsOf(problem.expression), equationsOf(after)];
  const stretch = problem.within === undefined || name === undefined ? null : stretchOf(problem.within, name);
  if (name === undefined || equations === null || listed === null || stretch === null) return false;
  const values = after.kind === 'solutions' ? [] : listed.map(({ sides }) => sides[1]!);
  return areAllWithin(equations, name, values, stretch);
}

/** The same solutions among the complex numbers: the real roots alone are incomplete. */
export function hasAllComplexRoots(expected: Tree, answer: Tree): boolean {
  const [left, right] = [equationsOf(expected), equationsOf(answer)];
  const [name] = variablesOf(expected);
  if (left === null || right === null || name === undefined) return false;
  return compareComplexRoots(left, right, name).verdict === 'equal';
}
