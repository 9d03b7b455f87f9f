import { isConstant } from '../goals/formula-kinds.ts';
import type { Statement } from '../goals/statement.ts';
import {
  formConcepts,
  objectConcepts,
  propertyConcepts,
  taskConcepts,
  type Concept,
} from '../lexicon/concepts.ts';
import { fold } from '../lexicon/lexicon.ts';
import { findCues, schemaLexicon } from '../stories/lexicon/lexicon.ts';
import type { MessageItem } from './message-item.ts';

/*
 * Words that no lexicon has, joined to a goal: "find the amplitude and colour of y = sin x". They ask for something as the goal does, so that an
 * answer without them answers half of the statement.
 */

type Items = readonly MessageItem[];

const tasks: ReadonlySet<Concept> = new Set<Concept>(taskConcepts);
const goals: ReadonlySet<Concept> = new Set<Concept>([
  ...taskConcepts,
  ...objectConcepts,
  ...propertyConcepts,
  ...formConcepts,
]);

/** Words that only introduce a goal, and words that change nothing beside one. */
const verbs: ReadonlySet<Concept> = new Set<Concept>(['find', 'write', 'convert', 'evaluate', 'check']);
const fillers: ReadonlySet<Concept> = new Set<Concept>(['filler', 'courtesy', 'value', 'object']);

const isOneOf = (item: MessageItem | undefined, concepts: ReadonlySet<Concept>): boolean =>
  item?.kind === 'concept' && item.concepts.some((concept) => concepts.has(concept));

const isGoal = (item: MessageItem | undefined): boolean => isOneOf(item, goals);
const isOrder = (item: MessageItem | undefined): boolean => isOneOf(item, verbs) || isOneOf(item, tasks);
const isFiller = (item: MessageItem | undefined): boolean => isOneOf(item, fillers) && !isGoal(item);

/** Of three letters at least: shorter ones are abbreviations of a chat. */
const isUnread = (item: MessageItem | undefined): item is Extract<MessageItem, { kind: 'word' }> =>
  item?.kind === 'word' && /^\p{L}{3,}$/u.test(item.folded);

const isAnd = (item: MessageItem | undefined): boolean =>
  item?.kind === 'concept' && item.concepts.includes('and');
const isComma = (item: MessageItem | undefined): boolean => item?.kind === 'break' && item.sign === ',';

const isPreposition = (item: MessageItem | undefined): boolean =>
  item?.kind === 'concept' && item.concepts.some((concept) => concept === 'of' || concept === 'when');

const isEnd = (item: MessageItem | undefined): boolean =>
  item === undefined || (item.kind === 'break' && /^(?:[.?:;]|line)$/.test(item.sign));

/** The words of a statement that are joined to a goal and that were not read; empty where all of them were. */
export function unreadJoinedWords(statement: Statement): readonly string[] {
  const { items } = statement;
  return items.flatMap((item, at) => {
    if (!isAnd(item) && !isComma(item)) return [];
    const behind = [...wordsBehind(statement, at)];
    if (behind.length === 0) behind.push(...wordsBehindCalculation(statement, at));
    return behind.length === 0 && isAnd(item) ? wordsBefore(items, at) : behind;
  });
}

/** "the amplitude and colour of …", "solve x² = 9 and colour the solutions". */
function wordsBehind({ items, message }: Statement, at: number): readonly string[] {
  if (!isGoalBefore(items, at)) return [];
  let end = at + 1;
  while (isUnread(items[end]) || (end > at + 1 && isAnd(items[at]) && isFiller(items[end]))) end += 1;
  const words = items.slice(at + 1, end).flatMap((item) => (isUnread(item) ? [item.text] : []));
  const next = items[end];
  if (words.length === 0) return [];
  // "la saveur d’un rectangle": the preposition lost its vowel.
  const isElided = /^\s*d['’]/u.test(message.text.slice(items[end - 1]!.end, next?.at));
  if (isPreposition(next) || isElided || next?.kind === 'formula' || isAnd(next)) return words;
  const isVerb = items[at - 1]?.kind === 'formula' && isGoal(next);
  return isAnd(items[at]) && (isEnd(next) || isVerb) && isInRequest(items, at) ? words : [];
}

/** The words of a statement without a goal that are joined to its calculation. */
export const wordsJoinedToCalculation = (statement: Statement): readonly string[] =>
  statement.items.flatMap((_, at) => wordsBehindCalculation(statement, at));

/** "20% of 50 and its colour": a calculation asks for its value, and an unread noun with an article behind it for something else. */
function wordsBehindCalculation(statement: Statement, at: number): readonly string[] {
  const { items, message } = statement;
  const [before, joint, first] = [items[at - 1], items[at], items[at + 1]];
  if (!isAnd(joint) || before?.kind !== 'formula' || before.bare || !isUnread(first)) return [];
  const [tree] = before.trees;
  if (!isConstant(tree)) return [];
  const gap = message.text.slice(joint!.end, first.at).trim();
  const words = gap
    .split(/[\s'’]+/u)
    .filter((word) => word !== '')
    .map(fold);
  const isNamed =
    words.length > 0 &&
    findCues(schemaLexicon(message.language), words).some(({ cue }) => cue === 'determiner');
  let end = at + 1;
  while (isUnread(items[end])) end += 1;
  if (!isNamed || !isEnd(items[end])) return [];
  return items.slice(at + 1, end).flatMap((item) => (isUnread(item) ? [item.text] : []));
}

/** "find the colour and amplitude of …". */
function wordsBefore(items: Items, at: number): readonly string[] {
  let start = at;
  while (isUnread(items[start - 1])) start -= 1;
  if (!isOrder(items[start - 1]) || !isGoal(items[at + 1])) return [];
  return items.slice(start, at).flatMap((item) => (isUnread(item) ? [item.text] : []));
}

/** A goal directly before a place, or before the formula that it is about: "the amplitude of y = sin x and …". */
function isGoalBefore(items: Items, at: number): boolean {
  const place = isComma(items[at - 1]) ? at - 2 : at - 1;
  if (items[place]?.kind !== 'formula') return isGoal(items[place]);
  const isSubject = (item: MessageItem): boolean =>
    item.kind === 'formula' || isComma(item) || isPreposition(item) || isFiller(item);
  return isGoal(items.findLast((item, index) => index < place && !isSubject(item)));
}

/** Whether the sentence before a place asks for something. */
function isInRequest(items: Items, at: number): boolean {
  const from = items.findLastIndex((item, place) => place < at && isEnd(item)) + 1;
  return items.slice(from, at).some(isOrder);
}
