import { subtractExpressions } from '../../expression/build.ts';
import {
  called,
  constant,
  number,
  product,
  type Expression,
  type FunctionName,
  type Relation,
} from '../../expression/tree.ts';
import { contains, partsOf, variablesOf } from '../../expression/tree-parts.ts';

/** Functions whose zeros are the only points where a curve can break, end, or have a corner. */
export function breakFunctionsOf(tree: Expression, name: string): Expression[] {
  const found: Expression[] = [];
  const visit = (part: Expression): void => {
    if (!variablesOf(part).includes(name)) return;
    found.push(...ownWatches(part).filter((watch) => variablesOf(watch).includes(name)));
    partsOf(part).forEach(visit);
  };
  visit(tree);
  return found;
}

function ownWatches(part: Expression): Expression[] {
  switch (part.kind) {
    case 'divide':
      return [part.denominator];
    case 'power':
      return isNaturalNumber(part.exponent) ? [] : [part.base];
    case 'root':
    case 'absolute':
      return [part.of];
    case 'piecewise':
      return part.branches.flatMap(({ when }) => boundariesOf(when));
    case 'call':
      return callWatches(part.name, part.args);
    default:
      return [];
  }
}

const isNaturalNumber = (tree: Expression): boolean => tree.kind === 'number' && tree.value.d === 1n;

/** The borders of an inequality: the differences of neighbouring sides. */
function boundariesOf({ sides }: Relation): Expression[] {
  return sides.slice(1).map((side, at) => subtractExpressions(sides[at]!, side));
}

const one = number(1);
/** Zero at every whole number. */
const wholeAt = (of: Expression): Expression => called('sin', product([constant('pi'), of]));

function callWatches(name: FunctionName, args: readonly Expression[]): Expression[] {
  const [of, base] = args as [Expression, Expression?];
  switch (name) {
    case 'tan':
    case 'sec':
      return [called('cos', of)];
    case 'cot':
    case 'csc':
      return [called('sin', of)];
    case 'ln':
      return [of];
    case 'log':
      return base === undefined ? [of] : [of, base, subtractExpressions(base, one)];
    case 'sign':
      return [of];
    case 'asin':
    case 'acos':
      return [subtractExpressions(of, one), subtractExpressions(of, { kind: 'negate', of: one })];
    case 'floor':
    case 'ceil':
      return [wholeAt(of)];
    case 'min':
    case 'max':
    case 'median':
    case 'range':
      return args
        .slice(1)
        .flatMap((later, at) => args.slice(0, at + 1).map((earlier) => subtractExpressions(earlier, later)));
    default:
      return [];
  }
}

const counted: ReadonlySet<string> = new Set(['gcd', 'lcm', 'combinations', 'permutations']);

/** Factorials and combinations are defined for whole numbers only: the graph is a row of points. */
export function isCounted(tree: Expression, name: string): boolean {
  return contains(
    tree,
    (part) =>
      (part.kind === 'factorial' ||
        (part.kind === 'call' && counted.has(part.name)) ||
        part.kind === 'series') &&
      partsOf(part)
        .slice(part.kind === 'series' ? 1 : 0)
        .some((inner) => variablesOf(inner).includes(name)),
  );
}
