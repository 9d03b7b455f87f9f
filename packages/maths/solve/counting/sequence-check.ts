import { numberValue } from '../../expression/build.ts';
import { add, isInteger, multiply, rational, toNumber, type Rational } from '../../expression/rational.ts';
import type { Problem } from '../../reading/request.ts';
import {
  fraction,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { substitute } from '../../expression/tree-parts.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { modesOf } from '../../algebra/exact-many-numbers.ts';
import { compareTrees } from '../../verify/compare-trees.ts';

const mostTerms = 5000;
const compared = 8;

type Given = Readonly<Record<string, Expression>>;

/**
 * Whether a line answers a question about a sequence, checked by generating the terms one by one: a second
 * method that uses no formula.
 */
export function answersSequenceQuestion(line: Tree, { question }: Problem): boolean {
  const what = question?.what ?? '';
  const given = question?.given ?? {};
  if (what === 'geometric_infinite') return saysEndless(line, given);
  const value = line.kind === 'relation' && line.signs.join() === '=' ? line.sides[1] : undefined;
  if (value === undefined) return false;
  if (what === 'sequence_rule') return followsRule(value, given);
  const counted = countOut(what, given);
  return counted !== null && isValue(fill(value, given), counted);
}

function isValue(tree: Expression, value: Rational): boolean {
  return compareTrees({ expected: fraction(value), answer: tree }).verdict === 'equal';
}

function fill(tree: Expression, given: Given): Expression {
  return Object.entries(given).reduce((filled, [name, value]) => substitute(filled, name, value), tree);
}

/** The terms by repeatedly adding d or multiplying by r. */
function terms(given: Given, count: number): Rational[] | null {
  const [start, d, r] = [given.a, given.d, given.r].map((each) =>
    each === undefined ? null : numberValue(each),
  );
  if (start == null || (d == null && r == null)) return null;
  const list = [start];
  while (list.length < count) list.push(d == null ? multiply(list.at(-1)!, r!) : add(list.at(-1)!, d));
  return list;
}

function countOut(what: string, given: Given): Rational | null {
  const n = given.n === undefined ? null : numberValue(given.n);
  if (n === null || !isInteger(n) || n.n < 1n || n.n > BigInt(mostTerms)) return null;
  const list = terms(given, Number(n.n));
  if (list === null) return null;
  if (what.endsWith('_term')) return list.at(-1)!;
  return what.endsWith('_sum') ? list.reduce(add) : null;
}

/** Whether the partial sums converge to the value, or diverge when there is none. */
function saysEndless(line: Tree, given: Given): boolean {
  const [start, r] = [given.a, given.r].map((each) => (each === undefined ? null : numberValue(each)));
  if (start == null || r == null) return false;
  const settles = Math.abs(toNumber(r)) < 1;
  if (line.kind === 'solutions') return line.which === 'none' && !settles && start.n !== 0n;
  if (!settles || line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const value = evaluator(fill(line.sides[1]!, given))({});
  let [total, term] = [0, toNumber(start)];
  for (let count = 0; count < 100_000 && Math.abs(term) > 1e-17; count += 1) {
    total += term;
    term *= toNumber(r);
  }
  return Math.abs(total - value) < 1e-9 * Math.max(1, Math.abs(value));
}

/** a + (n − 1)d or a·rⁿ⁻¹ for the given values; null when they are not given. */
export function ruleOfSequence(given: Given): Expression | null {
  const { a, d, r } = given;
  const place = sum([variable('n'), negated(number(1))]);
  if (a === undefined) return null;
  if (d !== undefined) return sum([a, product([place, d])]);
  return r === undefined ? null : product([a, raised(r, place)]);
}

function followsRule(rule: Expression, given: Given): boolean {
  const list = terms(given, compared);
  return (
    list !== null && list.every((value, index) => isValue(substitute(rule, 'n', number(index + 1)), value))
  );
}

/** Whether a line lists exactly the most frequent values of a list, or states that none repeats. */
export function namesModes(before: Tree, after: Tree): boolean {
  if (!('kind' in before) || before.kind !== 'call' || before.name !== 'mode') return false;
  const values = before.args.map(numberValue);
  if (!values.every((each): each is Rational => each !== null)) return false;
  const modes = modesOf(values);
  if (after.kind === 'solutions') return after.which === 'none' && modes.length === 0;
  const named = after.kind === 'list' ? after.items.map(numberValue) : [];
  const same = (x: Rational, y: Rational): boolean => rational(x.n, x.d).n === y.n && x.d === y.d;
  return (
    named.length === modes.length &&
    modes.every((mode) => named.some((each) => each !== null && same(each, mode)))
  );
}
