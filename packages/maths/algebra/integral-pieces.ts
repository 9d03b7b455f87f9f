import { isNumber } from '../expression/build.ts';
import { divided, number, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { neatNegate, neatProduct, neatQuotient } from './neat.ts';

export const dependsOn = (tree: Expression, name: string): boolean => variablesOf(tree).includes(name);

export const integralTree = (of: Expression, name: string): Expression => ({
  kind: 'integral',
  of,
  variable: name,
  bounds: null,
});

/**
 * Splits the factors by whether they contain the variable; `outside` is null when no factor can be taken out.
 */
export function splitFactors(
  of: Expression,
  name: string,
): { outside: Expression | null; inside: Expression } {
  switch (of.kind) {
    case 'negate': {
      const { outside, inside } = splitFactors(of.of, name);
      return { outside: neatNegate(outside ?? number(1)), inside };
    }
    case 'multiply': {
      const free = of.factors.filter((factor) => !dependsOn(factor, name));
      const bound = of.factors.filter((factor) => dependsOn(factor, name));
      return free.length === 0
        ? { outside: null, inside: of }
        : { outside: neatProduct(...free), inside: neatProduct(...bound) };
    }
    case 'divide': {
      const above = dependsOn(of.numerator, name) ? splitFactors(of.numerator, name) : null;
      const below = dependsOn(of.denominator, name) ? splitFactors(of.denominator, name) : null;
      const free = neatQuotient(
        above === null ? of.numerator : (above.outside ?? number(1)),
        below === null ? of.denominator : (below.outside ?? number(1)),
      );
      if (isNumber(free, 1)) return { outside: null, inside: of };
      const inside = below === null ? above!.inside : divided(above?.inside ?? number(1), below.inside);
      return { outside: free, inside };
    }
    default:
      return { outside: null, inside: of };
  }
}
