import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains } from '../expression/tree-parts.ts';
import { quantityPrefix } from './quantity-words.ts';
import { valueOf } from './tree-values.ts';

/* Numbers and lists */

const statistics = new Set([
  'mean',
  'median',
  'mode',
  'range',
  'variance',
  'deviation',
  'sampleVariance',
  'sampleDeviation',
]);

/** The data of mean(3, 8, 1). */
export function dataOf(tree: Tree): readonly number[] | null {
  if (!isExpression(tree) || tree.kind !== 'call' || !statistics.has(tree.name)) return null;
  const values = tree.args.map((each) => valueOf(each));
  return values.every(Number.isFinite) ? values : null;
}

/** The one or two values in the middle of sorted data. */
export function middleOf(data: readonly number[]): readonly number[] {
  const sorted = data.toSorted((a, b) => a - b);
  return [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
}

/** The value that occurs most often; none where there are several such values. */
function modeOf(data: readonly number[]): { readonly '§mode'?: number } {
  const counts = [...new Set(data)].map(
    (value) => [value, data.filter((each) => each === value).length] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  const [only, more] = counts.filter(([, count]) => count === most);
  return only === undefined || more !== undefined ? {} : { '§mode': only[0] };
}

export function dataNames(data: readonly number[]): Record<string, number> {
  const total = data.reduce((all, value) => all + value, 0);
  const sorted = data.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const [below, above] = middleOf(data) as [number, number];
  return {
    ...modeOf(data),
    n: data.length,
    N: data.length,
    S: total,
    Σ: total,
    '§add': total,
    '§maximum': high,
    '§minimum': low,
    max: high,
    min: low,
    M: high,
    '§position': (data.length + 1) / 2,
    '§mean': total / data.length,
    '§median': (below + above) / 2,
    '§largest': high,
    '§smallest': low,
    '§spread': high - low,
  };
}

export const commonDenominator = `${quantityPrefix}common_denominator`;

/** The whole denominators of the fractions of a sum. */
function denominatorsOf(tree: Tree): readonly number[] {
  const found: number[] = [];
  if (isExpression(tree))
    contains(tree, (part) => part.kind === 'divide' && found.push(valueOf(part.denominator)) === 0);
  return found.length > 1 && found.every((value) => Number.isInteger(value) && value > 0) ? found : [];
}

/** Common denominators beside the least one: its multiples up to their product, and some more. */
export function otherDenominators(tree: Tree): readonly number[] {
  const least = isExpression(tree) ? fractionNames(tree)[commonDenominator] : undefined;
  if (least === undefined) return [];
  const multiples = Math.max(6, denominatorsOf(tree).reduce((a, b) => a * b) / least);
  return Array.from({ length: Math.min(12, multiples) - 1 }, (_, index) => least * (index + 2));
}

/** The common denominator of fractions, the greatest common divisor and the least common multiple of whole numbers. */
export function fractionNames(tree: Expression): Record<string, number> {
  const isCall = tree.kind === 'call' && (tree.name === 'gcd' || tree.name === 'lcm');
  const whole = isCall ? tree.args.map((each) => valueOf(each)) : denominatorsOf(tree);
  if (whole.length < 2 || !whole.every((value) => Number.isInteger(value) && value > 0)) return {};
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const lcm = whole.reduce((a, b) => (a * b) / gcd(a, b));
  return {
    [`${quantityPrefix}lcm`]: lcm,
    [`${quantityPrefix}gcd`]: whole.reduce(gcd),
    ...(isCall ? {} : { [commonDenominator]: lcm }),
  };
}
