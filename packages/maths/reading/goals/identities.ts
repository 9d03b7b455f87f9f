import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import { toNumber } from '../../expression/rational.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import {
  divided,
  fraction,
  isExpression,
  number,
  product,
  raised,
  type Expression,
} from '../../expression/tree.ts';
import { rational } from '../../expression/rational.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

/**
 * "If a + b = 7 and 2ab = 24, what is a² + b²?": the value of an expression that follows from those of others by an identity, here
 * a² + b² = (a + b)² − 2ab. The letters themselves need not be found.
 */
export function readFromIdentity(statement: Statement): Claim | null {
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  if (formulas.length !== 3 || formulas.some(({ trees, item }) => trees.length > 1 || item.doubtful))
    return null;
  const given = formulas.flatMap(({ trees: [tree] }) => {
    if (tree?.kind !== 'relation' || tree.signs.join() !== '=' || !isConstant(tree.sides[1])) return [];
    return [{ form: tree.sides[0]!, value: tree.sides[1] }];
  });
  const wanted = formulas.flatMap(({ trees: [tree] }) =>
    tree !== undefined && isExpression(tree) ? [tree] : [],
  );
  const [first, second] = given;
  const [asked] = wanted;
  if (first === undefined || second === undefined || given.length !== 2 || asked === undefined) return null;
  const letters = variablesOf(asked);
  const same = [first.form, second.form].every((form) => variablesOf(form).join() === letters.join());
  if (letters.length !== 2 || !same) return null;
  const found = combined(first, second, asked, letters) ?? combined(second, first, asked, letters);
  if (found === null) return null;
  return {
    problems: [{ task: 'evaluate', expression: found }],
    used: new Set([
      ...formulas.map(({ index }) => index),
      ...statement.places('evaluate', 'solve', 'simplify'),
    ]),
    stated: true,
  };
}

type Known = { readonly form: Expression; readonly value: Expression };

/** How an expression may follow from two others, p and q. */
const combinations: readonly ((p: Expression, q: Expression, k: Expression) => Expression)[] = [
  (p, q, k) => addExpressions(p, product([k, q])),
  (p, q, k) => addExpressions(raised(p, number(2)), product([k, q])),
  (p, q, k) => subtractExpressions(raised(p, number(2)), product([k, q])),
  (p, q, k) => divided(product([k, q]), p),
  (p, q, k) => product([k, p, q]),
  (p, q, k) => subtractExpressions(raised(p, number(3)), product([k, p, q])),
  (p, q, k) => addExpressions(raised(p, number(3)), product([k, p, q])),
  (p, q, k) => divided(product([k, p]), q),
  (p, q, k) => divided(subtractExpressions(raised(p, number(2)), q), k),
];
const multiples = [rational(1), rational(2), rational(1, 2), rational(3), rational(4), rational(3, 2)];

function combined(p: Known, q: Known, asked: Expression, letters: readonly string[]): Expression | null {
  for (const combine of combinations)
    for (const k of multiples) {
      const of = (a: Expression, b: Expression): Expression => combine(a, b, fraction(k));
      if (isIdentity(of(p.form, q.form), asked, letters)) return withoutOne(combine, p.value, q.value, k);
    }
  return null;
}

/** 7² − 24 instead of 7² − 1 · 24. */
function withoutOne(
  combine: (p: Expression, q: Expression, k: Expression) => Expression,
  p: Expression,
  q: Expression,
  k: { readonly n: bigint; readonly d: bigint },
): Expression {
  const made = combine(p, q, fraction(k));
  if (k.n !== 1n || k.d !== 1n) return made;
  return mapProducts(made);
}

function mapProducts(tree: Expression): Expression {
  const isOne = (each: Expression): boolean =>
    each.kind === 'number' && each.value.n === 1n && each.value.d === 1n;
  switch (tree.kind) {
    case 'multiply': {
      const factors = tree.factors.filter((each) => !isOne(each));
      return factors.length === 1 ? factors[0]! : { ...tree, factors };
    }
    case 'add':
      return { ...tree, terms: tree.terms.map(mapProducts) };
    case 'negate':
      return { ...tree, of: mapProducts(tree.of) };
    case 'divide':
      return isOne(tree.denominator)
        ? mapProducts(tree.numerator)
        : { ...tree, numerator: mapProducts(tree.numerator) };
    default:
      return tree;
  }
}

const samples: readonly (readonly [number, number])[] = [
  [1.7, 0.6],
  [-2.3, 3.1],
  [0.9, -1.4],
  [4.2, 2.9],
];

const isIdentity = (a: Expression, b: Expression, [s, t]: readonly string[]): boolean =>
  samples.every((values) => {
    const at = { [s!]: values[0], [t!]: values[1] };
    const [left, right] = [valueAt(a, at), valueAt(b, at)];
    return Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(right));
  });

function valueAt(tree: Expression, at: Readonly<Record<string, number>>): number {
  switch (tree.kind) {
    case 'number':
      return toNumber(tree.value);
    case 'variable':
      return at[tree.name] ?? Number.NaN;
    case 'negate':
      return -valueAt(tree.of, at);
    case 'add':
      return tree.terms.reduce((all, each) => all + valueAt(each, at), 0);
    case 'multiply':
      return tree.factors.reduce((all, each) => all * valueAt(each, at), 1);
    case 'divide':
      return valueAt(tree.numerator, at) / valueAt(tree.denominator, at);
    case 'power':
      return valueAt(tree.base, at) ** valueAt(tree.exponent, at);
    default:
      return Number.NaN;
  }
}
