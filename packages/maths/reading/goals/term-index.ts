import { numberValue } from '../../expression/build.ts';
import { divide, equals, multiply, rational, subtract, type Rational } from '../../expression/rational.ts';
import {
  equation,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { MessageItem } from '../message/message-item.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** What a sequence is given by: its first term and its difference or ratio, or the terms that are listed. */
export type SequenceStart = {
  readonly a: Expression;
  readonly d?: Expression;
  readonly r?: Expression;
  readonly terms?: readonly Expression[];
  /** The index of the first term where it has another one than 1: u_0. */
  readonly base?: number;
  readonly used: readonly number[];
};

/** The words that a sequence is described with. */
export const sequenceConcepts: readonly Concept[] = [
  'term',
  'first_terms',
  'first_term',
  'sequence',
  'arithmetic',
  'geometric',
  'difference_step',
  'ratio_step',
  'step',
  'ratio',
];

/** "Which term of 3, 7, 11, … is 71?": the index of a term as the solution of the rule of the sequence. */
export function readTermIndex(statement: Statement, start: SequenceStart | null): Claim | null {
  const value = start === null ? null : requestedTerm(statement, start);
  if (start === null || value === null) return null;
  const { a, d, r, base = 1 } = start;
  const steps = base === 0 ? variable('n') : sum([variable('n'), negated(number(base))]);
  const rule = d === undefined ? product([a, raised(r!, steps)]) : sum([a, product([d, steps])]);
  // A value that is no term of the sequence has no index.
  if (!isTerm(start, value.value)) return null;
  return {
    problems: [{ task: 'solve', expression: equation(rule, value.value), unknown: 'n' }],
    used: new Set([
      ...start.used,
      value.index,
      ...(value.isNamed ? statement.places('solve', 'quantifier', 'evaluate') : []),
      ...statement
        .letters()
        .flatMap(({ index, name }) => (name === 'n' || name.endsWith('_n') ? [index] : [])),
      ...statement.places(...sequenceConcepts, 'how_many'),
      ...statement.places('unknown_number').filter((place) => place + 1 === value.index),
      ...statement.items.flatMap(({ kind }, index) => (kind === 'ellipsis' ? [index] : [])),
    ]),
    stated: true,
  };
}

/** Whether a sequence and the value of a term are given, so that only its index can be asked for. */
export const isIndexRequested = (statement: Statement, start: SequenceStart): boolean =>
  requestedTerm(statement, start) !== null;

/** The term whose index is asked for: the only number that is neither part of the sequence nor an index. */
function requestedTerm(
  statement: Statement,
  start: SequenceStart,
): { readonly value: Expression; readonly index: number; readonly isNamed: boolean } | null {
  if (statement.has('add', 'next', 'general_term', 'infinite')) return null;
  const others = statement.formulas.filter(
    ({ index }) => !start.used.includes(index) && !statement.isChoice(index),
  );
  const [only, more] = others;
  const named = only === undefined || more !== undefined ? null : namedTerm(statement, only);
  if (named !== null) return { value: named, index: only!.index, isNamed: true };
  const value = only?.trees.find((tree) => isExpression(tree) && numberValue(tree) !== null);
  if (only === undefined || more !== undefined || value === undefined || !isExpression(value)) return null;
  if (isPlaceNamed(statement, only.index) || statement.items.some(({ kind }) => kind === 'ordinal'))
    return null;
  const asked = asksForIndex(statement, only) || endsList(statement, start, only.index);
  return asked ? { value, index: only.index, isNamed: false } : null;
}

/** "find n if a_n = 95": the value of the term with that index, where the index is asked for. */
function namedTerm(statement: Statement, { trees }: StatedFormula): Expression | null {
  const [tree] = trees;
  if (tree?.kind !== 'relation' || tree.signs.join() !== '=' || !statement.has('find', 'solve')) return null;
  const [left, right] = tree.sides;
  const isTermOfN = left?.kind === 'variable' && /^[a-z]_n$/.test(left.name);
  const isAsked = statement.letters().some(({ name }) => name === 'n') || statement.has('place_in_list');
  return isTermOfN && isAsked && numberValue(right!) !== null ? right! : null;
}

/** "which position has 95", "which term is 95": a place is asked for, or a term by the value it has. */
function asksForIndex(statement: Statement, { index }: StatedFormula): boolean {
  if (!statement.has('find')) return false;
  const places = statement.places('place_in_list');
  if (places.length > 0) return true;
  return statement.has('term') && statement.isConcept(index - 1, 'is', 'equal_to', 'value');
}

/** "How many terms are there in 4, 10, 16, …, 100?": the last one is given. */
function endsList(statement: Statement, start: SequenceStart, index: number): boolean {
  const before = statement.before(index, ({ kind }) => kind === 'break', 2);
  const counted = statement
    .places('how_many')
    .some((place) => statement.isConcept(place + 1, 'first_terms', 'term'));
  return counted && statement.items[before]?.kind === 'ellipsis' && start.used.some((each) => each < before);
}

/** "position 12", "the place is 12", "term number 12": the number says where a term is. */
export function isPlaceNamed(statement: Statement, index: number): boolean {
  const link = (item: MessageItem): boolean => item.kind === 'concept' && item.concepts.includes('is');
  const place = statement.before(index, link, 2);
  // "which position has 95" asks for it.
  if (statement.isConcept(place, 'place_in_list')) return !statement.isConcept(place - 1, 'find');
  // "qué término vale 95" has a verb, no number of a term.
  return (
    statement.isConcept(index - 1, 'value') &&
    !statement.isConcept(index - 1, 'is') &&
    statement.isConcept(index - 2, 'term')
  );
}

/** Whether the sequence reaches the value at a whole number of steps. */
function isTerm({ a, d, r }: SequenceStart, value: Expression): boolean {
  const [first, target] = [numberValue(a), numberValue(value)];
  const step = numberValue((d ?? r)!);
  if (first === null || target === null || step === null) return false;
  if (d !== undefined) {
    if (step.n === 0n) return false;
    const steps = divide(subtract(target, first), step);
    return steps.d === 1n && steps.n >= 0n;
  }
  return isReached(first, target, step);
}

const mostSteps = 200;

/** Whether repeated multiplication by a factor leads to the target. */
function isReached(first: Rational, target: Rational, factor: Rational): boolean {
  const isUnit = equals(multiply(factor, factor), rational(1));
  let current = first;
  for (let step = 0; step <= (isUnit ? 0 : mostSteps); step += 1) {
    if (equals(current, target)) return true;
    current = multiply(current, factor);
  }
  return false;
}
