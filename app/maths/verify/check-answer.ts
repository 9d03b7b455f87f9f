import type { CheckAnswer, CheckNote, Counterexample, RequiredForm } from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import { read, type ReadResult } from '../expression/read.ts';
import { hasPlusMinus, relationsOf, withSign } from '../expression/signs.ts';
import {
  equation, isExpression, relation, variable, variablesOf,
  type Expression, type Relation, type Tree,
} from '../expression/tree.ts'; // prettier-ignore
import { compareEquations } from './equations.ts';
import { compareExpressions, type Prover } from './equivalence.ts';
import { hasForm } from './forms.ts';
import { compareRegions, regionOf } from './intervals.ts';
import { approximate } from './numbers.ts';
import type { Sample } from './sampling.ts';

export type CheckTrees = {
  readonly expected: Tree;
  readonly answer: Tree;
  readonly locale?: string | undefined;
};

/**
 * Compares an answer with the expected one: exact proof, then refutation by sampling, then the prover, else unknown.
 * A text that cannot be read is unknown with the note `not_read`, never "different".
 */
export function checkAnswer(
  input: { expected: string; answer: string; form?: RequiredForm | undefined; locale?: string | undefined },
  prover: Prover | null = null,
): CheckAnswer {
  const options = input.locale === undefined ? {} : { locale: input.locale };
  const [expected, answer] = [read(input.expected, options), read(input.answer, options)];
  if (!expected.ok || !answer.ok) return { verdict: 'unknown', note: 'not_read' };
  let best = withForm(expected.tree, answer.tree, input, prover);
  if (best.verdict === 'equal') return best;
  for (const [e, a] of readingPairs(expected, answer)) {
    const other = withForm(e, a, input, prover);
    if (other.verdict === 'equal') return { ...other, note: 'ambiguous' };
    if (other.verdict === 'unknown') best = other;
  }
  return best;
}

/** All combinations of readings but the first. */
function readingPairs(
  expected: ReadResult & { ok: true },
  answer: ReadResult & { ok: true },
): [Tree, Tree][] {
  const left = expected.ambiguous ?? [expected.tree];
  const right = answer.ambiguous ?? [answer.tree];
  return left.flatMap((e) => right.map((a): [Tree, Tree] => [e, a])).slice(1);
}

function withForm(
  expected: Tree,
  answer: Tree,
  input: { form?: RequiredForm | undefined; locale?: string | undefined },
  prover: Prover | null,
): CheckAnswer {
  const result = compareTrees({ expected, answer, locale: input.locale }, prover);
  if (input.form === undefined || result.verdict !== 'equal') return result;
  return { ...result, formOk: hasForm(answer, input.form) };
}

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

/** `X = 3` for `x = 3`: phones write a capital at the start. */
function alignNames(expected: Tree, answer: Tree): [Tree, Tree] {
  const [left, right] = [variablesOf(expected), variablesOf(answer)];
  const [a, b] = [left[0], right[0]];
  if (left.length !== 1 || right.length !== 1 || a === undefined || b === undefined || a === b)
    return [expected, answer];
  if (a.toLowerCase() !== b.toLowerCase()) return [expected, answer];
  return [expected, renamed(answer, b, a)];
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

function compareInOrder(
  expected: readonly Expression[],
  answer: readonly Expression[],
  prover: Prover | null,
): CheckAnswer {
  if (expected.length !== answer.length) return { verdict: 'different', note: 'kind' };
  const verdicts = expected.map((item, index) => compareExpressions(item, answer[index]!, prover).verdict);
  if (verdicts.includes('different')) return { verdict: 'different' };
  return verdicts.includes('unknown') ? { verdict: 'unknown', note: 'not_decided' } : { verdict: 'equal' };
}

/** Both as plain lists of values, when neither is an equation: `{1, 2}` and `2, 1`. */
function asLists(expected: Tree, answer: Tree): [readonly Expression[], readonly Expression[]] | null {
  const [left, right] = [expected, answer].map((tree) =>
    tree.kind === 'list' ? tree.items.flatMap(bothSigns) : isExpression(tree) ? bothSigns(tree) : null,
  );
  return left == null || right == null ? null : [left, right];
}

/** Sets: order and repetition do not matter. */
function compareSets(
  expected: readonly Expression[],
  answer: readonly Expression[],
  prover: Prover | null,
): CheckAnswer {
  const relate = (from: readonly Expression[], to: readonly Expression[]): ('in' | 'out' | 'unknown')[] =>
    from.map((item) => {
      const verdicts = to.map((other) => compareExpressions(item, other, prover).verdict);
      return verdicts.includes('equal') ? 'in' : verdicts.includes('unknown') ? 'unknown' : 'out';
    });
  const [missing, extra] = [relate(expected, answer), relate(answer, expected)];
  if (missing.includes('unknown') || extra.includes('unknown'))
    return { verdict: 'unknown', note: 'not_decided' };
  return setVerdict(missing.includes('out'), extra.includes('out'));
}

function setVerdict(lost: boolean, gained: boolean): CheckAnswer {
  if (!lost && !gained) return { verdict: 'equal' };
  const note: CheckNote = lost && gained ? 'lost_and_gained' : lost ? 'lost' : 'gained';
  return { verdict: 'different', note };
}

function isSystem(tree: Tree): boolean {
  return tree.kind === 'alternatives' && tree.join === 'and' && variablesOf(tree).length > 1;
}

/** x = 1, y = 2 against y = 2, x = 1: each unknown by its name. Anything less solved cannot be decided here. */
function compareSystems(expected: Tree, answer: Tree, prover: Prover | null): CheckAnswer {
  const [left, right] = [assignments(expected), assignments(answer)];
  if (left === null || right === null) return { verdict: 'unknown', note: 'not_decided' };
  const names = [...left.keys()];
  if (names.length !== right.size || names.some((name) => !right.has(name)))
    return { verdict: 'different', note: 'kind' };
  return compareInOrder(names.map((name) => left.get(name)!), names.map((name) => right.get(name)!), prover); // prettier-ignore
}

function assignments(tree: Tree): Map<string, Expression> | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and') return null;
  const found = new Map<string, Expression>();
  for (const { sides, signs } of tree.items) {
    const [left, right] = sides;
    if (signs.length !== 1 || signs[0] !== '=' || left?.kind !== 'variable' || right === undefined)
      return null;
    if (variablesOf(right).length > 0 || found.has(left.name)) return null;
    found.set(left.name, right);
  }
  return found;
}

/** Values without their unknown, for an equation: `3, -1/2` means x = 3 or x = -1/2. */
export function asStatement(tree: Tree, name: string | undefined): Tree {
  if (name === undefined) return tree;
  const values =
    tree.kind === 'list' ? tree.items : isExpression(tree) && variablesOf(tree).length === 0 ? [tree] : null;
  if (values === null) return tree;
  const items = values.map((value): Relation => equation(variable(name), value));
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items };
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

/** The equations of a statement joined by "or"; null when it holds anything else. "No solution" is the equation 1 = 0. */
export function equationsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'solutions') {
    const zero: Expression = { kind: 'number', value: { n: 0n, d: 1n } };
    const one: Expression = { kind: 'number', value: { n: 1n, d: 1n } };
    return [equation(tree.which === 'all' ? zero : one, zero)];
  }
  const statement = relationsOf(tree);
  if (statement === null || (statement.join === 'and' && statement.items.length > 1)) return null;
  const plain = statement.items.every((item) => item.signs.length === 1 && item.signs[0] === '=');
  return plain ? statement.items : null;
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
