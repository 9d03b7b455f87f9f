import { denseRoots } from '../../algebra/numeric-roots.ts';
import { degree, divmod } from '../../algebra/univariate.ts';
import type { Expression } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';
import { zerosOf } from '../sample/zeros.ts';
import { functionOf, type Parameters } from '../values.ts';
import { fractionOf, type Fraction } from './fraction.ts';
import { namedSurd, recogniseValue, rounded, type Hints, type Named } from './named.ts';
import { polynomialRoots, type Root } from './polynomial-roots.ts';
import { polynomialAt, surdQuotient } from './surd.ts';

/** The zeros of an expression in an interval. */
export function rootsOf(tree: Expression, parameters: Parameters, from: number, to: number): Root[] {
  const quotient = fractionOf(tree, 'x', parameters);
  if (quotient !== null)
    return polynomialRoots(quotient.top).filter((root) => inside(root, from, to) && !isHole(quotient, root));
  const hints = hintsOf(tree);
  const f = functionOf(tree, 'x', parameters);
  return zerosOf(f, from, to, 400)
    .filter((at) => Math.abs(f(at)) < 1e-9)
    .map((value) => ({ ...recogniseValue(value, hints), surd: null }));
}

const inside = ({ value }: Named, from: number, to: number): boolean => value >= from && value <= to;

/** A root of the reduced fraction where the original quotient is undefined. */
function isHole({ bottom, whole }: Fraction, { surd, value }: Root): boolean {
  const lost = divmod(whole, bottom)[0];
  if (degree(lost) < 1) return false;
  if (surd === null) return denseRoots(lost).some((hole) => Math.abs(hole - value) < 1e-9);
  const at = polynomialAt(lost, surd);
  return at.a.n === 0n && at.b.n === 0n;
}

/** The value of a curve at a point. */
export function heightAt(tree: Expression, parameters: Parameters, at: Root): Named {
  const quotient = fractionOf(tree, 'x', parameters);
  if (quotient !== null && at.surd !== null) {
    const below = polynomialAt(quotient.bottom, at.surd);
    if (below.a.n !== 0n || below.b.n !== 0n)
      return namedSurd(surdQuotient(polynomialAt(quotient.top, at.surd), below));
  }
  const value = functionOf(tree, 'x', parameters)(at.value);
  return at.text === null ? rounded(value) : recogniseValue(value, hintsOf(tree));
}

const trigonometric: ReadonlySet<string> = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'asin',
  'acos',
  'atan',
]);

/** Whether to expect multiples of π, and powers of e or logarithms. */
export function hintsOf(tree: Expression): Hints {
  return {
    pi: contains(
      tree,
      (part) =>
        (part.kind === 'call' && trigonometric.has(part.name)) ||
        (part.kind === 'constant' && part.name === 'pi'),
    ),
    logarithms: contains(
      tree,
      (part) =>
        (part.kind === 'call' && (part.name === 'ln' || part.name === 'log')) ||
        (part.kind === 'constant' && part.name === 'e') ||
        (part.kind === 'power' && part.exponent.kind !== 'number'),
    ),
  };
}
