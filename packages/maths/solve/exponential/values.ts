import { isNumber, numberValue, factorsOf, opposite } from '../../expression/build.ts';
import {
  constant,
  divided,
  fraction,
  isExpression,
  number,
  product,
  raised,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { divide } from '../../expression/rational.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { simplifyMove } from '../letters.ts';
import { moveInside, type PowerChange } from '../powers/changes.ts';
import { tidiedPieces } from '../powers/pieces.ts';
import type { Move, Topic } from '../types.ts';
import { asPower } from './bases.ts';
import { baseOf, single } from './logarithms.ts';

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
  'absolute',
  'percent',
  'call',
]);

/** Logarithms of numbers, and logarithms of letters expanded or combined. */
export const logarithms: Topic = {
  family: ({ expression, task }) => {
    if (!isExpression(expression) || !['simplify', 'expand', 'evaluate'].includes(task)) return null;
    const isLogarithm = (part: Expression): boolean =>
      part.kind === 'call' && (part.name === 'ln' || part.name === 'log');
    const known = !contains(
      expression,
      (part) => !kinds.has(part.kind) || (part.kind === 'call' && !isLogarithm(part)),
    );
    const plain = !contains(
      expression,
      (part) => part.kind === 'constant' && ['i', 'infinity'].includes(part.name),
    );
    return known && plain && contains(expression, isLogarithm) ? 'logarithms' : null;
  },
  move: (line, { task }) => (isExpression(line) ? moveOf(line, task === 'expand') : null),
  done: (line, { task }) => isExpression(line) && moveOf(line, task === 'expand') === null,
};

function moveOf(tree: Expression, expand: boolean): Move | null {
  const move =
    moveInside(tree, inverse) ??
    moveInside(tree, valueOf) ??
    (expand
      ? moveInside(tree, splitLogarithm)
      : (moveInside(tree, withExponent) ?? moveInside(tree, combineLogarithms))) ??
    rest(tree);
  return move === null || sameAs(move, tree) ? null : move;
}

const sameAs = (move: Move, tree: Expression): boolean =>
  isExpression(move.after) && sameTree(move.after, tree);

function rest(tree: Expression): Move | null {
  if (variablesOf(tree).length > 0) return simplifyMove(tree);
  if (!contains(tree, (part) => part.kind === 'call'))
    return contains(tree, (part) => part.kind === 'constant') ? null : arithmeticMove(tree);
  const after = tidiedPieces(tree);
  return { rule: 'collect_terms', after };
}

/** e^(ln u) = u, b^(c·log_b u) = u^c, log_b(b^u) = u. */
function inverse(part: Expression): PowerChange | null {
  if (part.kind === 'power') {
    const factors = factorsOf(part.exponent);
    const found = factors.find(
      (factor) =>
        factor.kind === 'call' &&
        (factor.name === 'ln' || factor.name === 'log') &&
        sameTree(baseOf(factor), part.base),
    );
    if (found?.kind !== 'call') return null;
    const others = factors.filter((factor) => factor !== found);
    const after = others.length === 0 ? found.args[0]! : raised(found.args[0]!, product(others));
    return { rule: 'logarithm_inverse', after };
  }
  if (part.kind !== 'call' || (part.name !== 'ln' && part.name !== 'log')) return null;
  const [of] = part.args;
  const base = baseOf(part);
  if (sameTree(of!, base)) return { rule: 'logarithm_inverse', after: number(1) };
  return of!.kind === 'power' && sameTree(of!.base, base)
    ? { rule: 'logarithm_inverse', after: of!.exponent }
    : null;
}

/** log₂ 8 = 3, because 2³ = 8. */
function valueOf(part: Expression): PowerChange | null {
  if (part.kind !== 'call' || (part.name !== 'ln' && part.name !== 'log') || variablesOf(part).length > 0)
    return null;
  const [of] = part.args;
  const base = baseOf(part);
  if (isNumber(of!, 1))
    return { rule: 'logarithm_value', after: number(0), params: { base, value: number(0), number: of! } };
  if (of!.kind === 'root' && sameTree(of!.of, base) && sameTree(base, constant('e'))) {
    const value = divided(number(1), of!.index);
    return { rule: 'logarithm_value', after: value, params: { base, value, number: of! } };
  }
  const [inside, below] = [asPower(of!), asPower(base)];
  if (inside === null || below === null || inside.base !== below.base) return null;
  const value = fraction(divide(inside.exponent, below.exponent));
  return { rule: 'logarithm_value', after: value, params: { base, value, number: of! } };
}

/** 2 ln x = ln x² in a sum of logarithms. */
function withExponent(part: Expression): PowerChange | null {
  if (part.kind !== 'add') return null;
  const terms = part.terms.map(insideExponent);
  const changed = terms.some((term, index) => !sameTree(term, part.terms[index]!));
  const count = terms.filter((term) => isCall(term.kind === 'negate' ? term.of : term)).length;
  return changed && count > 1 ? { rule: 'logarithm_power', after: sum(terms) } : null;
}

const isCall = (tree: Expression): boolean =>
  tree.kind === 'call' && (tree.name === 'ln' || tree.name === 'log');

function insideExponent(term: Expression): Expression {
  if (term.kind === 'negate') return opposite(insideExponent(term.of));
  const [by, logarithm, more] = factorsOf(term);
  const value = by === undefined ? null : numberValue(by);
  if (
    value === null ||
    logarithm?.kind !== 'call' ||
    !isCall(logarithm) ||
    more !== undefined ||
    value.d !== 1n
  )
    return term;
  const of = logarithm.args[0]!;
  const inside = numberValue(of) !== null ? tidiedPieces(raised(of, by!)) : raised(of, by!);
  return { ...logarithm, args: [inside, ...logarithm.args.slice(1)] };
}

/** ln a + ln b = ln(ab). */
function combineLogarithms(part: Expression): PowerChange | null {
  if (part.kind !== 'add') return null;
  const logarithmTerms = part.terms.filter((term) => isCall(term.kind === 'negate' ? term.of : term));
  const others = part.terms.filter((term) => !logarithmTerms.includes(term));
  const joined = logarithmTerms.length < 2 ? null : single(sum(logarithmTerms));
  if (joined?.kind !== 'call') return null;
  const [of] = joined.args;
  const inside = variablesOf(of!).length === 0 ? tidiedPieces(of!) : of!;
  return {
    rule: 'logarithm_laws',
    after: sum([...others, { ...joined, args: [inside, ...joined.args.slice(1)] }]),
  };
}

/** ln(x²y) = 2 ln x + ln y. */
function splitLogarithm(part: Expression): PowerChange | null {
  if (part.kind !== 'call' || !isCall(part)) return null;
  const pieces = piecesOf(part.args[0]!, number(1));
  if (pieces.length === 1 && sameTree(pieces[0]!.of, part.args[0]!)) return null;
  const terms = pieces.map(({ of, by }) => {
    const logarithm: Expression = { ...part, args: [of, ...part.args.slice(1)] };
    const size = by.kind === 'negate' ? by.of : by;
    const written = isNumber(size, 1) ? logarithm : product([size, logarithm]);
    return by.kind === 'negate' ? opposite(written) : written;
  });
  return { rule: 'logarithm_expand', after: sum(terms) };
}

type Piece = { readonly of: Expression; readonly by: Expression };

function piecesOf(of: Expression, by: Expression): Piece[] {
  const times = (size: Expression): Expression => tidiedPieces(product([by, size]));
  switch (of.kind) {
    case 'multiply':
      return of.factors.flatMap((factor) => piecesOf(factor, by));
    case 'divide':
      return [...piecesOf(of.numerator, by), ...piecesOf(of.denominator, tidiedPieces(opposite(by)))];
    case 'power':
      return piecesOf(of.base, times(of.exponent));
    case 'root':
      return piecesOf(of.of, times(divided(number(1), of.index)));
    default:
      return isNumber(of, 1) ? [] : [{ of, by }];
  }
}
