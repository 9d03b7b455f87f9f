import { Canonical, NotAlgebraic } from '../../algebra/canonical.ts';
import { constantOf, leadingTerm, TooLarge } from '../../algebra/polynomial.ts';
import { Unwritable, writeQuotient } from '../../algebra/present.ts';
import { Field, Undefined } from '../../algebra/quotient.ts';
import { isNumber, numberValue, subtractExpressions, termsOf } from '../../expression/build.ts';
import { divide, equals, type Rational } from '../../expression/rational.ts';
import {
  equation,
  fraction,
  number,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { compareEquations, sameUpToFactor } from '../equations.ts';
import { compareExpressions } from '../equivalence.ts';
import type { MistakeId } from '../mistake-ids.ts';
import { recogniseCompleting } from './completing.ts';
import { equationVariants } from './equation-variants.ts';
import { formulaMisread, isSquareEquation, productTakenApart, turnedRoots } from './roots.ts';
import { variantsOf } from './rewrites.ts';

/** A recognised mistake; `pieces` are the trees shown in its text. */
export type Recognised = { readonly id: MistakeId; readonly pieces: Readonly<Record<string, Tree>> };

/** The documented mistake that turns the correct expression into the learner's, compared by algebra. */
export function recogniseInExpression(previous: Expression, line: Expression): Recognised | null {
  if (previous.kind === 'integral' && previous.bounds === null && lacksConstant(previous, line))
    return { id: 'constant_forgotten', pieces: { before: previous } };
  for (const { id, before, wrong, whole } of variantsOf(previous)) {
    if (compareExpressions(whole, line).verdict !== 'equal') continue;
    return { id, pieces: { before, wrong: tidy(wrong), right: tidy(before) } };
  }
  const turned = recogniseTurnedFactors(previous, line);
  if (turned !== null) return turned;
  const [right, found] = [numberOf(previous), numberValue(line)];
  if (right === null || found === null || variablesOf(previous).length > 0) return null;
  return { id: 'arithmetic_slip', pieces: { before: previous, wrong: line, right } };
}

/** An antiderivative without its free constant. */
function lacksConstant(previous: Expression & { kind: 'integral' }, line: Expression): boolean {
  const derived: Expression = { kind: 'derivative', of: line, variable: previous.variable, order: 1 };
  return compareExpressions(previous.of, derived).verdict === 'equal';
}

/** x² − 5x + 6 → (x + 2)(x + 3). */
function recogniseTurnedFactors(previous: Expression, line: Expression): Recognised | null {
  const [before, after] = [equation(previous, number(0)), equation(line, number(0))];
  const names = variablesOf(previous);
  if (line.kind !== 'multiply' || names.length !== 1) return null;
  return recogniseTurnedRoots(before, [after], names[0]);
}

function isProductEquation(line: Relation): boolean {
  return line.sides.some((side) => side.kind === 'multiply');
}

function numberOf(tree: Expression): Expression | null {
  const written = tidy(tree);
  return variablesOf(written).length === 0 && numberValue(written) !== null ? written : null;
}

/** The normal form if it can be written, else the expression as it is. */
function tidy(tree: Expression): Expression {
  try {
    return writeQuotient(new Canonical().of(tree));
  } catch (error) {
    if (isLimit(error)) return tree;
    throw error;
  }
}

function isLimit(error: unknown): boolean {
  return (
    error instanceof TooLarge ||
    error instanceof Undefined ||
    error instanceof NotAlgebraic ||
    error instanceof Unwritable
  );
}

/** The documented mistake that turns the correct equation into the learner's line. */
export function recogniseInEquation(
  previous: Relation,
  line: readonly Relation[],
  difference: {
    readonly lost: readonly Expression[];
    readonly gained: readonly Expression[];
    readonly common: boolean;
  },
): Recognised | null {
  const name = variablesOf(previous)[0];
  const onlyLost = difference.lost.length > 0 && difference.gained.length === 0 && difference.common;
  if (onlyLost) return recogniseLoss(previous, difference.lost);
  const factored = recogniseTurnedRoots(previous, line, name) ?? recogniseSolving(previous, line, name);
  if (factored !== null) return factored;
  const [extra] = difference.lost.length === 0 ? difference.gained : [];
  if (extra !== undefined && previous.sides.some(restrictsUnknown))
    return { id: 'extraneous_kept', pieces: { before: previous, wrong: extra } };
  const unbalanced = line.length === 1 ? recogniseUnbalanced(previous, line[0]!) : null;
  if (unbalanced !== null) return unbalanced;
  const square =
    line.length === 1 && name !== undefined ? recogniseCompleting(previous, line[0]!, name) : null;
  if (square !== null) return square;
  for (const variant of equationVariants(previous)) {
    if (!sameEquation([variant.wrong], line, name)) continue;
    const became: Record<string, Tree> =
      variant.became === null ? {} : { wrong: tidy(variant.became), right: tidy(variant.piece) };
    return { id: variant.id, pieces: { before: variant.piece, ...became } };
  }
  return line.length === 1 ? slip(previous, line[0]!) : null;
}

/**
 * The same solutions, but not merely because neither has any: single equations must be the same polynomial up
 * to a factor.
 */
function sameEquation(a: readonly Relation[], b: readonly Relation[], name: string | undefined): boolean {
  if (a.length === 1 && b.length === 1) return sameUpToFactor(a, b);
  return compareEquations(a, b, name).verdict === 'equal';
}

/** A factored line or a list of solutions with wrong signs. */
function recogniseTurnedRoots(
  previous: Relation,
  line: readonly Relation[],
  name: string | undefined,
): Recognised | null {
  const inFactors = line.length > 1 || isProductEquation(line[0]!);
  if (name === undefined || !inFactors) return null;
  for (const turned of turnedRoots(previous, name)) {
    const same = compareEquations(turned.wrong, line, name).verdict === 'equal';
    if (same) return { id: turned.id, pieces: { before: previous, wrong: turned.roots[0]! } };
  }
  return null;
}

/** The quadratic formula misread, or a product split that is not equal to 0. */
function recogniseSolving(
  previous: Relation,
  line: readonly Relation[],
  name: string | undefined,
): Recognised | null {
  if (name === undefined || line.length < 2) return null;
  const same = (wrong: readonly Relation[]): boolean =>
    wrong.length > 1 && compareEquations(wrong, line, name).verdict === 'equal';
  const misread = formulaMisread(previous, name).find(({ wrong }) => same(wrong));
  if (misread !== undefined) return { id: misread.id, pieces: { before: previous } };
  return same(productTakenApart(previous))
    ? { id: 'product_not_zero', pieces: { before: previous, wrong: previous.sides[1]! } }
    : null;
}

/** A root, denominator or logarithm that contains the unknown: candidates may have to be excluded. */
function restrictsUnknown(side: Expression): boolean {
  return contains(side, (part) => {
    const inner =
      part.kind === 'root'
        ? part.of
        : part.kind === 'divide'
          ? part.denominator
          : part.kind === 'call'
            ? part.args[0]
            : undefined;
    return inner !== undefined && variablesOf(inner).length > 0;
  });
}

/** x² − 6x + 5 = 0 → (x − 3)² + 5 = 0: the square added by the bracket was not subtracted. */
function recogniseUnbalanced(previous: Relation, line: Relation): Recognised | null {
  const bracket = line.sides.flatMap((side) => termsOf(side)).find(isSquaredSum);
  if (
    bracket === undefined ||
    bracket.kind !== 'power' ||
    previous.sides.some((side) => contains(side, isSquaredSum))
  )
    return null;
  const constantTerm = constantTermOf(bracket);
  const off = offBy(previous, line);
  if (constantTerm === null || off === null || !equals(constantTerm, off)) return null;
  return { id: 'square_not_balanced', pieces: { before: bracket, wrong: fraction(off) } };
}

function isSquaredSum(tree: Expression): boolean {
  return tree.kind === 'power' && tree.base.kind === 'add' && isNumber(tree.exponent, 2);
}

function constantTermOf(tree: Expression): Rational | null {
  const { top, bottom } = new Canonical().of(tree);
  const below = constantOf(bottom);
  const term = top.get('');
  return below === null || term === undefined ? null : divide(term.coefficient, below);
}

/** The constant by which the line's left − right exceeds that of the previous equation. */
function offBy(previous: Relation, line: Relation): Rational | null {
  try {
    const field = new Field();
    const canonical = new Canonical(field);
    const [before, after] = [previous, line].map(({ sides }) =>
      canonical.of(subtractExpressions(sides[0]!, sides[1]!)),
    );
    return field.valueOf(field.subtract(after!, before!));
  } catch (error) {
    if (isLimit(error)) return null;
    throw error;
  }
}

function recogniseLoss(previous: Relation, lost: readonly Expression[]): Recognised | null {
  const [missing] = lost;
  if (missing === undefined) return null;
  if (numberValue(missing)?.n === 0n)
    return { id: 'divides_by_variable', pieces: { missing, before: previous } };
  if (previous.sides.some((side) => contains(side, (part) => part.kind === 'absolute')))
    return { id: 'negative_case_forgotten', pieces: { missing, before: previous } };
  if (isSquareEquation(previous)) return { id: 'forgets_plus_minus', pieces: { missing, before: previous } };
  return null;
}

/** Everything right except a plain number: 2x = 9 + 6 → 2x = 14, 2x + 5 = 9 → 2x = 5. */
function slip(previous: Relation, line: Relation): Recognised | null {
  for (const [kept, changed] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const found = numberValue(line.sides[changed]!);
    const right = found === null ? null : rightNumber(previous, line.sides[kept]!);
    if (found === null || right === null || equals(found, right)) continue;
    return {
      id: 'arithmetic_slip',
      pieces: { before: line, wrong: line.sides[changed]!, right: fraction(right) },
    };
  }
  return null;
}

/**
 * The number that the kept side equals according to the previous equation: with k·(left − right) = kept −
 * number.
 */
function rightNumber(previous: Relation, kept: Expression): Rational | null {
  if (variablesOf(kept).length === 0) return null;
  try {
    const field = new Field();
    const canonical = new Canonical(field);
    const whole = canonical.of(subtractExpressions(previous.sides[0]!, previous.sides[1]!));
    const side = canonical.of(kept);
    const [a, b] = [leadingTerm(whole.top), leadingTerm(side.top)];
    if (a === null || b === null || constantOf(whole.bottom) === null || constantOf(side.bottom) === null)
      return null;
    // Constant denominators are 1 in normal form.
    const exact = divide(b.coefficient, a.coefficient);
    // A ratio like 17/2 is not a plausible slip.
    if (exact.n !== 1n && exact.n !== -1n && exact.d !== 1n) return null;
    return field.valueOf(field.subtract(side, field.multiply(field.constant(exact), whole)));
  } catch (error) {
    if (isLimit(error)) return null;
    throw error;
  }
}
