import { numberValue } from '../../expression/build.ts';
import { multiply, rational, type Rational } from '../../expression/rational.ts';
import { fraction, isExpression, type Expression } from '../../expression/tree.ts';
import { roundingOf } from './clauses.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

/** "Estimate 48 × 21 by rounding to the nearest ten": the calculation with each of its numbers rounded. */
export function readEstimate(statement: Statement): Claim | null {
  if (!asksForEstimate(statement)) return null;
  const rounding = roundingOf(statement);
  if (rounding === null) return null;
  const formulas = statement.formulas.filter(
    ({ index }) => !rounding.used.includes(index) && !statement.isChoice(index),
  );
  const [only, more] = formulas;
  const tree = only?.trees[0];
  if (only === undefined || more !== undefined || only.trees.length > 1 || only.item.doubtful) return null;
  if (tree === undefined || !isExpression(tree) || !isConstant(tree)) return null;
  const expression = withRoundedNumbers(tree, (value) =>
    rounding.places === undefined
      ? roundedToFigures(value, rounding.figures!)
      : roundedTo(value, rounding.places),
  );
  if (expression === null || tree.kind === 'number') return null;
  return {
    problems: [{ task: 'evaluate', expression }],
    used: new Set([
      only.index,
      ...rounding.used,
      ...statement.places(
        'estimate',
        'round',
        'nearest',
        'each_number',
        'evaluate',
        'add',
        'subtract',
        'multiply',
        'divide',
      ),
    ]),
    stated: true,
  };
}

/** An estimate is asked for, or each of the numbers is to be rounded: not the result. */
export const asksForEstimate = (statement: Statement): boolean =>
  statement.has('estimate') || (statement.has('round') && statement.has('each_number'));

/** A calculation of sums, products and quotients with its numbers rounded; null for anything else, or a division by zero. */
function withRoundedNumbers(tree: Expression, round: (value: Rational) => Rational): Expression | null {
  const all = (parts: readonly Expression[]): readonly Expression[] | null => {
    const rounded = parts.flatMap((part) => withRoundedNumbers(part, round) ?? []);
    return rounded.length === parts.length ? rounded : null;
  };
  switch (tree.kind) {
    case 'number':
      return fraction(round(tree.value));
    case 'negate': {
      const of = withRoundedNumbers(tree.of, round);
      return of === null ? null : { ...tree, of };
    }
    case 'add': {
      const terms = all(tree.terms);
      return terms === null ? null : { ...tree, terms };
    }
    case 'multiply': {
      const factors = all(tree.factors);
      return factors === null ? null : { ...tree, factors };
    }
    case 'divide': {
      const parts = all([tree.numerator, tree.denominator]);
      if (parts === null || numberValue(parts[1]!)?.n === 0n) return null;
      return { ...tree, numerator: parts[0]!, denominator: parts[1]! };
    }
    default:
      return null;
  }
}

const ten = rational(10);

/** 10 to a whole power, which may be negative. */
function powerOfTen(exponent: number): Rational {
  let value = rational(1);
  for (let count = 0; count < Math.abs(exponent); count += 1) value = multiply(value, ten);
  return exponent < 0 ? { n: value.d, d: value.n } : value;
}

/** Halves are rounded away from zero. */
function roundedTo(value: Rational, places: number): Rational {
  const scale = powerOfTen(places);
  const scaled = multiply(value, scale);
  const size = scaled.n < 0n ? -scaled.n : scaled.n;
  const whole = (size * 2n + scaled.d) / (scaled.d * 2n);
  return multiply({ n: scaled.n < 0n ? -whole : whole, d: 1n }, { n: scale.d, d: scale.n });
}

function roundedToFigures(value: Rational, figures: number): Rational {
  if (value.n === 0n) return value;
  const size = Math.abs(Number(value.n) / Number(value.d));
  return roundedTo(value, figures - 1 - Math.floor(Math.log10(size)));
}
