import type { CheckAnswer } from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import {
  equation,
  isExpression,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { alignNames } from './align-names.ts';
import { compareInOrder, compareSets, compareSystems, isSystem, setVerdict } from './compare-sets.ts';
import { bothSigns, compareValues } from './compare-values.ts';
import { withoutDefinitions } from './definitions.ts';
import { compareEquations } from './equations.ts';
import type { Prover } from './equivalence.ts';
import { compareFamilies } from './families.ts';
import { compareRegions, regionOf } from './intervals.ts';
import { approximate } from './numbers.ts';
import { asStatement, equationsOf } from './statements.ts';
import { areRewritten, compareWithoutSolutions } from './trivial-sets.ts';
import { hasUnit, withoutUnits } from './units.ts';

export { alignNames } from './align-names.ts';

type CheckTrees = {
  readonly expected: Tree;
  readonly answer: Tree;
  readonly locale?: string | undefined;
};

const otherKind: CheckAnswer = { verdict: 'different', note: 'kind' };
const undecided: CheckAnswer = { verdict: 'unknown', note: 'not_decided' };

/**
 * Compares two trees of any kind. The verdict is symmetric. When only one has a unit and the numbers agree,
 * it is unknown whether the unit was required, so this is not a mistake.
 */
export function compareTrees(input: CheckTrees, prover: Prover | null = null): CheckAnswer {
  if (hasUnit(input.expected) === hasUnit(input.answer)) return compareAlike(input, prover);
  const { verdict } = compareAlike(
    { ...input, expected: withoutUnits(input.expected), answer: withoutUnits(input.answer) },
    prover,
  );
  return verdict === 'equal' ? { verdict: 'unknown', note: 'unit' } : compareAlike(input, prover);
}

/** Both with a unit, or both without. */
function compareAlike(input: CheckTrees, prover: Prover | null): CheckAnswer {
  const [expected, answer] = alignNames(input.expected, input.answer);
  const { locale } = input;
  if (isExpression(expected) && isExpression(answer)) return compareValues(expected, answer, locale, prover);
  const defined = withoutDefinitions(expected, answer);
  if (defined === 'kind') return otherKind;
  if (defined !== null) return compareTrees({ expected: defined[0], answer: defined[1], locale }, prover);
  if (expected.kind === 'point' && answer.kind === 'point')
    return compareInOrder(expected.coordinates, answer.coordinates, prover);
  if (expected.kind === 'point' || answer.kind === 'point')
    return comparePoint(expected, answer, locale, prover);
  const families = compareFamilies(expected, answer);
  if (families !== null) return families;
  const lists = asLists(expected, answer);
  if (lists !== null) return compareSets(lists[0], lists[1], prover);
  const names = [...new Set([...variablesOf(expected), ...variablesOf(answer)])].sort();
  // A set of numbers cannot describe two unknowns.
  if (names.length > 1 && [expected, answer].some(({ kind }) => kind === 'interval' || kind === 'union'))
    return otherKind;
  if (names.length > 1 && (isSystem(expected) || isSystem(answer)))
    return compareSystems(expected, answer, prover);
  // Listed values are values of the unknown of the other statement.
  const statement = expected.kind === 'list' || isExpression(expected) ? answer : expected;
  const name = variablesOf(statement)[0] ?? names[0];
  return compareStatements(asStatement(expected, name), asStatement(answer, name), names, locale);
}

/**
 * `(1, 2)` compared with statements about as many unknowns gives their values in alphabetical order. Compared
 * with an inequality or an interval, `(-2, 2)` is the open interval. Otherwise it is a different kind of
 * statement.
 */
function comparePoint(
  expected: Tree,
  answer: Tree,
  locale: string | undefined,
  prover: Prover | null,
): CheckAnswer {
  const other = expected.kind === 'point' ? answer : expected;
  const names = variablesOf(other);
  const change = (tree: Tree): Tree | null => {
    if (tree.kind !== 'point') return tree;
    if (names.length > 1) return asValues(tree.coordinates, names);
    const set = ['relation', 'alternatives', 'interval', 'union', 'solutions'].includes(other.kind);
    return set ? asOpenInterval(tree.coordinates) : null;
  };
  const [left, right] = [change(expected), change(answer)];
  return left === null || right === null
    ? otherKind
    : compareTrees({ expected: left, answer: right, locale }, prover);
}

function asValues(coordinates: readonly Expression[], names: readonly string[]): Tree | null {
  if (coordinates.length !== names.length || names.some(isOfFamily)) return null;
  const items = names.map((name, index) => equation(variable(name), coordinates[index]!));
  return { kind: 'alternatives', join: 'and', items };
}

/** A point never gives values for the constants of a family, such as the k of π/2 + kπ. */
const isOfFamily = (name: string): boolean => /^[knC]$/.test(name);

function asOpenInterval(coordinates: readonly Expression[]): Tree | null {
  const [low, high, more] = coordinates;
  if (low === undefined || high === undefined || more !== undefined) return null;
  return { kind: 'interval', low, high, lowClosed: false, highClosed: false };
}

/** Both as plain lists of values, when neither is an equation: `{1, 2}` and `2, 1`. */
function asLists(expected: Tree, answer: Tree): [readonly Expression[], readonly Expression[]] | null {
  const [left, right] = [expected, answer].map((tree) =>
    tree.kind === 'list' ? tree.items.flatMap(bothSigns) : isExpression(tree) ? bothSigns(tree) : null,
  );
  return left == null || right == null ? null : [left, right];
}

function compareStatements(
  expected: Tree,
  answer: Tree,
  names: readonly string[],
  locale: string | undefined,
): CheckAnswer {
  if (isExpression(expected) || isExpression(answer)) return otherKind;
  const [left, right] = [equationsOf(expected), equationsOf(answer)];
  if (left === null || right === null) return compareAsRegions(expected, answer, names, locale);
  const result = compareEquations(left, right);
  if (result.verdict === 'unknown') return undecided;
  if (result.verdict === 'equal') return withoutChance(expected, answer, left, right, names[0]);
  if (result.point !== undefined) {
    const at = Object.entries(result.point).map(([key, value]) => [key, toPlain(approximate(value), locale)]);
    return {
      verdict: 'different',
      counterexample: { at: Object.fromEntries(at), expected: null, answer: null },
    };
  }
  const known = result.lost.length + result.gained.length > 0;
  return known ? setVerdict(result.lost.length > 0, result.gained.length > 0) : { verdict: 'different' };
}

/**
 * Two equations without solutions agree only by chance, unless one is a rewritten form of the other. "No
 * solution" itself agrees with both.
 */
function withoutChance(
  expected: Tree,
  answer: Tree,
  left: readonly Relation[],
  right: readonly Relation[],
  name: string | undefined,
): CheckAnswer {
  if (name === undefined || !bothRelate(expected, answer)) return { verdict: 'equal' };
  const verdict = compareWithoutSolutions(left, right, name) ?? 'equal';
  return verdict === 'unknown' ? undecided : { verdict };
}

const bothRelate = (a: Tree, b: Tree): boolean =>
  [a, b].every(({ kind }) => kind === 'relation' || kind === 'alternatives');

function compareAsRegions(
  expected: Tree,
  answer: Tree,
  names: readonly string[],
  locale: string | undefined,
): CheckAnswer {
  // Sets of numbers name no unknown: [1, 2] and [1, 2) can be compared in any letter.
  const [name = 'x'] = names;
  if (names.length > 1) return undecided;
  const [left, right] = [regionOf(expected, name), regionOf(answer, name)];
  if (left === null || right === null) return undecided;
  const result = compareRegions(left, right);
  if (result.verdict === 'unknown') return undecided;
  if (result.verdict === 'equal' && result.trivial && bothRelate(expected, answer)) {
    const same = (a: Relation, b: Relation): boolean =>
      compareTrees({ expected: a, answer: b }).verdict === 'equal';
    return areRewritten(expected, answer, name, same) ? { verdict: 'equal' } : undecided;
  }
  if (result.verdict === 'equal' || result.at === null) return { verdict: result.verdict };
  const at = { [name]: toPlain(approximate(result.at), locale) };
  return { verdict: 'different', counterexample: { at, expected: null, answer: null } };
}
