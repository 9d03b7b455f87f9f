import {
  addExpressions,
  factorsOf,
  numberValue,
  opposite,
  subtractExpressions,
  termsOf,
} from '../../expression/build.ts';
import { absolute, equals, one, type Rational } from '../../expression/rational.ts';
import { commonDenominator } from '../../solve/rewriting.ts';
import {
  divided,
  equation,
  fraction,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import type { MistakeId } from '../mistake-ids.ts';
import { variantsOf } from './rewrites.ts';

/**
 * An equation derived from a correct one by one documented mistake. `piece` is the expression that was
 * handled wrongly.
 */
type EquationVariant = {
  readonly id: MistakeId;
  readonly wrong: Relation;
  readonly piece: Expression;
  /** What the expression became, when the mistake affects a single one. */
  readonly became: Expression | null;
};

/** All wrong next lines that one documented mistake can make of an equation. */
export function equationVariants(relation: Relation): EquationVariant[] {
  const [left, right] = relation.sides;
  if (left === undefined || right === undefined || relation.sides.length !== 2) return [];
  return [
    ...dividedWrongly(left, right),
    ...rewritten(left, right),
    ...moveWithoutSignChange(left, right),
    ...inverse(left, right),
    ...changeOneSide(left, right),
    ...clearedPartly(left, right),
    ...squaredTermByTerm(left, right),
  ];
}

function rewritten(left: Expression, right: Expression): EquationVariant[] {
  const inLeft = variantsOf(left).map((variant) => ({
    ...variant,
    wrong: equation(variant.whole, right),
    became: variant.wrong,
  }));
  const inRight = variantsOf(right).map((variant) => ({
    ...variant,
    wrong: equation(left, variant.whole),
    became: variant.wrong,
  }));
  return [...inLeft, ...inRight].map(({ id, wrong, before, became }) => ({
    id,
    wrong,
    piece: before,
    became,
  }));
}

/** 2x + 5 = 9 → 2x = 9 + 5. */
function moveWithoutSignChange(left: Expression, right: Expression): EquationVariant[] {
  const found: EquationVariant[] = [];
  const move = (from: Expression, to: Expression, swap: boolean): void => {
    if (termsOf(from).length + termsOf(to).length < 3) return;
    for (const term of termsOf(from)) {
      if (termsOf(from).length === 1 && variablesOf(term).length === 0) continue;
      const [a, b] = [subtractExpressions(from, term), addExpressions(to, term)];
      found.push({
        id: 'moved_without_sign_change',
        wrong: swap ? equation(b, a) : equation(a, b),
        piece: term,
        became: null,
      });
    }
  };
  move(left, right, false);
  move(right, left, true);
  return found;
}

/** The absolute values of the unknown's coefficients, by which a learner would divide. */
function coefficients(side: Expression): Rational[] {
  return termsOf(side).flatMap((term) => {
    const inner = term.kind === 'negate' ? term.of : term;
    if (variablesOf(inner).length === 0) return [];
    const values = factorsOf(inner)
      .map(numberValue)
      .filter((value) => value !== null);
    return values.filter((value) => !equals(absolute(value), one)).map(absolute);
  });
}

/** 2x + 6 = 10 → x + 6 = 5: divides only some of the terms. */
function dividedWrongly(left: Expression, right: Expression): EquationVariant[] {
  const found: EquationVariant[] = [];
  const divide = (side: Expression, other: Expression, swap: boolean): void => {
    const terms = termsOf(side);
    for (const value of coefficients(side)) {
      const by = fraction(value);
      const otherDivided = divided(other, by);
      const letters = terms.filter((term) => variablesOf(term).length > 0);
      if (letters.length > 1 && letters.length < terms.length) {
        // 2x² + 12x + 7 = 0 → x² + 6x + 7 = 0: leaves the constant term unchanged.
        const undivided = sum(terms.map((term) => (letters.includes(term) ? divided(term, by) : term)));
        const wrong = swap ? equation(otherDivided, undivided) : equation(undivided, otherDivided);
        found.push({ id: 'divides_one_term_only', wrong, piece: by, became: null });
      }
      terms.forEach((_, place) => {
        if (terms.length < 2) return;
        const some = sum(terms.map((term, index) => (index === place ? divided(term, by) : term)));
        for (const far of [otherDivided, other]) {
          found.push({
            id: 'divides_one_term_only',
            wrong: swap ? equation(far, some) : equation(some, far),
            piece: by,
            became: null,
          });
        }
      });
    }
  };
  divide(left, right, false);
  divide(right, left, true);
  return found;
}

/** 3x = 12 → x = 12 − 3; x/3 = 4 → x = 4/3; x + 3 = 12 → x = 12/3. */
function inverse(left: Expression, right: Expression): EquationVariant[] {
  const target = numberValue(right);
  if (target === null) return [];
  if (left.kind === 'divide') {
    const by = numberValue(left.denominator);
    if (by === null) return [];
    return [
      variant('inverse_operation_wrong', left.numerator, divided(right, left.denominator), left.denominator),
    ];
  }
  const inner = left.kind === 'negate' ? left.of : left;
  const numbers = factorsOf(inner).filter((factor) => numberValue(factor) !== null);
  const rest = factorsOf(inner).filter((factor) => numberValue(factor) === null);
  const [by] = numbers;
  if (by === undefined || numbers.length > 1 || rest.length === 0) return [];
  const unknown = product(rest);
  return [
    variant('inverse_operation_wrong', unknown, subtractExpressions(right, by), by),
    variant('inverse_operation_wrong', unknown, addExpressions(right, by), by),
    variant('inverse_operation_wrong', unknown, product([by, right]), by),
    variant('inverse_operation_wrong', unknown, divided(by, right), by),
  ].filter((each) => !hasZeroBelow(each.wrong));
}

function hasZeroBelow(relation: Relation): boolean {
  return relation.sides.some((side) => side.kind === 'divide' && numberValue(side.denominator)?.n === 0n);
}

function variant(id: MistakeId, left: Expression, right: Expression, piece: Expression): EquationVariant {
  return { id, wrong: equation(left, right), piece, became: null };
}

/** An operation applied to one side only: a term dropped, or one side divided. */
function changeOneSide(left: Expression, right: Expression): EquationVariant[] {
  const found: EquationVariant[] = [];
  for (const term of termsOf(left).length > 1 ? termsOf(left) : []) {
    found.push(variant('one_side_only', subtractExpressions(left, term), right, opposite(term)));
  }
  for (const term of termsOf(right).length > 1 ? termsOf(right) : []) {
    found.push(variant('one_side_only', left, subtractExpressions(right, term), opposite(term)));
  }
  for (const value of coefficients(left))
    found.push(variant('one_side_only', divided(left, fraction(value)), right, fraction(value)));
  for (const value of coefficients(right))
    found.push(variant('one_side_only', left, divided(right, fraction(value)), fraction(value)));
  return found;
}

/** x/2 + 3 = 5 → x + 3 = 10: does not multiply a term without a denominator. */
function clearedPartly(left: Expression, right: Expression): EquationVariant[] {
  const by = commonDenominator([left, right]);
  if (by === 1n) return [];
  const cleared = (side: Expression, all: boolean): Expression =>
    sum(termsOf(side).map((term) => (all || hasDenominator(term) ? product([number(by), term]) : term)));
  const pairs = [
    [false, true],
    [true, false],
    [false, false],
  ] as const;
  return pairs.map(([a, b]) =>
    variant('clears_denominator_partly', cleared(left, a), cleared(right, b), number(by)),
  );
}

const hasDenominator = (term: Expression): boolean => contains(term, (part) => part.kind === 'divide');

/** √x + 1 = 3 → x + 1 = 9: squares each term separately. */
function squaredTermByTerm(left: Expression, right: Expression): EquationVariant[] {
  const withRoot = [left, right].some((side) => termsOf(side).length > 1 && contains(side, isSquareRoot));
  if (!withRoot) return [];
  const squared = (side: Expression): Expression =>
    sum(
      termsOf(side).map((term) =>
        term.kind === 'negate' ? opposite(raised(term.of, number(2))) : raised(term, number(2)),
      ),
    );
  return [variant('squares_each_term', squared(left), squared(right), left)];
}

const isSquareRoot = (part: Expression): boolean =>
  part.kind === 'root' && part.index.kind === 'number' && part.index.value.n === 2n;
