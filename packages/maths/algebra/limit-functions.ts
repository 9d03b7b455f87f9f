import { rational } from '../expression/rational.ts';
import { constant, fraction, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { evaluator } from './evaluate.ts';
import { bounded, finite, infinite, type LimitValue } from './limit-values.ts';
import { neatProduct } from './neat.ts';

type Call = Expression & { readonly kind: 'call' };

/** The limit of f(u) from the limit of u; `isZero` and `signNear` inspect nearby values. */
export function limitOfFunction(
  call: Call,
  inner: LimitValue,
  isZero: (tree: Expression) => boolean,
  signNear: (tree: Expression) => number,
): LimitValue | null {
  if (inner.kind === 'infinite') return atInfinity(call, inner.sign);
  if (inner.kind === 'bounded') return ['sin', 'cos', 'atan'].includes(call.name) ? bounded : null;
  if (inner.kind === 'none') return null;
  const [, base] = call.args;
  const logarithm = call.name === 'ln' || (call.name === 'log' && base === undefined);
  if (logarithm && isZero(inner.value)) return infinite(-1);
  const value: Call = { ...call, args: [inner.value, ...(base === undefined ? [] : [base])] };
  const pole = variablesOf(value).length === 0 && Number.isNaN(evaluator(value)({}));
  if (!pole) return finite(value);
  const sign = signNear(call);
  return sign === 0 ? null : infinite(sign);
}

function atInfinity({ name, args }: Call, sign: 1 | -1): LimitValue | null {
  switch (name) {
    case 'sin':
    case 'cos':
      return bounded;
    case 'ln':
    case 'log':
      return sign > 0 && args[1] === undefined ? infinite(1) : null;
    case 'atan':
      return finite(neatProduct(fraction(rational(sign, 2)), constant('pi')));
    case 'tanh':
      return finite(fraction(rational(sign)));
    case 'sinh':
      return infinite(sign);
    case 'cosh':
      return infinite(1);
    default:
      return null;
  }
}
