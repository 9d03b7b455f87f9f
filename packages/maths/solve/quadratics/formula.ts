import { discriminant, type Dense } from '../../algebra/univariate.ts';
import { negate, sign, zero } from '../../expression/rational.ts';
import {
  divided,
  equation,
  fraction,
  number,
  rooted,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { noSolutions } from '../alternatives.ts';
import type { Move } from '../types.ts';

/**
 * The quadratic formula with the coefficients of ax² + bx + c = 0 substituted: x = (−b ± √(b² − 4ac)) / 2a.
 */
export function quadraticFormula(part: Dense, name: string): Move {
  const [c = zero, b = zero, a = zero] = part;
  const inside = discriminant(a, b, c);
  if (sign(inside) < 0) {
    return {
      rule: 'discriminant_negative',
      after: noSolutions,
      params: { a: fraction(a), b: fraction(b), c: fraction(c), value: fraction(inside) },
    };
  }
  const minusB = sign(b) === 0 ? number(0) : fraction(negate(b));
  const top: Expression = sum([minusB, { kind: 'plusminus', of: rooted(fraction(inside)) }]);
  const after = equation(variable(name), divided(top, fraction({ n: a.n * 2n, d: a.d })));
  return {
    rule: 'quadratic_formula',
    after,
    params: { a: fraction(a), b: fraction(b), c: fraction(c), value: fraction(inside) },
  };
}
