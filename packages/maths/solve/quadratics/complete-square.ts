import { degree, type Dense } from '../../algebra/univariate.ts';
import { isNumber, opposite } from '../../expression/build.ts';
import {
  divide,
  equals,
  multiply,
  negate,
  one,
  rational,
  sign,
  subtract,
  zero,
  type Rational,
} from '../../expression/rational.ts';
import {
  fraction,
  isExpression,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';

/** x² + 6x + 5 = (x + 3)² − 4. */
export const completingSquare: Topic = {
  family: ({ expression, task }) =>
    task === 'complete_square' && isExpression(expression) && stagesOf(expression) !== null
      ? 'completing_square'
      : null,
  move: (line) => (isExpression(line) ? nextStage(line) : null),
  done: (line) => isExpression(line) && nextStage(line) === null,
};

type Stage = {
  readonly rule: Move['rule'];
  readonly tree: Expression;
  readonly params?: Readonly<Record<string, Tree>>;
};

function nextStage(line: Expression): Move | null {
  const stages = stagesOf(line);
  if (stages === null) return null;
  const index = stages.findLastIndex(({ tree }) => sameTree(tree, line));
  const next = stages[index + 1];
  if (next === undefined) return null;
  return { rule: next.rule, after: next.tree, ...(next.params === undefined ? {} : { params: next.params }) };
}

/** The lines from a·x² + b·x + c to a(x + h)² + k; null for anything but a quadratic in one letter. */
function stagesOf(tree: Expression): Stage[] | null {
  const [name, more] = variablesOf(tree);
  const dense = name === undefined || more !== undefined ? null : denseOf(tree, name);
  if (dense === null || name === undefined || degree(dense) !== 2) return null;
  const [c, b, a] = dense as Dense as [Rational, Rational, Rational];
  const x = variable(name);
  const half = divide(b, multiply(rational(2), a));
  const square = multiply(half, half);
  const rest = subtract(c, multiply(a, square));
  const bracket = half.n === 0n ? raised(x, number(2)) : raised(plus([x, fraction(half)]), number(2));
  const result = plus([times(a, bracket), fraction(rest)]);
  if (half.n === 0n) return [{ rule: 'collect_terms', tree: result }];
  const inner = [raised(x, number(2)), times(divide(b, a), x)];
  const params = { half: fraction(half), square: fraction(square) };
  const filled = plus([...inner, fraction(square), fraction(negate(square))]);
  const stages: Stage[] = [{ rule: 'collect_terms', tree: normalizeTree(tree) }];
  if (!equals(a, one))
    stages.push({
      rule: 'take_out_leading',
      tree: plus([times(a, plus(inner)), fraction(c)]),
      params: { factor: fraction(a) },
    });
  stages.push({
    rule: 'add_square',
    tree: equals(a, one) ? plus([...termsOf(filled), fraction(c)]) : plus([times(a, filled), fraction(c)]),
    params,
  });
  const folded = plus([bracket, fraction(negate(square))]);
  stages.push({
    rule: 'fold_square',
    tree: equals(a, one) ? plus([...termsOf(folded), fraction(c)]) : plus([times(a, folded), fraction(c)]),
    params: { bracket },
  });
  stages.push({ rule: 'collect_rest', tree: result });
  return stages.filter((stage, index) => index === 0 || !sameTree(stage.tree, stages[index - 1]!.tree));
}

const termsOf = (tree: Expression): readonly Expression[] => (tree.kind === 'add' ? tree.terms : [tree]);

/** A sum without zeros. */
function plus(terms: readonly Expression[]): Expression {
  return sum(terms.filter((term) => !isNumber(term, 0)));
}

function times(by: Rational, of: Expression): Expression {
  if (equals(by, zero)) return number(0);
  const size = sign(by) < 0 ? negate(by) : by;
  const whole = equals(size, one)
    ? of
    : product([fraction(size), ...(of.kind === 'multiply' ? of.factors : [of])]);
  return sign(by) < 0 ? opposite(whole) : whole;
}
