import { variablesOf } from '../../expression/tree-parts.ts';
import {
  divided,
  equation,
  type Expression,
  isExpression,
  negated,
  product,
  sum,
} from '../../expression/tree.ts';
import type { Task } from '../problem.ts';
import { operations } from './algebra-tasks.ts';
import { clausesOf } from './clauses.ts';
import type { StatedFormula } from './named-functions.ts';
import type { SortedFormulas } from './sorted-formulas.ts';
import type { Claim, Statement } from './statement.ts';

/* An operation on values that are listed: "subtract 3/4 from 5/6", "the product of 7 and 8". */

/** "Subtract 3/4 from 5/6", "the product of 7 and 8": an operation on values that are listed. */
export function readOperation(statement: Statement, sorted: SortedFormulas): Claim | null {
  const clauses = clausesOf(statement);
  const operands = [...sorted.expressions, ...sorted.numbers]
    .filter(({ index }) => !clauses.used.has(index))
    .sort((a, b) => a.index - b.index);
  if (
    operands.length < 2 ||
    sorted.values.size > 0 ||
    operands.some(({ item }) => item.doubtful || item.trees.length > 1)
  )
    return null;
  if (!areTogether(statement, operands) || isRange(statement, operands)) return null;
  if (equalsLast(statement, operands)) return readOperationEquation(statement, operands);
  const named = operations.filter((each) => statement.has(each));
  const remainder = statement.has('remainder');
  const [operation] = named;
  if (operation === undefined ? !remainder : named.length > 1) return null;
  const trees = operands.map(({ trees: each }) => each[0]!).filter((tree) => isExpression(tree));
  if (trees.length !== operands.length) return null;
  const used = new Set([
    ...operands.map(({ index }) => index),
    ...statement.places(...operations, 'remainder', 'euclidean_division', 'evaluate', 'simplify', 'expand'),
  ]);
  const [p, q] = trees;
  const between = operands[1]!.index;
  if (remainder || operation === 'divide') {
    if (trees.length !== 2) return null;
    const expression = divided(p!, q!);
    if (remainder && !statement.has('divide', 'euclidean_division') && !statement.has('by')) return null;
    if (remainder && !(statement.has('divide') && wantsQuotient(statement)))
      return {
        problems: [{ task: 'find', expression, question: { what: 'remainder', given: {} } }],
        used,
        stated: true,
      };
    return {
      problems: [{ task: variablesOf(expression).length === 0 ? 'evaluate' : 'divide', expression }],
      used,
      stated: true,
    };
  }
  let expression: Expression;
  if (operation === 'subtract') {
    if (trees.length !== 2) return null;
    const from = statement.before(between, (item) => item.kind === 'break', 2);
    // "the difference of a and b" keeps the order, "subtract a from b" turns it.
    const isVerb = statement.items.some(
      (item) =>
        item.kind === 'concept' &&
        item.concepts.includes('subtract') &&
        !/^dif/i.test(item.text.normalize('NFD').replace(/\p{M}/gu, '')),
    );
    const reversed =
      isVerb &&
      from >= 0 &&
      (statement.isConcept(from, 'from') ||
        (statement.message.language === 'fr' && statement.isConcept(from, 'to')) ||
        (statement.message.language === 'es' &&
          statement.isConcept(from, 'to') &&
          /^al?$/i.test((statement.items[from] as { text: string }).text)));
    const [minuend, subtrahend] = reversed ? [q!, p!] : [p!, q!];
    if (isVerb && !reversed) return null;
    expression = sum([minuend, negated(subtrahend)]);
  } else expression = operation === 'add' ? sum(trees) : product(trees);
  const lettered = variablesOf(expression).length > 0;
  const task: Task = lettered ? (operation === 'multiply' ? 'expand' : 'simplify') : 'evaluate';
  return { problems: [{ task, expression }], used, stated: true };
}

/** "… and 5 is 20": the last value is what the others come to. */
function equalsLast(statement: Statement, operands: readonly StatedFormula[]): boolean {
  const [before, last] = operands.slice(-2) as [StatedFormula, StatedFormula];
  const between = statement.items.slice(before.index + 1, last.index);
  return between.some((item) => item.kind === 'concept' && item.concepts.includes('is'));
}

/** "The difference of 9k and 4k is 15": an equation in words; null without a letter, or where the operation is not one of all values. */
function readOperationEquation(statement: Statement, operands: readonly StatedFormula[]): Claim | null {
  const named = operations.filter((each) => statement.has(each));
  const [operation] = named;
  const values = operands
    .map(({ trees: [tree] }) => tree)
    .filter((tree) => tree !== undefined && isExpression(tree));
  const sides = values.slice(0, -1);
  if (named.length !== 1 || values.length !== operands.length || sides.length < 2) return null;
  const [p, q] = sides as [Expression, Expression];
  const whole = wholeOf(operation!, sides, p, q);
  if (whole === null || variablesOf(whole).length !== 1) return null;
  return {
    problems: [{ task: 'solve', expression: equation(whole, values.at(-1)!) }],
    used: new Set([
      ...operands.map(({ index }) => index),
      ...statement.places(...operations, 'solve', 'roots', 'evaluate'),
      ...statement.letters().flatMap(({ index, name }) => (variablesOf(whole).includes(name) ? [index] : [])),
    ]),
    stated: true,
  };
}

function wholeOf(
  operation: (typeof operations)[number],
  sides: readonly Expression[],
  p: Expression,
  q: Expression,
): Expression | null {
  if (operation === 'add') return sum(sides);
  if (operation === 'multiply') return product(sides);
  if (sides.length !== 2) return null;
  return operation === 'subtract' ? sum([p, negated(q)]) : divided(p, q);
}

/** The operands follow each other, with commas or a word such as "and", "by", "from" between them. */
function areTogether(statement: Statement, operands: readonly StatedFormula[]): boolean {
  return operands.slice(1).every(({ index }, at) => {
    const between = statement.items.slice(operands[at]!.index + 1, index);
    const isLink = (item: (typeof between)[number]): boolean =>
      (item.kind === 'break' && /^[,;]$|line/.test(item.sign)) ||
      (item.kind === 'concept' &&
        item.concepts.some((each) =>
          ['and', 'by', 'from', 'to', 'of', 'is', 'divide', 'filler', 'object', 'with', 'value'].includes(
            each,
          ),
        ));
    return between.length > 0 && between.length <= 5 && between.every(isLink);
  });
}

/** "the sum of 3, 7, 11 up to 71": the values between the last two are not written. */
function isRange(statement: Statement, operands: readonly StatedFormula[]): boolean {
  const [before, last] = operands.slice(-2) as [StatedFormula, StatedFormula];
  return (
    operands.length > 2 &&
    statement.items
      .slice(before.index + 1, last.index)
      .some(
        (item) => item.kind === 'concept' && item.concepts.includes('to') && !item.concepts.includes('and'),
      )
  );
}

const wantsQuotient = (statement: Statement): boolean =>
  statement.items.some(
    (item) => item.kind === 'concept' && item.concepts.includes('divide') && /^(?:quot|coc)/i.test(item.text),
  );
