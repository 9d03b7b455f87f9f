import { relationsOf } from '../expression/signs.ts';
import type { Expression, Relation, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { compareEquations } from '../verify/equations.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { equationsOf } from '../verify/statements.ts';
import { hasUnit } from '../verify/units.ts';
import { unitsIn, valueOf } from './tree-values.ts';
import type { Interpretation } from './problem-knowledge.ts';
import { isRounding } from './rounding.ts';
import type { WorkingContext } from './judgement.ts';
import { readDegrees, resolve, truthOf, type Names, type Truth, type TruthNote } from './truth.ts';

/** How a relation stands to what is known: in every world of an interpretation, in some, in none; null: not decided. */
export type Standing =
  | { readonly in: 'all'; readonly note: TruthNote; readonly about: Interpretation['about'] | 'itself' }
  | { readonly in: 'some'; readonly note: TruthNote }
  | { readonly in: 'none' }
  | null;

const noValues = {};

/** A pair of neighbouring sides that is false in itself: 3 = 4, or 2(x + 3) = 2x + 3 where x is free. */
export function falsePair(
  relation: Relation,
  context: WorkingContext,
): readonly [Expression, Expression] | null {
  for (const [index, sign] of relation.signs.entries()) {
    const pair: Relation = {
      ...relation,
      sides: [relation.sides[index]!, relation.sides[index + 1]!],
      signs: [sign],
    };
    const standing = pairStanding(pair, context, relation.signs.length > 1);
    if (standing === false) return [pair.sides[0]!, pair.sides[1]!];
  }
  return null;
}

function pairStanding(pair: Relation, context: WorkingContext, inChain: boolean): boolean | null {
  const { definitions, precision, known } = context;
  if (variablesOf(pair).length === 0) return truthOf(pair, definitions, noValues, precision)?.holds ?? null;
  if (!inChain) return null;
  for (const interpretation of known.interpretations) {
    if (interpretation.about !== 'samples') continue;
    const truths = truthsIn(pair, interpretation, context);
    if (truths.some((truth) => truth !== null && truth.holds)) return true;
    if (truths.some((truth) => truth?.holds === false)) return false;
  }
  return null;
}

/** Tries every interpretation of the letters. */
export function standingOf(relation: Relation, context: WorkingContext): Standing {
  const { definitions, precision, known } = context;
  const resolved = relation.sides.map((side) => resolve(side, definitions));
  if (resolved.every((side) => variablesOf(side).length === 0)) {
    const truth = truthOf(relation, definitions, noValues, precision);
    return truth === null
      ? null
      : truth.holds
        ? { in: 'all', note: truth.note, about: 'itself' }
        : { in: 'none' };
  }
  if (isOtherDomain(resolved, relation, context)) return { in: 'none' };
  let some: Standing = null;
  let decided = false;
  for (const interpretation of known.interpretations) {
    const truths = truthsIn(relation, interpretation, context);
    const clear = truths.filter((truth) => truth !== null);
    if (clear.length === 0) continue;
    decided = true;
    const holding = clear.filter(({ holds }) => holds) as Extract<Truth, { holds: true }>[];
    const note = holding.find((truth) => truth.note !== 'exact')?.note ?? 'exact';
    if (holding.length === clear.length && !isThin(clear.length, interpretation))
      return { in: 'all', note, about: interpretation.about };
    if (holding.length > 0 && interpretation.about === 'solutions') some = { in: 'some', note };
  }
  return some ?? (decided ? { in: 'none' } : null);
}

/** A bound of the letter where its domain is asked for: values that the function has do not make another domain true. */
const isOtherDomain = (
  sides: readonly Expression[],
  { signs }: Relation,
  { problem }: WorkingContext,
): boolean =>
  problem.question?.what === 'domain' &&
  signs.every((sign) => sign !== '=') &&
  sides.every((side) => side.kind === 'variable' || variablesOf(side).length === 0);

/** One sample that happens to agree proves nothing. */
const isThin = (clear: number, { about, worlds }: Interpretation): boolean =>
  (about === 'samples' || about === 'curve') && worlds.length > 2 && clear < 2;

/** The truth in each world; empty where a letter has no value. */
function truthsIn(
  relation: Relation,
  interpretation: Interpretation,
  { definitions, precision }: WorkingContext,
): readonly Truth[] {
  const names: Names = new Map([...interpretation.names, ...definitions]);
  const letters = new Set(relation.sides.flatMap((side) => variablesOf(resolve(side, names))));
  const [first] = interpretation.worlds;
  if (first === undefined || [...letters].some((letter) => !(letter in first))) return [];
  if (interpretation.degrees !== true)
    return interpretation.worlds.map((world) => truthOf(relation, names, world, precision));
  const read = { ...relation, sides: relation.sides.map(readDegrees) };
  return interpretation.worlds.map((world) => {
    const truth = truthOf(read, names, world, precision);
    return truth?.holds === true ? { holds: true, note: 'degrees' } : truth;
  });
}

/** A single solution: x = 5, or an equation whose own solutions are all among those of the problem. */
export function isCase(relation: Relation, { problem, definitions }: WorkingContext): boolean {
  const [left, right] = relation.sides;
  if (!isSmallerThan(relation, problem.expression)) return false;
  if (relation.sides.length > 2) return left?.kind === 'variable';
  const solved = (side?: Expression, other?: Expression): boolean =>
    side?.kind === 'variable' && other !== undefined && variablesOf(other).length === 0;
  if (solved(left, right) || solved(right, left)) return true;
  const resolved = { ...relation, sides: relation.sides.map((side) => resolve(side, definitions)) };
  const before = equationsOf(problem.expression);
  if (before === null) return false;
  const { gained, verdict, common } = compareEquations(before, [resolved]);
  return gained.length === 0 && (verdict === 'equal' || common);
}

/**
 * A case of a polynomial equation is of a smaller degree, as written: (x − 3)² = 0 shares a solution with x² − 9 = 0, but is another equation of
 * its kind, not a branch of it.
 */
export function isSmallerThan(relation: Relation, problem: Tree): boolean {
  const given = relationsOf(problem)?.items ?? [];
  const [name, more] = variablesOf(problem);
  if (given.length !== 1 || name === undefined || more !== undefined) return true;
  const degree = (sides: readonly Expression[]): number =>
    Math.max(...sides.map((side) => degreeIn(side, name)));
  const [own, whole] = [degree(relation.sides), degree(given[0]!.sides)];
  return !Number.isFinite(own) || !Number.isFinite(whole) || own < 2 || own < whole;
}

/** The degree of a formula as written, before anything cancels; Infinity when it is no polynomial. */
function degreeIn(tree: Expression, name: string): number {
  if (!variablesOf(tree).includes(name)) return 0;
  switch (tree.kind) {
    case 'variable':
      return 1;
    case 'add':
      return Math.max(...tree.terms.map((term) => degreeIn(term, name)));
    case 'multiply':
      return tree.factors.reduce((sum, factor) => sum + degreeIn(factor, name), 0);
    case 'negate':
      return degreeIn(tree.of, name);
    case 'divide':
      return variablesOf(tree.denominator).includes(name) ? Infinity : degreeIn(tree.numerator, name);
    case 'power': {
      const exponent = variablesOf(tree.exponent).length > 0 ? NaN : valueOf(tree.exponent);
      return Number.isInteger(exponent) && exponent > 0 ? exponent * degreeIn(tree.base, name) : Infinity;
    }
    default:
      return Infinity;
  }
}

/** v = 20 · 3 = 60 m/s: the number gets the wanted unit only at the end, so that it is claimed to be the result. */
export function isOtherResult(relation: Relation, { known, problem }: WorkingContext): boolean {
  const target = problem.question?.what === 'unit' ? problem.question.given.u : undefined;
  const last = relation.sides.at(-1)!;
  if (target === undefined || known.result === null || relation.sides[0]?.kind !== 'variable') return false;
  if (relation.sides.slice(0, -1).some(hasUnit) || variablesOf(last).length > 0) return false;
  const wanted = unitsIn(target).toSorted().join();
  if (unitsIn(last).toSorted().join() !== wanted || wanted === '') return false;
  const value = valueOf(last);
  return ![known.result, ...known.intermediates].some(
    (each) =>
      Math.abs(each - value) <= 1e-9 * Math.max(1e-6, Math.abs(each)) || isRounding(last, value, each, true),
  );
}

/**
 * A formula in letters that are not those of the engine: P = 2(L + l) is right when the known values can be put for its letters. Null when it has
 * no such letters.
 */
export function holdsForQuantities(relation: Relation, context: WorkingContext): boolean | null {
  const { known } = context;
  const { result } = known;
  if (result === null) return null;
  const found = [result, ...known.plainResults].map((value) => holdsForResult(relation, value, context));
  return found.includes(true) || (found.includes(false) ? false : null);
}

function holdsForResult(relation: Relation, result: number, context: WorkingContext): boolean | null {
  const { known, definitions, precision } = context;
  const letters = variablesOf(relation).filter((letter) => !definitions.has(letter));
  const [left] = relation.sides;
  // 3/9 = 4/AC: an equation for what is asked for.
  const [only] = letters;
  if (
    letters.length === 1 &&
    !known.letters.has(only!) &&
    relation.sides.every(({ kind }) => kind !== 'variable')
  )
    return truthOf(relation, definitions, { [only!]: result }, precision)?.holds === true ? true : null;
  if (letters.length < 2 || letters.length > 5) return null;
  // The letter of the result stands alone on the left, or is any of several segments.
  const ofResult = left?.kind === 'variable' ? [left.name] : letters.length > 2 ? letters : [];
  return ofResult.some((wanted) => {
    const others = letters.filter((letter) => letter !== wanted);
    return arrangements(
      known.quantities.filter((each) => each !== result),
      others.length,
    ).some((choice) => {
      const values: Record<string, number> = { [wanted]: result };
      others.forEach((letter, index) => (values[letter] = choice[index]!));
      return truthOf(relation, definitions, values, precision)?.holds === true;
    });
  });
}

/** Ordered choices of a few values, with repetition when there are fewer values than letters. */
function arrangements(values: readonly number[], length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = arrangements(values, length - 1);
  return values.length ** length > 2000
    ? []
    : shorter.flatMap((rest) =>
        values.filter((value) => !rest.includes(value)).map((value) => [...rest, value]),
      );
}

/** An equation or a part of the answer beside an inequality: the zeros, or one of two pieces. */
export function standsBesideInequality(
  relation: Relation,
  context: WorkingContext,
): 'aside' | 'part' | 'fails' | null {
  const { solution, problem } = context.known;
  const given = relationsOf(problem.expression);
  if (
    solution === null ||
    given === null ||
    given.items.every(({ signs }) => signs.every((sign) => sign === '='))
  )
    return null;
  const [name, more] = variablesOf(problem.expression);
  if (name === undefined || more !== undefined || variablesOf(relation).join() !== name) return null;
  const pieces = (relationsOf(solution.result)?.items ?? []).flatMap(halvesOf);
  if (relation.signs.every((sign) => sign === '=')) {
    const ends = pieces
      .flatMap(({ sides }) => sides.filter((side) => variablesOf(side).length === 0))
      .map((side) => valueOf(side));
    const truths = ends.map(
      (end) => truthOf(relation, context.definitions, { [name]: end }, context.precision)?.holds,
    );
    return truths.includes(true) ? 'aside' : 'fails';
  }
  const isPiece =
    pieces.length > 1 &&
    pieces.some((piece) => compareTrees({ expected: piece, answer: relation }).verdict === 'equal');
  return isPiece ? 'part' : null;
}

/** −1 < x < 5 as −1 < x and x < 5. */
const halvesOf = (relation: Relation): readonly Relation[] =>
  relation.signs.map((sign, index) => ({
    kind: 'relation',
    signs: [sign],
    sides: [relation.sides[index]!, relation.sides[index + 1]!],
  }));
