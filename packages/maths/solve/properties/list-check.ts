import { evaluator } from '../../algebra/evaluate.ts';
import type { Problem } from '../../reading/request.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';

/* Answers about listed numbers, checked on their values by counting instead of the rule that the steps use. */
type Check = (line: Tree, problem: Problem) => boolean;

export const listChecks: Readonly<Record<string, Check>> = {
  ascending: (line, problem) => isOrder(line, problem, 1),
  descending: (line, problem) => isOrder(line, problem, -1),
  nth_largest: (line, problem) => isOrder(line, problem, -1) || isRanked(line, problem, -1),
  nth_smallest: (line, problem) => isOrder(line, problem, 1) || isRanked(line, problem, 1),
  lower_quartile: (line, problem) => isSorted(line, problem) || isQuartile(line, problem, lowerByHalves),
  upper_quartile: (line, problem) => isSorted(line, problem) || isQuartile(line, problem, upperByHalves),
  interquartile_range: (line, problem) =>
    isSorted(line, problem) || isQuartile(line, problem, (all) => upperByHalves(all) - lowerByHalves(all)),
  lower_quartile_by_rank: (line, problem) =>
    isSorted(line, problem) || isQuartile(line, problem, byRank(0.25)),
  upper_quartile_by_rank: (line, problem) =>
    isSorted(line, problem) || isQuartile(line, problem, byRank(0.75)),
  interquartile_range_by_rank: (line, problem) =>
    isSorted(line, problem) || isQuartile(line, problem, (all) => byRank(0.75)(all) - byRank(0.25)(all)),
  common_difference: (line, problem) => isStep(line, problem, 'd', (before, step) => before + step),
  common_ratio: (line, problem) => isStep(line, problem, 'r', (before, step) => before * step),
  shares: (line, problem) => areShares(line, problem),
};

const valueOf = (tree: Expression): number => (variablesOf(tree).length > 0 ? NaN : evaluator(tree)({}));
const valuesOf = (tree: Tree): readonly number[] | null =>
  tree.kind === 'list' ? tree.items.map(valueOf) : null;
const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => near(value, b[at]!));

/** The given numbers in order, or each of them in another form at its place. */
function isOrder(line: Tree, { expression }: Problem, direction: 1 | -1): boolean {
  const [found, given] = [valuesOf(line), valuesOf(expression)];
  if (found === null || given === null || line.kind !== 'list' || expression.kind !== 'list') return false;
  const asGiven = line.items.every((item) => expression.items.some((each) => sameTree(each, item)));
  return asGiven ? isMonotonic(found, given, direction) : areEqual(found, given);
}

/** Every value at least (at most) the one before, and each as often as in the problem. */
function isMonotonic(found: readonly number[], given: readonly number[], direction: 1 | -1): boolean {
  const times = (all: readonly number[], value: number): number =>
    all.filter((each) => near(each, value)).length;
  return (
    found.length === given.length &&
    found.every((value, at) => at === 0 || (value - found[at - 1]!) * direction >= -1e-12) &&
    given.every((value) => times(found, value) === times(given, value))
  );
}

/** One of the given values, with as many beyond it as its place says. */
function isRanked(line: Tree, { expression, question }: Problem, direction: 1 | -1): boolean {
  const given = valuesOf(expression);
  const place = question?.given.k;
  if (given === null || place === undefined || !isExpression(line)) return false;
  const value = valueOf(line);
  const before = given.filter((each) => !near(each, value) && (value - each) * direction > 0).length;
  const same = given.filter((each) => near(each, value)).length;
  const k = valueOf(place);
  return same > 0 && before < k && k <= before + same;
}

const isSorted: Check = (line, { expression }) => {
  const [found, given] = [valuesOf(line), valuesOf(expression)];
  return found !== null && given !== null && isMonotonic(found, given, 1);
};

function isQuartile(
  line: Tree,
  { expression }: Problem,
  wanted: (all: readonly number[]) => number,
): boolean {
  const given = valuesOf(expression);
  return given !== null && isExpression(line) && near(valueOf(line), wanted(given));
}

/** By counting: a value with as many below as above it, in the half that leaves the middle out. */
function middleOf(all: readonly number[]): number {
  const rank = (position: number): number =>
    all.find(
      (value) =>
        all.filter((each) => each < value).length < position &&
        all.filter((each) => each <= value).length >= position,
    )!;
  return (rank(Math.floor((all.length + 1) / 2)) + rank(Math.ceil((all.length + 1) / 2))) / 2;
}

function half(all: readonly number[], keep: 'low' | 'high'): readonly number[] {
  const rest = [...all];
  while (rest.length > Math.floor(all.length / 2)) {
    const edge = keep === 'low' ? Math.max(...rest) : Math.min(...rest);
    rest.splice(rest.indexOf(edge), 1);
  }
  return rest;
}

const lowerByHalves = (all: readonly number[]): number => middleOf(half(all, 'low'));
const upperByHalves = (all: readonly number[]): number => middleOf(half(all, 'high'));

/** The smallest value up to which at least this share of the values lies. */
const byRank =
  (share: number) =>
  (all: readonly number[]): number =>
    Math.min(...all.filter((value) => all.filter((each) => each <= value).length >= share * all.length));

/** From each term the step leads to the next one. */
function isStep(
  line: Tree,
  { expression }: Problem,
  name: string,
  next: (before: number, step: number) => number,
): boolean {
  const given = valuesOf(expression);
  if (given === null || line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || left.name !== name) return false;
  const size = valueOf(right!);
  return given.every((value, at) => at === 0 || near(next(given[at - 1]!, size), value));
}

/** The shares add up to the whole, and each two are in the ratio of their parts. */
function areShares(line: Tree, { expression, question }: Problem): boolean {
  const [found, parts] = [valuesOf(line), valuesOf(expression)];
  const whole = question?.given.w;
  if (found === null || parts === null || whole === undefined || found.length !== parts.length) return false;
  const total = found.reduce((a, b) => a + b, 0);
  return (
    near(total, valueOf(whole)) && found.every((share, at) => near(share * parts[0]!, found[0]! * parts[at]!))
  );
}
