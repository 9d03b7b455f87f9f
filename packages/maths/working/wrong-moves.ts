import { factorsOf, subtractExpressions, termsOf } from '../expression/build.ts';
import { relationsOf } from '../expression/signs.ts';
import { number, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import type { WorkingContext } from './judgement.ts';
import { quadraticOf } from './quadratic-letters.ts';
import { isLiteral, isNear, numbersIn, partsWithin, valueOf } from './tree-values.ts';

/*
 * Calculations with the numbers of a linear equation. 11 + 3 = 14 is true, but from 2x + 3 = 11 only 11 − 3 leads on.
 */

/** A term with its sign when everything stands on the left, and its side. */
type Term = { readonly value: number; readonly onLeft: boolean; readonly written: Expression };

/** The terms of a linear equation, brackets multiplied out. */
type Linear = {
  readonly ofUnknown: readonly Term[];
  readonly constants: readonly Term[];
  /** Numbers beside the unknown inside a bracket with a factor, with the whole term. */
  readonly inBrackets: readonly { readonly inner: number; readonly term: Expression }[];
  readonly hasFactors: boolean;
  /** The terms of each sum with the unknown in it, as written. */
  readonly sums: readonly (readonly Expression[])[];
  readonly name: string;
};

type Calculation = {
  readonly operation: 'add' | 'multiply' | 'divide';
  /** The two numbers without their signs, in the written order. */
  readonly operands: readonly [number, number];
  readonly value: number;
};

export type MoveStanding =
  | { readonly is: 'wrong'; readonly mistake: Recognised | null }
  /** It does not lead on, but may try a value or belong to a longer way. */
  | { readonly is: 'unclear' };

/** How a true calculation with numbers of an equation stands to it; null where it is on the way, or about other numbers. */
export function standingOfMove(
  relation: Relation,
  { problem, previous, found }: WorkingContext,
): MoveStanding | null {
  if (problem.task !== 'solve') return null;
  const calculation = calculationIn(relation);
  if (calculation === null) return null;
  if (isOfUnlikeTerms(calculation, problem.expression))
    return {
      is: 'wrong',
      mistake: {
        id: 'adds_unlike_terms',
        pieces: { before: problem.expression, wrong: relation.sides.at(-1)! },
      },
    };
  const states = [previous, problem.expression].map(linearOf).filter((each) => each !== null);
  if (states.length === 0 || states.some((state) => isOnTheWay(calculation, state))) return null;
  for (const state of states) {
    const wrong = wrongMove(calculation, state);
    if (wrong !== null) return { is: 'wrong', mistake: wrong.mistake };
  }
  const numbers = [previous, problem.expression].flatMap(numbersOfTree);
  const isOwn = calculation.operands.every((each) => numbers.some((other) => isNear(each, other)));
  const isPlain = states.every(({ hasFactors }) => !hasFactors);
  const isNew = ![...found].some((each) => calculation.operands.some((operand) => isNear(each, operand)));
  return isOwn && isNew && isPlain && !isTrial(calculation, states) ? { is: 'unclear' } : null;
}

/**
 * 5 + 6 = 11 for x² − 5x + 6 = 0: the number of the unknown and the one without it, added or subtracted. With the same numbers, the solutions or the
 * parts of the discriminant may be meant.
 */
function isOfUnlikeTerms({ operation, operands }: Calculation, problem: Tree): boolean {
  const [only, more] = relationsOf(problem)?.items ?? [];
  const [name, another] = variablesOf(problem);
  if (operation !== 'add' || only === undefined || more !== undefined) return false;
  if (name === undefined || another !== undefined || only.sides.length !== 2) return false;
  const coefficients = quadraticOf(subtractExpressions(only.sides[0]!, only.sides[1]!), name);
  if (coefficients === null) return false;
  const [a, b, c] = coefficients;
  const root = Math.sqrt(b * b - 4 * a * c);
  const others: readonly (readonly [number, number])[] = [
    [Math.abs(root - b) / (2 * Math.abs(a)), Math.abs(root + b) / (2 * Math.abs(a))],
    [b * b, Math.abs(4 * a * c)],
    [Math.abs(b), root],
    [Math.abs(b), Math.abs(a)],
    [Math.abs(a), Math.abs(c)],
  ];
  return (
    ![a, b, c].some((each) => isNear(each, 0)) &&
    isSamePair([Math.abs(b), Math.abs(c)], operands) &&
    !others.some((pair) => isSamePair(pair, operands))
  );
}

/** The side of two numbers and one operation, where the others only give its value. */
function calculationIn({ sides, signs }: Relation): Calculation | null {
  const [left, another] = sides.filter((side) => !isLiteral(side));
  if (left === undefined || another !== undefined || signs.some((sign) => sign !== '=')) return null;
  const parts =
    left.kind === 'add'
      ? left.terms
      : left.kind === 'multiply'
        ? left.factors
        : left.kind === 'divide'
          ? [left.numerator, left.denominator]
          : [];
  const [first, second, more] = parts;
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (!isLiteral(first) || !isLiteral(second)) return null;
  return {
    operation: left.kind as Calculation['operation'],
    operands: [Math.abs(valueOf(first)), Math.abs(valueOf(second))],
    value: valueOf(left),
  };
}

/** An equation or inequality in one letter whose two sides are linear in it; null for any other. */
function linearOf(tree: Tree): Linear | null {
  const [only, more] = relationsOf(tree)?.items ?? [];
  const [name, another] = variablesOf(tree);
  if (only === undefined || more !== undefined || name === undefined || another !== undefined) return null;
  if (only.sides.length !== 2) return null;
  const [left, right] = only.sides as [Expression, Expression];
  const ofUnknown: Term[] = [];
  const constants: Term[] = [];
  const inBrackets: { inner: number; term: Expression }[] = [];
  let hasFactors = false;
  for (const [side, onLeft] of [
    [left, true],
    [right, false],
  ] as const)
    for (const term of termsOf(side)) {
      const [zero, one, two] = [0, 1, 2].map((x) => valueOf(term, { [name]: x })) as [number, number, number];
      if (!Number.isFinite(zero) || !isNear(two - one, one - zero)) return null;
      const sign = onLeft ? 1 : -1;
      if (!isNear(one, zero)) ofUnknown.push({ value: sign * (one - zero), onLeft, written: term });
      if (!isNear(zero, 0)) constants.push({ value: sign * zero, onLeft, written: term });
      const isBracket = variablesOf(term).length > 0 && !isNear(zero, 0);
      if (isBracket) inBrackets.push(...numbersBesideUnknown(term).map((inner) => ({ inner, term })));
      hasFactors ||= isBracket || !Number.isInteger(one - zero);
    }
  const sums = only.sides
    .flatMap(partsWithin)
    .flatMap((part) => (part.kind === 'add' && variablesOf(part).length > 0 ? [part.terms] : []));
  return isNear(total(ofUnknown), 0) ? null : { ofUnknown, constants, inBrackets, hasFactors, sums, name };
}

const literalFactors = (term: Expression): readonly number[] =>
  factorsOf(term.kind === 'negate' ? term.of : term)
    .filter(isLiteral)
    .map((each) => Math.abs(valueOf(each)));

/** 2 for 3(x − 2) and for (x + 2)/5. */
function numbersBesideUnknown(term: Expression): readonly number[] {
  const inner = term.kind === 'negate' ? term.of : term;
  const factors = inner.kind === 'divide' ? factorsOf(inner.numerator) : factorsOf(inner);
  const sum = factors.find((each) => each.kind === 'add' && variablesOf(each).length > 0);
  return sum === undefined
    ? []
    : termsOf(sum)
        .filter(isLiteral)
        .map((each) => Math.abs(valueOf(each)));
}

const total = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** The two terms of a kind whose numbers a calculation combines. */
const pairsOf = (
  terms: readonly Term[],
  [a, b]: Calculation['operands'],
): readonly (readonly [Term, Term])[] =>
  terms.flatMap((one, index) =>
    terms
      .slice(index + 1)
      .filter((other) => isSamePair([Math.abs(one.value), Math.abs(other.value)], [a, b]))
      .map((other) => [one, other] as const),
  );

const isSamePair = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
  (isNear(a, c) && isNear(b, d)) || (isNear(a, d) && isNear(b, c));

const hasSize = (value: number, size: number): boolean => isNear(Math.abs(value), Math.abs(size));

/** a and b of ax = b, with all like terms combined. */
const combined = ({ ofUnknown, constants }: Linear): { readonly a: number; readonly b: number } => ({
  a: Math.abs(total(ofUnknown)),
  b: Math.abs(total(constants)),
});

function isOnTheWay(calculation: Calculation, state: Linear): boolean {
  const { operation, operands, value } = calculation;
  const { a, b } = combined(state);
  if (operation === 'add') {
    const pairs = [state.ofUnknown, state.constants].flatMap((terms) => pairsOf(terms, operands));
    // x − 2 = 4 from 3(x − 2) = 12.
    const divided = quotientsOf(state);
    const isBesideBracket = state.inBrackets.some(({ inner }) =>
      divided.some((each) => isSamePair([inner, each], operands)),
    );
    return (
      isBesideBracket ||
      isOfSolution(calculation, state) ||
      pairs.some(([one, other]) => hasSize(value, one.value + other.value))
    );
  }
  if (operation === 'multiply')
    return state.hasFactors && !(isNear(operands[0], b) && isNear(operands[1], a) && !isNear(a, b));
  return [b / a, ...quotientsOf(state)].some((each) => hasSize(value, each));
}

const quotientsOf = ({ constants, ofUnknown }: Linear): readonly number[] =>
  constants.flatMap(({ value }) =>
    ofUnknown.flatMap((term) =>
      [Math.abs(term.value), ...literalFactors(term.written)].map((divisor) => Math.abs(value) / divisor),
    ),
  );

/** 8 + 3 = 11 beside 2x + 3 = 11, 6 − 2 = 4 beside 3(x − 2) = 12: two terms of a sum at the solution, or a term of the unknown and a number. */
function isOfSolution({ operands }: Calculation, { ofUnknown, constants, sums, name }: Linear): boolean {
  const solution = -total(constants) / total(ofUnknown);
  const inSums = sums.map((terms) => terms.map((term) => Math.abs(valueOf(term, { [name]: solution }))));
  const pairs = ofUnknown.flatMap(({ value }) =>
    constants.map((each) => [Math.abs(value * solution), Math.abs(each.value)] as const),
  );
  const isSum = constants.length + ofUnknown.length > 2;
  return (
    (isSum && pairs.some((pair) => isSamePair(pair, operands))) ||
    inSums.some(([a, b, more]) => more === undefined && isSamePair([a!, b!], operands))
  );
}

function wrongMove(
  { operation, operands, value }: Calculation,
  state: Linear,
): { readonly mistake: Recognised | null } | null {
  const named = (id: MistakeId, before: Expression): { readonly mistake: Recognised } => ({
    mistake: { id, pieces: { before } },
  });
  if (operation === 'add')
    for (const terms of [state.constants, state.ofUnknown])
      for (const [one, other] of pairsOf(terms, operands)) {
        if (!hasSize(value, one.value - other.value)) continue;
        if (one.onLeft === other.onLeft) return { mistake: null };
        const moved = terms === state.constants ? one : other;
        return named('moved_without_sign_change', moved.written);
      }
  const outside = state.inBrackets.find(({ inner }) =>
    state.constants.some(
      ({ value: constant }) => operation === 'add' && isSamePair([inner, Math.abs(constant)], operands),
    ),
  );
  if (outside !== undefined) return named('distributes_first_only', outside.term);
  const { a, b } = combined(state);
  const isQuotient = a < 1;
  const size = Math.round(isQuotient ? 1 / a : a);
  if (isNear(a, 1) || isNear(a, b) || !isNear(size, isQuotient ? 1 / a : a)) return null;
  if (!isSamePair([b, size], operands)) return null;
  // 2 · 8 tries a value in 2x + 3 = 11, but not in 2x = 8.
  const isBare = state.ofUnknown.length + state.constants.length === 2;
  const isInOrder = isNear(operands[0], b);
  const isWrong =
    operation === 'add' ||
    (operation === 'multiply' && !isQuotient && (isInOrder || isBare)) ||
    (operation === 'divide' && isQuotient === isInOrder);
  return isWrong ? named('inverse_operation_wrong', number(size)) : null;
}

/** 2 · 4 = 8: the factor of the unknown first, and then a value to try. 2 + 3 = 5: the value for 1. */
const isTrial = ({ operation, operands }: Calculation, states: readonly Linear[]): boolean =>
  operation === 'multiply' &&
  states.some(({ ofUnknown }) => ofUnknown.some(({ value }) => hasSize(value, operands[0])));

const numbersOfTree = (tree: Tree): readonly number[] =>
  (relationsOf(tree)?.items ?? []).flatMap(({ sides }) => sides.flatMap(numbersIn));
