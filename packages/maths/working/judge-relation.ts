import { relationsOf, splitSigns } from '../expression/signs.ts';
import type { Relation, Tree } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import { numberValue } from '../expression/build.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import type { LineResult } from '../verify/check-line.ts';
import { isLiteral, isNear, valueOf } from './tree-values.ts';
import {
  holdsForQuantities,
  isCase,
  isOtherResult,
  standingOf,
  standsBesideInequality,
} from './relation-standing.ts';
import { define, definitionIn } from './letter-definitions.ts';
import {
  type LineRole,
  type StatementJudgement,
  type WorkingContext,
  blank,
  holds,
  fails,
  asCompared,
} from './judgement.ts';
import { isPartByPart, isShareOfRest } from './percent-claims.ts';
import { isAnswerToStory, isOtherAnswerToStory } from './story-claims.ts';
import { isWantedTerm } from './text-names.ts';
import { truthOf, type TruthNote } from './truth.ts';
import { isFirstOfSeveral, isHalfOfRequestedLength, leadsNowhere } from './useful-calculations.ts';
import { standingOfMove } from './wrong-moves.ts';
import { mistakeOfCalculation, mistakeOfEquation } from './wrong-calculations.ts';
import { compareWithProblem } from './compare-with-problem.ts';

/** Judges a statement of one or several equations and inequalities that the comparison with the problem has not accepted. */
export function judgeRelations(
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
  if (isOfOtherAmount(relation, context) && base?.verdict !== 'equal') return holds(relation, 'aside', null);
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
  const move = standing.about === 'itself' ? standingOfMove(relation, context) : null;
  if (move?.is === 'unclear') return { verdict: 'undecided', tree: relation, base: null };
  if (move !== null)
    return fails(relation, { ...blank(relation), verdict: 'different', mistake: move.mistake });
  if (isShareOfRest(relation, context)) return holds(relation, 'aside', null);
  if (isPartByPart(relation, context)) return fails(relation, { ...blank(relation), verdict: 'different' });
  if (
    isOtherAnswerToStory(relation, context) ||
    mistakeOfCalculation(relation, context) !== null ||
    leadsNowhere(relation, context)
  )
    return fails(relation, base);
  if (standing.about === 'itself' && isHalfOfRequestedLength(relation, context))
    return { verdict: 'undecided', tree: relation, base: null };
  if (isAnswerToStory(relation, context) || isWantedTerm(relation, context))
    return holds(relation, 'result', null, standing.note, true);
  remember(relation, context);
  if (standing.about === 'itself' && isFirstOfSeveral(relation, context))
    return { verdict: 'undecided', tree: relation, base: null };
  const role = roleOf(roleOfTruth(relation, standing.about, context), standing.note);
  return holds(relation, role, null, standing.note, isRoundedAnswer(relation, standing.note, context));
}

/**
 * 5x + 7 = 52, x = 9 where the formula of the story has the letter for another of its amounts: the learner has chosen one, and the equation gives
 * what that amount is.
 */
function isOfOtherAmount(relation: Relation, { names, known, definitions }: WorkingContext): boolean {
  const [letter, more] = variablesOf(relation);
  const [left, right, another] = relation.sides;
  if (names === null || letter === undefined || more !== undefined || definitions.has(letter)) return false;
  if (left === undefined || right === undefined || another !== undefined || relation.signs[0] !== '=')
    return false;
  const [zero, one, two] = [0, 1, 2].map(
    (each) => valueOf(left, { [letter]: each }) - valueOf(right, { [letter]: each }),
  ) as [number, number, number];
  const slope = one - zero;
  const isLinear = Math.abs(slope) > 1e-9 && isNear(two - one, slope);
  const solved = (known.solution?.solutions ?? []).map((each) => valueOf(each));
  const value = -zero / slope;
  return (
    isLinear &&
    !solved.some((each) => isNear(each, value)) &&
    names.amounts.some((amount) => isNear(amount.value, value))
  );
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
  const mistake = mistakeOfEquation(relation, context);
  if (mistake !== null) return fails(relation, { ...blank(relation), verdict: 'different', mistake });
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
