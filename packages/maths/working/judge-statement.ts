import { problemLine } from '../answers/problem-line.ts';
import { relationsOf, splitSigns } from '../expression/signs.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, partsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { numberValue } from '../expression/build.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import type { LineResult } from '../verify/check-line.ts';
import { valueOf } from './tree-values.ts';
import {
  define,
  definitionIn,
  falsePair,
  holdsForQuantities,
  isCase,
  isOtherResult,
  isSmallerThan,
  standingOf,
  standsBesideInequality,
} from './judge-relation.ts';
import { holdsForFunction, holdsForIntegral, isAntiderivativeLine } from './named-functions.ts';
import type { LineRole, StatementJudgement, WorkingContext } from './judgement.ts';
import { holdsForLimit, holdsForOtherLimit, isValueOfIndeterminate } from './limit-lines.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import { isRounding } from './rounding.ts';
import { holdsForParts } from './auxiliary-letters.ts';
import { isAnswerToStory, isOtherAnswerToStory } from './story-claims.ts';
import type { Problem } from '../reading/request.ts';
import { quantityPrefix } from './quantity-words.ts';
import { meaningOfLetters } from './story-letters.ts';
import { holdsForListOfStory, namesNumbersOfStory } from './story-lists.ts';
import { isWantedTerm, termsOf } from './text-names.ts';
import { mistakeOfCoincidence } from './coincidences.ts';
import { resolve, truthOf, type Names, type TruthNote } from './truth.ts';
import { leadsNowhere } from './useful-calculations.ts';
import { mistakeOfCalculation } from './wrong-calculations.ts';

/** Judges one statement of a line. Definitions that it makes are added to the context. */
export function judgeStatement(tree: Tree, context: WorkingContext): StatementJudgement {
  const relations = relationsIn(tree);
  const byParts = holdsForParts(tree, context);
  if (byParts !== null)
    return byParts ? holds(tree, 'definition', null) : { verdict: 'undecided', tree, base: null };
  const asFunction =
    relations.length === 1 ? holdsForIntegral(relations[0]!) : holdsForFunction(tree, context.problem);
  if (asFunction !== null && context.problem.task !== 'differentiate')
    return asFunction ? holds(tree, 'aside', null) : fails(tree, null);
  const ofLimit = judgeLimit(tree, relations, context);
  if (ofLimit !== null) return ofLimit;
  for (const relation of relations) {
    const pair = falsePair(relation, context);
    if (pair !== null) return { verdict: 'fails', tree, base: null, pair };
  }
  const meaning = meaningOfLetters(relations, context);
  if (meaning !== null) {
    if (!meaning.holds) return fails(tree, null);
    for (const [name, value] of meaning.letters) define(name, value, context.definitions);
    return holds(tree, 'definition', null);
  }
  const ofStory = tree.kind === 'list' ? holdsForListOfStory(tree.items, context) : null;
  if (ofStory === false) return fails(tree, null);
  if (ofStory !== null) return holds(tree, ofStory, null, 'exact', ofStory === 'result');
  if (tree.kind === 'list' && namesNumbersOfStory(tree.items, context))
    return holds(tree, 'definition', null);
  const base = compareWithProblem(tree, context);
  const coincidence = base.verdict === 'equal' ? mistakeOfCoincidence(relations, context) : null;
  if (coincidence !== null) return fails(tree, { ...base, verdict: 'different', mistake: coincidence });
  if (base.verdict === 'equal') return taken(base, context);
  if (isExpression(tree)) return judgeValue(tree, base, context);
  if (base.partial)
    return relations.length === 1 && !isSmallerThan(relations[0]!, context.problem.expression)
      ? fails(tree, base)
      : holds(tree, 'part', base);
  if (relations.length > 0) return judgeRelations(tree, relations, base, context);
  return judgeOther(tree, base, context);
}

/** Forms and formulas of a limit; null for anything else. */
function judgeLimit(
  tree: Tree,
  relations: readonly Relation[],
  context: WorkingContext,
): StatementJudgement | null {
  const { problem } = context;
  if (relations.some((relation) => isValueOfIndeterminate(relation, problem)))
    return fails(tree, {
      ...compareWithProblem(tree, context),
      verdict: 'different',
      mistake: { id: 'indeterminate_as_value', pieces: {} },
    });
  const [only, more] = relations;
  const other = only === undefined || more !== undefined ? null : holdsForOtherLimit(only, problem);
  if (other !== null) return other ? holds(tree, 'aside', null) : fails(tree, null);
  const found = holdsForLimit(tree, problem);
  if (found === null) return null;
  return found === 'fails'
    ? fails(tree, compareWithProblem(tree, context))
    : holds(tree, found === 'step' ? 'step' : 'aside', null);
}

/** The engine's comparison. Letters that the learner has defined are replaced, so that X is not taken for x. */
function compareWithProblem(
  line: Tree,
  { problem, previous, locale, prover, definitions }: WorkingContext,
): LineResult {
  const letters = variablesOf(line);
  // The engine knows nothing of quantities that words name; to compare them as unknowns takes seconds.
  if (letters.some((letter) => letter.startsWith(quantityPrefix)))
    return { line, verdict: 'unknown', finished: false, partial: false, lost: [], gained: [], mistake: null };
  const own = letters.some((letter) => definitions.has(letter));
  return problemLine(
    { problem, previous, line: own ? resolveTree(line, definitions) : line, locale },
    prover,
  );
}

function resolveTree(tree: Tree, names: Names): Tree {
  const inRelation = (relation: Relation): Relation => ({
    ...relation,
    sides: relation.sides.map((side) => resolve(side, names)),
  });
  if (isExpression(tree)) return resolve(tree, names);
  if (tree.kind === 'relation') return inRelation(tree);
  return tree.kind === 'alternatives' ? { ...tree, items: tree.items.map(inRelation) } : tree;
}

const relationsIn = (tree: Tree): readonly Relation[] =>
  tree.kind === 'relation'
    ? [tree]
    : tree.kind === 'alternatives'
      ? tree.items
      : tree.kind === 'systems'
        ? tree.items.flatMap(({ items }) => items)
        : [];

function holds(
  tree: Tree,
  role: LineRole,
  base: LineResult | null,
  note: TruthNote = 'exact',
  finished = false,
): StatementJudgement {
  return { verdict: 'holds', role, note, tree, base, finished };
}

function taken(base: LineResult, { previous }: WorkingContext): StatementJudgement {
  const role = base.finished ? 'result' : sameTree(base.line, previous) ? 'restatement' : 'step';
  return holds(base.line, role, base, 'exact', base.finished);
}

const fails = (tree: Tree, base: LineResult | null): StatementJudgement => ({
  verdict: 'fails',
  tree,
  base,
  pair: null,
});

/** The verdict of the engine where nothing else is known. */
function asCompared(tree: Tree, base: LineResult): StatementJudgement {
  return base.verdict === 'different' ? fails(tree, base) : { verdict: 'undecided', tree, base };
}

/* Relations */

function judgeRelations(
  tree: Tree,
  relations: readonly Relation[],
  base: LineResult,
  context: WorkingContext,
): StatementJudgement {
  const [only, more] = relations;
  const isPoint = liesOnLine(relations, context);
  if (isPoint !== null) return isPoint ? holds(tree, 'check', null) : fails(tree, base);
  if (relations.some(isOrderOfTwoValues)) return fails(tree, base);
  if (more === undefined) return judgeRelation(only!, base, context);
  // x < 5 or x > −3: each is true, but joined they are not the answer.
  const isOrder = relations.some(({ signs }) => signs.some((sign) => sign !== '='));
  if (
    isOrder &&
    base.verdict === 'different' &&
    variablesOf(tree).every((letter) => context.known.letters.has(letter))
  )
    return fails(tree, base);
  const alternatives = tree.kind === 'alternatives' && (tree.join === 'or' || isSameLetter(relations));
  const judged = relations.map((relation) =>
    judgeRelation(relation, alternatives ? null : compareWithProblem(relation, context), context),
  );
  const failed = judged.find(({ verdict }) => verdict === 'fails');
  if (failed !== undefined) return { ...failed, tree, base, verdict: 'fails', pair: null };
  const open = judged.find(({ verdict }) => verdict === 'undecided');
  if (open !== undefined) return asCompared(tree, base);
  const roles = judged.flatMap((each) => (each.verdict === 'holds' ? [each] : []));
  const last = roles.at(-1)!;
  const ofUnknowns = variablesOf(tree).every((letter) => context.known.letters.has(letter));
  // Each alone is true, but not all at once: values of different solutions of a system.
  if (
    !alternatives &&
    ofUnknowns &&
    base.verdict === 'different' &&
    context.known.letters.size > 1 &&
    roles.every(({ role }) => role === 'part')
  )
    return fails(tree, base);
  return holds(tree, last.role, null, roles.find(({ note }) => note !== 'exact')?.note);
}

/** x = 4 and y = 8 where a line is wanted: whether it goes through that point; null for anything else. */
function liesOnLine(
  relations: readonly Relation[],
  { known, definitions, precision }: WorkingContext,
): boolean | null {
  const result = known.solution?.result;
  if (result?.kind !== 'relation' || result.signs.join() !== '=' || known.problem.question === undefined)
    return null;
  const values: Record<string, number> = {};
  for (const { sides, signs } of relations) {
    const [left, right, more] = sides;
    if (left?.kind !== 'variable' || right === undefined || more !== undefined || signs.join() !== '=')
      return null;
    values[left.name] = valueOf(right);
  }
  const letters = variablesOf(result);
  if (letters.length !== 2 || letters.some((name) => !Number.isFinite(values[name]))) return null;
  return truthOf(result, definitions, values, precision)?.holds ?? null;
}

/** x < ±4: of two values at once nothing can be smaller. */
const isOrderOfTwoValues = ({ sides, signs }: Relation): boolean =>
  signs.some((sign) => sign !== '=' && sign !== '!=') &&
  sides.some((side) => contains(side, ({ kind }) => kind === 'plusminus'));

/** x = 2 and x = −3: the values of one letter, whatever the word between them. */
const isSameLetter = (relations: readonly Relation[]): boolean => {
  const names = relations.map(({ sides }) => (sides[0]?.kind === 'variable' ? sides[0].name : null));
  return names[0] != null && names.every((name) => name === names[0]);
};

function judgeRelation(
  relation: Relation,
  base: LineResult | null,
  context: WorkingContext,
): StatementJudgement {
  const split = splitSigns(relation);
  if (split.length > 1) {
    const each = split.map((one) => judgeRelation(one, null, context));
    return each.find(({ verdict }) => verdict !== 'holds') ?? { ...each[0]!, tree: relation };
  }
  if (isOtherResult(relation, context)) return fails(relation, base);
  const definition = definitionIn(relation, context);
  if (definition !== null && (base === null || base.verdict !== 'equal')) {
    define(definition.name, definition.value, context.definitions);
    return holds(relation, 'definition', null);
  }
  const beside = standsBesideInequality(relation, context);
  // x > 2 from x² > 4 is the known mistake, not one of two pieces.
  if (beside === 'fails' || (beside === 'part' && base != null && base.mistake !== null))
    return fails(relation, base);
  if (beside !== null) return holds(relation, beside, null);
  const standing = standingOf(relation, context);
  if (standing === null) return withoutStanding(relation, base, context);
  if (standing.in === 'none')
    return holdsForQuantities(relation, context) === true
      ? holds(relation, 'aside', null)
      : fails(relation, base);
  if (standing.in === 'some')
    return isCase(relation, context)
      ? holds(relation, roleOf('part', standing.note), null, standing.note)
      : fails(relation, base);
  if (
    isOtherAnswerToStory(relation, context) ||
    mistakeOfCalculation(relation, context) !== null ||
    leadsNowhere(relation, context)
  )
    return fails(relation, base);
  if (isAnswerToStory(relation, context) || isWantedTerm(relation, context))
    return holds(relation, 'result', null, standing.note, true);
  remember(relation, context);
  const role = roleOf(roleOfTruth(relation, standing.about, context), standing.note);
  return holds(relation, role, null, standing.note, isRoundedAnswer(relation, standing.note, context));
}

const roleOf = (role: LineRole, note: TruthNote): LineRole =>
  note === 'rounded' || note === 'rough_pi' ? 'rounding' : role;

/** Letters without a known value: a formula may still be checked with the known values; else the engine's comparison counts. */
function withoutStanding(
  relation: Relation,
  base: LineResult | null,
  context: WorkingContext,
): StatementJudgement {
  const byValues = holdsForQuantities(relation, context);
  if (byValues === true) return holds(relation, 'aside', null);
  const strange = variablesOf(relation).some(
    (letter) => !context.known.letters.has(letter) && !context.definitions.has(letter),
  );
  const undecided: StatementJudgement = { verdict: 'undecided', tree: relation, base };
  if (base === null) return undecided;
  return strange && context.problem.question === undefined ? undecided : asCompared(relation, base);
}

function roleOfTruth(relation: Relation, about: string, context: WorkingContext): LineRole {
  const { problem, known } = context;
  const letters = variablesOf(relation);
  if (letters.length === 0) return isCheck(relation, context) ? 'check' : 'aside';
  if (about !== 'solutions') return 'aside';
  if (letters.some((letter) => !known.letters.has(letter))) return 'aside';
  // True whatever the letters are.
  if (compareTrees({ expected: { kind: 'solutions', which: 'all' }, answer: relation }).verdict === 'equal')
    return 'aside';
  return relationsOf(problem.expression)?.join === 'and' ? 'part' : 'aside';
}

/** A side of the problem with a solution in it. */
function isCheck(relation: Relation, { known, problem }: WorkingContext): boolean {
  const sides = relationsOf(problem.expression)?.items.flatMap(({ sides: each }) => each) ?? [];
  const worlds = known.interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  return (
    relation.sides.length >= 2 &&
    worlds.some((world) =>
      sides.some((side) => {
        if (variablesOf(side).length === 0) return false;
        const text = Object.entries(world).length;
        const value = valueOf(side, world);
        return (
          text > 0 &&
          relation.sides.some((each) => !isLiteral(each) && Math.abs(valueOf(each) - value) < 1e-9) &&
          relation.sides.some((each) => isLiteral(each) && Math.abs(valueOf(each) - value) < 1e-9)
        );
      }),
    )
  );
}

const isLiteral = (tree: Expression): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && tree.of.kind === 'number');

/** The value of a true side line may be used in a later one. */
function remember(relation: Relation, { found }: WorkingContext): void {
  for (const side of relation.sides) {
    if (variablesOf(side).length > 0) continue;
    const value = valueOf(side);
    if (Number.isFinite(value)) found.add(value);
  }
}

/** x ≈ 0.83: the only solution, which no decimal gives exactly. */
function isRoundedAnswer(relation: Relation, note: TruthNote, { known, problem }: WorkingContext): boolean {
  if (note !== 'rounded' && note !== 'rough_pi') return false;
  const [left, right] = [relation.sides[0]!, relation.sides.at(-1)!];
  if (left.kind !== 'variable' || variablesOf(right).length > 0) return false;
  if (problem.question !== undefined)
    return (
      known.result !== null && Math.abs(valueOf(right) - known.result) < 0.01 * Math.abs(known.result) + 0.5
    );
  const solutions = known.solution?.solutions ?? [];
  return solutions.length === 1 && numberValue(solutions[0]!) === null;
}

/* Values and expressions */

function judgeValue(tree: Expression, base: LineResult, context: WorkingContext): StatementJudgement {
  const { definitions, problem, precision, found } = context;
  if (base.partial) return holds(tree, 'part', base);
  if (isAntiderivativeLine(tree, problem)) return holds(tree, 'step', null);
  const resolved = resolve(tree, definitions);
  if (variablesOf(resolved).length > 0) return judgeExpression(tree, resolved, base, context);
  const value = valueOf(resolved);
  if (!Number.isFinite(value)) return asCompared(tree, base);
  const wanted = wantedValues(context);
  const near = (a: number, b: number): boolean =>
    Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
  if (wanted.some((each) => near(each, value))) {
    found.add(value);
    return holds(tree, 'step', null);
  }
  const rounded = wanted.some((each) =>
    isRounding(tree, value, each, precision.approximate || problem.question !== undefined),
  );
  if (rounded) return holds(tree, 'rounding', null, 'rounded', true);
  // A value that an earlier line rounded or computed on the way.
  if (isOfKnownNumbers(tree, context) && [...found].some((each) => near(each, value))) {
    const close = wanted.some((each) => Math.abs(each - value) <= 2e-3 * Math.abs(each));
    return close
      ? holds(tree, 'rounding', null, 'rounded', true)
      : isLiteral(tree)
        ? holds(tree, 'restatement', null)
        : holds(tree, 'aside', null);
  }
  if ((base.mistake === null || isStepOfStory(tree, context)) && isOnTheWay(tree, value, context)) {
    found.add(value);
    return holds(tree, 'aside', null);
  }
  return wanted.length > 0 && base.verdict !== 'equal' ? fails(tree, base) : asCompared(tree, base);
}

/** Another calculation that happens to have a value found before is no restatement of it: 5 · |-2| - 2 beside 4 · |-2|. */
function isOfKnownNumbers(tree: Expression, { known, problem, found }: WorkingContext): boolean {
  if (isLiteral(tree)) return true;
  const standing = [...expressionsOf(problem.expression).flatMap(numbersIn), ...known.quantities, ...found];
  return numbersIn(tree).every((size) => standing.some((each) => Math.abs(Math.abs(each) - size) < 1e-9));
}

const numbersIn = (tree: Expression): readonly number[] =>
  partsWithin(tree).flatMap((part) => (part.kind === 'number' ? [Math.abs(valueOf(part))] : []));

/** A calculation with the numbers of a story: there, 7.5/3 is a division and not a fraction. */
const isStepOfStory = (tree: Expression, context: WorkingContext): boolean =>
  context.story !== null && !isLiteral(tree) && isOfKnownNumbers(tree, context);

/** A calculation on the way: a part of the problem or of its solution, or, where words ask for a quantity, any with such a value. */
function isOnTheWay(tree: Expression, value: number, context: WorkingContext): boolean {
  const { known, problem } = context;
  const isStep = isStepOfStory(tree, context);
  if (known.result === null || (!isStep && isFractionOfNumbers(tree))) return false;
  if (problem.question !== undefined || isStep)
    return known.intermediates.some((each) => Math.abs(each - value) <= 1e-9 * Math.max(1, Math.abs(value)));
  const steps = known.solution?.steps.map(({ after }) => after) ?? [];
  const parts = [problem.expression, ...steps].flatMap(expressionsOf).flatMap(partsWithin);
  return parts.some((part) => sameTree(part, tree));
}

const partsWithin = (tree: Expression): readonly Expression[] => [
  tree,
  ...partsOf(tree).flatMap(partsWithin),
];

/** 12, −3, 2/6: a value, not a calculation. */
const isFractionOfNumbers = (tree: Expression): boolean =>
  isLiteral(tree) || (tree.kind === 'divide' && isLiteral(tree.numerator) && isLiteral(tree.denominator));

/** The values that answer the problem. */
function wantedValues({ known, problem }: WorkingContext): readonly number[] {
  if (known.result !== null) return [known.result, ...known.plainResults];
  if (problem.question !== undefined || isExpression(problem.expression)) return [];
  return known.solution?.solutions?.map((each) => valueOf(each)).filter(Number.isFinite) ?? [];
}

function judgeExpression(
  tree: Expression,
  resolved: Expression,
  base: LineResult,
  context: WorkingContext,
): StatementJudgement {
  const { problem, definitions, known } = context;
  const rule = known.solution?.result;
  // 4n + 2 for the nth term 4n + 3.
  if (problem.question?.what === 'sequence_rule' && rule?.kind === 'relation' && resolved.kind === 'add') {
    const { verdict } = compareExpressions(rule.sides.at(-1)!, resolved);
    const mistake = verdict === 'different' ? mistakeInRule(resolved, problem) : null;
    if (verdict === 'equal') return holds(tree, 'step', null);
    if (verdict === 'different') return fails(tree, { ...base, verdict, mistake });
  }
  if (!isExpression(problem.expression)) return asCompared(tree, base);
  if (!sameTree(resolved, tree)) {
    const again = compareWithProblem(resolved, context);
    if (again.verdict === 'equal') return holds(tree, 'step', again, 'exact', again.finished);
  }
  const of = problem.expression.kind === 'derivative' ? problem.expression.of : null;
  const name = problem.expression.kind === 'derivative' ? problem.expression.variable : null;
  // The derivative of a part, or a term of it.
  if (of !== null && name !== null) {
    const inner = partsOf(of)
      .flatMap((part) => [part, ...partsOf(part)])
      .filter((part) => variablesOf(part).includes(name) && part.kind !== 'variable');
    const isOfPart =
      base.mistake === null &&
      inner.some((part) => {
        const derived = differentiate(part, name);
        return (
          derived !== null &&
          variablesOf(derived).length > 0 &&
          compareExpressions(derived, resolved).verdict === 'equal'
        );
      });
    if (isOfPart) return holds(tree, 'aside', null);
  }
  return definitions.size > 0 && base.verdict === 'unknown'
    ? { verdict: 'undecided', tree, base }
    : asCompared(tree, base);
}

/** n + 4 or 4n + 7 for the sequence 7, 11, 15, …: the step does not go with n, or the first term is counted twice. */
function mistakeInRule(rule: Expression, { question }: Problem): Recognised | null {
  const [a, d] = [question?.given.a, question?.given.d].map((each) =>
    each === undefined ? NaN : valueOf(each),
  );
  const [name, more] = variablesOf(rule);
  if (a === undefined || d === undefined || name === undefined || more !== undefined) return null;
  const [zero, one] = [0, 1].map((n) => valueOf(rule, { [name]: n })) as [number, number];
  if (one - zero === 1 && (zero === d || zero === a)) return { id: 'step_as_constant', pieces: {} };
  return one - zero === d && zero === a ? { id: 'term_counted_from_zero', pieces: {} } : null;
}

/* Lists, points, names of functions */

function judgeOther(tree: Tree, base: LineResult, context: WorkingContext): StatementJudgement {
  const { known, problem } = context;
  if (tree.kind === 'list' && known.data !== null) {
    const values = tree.items.map((item) => valueOf(item));
    const sorted = known.data.toSorted((a, b) => a - b);
    const same = (order: readonly number[]): boolean =>
      order.length === values.length && order.every((each, index) => each === values[index]);
    if (same(sorted) || same(sorted.toReversed()) || same(known.data)) return holds(tree, 'step', null);
    return fails(tree, base);
  }
  if (tree.kind === 'list' && isAntiderivativeWithBounds(tree.items, problem))
    return holds(tree, 'step', null);
  if (tree.kind === 'list' && isStartOf(termsOf(problem), tree.items)) return holds(tree, 'aside', null);
  if (
    tree.kind === 'list' &&
    isMultiples(
      tree.items.map((item) => valueOf(item)),
      problem.expression,
    )
  )
    return holds(tree, 'aside', null);
  if (tree.kind === 'definition') {
    const given = problem.expression.kind === 'definition' ? problem.expression.body : problem.expression;
    if (
      isExpression(given) &&
      compareExpressions(given.kind === 'derivative' ? given.of : given, tree.body).verdict === 'equal'
    )
      return holds(tree, 'restatement', null);
  }
  if (tree.kind === 'point' && problem.question !== undefined) {
    const { given } = problem.question;
    const at = tree.coordinates.map((each) => valueOf(each));
    const isGiven = ['1', '2'].some(
      (index) =>
        given[`x_${index}`] !== undefined &&
        valueOf(given[`x_${index}`]!) === at[0] &&
        given[`y_${index}`] !== undefined &&
        valueOf(given[`y_${index}`]!) === at[1],
    );
    if (isGiven) return holds(tree, 'restatement', null);
  }
  const result = known.solution?.result;
  if (
    result !== undefined &&
    result.kind === tree.kind &&
    compareTrees({ expected: result, answer: tree }).verdict === 'different'
  )
    return fails(tree, base);
  return asCompared(tree, base);
}

/** "[x³] between 0 and 2" where ∫ 3x² dx between 0 and 2 is wanted. */
function isAntiderivativeWithBounds(items: readonly Expression[], problem: Problem): boolean {
  const { expression } = problem;
  const [first, ...others] = items;
  if (first === undefined || !isExpression(expression) || expression.kind !== 'integral') return false;
  const bounds = expression.bounds?.map((bound) => valueOf(bound)) ?? [];
  return (
    isAntiderivativeLine(first, problem) &&
    others.length === bounds.length &&
    bounds.every((bound) => others.some((each) => Math.abs(valueOf(each) - bound) < 1e-9))
  );
}

/** 5, 10, 20: the first terms of the sequence in question. */
const isStartOf = (terms: readonly number[], items: readonly Expression[]): boolean =>
  items.length > 1 &&
  items.every((item, index) => terms[index] !== undefined && Math.abs(terms[index] - valueOf(item)) < 1e-9);

/** 8, 16, 24, or 1, 2, 3, 4, 6, 12: multiples or divisors of a number of the problem. */
function isMultiples(values: readonly number[], tree: Tree): boolean {
  if (!isExpression(tree) || tree.kind !== 'call' || !['gcd', 'lcm'].includes(tree.name) || values.length < 2)
    return false;
  return tree.args.some((arg) => {
    const of = valueOf(arg);
    return (
      values.every((value, index) => value === of * (index + 1)) ||
      values.every((value) => value > 0 && of % value === 0)
    );
  });
}
