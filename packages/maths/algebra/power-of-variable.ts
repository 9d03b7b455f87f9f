import { numberValue } from '../expression/build.ts';
import { add, divide, isInteger, multiply, rational, type Rational } from '../expression/rational.ts';
import { divided, number, raised, rooted, type Expression } from '../expression/tree.ts';

/**
 * The exponent when an expression is a power of the variable, in any notation: x, √x, 1/x², x²·∛x; else null.
 */
export function powerOf(tree: Expression, name: string): Rational | null {
  switch (tree.kind) {
    case 'variable':
      return tree.name === name ? rational(1) : null;
    case 'number':
      return tree.value.n === 1n && tree.value.d === 1n ? rational(0) : null;
    case 'power':
      return nestedPower(powerOf(tree.base, name), numberValue(tree.exponent));
    case 'root': {
      const index = numberValue(tree.index);
      return nestedPower(powerOf(tree.of, name), index === null ? null : divide(rational(1), index));
    }
    case 'multiply': {
      const powers = tree.factors.map((factor) => powerOf(factor, name));
      return powers.every((power) => power !== null) ? powers.reduce(add) : null;
    }
    case 'divide': {
      const [above, below] = [powerOf(tree.numerator, name), powerOf(tree.denominator, name)];
      return above === null || below === null ? null : add(above, rational(-below.n, below.d));
    }
    default:
      return null;
  }
}

/** (xᵃ)ᵇ = xᵃᵇ, but √(x²) is |x|. */
function nestedPower(inner: Rational | null, outer: Rational | null): Rational | null {
  if (inner === null || outer === null) return null;
  const even = isInteger(inner) && inner.n % 2n === 0n;
  return even && outer.d % 2n === 0n ? null : multiply(inner, outer);
}

/** uᵖ with a positive exponent in school notation: √u for 1/2, u^(3/2) otherwise. */
export function writePower(base: Expression, power: Rational): Expression {
  if (power.n === 1n && power.d === 1n) return base;
  if (power.d === 1n) return raised(base, number(power.n));
  if (power.n === 1n) return rooted(base, number(power.d));
  return raised(base, divided(number(power.n), number(power.d)));
}
