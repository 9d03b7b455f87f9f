import { addExpressions, numberValue, subtractExpressions } from '../../expression/build.ts';
import {
  called,
  divided,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
  type FunctionName,
} from '../../expression/tree.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes with logarithms, exponentials and trigonometric functions. */

type Call = Expression & { kind: 'call' };
const isLogarithm = (tree: Expression): tree is Call =>
  tree.kind === 'call' && (tree.name === 'ln' || tree.name === 'log');
const isTrigonometric = (tree: Expression): tree is Call =>
  tree.kind === 'call' && ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].includes(tree.name);
const applyFunction = (call: Call, of: Expression): Expression => ({
  ...call,
  args: [of, ...call.args.slice(1)],
});

/** ln(a + b) → ln a + ln b. */
export function logarithmOfSum(piece: Expression): MistakeRewrite[] {
  const [of] = isLogarithm(piece) ? piece.args : [];
  if (!isLogarithm(piece) || of?.kind !== 'add') return [];
  const parts = of.terms.map((term) =>
    term.kind === 'negate' ? negated(applyFunction(piece, term.of)) : applyFunction(piece, term),
  );
  return rewrite('logarithm_of_sum', piece, sum(parts));
}

/** ln a / ln b → ln(a/b) and ln a − ln b; ln a · ln b → ln a + ln b. */
export function joinsLogarithms(piece: Expression): MistakeRewrite[] {
  if (piece.kind === 'divide' && isLogarithm(piece.numerator) && isLogarithm(piece.denominator)) {
    const [above, below] = [piece.numerator, piece.denominator];
    const joined = applyFunction(above, divided(above.args[0]!, below.args[0]!));
    return rewrite('quotient_of_logarithms', piece, joined, subtractExpressions(above, below));
  }
  if (piece.kind !== 'multiply' || piece.factors.length !== 2 || !piece.factors.every(isLogarithm)) return [];
  const [first, second] = piece.factors as readonly [Call, Call];
  const joined = applyFunction(first, product([first.args[0]!, second.args[0]!]));
  return rewrite('product_of_logarithms', piece, joined, addExpressions(first, second));
}

/** (ln x)² → 2 ln x. */
export function powerOfLogarithm(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power' || !isLogarithm(piece.base) || numberValue(piece.exponent) === null) return [];
  return rewrite('power_of_logarithm', piece, product([piece.exponent, piece.base]));
}

/** sin(a + b) → sin a + sin b; sin(2x) → 2 sin x. */
export function functionTakenApart(piece: Expression): MistakeRewrite[] {
  if (!isTrigonometric(piece)) return [];
  const [of] = piece.args;
  if (of?.kind === 'add') {
    const parts = of.terms.map((term) =>
      term.kind === 'negate' ? negated(applyFunction(piece, term.of)) : applyFunction(piece, term),
    );
    return rewrite('function_of_sum', piece, sum(parts));
  }
  if (of?.kind !== 'multiply' || numberValue(of.factors[0]!) === null) return [];
  const inside = applyFunction(piece, product(of.factors.slice(1)));
  return rewrite('factor_out_of_function', piece, product([of.factors[0]!, inside]));
}

/** sin(30°) → sin(30): reads degrees as radians. */
export function degreesAsRadians(piece: Expression): MistakeRewrite[] {
  return piece.kind === 'degrees' ? rewrite('degrees_as_radians', piece, piece.of) : [];
}

/** e^(a + b) → e^a + e^b. */
export function powerWithSum(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power' || piece.exponent.kind !== 'add') return [];
  const parts = piece.exponent.terms.map((term) => raised(piece.base, term));
  return rewrite('power_with_sum', piece, sum(parts));
}

const reciprocals: Partial<Record<FunctionName, FunctionName>> = { asin: 'sin', acos: 'cos', atan: 'tan' };

/** sin⁻¹ x → 1/sin x: the inverse function is not the reciprocal. */
export function inverseAsReciprocal(piece: Expression): MistakeRewrite[] {
  const direct = piece.kind === 'call' ? reciprocals[piece.name] : undefined;
  if (piece.kind !== 'call' || direct === undefined) return [];
  return rewrite('inverse_as_reciprocal', piece, divided(number(1), called(direct, piece.args[0]!)));
}
