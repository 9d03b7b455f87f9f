import { isExpression, number, type Expression, type Tree } from '../expression/tree.ts';
import { expressionsOf, mapParts, partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { type ProblemAnswered } from './problem-knowledge.ts';
import { valueOf } from './tree-values.ts';

/* What occurs on the way */

export function intermediatesOf(problem: Problem, solution: ProblemAnswered): readonly number[] {
  const found = new Set<number>();
  const visit = (tree: Expression): void => {
    if (variablesOf(tree).length === 0) {
      const value = valueOf(tree);
      if (Number.isFinite(value)) found.add(value);
    }
    partsOf(tree).forEach(visit);
  };
  for (const { after } of solution.steps) expressionsOf(after).forEach(visit);
  for (const part of wholeParts(problem)) found.add(part);
  return [...found];
}

/** 2.75 h: two hours and three quarters of an hour, each in the wanted unit. */
function wholeParts(problem: Problem): readonly number[] {
  const { expression, question } = problem;
  if (question?.what !== 'unit' || !isExpression(expression) || expression.kind !== 'multiply') return [];
  const value = expression.factors.find(({ kind }) => kind === 'number');
  const target = question.given.u;
  if (value === undefined || target === undefined) return [];
  const factor =
    valueOf(mapParts(expression, (part) => (part === value ? number(1) : part))) / valueOf(target);
  const whole = Math.floor(valueOf(value));
  return [whole * factor, (valueOf(value) - whole) * factor, factor];
}

/** Operands of one sum or product of which every choice is tried. */
const mostOperands = 6;

/** The values of all choices of the terms of a sum and of the factors of a product: 7.5 · 5 / 3 may be computed from 7.5 / 3. */
export function combinationsIn(tree: Tree): readonly number[] {
  if (!isExpression(tree) || variablesOf(tree).length > 0) return [];
  const terms = tree.kind === 'add' ? tree.terms.map((term) => valueOf(term)) : [];
  const factors = tree.kind === 'multiply' || tree.kind === 'divide' ? factorsOf(tree) : [];
  return [
    ...choicesOf(terms, (a, b) => a + b, 0),
    ...choicesOf(factors, (a, b) => a * b, 1),
    ...partsOf(tree).flatMap(combinationsIn),
  ];
}

/** The factors of a product, also those of its denominators, as the numbers that are multiplied. */
function factorsOf(tree: Expression): readonly number[] {
  if (tree.kind === 'multiply') return tree.factors.flatMap(factorsOf);
  if (tree.kind === 'divide')
    return [...factorsOf(tree.numerator), ...factorsOf(tree.denominator).map((each) => 1 / each)];
  return [valueOf(tree)];
}

/** Each choice of at least two values, combined; differences and quotients with either sign. */
function choicesOf(
  values: readonly number[],
  combine: (a: number, b: number) => number,
  neutral: number,
): readonly number[] {
  if (values.length < 3 || values.length > mostOperands) return [];
  const choices = Array.from({ length: 2 ** values.length }, (_, mask) =>
    values.filter((_value, index) => (mask & (1 << index)) !== 0),
  );
  return choices
    .filter(({ length }) => length > 1)
    .flatMap((chosen) => {
      const value = chosen.reduce(combine, neutral);
      return neutral === 0 ? [value, -value] : [value, 1 / value];
    })
    .filter(Number.isFinite);
}
