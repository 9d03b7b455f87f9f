import type { Family } from '../../contract.ts';
import type { Problem } from '../../reading/request.ts';
import { isExpression, type Expression } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { isFinished } from '../../verify/check-line.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { expandMove, simplifyMove } from '../letters.ts';
import type { Move, Topic } from '../types.ts';
import { factorMove } from './factoring.ts';
import { hasLetters } from './pieces.ts';
import { hasLettersBelow } from './polynomials.ts';

const kinds: ReadonlySet<string> = new Set([
  'number',
  'mixed',
  'variable',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'absolute',
  'percent',
]);

/** Expressions with letters: powers, roots, algebraic fractions, collecting, expanding, factoring. */
export const letterExpressions: Topic = {
  family: ({ expression, task }) => (isExpression(expression) ? familyOf(expression, task) : null),
  move: (line, { task }) => (isExpression(line) ? moveOf(line, task) : null),
  done: (line, { task, expression }) => {
    if (!isExpression(line)) return false;
    if (task === 'factor') return moveOf(line, task) === null;
    return task === 'expand' ? isFinished(line, task, expression) : simplifyMove(line) === null;
  },
};

/** Arithmetic with greatest common divisors and least common multiples. */
export const commonDivisors: Topic = {
  family: ({ expression }) => {
    if (!isExpression(expression) || hasLetters(expression)) return null;
    const isName = (part: Expression): boolean =>
      part.kind === 'call' && (part.name === 'gcd' || part.name === 'lcm');
    const known = !contains(expression, (part) => !kinds.has(part.kind) && !isName(part));
    return known && contains(expression, isName) ? 'arithmetic' : null;
  },
  move: (line) => (isExpression(line) ? arithmeticMove(line) : null),
  done: (line) => isExpression(line) && arithmeticMove(line) === null,
};

function familyOf(tree: Expression, task: Problem['task']): Family | null {
  if (!hasLetters(tree) || contains(tree, (part) => !kinds.has(part.kind))) return null;
  if (contains(tree, (part) => part.kind === 'constant' && ['infinity', 'i'].includes(part.name)))
    return null;
  if (task === 'expand' || task === 'factor') return task;
  if (task !== 'simplify' && task !== 'evaluate') return null;
  if (contains(tree, (part) => part.kind === 'root' && hasLetters(part))) return 'surd';
  if (isPowerProblem(tree)) return 'powers';
  return hasLettersBelow(tree) ? 'algebraic_fraction' : 'collect';
}

/** Powers without a sum: (2x²y)³, x³ · x⁵, x⁻². */
function isPowerProblem(tree: Expression): boolean {
  const noSum = !contains(
    tree,
    (part) => part.kind === 'add' && variablesOf(part).length > 0 && part !== tree,
  );
  const exponents = contains(
    tree,
    (part) => part.kind === 'power' && (hasLetters(part.exponent) || part.exponent.kind !== 'number'),
  );
  return exponents || (noSum && tree.kind !== 'add' && contains(tree, (part) => part.kind === 'power'));
}

function moveOf(tree: Expression, task: Problem['task']): Move | null {
  if (task === 'expand') return expandMove(tree);
  return task === 'factor' ? factorMove(tree) : simplifyMove(tree);
}
