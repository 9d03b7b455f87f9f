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
import { equationOf, functionsOf, pointOf } from './curves.ts';
import { expressionsOf, longestList } from './lists.ts';
import type { Problem } from '../problem.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import { beginsAsWhether } from './whether.ts';
import type { StatedFormula } from './named-functions.ts';

/** Properties of one formula, number or line: degree, divisors, range, … */
export function readProperty(statement: Statement): Claim | null {
  return (
    readDeterminant(statement) ??
    readDivisors(statement) ??
    readCoefficient(statement) ??
    readQuotient(statement) ??
    readRange(statement) ??
    readSlopeAndIntercept(statement) ??
    readGrowth(statement) ??
    readNormal(statement) ??
    readOrder(statement) ??
    readQuartile(statement) ??
    readStep(statement) ??
    readShares(statement) ??
    readExpansionTerm(statement) ??
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
    concept === 'partial_fractions'
      ? ['factor', 'add', 'evaluate', 'simplify', 'as_product', 'share']
      : before;
  return claimOf(what, body, [formula.index, ...statement.places(concept, ...others)]);
}

/** What is done before a coefficient is read off: "Simplify 3(x + 1) − x. What is the coefficient of x?" */
const before: readonly Concept[] = ['evaluate', 'expansion', 'expand', 'simplify', 'multiply'];

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
  const used = [formula.index, next, ...statement.places('coefficient', ...before)];
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
  const both = quotient === remainder && (quotient || statement.has('euclidean_division'));
  // "when p(x) = … is divided by …": the dividend has a name.
  const named = remainder && !quotient && statement.has('divide') && statement.definitions.size === 1;
  if (!both && !named) return null;
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
  if (both) return { ...claimOf('quotient_and_remainder', whole, used), grouped: true };
  const problem: Problem = { task: 'find', expression: whole, question: { what: 'remainder', given: {} } };
  return { problems: [problem], used: new Set(used), stated: true };
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
  // "the first prime after 90", "find a prime near 90": not whether 90 is one.
  const isWhether =
    !statement.has('find', 'write', 'evaluate', 'how_many') ||
    statement.has('when') ||
    beginsAsWhether(statement);
  if (what === 'is_prime' && (!isWhether || statement.items.some(({ kind }) => kind === 'ordinal')))
    return null;
  // "the prime divisors of 60" are others.
  if (divisors.length > 0 && prime.length > 0) return null;
  return claimOf(what, tree, [
    formula.index,
    ...divisors,
    ...prime,
    ...counts,
    ...statement.places('evaluate', 'whether', 'is'),
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

const growth: readonly (readonly [Concept, PropertyQuestion])[] = [
  ['critical_points', 'critical_points'],
  ['inflection', 'inflection'],
  ['extrema', 'extrema'],
  ['increasing', 'increasing'],
  ['decreasing', 'decreasing'],
];

/** "the x-coordinates of the inflection points", "at which values of x": not the points themselves. */
const asksForPlace = (statement: Statement, name: string): boolean =>
  (statement.has('abscissa') && !statement.has('ordinate')) ||
  statement
    .letters()
    .some(
      (letter) =>
        letter.name === name && /^val/iu.test(textAt(statement, valueBefore(statement, letter.index))),
    );

const valueBefore = (statement: Statement, index: number): number =>
  statement.before(index, (item) => item.kind === 'concept' && item.concepts.includes('of'), 2);

/** Critical points, extrema, inflection and intervals of growth of one function. */
function readGrowth(statement: Statement): Claim | null {
  const named = growth.filter(([concept]) => statement.has(concept));
  const both = statement.has('maximum') && statement.has('minimum');
  const [concept, what] = named[0] ?? (both ? (['extrema', 'extrema'] as const) : []);
  if (concept === undefined || what === undefined || named.length > 1) return null;
  const functions = functionsOf(statement);
  if (functions.length !== 1 || statement.formulas.length !== 1) return null;
  const [{ body, index, variable: variableName }] = functions as [(typeof functions)[number]];
  // Critical points and intervals are values of x already.
  const place = (what === 'inflection' || what === 'extrema') && asksForPlace(statement, variableName);
  const used = [
    index,
    ...statement.places(concept, 'evaluate', 'differentiate', ...(place ? (['whether'] as const) : [])),
    ...(place
      ? statement.letters().flatMap((letter) => (letter.name === variableName ? [letter.index] : []))
      : []),
  ];
  if (place)
    return what === 'inflection' ? claimOf('inflection_x', equation(variable('y'), body), used) : null;
  if (what === 'extrema') {
    const places = statement.places('extrema', 'minimum', 'maximum');
    const text = places.map((place) => textAt(statement, place)).join(' ');
    // A maximum alone is asked for: both kinds together would answer another question.
    if (!/extr/i.test(text) && !(/m[aá]x/i.test(text) && /m[ií]n/i.test(text))) return null;
    used.push(...places);
  }
  return claimOf(what, equation(variable('y'), body), used);
}

/** The normal to a curve at a point of it. */
function readNormal(statement: Statement): Claim | null {
  const places = statement.places('normal_line');
  const functions = functionsOf(statement);
  if (places.length === 0 || functions.length !== 1) return null;
  const [given] = functions as [(typeof functions)[number]];
  const point = pointOf(statement, given);
  if (point === null) return null;
  const used = [given.index, ...point.used, ...places, ...statement.places('line', 'evaluate')];
  return claimOf('normal_line', equation(variable('y'), given.body), used, { x_1: point.value });
}

const listOf = (items: readonly Expression[]): Tree => ({ kind: 'list', items });

type ListedValues = { readonly values: readonly Expression[]; readonly used: readonly number[] };

/** The listed values when the statement has no other formulas. */
function listedValues(statement: Statement, least: number): ListedValues | null {
  const list = longestList(statement);
  const values = expressionsOf(list);
  if (values === null || values.length < least || list.length !== statement.formulas.length) return null;
  if (list.some(({ item, trees }) => item.unit !== null || trees.length > 1)) return null;
  if (values.some((value) => variablesOf(value).length > 0)) return null;
  const dots = statement.items.flatMap((item, index) => (item.kind === 'ellipsis' ? [index] : []));
  return { values, used: [...list.map(({ index }) => index), ...dots] };
}

/** "from least to greatest: 3/4, 0.7, 5/8". */
function readOrder(statement: Statement): Claim | null {
  const ascending = statement.places('ascending');
  const descending = statement.places('descending');
  if (ascending.length + descending.length === 0 || (ascending.length > 0 && descending.length > 0))
    return null;
  const listed = listedValues(statement, 2);
  if (listed === null) return null;
  const used = [...listed.used, ...ascending, ...descending, ...statement.places('arrange', 'sequence')];
  return claimOf(ascending.length > 0 ? 'ascending' : 'descending', listOf(listed.values), used);
}

/** Quartiles: French textbooks take a value of the list by its rank, English and Spanish ones the medians of both halves. */
function readQuartile(statement: Statement): Claim | null {
  const found = (
    [
      ['quartile_lower', 'lower_quartile'],
      ['quartile_upper', 'upper_quartile'],
      ['interquartile', 'interquartile_range'],
    ] as const
  ).filter(([concept]) => statement.has(concept));
  const [only, more] = found;
  // "the first and the third quartile": one of them is named by its number only.
  if (only === undefined || more !== undefined || statement.items.some(({ kind }) => kind === 'ordinal'))
    return null;
  const listed = listedValues(statement, 4);
  if (listed === null) return null;
  const byRank =
    statement.has('by_rank') || (statement.message.language === 'fr' && !statement.has('by_halves'));
  const [concept, what] = only;
  const used = [...listed.used, ...statement.places(concept, 'by_rank', 'by_halves', 'evaluate', 'sequence')];
  return claimOf(byRank ? `${what}_by_rank` : what, listOf(listed.values), used);
}

/** The difference or the ratio of listed terms. */
function readStep(statement: Statement): Claim | null {
  if (statement.has('add', 'term', 'next', 'general_term', 'first_term', 'infinite', 'divide', 'simplify'))
    return null;
  const geometric = statement.has('geometric');
  const arithmetic = statement.has('arithmetic');
  const ratio = statement.has('ratio_step') || (geometric && statement.has('step', 'ratio'));
  const difference = statement.has('difference_step') || (arithmetic && statement.has('step', 'subtract'));
  if (ratio === difference) return null;
  const listed = listedValues(statement, 3);
  if (listed === null) return null;
  const used = [
    ...listed.used,
    ...statement.places('ratio_step', 'difference_step', 'step', 'ratio', 'subtract'),
    ...statement.places('arithmetic', 'geometric', 'sequence', 'evaluate', 'first_terms'),
  ];
  return claimOf(ratio ? 'common_ratio' : 'common_difference', listOf(listed.values), used);
}

/** "share 120 in the ratio 3:5". */
function readShares(statement: Statement): Claim | null {
  if (!statement.has('ratio', 'step') || statement.formulas.length !== 2) return null;
  const sharing = statement.places('share', 'divide');
  // Names and further words: a story that asks for one of the shares.
  if (statement.has('how_many') || statement.items.filter(({ kind }) => kind === 'word').length > 1)
    return null;
  const parts = statement.formulas.flatMap(({ index, item }) => {
    const numbers = item.text.trim().split(/\s*:\s*/);
    return numbers.length > 1 && numbers.every((each) => /^[1-9]\d{0,5}$/.test(each))
      ? [{ index, numbers }]
      : [];
  });
  const [ratio, another] = parts;
  if (sharing.length === 0 || ratio === undefined || another !== undefined) return null;
  const whole = statement.formulas.find(({ index }) => index !== ratio.index)!;
  const [tree] = whole.trees;
  if (!isConstant(tree) || tree.kind !== 'number' || whole.item.unit !== null) return null;
  const used = [ratio.index, whole.index, ...sharing, ...statement.places('ratio', 'step', 'evaluate')];
  return claimOf('shares', listOf(ratio.numbers.map((each) => number(Number(each)))), used, { w: tree });
}

/** "the 4th term in the expansion of (2x − 1)⁶", "the term in x⁴". */
function readExpansionTerm(statement: Statement): Claim | null {
  if (!statement.has('expansion', 'power_term') || statement.has('sequence')) return null;
  const [place] = statement.places('power_term');
  if (place !== undefined) {
    const index = statement.next(place, ({ kind }) => kind === 'word', 2);
    const letter = statement.letters().find((each) => each.index === index);
    const power =
      letter === undefined ? powerIn(statement.formulaAt(index)?.trees[0]) : { name: letter.name, n: 1 };
    const formula = onlyFormula(statement, [index]);
    const body = formula === null ? null : bodyOf(statement, formula);
    if (power === null || formula === null || body === null || variablesOf(body).join() !== power.name)
      return null;
    const used = [
      formula.index,
      index,
      ...statement.places('power_term', 'expansion', 'expand', 'evaluate', 'term'),
    ];
    return claimOf('binomial_power_term', body, used, { n: number(power.n) });
  }
  const [term] = statement.places('term');
  if (term === undefined) return null;
  const ordinal = statement.items.findIndex((item) => item.kind === 'ordinal');
  const item = statement.items[ordinal];
  const bare = statement.formulas.find(({ item: each, trees }) => each.bare && isConstant(trees[0]));
  const size = bare === undefined ? null : numberValue(bare.trees[0] as Expression);
  const position =
    item?.kind === 'ordinal' ? item.value : size !== null && size.d === 1n ? Number(size.n) : null;
  const at = item?.kind === 'ordinal' ? ordinal : (bare?.index ?? -1);
  const formula = onlyFormula(statement, [at]);
  const body = formula === null ? null : bodyOf(statement, formula);
  if (position === null || position < 1 || formula === null || body === null) return null;
  const used = [formula.index, at, ...statement.places('term', 'expansion', 'expand', 'evaluate')];
  return claimOf('binomial_term', body, used, { k: number(position) });
}

/** det(1; 2; 3; 4), with or without the word for it. */
function readDeterminant(statement: Statement): Claim | null {
  const formula = onlyFormula(statement);
  const tree = formula?.trees[0];
  if (formula === null || tree?.kind !== 'call' || tree.name !== 'determinant') return null;
  if (variablesOf(tree).length > 0) return null;
  const matrix = statement.places('unsupported').filter((place) => /^matri/i.test(textAt(statement, place)));
  const used = new Set([formula.index, ...matrix, ...statement.places('determinant', 'evaluate')]);
  return { problems: [{ task: 'evaluate', expression: tree }], used, stated: true };
}
