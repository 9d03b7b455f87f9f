import type {
  AnalogousAnswer,
  AnalogousInput,
  Cannot,
  CannotReason,
  CheckAnswer,
  CheckInput,
  Family,
  LineAnswer,
  LineInput,
  LineStatement,
  Method,
  NextStepAnswer,
  NextStepInput,
  OfferedReading,
  ProblemPart,
  Questions,
  ReadAnswer,
  ReadInput,
  SolveAnswer,
  SolvedProblem,
  SolveInput,
  Step,
  FormulaForms,
} from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import { read } from '../expression/read.ts';
import { readRequest, type Problem, type SolvingMethod } from '../reading/request.ts';
import { readMessage, type StatementReading } from '../reading/message/read-message.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { casesOf } from '../solve/alternatives.ts';
import { analogousProblem } from '../solve/analogous.ts';
import { intervalForm } from '../solve/inequalities/topic.ts';
import { methodLeft } from '../solve/quadratics/by-method.ts';
import { holdsAt } from '../algebra/relation-value.ts';
import { isAnswerLine, nextStepTree, solveTree } from '../solve/solve.ts';
import type { RuleId } from '../solve/rule-ids.ts';
import type { StepTree } from '../solve/types.ts';
import { checkAnswer } from '../verify/check-answer.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { asStatement } from '../verify/statements.ts';
import type { Prover } from '../verify/equivalence.ts';
import { judgeLine } from '../working/judge-line.ts';
import type { StatementJudgement } from '../working/judgement.ts';
import { hasWords, mayHoldWords } from '../working/line-formulas.ts';
import { leadingSign } from '../working/line-text.ts';
import { quantityPrefix } from '../working/quantity-words.ts';
import { fold, languageOf } from '../reading/lexicon/lexicon.ts';
import { otherModels } from '../reading/quantities/other-models.ts';
import { storyPieces } from '../reading/quantities/story-pieces.ts';
import { lettersOfStory } from '../working/story-names.ts';
import { requestText } from './request-text.ts';
import { localizeMaths } from './localize.ts';
import { unread, write, writeParams, writeWords } from './write.ts';

type Options = { readonly locale?: string };
const optionsOf = (locale: string | undefined): Options => (locale === undefined ? {} : { locale });

/**
 * The answer to one question; runs in the child process. Never throws on any text; the prover is the slow
 * last resort.
 */
export function answer<Name extends Method>(
  method: Name,
  input: Questions[Name][0],
  prover: Prover | null,
): Questions[Name][1] {
  const handlers: { [Each in Method]: (input: Questions[Each][0]) => Questions[Each][1] } = {
    parse: answerParse,
    check: (question: CheckInput): CheckAnswer => checkAnswer(question, prover),
    checkLine: (question: LineInput): LineAnswer => answerLine(question, prover),
    solve: answerSolve,
    analogous: answerAnalogous,
    nextStep: answerNextStep,
  };
  return handlers[method](input);
}

function answerParse({ text, locale }: ReadInput): ReadAnswer {
  const result = readRequest(text, optionsOf(locale));
  if (!result.ok) {
    const failed = unread(result.error, locale);
    return result.readings === undefined
      ? failed
      : { ...failed, readings: offeredReadings(result.readings, locale) };
  }
  const letters = result.worded ? lettersOfStory(text, result.problem, locale) : [];
  return {
    ok: true,
    text: isFormula(text, locale) ? text.trim() : requestText(result.problem, locale),
    task: result.problem.task,
    said: result.worded,
    formula: write(result.problem.expression, locale),
    class: result.class,
    variables: result.variables,
    ambiguous: result.ambiguous?.map((tree) => write(tree, locale)) ?? null,
    ...(letters.length > 0 ? { letters } : {}),
    ...(result.isStory ? { story: writeStory(text, result.problem, locale) } : {}),
    ...(result.parts.length > 1 ? { parts: result.parts.map((part) => writePart(part, locale)) } : {}),
  };
}

function writeStory(text: string, { expression }: Problem, locale: string | undefined) {
  const language = languageOf(fold(text).match(/\p{L}+/gu) ?? [], locale);
  return {
    pieces: storyPieces(text, language, locale),
    others: otherModels(expression).map((tree) => write(tree, locale)),
  };
}

const writePart = (
  { label, problem }: { readonly label: string; readonly problem: Problem },
  locale: string | undefined,
): ProblemPart => ({
  label,
  text: requestText(problem, locale),
  formula: write(problem.expression, locale),
});

/**
 * Whether a line is shown as it was typed: "Tom is 9" says more than the values that were read from it. Words that only join formulas are
 * written with them: x = 2 or x = 3.
 */
function isInWords(typed: string, tree: Tree, locale: string | undefined): boolean {
  const formula = typed.length <= 200 ? read(typed.trim(), optionsOf(locale)) : null;
  if (formula?.ok !== true || variablesOf(tree).some((name) => name.startsWith(quantityPrefix))) return true;
  if (toPlain(formula.tree) === toPlain(tree)) return false;
  // "Tom = 18": the letters of a name, of which nothing is left.
  const lost = variablesOf(formula.tree).filter((letter) => !variablesOf(tree).includes(letter));
  return lost.length > 1 || (mayHoldWords(typed) && hasWords(typed, locale));
}

/** A text that is a formula and nothing else is its own best wording. */
const isFormula = (text: string, locale: string | undefined): boolean =>
  text.length <= 200 && read(text.trim(), optionsOf(locale)).ok;

function answerLine(input: LineInput, prover: Prover | null): LineAnswer {
  const { locale } = input;
  const previous = readRequest(input.previous, optionsOf(locale));
  if (!previous.ok) return unread(previous.error, locale);
  const whole = input.problem === undefined ? null : readRequest(input.problem, optionsOf(locale));
  const task = input.task ?? previous.problem.task;
  const judged = judgeLine(
    {
      problem: whole?.ok === true ? whole.problem : { ...previous.problem, task },
      problemText: input.problem ?? input.previous,
      story: input.story ?? null,
      previous: previous.problem.expression,
      earlier: input.earlier ?? [],
      line: input.line,
      locale,
    },
    prover,
  );
  const typed = input.line.replace(leadingSign, '');
  if (judged === null) {
    const line = read(typed, optionsOf(locale));
    return unread(line.ok ? { code: 'words', at: 0, length: 0, found: '' } : line.error, locale);
  }
  const { mistake, lost, gained, line: tree, ambiguous, statements, ...rest } = judged;
  const inWords = isInWords(typed, tree, locale);
  const params =
    mistake === null
      ? {}
      : // A text may mention the line before and the learner's line where the mistake has no smaller piece.
        {
          ...writeParams({ before: previous.problem.expression, wrong: tree, ...mistake.pieces }, locale),
          ...(inWords && mistake.pieces.wrong === undefined ? { wrong: typed.trim() } : {}),
        };
  return {
    ok: true,
    ...rest,
    line: { ...write(tree, locale), ...(inWords ? writeWords(typed) : {}) },
    statements: statements.map((each) => writeStatement(each, locale)),
    lost: lost.map((value) => write(value, locale)),
    gained: gained.map((value) => write(value, locale)),
    ...(ambiguous ? { note: 'ambiguous' as const } : {}),
    ...(mistake === null
      ? {}
      : {
          mistake: { id: mistake.id, params, text: localizeMaths(locale, `mistakes.${mistake.id}`, params) },
        }),
  };
}

function writeStatement(judged: StatementJudgement, locale: string | undefined): LineStatement {
  const { verdict, tree } = judged;
  const holds = verdict === 'holds' ? judged : null;
  return { plain: toPlain(tree, locale), verdict, role: holds?.role ?? null, note: holds?.note ?? null };
}

/** A negative answer with its text: what the engine cannot do. */
export function cannot(reason: CannotReason, locale: string | undefined): Cannot {
  return { kind: 'cannot', reason, text: localizeMaths(locale, `cannot.${reason}`) };
}

function answerSolve({ problem, locale }: SolveInput): SolveAnswer {
  const reading = readMessage(problem, optionsOf(locale));
  if (reading.kind !== 'parts') return solveReading(reading, locale);
  const parts = reading.parts.map(({ label, reading: each }) => ({
    label,
    solved: solveReading(each, locale),
  }));
  return { kind: 'parts', parts };
}

function solveReading(reading: StatementReading, locale: string | undefined): SolvedProblem {
  if (reading.kind === 'unread') return notRead(reading, locale);
  return reading.kind === 'problem'
    ? solveProblem(reading.problem, locale)
    : {
        kind: 'readings',
        readings: offeredReadings(reading.problems, locale),
        text: localizeMaths(locale, 'open.which_reading'),
      };
}

/** A refusal that names the words that were not read, or what was read, so that the reader knows what is missing. */
function notRead(
  { found, unknown = [] }: Extract<StatementReading, { kind: 'unread' }>,
  locale: string | undefined,
): Cannot {
  if (unknown.length > 0) {
    const text = localizeMaths(locale, 'open.word_not_read', { words: unknown.join(', ') });
    return { kind: 'cannot', reason: 'not_read', text, found };
  }
  if (found.length === 0) return cannot('not_read', locale);
  const text = localizeMaths(locale, 'open.read_in_part', { found: found.join('; ') });
  return { kind: 'cannot', reason: 'not_read', text, found };
}

/** A question in words that was understood is named when no method answers it. */
function notSolved(reason: CannotReason, problem: Problem, locale: string | undefined): Cannot {
  if (reason !== 'family' || problem.question === undefined) return cannot(reason, locale);
  const found = requestText(problem, locale);
  return {
    kind: 'cannot',
    reason,
    text: localizeMaths(locale, 'open.not_solved_yet', { found }),
    found: [found],
  };
}

/** Readings as texts that are read as exactly these problems. */
const offeredReadings = (
  problems: readonly Problem[],
  locale: string | undefined,
): readonly OfferedReading[] =>
  problems.map((problem, index) => ({
    id: String(index + 1),
    text: requestText(problem, locale),
    formula: write(problem.expression, locale),
  }));

function solveProblem(problem: Problem, locale: string | undefined): SolvedProblem {
  const solution = solveTree(problem);
  if (solution.kind === 'cannot') return notSolved(solution.reason, problem, locale);
  return {
    kind: 'solved',
    task: problem.task,
    family: solution.family,
    reading: requestText(problem, locale),
    problem: write(problem.expression, locale),
    steps: solution.steps.map((step) => writeStep(step, locale)),
    result: write(solution.result, locale),
    solutions: solution.solutions?.map((value) => write(value, locale)) ?? null,
    ...intervalOf(solution.family, solution.result, locale),
    ...extremaOf(solution.steps, locale),
    ...verdictOf(problem, solution.steps),
    ...noteOf(methodLeft(problem, solution.steps), locale),
    checked: true,
  };
}

/** What the last step of a claim says of it. */
const verdicts: Readonly<Partial<Record<RuleId, 'yes' | 'no'>>> = {
  claim_holds: 'yes',
  claim_fails: 'no',
  identity_holds: 'yes',
  identity_fails: 'no',
  number_is_prime: 'yes',
  number_is_composite: 'no',
  one_is_not_prime: 'no',
  division_is_exact: 'yes',
  division_leaves_rest: 'no',
};

/** What the last step says of a function at −x. */
const parities: Readonly<Partial<Record<RuleId, 'even' | 'odd' | 'neither'>>> = {
  parity_even: 'even',
  parity_odd: 'odd',
  parity_neither: 'neither',
};

/** What the last step says of the offers. */
const offers: Readonly<Partial<Record<RuleId, Verdict>>> = {
  offer_first: 'first_offer',
  offer_second: 'second_offer',
  offer_third: 'third_offer',
  offers_equal: 'same_price',
};

type Verdict = NonNullable<Extract<SolvedProblem, { kind: 'solved' }>['verdict']>;
type VerdictField = { verdict?: Verdict };

function verdictOf(problem: Problem, steps: readonly StepTree[]): VerdictField {
  const last = steps.at(-1);
  if (last !== undefined) {
    const parity = parities[last.rule];
    if (parity !== undefined) {
      const what = problem.question?.what;
      if (what === 'parity') return { verdict: parity };
      return { verdict: what === `is_${parity}` ? 'yes' : 'no' };
    }
    const verdict = verdicts[last.rule] ?? offers[last.rule];
    return verdict === undefined ? {} : { verdict };
  }
  // Both sides are numbers already, and nothing is left to work out.
  if (problem.question?.what !== 'holds' || problem.expression.kind !== 'relation') return {};
  const holds =
    variablesOf(problem.expression).length > 0
      ? isIdentity(problem.expression)
      : holdsAt(problem.expression, {});
  return holds === null ? {} : { verdict: holds ? 'yes' : 'no' };
}

/** Whether both sides are the same for all values of their letters; null where that is not known. */
function isIdentity({ sides: [expected, answer] }: Relation): boolean | null {
  const { verdict } = compareTrees({ expected: expected!, answer: answer! });
  return verdict === 'unknown' ? null : verdict === 'equal';
}

/** The points that the last step tells to be maxima or minima. */
function extremaOf(
  steps: readonly StepTree[],
  locale: string | undefined,
): { extrema?: { maximum: readonly FormulaForms[]; minimum: readonly FormulaForms[] } } {
  const last = steps.at(-1);
  if (last === undefined || !/^extrema_(?:both|maximum|minimum)$/.test(last.rule)) return {};
  const points = pointsIn(last.after);
  const pointsAt = (places: Tree | undefined): readonly FormulaForms[] => {
    const values = places === undefined ? [] : (casesOf(places) ?? []).map(({ sides }) => sides[1]!);
    return points
      .filter(([x]) => values.some((value) => sameTree(value, x)))
      .map((coordinates) => write({ kind: 'point', coordinates }, locale));
  };
  return { extrema: { maximum: pointsAt(last.params.maximum), minimum: pointsAt(last.params.minimum) } };
}

/** A point, or several as x = … and y = …. */
function pointsIn(tree: Tree): readonly (readonly [Expression, Expression])[] {
  if (tree.kind === 'point') return [[tree.coordinates[0]!, tree.coordinates[1]!]];
  return tree.kind === 'systems'
    ? tree.items.map(({ items }) => [items[0]!.sides[1]!, items[1]!.sides[1]!] as const)
    : [];
}

function noteOf(left: SolvingMethod | null, locale: string | undefined): { note?: string } {
  return left === null ? {} : { note: localizeMaths(locale, `method.${left}`) };
}

/** x < 1 or x ≥ 3 as ]−∞, 1[ ∪ [3, ∞[. */
function intervalOf(family: Family, result: Tree, locale: string | undefined): { interval?: FormulaForms } {
  const form = family === 'domain' || family.endsWith('_inequality') ? intervalForm(result) : null;
  return form === null ? {} : { interval: write(form, locale) };
}

function writeStep(step: StepTree, locale: string | undefined): Step {
  const params = writeParams(step.params, locale);
  return {
    rule: step.rule,
    before: write(step.before, locale),
    after: write(step.after, locale),
    params,
    text: [step.rule, ...(step.also ? [step.also] : [])]
      .map((rule) => localizeMaths(locale, `rules.${rule}`, params))
      .join(' '),
  };
}

function answerAnalogous({ problem, locale, seed }: AnalogousInput): AnalogousAnswer {
  const request = readRequest(problem, optionsOf(locale));
  if (!request.ok) return cannot('not_read', locale);
  const fresh = analogousProblem(request.problem, seed);
  if (fresh === null) return cannot('family', locale);
  return {
    kind: 'problem',
    text: requestText(fresh.problem, locale),
    task: fresh.problem.task,
    family: fresh.family,
    formula: write(fresh.problem.expression, locale),
  };
}

function answerNextStep({ problem, line, locale }: NextStepInput): NextStepAnswer {
  const request = readRequest(problem, optionsOf(locale));
  const current = read(line.replace(/^\s*=\s*/u, ''), optionsOf(locale));
  if (!request.ok || !current.ok) return cannot('not_read', locale);
  const tree = lastPart(current.tree, request.problem);
  if (isAnswerLine(tree, request.problem)) return { kind: 'done', result: write(tree, locale) };
  const step = nextStepTree(tree, request.problem);
  if (step === null) return cannot('family', locale);
  if (step === 'unchecked' || step === 'too_large') return cannot(step, locale);
  return {
    kind: 'step',
    step: writeStep(step, locale),
    last: isAnswerLine(step.after, request.problem),
  };
}

/** `6/8 = 3/4`: the right-hand end counts; a value alone stands for the unknown of the problem. */
function lastPart(tree: Tree, problem: Problem): Tree {
  if (!isExpression(problem.expression)) return asStatement(tree, variablesOf(problem.expression)[0]);
  const relations = relationsOf(tree);
  const end = relations?.items[0]?.sides.at(-1);
  if (end === undefined || !isExpression(end)) return tree;
  return compareTrees({ expected: problem.expression, answer: end }).verdict === 'equal' ? end : tree;
}
