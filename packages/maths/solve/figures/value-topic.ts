import type { Problem } from '../../reading/request.ts';
import { numberValue } from '../../expression/build.ts';
import {
  equation,
  isExpression,
  number,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { degree, divmod, trimZeros } from '../../algebra/univariate.ts';
import { writeDense } from '../../algebra/present.ts';
import { denseOf } from '../dense.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';
import { valueMove } from './value.ts';

/** A formula at given values of its letters: substitutes the values, then evaluates. */
export const valueQuestions: Topic = {
  family: ({ question, expression }) =>
    question?.what === 'value' && isExpression(expression) ? 'arithmetic' : null,
  move: (line, problem) => {
    if (!isExpression(line)) return null;
    return substituteValues(line, problem) ?? valueMove(line);
  },
  done: (line) => isExpression(line) && variablesOf(line).length === 0 && valueMove(line) === null,
};

function substituteValues(line: Expression, { question }: Problem): Move | null {
  const given = question?.given ?? {};
  const names = variablesOf(line).filter((name) => Object.hasOwn(given, name));
  if (names.length === 0) return null;
  const after = names.reduce((filled, name) => substitute(filled, name, given[name]!), line);
  return { rule: 'put_in_values', after, promise: 'given' };
}

/** The remainder of a polynomial division; for a linear divisor, the value at its zero. */
export const remainderQuestions: Topic = {
  family: ({ question }) => (question?.what === 'remainder' ? 'polynomial_division' : null),
  move: (line, problem) => {
    const rest = remainder(problem);
    if (rest === null || !sameTree(line, problem.expression)) return null;
    return rest.root === null
      ? { rule: 'remainder_of_division', after: rest.value, promise: 'asked' }
      : { rule: 'remainder_theorem', after: rest.value, params: { root: rest.root }, promise: 'asked' };
  },
  done: (line, problem) => !sameTree(line, problem.expression),
};

function remainder({
  question,
  expression,
}: Problem): { readonly value: Expression; readonly root: Expression | null } | null {
  if (question?.what !== 'remainder' || !isExpression(expression) || expression.kind !== 'divide')
    return null;
  const [name, more] = variablesOf(expression);
  if (name === undefined) return wholeRemainder(expression);
  const [above, below] = [denseOf(expression.numerator, name), denseOf(expression.denominator, name)];
  if (more !== undefined || above === null || below === null || degree(below) < 1) return null;
  const [, rest] = divmod(trimZeros(above), trimZeros(below));
  const value = rest.length === 0 ? number(0) : writeDense(rest, name);
  const root =
    degree(below) === 1
      ? normalizeTree({
          kind: 'divide',
          numerator: { kind: 'negate', of: writeDense([below[0]!], name) },
          denominator: writeDense([below[1]!], name),
        })
      : null;
  return { value, root };
}

function wholeRemainder(
  tree: Expression & { kind: 'divide' },
): { readonly value: Expression; readonly root: null } | null {
  const [a, b] = [numberValue(tree.numerator), numberValue(tree.denominator)];
  if (a === null || b === null || a.d !== 1n || b.d !== 1n || a.n < 0n || b.n <= 0n) return null;
  return { value: number(a.n % b.n), root: null };
}

/**
 * P − R is a multiple of the divisor, and R has a lower degree: verified by the checker, not by the division
 * above.
 */
export function isRemainder(value: Tree, { expression }: Problem): boolean {
  if (!isExpression(value) || !isExpression(expression) || expression.kind !== 'divide') return false;
  const [name] = variablesOf(expression);
  if (name === undefined) {
    const [a, b, r] = [expression.numerator, expression.denominator, value].map(numberValue);
    return a != null && b != null && r != null && r.n >= 0n && r.n < b.n && (a.n - r.n) % b.n === 0n;
  }
  const difference: Expression = {
    kind: 'add',
    terms: [expression.numerator, { kind: 'negate', of: value }],
  };
  const [above, below, rest] = [
    denseOf(difference, name),
    denseOf(expression.denominator, name),
    denseOf(value, name),
  ];
  if (above === null || below === null || rest === null || degree(rest) >= degree(below)) return false;
  return divmod(trimZeros(above), trimZeros(below))[1].length === 0;
}

/** a/b = c/d with one unknown: cross-multiplication. */
export const proportions: Topic = {
  family: ({ expression, task }) =>
    task === 'solve' && crossMultiply(expression) !== null ? 'proportion' : null,
  move: (line) => {
    const products = crossMultiply(line);
    if (products !== null) return { rule: 'cross_multiply', after: products };
    return proportionStep(line);
  },
};

/** Both sides are a single fraction of a number or the unknown; the unknown occurs once. */
function crossMultiply(tree: Tree): Relation | null {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  if (left?.kind !== 'divide' || right?.kind !== 'divide') return null;
  const parts = [left.numerator, left.denominator, right.numerator, right.denominator];
  const letters = parts.filter((part) => part.kind === 'variable');
  const rest = parts.filter((part) => part.kind !== 'variable');
  if (letters.length !== 1 || rest.some((part) => numberValue(part) === null || numberValue(part)!.n === 0n))
    return null;
  const [a, b] = [times(left.numerator, right.denominator), times(left.denominator, right.numerator)];
  return variablesOf(a).length > 0 ? equation(a, b) : equation(b, a);
}

const times = (a: Expression, b: Expression): Expression =>
  a.kind === 'variable' ? { kind: 'multiply', factors: [b, a] } : { kind: 'multiply', factors: [a, b] };

function proportionStep(line: Tree): Move | null {
  if (line.kind !== 'relation' || line.sides.length !== 2) return null;
  const [left, right] = line.sides;
  const value = numberValue(normalizeTree(right!));
  if (left?.kind === 'variable' && value !== null && !sameTree(normalizeTree(right!), right!))
    return { rule: 'collect_terms', after: equation(left, normalizeTree(right!)) };
  if (left?.kind !== 'multiply' || left.factors.length !== 2) return null;
  const [by, letter] = left.factors;
  if (
    by === undefined ||
    letter?.kind !== 'variable' ||
    numberValue(by) === null ||
    numberValue(by)!.n === 0n
  )
    return null;
  return {
    rule: 'divide_both_sides',
    after: equation(letter, { kind: 'divide', numerator: right!, denominator: by }),
    params: { by },
  };
}
