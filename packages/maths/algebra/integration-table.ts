import { isNumber } from '../expression/build.ts';
import {
  called,
  divided,
  number,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
} from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';
import { logarithmOf } from './differentiate.ts';
import { dependsOn } from './integral-pieces.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { squared } from './tidy-pieces.ts';

/** The standard integrals of a school table for the plain variable; null for others. */
export function standardIntegral(of: Expression, name: string): Expression | null {
  const x = variable(name);
  const entries: readonly [Expression, () => Expression][] = table(x);
  const found = entries.find(([left]) => sameTree(left, of));
  if (found !== undefined) return found[1]();
  return exponential(of, name);
}

const ln = (of: Expression): Expression => called('ln', { kind: 'absolute', of });

function table(x: Expression): readonly [Expression, () => Expression][] {
  const [sin, cos, tan] = [called('sin', x), called('cos', x), called('tan', x)];
  const [cot, sec, csc] = [called('cot', x), called('sec', x), called('csc', x)];
  const one = number(1);
  const over = (below: Expression): Expression => divided(one, below);
  const [x2, minusX2] = [squared(x), neatNegate(squared(x))];
  const arc = rooted(sum([one, minusX2]));
  return [
    [sin, () => neatNegate(cos)],
    [cos, () => sin],
    [tan, () => neatNegate(ln(cos))],
    [cot, () => ln(sin)],
    [sec, () => ln(sum([sec, tan]))],
    [csc, () => neatNegate(ln(sum([csc, cot])))],
    [over(cos), () => ln(sum([sec, tan]))],
    [over(sin), () => neatNegate(ln(sum([csc, cot])))],
    [squared(sec), () => tan],
    [squared(csc), () => neatNegate(cot)],
    [over(squared(cos)), () => tan],
    [over(squared(sin)), () => neatNegate(cot)],
    [sum([one, squared(tan)]), () => tan],
    [neatProduct(sec, tan), () => sec],
    [neatProduct(tan, sec), () => sec],
    [neatProduct(csc, cot), () => neatNegate(csc)],
    [neatProduct(cot, csc), () => neatNegate(csc)],
    [called('sinh', x), () => called('cosh', x)],
    [called('cosh', x), () => called('sinh', x)],
    [called('tanh', x), () => called('ln', called('cosh', x))],
    [over(sum([one, x2])), () => called('atan', x)],
    [over(sum([x2, one])), () => called('atan', x)],
    [over(arc), () => called('asin', x)],
    [over(rooted(sum([minusX2, one]))), () => called('asin', x)],
    [over(raised(sum([one, minusX2]), divided(one, number(2)))), () => called('asin', x)],
    [{ kind: 'absolute', of: x }, () => neatQuotient(neatProduct(x, { kind: 'absolute', of: x }), number(2))],
    [
      called('log', x),
      () => neatQuotient(neatSum(neatProduct(x, called('ln', x)), neatNegate(x)), called('ln', number(10))),
    ],
  ];
}

/** aˣ → aˣ/ln a, 1/aˣ likewise. */
function exponential(of: Expression, name: string): Expression | null {
  if (of.kind === 'divide' && isNumber(of.numerator, 1) && of.denominator.kind === 'power') {
    const { base, exponent } = of.denominator;
    const plain = exponent.kind === 'variable' && exponent.name === name && !dependsOn(base, name);
    return plain ? neatNegate(neatQuotient(of, logarithmOf(base))) : null;
  }
  if (of.kind !== 'power' || of.exponent.kind !== 'variable' || of.exponent.name !== name) return null;
  return dependsOn(of.base, name) ? null : neatQuotient(of, logarithmOf(of.base));
}
