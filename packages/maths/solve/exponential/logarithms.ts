import { isNumber, numberValue, opposite, termsOf, factorsOf } from '../../expression/build.ts';
import { isInteger, rational, type Rational } from '../../expression/rational.ts';
import {
  constant,
  divided,
  equation,
  fraction,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { statementMove } from '../polynomial-topics.ts';
import { replacePieces, restorePieces } from '../powers/pieces.ts';
import type { Move } from '../types.ts';

type Logarithm = Expression & { kind: 'call' };

const isLogarithm = (part: Expression): part is Logarithm =>
  part.kind === 'call' && (part.name === 'ln' || part.name === 'log');
export const baseOf = (part: Logarithm): Expression =>
  part.name === 'ln' ? constant('e') : (part.args[1] ?? number(10));
const sameKind = (of: Expression, like: Logarithm): Expression => ({
  ...like,
  args: [of, ...like.args.slice(1)],
});

/** True for a logarithm that contains the unknown. */
export function isLogarithmPiece(part: Expression, name: string): boolean {
  return isLogarithm(part) && variablesOf(part).includes(name);
}

/** The next step for an equation with logarithms of the unknown. */
export function logarithmMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  const has = (side: Expression): boolean => contains(side, (part) => isLogarithmPiece(part, name));
  if (!has(left) && has(right)) return { rule: 'swap_sides', after: equation(right, left) };
  return (
    oneToOne(left, right) ??
    byDefinition(left, right, name) ??
    throughPiece(line, name) ??
    gatherLogarithms(left, right, name) ??
    powerLaw(left, right) ??
    condenseLogarithms(left, right)
  );
}

/** log_b f = c → f = bᶜ; with the unknown as base, b and c swap roles. */
function byDefinition(left: Expression, right: Expression, name: string): Move | null {
  if (!isLogarithm(left) || variablesOf(right).includes(name)) return null;
  const [of] = left.args;
  const base = baseOf(left);
  const after = variablesOf(base).includes(name)
    ? equation(powerOf(base, right), of!)
    : equation(of!, powerOf(base, right));
  const exact = !variablesOf(base).includes(name);
  return {
    rule: 'logarithm_definition',
    after,
    params: { base, value: right },
    ...(exact ? {} : { promise: 'loses_none' as const }),
  };
}

function powerOf(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1)) return base;
  return isNumber(exponent, 0) ? number(1) : raised(base, exponent);
}

/** log f = log g → f = g; the arguments must be positive, which is tested at the end. */
function oneToOne(left: Expression, right: Expression): Move | null {
  if (!isLogarithm(left) || !isLogarithm(right) || !sameTree(baseOf(left), baseOf(right))) return null;
  return { rule: 'logarithms_equal', after: equation(left.args[0]!, right.args[0]!), promise: 'loses_none' };
}

/** (ln x)² − 3 ln x + 2 = 0: substitutes a letter for one logarithm. */
function throughPiece(line: Relation, name: string): Move | null {
  const isPiece = (part: Expression): boolean => isLogarithmPiece(part, name);
  const both = replacePieces(sum([...line.sides]), isPiece);
  const letters = variablesOf(both.tree);
  if (letters.length !== 1 || letters[0] === name) return null;
  const sides = line.sides.map((side) => replacePieces(side, isPiece).tree);
  const move = statementMove(equation(sides[0]!, sides[1]!));
  return move === null ? null : restorePieces(move, both.thaw);
}

type Term = { readonly logarithm: Logarithm; readonly by: Rational };

/** A term c·log f with a number c; null for anything else. */
function termOf(term: Expression): Term | null {
  if (term.kind === 'negate') {
    const inner = termOf(term.of);
    return inner === null ? null : { ...inner, by: rational(-inner.by.n, inner.by.d) };
  }
  if (isLogarithm(term)) return { logarithm: term, by: rational(1) };
  if (term.kind === 'divide') {
    const [inner, below] = [termOf(term.numerator), numberValue(term.denominator)];
    if (inner === null || below === null || below.n === 0n) return null;
    return { ...inner, by: rational(inner.by.n * below.d, inner.by.d * below.n) };
  }
  const factors = factorsOf(term);
  const value = numberValue(factors[0]!);
  const [, second, more] = factors;
  if (value === null || second === undefined || more !== undefined || !isLogarithm(second)) return null;
  return { logarithm: second, by: value };
}

/** Moves logarithms of the unknown to the left and numbers to the right when one side contains both. */
function gatherLogarithms(left: Expression, right: Expression, name: string): Move | null {
  const terms = [...termsOf(left), ...termsOf(right).map(opposite)].filter((term) => !isNumber(term, 0));
  const logarithms = terms.filter((term) => termOf(term) !== null);
  const rest = terms.filter((term) => termOf(term) === null);
  if (rest.some((term) => variablesOf(term).includes(name))) return null;
  if (rest.length === 0) return null;
  const inPlace =
    termsOf(left).every((term) => termOf(term) !== null) &&
    termsOf(right).every((term) => termOf(term) === null);
  if (inPlace) return null;
  const total = rest.length === 0 ? number(0) : sum(rest.map(opposite));
  return { rule: 'gather_logarithms', after: equation(sum(logarithms), total) };
}

/** 2 ln x = ln x², on both sides in one step. */
function powerLaw(left: Expression, right: Expression): Move | null {
  const change = (side: Expression): Expression => sum(termsOf(side).map(withPower));
  const after = equation(change(left), change(right));
  if (sameTree(after, equation(left, right))) return null;
  return { rule: 'logarithm_power', after, promise: 'loses_none' };
}

function withPower(term: Expression): Expression {
  const found = termOf(term);
  if (found === null || (found.by.n === 1n && found.by.d === 1n) || (found.by.n === -1n && found.by.d === 1n))
    return term;
  const size = rational(found.by.n < 0n ? -found.by.n : found.by.n, found.by.d);
  const of = found.logarithm.args[0]!;
  const inner = isInteger(size) || size.d !== 2n ? raised(of, fraction(size)) : rootOf(of, size);
  const logarithm = sameKind(inner, found.logarithm);
  return found.by.n < 0n ? opposite(logarithm) : logarithm;
}

function rootOf(of: Expression, size: Rational): Expression {
  const root: Expression = { kind: 'root', of, index: number(2) };
  return size.n === 1n ? root : raised(root, number(size.n));
}

/** ln f + ln g − ln h = ln(f·g/h). */
function condenseLogarithms(left: Expression, right: Expression): Move | null {
  const [a, b] = [single(left), single(right)];
  const after = equation(a ?? left, b ?? right);
  if (a === null && b === null) return null;
  // ln f − ln g = 0 is ln f = ln g.
  return sameTree(after, equation(left, right))
    ? null
    : { rule: 'logarithm_laws', after, promise: 'loses_none' };
}

/** Combines a sum of logarithms with the same base into one. */
export function single(side: Expression): Expression | null {
  const terms = termsOf(side).map(termOf);
  const [first] = terms;
  if (first == null || terms.length < 2) return null;
  const fits = terms.every(
    (term) =>
      term !== null &&
      sameTree(baseOf(term.logarithm), baseOf(first.logarithm)) &&
      term.by.d === 1n &&
      (term.by.n === 1n || term.by.n === -1n),
  );
  if (!fits) return null;
  const argumentsOf = (sign: bigint): Expression[] =>
    terms.filter((term) => term!.by.n === sign).flatMap((term) => factorsOf(term!.logarithm.args[0]!));
  const [above, below] = [product(argumentsOf(1n)), argumentsOf(-1n)];
  const of = below.length === 0 ? above : divided(above, product(below));
  return sameKind(of, first.logarithm);
}
