import { Field } from '../algebra/quotient.ts';
import { rational, type Rational } from '../expression/rational.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { numberValue } from '../expression/build.ts';
import type { CheckAnswer } from '../contract.ts';
import { boundedEvaluator } from './bounded.ts';
import { setVerdict } from './compare-sets.ts';
import { bothSigns } from './compare-values.ts';
import { tryAlgebra } from './try-algebra.ts';
import { membersWritten, rootSet } from './root-sets.ts';
import { equationsOf } from './statements.ts';
import { placesWritten } from './written-forms.ts';

/**
 * Compares a decimal answer with the expected value rounded to a number of places (half away from zero); an
 * answer with more places must be correctly rounded to those. Null when the answer is not a decimal number,
 * or the values are not known.
 */
export function compareRounded(
  expected: Tree,
  answer: Tree,
  text: string,
  places: number,
): CheckAnswer | null {
  const [wanted, given] = [valuesOf(expected), valuesOf(answer)];
  if (wanted === null || given === null) return null;
  const written = given.map(numberValue);
  const digits = Math.max(places, ...placesWritten(text));
  if (digits > 15 || written.some((value) => value === null)) return null;
  const exact = written.filter((value) => value !== null);
  const meant = wanted.map((value) =>
    roundedTo(value, exact.every((each) => hasPlaces(each, places)) ? places : digits),
  );
  if (meant.some((value) => value === null)) return { verdict: 'unknown', note: 'not_decided' };
  const isIn = (value: Rational | null, all: readonly (Rational | null)[]): boolean =>
    all.some((other) => value !== null && other !== null && value.n === other.n && value.d === other.d);
  return setVerdict(!meant.every((value) => isIn(value, exact)), !exact.every((value) => isIn(value, meant)));
}

const hasPlaces = (value: Rational, places: number): boolean => 10n ** BigInt(places) % value.d === 0n;

/** The values in a tree: of an expression, a list, x = 3 or x = 5, or an unsolved equation. */
function valuesOf(tree: Tree): readonly Expression[] | null {
  if (isExpression(tree)) return variablesOf(tree).length === 0 ? bothSigns(tree) : null;
  if (tree.kind === 'list') return tree.items.flatMap(bothSigns);
  const equations = equationsOf(tree);
  const [name, more] = variablesOf(tree);
  if (equations === null || name === undefined || more !== undefined) return null;
  const single = equations.map(({ sides: [left, right] }) => (left?.kind === 'variable' ? right : undefined));
  if (single.every((value) => value !== undefined && variablesOf(value).length === 0))
    return single.filter((value) => value !== undefined);
  return tryAlgebra(() => {
    const field = new Field();
    const set = rootSet(equations, name, field);
    return set === null ? null : membersWritten(set, field);
  });
}

/** Half away from zero; null when the bounds leave two possibilities. */
function roundedTo(value: Expression, places: number): Rational | null {
  const scale = 10n ** BigInt(places);
  const exact = numberValue(value);
  if (exact !== null) {
    const size = exact.n < 0n ? -exact.n : exact.n;
    const whole = (2n * size * scale + exact.d) / (2n * exact.d);
    return rational(exact.n < 0n ? -whole : whole, scale);
  }
  const { value: at, error } = boundedEvaluator(value)({});
  if (!Number.isFinite(at) || !Number.isFinite(error)) return null;
  const [low, high] = [at - error, at + error].map((end) => Math.round(end * Number(scale)));
  return low === high && Number.isSafeInteger(low) ? rational(BigInt(low!), scale) : null;
}
