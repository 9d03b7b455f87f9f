import { subtract } from '../../expression/rational.ts';
import { fraction, isExpression, type Expression } from '../../expression/tree.ts';
import { numberValue } from '../../expression/build.ts';
import type { PercentQuestion } from '../measure-request.ts';
import { distributes } from '../quantities/coverage.ts';
import type { MessageItem } from '../message/message-item.ts';
import { problemOfMeasure } from './figures.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

type Amount = { readonly formula: StatedFormula; readonly value: Expression };

/** The value of a plain number or an amount of money. */
function amountOf(formula: StatedFormula): Amount | null {
  const [tree] = formula.trees;
  if (tree === undefined || !isExpression(tree)) return null;
  if (
    tree.kind === 'multiply' &&
    tree.factors.length === 2 &&
    tree.factors[1]!.kind === 'unit' &&
    numberValue(tree.factors[0]!) !== null
  )
    return { formula, value: tree.factors[0]! };
  return isConstant(tree) && numberValue(tree) !== null && !isPercent(tree) ? { formula, value: tree } : null;
}

const sizeOf = (tree: Expression): Expression => (tree.kind === 'negate' ? tree.of : tree);
const isPercent = (tree: Expression): boolean => sizeOf(tree).kind === 'percent';

const question = (
  what: PercentQuestion,
  given: Readonly<Record<string, Expression>>,
  used: Iterable<number>,
): Claim => ({
  problems: [problemOfMeasure({ what, given })],
  used: new Set(used),
  stated: true,
});

/** Percentages: of a number, what percent, of what number, change, more, less. */
export function readPercent(statement: Statement): Claim | null {
  const rates = statement.formulas.filter(({ trees }) => isExpression(trees[0]!) && isPercent(trees[0]));
  const amounts = statement.formulas.flatMap((formula) => amountOf(formula) ?? []);
  const all = [...rates, ...amounts.map(({ formula }) => formula)].map(({ index }) => index);
  const words = statement.places(
    'percent',
    'percent_change',
    'increase',
    'decrease',
    'off',
    'evaluate',
    'how_many',
    'as_percent',
  );
  const portion = partOfWhole(statement);
  if (
    portion !== null &&
    statement.formulas.length === 1 &&
    statement.has('find', 'evaluate', 'value', 'how_many') &&
    !statement.has('increase', 'decrease', 'comparison')
  )
    return question('percent_part', portion.given, [
      portion.index,
      ...statement.places('evaluate', 'percent', 'value', 'how_many'),
    ]);
  if (statement.formulas.length !== all.length || statement.has('infinite', 'ratio', 'probability'))
    return null;
  if (rates.length === 0 && amounts.length === 2 && statement.has('percent', 'percent_change', 'as_percent'))
    return asksForRate(statement, amounts as [Amount, Amount], [...all, ...words]);
  if (rates.length !== 1 || amounts.length !== 1) return null;
  return withRate(statement, rates[0]!, amounts[0]!, [...all, ...words]);
}

/** 15% of 80, read as one formula. */
function partOfWhole(
  statement: Statement,
): { readonly index: number; readonly given: Readonly<Record<string, Expression>> } | null {
  for (const { index, trees } of statement.formulas) {
    const [tree] = trees;
    if (tree?.kind !== 'multiply' || tree.factors.length !== 2) continue;
    const [p, w] = tree.factors;
    if (p!.kind === 'percent' && numberValue(w!) !== null && w!.kind !== 'percent')
      return { index, given: { p: p!, w: w! } };
  }
  return null;
}

function asksForRate(
  statement: Statement,
  [first, second]: [Amount, Amount],
  used: readonly number[],
): Claim | null {
  const from =
    statement.isConcept(first.formula.index - 1, 'from') ||
    statement.isConcept(first.formula.index - 1, 'of');
  const to = statement.isConcept(second.formula.index - 1, 'to');
  if (from && to && (statement.has('percent_change') || statement.has('increase', 'decrease')))
    return changeOf(statement, first.value, second.value, used);
  if (statement.has('percent_change', 'increase', 'decrease')) return null;
  // "what percent of 120 is 30", "30 is what percent of 120": the whole follows "of" after the word.
  const [word] = statement.places('percent');
  const whole = [first, second].filter(
    ({ formula: { index } }) =>
      index > word! && statement.isConcept(index - 1, 'of', 'from', 'when', 'respect'),
  );
  if (whole.length !== 1) return null;
  const part = whole[0] === first ? second : first;
  return question('percent_rate', { w: whole[0]!.value, a: part.value }, used);
}

/** The change in percent; a decrease that is asked for as such is a part of the first value. */
function changeOf(statement: Statement, u: Expression, v: Expression, used: readonly number[]): Claim {
  const [from, to] = [numberValue(u), numberValue(v)];
  const falls = from !== null && to !== null && to.n * from.d < from.n * to.d;
  const difference =
    falls && statement.has('percent_decrease', 'decrease') ? fraction(subtract(from, to)) : null;
  return difference === null
    ? question('percent_change', { u, v }, used)
    : question('percent_rate', { w: u, a: difference }, used);
}

const foldedWord = (statement: Statement, index: number): string | null => {
  const item = statement.items[index];
  return item !== undefined && 'text' in item && item.kind !== 'formula' && item.text.length > 3
    ? item.text.toLowerCase()
    : null;
};

/** "30% of my salary is 450. What is my salary?": the question behind the numbers names what the percentage is of. */
function asksForWhole(statement: Statement, of: number, last: number): boolean {
  const whole = [of + 1, of + 2].flatMap((index) => foldedWord(statement, index) ?? []);
  return statement
    .places('find')
    .some(
      (find) =>
        find > last &&
        [find + 1, find + 2, find + 3].some(
          (index) =>
            whole.includes(foldedWord(statement, index) ?? '') &&
            !statement.items.slice(find, index).some((_, at) => statement.isConcept(find + at, 'of')),
        ),
    );
}

/** "two lamps", "$650 each": the amount is not the whole. */
const isOfEach = (statement: Statement): boolean =>
  statement.items.some(
    (item) =>
      (item.kind === 'count' && item.value > 1) ||
      ('text' in item && distributes.test(item.text.toLowerCase())),
  );

/** Items between a question word and the "original" that it asks for: "what was the original", "quel était donc le prix initial". */
const nearQuestion = 5;

/**
 * Whether the value before the change is asked for: "What was the original price?", "… after the rise. How much before?". In "the original
 * price is $90" it is given.
 */
function asksForStart(statement: Statement, rate: StatedFormula, amount: Amount): boolean {
  const last = Math.max(rate.index, amount.formula.index);
  const questions = statement.places('find');
  return statement
    .places('before')
    .some(
      (place) =>
        (place > last && !questions.some((find) => find > place)) ||
        questions.some(
          (find) =>
            find < place &&
            place - find <= nearQuestion &&
            !statement.formulas.some(({ index }) => index > find && index < place),
        ),
    );
}

/** "costs €48 after a 20% discount": the amount is the one after the change, given in a sentence that asks for nothing. */
function isAfterChange(statement: Statement, rate: StatedFormula, amount: Amount): boolean {
  const { index } = amount.formula;
  const between = statement.items.slice(rate.index + 1, Math.max(index, rate.index + 1));
  // "rose by 4 % and is now 1560"
  if (
    between.some((_, at) => statement.isConcept(rate.index + 1 + at, 'current')) &&
    !between.some(isSentenceEnd)
  )
    return true;
  const words = statement.items.slice(index + 1, rate.index);
  if (index > rate.index || words.some(isSentenceEnd)) return false;
  if (!words.some((_, at) => statement.isConcept(index + 1 + at, 'after'))) return false;
  const start = statement.items.findLastIndex((item, at) => at < index && isSentenceEnd(item));
  return !statement.places('find', 'evaluate').some((place) => place > start && place < rate.index);
}

/** "the reduced price", "le prix soldé": the word for the change says which price is asked for. */
const isReducedValue = (statement: Statement, find: number, asked: number): boolean =>
  [asked - 1, asked + 1].some(
    (place) =>
      place >= find &&
      statement.isConcept(place, 'value') &&
      !statement.isConcept(place, 'find') &&
      !statement.isConcept(place + 1, 'of'),
  );

const isSentenceEnd = (item: MessageItem): boolean => item.kind === 'break' && /^[.?]$|line/.test(item.sign);

/** A question behind the numbers for the price alone: "What was its price?" */
const asksForPrice = (statement: Statement, last: number): boolean => {
  const behind = statement
    .places('find', 'value', 'increase', 'decrease', 'percent')
    .filter((place) => place > last + 2);
  return (
    behind.some((place) => statement.isConcept(place, 'value')) &&
    !behind.some((place) => statement.isConcept(place, 'increase', 'decrease', 'percent'))
  );
};

function withRate(
  statement: Statement,
  rate: StatedFormula,
  amount: Amount,
  used: readonly number[],
): Claim | null {
  const tree = rate.trees[0] as Expression;
  const p = sizeOf(tree);
  const behind = rate.index + 1;
  const more = statement.has('increase');
  const less = statement.has('decrease', 'off') || tree.kind === 'negate';
  // "reduced to 20%" leaves that part; a price of each is not the price of all.
  if ((statement.isConcept(rate.index - 1, 'to') && tree.kind !== 'negate') || isOfEach(statement))
    return null;
  // "How many new people?" may ask for the increase or for the sum.
  if (statement.has('how_many') || statement.places('increase', 'decrease').length > 2) return null;
  if (more !== less) {
    const isAfter = isAfterChange(statement, rate, amount);
    const before =
      asksForStart(statement, rate, amount) ||
      (isAfter && asksForPrice(statement, Math.max(rate.index, amount.formula.index)));
    if (isAfter && !before) return null;
    const what: PercentQuestion = more
      ? before
        ? 'percent_before_more'
        : 'percent_more'
      : before
        ? 'percent_before_less'
        : 'percent_less';
    const given: Record<string, Expression> = before ? { p, v: amount.value } : { p, u: amount.value };
    // "How much is the discount?" asks for the part.
    const find = statement.places('find', 'value', 'evaluate').at(-1);
    const asked = statement.places('increase', 'decrease').at(-1);
    const repeated = statement.places('increase').length > 1;
    if (repeated) return null;
    const part =
      !before &&
      find !== undefined &&
      asked !== undefined &&
      asked > find &&
      // "How much does it cost after the discount?"
      !statement.isConcept(asked - 1, 'after') &&
      !statement.isConcept(asked - 2, 'after') &&
      find > Math.max(rate.index, amount.formula.index) &&
      !isReducedValue(statement, find, asked);
    if (part) return question('percent_part', { p, w: amount.value }, used);
    return question(what, given, [...used, ...statement.places('before')]);
  }
  if (more && less) return null;
  // "18 is 20% of what number", "40% de qué número es 12".
  const of = statement.isConcept(behind, 'of', 'from');
  // "80% of the cost": a part of something stated, not of what is asked.
  const number =
    of &&
    (statement.isConcept(behind + 1, 'find', 'unknown_number') ||
      statement.isConcept(behind + 2, 'unknown_number') ||
      asksForWhole(statement, behind, Math.max(rate.index, amount.formula.index)));
  if (number)
    return question('percent_whole', { p, a: amount.value }, [
      ...used,
      ...statement.places('unknown_number'),
    ]);
  return null;
}
