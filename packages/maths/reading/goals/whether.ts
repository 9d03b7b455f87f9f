import { numberValue } from '../../expression/build.ts';
import {
  divided,
  equation,
  isExpression,
  number,
  raised,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { type Concept, taskConcepts } from '../lexicon/concepts.ts';
import type { MessageItem } from '../message/message-item.ts';
import type { RequestedMeasure } from '../measure-request.ts';
import type { Problem } from '../problem.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** Questions whose answer is yes or no. */
const decided: ReadonlySet<RequestedMeasure> = new Set<RequestedMeasure>([
  'holds',
  'is_prime',
  'is_divisible',
  'parity',
  'is_even',
  'is_odd',
]);

export const isDecided = ({ question }: Problem): boolean =>
  question !== undefined && decided.has(question.what);

/** The question begins with its verb ("is …", "¿es …"), or a word asks whether something is so. */
export function beginsAsWhether(statement: Statement): boolean {
  if (statement.has('whether')) return true;
  const first = statement.items.findIndex(({ kind }) => kind !== 'break');
  return statement.places('is', 'prove', 'check').some((place) => {
    const before = statement.items[place - 1];
    return (
      place === first || before?.kind === 'break' || statement.isConcept(place - 1, 'courtesy', 'filler')
    );
  });
}

/** Words that ask for a value. */
const orders: readonly Concept[] = [
  'find',
  'write',
  'evaluate',
  'how_many',
  'unknown_number',
  'largest',
  'smallest',
];

/** A question that begins with its verb, or has it inverted: "is 91 prime", "84 est-il divisible par 6". */
export function isYesNoQuestion(statement: Statement): boolean {
  if (statement.has(...orders) || hasInfinitiveOrder(statement)) return false;
  const first = statement.items.findIndex(
    (item, index) => item.kind !== 'break' && !statement.isConcept(index, 'courtesy'),
  );
  const isInverted = statement
    .places('whether')
    .some((place) => place > first && !statement.isConcept(place, 'filler') && !isOrder(statement, place));
  return (
    isInverted ||
    (statement.isConcept(first, 'is', 'whether') &&
      !isSupposition(statement.items[first]!) &&
      !isOrder(statement, first))
  );
}

/** "I was wondering how to multiply out 5(3x − 2)". */
const hasInfinitiveOrder = (statement: Statement): boolean =>
  statement.places('to').some((place) => statement.isConcept(place + 1, ...taskConcepts));

/** "Can we do 4x + 9 = 21": before a single formula the plural "do" has no subject, so it is what is to be done. */
function isOrder(statement: Statement, place: number): boolean {
  const item = statement.items[place]!;
  return (
    'text' in item &&
    item.text.toLowerCase() === 'do' &&
    statement.formulas.length === 1 &&
    statement.formulas[0]!.index === place + 1
  );
}

/** "Soit f …", "Sea f …": a form of "to be" that gives something. */
const isSupposition = (item: MessageItem): boolean =>
  'text' in item && /^(?:soi(?:t|en)|sean?)/iu.test(item.text);

/** "Determine whether …", or a question that is answered by yes or no. */
export const asksWhether = (statement: Statement): boolean =>
  statement.places('whether').some((place) => !statement.isConcept(place, 'filler')) ||
  isYesNoQuestion(statement) ||
  isOpenQuestion(statement);

/** A question without a word for what is looked for: "¿El punto (2, 7) pertenece a la recta …?". */
const isOpenQuestion = (statement: Statement): boolean =>
  !statement.has(
    'find',
    'evaluate',
    'solve',
    'simplify',
    'how_many',
    'unknown_number',
    'largest',
    'smallest',
  ) && statement.items.some((item) => item.kind === 'break' && item.sign === '?');

/** "Is 84 divisible by 6", "is 6 a divisor of 84", "does 7 divide 91", "is the triangle with the sides 3, 4, 5 right-angled". */
export function readWhether(statement: Statement): Claim | null {
  return readDivisible(statement) ?? readRightTriangle(statement);
}

function wholeAt(formula: StatedFormula | undefined): Expression | null {
  const tree = formula?.trees[0];
  const value = tree !== undefined && isExpression(tree) ? numberValue(tree) : null;
  return formula?.item.bare === true && formula.item.unit === null && value?.d === 1n
    ? (tree as Expression)
    : null;
}

function readDivisible(statement: Statement): Claim | null {
  const [first, second, more] = statement.formulas;
  const [left, right] = [wholeAt(first), wholeAt(second)];
  if (left === null || right === null || more !== undefined || !asksWhether(statement)) return null;
  const between = (concept: Concept): boolean =>
    statement.places(concept).some((place) => place > first!.index && place < second!.index);
  const isMultiple = between('divisible');
  const isDivisor = between('divides_number') || (!between('by') && between('divide')) || between('factor');
  if (isMultiple === isDivisor) return null;
  const expression = isMultiple ? divided(left, right) : divided(right, left);
  return {
    problems: [{ task: 'find', expression, question: { what: 'is_divisible', given: {} } }],
    used: new Set([
      first!.index,
      second!.index,
      ...statement.places(
        'divisible',
        'divides_number',
        'divide',
        'factor',
        'whether',
        'is',
        'check',
        'prove',
        'unknown_number',
      ),
    ]),
    stated: true,
  };
}

/** The converse of Pythagoras: the square of the longest side is the sum of the other two. */
function readRightTriangle(statement: Statement): Claim | null {
  const isNamed =
    statement.has('right_triangle') || (statement.has('triangle') && statement.has('rectangle', 'angle'));
  if (!isNamed || !asksWhether(statement) || statement.formulas.length !== 3) return null;
  const sides = statement.formulas.map(({ trees: [tree], item }) => ({
    unit: item.unit,
    value: tree === undefined || !isExpression(tree) ? null : lengthOf(tree),
  }));
  if (sides.some(({ value, unit }) => value === null || unit !== sides[0]!.unit)) return null;
  const sorted = sides.map(({ value }) => value!).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const [a, b, c] = sorted.map((side) => raised(side, number(2))) as [Expression, Expression, Expression];
  return {
    problems: [
      { task: 'find', expression: equation(c, sum([a, b])), question: { what: 'holds', given: {} } },
    ],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...statement.places(
        'triangle',
        'right_triangle',
        'rectangle',
        'angle',
        'side',
        'length',
        'whether',
        'is',
        'check',
        'prove',
      ),
    ]),
    stated: true,
  };
}

/** A length without its unit; null for anything but a positive number. */
function lengthOf(tree: Expression): Expression | null {
  const [amount, unit] = tree.kind === 'multiply' && tree.factors.length === 2 ? tree.factors : [tree];
  if (unit !== undefined && unit.kind !== 'unit') return null;
  const value = numberValue(amount!);
  return value !== null && value.n > 0n ? amount! : null;
}

const sizeOf = (tree: Expression): number => {
  const { n, d } = numberValue(tree)!;
  return Number(n) / Number(d);
};
