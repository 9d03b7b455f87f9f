import { denseRoots } from '../../algebra/numeric-roots.ts';
import { degree, divmod, leading, primitive, squareFree, type Dense } from '../../algebra/univariate.ts';
import { rational, type Rational } from '../../expression/rational.ts';
import { namedSurd, rounded, type Named } from './named.ts';
import { fraction, quadraticRoots, type Surd } from './surd.ts';

/** A zero on the x axis of a graph: its name, and its exact value where it is a surd. */
export type Root = Named & { readonly surd: Surd | null };

const exactRoot = (surd: Surd): Root => ({ ...namedSurd(surd), surd });

/**
 * All real roots of a polynomial in order, exact where they belong to a factor of degree one or two. Such a
 * factor is guessed from the numeric roots, as the leading coefficient bounds its denominators, and kept only
 * when it divides.
 */
export function polynomialRoots(p: Dense): Root[] {
  let rest = squareFree(p);
  const guess = (value: number): Rational | null => {
    const below = Number(leading(primitive(rest).part).n);
    const above = Math.round(value * below);
    const near = Math.abs(above / below - value) < 1e-7 * Math.max(1, Math.abs(value));
    return near && below < 1e6 && Math.abs(above) < 1e12 ? rational(above, below) : null;
  };
  const roots: Root[] = [];
  let open = degree(rest) < 1 ? [] : denseRoots(rest);
  const take = (
    factor: Dense | null,
    values: readonly number[],
    found: () => readonly Surd[] | null,
  ): void => {
    if (factor === null) return;
    const [quotient, left] = divmod(rest, factor);
    if (left.length > 0) return;
    rest = quotient;
    open = open.filter((value) => !values.includes(value));
    roots.push(...(found() ?? []).map(exactRoot));
  };
  for (const value of open) {
    const at = guess(value);
    take(at && [rational(-at.n, at.d), rational(1)], [value], () => [fraction(at!)]);
  }
  const single = open;
  for (const [place, one] of single.entries()) {
    for (const other of single.slice(place + 1)) {
      const [sum, product] = [guess(one + other), guess(one * other)];
      if (sum === null || product === null || !open.includes(one) || !open.includes(other)) continue;
      const [b, c] = [rational(-sum.n, sum.d), product];
      take([c, b, rational(1)], [one, other], () => quadraticRoots(rational(1), b, c));
    }
  }
  roots.push(...open.map((value): Root => ({ ...rounded(value), surd: null })));
  return roots.sort((a, b) => a.value - b.value);
}
