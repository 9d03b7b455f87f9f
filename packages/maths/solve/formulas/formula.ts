import { coefficientsIn, constantOf, type Polynomial } from '../../algebra/polynomial.ts';
import { Canonical } from '../../algebra/canonical.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { factorsOf, isNumber, opposite, subtractExpressions, termsOf } from '../../expression/build.ts';
import { hasPlusMinus } from '../../expression/signs.ts';
import {
  divided,
  equation,
  number,
  product,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { isSimplified } from '../../verify/simplified.ts';
import { occurrences } from '../equations/pieces.ts';
import { hasBracket, isTidy, expandAll, normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { divideRule, writeQuotientOf, peelMove, times } from './peel.ts';

/** The next step in solving a formula for one of its letters, from any line. */
export function formulaMove(line: Tree, name: string): Move | null {
  if (line.kind === 'alternatives' && line.join === 'or') return severalMove(line.items, name);
  if (line.kind !== 'relation' || line.signs.join() !== '=' || line.sides.length !== 2) return null;
  const [left, right] = line.sides as [Expression, Expression];
  if (isAnswer(line, name)) return finishMove(left, right);
  if (occurrences(left, name) === 0 && !hasPlusMinus(left))
    return { rule: 'swap_sides', after: equation(right, left) };
  const single = occurrences(left, name) + occurrences(right, name) === 1;
  if (single) return peelMove(line, name);
  return line.sides.some(hasPlusMinus) ? null : severalPlaces(left, right, name);
}

/** r = √(A/π): the letter alone on one side, and nowhere else. */
export function isAnswer(line: Tree, name: string): boolean {
  if (line.kind === 'alternatives')
    return line.join === 'or' && line.items.every((item) => isAnswer(item, name));
  if (line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const [left, right] = line.sides;
  return (
    left?.kind === 'variable' &&
    left.name === name &&
    right !== undefined &&
    !variablesOf(right).includes(name)
  );
}

/** The final simplification, when the normal form can be written and is shorter. */
function finishMove(left: Expression, right: Expression): Move | null {
  if (hasPlusMinus(right) || isSimplified(right) || contains(right, (part) => part.kind === 'root'))
    return null;
  const simple = normalizeTree(right);
  return sameTree(simple, right) ? null : { rule: 'collect_terms', after: equation(left, simple) };
}

function severalMove(items: readonly Relation[], name: string): Move | null {
  for (const [place, item] of items.entries()) {
    const move = formulaMove(item, name);
    if (move === null) continue;
    const next =
      move.after.kind === 'relation'
        ? [move.after]
        : move.after.kind === 'alternatives'
          ? move.after.items
          : null;
    if (next === null) return null;
    return {
      ...move,
      after: {
        kind: 'alternatives',
        join: 'or',
        items: [...items.slice(0, place), ...next, ...items.slice(place + 1)],
      },
    };
  }
  return null;
}

/**
 * The letter occurs several times: removes fractions and brackets around it, collects its terms on one side,
 * then factors it out.
 */
function severalPlaces(left: Expression, right: Expression, name: string): Move | null {
  const cleared = withoutFractions(left, right);
  if (cleared !== null) return cleared;
  const root = squaredMove(left, right, name);
  if (root !== null) return root;
  const taken = factors(left, name);
  if (taken !== null && !variablesOf(right).includes(name)) {
    const { inner, by } = taken;
    return { rule: divideRule(by), after: equation(inner, writeQuotientOf(right, by)), params: { by } };
  }
  const open = (side: Expression): boolean => hasBracket(side) && brackets(side, name);
  if (open(left) || open(right)) {
    const [l, r] = [left, right].map((side) => (open(side) ? expandAll(side) : side));
    return { rule: 'multiply_out', after: equation(l!, r!) };
  }
  const [p, q] = [polynomialOf(left), polynomialOf(right)];
  if (p === null || q === null) return null;
  const parts = coefficientsIn(polynomialOf(subtractExpressions(left, right)) ?? new Map(), name);
  if (parts.length === 3) return quadraticMove(left, right, parts, name);
  if (parts.length !== 2) return null;
  return gatherMove(left, right, name);
}

function polynomialOf(tree: Expression): Polynomial | null {
  const { top, bottom } = new Canonical().of(tree);
  return constantOf(bottom) === null || contains(tree, (part) => part.kind === 'root') ? null : top;
}

/** u · (a − c): the letter and its cofactor. */
function factors(tree: Expression, name: string): { inner: Expression; by: Expression } | null {
  const all = factorsOf(tree);
  const inner = all.filter((factor) => variablesOf(factor).includes(name));
  const by = all.filter((factor) => !variablesOf(factor).includes(name));
  return inner.length === 1 && inner[0]!.kind === 'variable' && by.length > 0
    ? { inner: inner[0]!, by: product(by) }
    : null;
}

/** True when a bracket that must be expanded contains the letter or is multiplied by it. */
function brackets(side: Expression, name: string): boolean {
  return termsOf(side).some((term) => {
    const inner = term.kind === 'negate' ? term.of : term;
    return hasBracket(term) && variablesOf(inner).includes(name);
  });
}

/** Multiplies both sides by every denominator once. */
function withoutFractions(left: Expression, right: Expression): Move | null {
  const below: Expression[] = [];
  for (const side of [left, right]) {
    contains(side, (part) => {
      if (part.kind === 'divide' && !below.some((each) => sameTree(each, part.denominator)))
        below.push(part.denominator);
      return false;
    });
  }
  if (below.length === 0) return null;
  const letters = below.filter((each) => variablesOf(each).length > 0);
  const by = letters.length === 0 ? normalizeTree(product(below)) : product(below.flatMap(factorsOf));
  const multiplied = (side: Expression): Expression => sum(termsOf(side).map((term) => timesTerm(term, by)));
  const rule = letters.length === 0 ? 'multiply_both_sides' : 'multiply_by_letters';
  return { rule, after: equation(multiplied(left), multiplied(right)), params: { by } };
}

function timesTerm(term: Expression, by: Expression): Expression {
  if (term.kind === 'negate') return opposite(timesTerm(term.of, by));
  if (term.kind !== 'divide') return times(by, term);
  const rest = factorsOf(by).slice();
  for (const factor of factorsOf(term.denominator)) {
    const index = rest.findIndex((each) => sameTree(each, factor));
    if (index < 0) return normalizeTree(product([by, term]));
    rest.splice(index, 1);
  }
  return rest.length === 0 ? term.numerator : times(product(rest), term.numerator);
}

/**
 * A root that contains the letter when it also occurs elsewhere: isolates the root, then squares both sides.
 */
function squaredMove(left: Expression, right: Expression, name: string): Move | null {
  for (const [own, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (own.kind !== 'root' || !variablesOf(own.of).includes(name) || !isNumber(own.index, 2)) continue;
    return {
      rule: 'square_both_sides',
      after: equation(own.of, raised(other, number(2))),
      promise: 'loses_none',
    };
  }
  return null;
}

/** Moves all terms with the letter to the left and the others to the right, then factors out the letter. */
function gatherMove(left: Expression, right: Expression, name: string): Move | null {
  const has = (term: Expression): boolean => variablesOf(term).includes(name);
  const [l, r] = [termsOf(left), termsOf(right)];
  if (r.some(has) || l.some((term) => !has(term))) {
    const own = [...l.filter(has), ...r.filter(has).map(opposite)];
    const others = [...r.filter((term) => !has(term)), ...l.filter((term) => !has(term)).map(opposite)];
    const rest = others.filter((term) => !isNumber(term, 0));
    const turn = factorOf(sum(own), name).kind === 'negate';
    const [one, other] = [own, rest].map((terms) => (turn ? terms.map(opposite) : terms));
    const after = equation(sum(one!), other!.length === 0 ? number(0) : collectTerms(sum(other!)));
    return { rule: 'gather_letter', after, params: { letter: variable(name) } };
  }
  const factor = factorOf(left, name);
  if (isNumber(factor, 0)) return null;
  const after = equation(product([variable(name), factor]), right);
  return { rule: 'take_out_letter', after, params: { letter: variable(name) } };
}

/** The cofactor of the letter in all terms together; its first term decides the sign. */
function factorOf(tree: Expression, name: string): Expression {
  const [, factor] = coefficientsIn(polynomialOf(tree) ?? new Map(), name);
  const written = writePolynomial(factor ?? new Map());
  const negative = written.kind === 'add' && written.terms[0]?.kind === 'negate';
  return negative ? { kind: 'negate', of: written } : written;
}

function collectTerms(tree: Expression): Expression {
  return isTidy(tree) || hasBracket(tree) ? tree : normalizeTree(tree);
}

/** ax² + bx + c = 0 with letters: the quadratic formula. */
function quadraticMove(
  left: Expression,
  right: Expression,
  parts: readonly Polynomial[],
  name: string,
): Move | null {
  const [c, b, a] = parts.map(writePolynomial) as [Expression, Expression, Expression];
  if (parts[1]!.size === 0) {
    const own = equation(times(a, raised(variable(name), number(2))), normalizeTree(opposite(c)));
    return sameTree(own, equation(left, right))
      ? null
      : { rule: 'gather_letter', after: own, params: { letter: variable(name) } };
  }
  const inside = normalizeTree(subtractExpressions(raised(b, number(2)), product([number(4), a, c])));
  const top = sum([normalizeTree(opposite(b)), { kind: 'plusminus', of: rooted(inside) }]);
  const after = equation(variable(name), divided(top, normalizeTree(product([number(2), a]))));
  return { rule: 'quadratic_formula', after, params: { a, b, c } };
}
