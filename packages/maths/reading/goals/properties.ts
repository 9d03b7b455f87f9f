import { numberValue } from '../../expression/build.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import {
  divided,
  equation,
  isExpression,
  number,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { PropertyQuestion } from '../measure-request.ts';
import { equationOf, functionsOf } from './curves.ts';
import { isConstant, type Claim, type StatedFormula, type Statement } from './statement.ts';

/** Properties of one formula, number or line: degree, divisors, range, … */
export function readProperty(statement: Statement): Claim | null {
  return (
    readDivisors(statement) ??
    readCoefficient(statement) ??
    readQuotient(statement) ??
    readRange(statement) ??
    readSlopeAndIntercept(statement) ??
    readOfFormula(statement)
  );
}

const claimOf = (
  what: PropertyQuestion,
  expression: Tree,
  used: Iterable<number>,
  given: Readonly<Record<string, Expression>> = {},
): Claim => ({
  problems: [{ task: 'find', expression, question: { what, given } }],
  used: new Set(used),
  stated: true,
});

const textAt = (statement: Statement, index: number): string => {
  const item = statement.items[index];
  return item !== undefined && 'text' in item ? item.text : '';
};

/** The only formula of a statement besides those that are named. */
function onlyFormula(statement: Statement, without: readonly number[] = []): StatedFormula | null {
  const rest = statement.formulas.filter(
    ({ index, item }) =>
      !without.includes(index) &&
      !statement.isChoice(index) &&
      !(item.calls.length === 1 && item.trees[0]!.kind === 'variable'),
  );
  return rest.length === 1 ? rest[0]! : null;
}

/** The expression of a formula: that of an expression, of f(x) = … and of P = …. */
function bodyOf(statement: Statement, formula: StatedFormula): Expression | null {
  const [tree] = formula.trees;
  if (tree === undefined) return null;
  if (isExpression(tree)) return tree;
  if (tree.kind === 'definition') return tree.body;
  return [...statement.definitions.values()].find(({ index }) => index === formula.index)?.body ?? null;
}

const ofFormula: readonly (readonly [Concept, PropertyQuestion])[] = [
  ['partial_fractions', 'partial_fractions'],
  ['leading_coefficient', 'leading_coefficient'],
  ['degree', 'degree'],
  ['constant_term', 'constant_term'],
];

/** "the degree of 4x³ − 2x", "decompose … into partial fractions". */
function readOfFormula(statement: Statement): Claim | null {
  const found = ofFormula.find(([concept]) => statement.has(concept));
  if (found === undefined) return null;
  const [concept, what] = found;
  const formula = onlyFormula(statement);
  const body = formula === null ? null : bodyOf(statement, formula);
  if (formula === null || body === null || formula.trees.length > 1) return null;
  if (variablesOf(body).length === 0 || isConstant(formula.trees[0])) return null;
  const others: readonly Concept[] =
    concept === 'partial_fractions' ? ['factor', 'add', 'evaluate', 'simplify', 'as_product'] : ['evaluate'];
  return claimOf(what, body, [formula.index, ...statement.places(concept, ...others)]);
}

/** "the coefficient of x³ in (x + 2)⁵". */
function readCoefficient(statement: Statement): Claim | null {
  const [place] = statement.places('coefficient');
  if (place === undefined) return null;
  const skip = (item: { readonly kind: string }): boolean =>
    item.kind !== 'formula' && item.kind !== 'letter';
  const next = statement.next(place, skip, 4);
  const letter = statement.letters().find(({ index }) => index === next);
  const power =
    letter === undefined ? powerIn(statement.formulaAt(next)?.trees[0]) : { name: letter.name, n: 1 };
  if (power === null) return null;
  const formula = onlyFormula(statement, [next]);
  const body = formula === null ? null : bodyOf(statement, formula);
  if (formula === null || body === null || variablesOf(body).join() !== power.name) return null;
  const used = [formula.index, next, ...statement.places('coefficient', 'evaluate', 'expand', 'expansion')];
  return claimOf('coefficient', body, used, { n: number(power.n) });
}

function powerIn(tree: Tree | undefined): { readonly name: string; readonly n: number } | null {
  if (tree?.kind === 'variable') return { name: tree.name, n: 1 };
  if (tree?.kind !== 'power' || tree.base.kind !== 'variable') return null;
  const value = numberValue(tree.exponent);
  return value === null || value.d !== 1n || value.n < 1n
    ? null
    : { name: tree.base.name, n: Number(value.n) };
}

/** "the quotient and the remainder of P divided by Q", "the Euclidean division of P by Q". */
function readQuotient(statement: Statement): Claim | null {
  const quotient = statement
    .places('divide')
    .some((place) => /^(?:quot|coc)/i.test(textAt(statement, place)));
  const remainder = statement.has('remainder');
  if (!(quotient && remainder) && !(statement.has('euclidean_division') && !remainder && !quotient))
    return null;
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  const bodies = formulas.map((formula) => bodyOf(statement, formula));
  if (bodies.length === 0 || bodies.length > 2 || !bodies.every((each) => each !== null)) return null;
  const [first, second] = bodies;
  const whole =
    second !== undefined
      ? divided(first!, second)
      : (formulas[0]!.trees.find((tree) => tree.kind === 'divide') ?? first!);
  if (!isExpression(whole) || whole.kind !== 'divide') return null;
  const used = [
    ...formulas.map(({ index }) => index),
    ...statement.places('divide', 'remainder', 'euclidean_division', 'evaluate'),
  ];
  return { ...claimOf('quotient_and_remainder', whole, used), grouped: true };
}

/** "the divisors of 28", "how many factors does 60 have", "is 91 prime". */
function readDivisors(statement: Statement): Claim | null {
  const factors = statement
    .places('factor')
    .filter((place) => /^fact(?:ors|ores|eurs)$/i.test(textAt(statement, place)));
  const prime = statement.places('prime');
  const divisors = [...statement.places('divisors'), ...factors];
  if (prime.length + divisors.length === 0) return null;
  const formula = onlyFormula(statement);
  const tree = formula?.trees[0];
  if (formula === null || !isConstant(tree) || tree.kind !== 'number' || tree.value.d !== 1n) return null;
  const counts = statement.places('how_many');
  const what = divisors.length === 0 ? 'is_prime' : counts.length > 0 ? 'divisor_count' : 'divisors';
  // "the prime divisors of 60" are others.
  if (divisors.length > 0 && prime.length > 0) return null;
  return claimOf(what, tree, [
    formula.index,
    ...divisors,
    ...prime,
    ...counts,
    ...statement.places('evaluate'),
  ]);
}

/** The values of a function: a range that is not that of a list. */
function readRange(statement: Statement): Claim | null {
  const places = statement.places('spread', 'function_range');
  const functions = functionsOf(statement);
  if (places.length === 0 || functions.length !== 1 || onlyFormula(statement) === null) return null;
  const [{ body, index }] = functions as [(typeof functions)[number]];
  return claimOf('range', equation(variable('y'), body), [index, ...places, ...statement.places('evaluate')]);
}

/** "the slope and the y-intercept of the line 2x − 3y = 6". */
function readSlopeAndIntercept(statement: Statement): Claim | null {
  if (!statement.has('slope') || !statement.has('intercept_y') || statement.has('intercept_x')) return null;
  if (statement.formulas.length !== 1) return null;
  const line = equationOf(statement);
  if (line === null) return null;
  const used = [line.index, ...statement.places('slope', 'intercept_y', 'line', 'evaluate')];
  return claimOf('slope_and_intercept', line.tree, used);
}
