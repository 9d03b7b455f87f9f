import { variablesOf } from '../../expression/tree-parts.ts';
import { called, isExpression, type Expression, type FunctionName } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { measureOf } from './figures.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

const functions: readonly (readonly [Concept, FunctionName])[] = [
  ['mean', 'mean'],
  ['median', 'median'],
  ['mode', 'mode'],
  ['spread', 'range'],
  ['deviation', 'deviation'],
  ['variance', 'variance'],
  ['gcd', 'gcd'],
  ['lcm', 'lcm'],
];

/** The values of the longest list in a statement. */
export function longestList(statement: Statement): readonly StatedFormula[] {
  let best: readonly StatedFormula[] = [];
  for (const { index } of statement.formulas) {
    const list = statement.listFrom(index);
    if (list.length > best.length) best = list;
  }
  return best;
}

/** (12, 18, 30) lists its values. */
function inBrackets(list: readonly StatedFormula[]): readonly Expression[] | null {
  const tree =
    list.length === 1 ? list[0]!.trees.find(({ kind }) => kind === 'point' || kind === 'list') : undefined;
  if (tree?.kind === 'point') return tree.coordinates;
  return tree?.kind === 'list' ? tree.items : null;
}

export const expressionsOf = (list: readonly StatedFormula[]): readonly Expression[] | null => {
  const trees = list.flatMap(({ trees: [tree] }) => (tree !== undefined && isExpression(tree) ? [tree] : []));
  return trees.length === list.length ? trees : null;
};

/** Averages and common divisors of listed numbers. */
export function readStatistics(statement: Statement): Claim | null {
  const found = functions.find(([concept]) => statement.has(concept));
  if (found === undefined) return null;
  const [concept, name] = found;
  const ofTerms = name === 'gcd' ? divisorOfTerms(statement) : null;
  if (ofTerms !== null) return ofTerms;
  const list = longestList(statement);
  const measured = withoutUnit(statement, list);
  const values = inBrackets(list) ?? measured?.values ?? null;
  if (values === null || values.length < 2 || measured === null) return null;
  if (name !== 'gcd' && name !== 'lcm' && values.some((value) => variablesOf(value).length > 0)) return null;
  if (values.some((value) => variablesOf(value).length > 0))
    return commonOfPolynomials(statement, name, list, values);
  const sample = statement.has('sample');
  const meant: FunctionName =
    sample && name === 'variance'
      ? 'sampleVariance'
      : sample && name === 'deviation'
        ? 'sampleDeviation'
        : name;
  const used = new Set([
    ...list.map(({ index }) => index),
    ...statement.places(concept, 'sample', 'evaluate', 'sequence'),
    // "i got 12, 8 and 13"
    ...statement.places('report').filter((place) => place === (list[0]?.index ?? 0) - 1),
    // "the median number of hours"
    ...statement.places('how_many').filter((place) => statement.isConcept(place - 1, concept)),
    ...measured.used,
  ]);
  return { problems: [{ task: 'evaluate', expression: called(meant, ...values) }], used, stated: true };
}

/**
 * Listed values without the one unit that all have, the last one has, or the text around names, and the indexes of that; null where the
 * values differ in it.
 */
function withoutUnit(
  statement: Statement,
  list: readonly StatedFormula[],
): { readonly values: readonly Expression[] | null; readonly used: readonly number[] } | null {
  const apart = statement.items.flatMap((item, index) => (item.kind === 'unit' ? [{ item, index }] : []));
  if (list.every(({ item }) => item.unit === null) && apart.length === 0)
    return { values: expressionsOf(list), used: [] };
  const measured = list.flatMap((formula) => measureOf(formula) ?? []);
  if (measured.length !== list.length) return null;
  const own = measured.map(({ unit }) => unit);
  const named = new Set([...own, ...apart.map(({ item }) => item.name)].filter((unit) => unit !== null));
  const isShared = own.every((unit) => unit !== null) || own.slice(0, -1).every((unit) => unit === null);
  return named.size === 1 && isShared
    ? { values: measured.map(({ value }) => value), used: apart.map(({ index }) => index) }
    : null;
}

/** "the greatest common factor of 6x² + 9x": of its terms, where no factoring is asked for. */
function divisorOfTerms(statement: Statement): Claim | null {
  const [only, more] = statement.formulas;
  const tree = only?.trees[0];
  if (only === undefined || more !== undefined || only.trees.length > 1 || tree?.kind !== 'add') return null;
  if (variablesOf(tree).length === 0 || statement.has('factor', 'by')) return null;
  const items = tree.terms.map((term) => (term.kind === 'negate' ? term.of : term));
  return {
    problems: [
      { task: 'find', expression: { kind: 'list', items }, question: { what: 'common_divisor', given: {} } },
    ],
    used: new Set([only.index, ...statement.places('gcd', 'evaluate')]),
    stated: true,
  };
}

/** The greatest common divisor or least common multiple of expressions with letters. */
function commonOfPolynomials(
  statement: Statement,
  name: FunctionName,
  list: readonly StatedFormula[],
  values: readonly Expression[],
): Claim {
  const what = name === 'gcd' ? 'common_divisor' : 'common_multiple';
  const used = new Set([
    ...list.map(({ index }) => index),
    ...statement.places('gcd', 'lcm', 'evaluate', 'factor'),
  ]);
  return {
    problems: [{ task: 'find', expression: { kind: 'list', items: values }, question: { what, given: {} } }],
    used,
    stated: true,
  };
}

/** Sample deviation and variance are named by one word. */
export function readSample(statement: Statement): Claim | null {
  const place = statement.places('sample')[0];
  if (place === undefined) return null;
  const list = longestList(statement);
  const values = expressionsOf(list);
  if (values === null || values.length < 2) return null;
  const variance = /var/i.test((statement.items[place] as { text: string }).text);
  const used = new Set([...list.map(({ index }) => index), ...statement.places('sample', 'evaluate')]);
  return {
    problems: [
      { task: 'evaluate', expression: called(variance ? 'sampleVariance' : 'sampleDeviation', ...values) },
    ],
    used,
    stated: true,
  };
}
