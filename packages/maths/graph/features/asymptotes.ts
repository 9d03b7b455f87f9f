import { tendency } from '../../algebra/numeric-limit.ts';
import { degree, divmod } from '../../algebra/univariate.ts';
import type { Expression } from '../../expression/tree.ts';
import type { Break } from '../sample/breaks.ts';
import { functionOf, type OneVariable, type Parameters } from '../values.ts';
import { fractionOf } from './fraction.ts';
import { namedSurd, recogniseValue, type Hints, type Named } from './named.ts';
import { polynomialRoots } from './polynomial-roots.ts';
import { hintsOf } from './roots.ts';
import { fraction } from './surd.ts';

/** A line that a curve approaches: x = at, or y = slope·x + start. */
export type Asymptote =
  | { readonly kind: 'vertical'; readonly at: Named }
  | { readonly kind: 'slanted'; readonly slope: Named; readonly start: Named };

const zero: Named = { value: 0, text: '0' };

/** The asymptotes of y = f(x): vertical ones at the given breaks, and those for x → ±∞. */
export function asymptotesOf(
  tree: Expression,
  parameters: Parameters,
  breaks: readonly Break[],
): Asymptote[] {
  const quotient = fractionOf(tree, 'x', parameters);
  const hints = hintsOf(tree);
  const exact = quotient === null ? [] : polynomialRoots(quotient.bottom);
  const vertical = breaks.flatMap(({ kind, at }): Asymptote[] => {
    if (kind !== 'pole') return [];
    const known = exact.find(({ value }) => Math.abs(value - at) < 1e-6);
    return [{ kind: 'vertical', at: known ?? recogniseValue(at, hints) }];
  });
  if (quotient === null) return [...vertical, ...farAway(functionOf(tree, 'x', parameters), hints)];
  if (degree(quotient.bottom) < 1) return vertical;
  const [line] = divmod(quotient.top, quotient.bottom);
  if (degree(line) > 1) return vertical;
  const [start, slope] = [line[0], line[1]].map((part) =>
    part === undefined ? zero : namedSurd(fraction(part)),
  );
  return [...vertical, { kind: 'slanted', slope: slope!, start: start! }];
}

function farAway(f: OneVariable, hints: Hints): Asymptote[] {
  const found: Asymptote[] = [];
  for (const side of [-Infinity, Infinity]) {
    const line = lineAt(f, side, hints);
    if (line === null || coincides(f, line, side)) continue;
    if (
      !found.some(
        (other) => other.kind === 'slanted' && near(other.slope, line.slope) && near(other.start, line.start),
      )
    )
      found.push(line);
  }
  return found;
}

const near = (a: Named, b: Named): boolean => Math.abs(a.value - b.value) < 1e-6;

type Line = Asymptote & { kind: 'slanted' };

function lineAt(f: OneVariable, side: number, hints: Hints): Line | null {
  const height = settledAt(f, side);
  if (height !== null) return { kind: 'slanted', slope: zero, start: recogniseValue(height, hints) };
  const slope = settledAt((x) => f(x) / x, side);
  if (slope === null || Math.abs(slope) < 1e-4) return null;
  const named = recogniseValue(slope, hints);
  const start = settledAt((x) => f(x) - named.value * x, side);
  return start === null ? null : { kind: 'slanted', slope: named, start: recogniseValue(start, hints) };
}

/** The limit at infinity; also when it is approached by decaying oscillations. */
function settledAt(f: OneVariable, side: number): number | null {
  const limit = tendency(f, side, 'both');
  if (typeof limit === 'number') return Number.isFinite(limit) && agrees(f, side, limit) ? limit : null;
  const values = [1e5 + 0.37, 131_313.13, 277_777.7, 1e6 + 0.71, 1_730_001.3, 3_300_000.9].map((far) =>
    f(Math.sign(side) * far),
  );
  const middle = values.reduce((a, b) => a + b, 0) / values.length;
  return values.every((value) => Math.abs(value - middle) < 1e-4) ? Math.round(middle * 1e4) / 1e4 : null;
}

/** sin x has no limit, although its first oscillations may suggest one. */
const agrees = (f: OneVariable, side: number, limit: number): boolean =>
  [1234.5, 54321.1, 98765.4].every((far) => {
    const value = f(Math.sign(side) * far);
    return Number.isNaN(value) ? far > 2000 : Math.abs(value - limit) < 0.05 * Math.max(1, Math.abs(limit));
  });

/** |x| coincides with the line itself. */
const coincides = (f: OneVariable, { slope, start }: Line, side: number): boolean =>
  [7.3, 51.7, 998.1].every(
    (far) => Math.abs(f(Math.sign(side) * far) - slope.value * Math.sign(side) * far - start.value) < 1e-9,
  );
