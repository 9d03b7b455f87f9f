import { add, multiply, negate, rational, type Rational } from '../../expression/rational.ts';
import {
  called,
  divided,
  isExpression,
  number,
  raised,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { timesPi } from '../../verify/families.ts';
import { tryAlgebra } from '../../verify/try-algebra.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { simplifyMove } from '../letters.ts';
import { moveInside, type PowerChange } from '../powers/changes.ts';
import { tidiedPieces } from '../powers/pieces.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';
import { knownAngle, writeAngle, type OfAngle } from './angles.ts';

const kinds: ReadonlySet<string> = new Set([
  'number',
  'mixed',
  'variable',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'degrees',
  'call',
]);
const ofAngle: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const inverses: Readonly<Record<string, OfAngle>> = { asin: 'sin', acos: 'cos', atan: 'tan' };

/** Exact values of special angles, inverse values, and sin² + cos² = 1 with tan = sin/cos. */
export const trigonometricValues: Topic = {
  family: ({ expression, task }) => {
    if (!isExpression(expression) || !['simplify', 'evaluate'].includes(task)) return null;
    const isName = (part: Expression): boolean =>
      part.kind === 'call' && (ofAngle.has(part.name) || part.name in inverses);
    const known = !contains(
      expression,
      (part) => !kinds.has(part.kind) || (part.kind === 'call' && !isName(part)),
    );
    return known && contains(expression, isName) ? 'trigonometric_value' : null;
  },
  move: (line) => (isExpression(line) ? moveOf(line) : null),
  done: (line) =>
    isExpression(line) &&
    (variablesOf(line).length > 0 || !contains(line, (part) => part.kind === 'call')) &&
    moveOf(line) === null,
};

function moveOf(tree: Expression): Move | null {
  const move =
    variablesOf(tree).length > 0
      ? (moveInside(tree, squares) ?? moveInside(tree, withoutTangent) ?? simplifyMove(tree))
      : (moveInside(tree, wholeTurns) ??
        moveInside(tree, exactValue) ??
        moveInside(tree, inverseValue) ??
        rest(tree));
  return move === null || (isExpression(move.after) && sameTree(move.after, tree)) ? null : move;
}

function rest(tree: Expression): Move | null {
  if (contains(tree, (part) => part.kind === 'constant' || part.kind === 'call')) {
    const after = tidiedPieces(tree);
    return contains(tree, (part) => part.kind === 'call') || isPlainAngle(tree)
      ? null
      : { rule: 'collect_terms', after };
  }
  return arithmeticMove(tree);
}

const isPlainAngle = (tree: Expression): boolean => {
  const times = timesPi(tree);
  return times !== null && sameTree(tree, writeAngle(times, false));
};

/** sin 750° = sin 30°: angles beyond a full turn. */
function wholeTurns(part: Expression): PowerChange | null {
  if (part.kind !== 'call' || !ofAngle.has(part.name)) return null;
  const times = timesPi(part.args[0]!);
  if (times === null || (times.n >= 0n && times.n < 2n * times.d)) return null;
  const turns = times.n >= 0n ? times.n / (2n * times.d) : -((-times.n + 2n * times.d - 1n) / (2n * times.d));
  const inside = add(times, negate(multiply(rational(2), rational(turns))));
  const angle = writeAngle(
    inside,
    contains(part, (inner) => inner.kind === 'degrees'),
  );
  return {
    rule: 'whole_turns',
    after: called(part.name, angle),
    params: { before: part.args[0]!, after: angle },
  };
}

function exactValue(part: Expression): PowerChange | null {
  if (part.kind !== 'call' || !ofAngle.has(part.name)) return null;
  const value = tryAlgebra(() => normalizeTree(part));
  if (value === null || contains(value, (inner) => inner.kind === 'call') || timesPi(part.args[0]!) === null)
    return null;
  return { rule: 'exact_value', after: value, params: { function: part, value } };
}

function inverseValue(part: Expression): PowerChange | null {
  const name = part.kind === 'call' ? inverses[part.name] : undefined;
  if (part.kind !== 'call' || name === undefined) return null;
  const times: Rational | null = knownAngle(name, part.args[0]!);
  if (times === null) return null;
  const value = writeAngle(times, false);
  return { rule: 'inverse_value', after: value, params: { function: part, value } };
}

/** sin² u + cos² u = 1; 1 − sin² u = cos² u; 1 − cos² u = sin² u. */
function squares(part: Expression): PowerChange | null {
  if (part.kind !== 'add') return null;
  for (const [name, other] of [
    ['sin', 'cos'],
    ['cos', 'sin'],
  ] as const) {
    const index = part.terms.findIndex((term) => isSquare(term, name));
    const negative = part.terms.findIndex((term) => term.kind === 'negate' && isSquare(term.of, name));
    const of = argumentOf(part.terms[index] ?? part.terms[negative]);
    if (of === null) continue;
    const partner = part.terms.findIndex((term) => sameTree(term, raised(called(other, of), number(2))));
    const one = part.terms.findIndex(
      (term) => term.kind === 'number' && term.value.n === 1n && term.value.d === 1n,
    );
    if (index >= 0 && partner >= 0) return joined(part.terms, [index, partner], number(1));
    if (negative >= 0 && one >= 0)
      return joined(part.terms, [negative, one], raised(called(other, of), number(2)));
  }
  return null;
}

const isSquare = (term: Expression, name: string): boolean =>
  term.kind === 'power' &&
  term.base.kind === 'call' &&
  term.base.name === name &&
  sameTree(term.exponent, number(2));

function argumentOf(term: Expression | undefined): Expression | null {
  const inner = term?.kind === 'negate' ? term.of : term;
  return inner?.kind === 'power' && inner.base.kind === 'call' ? inner.base.args[0]! : null;
}

function joined(terms: readonly Expression[], places: readonly number[], value: Expression): PowerChange {
  const others = terms.filter((_, index) => !places.includes(index));
  const square = sum(terms.filter((_, index) => places.includes(index)));
  return { rule: 'pythagoras', after: sum([...others, value]), params: { square, value } };
}

/** tan u = sin u / cos u, and the reciprocals, when sines and cosines occur as well. */
function withoutTangent(part: Expression): PowerChange | null {
  if (part.kind !== 'call') return null;
  const [u] = part.args;
  const [sine, cosine] = [called('sin', u!), called('cos', u!)];
  const by: Partial<Record<string, Expression>> = {
    tan: divided(sine, cosine),
    cot: divided(cosine, sine),
    sec: divided(number(1), cosine),
    csc: divided(number(1), sine),
  };
  const after = by[part.name];
  return after === undefined ? null : { rule: 'tangent_as_quotient', after };
}
