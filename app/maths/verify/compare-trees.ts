import type { CheckAnswer, Counterexample } from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import { hasPlusMinus, withSign } from '../expression/signs.ts';
import {
  isExpression,
  relation,
  variable,
  variablesOf,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { compareInOrder, compareSets, compareSystems, isSystem, setVerdict } from './compare-sets.ts';
import { compareEquations } from './equations.ts';
import { compareExpressions, type Prover } from './equivalence.ts';
import { compareRegions, regionOf } from './intervals.ts';
import { approximate } from './numbers.ts';
import type { Sample } from './sampling.ts';
import { asStatement, equationsOf } from './statements.ts';

export type CheckTrees = {
  readonly expected: Tree;
  readonly answer: Tree;
  readonly locale?: string | undefined;
};

/** The comparison of two trees of any kinds. */
export function compareTrees(input: CheckTrees, prover: Prover | null = null): CheckAnswer {
  const [expected, answer] = alignNames(input.expected, input.answer);
  if (isExpression(expected) && isExpression(answer))
    return compareValues(expected, answer, input.locale, prover);
  if (expected.kind === 'point' && answer.kind === 'point')
    return compareInOrder(expected.coordinates, answer.coordinates, prover);
  if (answer.kind === 'point' || expected.kind === 'point')
    return comparePoint(expected, answer, input.locale, prover);
  const lists = asLists(expected, answer);
  if (lists !== null) return compareSets(lists[0], lists[1], prover);
  const names = [...new Set([...variablesOf(expected), ...variablesOf(answer)])];
  if (names.length > 1 && (isSystem(expected) || isSystem(answer)))
    return compareSystems(expected, answer, prover);
  return compareStatements(
    asStatement(expected, names[0]),
    asStatement(answer, names[0]),
    names,
    input.locale,
  );
}

/** `(-2, 2)` beside an inequality is meant as the open interval; beside anything else it is a different kind of thing. */
function comparePoint(
  expected: Tree,
  answer: Tree,
  locale: string | undefined,
  prover: Prover | null,
): CheckAnswer {
  const asInterval = (tree: Tree): Tree => {
    if (tree.kind !== 'point' || tree.coordinates.length !== 2) return tree;
    const [low, high] = tree.coordinates;
    return { kind: 'interval', low: low!, high: high!, lowClosed: false, highClosed: false };
  };
  const [left, right] = [asInterval(expected), asInterval(answer)];
  const other = expected.kind === 'point' ? answer : expected;
  const region = other.kind === 'relation' || other.kind === 'alternatives' || other.kind === 'interval';
  if (left.kind === 'point' || right.kind === 'point' || !region)
    return { verdict: 'different', note: 'kind' };
  return compareTrees({ expected: left, answer: right, locale }, prover);
}

/** `X = 3`, `X = 2 or x = 3` for x: phones write a capital at the start. A name of the expected side is never changed. */
export function alignNames(expected: Tree, answer: Tree): [Tree, Tree] {
  const known = variablesOf(expected);
  const strange = variablesOf(answer).filter((name) => !known.includes(name));
  return [expected, strange.reduce(withKnownName, answer)];

  function withKnownName(tree: Tree, name: string): Tree {
    const same = known.filter((other) => other.toLowerCase() === name.toLowerCase());
    return same.length === 1 ? renamed(tree, name, same[0]!) : tree;
  }
}

function renamed(tree: Tree, from: string, to: string): Tree {
  return JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) => (typeof value === 'bigint' ? `big:${value}` : value)),
    (key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('big:')) return BigInt(value.slice(4));
      return key === 'name' && value === from ? to : value;
    },
  ) as Tree;
}

function compareValues(
  expected: Expression,
  answer: Expression,
  locale: string | undefined,
  prover: Prover | null,
): CheckAnswer {
  if (hasPlusMinus(expected) || hasPlusMinus(answer))
    return compareSets(bothSigns(expected), bothSigns(answer), prover);
  const result = compareExpressions(expected, answer, prover);
  if (result.verdict === 'unknown') return { verdict: 'unknown', note: 'not_decided' };
  if (result.verdict === 'different') {
    return result.sample === null || Object.keys(result.sample.at).length === 0
      ? { verdict: 'different' }
      : { verdict: 'different', counterexample: shown(result.sample, locale) };
  }
  if (result.apart.length === 0) return { verdict: 'equal' };
  const conditions = result.apart.map(({ name, sign, value }) =>
    toPlain(relation(variable(name), sign, value), locale),
  );
  return { verdict: 'equal', domainDifference: conditions.join(', ') };
}

/** A sample as it is shown: the values of the variables and what each side gives there. */
export function shown(sample: Sample, locale: string | undefined): Counterexample {
  const write = (value: number): string | null =>
    Number.isNaN(value) ? null : toPlain(approximate(value), locale);
  return {
    at: Object.fromEntries(Object.entries(sample.at).map(([name, value]) => [name, write(value) ?? ''])),
    expected: write(sample.left),
    answer: write(sample.right),
  };
}

function bothSigns(tree: Expression): readonly Expression[] {
  return hasPlusMinus(tree) ? [withSign(tree, '+'), withSign(tree, '-')] : [tree];
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
  if (isExpression(expected) || isExpression(answer)) return { verdict: 'different', note: 'kind' };
  const [left, right] = [equationsOf(expected), equationsOf(answer)];
  if (left !== null && right !== null) {
    const result = compareEquations(left, right);
    if (result.verdict === 'unknown') return { verdict: 'unknown', note: 'not_decided' };
    if (result.verdict === 'equal') return { verdict: 'equal' };
    if (result.point !== undefined) {
      const at = Object.entries(result.point).map(([key, value]) => [
        key,
        toPlain(approximate(value), locale),
      ]);
      return {
        verdict: 'different',
        counterexample: { at: Object.fromEntries(at), expected: null, answer: null },
      };
    }
    const known = result.lost.length + result.gained.length > 0;
    return known ? setVerdict(result.lost.length > 0, result.gained.length > 0) : { verdict: 'different' };
  }
  return compareAsRegions(expected, answer, names, locale);
}

function compareAsRegions(
  expected: Tree,
  answer: Tree,
  names: readonly string[],
  locale: string | undefined,
): CheckAnswer {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return { verdict: 'unknown', note: 'not_decided' };
  const [left, right] = [regionOf(expected, name), regionOf(answer, name)];
  if (left === null || right === null) return { verdict: 'unknown', note: 'not_decided' };
  const result = compareRegions(left, right);
  if (result.verdict !== 'different' || result.at === null) return { verdict: result.verdict };
  const at = { [name]: toPlain(approximate(result.at), locale) };
  return { verdict: 'different', counterexample: { at, expected: null, answer: null } };
}
