import { read } from '../expression/read.ts';
import {
  equation,
  isExpression,
  product,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { expressionsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { units } from '../expression/units.ts';
import { letterUnits, unitWords } from '../expression/unit-words.ts';
import { hasUnit } from '../verify/units.ts';
import type { LineResult } from '../verify/check-line.ts';
import type { Prover } from '../verify/equivalence.ts';
import { withEvaluationBars } from './evaluation-bars.ts';
import { isFactorOf } from './common-factor.ts';
import { explainMistake } from './explain-mistake.ts';
import { knownOf } from './interpretations.ts';
import { unitsIn, valueOf } from './tree-values.ts';
import { type ProblemKnowledge } from './problem-knowledge.ts';
import { judgeStatement } from './judge-statement.ts';
import { isAntiderivativeLine, withFunctionValues, withOperationArrow } from './named-functions.ts';
import type { LineRole, StatementJudgement, WorkingContext } from './judgement.ts';
import { withCalculationColon, withTrialColon } from './line-text.ts';
import { isSolutionSet, type SplitLine, type SplitStatement } from './split-statement.ts';
import { quantityPrefix } from './quantity-words.ts';
import { withOneList } from './clause-statements.ts';
import { withoutMarkedNote, withoutNote } from './operation-notes.ts';
import { splitLine, splitOf } from './split-line.ts';
import { holdsForFrequency } from './frequency-claims.ts';
import { holdsForDenial, withLimitPlace } from './limit-lines.ts';
import { holdsForMotion, motionNames, withMotionLetters } from './motion-names.ts';
import { isRounding } from './rounding.ts';
import { rateClaimOf } from './story-rates.ts';
import { namesNumbersOfStory } from './story-lists.ts';
import { namesInText, withIndexedNames } from './text-names.ts';
import { isOtherCount } from './useful-calculations.ts';
import { resolve, type TruthNote } from './truth.ts';

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

/** A judged line: the engine's result, and how each of its statements was taken. */
export type LineJudgement = LineResult & {
  readonly role: LineRole | null;
  readonly truth: TruthNote | null;
  /** The line takes the place of the previous one. */
  readonly continues: boolean;
  readonly ambiguous: boolean;
  readonly statements: readonly StatementJudgement[];
};

/** Judges a line; null when it holds no mathematics that can be read. */
export function judgeLine(written: LineToJudge, prover: Prover | null): LineJudgement | null {
  const input = { ...written, line: withoutMarkedNote(written.line) };
  const { problem, locale } = input;
  const measures = hasMeasures(problem) || hasLetterUnitOf(input.story, input.line);
  const text = input.story ?? input.problemText;
  const own = withNamesOf(text, knownOf(problem, [input.previous], input.story !== null), locale);
  const motion = motionNames(input.story, own, locale);
  const known = { ...own, interpretations: [...own.interpretations, ...motion] };
  const inTermsOfProblem = (line: string): string =>
    withIndexedNames(
      withMotionLetters(
        withLimitPlace(
          withOperationArrow(withEvaluationBars(line, problem, locale), problem),
          problem,
          locale,
        ),
        motion.length > 0,
      ),
      text,
      problem,
    );
  const bare = withoutFunctionValue(input.line, problem, locale);
  const whole = splitLine(withFunctionValues(inTermsOfProblem(bare), problem, locale), locale, measures);
  const split =
    bare === input.line
      ? whole
      : { ...whole, statements: whole.statements.map((each) => ({ ...each, requested: true })) };
  const context = contextOf(input, known, prover);
  const rate =
    input.story === null || known.result === null
      ? null
      : rateClaimOf(input.line, input.story, known.result, input.locale);
  if (rate !== null) return judgeSplit(splitOf(rate), context);
  const inWords =
    holdsForFrequency(input.line, known.data) ??
    holdsForDenial(input.line, problem, known.result) ??
    holdsForMotion(input.line, motion, locale);
  if (inWords !== null)
    return combine([beside(inWords, problem)], splitOf(problem.expression), context, false);
  for (const line of input.earlier) {
    const before = splitLine(inTermsOfProblem(line), locale, measures);
    for (const { trees } of before.statements)
      if (trees[0] !== undefined) judgeStatement(trees[0], { ...context, precision: before });
  }
  if (isOtherCount(input.line, context))
    return combine([beside(false, problem)], splitOf(problem.expression), context, false);
  if (split.statements.length === 0 && split.introduced.length === 0) return null;
  const judged = judgeSplit(split, { ...context, precision: split });
  if (judged?.verdict !== 'different' && judged?.verdict !== 'unknown') return judged;
  const oneList = withOneList(split);
  const listed = oneList && judgeSplit(oneList, { ...contextOf(input, known, prover), precision: oneList });
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
    const better = judgeSplit(again, { ...contextOf(input, known, prover), precision: again });
    if (better?.verdict === 'equal') return better;
  }
  return judged;
}

/** A claim about the problem itself, true or not. */
const beside = (isTrue: boolean, { expression: tree }: Problem): StatementJudgement =>
  isTrue
    ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
    : { verdict: 'fails', tree, base: null, pair: null };

/** What is known, with the names that only the text has. */
function withNamesOf(text: string, known: ProblemKnowledge, locale: string | undefined): ProblemKnowledge {
  const names = namesInText(text, known, locale);
  return names === null ? known : { ...known, interpretations: [...known.interpretations, names] };
}

/** A line with the digits behind single letters as exponents, as typed on a phone; null where there are none. */
function withExponents(line: string): string | null {
  const raised = line.replaceAll(/(?<![\p{L}_\\])([a-zA-Z])([2-9])(?![\d.,\p{L}]*[\d\p{L}])/gu, '$1^$2');
  return raised === line ? null : raised;
}

/** 4.5e-4, as calculators show it; null where there is no such number. */
function withPowersOfTen(line: string): string | null {
  const written = line.replaceAll(/(?<=\d)e([-−+]?\d{1,3})(?![\p{L}\d])/giu, ' · 10^($1)');
  return written === line ? null : written;
}

/** "f(−3) = 2 · 9 − 5" where f(−3) is what is asked for: only the value counts. */
function withoutFunctionValue(line: string, { question }: Problem, locale: string | undefined): string {
  const found =
    question?.what === 'value' ? /^\s*[A-Za-z]\s*\(((?:[^()]|\([^()]*\)){1,30})\)\s*=\s*/u.exec(line) : null;
  const [given, more] = Object.values(question?.given ?? {});
  if (found === null || given === undefined || more !== undefined) return line;
  const argument = read(found[1]!, locale === undefined ? {} : { locale });
  const isAsked =
    argument.ok && isExpression(argument.tree) && Math.abs(valueOf(argument.tree) - valueOf(given)) < 1e-9;
  return isAsked ? line.slice(found[0].length) : line;
}

const hasMeasures = ({ expression, question }: Problem): boolean =>
  question?.unit !== undefined || hasUnit(expression) || Object.values(question?.given ?? {}).some(hasUnit);

/** "15 L" for a story about 6 L: the letter behind the number is the unit. */
function hasLetterUnitOf(story: string | null, line: string): boolean {
  const inText = (text: string) =>
    [...text.matchAll(/\d\s*(\p{L})(?!\p{L})/gu)].flatMap(([, sign]) =>
      letterUnits.has(sign!) ? [sign!] : [],
    );
  const own = inText(line);
  return story !== null && own.length > 0 && own.every((sign) => inText(story).includes(sign));
}

function contextOf(input: LineToJudge, known: ProblemKnowledge, prover: Prover | null): WorkingContext {
  return {
    problem: input.problem,
    problemText: input.problemText,
    story: input.story,
    previous: input.previous,
    known,
    definitions: new Map<string, Expression>(),
    found: new Set<number>(),
    precision: { approximate: false, cutOff: [] },
    locale: input.locale,
    prover,
  };
}

function judgeSplit(split: SplitLine, context: WorkingContext): LineJudgement | null {
  let ambiguous = false;
  const judged: StatementJudgement[] = [];
  // Letters that the line itself gives a meaning or a trial value count for the whole of it.
  const scope: WorkingContext = { ...context, definitions: new Map(context.definitions) };
  const trial = new Map(scope.definitions);
  for (const { stance, trees } of split.statements) {
    if (stance === 'set')
      for (const { name, value } of settingsIn(trees[0], context)) scope.definitions.set(name, value);
    if (stance === 'supposed') for (const { name, value } of valuesIn(trees[0])) trial.set(name, value);
  }
  for (const [name, value] of scope.definitions) trial.set(name, trial.get(name) ?? value);
  let tried = false;
  for (const written of split.statements) {
    const isNameless = written.trees.every((tree) => isUnknownQuantity(tree, context));
    const statement = {
      ...written,
      inWords: written.inWords || isNameless,
      certain: written.certain && !isNameless,
      // "Total = 8": of a quantity that the problem has, it is no other one.
      requested: written.requested && (isNameless || !written.trees.some(isNamedQuantity)),
      complete: written.complete || written.trees.some(isSolutionSet),
      trees: written.trees.map((tree) =>
        asSolutions(withoutAntiderivative(withoutUnknownName(tree, context), context), context),
      ),
    };
    const { stance, trees } = statement;
    // "Not 5": a number that words reject, which is no value of an unknown, claims nothing.
    if (stance === 'rejected' && trees.every(isNumber) && context.problem.task !== 'solve') continue;
    if (stance === 'supposed' && valuesIn(trees[0]).length > 0) {
      tried = true;
      for (const { name, value } of valuesIn(trees[0])) trial.set(name, value);
      continue;
    }
    if (statement.outcome) {
      judged.push(judgeOutcome(statement, { ...scope, definitions: trial }));
      continue;
    }
    const isNaming =
      settingsIn(trees[0], context).length > 0 ||
      namesNumbersOfStory(trees.slice(0, 1).filter(isExpression), context);
    if (stance === 'set' && isNaming) {
      judged.push({
        verdict: 'holds',
        role: 'definition',
        note: 'exact',
        tree: trees[0]!,
        base: null,
        finished: false,
      });
      continue;
    }
    const [best, index] = judgeReadings(statement, tried ? { ...scope, definitions: trial } : scope);
    ambiguous ||= index > 0;
    // "… + C, for its derivative is 6x²": a formula that only gives a reason claims nothing.
    const isReason = stance === 'reason' && best.verdict !== 'holds' && trees.some(isExpression);
    if (isReason && judged.length > 0) continue;
    judged.push(asMeant(best, statement, context));
  }
  for (const [name, value] of scope.definitions) context.definitions.set(name, value);
  if (judged.length === 0 && split.introduced.length === 0)
    return { ...introduction(split, context), verdict: 'unknown', truth: null };
  if (judged.length === 0) return introduction(split, context);
  return combine(judged, split, context, ambiguous);
}

/** What stands behind a word for a quantity that the problem does not have: it can still be judged. */
function withoutUnknownName(tree: Tree, context: WorkingContext): Tree {
  if (tree.kind !== 'relation' || !isUnknownQuantity(tree, context)) return tree;
  const [, first, ...others] = tree.sides;
  return others.length === 0 ? first! : { ...tree, sides: tree.sides.slice(1), signs: tree.signs.slice(1) };
}

const nameOfQuantity = (tree: Tree): string | null => {
  const left = tree.kind === 'relation' ? tree.sides[0] : undefined;
  return left?.kind === 'variable' && left.name.startsWith(quantityPrefix) ? left.name : null;
};

const isNamedQuantity = (tree: Tree): boolean => nameOfQuantity(tree) !== null;

function isUnknownQuantity(tree: Tree, { known }: WorkingContext): boolean {
  const name = nameOfQuantity(tree);
  return (
    name !== null && !known.interpretations.some(({ worlds }) => worlds[0] !== undefined && name in worlds[0])
  );
}

/** S = {4}: the value of the one unknown. */
function asSolutions(tree: Tree, { known, problem }: WorkingContext): Tree {
  const [left, right] = tree.kind === 'relation' ? tree.sides : [];
  const [name, more] = known.letters;
  const isSet =
    left?.kind === 'variable' && left.name === 'S' && right !== undefined && !known.letters.has('S');
  if (!isSet || problem.task !== 'solve' || problem.question !== undefined) return tree;
  return name === undefined || more !== undefined ? tree : equation(variable(name), right);
}

/** [x³ + x] = (8 + 2) − 0 = 10: the antiderivative whose values are subtracted is not equal to them. */
function withoutAntiderivative(tree: Tree, { problem }: WorkingContext): Tree {
  const [left, right, ...more] = tree.kind === 'relation' ? tree.sides : [];
  const { expression } = problem;
  const isDefinite = isExpression(expression) && expression.kind === 'integral' && expression.bounds !== null;
  if (tree.kind !== 'relation' || !isDefinite || left === undefined || right === undefined) return tree;
  if (!isAntiderivativeLine(left, problem) || variablesOf(right).length > 0) return tree;
  return more.length === 0 ? right : { ...tree, sides: [right, ...more], signs: tree.signs.slice(1) };
}

type Named = { readonly name: string; readonly value: Expression };

/** The letters that stand alone on the left of an equation, with what they are equal to. */
function valuesIn(tree: Tree | undefined): readonly Named[] {
  const relations = tree?.kind === 'relation' ? [tree] : tree?.kind === 'alternatives' ? tree.items : [];
  return relations.flatMap(({ sides, signs }) => {
    const [left, right] = sides;
    return left?.kind === 'variable' &&
      right !== undefined &&
      signs.join() === '=' &&
      !variablesOf(right).includes(left.name)
      ? [{ name: left.name, value: right }]
      : [];
  });
}

/** "With a = x and b = 4": letters that the problem does not have. */
const settingsIn = (tree: Tree | undefined, { known }: WorkingContext): readonly Named[] => {
  const values = valuesIn(tree);
  return values.every(({ name }) => !known.letters.has(name)) ? values : [];
};

/**
 * What the words around a statement make of its judgement. It is called wrong only where they leave no other meaning; a value that they reject is
 * right to be rejected when it does not fit; a value that they call the answer has to be the answer.
 */
function asMeant(
  best: StatementJudgement,
  statement: SplitStatement,
  context: WorkingContext,
): StatementJudgement {
  const { tree, base } = best;
  const undecided: StatementJudgement = { verdict: 'undecided', tree, base };
  // "no solution" denies by itself.
  if (statement.stance === 'rejected' && tree.kind !== 'solutions') {
    if (best.verdict === 'holds') return undecided;
    const isValue =
      (valuesIn(tree).length > 0 || isNumber(tree)) && best.verdict === 'fails' && best.pair === null;
    return isValue
      ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
      : undecided;
  }
  if (statement.inWords && (best.verdict !== 'holds' || statement.requested)) {
    const counted = judgeCount(best, context);
    if (best.verdict === 'holds' && (counted.verdict === 'holds' || isRequestedValue(tree, context)))
      return best;
    const isOther = counted.verdict !== 'holds' && statement.requested && !isRequestedValue(tree, context);
    return isOther ? { verdict: 'fails', tree, base, pair: null } : counted;
  }
  // "The common factor is 3x".
  const isCommonFactor =
    best.verdict !== 'holds' && statement.worded && !statement.requested && isFactorOfProblem(tree, context);
  if (isCommonFactor)
    return { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false };
  // "The total must be 60": a number on the way that words are about.
  if (best.verdict === 'fails' && statement.worded && isNumberOnTheWay(tree, context)) return undecided;
  if (best.verdict === 'fails') {
    const isClosed = best.pair !== null && !statement.trees.some(isExpression);
    const isSure =
      statement.certain && (isClosed || statement.stance === 'claimed' || statement.stance === 'set');
    return isSure ? best : undecided;
  }
  if (best.verdict !== 'holds') return best;
  const isIncomplete = statement.complete && best.role === 'part';
  // Right for the line before, which may have more solutions than the problem.
  const isStep =
    statement.solutions && statement.complete && best.role === 'step' && context.known.solution !== null;
  if (isStep) return { verdict: 'fails', tree, base, pair: null };
  if (isIncomplete || (statement.tested && !areSolutions(tree, context)))
    return { verdict: 'fails', tree, base, pair: null };
  if (statement.requested && best.role !== 'result' && !isRequestedValue(tree, context))
    return { verdict: 'fails', tree, base, pair: null };
  return statement.check && best.role === 'aside' ? { ...best, role: 'check' } : best;
}

const isFactorOfProblem = (tree: Tree, { problem: { task, expression } }: WorkingContext): boolean =>
  task === 'factor' && isExpression(tree) && isExpression(expression) && isFactorOf(tree, expression);

const isNumber = (tree: Tree): boolean => isExpression(tree) && variablesOf(tree).length === 0;

const isNumberOnTheWay = (tree: Tree, { known }: WorkingContext): boolean =>
  isExpression(tree) &&
  tree.kind === 'number' &&
  known.intermediates.some((each) => Math.abs(each - valueOf(tree)) < 1e-9);

/** Whether the last value of a statement is what the problem asks for, or the problem asks for no value. */
function isRequestedValue(tree: Tree, { known, precision }: WorkingContext): boolean {
  const side = isExpression(tree) ? tree : tree.kind === 'relation' ? tree.sides.at(-1)! : null;
  if (known.result === null || side === null || variablesOf(side).length > 0) return true;
  const value = valueOf(side);
  return [known.result, ...known.plainResults].some(
    (wanted) =>
      Math.abs(wanted - value) <= 1e-9 * Math.max(1e-6, Math.abs(wanted)) ||
      isRounding(side, value, wanted, precision.approximate || known.problem.question !== undefined),
  );
}

/** Whether every value that a statement gives to an unknown is one of a solution; true where that is not known. */
function areSolutions(tree: Tree, { known }: WorkingContext): boolean {
  const worlds = known.interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  return valuesIn(tree).every(({ name, value }) => {
    const values = worlds.flatMap((world) => world[name] ?? []);
    return values.length === 0 || values.some((each) => Math.abs(each - valueOf(value)) < 1e-9);
  });
}

/** "There are 4 numbers": true when something known has that value; else the words may say anything. */
function judgeCount(judged: StatementJudgement, { known }: WorkingContext): StatementJudgement {
  const { tree, base } = judged;
  const last = tree.kind === 'relation' ? tree.sides.at(-1)! : tree;
  const plain = asNumbers(last);
  const value = isExpression(plain) && variablesOf(plain).length === 0 ? valueOf(plain) : NaN;
  const names = known.interpretations.flatMap(({ about, worlds }) =>
    about === 'result' ? Object.values(worlds[0] ?? {}) : [],
  );
  const isKnown = [...known.intermediates, ...known.quantities, ...names].some(
    (each) => Math.abs(each - value) < 1e-9,
  );
  return isKnown
    ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
    : { verdict: 'undecided', tree, base };
}

/** "x = 5 gives 25": right when a formula of the working has that value for the value tried. */
function judgeOutcome({ trees }: SplitStatement, context: WorkingContext): StatementJudgement {
  const { problem, previous, known, definitions } = context;
  const [tree] = trees as readonly [Expression];
  const formulas = [problem.expression, previous, ...(known.solution?.steps ?? []).map(({ after }) => after)];
  const values = formulas
    .flatMap(expressionsOf)
    .map((side) => valueOf(resolve(side, definitions)))
    .filter(Number.isFinite);
  const value = valueOf(tree);
  return values.some((each) => isRounding(tree, value, each, true) || Math.abs(each - value) < 1e-9)
    ? { verdict: 'holds', role: 'check', note: 'exact', tree, base: null, finished: false }
    : values.length > 0 && variablesOf(tree).length === 0
      ? { verdict: 'fails', tree, base: null, pair: null }
      : { verdict: 'undecided', tree, base: null };
}

/** The reading that holds, else the first one. */
function judgeReadings(
  { trees }: SplitStatement,
  context: WorkingContext,
): readonly [StatementJudgement, number] {
  for (const tree of inTermsOf(trees[0], context)) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds' && judged.role === 'result') return [{ ...judged, tree: trees[0]! }, 0];
  }
  let first: StatementJudgement | null = null;
  for (const [index, tree] of trees.entries()) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds') return [judged, index];
    first ??= judged;
    // 20 m/s where metres per second are wanted: m and s are no letters.
    if (judged.verdict === 'fails' && isInUnitsOf(tree, context)) break;
  }
  for (const tree of ofWhole(trees[0], context)) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds') return [{ ...judged, tree: trees[0]! }, 0];
  }
  return [first!, 0];
}

/**
 * The statement in the terms of a problem that has lost its words: 72 € where the price is the number 72, x = 300 where the value that is asked
 * for has a letter that the learner does not see.
 */
function inTermsOf(
  tree: Tree | undefined,
  { problem, problemText, story, known }: WorkingContext,
): readonly Tree[] {
  if (tree === undefined) return [];
  const mayHaveUnit =
    !hasMeasures(problem) && hasUnit(tree) && unitsIn(tree).every(isUnitOf(story ?? problemText));
  const plain = mayHaveUnit ? asNumbers(tree) : tree;
  const [only, more] = problem.question === undefined ? [] : valuesIn(plain);
  const own = only !== undefined && more === undefined && !known.letters.has(only.name) ? [only.value] : [];
  return [...own, ...(mayHaveUnit ? [plain] : [])];
}

const signsOfMoney: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** The numbers of quantities: 72 for 72 €. */
function asNumbers(tree: Tree): Tree {
  if (tree.kind === 'list') return { ...tree, items: tree.items.map(asNumber) };
  if (tree.kind === 'relation') return { ...tree, sides: tree.sides.map(asNumber) };
  return isExpression(tree) ? asNumber(tree) : tree;
}

function asNumber(value: Expression): Expression {
  const isUnit = (part: Expression): boolean =>
    part.kind === 'unit' || (part.kind === 'power' && part.base.kind === 'unit');
  // 60 miles/h: a number of units over a unit.
  if (value.kind === 'divide' && isUnit(value.denominator)) return asNumber(value.numerator);
  if (value.kind !== 'multiply') return value;
  const factors = value.factors.filter((factor) => !isUnit(factor));
  return factors.length === 0 ? value : product(factors);
}

/** Whether a text has a unit, or names no unit at all. */
function isUnitOf(text: string): (unit: string) => boolean {
  const behindNumbers = [...text.matchAll(/\d\s*(\p{L}+)/gu)].map(([, sign]) => sign!);
  const named = new Set<string>([
    ...(text.match(/\p{L}+/gu) ?? []).flatMap((word) => unitWords.get(word.toLowerCase()) ?? []),
    ...behindNumbers.filter((sign) => sign in units),
    ...[...text].flatMap((sign) => signsOfMoney[sign] ?? []),
  ]);
  return (unit) => named.size === 0 || named.has(unit);
}

/** Whether all units of a tree are those of the problem. */
function isInUnitsOf(tree: Tree, { problem }: WorkingContext): boolean {
  const own = unitsIn(tree);
  const given = [problem.expression, ...Object.values(problem.question?.given ?? {})].flatMap(unitsIn);
  return own.length > 0 && own.every((name) => given.includes(name));
}

/** 30 % = 75: the percentage of what the problem gives as the whole. */
function ofWhole(written: Tree | undefined, { problem, story, known }: WorkingContext): readonly Relation[] {
  const tree = written === undefined || hasMeasures(problem) ? written : asNumbers(written);
  if (tree?.kind !== 'relation' || tree.signs.some((sign) => sign !== '=')) return [];
  const parts = tree.sides.filter(({ kind }) => kind === 'percent');
  if (parts.length === 0 || parts.length === tree.sides.length || variablesOf(tree).length > 0) return [];
  const { w, u, v } = problem.question?.given ?? {};
  const { expression } = problem;
  const factors = isExpression(expression) && expression.kind === 'multiply' ? expression.factors : [];
  // Before a change, the whole is what is asked for.
  const isBefore = problem.question?.what.startsWith('percent_before') === true;
  const wholes = (isBefore ? [] : [w, u, v, ...factors]).flatMap((each) =>
    each === undefined || each.kind === 'percent' ? [] : [each],
  );
  // In a story that asks for the whole, only its answer is that.
  const result = known.solution?.result;
  const answer = result?.kind === 'relation' ? result.sides[1] : result;
  if (wholes.length === 0 && story !== null && answer !== undefined && isExpression(answer))
    wholes.push(answer);
  return wholes.map((whole) => ({
    ...tree,
    sides: tree.sides.map((side) => (side.kind === 'percent' ? product([side, whole]) : side)),
  }));
}

/** "Let x be the number": a letter is introduced in words. */
function introduction({ introduced }: SplitLine, { previous }: WorkingContext): LineJudgement {
  return {
    ...blank(previous),
    verdict: 'equal',
    role: introduced.length > 0 ? 'definition' : null,
    truth: 'exact',
    continues: false,
    ambiguous: false,
    statements: [],
  };
}

const blank = (line: Tree): LineResult => ({
  line,
  verdict: 'unknown',
  finished: false,
  partial: false,
  lost: [],
  gained: [],
  mistake: null,
});

function combine(
  judged: readonly StatementJudgement[],
  { unread }: SplitLine,
  context: WorkingContext,
  ambiguous: boolean,
): LineJudgement {
  const rest = { ambiguous, statements: judged, truth: null, continues: false, role: null };
  const failed = judged.find((each) => each.verdict === 'fails');
  if (failed !== undefined && failed.verdict === 'fails') {
    const base =
      failed.base?.verdict === 'different'
        ? failed.base
        : { ...blank(failed.tree), verdict: 'different' as const };
    return {
      ...base,
      line: failed.tree,
      partial: false,
      finished: false,
      ...rest,
      mistake: explainMistake(failed, context),
    };
  }
  const open = judged.find(({ verdict }) => verdict === 'undecided');
  if (open !== undefined || unread) {
    const base = open?.base ?? blank(judged[0]!.tree);
    return {
      ...base,
      line: (open ?? judged[0]!).tree,
      verdict: 'unknown',
      partial: false,
      finished: false,
      ...rest,
    };
  }
  const true_ = judged.flatMap((each) => (each.verdict === 'holds' ? [each] : []));
  const main = true_.findLast(({ role }) => ['result', 'step', 'part'].includes(role)) ?? true_.at(-1)!;
  const { base, role, note, finished } = main;
  const continues = base !== null && base.verdict === 'equal';
  const result: LineResult = base ?? { ...blank(main.tree), verdict: 'equal' };
  return {
    ...result,
    line: continues ? result.line : main.tree,
    // A part of the answer keeps the verdict of the comparison: the line alone is not equal to the one above.
    verdict: role === 'part' ? (base?.verdict ?? 'unknown') : 'equal',
    finished: finished || (continues && result.finished),
    partial: role === 'part' && base?.verdict !== 'equal',
    ...rest,
    role,
    truth: note,
    continues,
  };
}
