import { numberValue, subtractExpressions } from '../../expression/build.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import {
  equation,
  isExpression,
  negated,
  number,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

/** "Find k so that x − 2 is a factor of x³ − kx + 4". */
export function readGivenRoot(statement: Statement): Claim | null {
  const asked = statement.letters().map(({ name }) => name);
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  if (formulas.some(({ trees, item }) => trees.length > 1 || item.doubtful)) return null;
  const mains = formulas.filter(({ trees: [tree] }) => tree !== undefined && variablesOf(tree).length === 2);
  const [main] = mains;
  if (main === undefined || mains.length > 1) return null;
  const zero = equationOfZero(main.trees[0]!);
  const parameter = variablesOf(main.trees[0]!).find((name) => asked.includes(name));
  if (zero === null || parameter === undefined) return null;
  const letter = variablesOf(main.trees[0]!).find((name) => name !== parameter)!;
  const others = formulas.filter((each) => each !== main);
  const condition = others.length === 1 ? atRoot(statement, zero, letter, others[0]!.trees[0]) : null;
  if (condition === null) return null;
  return {
    problems: [{ task: 'solve', expression: condition, unknown: parameter }],
    used: new Set([
      ...formulas.map(({ index }) => index),
      ...statement.letters().map(({ index }) => index),
      ...statement.places('roots', 'solve', 'factor', 'divisors', 'divide', 'evaluate'),
    ]),
    stated: true,
  };
}

/** What is zero where the formula holds: the difference of its sides, or a polynomial itself. */
function equationOfZero(tree: Tree): Expression | null {
  if (isExpression(tree)) return tree;
  if (tree.kind === 'definition') return tree.body;
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides as [Expression, Expression];
  if (left.kind === 'variable') return right;
  const value = numberValue(right);
  return value !== null && value.n === 0n ? left : subtractExpressions(left, right);
}

/** The formula is zero where the letter has the value that a root or a linear factor gives. */
function atRoot(statement: Statement, zero: Expression, letter: string, tree: Tree | undefined): Tree | null {
  const assigned = assignmentOf(tree);
  const isRoot = statement.has('roots', 'solve');
  const isFactor = statement.has('factor', 'divisors', 'divide');
  const root =
    assigned?.name === letter && isRoot
      ? assigned.value
      : isRoot && isConstant(tree)
        ? tree
        : isFactor && tree !== undefined && isExpression(tree)
          ? rootOfFactor(tree, letter)
          : null;
  return root === null ? null : equation(substitute(zero, letter, root), number(0));
}

/** 2 for x − 2. */
function rootOfFactor(tree: Expression, letter: string): Expression | null {
  if (tree.kind !== 'add' || tree.terms.length !== 2) return null;
  const [first, second] = tree.terms;
  if (first?.kind !== 'variable' || first.name !== letter || !isConstant(second)) return null;
  return second!.kind === 'negate' ? second.of : negated(second!);
}
