import { coefficientsIn, constantOf, negatePolynomial, scale } from '../../algebra/polynomial.ts';
import { numberValue, opposite } from '../../expression/build.ts';
import { divide, one, sign } from '../../expression/rational.ts';
import {
  number,
  raised,
  relation,
  type Expression,
  type Relation,
  type RelationSign,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { noSolutions } from '../alternatives.ts';
import { replaceByLetters, lettersIn } from '../equations/pieces.ts';
import { turned } from '../linear.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

const all: Tree = { kind: 'solutions', which: 'all' };

/**
 * An inequality with absolute values: isolates the bars on the left, then states the condition on their
 * content.
 */
export function barsMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const [symbol] = line.signs as [RelationSign];
  const parts = replaceByLetters([left, right], name, (part) => part.kind === 'absolute');
  if (parts === null) return null;
  const [letter, second, third] = lettersIn(parts.difference, parts.pieces);
  if (letter === undefined || third !== undefined) return null;
  if (second !== undefined) return squaredBars(left, symbol, right);
  const [rest, factor, more] = coefficientsIn(parts.difference, letter);
  const by = factor === undefined ? null : constantOf(factor);
  if (by === null || by.n === 0n || rest === undefined || more !== undefined) return null;
  const piece = parts.pieces.get(letter)!;
  if (left.kind !== 'absolute' || coefficientsIn(parts.right, letter).length > 1) {
    const value = parts.write(negatePolynomial(scale(rest, divide(one, by))));
    const after = relation(piece, sign(by) < 0 ? turned[symbol] : symbol, value);
    return { rule: sign(by) < 0 ? 'isolate_bars_turned' : 'isolate_bars', after };
  }
  return openInequality(left.of, symbol, right);
}

/** |A| < |B| is equivalent to A² < B². */
function squaredBars(left: Expression, symbol: RelationSign, right: Expression): Move | null {
  if (left.kind !== 'absolute' || right.kind !== 'absolute') return null;
  return {
    rule: 'bars_squared',
    after: relation(raised(left.of, number(2)), symbol, raised(right.of, number(2))),
  };
}

function openInequality(inside: Expression, symbol: RelationSign, right: Expression): Move | null {
  const value = numberValue(right);
  const less = symbol === '<' || symbol === '<=';
  const strict = symbol === '<' || symbol === '>';
  if (symbol === '=' || symbol === '!=') return null;
  if (value !== null && sign(value) <= 0) {
    const zero = sign(value) === 0;
    if (!less && !(zero && strict)) return { rule: 'bars_always', after: all };
    if (!less) return { rule: 'bars_not_zero', after: relation(inside, '!=', number(0)), params: { inside } };
    if (zero && !strict)
      return { rule: 'bars_zero', after: relation(inside, '=', number(0)), params: { inside } };
    return { rule: 'bars_never_negative', after: noSolutions, params: { value: right } };
  }
  const minus = normalizeTree(opposite(right));
  const params = { inside, value: right };
  if (less && value !== null)
    return {
      rule: 'bars_less',
      after: { kind: 'relation', sides: [minus, inside, right], signs: [symbol, symbol] },
      params,
    };
  const items = [relation(inside, turned[symbol], minus), relation(inside, symbol, right)];
  if (sameTree(minus, right)) return null;
  return {
    rule: less ? 'bars_less' : 'bars_greater',
    after: { kind: 'alternatives', join: less ? 'and' : 'or', items },
    params,
  };
}
