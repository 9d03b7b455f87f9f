import { numberValue } from '../../expression/build.ts';
import { divide, equals, isInteger, multiply, subtract, type Rational } from '../../expression/rational.ts';
import { fraction, number, type Expression } from '../../expression/tree.ts';
import type { Problem } from '../problem.ts';
import { problemOfMeasure, wholeOf } from './figures.ts';
import type { Claim, Statement } from './statement.ts';

/** The largest number of terms that are added. */
const most = 10_000;

/** "2 + 5 + 8 + … + 29": a sum whose first terms are written, finite or infinite. */
export function readWrittenSum(statement: Statement): Claim | null {
  const dots = statement.items.findIndex((item) => item.kind === 'ellipsis');
  if (dots < 0) return null;
  const before = statement.formulaAt(dots - 1);
  const [tree] = before?.trees ?? [];
  if (before === null || tree?.kind !== 'add') return null;
  const after = statement.formulaAt(dots + 1);
  const terms = tree.terms
    .map((term) => numberValue(term))
    .filter((value): value is Rational => value !== null);
  if (terms.length < 3 || terms.length !== tree.terms.length) return null;
  const last = after === null ? null : numberValue(after.trees[0] as Expression);
  if (after !== null && last === null) return null;
  const found = arithmeticSum(terms, last) ?? geometricSum(terms, last);
  if (found === null) return null;
  const problem: Problem = statement.has('infinite')
    ? { ...found, expression: { kind: 'list', items: tree.terms } }
    : found;
  const used = new Set([
    before.index,
    dots,
    ...(after === null ? [] : [after.index]),
    ...statement.places('add', 'sequence', 'arithmetic', 'geometric', 'infinite', 'evaluate'),
  ]);
  return { problems: [problem], used, stated: true };
}

const pairsOf = (values: readonly Rational[]): (readonly [Rational, Rational])[] =>
  values.slice(1).map((value, index) => [values[index]!, value] as const);

function arithmeticSum(values: readonly Rational[], last: Rational | null): Problem | null {
  const [a, second] = values;
  const d = subtract(second!, a!);
  if (d.n === 0n || last === null || !pairsOf(values).every(([x, y]) => equals(subtract(y, x), d)))
    return null;
  const steps = divide(subtract(last, a!), d);
  const count = Number(steps.n) + 1;
  if (!isInteger(steps) || count < values.length || count > most) return null;
  return problemOfMeasure({
    what: 'arithmetic_sum',
    given: { a: fraction(a!), d: fraction(d), n: number(count) },
  });
}

function geometricSum(values: readonly Rational[], last: Rational | null): Problem | null {
  const [a, second] = values;
  if (values.some((value) => value.n === 0n)) return null;
  const r = divide(second!, a!);
  if (!pairsOf(values).every(([x, y]) => equals(divide(y, x), r))) return null;
  if (last === null)
    return problemOfMeasure({ what: 'geometric_infinite', given: { a: fraction(a!), r: fraction(r) } });
  let term = a!;
  for (let count = 1; count <= 40; count += 1) {
    if (equals(term, last))
      return count < values.length
        ? null
        : problemOfMeasure({
            what: 'geometric_sum',
            given: { a: fraction(a!), r: fraction(r), n: number(count) },
          });
    term = multiply(term, r);
  }
  return null;
}

/** "the sum of the first 50 positive integers", "of the first 20 odd numbers". */
export function readFirstWholes(statement: Statement): Claim | null {
  if (!statement.has('add')) return null;
  const texts = statement
    .places('quantifier')
    .map((place) => (statement.items[place] as { text: string }).text.toLowerCase());
  const odd = texts.some((text) => /^(?:odd|impar|impair)/.test(text));
  const even = texts.some((text) => /^(?:even|par(?:es)?$|pairs?$)/.test(text));
  const positive = texts.some((text) => text.startsWith('positi'));
  const first = statement.items.some(
    (item) =>
      (item.kind === 'ordinal' && item.value === 1) ||
      (item.kind === 'concept' && /^(?:primer|premier|first)/i.test(item.text)),
  );
  const wholes = statement.formulas.filter(({ item: { bare }, trees }) => bare && wholeOf(trees[0]) !== null);
  if (!first || wholes.length !== 1 || statement.formulas.length !== 1) return null;
  // Whether 0 counts as the first of them is ambiguous.
  if (!odd && !positive) return null;
  const given = {
    a: number(odd ? 1 : even ? 2 : 1),
    d: number(odd || even ? 2 : 1),
    n: number(wholeOf(wholes[0]!.trees[0])!),
  };
  const used = new Set([
    wholes[0]!.index,
    ...statement.places('add', 'quantifier', 'evaluate'),
    ...statement.items.flatMap((item, index) => (item.kind === 'ordinal' ? [index] : [])),
  ]);
  return { problems: [problemOfMeasure({ what: 'arithmetic_sum', given })], used, stated: true };
}
