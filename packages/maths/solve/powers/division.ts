import { writeDense, writeTerm } from '../../algebra/present.ts';
import {
  degree,
  divmod,
  leading,
  minus,
  times,
  trimZeros,
  valueAt,
  type Dense,
} from '../../algebra/univariate.ts';
import { numberValue, opposite, termsOf } from '../../expression/build.ts';
import { divide, isZero, negate, rational, type Rational } from '../../expression/rational.ts';
import { divided, fraction, isExpression, sum, type Expression, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import type { Move, Topic } from '../types.ts';

const highestDegree = 30;

/** Polynomial long division, one term of the quotient per step: (x³ − 1)/(x − 1) = x² + (x² − 1)/(x − 1) = … */
export const polynomialDivision: Topic = {
  family: ({ expression, task }) => {
    const isDue = task === 'divide' && isExpression(expression) && readLine(expression) !== null;
    return isDue ? 'polynomial_division' : null;
  },
  move: (line) => (isExpression(line) ? divisionMove(line) : null),
  done: (line) => isExpression(line) && divisionMove(line) === null,
};

type Line = {
  /** The terms of the quotient so far. */
  readonly quotient: readonly Expression[];
  readonly above: Dense;
  readonly below: Dense;
  readonly name: string;
  readonly divisor: Expression;
};

/** Reads a partial quotient plus a fraction that is still to be divided. */
function readLine(tree: Expression): Line | null {
  const terms = termsOf(tree);
  const last = terms.at(-1)!;
  const negative = last.kind === 'negate';
  const bar = last.kind === 'negate' ? last.of : last;
  const [name, more] = variablesOf(tree);
  if (bar.kind !== 'divide' || name === undefined || more !== undefined) return null;
  const [above, below] = [denseOf(bar.numerator, name), denseOf(bar.denominator, name)];
  if (above === null || below === null || degree(below) < 1 || degree(above) > highestDegree) return null;
  const signed = negative ? trimZeros(above.map(negate)) : above;
  return { quotient: terms.slice(0, -1), above: signed, below, name, divisor: bar.denominator };
}

function divisionMove(tree: Expression): Move | null {
  const line = readLine(tree);
  if (line === null || degree(line.above) < degree(line.below)) return null;
  return synthetic(line) ?? longDivision(line);
}

/** Divides the leading terms and subtracts the product. */
function longDivision({ quotient, above, below, name, divisor }: Line): Move {
  const shift = degree(above) - degree(below);
  const coefficient = divide(leading(above), leading(below));
  const term = writeTerm({ powers: shift === 0 ? [] : [[name, shift]], coefficient });
  const taken: Rational[] = [...Array.from({ length: shift }, () => rational(0)), coefficient];
  const rest = minus(above, times(trimZeros(taken), below));
  const remainder = writeDense(rest, name);
  return {
    rule:
      rest.length === 0
        ? 'division_last'
        : degree(rest) < degree(below)
          ? 'division_remainder'
          : 'division_step',
    after: joinQuotient([...quotient, term], rest, divisor, name),
    params: { term, divisor, rest: remainder },
  };
}

function joinQuotient(
  quotient: readonly Expression[],
  rest: Dense,
  divisor: Expression,
  name: string,
): Expression {
  if (rest.length === 0) return sum(quotient);
  const above = writeDense(rest, name);
  const isConstant = numberValue(above) !== null && above.kind === 'negate';
  const last =
    isConstant && above.kind === 'negate' ? opposite(divided(above.of, divisor)) : divided(above, divisor);
  return sum([...quotient, last]);
}

/**
 * Synthetic division by x − r in one step: bring down the first coefficient, multiply by r, add the next one,
 * and so on.
 */
function synthetic({ quotient, above, below, name, divisor }: Line): Move | null {
  if (
    quotient.length > 0 ||
    degree(below) !== 1 ||
    below[1]!.n !== 1n ||
    below[1]!.d !== 1n ||
    degree(above) < 3
  )
    return null;
  const root = negate(below[0]!);
  const [whole, rest] = divmod(above, below);
  const numbers: Tree = { kind: 'list', items: whole.toReversed().map(fraction) };
  const value = valueAt(above, root);
  const terms = termsOf(writeDense(whole, name));
  return {
    rule: 'synthetic_division',
    after: joinQuotient(terms, rest, divisor, name),
    params: {
      divisor,
      root: fraction(root),
      numbers,
      rest: isZero(value) ? fraction(rational(0)) : fraction(value),
    },
  };
}
