import { isExpression, number, equation, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { asideItems } from '../goals/asides.ts';
import { goals } from '../goals/index.ts';
import { assignmentOf, isConstant } from '../goals/formula-kinds.ts';
import { Statement, type Claim } from '../goals/statement.ts';
import { isDecided, isYesNoQuestion } from '../goals/whether.ts';
import { inferTask } from '../infer-task.ts';
import { propertyConcepts, type Concept } from '../lexicon/concepts.ts';
import type { RequestedMeasure } from '../measure-request.ts';
import type { Problem } from '../problem.ts';
import { type QuantityTable } from '../quantities/read-quantities.ts';
import { type ItemizedMessage } from './items.ts';
import { unreadJoinedWords, wordsJoinedToCalculation } from './joined-words.ts';
import type { MessageItem } from './message-item.ts';

/** How one statement is read: a problem, a few that it can mean, or none. */
export type StatementReading =
  | {
      readonly kind: 'problem';
      readonly problem: Problem;
      /** A word names the task. */ readonly stated: boolean;
      /** What a word problem tells: its quantities, and how they are tied. */
      readonly quantities?: QuantityTable;
    }
  /** `by` says what is open: how a formula is read, or what is to be done with it. */
  | {
      readonly kind: 'readings';
      readonly problems: readonly Problem[];
      readonly by: 'formula' | 'task';
      /** A lost exponent alone is open; the first reading has it. */ readonly lost?: true;
    }
  | {
      readonly kind: 'unread';
      readonly found: readonly string[];
      readonly reason: 'words' | 'unsupported' | 'unused' | 'too_long';
      /** Words beside a goal that were not read. */ readonly unknown?: readonly string[];
    };

export type PartReading = { readonly label: string; readonly reading: StatementReading };
export type PartsReading = { readonly kind: 'parts'; readonly parts: readonly PartReading[] };

const mostReadings = 4;

/** Decides what one statement means. */
export const interpret = (message: ItemizedMessage): StatementReading => interpretOnce(message, true);

/** `mayLeaveOut`: items beside the problem may be left out, once; what is then next to it belongs to it. */
function interpretOnce(message: ItemizedMessage, mayLeaveOut: boolean): StatementReading {
  const statement = new Statement(message);
  const partial: Claim[] = [];
  for (const goal of goals) {
    const claim = goal(statement);
    if (claim === null) continue;
    const problems = distinct(claim.problems).filter(
      (problem) => !holdsPlace(statement, problem) && !isNothingToDo(problem),
    );
    if (problems.length === 0) continue;
    const unused = statement.unused(claim.used, treesOf(problems));
    if (unused.length > 0) {
      partial.push({ ...claim, problems });
      continue;
    }
    return decide(statement, { ...claim, problems });
  }
  const complete = mayLeaveOut
    ? (completeBesideAsides(statement, partial) ?? withoutAsides(statement))
    : null;
  return complete ?? offer(statement, partial);
}

/** A named task, or an equation, that leaves only items beside the problem unused. */
function completeBesideAsides(statement: Statement, partial: readonly Claim[]): StatementReading | null {
  const aside = asideItems(statement.message);
  if (aside.size === 0) return null;
  for (const claim of partial) {
    if ([...claim.used].some((index) => aside.has(index) && statement.formulaAt(index) !== null)) continue;
    const unused = statement.unused(claim.used, treesOf(claim.problems));
    if (!unused.every((index) => aside.has(index))) continue;
    const reading = decide(statement, claim);
    if (reading.kind === 'problem' && (reading.stated || !isExpression(reading.problem.expression)))
      return reading;
    if (reading.kind === 'readings' && reading.by === 'formula') return reading;
  }
  return null;
}

/** The statement as if the items beside the problem were not there. */
function withoutAsides(statement: Statement): StatementReading | null {
  const aside = asideItems(statement.message);
  if (aside.size === 0) return null;
  const items = statement.items.filter((_, index) => !aside.has(index));
  if (!items.some(({ kind }) => kind === 'formula')) return null;
  const reading = interpretOnce({ ...statement.message, items }, false);
  return reading.kind === 'problem' && (reading.stated || !isExpression(reading.problem.expression))
    ? reading
    : null;
}

/** A letter that stands for a function without a value, which must not be taken for an unknown. */
function holdsPlace(statement: Statement, problem: Problem): boolean {
  const places = statement.formulas.flatMap(({ item }) => item.calls.map(({ place }) => place));
  return (
    places.length > 0 &&
    treesOf([problem]).some((tree) => variablesOf(tree).some((name) => places.includes(name)))
  );
}

/** "Ejercicio resuelto 3", "the value is: 4": a number alone is not calculated. */
export const isNothingToDo = ({ task, expression, question, at, places }: Problem): boolean =>
  (task === 'evaluate' || task === 'simplify') &&
  question === undefined &&
  at === undefined &&
  places === undefined &&
  (expression.kind === 'number' || (expression.kind === 'negate' && expression.of.kind === 'number'));

const treesOf = (problems: readonly Problem[]): readonly Tree[] =>
  problems.flatMap(({ expression, question, within }): Tree[] => [
    expression,
    ...Object.values(question?.given ?? {}),
    ...(within === undefined ? [] : [within]),
  ]);

const keyOf = (problem: Problem): string =>
  JSON.stringify(problem, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

export function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = keyOf(problem);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** A claim that uses everything is the problem, unless a formula is doubtful or the task was only guessed among words. */
function decide(statement: Statement, claim: Claim): StatementReading {
  const { problems } = claim;
  const unknown = claim.stated ? unreadJoinedWords(statement) : wordsJoinedToCalculation(statement);
  if (unknown.length > 0) return { kind: 'unread', found: foundIn(statement), reason: 'words', unknown };
  const doubtful = statement.formulas.some(({ index, item }) => claim.used.has(index) && item.doubtful);
  if (problems.length > 1) {
    const open = statement.formulas.filter(({ index, item }) => claim.used.has(index) && item.doubtful);
    const isLost = claim.stated && open.length > 0 && open.every(({ item }) => item.lost);
    return {
      kind: 'readings',
      problems: problems.slice(0, mostReadings),
      by: 'formula',
      ...(isLost ? { lost: true } : {}),
    };
  }
  const [problem] = problems;
  // "eight minus three times minus two": a number in words that the sum does not have.
  const isCut =
    problem !== undefined &&
    !claim.stated &&
    isConstant(problem.expression) &&
    statement.items.some((item) => item.kind === 'count' && item.value > 1);
  if (isCut) return { kind: 'unread', found: foundIn(statement), reason: 'unused' };
  if (problem === undefined) return { kind: 'unread', found: foundIn(statement), reason: 'words' };
  if (doubtful && claim.grouped !== true) return { kind: 'readings', problems: [problem], by: 'formula' };
  // "Find the curvature of x² at x = 1": a value at a place is not what an unknown word asks for.
  // "Does 7 divide 91?": a calculation does not say whether something is so.
  if (isYesNoQuestion(statement) && !isDecided(problem)) return offer(statement, [claim]);
  if (asksForOneCoordinate(statement) && isPoint(problem)) return offer(statement, []);
  const isOtherValue = problem.question?.what === 'value' && asksUnknownOfFormula(statement);
  if (claim.stated && !isOtherValue) return { kind: 'problem', problem, stated: true };
  // "I got x = 7": words around a value report a result, they do not ask for one.
  const reports = assignmentOf(problem.expression) !== null && statement.items.some(isWord);
  if (reports) return { kind: 'unread', found: foundIn(statement), reason: 'words' };
  return isGuess(statement, problem)
    ? offer(statement, [claim])
    : { kind: 'problem', problem, stated: false };
}

/** "the y-coordinate of the midpoint": one number of a point. */
const asksForOneCoordinate = (statement: Statement): boolean =>
  statement.has('abscissa') !== statement.has('ordinate');

const points: ReadonlySet<RequestedMeasure> = new Set<RequestedMeasure>([
  'midpoint',
  'vertex',
  'extrema',
  'inflection',
]);

const isPoint = ({ expression, question }: Problem): boolean =>
  question === undefined
    ? expression.kind === 'alternatives' && expression.join === 'and'
    : points.has(question.what);

const isWord = ({ kind }: MessageItem): boolean => kind === 'word' || kind === 'concept';

/** Without a word for the task: an equation is solved and numbers are calculated; with letters and other words it could be anything. */
function isGuess(statement: Statement, problem: Problem): boolean {
  if (asksForUnknown(statement)) return true;
  return (
    statement.items.some(isWord) &&
    isExpression(problem.expression) &&
    variablesOf(problem.expression).length > 0
  );
}

/** "Find the … of": a word that the lexicons do not have stands where the task would. */
function asksForUnknown(statement: Statement): boolean {
  return statement.places('find', 'write', 'evaluate').some((place) => {
    const next = statement.next(
      place,
      (item) =>
        item.kind === 'concept' &&
        item.concepts.some((each) => ['find', 'filler', 'value', 'is', 'of', 'object'].includes(each)),
      4,
    );
    const item = statement.items[next];
    return item?.kind === 'word' && item.folded.length > 2;
  });
}

/** "the curvature of y = x²": an unknown word between the verb and a formula with letters. */
function asksUnknownOfFormula(statement: Statement): boolean {
  return (
    asksForUnknown(statement) &&
    statement.formulas.some(({ index, trees }) => {
      const before = statement.before(
        index,
        (item) =>
          item.kind === 'concept' && item.concepts.some((each) => ['of', 'object', 'filler'].includes(each)),
        3,
      );
      const item = statement.items[before];
      const letters = trees[0] !== undefined && variablesOf(trees[0]).length > 0;
      return letters && before < index - 1 && item?.kind === 'word' && item.folded.length > 3;
    })
  );
}

const never: readonly Concept[] = [
  ...propertyConcepts,
  'unsupported',
  'prove',
  'probability',
  'comparison',
  'unknown_number',
  'largest',
  'smallest',
  'negation',
  'how_many',
  'quantifier',
  'parity',
  'report',
];

/** Readings to choose from: the formulas of the statement with the tasks that fit them. */
function offer(statement: Statement, partial: readonly Claim[]): StatementReading {
  const found = foundIn(statement);
  if (statement.has(...never) || statement.items.some(({ kind }) => kind === 'derivative'))
    return { kind: 'unread', found, reason: 'unsupported' };
  // Readings without the part that was not read would be other problems.
  if (statement.items.some(({ kind }) => kind === 'unreadable'))
    return { kind: 'unread', found, reason: 'unused' };
  const formulas = statement.formulas.filter(
    ({ index, item }) => !statement.isChoice(index) && !(item.bare && item.span === 0),
  );
  const problems = distinct([
    ...partial.flatMap(({ problems: each }) => each),
    ...(formulas.length === 1 ? formulas[0]!.trees.flatMap(tasksFor) : []),
  ]).filter((problem) => !holdsPlace(statement, problem));
  const words = statement.items.filter(({ kind }) => kind === 'word').length;
  const numbers = statement.formulas.length - formulas.length;
  // Many unknown words and no goal: a word problem, whose formulas are only its data.
  const told = partial.length === 0 && words > 6;
  if (problems.length === 0 || formulas.length === 0 || told || (numbers > 0 && words > 2))
    return { kind: 'unread', found, reason: statement.formulas.length === 0 ? 'words' : 'unused' };
  return { kind: 'readings', problems: problems.slice(0, mostReadings), by: 'task' };
}

/** The tasks that a formula can have, the likeliest first. */
function tasksFor(tree: Tree): readonly Problem[] {
  if (tree.kind === 'relation' || tree.kind === 'alternatives') {
    const letters = variablesOf(tree);
    if (letters.length < 2 || tree.kind === 'alternatives') return [{ task: 'solve', expression: tree }];
    return letters.slice(0, 3).map((unknown) => ({ task: 'solve', expression: tree, unknown }));
  }
  if (tree.kind === 'definition')
    return [
      { task: 'solve', expression: equation(tree.body, number(0)) },
      ...tasksFor(tree.body).slice(0, 2),
    ];
  if (!isExpression(tree)) return [];
  if (variablesOf(tree).length === 0) return [{ task: inferTask(tree), expression: tree }];
  const own = inferTask(tree);
  if (own !== 'simplify') return [{ task: own, expression: tree }];
  const product =
    contains(tree, (part) => part.kind === 'multiply' && part.factors.some(({ kind }) => kind === 'add')) ||
    contains(tree, (part) => part.kind === 'power' && part.base.kind === 'add');
  return [
    { task: 'simplify', expression: tree },
    { task: product ? 'expand' : 'factor', expression: tree },
    ...(product ? [{ task: 'factor' as const, expression: tree as Expression }] : []),
  ];
}

const isNamedInRefusals = (concept: Concept): boolean =>
  concept === 'unsupported' || propertyConcepts.some((each) => each === concept);

/** What a refusal can name: the formulas that were read, and the words for what no task computes. */
export function foundIn(statement: Statement): readonly string[] {
  const texts = statement.items.flatMap((item: MessageItem) =>
    item.kind === 'formula'
      ? [item.text.trim()]
      : item.kind === 'concept' && item.concepts.some((concept) => isNamedInRefusals(concept))
        ? [item.text]
        : [],
  );
  return [...new Set(texts)].slice(0, 8);
}
