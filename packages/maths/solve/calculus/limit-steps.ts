import { isNumber, numberValue } from '../../expression/build.ts';
import { divided, fraction, number, raised, variable, type Expression } from '../../expression/tree.ts';
import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { differentiate } from '../../algebra/differentiate.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { dependsOn } from '../../algebra/integral-pieces.ts';
import { leadingTermAt } from '../../algebra/leading-terms.ts';
import { infiniteSign, isZeroEverywhere, type Limit } from '../../algebra/limits.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from '../../algebra/neat.ts';
import { writePower } from '../../algebra/power-of-variable.ts';
import { writeDense } from '../../algebra/present.ts';
import { degree, divmod, gcd, type Dense } from '../../algebra/univariate.ts';
import { tidyPieces } from '../../algebra/tidy-pieces.ts';
import type { RuleId } from '../rule-ids.ts';
import { denseTree, tidyTree } from './normal.ts';
import type { RuleRewrite } from './rewrite-outermost.ts';
import { textbookForm } from './textbook.ts';

type Step = RuleRewrite<RuleId>;
const mostNodes = 160;

/**
 * The next rewriting of a limit that cannot be read off yet; null when only its value remains to be stated.
 */
export function limitStep(limit: Limit): Step | null {
  return atInfinity(limit) ?? atPlace(limit);
}

/** At a point where the limit equals the function value, the value is substituted. */
export function substitution({ of, variable: name, to }: Limit): Expression | null {
  if (infiniteSign(to) !== 0) return dependsOn(of, name) ? null : of;
  const put = substitute(of, name, to);
  const breaks = contains(
    of,
    (part) => part.kind === 'call' && ['floor', 'ceil', 'sign'].includes(part.name),
  );
  const value = evaluator(put)(Object.fromEntries(variablesOf(put).map((each) => [each, 1.3])));
  return Number.isFinite(value) && !breaks && of.kind !== 'piecewise' ? put : null;
}

function atInfinity(limit: Limit): Step | null {
  const { of, variable: name, to } = limit;
  if (infiniteSign(to) === 0) return null;
  const plain =
    of.kind === 'variable' ||
    (of.kind === 'multiply' && of.factors.length === 2 && numberValue(of.factors[0]!) !== null);
  const towards = infiniteSign(to) > 0 ? of : substitute(of, name, neatNegate(variable(name)));
  const leading = contains(of, (part) => part.kind === 'add') ? leadingTermAt(towards, name) : null;
  if (leading !== null && !plain) {
    const coefficient = textbookForm(leading.coefficient);
    const size = leading.exponent;
    const flips = infiniteSign(to) < 0 && size.d === 1n && size.n % 2n !== 0n;
    if (infiniteSign(to) < 0 && size.d !== 1n) return null;
    const signed = flips ? neatNegate(coefficient) : coefficient;
    const power = writePower(variable(name), { n: size.n < 0n ? -size.n : size.n, d: size.d });
    const after =
      size.n === 0n ? coefficient : size.n > 0n ? neatProduct(signed, power) : neatQuotient(signed, power);
    return { rule: 'limit_leading', after: size.n === 0n ? after : { ...limit, of: after } };
  }
  return conjugate(limit) ?? lhospital(limit);
}

function atPlace(limit: Limit): Step | null {
  if (infiniteSign(limit.to) !== 0) return null;
  return (
    cancelCommonFactor(limit) ??
    standard(limit) ??
    conjugate(limit) ??
    simplifyWhole(limit) ??
    lhospital(limit)
  );
}

/** 0/0 of two polynomials: cancels the common factor. */
function cancelCommonFactor(limit: Limit): Step | null {
  const { of, variable: name } = limit;
  if (of.kind !== 'divide') return null;
  const [above, below] = [denseTree(of.numerator, name), denseTree(of.denominator, name)];
  if (above === null || below === null) return divisible(limit, below);
  if (above.length === 0) return null;
  const common = gcd(above, below);
  if (degree(common) < 1) return null;
  const write = (p: Dense): Expression => writeDense(divmod(p, common)[0], name);
  const after = textbookForm(neatQuotient(write(above), write(below)));
  return {
    rule: 'limit_cancel',
    after: { ...limit, of: after },
    pieces: { factor: writeDense(common, name) },
  };
}

/** With other letters, ((x + h)² − x²)/h is expanded as a whole. */
function divisible(limit: Limit, below: Dense | null): Step | null {
  if (below === null || contains(limit.of, (part) => part.kind === 'call' || part.kind === 'root'))
    return null;
  const after = tidyTree(limit.of);
  if (
    after === null ||
    contains(after, (part) => part.kind === 'divide' && dependsOn(part.denominator, limit.variable))
  )
    return null;
  return { rule: 'limit_cancel', after: { ...limit, of: after } };
}

/** sin(ax)/(bx), sin(ax)/sin(bx), and likewise tan, for x → 0. */
function standard({ of, variable: name, to }: Limit): Step | null {
  if (of.kind !== 'divide' || !isNumber(to, 0)) return null;
  const [above, below] = [slopeAtZero(of.numerator, name), slopeAtZero(of.denominator, name)];
  if (above === null || below === null || !(above.trig || below.trig)) return null;
  return { rule: 'limit_standard', after: divided(above.slope, below.slope) };
}

function slopeAtZero(tree: Expression, name: string): { slope: Expression; trig: boolean } | null {
  const dense = denseTree(tree, name);
  if (dense !== null)
    return dense.length === 2 && dense[0]!.n === 0n ? { slope: fraction(dense[1]!), trig: false } : null;
  if (tree.kind !== 'call' || !['sin', 'tan'].includes(tree.name)) return null;
  const inner = denseTree(tree.args[0]!, name);
  return inner?.length === 2 && inner[0]!.n === 0n ? { slope: fraction(inner[1]!), trig: true } : null;
}

/** A difference with a square root, in the numerator, the denominator or alone, times its conjugate. */
function conjugate(limit: Limit): Step | null {
  const { of } = limit;
  const [above, below] = of.kind === 'divide' ? [of.numerator, of.denominator] : [of, number(1)];
  const rootedAbove = rootDifference(above, limit.variable);
  const rooted = rootedAbove ?? rootDifference(below, limit.variable);
  if (rooted === null || !isIndefinite(limit, above, below)) return null;
  const { by, squares } = rooted;
  const after =
    rootedAbove !== null
      ? neatQuotient(squares, neatProduct(below, by))
      : neatQuotient(neatProduct(above, by), squares);
  const shorter = reduceFraction(after, limit.variable);
  return { rule: 'limit_rationalise', after: { ...limit, of: shorter }, pieces: { conjugate: by } };
}

function rootDifference(tree: Expression, name: string): { by: Expression; squares: Expression } | null {
  if (tree.kind !== 'add' || tree.terms.length !== 2) return null;
  const [a, second] = tree.terms;
  const isRoot = (part: Expression): boolean => {
    const inner = part.kind === 'negate' ? part.of : part;
    return inner.kind === 'root' && isNumber(inner.index, 2) && dependsOn(inner, name);
  };
  if (!isRoot(a!) && !isRoot(second!)) return null;
  const b = neatNegate(second!);
  const squares = tidyPieces(neatSum(square(a!), neatNegate(square(b))), tidyTree);
  return squares === null ? null : { by: neatSum(a!, b), squares };
}

const square = (tree: Expression): Expression => {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'root' ? inner.of : raised(inner, number(2));
};

/** x/(x(…)) is 1/(…): cancels common factors of numerator and denominator. */
function reduceFraction(tree: Expression, name: string): Expression {
  if (tree.kind !== 'divide') return tree;
  const below = tree.denominator.kind === 'multiply' ? tree.denominator.factors : [tree.denominator];
  const above = tree.numerator.kind === 'multiply' ? tree.numerator.factors : [tree.numerator];
  for (const [i, up] of above.entries()) {
    for (const [j, down] of below.entries()) {
      const [p, q] = [denseTree(up, name), denseTree(down, name)];
      if (p === null || q === null || p.length < 2 || q.length < 2) continue;
      const common = gcd(p, q);
      if (degree(common) < 1) continue;
      const rest = [p, q].map((each) => writeDense(divmod(each, common)[0], name));
      return neatQuotient(neatProduct(...above.with(i, rest[0]!)), neatProduct(...below.with(j, rest[1]!)));
    }
  }
  return tree;
}

/** Simplifies the whole expression where that removes the indeterminate form: 1/x − 1/(x² + x). */
function simplifyWhole(limit: Limit): Step | null {
  if (limit.of.kind === 'divide' || !contains(limit.of, (part) => part.kind === 'divide')) return null;
  const after = tidyPieces(limit.of, tidyTree);
  return after === null || after.kind === 'add'
    ? null
    : { rule: 'limit_simplify', after: { ...limit, of: after } };
}

/** 0/0 and ∞/∞: the quotient of the derivatives. */
function lhospital(limit: Limit): Step | null {
  const { of, variable: name } = limit;
  // The derivative of |u| is u/|u|: the bars would never disappear.
  if (of.kind !== 'divide' || contains(of, (part) => part.kind === 'absolute')) return null;
  if (!isIndefinite(limit, of.numerator, of.denominator)) return null;
  const [u, v] = [differentiate(of.numerator, name), differentiate(of.denominator, name)];
  if (u === null || v === null || isZeroEverywhere(v)) return null;
  const after = textbookForm(neatQuotient(u, v));
  const nodes = JSON.stringify(after, (_key, value: unknown) =>
    typeof value === 'bigint' ? 0 : value,
  ).length;
  return nodes > mostNodes * 40 ? null : { rule: 'limit_lhospital', after: { ...limit, of: after } };
}

/** Both tend to 0, or both grow, judged from their values. */
function isIndefinite({ variable: name, to, side }: Limit, above: Expression, below: Expression): boolean {
  const others = Object.fromEntries(
    [...variablesOf(above), ...variablesOf(below)].map((each) => [each, 1.3]),
  );
  const place = evaluator(to)(others);
  const direction = side === 'left' ? -1 : 1;
  const at = (tree: Expression, h: number): number =>
    Math.abs(
      evaluator(tree)({
        ...others,
        [name]: Number.isFinite(place) ? place + direction * h : Math.sign(place) / h,
      }),
    );
  const small = [above, below].map((tree) => at(tree, 1e-6) < 0.02 && at(tree, 1e-6) < at(tree, 1e-2));
  const large = [above, below].map((tree) => at(tree, 1e-6) > 10 && !(at(tree, 1e-6) <= at(tree, 1e-2)));
  const single = isNumber(below, 1);
  return small.every(Boolean) || large.every(Boolean) || single;
}
