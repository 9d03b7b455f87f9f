import { modesOf } from '../../algebra/exact-many-numbers.ts';
import { numberValue } from '../../expression/build.ts';
import {
  compare,
  divide,
  equals,
  isInteger,
  multiply,
  rational,
  subtract,
  add,
  type Rational,
} from '../../expression/rational.ts';
import {
  called,
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import type { RuleRewrite } from '../calculus/rewrite-outermost.ts';
import type { RuleId } from '../rule-ids.ts';

type Call = Expression & { readonly kind: 'call' };
type Step = RuleRewrite<RuleId>;
const longestProduct = 40n;
/** Larger factorials are not written out, nor are longer products. */
const [largestFactorial, mostFactors] = [60n, 15n];

/**
 * The next step for a function of several numbers; null for anything else, or when its values are not written
 * out.
 */
export function countingStep(call: Call): Step | null {
  const values = call.args.map(numberValue);
  if (!values.every((each): each is Rational => each !== null)) return null;
  switch (call.name) {
    case 'mean':
      return {
        rule: 'mean_definition',
        after: divided(sum(call.args), number(values.length)),
        pieces: { count: number(values.length) },
      };
    case 'median':
      return median(values);
    case 'mode':
      return oneMode(values);
    case 'range':
      return range(values);
    case 'min':
    case 'max': {
      const sorted = values.toSorted(compare);
      return {
        rule: call.name === 'min' ? 'least_value' : 'greatest_value',
        after: fraction(call.name === 'min' ? sorted[0]! : sorted.at(-1)!),
      };
    }
    case 'variance':
    case 'sampleVariance':
    case 'deviation':
    case 'sampleDeviation':
      return spread(call.name, values);
    case 'determinant':
      return determinant(call.args);
    case 'combinations':
    case 'permutations':
      return choices(call.name === 'combinations', values);
    default:
      return null;
  }
}

/** ad − bc; a matrix with three rows along its first one. */
function determinant(entries: readonly Expression[]): Step | null {
  if (entries.length === 4) {
    const [a, b, c, d] = entries as [Expression, Expression, Expression, Expression];
    const after = sum([product([a, d]), negated(product([b, c]))]);
    return { rule: 'determinant_of_two', after, pieces: {} };
  }
  if (entries.length !== 9) return null;
  const parts = entries.slice(0, 3).map((entry, column) => {
    const rest = entries.slice(3).filter((_, at) => at % 3 !== column);
    const part = product([entry, called('determinant', ...rest)]);
    return column === 1 ? negated(part) : part;
  });
  return { rule: 'determinant_of_three', after: sum(parts), pieces: {} };
}

/** Sorts first, then takes the middle value or the mean of the middle two. */
function median(values: readonly Rational[]): Step {
  const sorted = values.toSorted(compare);
  const inOrder = values.every((value, index) => equals(value, sorted[index]!));
  if (!inOrder) return { rule: 'median_sort', after: called('median', ...sorted.map(fraction)) };
  const middle = sorted.length / 2;
  if (!Number.isInteger(middle))
    return { rule: 'median_middle', after: fraction(sorted[Math.floor(middle)]!) };
  const pair = [sorted[middle - 1]!, sorted[middle]!].map(fraction);
  return {
    rule: 'median_between',
    after: divided(sum(pair), number(2)),
    pieces: { low: pair[0]!, high: pair[1]! },
  };
}

function oneMode(values: readonly Rational[]): Step | null {
  const [only, more] = modesOf(values);
  if (only === undefined || more !== undefined) return null;
  const times = values.filter((value) => equals(value, only)).length;
  return {
    rule: 'mode_most',
    after: fraction(only),
    pieces: { value: fraction(only), times: number(times) },
  };
}

function range(values: readonly Rational[]): Step {
  const sorted = values.toSorted(compare);
  const [least, greatest] = [fraction(sorted[0]!), fraction(sorted.at(-1)!)];
  return { rule: 'range_definition', after: sum([greatest, negated(least)]), pieces: { least, greatest } };
}

function spread(name: string, values: readonly Rational[]): Step | null {
  const sample = name.startsWith('sample');
  const among = values.length - (sample ? 1 : 0);
  if (among < 1) return null;
  const middle = divide(values.reduce(add), rational(values.length));
  const squares = values.map((value) => raised(sum([fraction(value), negated(fraction(middle))]), number(2)));
  const inside = divided(sum(squares), number(among));
  const deviation = name.endsWith('eviation');
  const rule: RuleId = sample ? 'sample_spread' : deviation ? 'deviation_definition' : 'variance_definition';
  return {
    rule,
    after: deviation ? rooted(inside) : inside,
    pieces: { mean: fraction(middle), count: number(among) },
  };
}

/** (2 − 5)² + (4 − 5)² + … with each square computed; null when there are no such squares. */
export function evaluateSquares(tree: Expression): Expression | null {
  if (tree.kind !== 'divide' || tree.numerator.kind !== 'add') return null;
  const worked = tree.numerator.terms.map(squareOf);
  if (!worked.every((value) => value !== null)) return null;
  const after = divided(sum(worked.map(fraction)), tree.denominator);
  return sameTree(after, tree) ? null : after;
}

function squareOf(tree: Expression): Rational | null {
  if (tree.kind !== 'power' || tree.base.kind !== 'add' || tree.base.terms.length !== 2) return null;
  const [left, right] = tree.base.terms.map(numberValue);
  if (left == null || right == null) return null;
  const off = subtract(left, rational(-right.n, right.d));
  return multiply(off, off);
}

/** n!/(k!(n − k)!) first, then the product of the k largest factors over k!. */
function choices(unordered: boolean, [n, k]: readonly Rational[]): Step | null {
  if (n === undefined || k === undefined || !isInteger(n) || !isInteger(k) || k.n < 0n || n.n < k.n)
    return null;
  const factorial = (of: bigint): Expression => ({ kind: 'factorial', of: number(of) });
  const below = unordered ? product([factorial(k.n), factorial(n.n - k.n)]) : factorial(n.n - k.n);
  const shorter = k.n < n.n - k.n || !unordered ? k.n : n.n - k.n;
  if (n.n > largestFactorial && shorter > mostFactors) return null;
  const above = descending(n.n, n.n - shorter);
  const short = unordered && shorter > 0n ? divided(above, descending(shorter, 0n)) : above;
  const formula = n.n > largestFactorial ? short : divided(factorial(n.n), below);
  const pieces = { n: number(n.n), k: number(k.n), formula };
  return { rule: unordered ? 'combinations_formula' : 'permutations_formula', after: formula, pieces };
}

/** 10!/(3!·7!) = 10·9·8/(3·2·1): cancels the larger factorial of the denominator. */
export function cancelFactorials(tree: Expression): Step | null {
  if (tree.kind !== 'divide' || tree.numerator.kind !== 'factorial') return null;
  const n = wholeOf(tree.numerator.of);
  const below = (tree.denominator.kind === 'multiply' ? tree.denominator.factors : [tree.denominator]).map(
    (part) => (part.kind === 'factorial' ? wholeOf(part.of) : null),
  );
  if (n === null || !below.every((each) => each !== null) || below.length > 2) return null;
  const longest = below.reduce((x, y) => (x > y ? x : y));
  const other = below.length === 2 ? n - longest : 0n;
  if (longest > n || (below.length === 2 && below[0]! + below[1]! !== n) || n - longest > longestProduct)
    return null;
  const above = descending(n, longest);
  return {
    rule: 'factorials_cancel',
    after: other > 1n ? divided(above, descending(other, 0n)) : above,
    pieces: { common: { kind: 'factorial', of: number(longest) } },
  };
}

function wholeOf(tree: Expression): bigint | null {
  const value = numberValue(tree);
  return value !== null && isInteger(value) && value.n >= 0n ? value.n : null;
}

/** n · (n − 1) · … down to above the end. */
function descending(n: bigint, end: bigint): Expression {
  const factors: Expression[] = [];
  for (let factor = n; factor > end; factor -= 1n) factors.push(number(factor));
  return product(factors);
}
