import { Canonical } from '../../algebra/canonical.ts';
import { coefficientsIn, type Polynomial, zeroPolynomial } from '../../algebra/polynomial.ts';
import { writeQuotient } from '../../algebra/present.ts';
import { Field, type Quotient } from '../../algebra/quotient.ts';
import { isNumber, opposite } from '../../expression/build.ts';
import { constant, product, rooted, sum, type Expression } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';

const i = constant('i');
/** The imaginary unit. */
export const isImaginary = (part: Expression): boolean => part.kind === 'constant' && part.name === 'i';

/**
 * The value as a + bi, real part first; |z| as the root of a² + b². Null when it contains letters or bars.
 */
export function writeComplex(tree: Expression): Expression | null {
  if (tree.kind === 'absolute') {
    const inner = partsOf(tree.of);
    return inner === null
      ? null
      : normalizeTree(
          rooted(sum([product([inner.real, inner.real]), product([inner.imaginary, inner.imaginary])])),
        );
  }
  const parts = partsOf(tree);
  return parts === null ? null : joinComplexParts(parts.real, parts.imaginary);
}

/** a + bi from its parts: 3, 2i, 1 − i. */
export function joinComplexParts(real: Expression, imaginary: Expression): Expression {
  const inner = imaginary.kind === 'negate' ? imaginary.of : imaginary;
  if (isNumber(inner, 0)) return real;
  const size = isNumber(inner, 1)
    ? i
    : product([...(inner.kind === 'multiply' ? inner.factors : [inner]), i]);
  const term = imaginary.kind === 'negate' ? opposite(size) : size;
  return isNumber(real, 0) ? term : sum([real, term]);
}

/** The real and the imaginary part: (p + qi)/(r + si) = (pr + qs + (qr − ps)i)/(r² + s²). */
export function partsOf(tree: Expression): { real: Expression; imaginary: Expression } | null {
  if (contains(tree, (part) => part.kind === 'absolute')) return null;
  const field = new Field();
  const { top, bottom } = new Canonical(field).of(tree);
  const [below, above] = [bottom, top].map(splitImaginary);
  const conjugate = below!.real;
  const norm = field.add(squared(below!.real, field), squared(below!.imaginary, field));
  const real = field.add(
    quotient(field.times(above!.real, conjugate), field),
    quotient(field.times(above!.imaginary, below!.imaginary), field),
  );
  const imaginary = field.subtract(
    quotient(field.times(above!.imaginary, conjugate), field),
    quotient(field.times(above!.real, below!.imaginary), field),
  );
  return {
    real: writeQuotient(field.divide(real, norm)),
    imaginary: writeQuotient(field.divide(imaginary, norm)),
  };
}

const onePoly = (field: Field): Polynomial => field.constant(1).top;
const quotient = (top: Polynomial, field: Field): Quotient => ({ top, bottom: onePoly(field) });
const squared = (p: Polynomial, field: Field): Quotient => quotient(field.times(p, p), field);

function splitImaginary(p: Polynomial): { real: Polynomial; imaginary: Polynomial } {
  const [real, imaginary] = coefficientsIn(p, 'ⅈ');
  return { real: real ?? zeroPolynomial, imaginary: imaginary ?? zeroPolynomial };
}
