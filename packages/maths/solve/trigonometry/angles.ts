import { Canonical } from '../../algebra/canonical.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { Field } from '../../algebra/quotient.ts';
import { multiply, rational, type Rational } from '../../expression/rational.ts';
import {
  called,
  constant,
  divided,
  negated,
  number,
  product,
  type Expression,
} from '../../expression/tree.ts';
import { tryAlgebra } from '../../verify/try-algebra.ts';

export type OfAngle = 'sin' | 'cos' | 'tan';
const inverseOf = { sin: 'asin', cos: 'acos', tan: 'atan' } as const;

/** r·π in the usual notation: 5π/6, −π/4, π, 0; in degrees 150°. */
export function writeAngle(times: Rational, degrees: boolean): Expression {
  const size = { n: times.n < 0n ? -times.n : times.n, d: times.d };
  const positive = degrees ? inDegrees(size) : inRadians(size);
  return times.n < 0n ? negated(positive) : positive;
}

function inDegrees(times: Rational): Expression {
  return { kind: 'degrees', of: number(multiply(times, rational(180))) };
}

function inRadians({ n, d }: Rational): Expression {
  if (n === 0n) return number(0);
  const above = n === 1n ? constant('pi') : product([number(n), constant('pi')]);
  return d === 1n ? above : divided(above, number(d));
}

/**
 * The angle r·π between −π/2 and π whose sine, cosine or tangent is exactly the value; null when there is no
 * standard one.
 */
export function knownAngle(name: OfAngle, value: Expression): Rational | null {
  const twelfths = Math.round((evaluator(called(inverseOf[name], value))({}) / Math.PI) * 12);
  if (!Number.isFinite(twelfths)) return null;
  const times = rational(twelfths, 12);
  const found = tryAlgebra(() => {
    const field = new Field();
    const [given, exact] = [value, called(name, writeAngle(times, false))].map((tree) =>
      new Canonical(field).of(tree),
    );
    return field.same(given!, exact!);
  });
  return found === true ? times : null;
}

export const inverse = (name: OfAngle, value: Expression): Expression => called(inverseOf[name], value);
