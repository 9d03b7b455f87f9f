import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import type { Prover } from '../verify/equivalence.ts';
import { withEvaluationBars } from './evaluation-bars.ts';
import { knownOf } from './interpretations.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';
import { judgeStatement } from './judge-statement.ts';
import { claimsOtherAverage } from './average-claims.ts';
import { withFunctionValues, withOperationArrow } from './named-functions.ts';
import { blank, fails, holds, type StatementJudgement, type WorkingContext } from './judgement.ts';
import { nameExpressionsOf, standingOfExpressions } from './name-expressions.ts';
import { withCalculationColon, withTrialColon, withExponents, withPowersOfTen } from './line-text.ts';
import { withOneList } from './clause-statements.ts';
import { withoutMarkedNote, withoutNote } from './operation-notes.ts';
import { splitLine, splitOf } from './split-line.ts';
import { holdsForFrequency } from './frequency-claims.ts';
import { holdsForDenial, withLimitPlace } from './limit-lines.ts';
import { holdsForRank } from './rank-claims.ts';
import { holdsForMotion, motionNames, withMotionLetters } from './motion-names.ts';
import { rateClaimOf } from './story-rates.ts';
import { namesInText, withIndexedNames } from './text-names.ts';
import { type EventClaim, eventClaimOf } from './event-claims.ts';
import { isPercentOfOtherPart } from './percent-claims.ts';
import { minutesBetween, timeSpansOf, type TimeSpans } from './time-spans.ts';
import { isOtherCount } from './useful-calculations.ts';
import { type LineJudgement, combine } from './combine-judgements.ts';
import { withoutFunctionValue, withoutPointName } from './problem-terms.ts';
import { hasMeasures, hasLetterUnitOf, withoutCountedNouns, withRateSigns } from './line-units.ts';
import { judgeNames } from './judge-names.ts';
import { judgeSplit } from './judge-split-line.ts';
import { calculatedClaimOf, isComparisonOfNames, nameClaimsOf } from './name-claims.ts';
import { lettersOfNames } from './named-letters.ts';
import { isNear, valueOf } from './tree-values.ts';
import { namesOfStory, type StoryNames } from './story-names.ts';

export type LineToJudge = {
  readonly problem: Problem;
  readonly problemText: string;
  readonly story: string | null;
  readonly previous: Tree;
  /** Earlier lines that were accepted, as typed, also those beside the chain. */
  readonly earlier: readonly string[];
  readonly line: string;
  readonly locale: string | undefined;
};

/** Judges a line; null when it holds no mathematics that can be read. */
export function judgeLine(written: LineToJudge, prover: Prover | null): LineJudgement | null {
  const { problem, locale, story } = written;
  const line = withoutCountedNouns(withRateSigns(withoutMarkedNote(written.line)), story);
  const input = { ...written, line };
  const measures = hasMeasures(problem) || hasLetterUnitOf(input.story, input.line);
  const text = input.story ?? input.problemText;
  const own = withNamesOf(text, knownOf(problem, [input.previous], input.story !== null), locale);
  const motion = motionNames(input.story, own, locale);
  const known = { ...own, interpretations: [...own.interpretations, ...motion] };
  const inTermsOfProblem = (line: string): string =>
    withIndexedNames(
      withMotionLetters(
        withLimitPlace(
          withOperationArrow(withEvaluationBars(withoutPointName(line, known), problem, locale), problem),
          problem,
          locale,
        ),
        motion.length > 0,
      ),
      text,
      problem,
    );
  const event = eventClaimOf(input.line, input.story, input.problemText);
  if (event !== null) return judgeEvent(event, written, known.result, prover);
  const bare = withoutFunctionValue(input.line, problem, locale);
  const whole = splitLine(
    withFunctionValues(inTermsOfProblem(bare), problem, text, locale),
    locale,
    measures,
  );
  const split =
    bare === input.line
      ? whole
      : { ...whole, statements: whole.statements.map((each) => ({ ...each, requested: true })) };
  const names = namesOfStory(input.story, known, locale);
  const context = contextOf(input, known, names, prover);
  const amounts = names === null ? null : nameExpressionsOf(input.line, names, locale);
  const standing = amounts === null ? null : standingOfExpressions(amounts, context, names!);
  if (standing !== null)
    return combine([asDefinition(standing, problem)], splitOf(problem.expression), context, false);
  const calculated = names === null ? null : calculatedClaimOf(input.line, names, locale);
  if (calculated !== null) {
    const chain = judgeLine({ ...written, line: calculated.calculation }, prover);
    if (chain?.verdict !== 'equal') return chain;
  }
  const named = names === null ? null : nameClaimsOf(calculated?.claim ?? input.line, names, locale);
  if (names !== null && named !== null) {
    const first = /\d/u.test(named.before) ? judgeLine({ ...written, line: named.before }, prover) : null;
    return first === null || first.verdict === 'equal' ? judgeNames(named, names, context) : first;
  }
  const rate =
    input.story === null || known.result === null
      ? null
      : rateClaimOf(
          input.line,
          input.story,
          known.result,
          input.locale,
          isExpression(problem.expression) && contains(problem.expression, ({ kind }) => kind === 'add'),
        );
  if (rate !== null) return judgeSplit(splitOf(rate), context);
  const minutes = minutesBetween(story, line);
  if (minutes !== null && isRequestedLength(minutes, known.result))
    return judgeLine({ ...written, line: String(known.result) }, prover);
  const spans = timeSpansOf(line);
  const lengthOfDay = spans?.areTrue === true ? judgeAfterSpans(spans, written, known.result, prover) : null;
  if (lengthOfDay !== null) return lengthOfDay;
  const inWords =
    (spans === null ? null : spans.areTrue) ??
    holdsForFrequency(input.line, known.data) ??
    holdsForRank(input.line, known, locale) ??
    holdsForDenial(input.line, problem, known.result) ??
    holdsForMotion(input.line, motion, locale);
  if (inWords !== null)
    return combine([beside(inWords, problem)], splitOf(problem.expression), context, false);
  if (claimsOtherAverage(input.line, known, locale)) {
    const mistake = { id: 'averages_confused', pieces: {} } as const;
    const claim = fails(problem.expression, { ...blank(problem.expression), verdict: 'different', mistake });
    return combine([claim], splitOf(problem.expression), context, false);
  }
  for (const line of input.earlier) {
    const before = splitLine(inTermsOfProblem(line), locale, measures);
    for (const { trees } of before.statements)
      if (trees[0] !== undefined) judgeStatement(trees[0], { ...context, precision: before });
  }
  const isComparison = names !== null && isComparisonOfNames(input.line, names, locale);
  if (!isComparison && (isOtherCount(written.line, context) || isPercentOfOtherPart(written.line, context)))
    return combine([beside(false, problem)], splitOf(problem.expression), context, false);
  if (split.statements.length === 0 && split.introduced.length === 0) return null;
  const judged = judgeSplit(split, { ...context, precision: split });
  if (judged?.verdict !== 'different' && judged?.verdict !== 'unknown') return judged;
  if (isComparison) {
    const open = judged.statements.map((each): StatementJudgement =>
      each.verdict === 'fails' ? { verdict: 'undecided', tree: each.tree, base: each.base } : each,
    );
    return open.length === 0 ? judged : combine(open, split, context, judged.ambiguous);
  }
  const oneList = withOneList(split);
  const listed =
    oneList && judgeSplit(oneList, { ...contextOf(input, known, names, prover), precision: oneList });
  if (listed?.verdict === 'equal') return listed;
  if (judged.verdict === 'unknown') return judged;
  // "70 % is left : 0.7 · 45 = 31.5": the colon may end the words instead of dividing. "4x2 − 12x + 9": x2 may be x².
  for (const other of [
    withCalculationColon(input.line),
    withTrialColon(input.line),
    withExponents(input.line),
    withPowersOfTen(input.line),
    withoutNote(input.line),
  ]) {
    if (other === null) continue;
    const again = splitLine(other, input.locale, measures);
    const better = judgeSplit(again, { ...contextOf(input, known, names, prover), precision: again });
    if (better?.verdict === 'equal') return better;
  }
  return judged;
}

/** Minutes, for a story that asks for minutes or hours. */
const isRequestedLength = (minutes: number, result: number | null): boolean =>
  result !== null && [minutes, minutes / 60].some((each) => isNear(each, result));

/** What a line says besides true spans of the day: a calculation with them, or that the last of them is the answer. Null where it says no more. */
function judgeAfterSpans(
  { lengths, rest }: TimeSpans,
  written: LineToJudge,
  result: number | null,
  prover: Prover | null,
): LineJudgement | null {
  const from = rest.search(/\d/u);
  if (from >= 0) return judgeLine({ ...written, line: rest.slice(from) }, prover);
  const last = lengths.at(-1)!;
  return isRequestedLength(last, result) ? judgeLine({ ...written, line: String(result) }, prover) : null;
}

/** "P(red) = 5/8": for the event in question the answer; for another one its calculation, which is not called wrong. */
function judgeEvent(
  { calculation, isAsked }: EventClaim,
  written: LineToJudge,
  result: number | null,
  prover: Prover | null,
): LineJudgement | null {
  const judged = judgeLine({ ...written, line: calculation }, prover);
  if (judged === null) return null;
  const isOpen =
    !isAsked &&
    judged.verdict === 'different' &&
    judged.statements.every((each) => each.verdict !== 'fails' || each.pair === null);
  if (isOpen) return { ...judged, verdict: 'unknown', mistake: null };
  const last = judged.line.kind === 'relation' ? judged.line.sides.at(-1)! : judged.line;
  const value = isExpression(last) ? valueOf(last) : Number.NaN;
  const isOtherValue =
    isAsked &&
    judged.verdict === 'equal' &&
    judged.truth === 'exact' &&
    result !== null &&
    Number.isFinite(value) &&
    !isNear(value, result);
  return isOtherValue ? { ...judged, verdict: 'different', role: null, finished: false } : judged;
}

/** A claim about the problem itself, true or not. */
const beside = (isTrue: boolean, { expression: tree }: Problem): StatementJudgement =>
  isTrue
    ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
    : { verdict: 'fails', tree, base: null, pair: null };

/** Amounts in a letter: a definition, or the comparison of the story the other way round. */
function asDefinition(
  standing: 'holds' | 'reversed' | 'fails',
  { expression: tree }: Problem,
): StatementJudgement {
  if (standing === 'holds') return holds(tree, 'definition', null);
  const mistake = standing === 'reversed' ? ({ id: 'comparison_reversed', pieces: {} } as const) : null;
  return fails(tree, { ...blank(tree), verdict: 'different', mistake });
}

/** What is known, with the names that only the text has. */
function withNamesOf(text: string, known: ProblemKnowledge, locale: string | undefined): ProblemKnowledge {
  const names = namesInText(text, known, locale);
  if (names === null) return known;
  const [numbered] = names.worlds.map((world) =>
    Object.fromEntries(Object.entries(world).filter(([name]) => isNumberedTerm.test(name))),
  );
  // Where the text counts from 0, a textbook's u_1 for the first term is another one.
  const own = known.interpretations.map((each) =>
    each.about === 'result'
      ? { ...each, worlds: each.worlds.map((world) => ({ ...world, ...numbered })) }
      : each,
  );
  return { ...known, interpretations: [...own, names] };
}

const isNumberedTerm = /^[a-z]_\d+$/u;

function contextOf(
  input: LineToJudge,
  known: ProblemKnowledge,
  names: StoryNames | null,
  prover: Prover | null,
): WorkingContext {
  return {
    problem: input.problem,
    problemText: input.problemText,
    story: input.story,
    previous: input.previous,
    known,
    names,
    letterNames:
      names === null ? new Map() : lettersOfNames([...input.earlier, input.line], names, input.locale),
    definitions: new Map<string, Expression>(),
    found: new Set<number>(),
    precision: { approximate: false, cutOff: [] },
    locale: input.locale,
    prover,
  };
}
