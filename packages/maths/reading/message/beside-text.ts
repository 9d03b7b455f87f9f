import { isExpression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { objectConcepts, propertyConcepts, taskConcepts, type Concept } from '../lexicon/concepts.ts';
import { interpret, type StatementReading } from './interpret.ts';
import type { ItemizedMessage } from './items.ts';
import { messageOf } from './itemized.ts';
import type { MessageItem } from './message-item.ts';

/*
 * Titles, topics and remarks around a problem, whose words ask for nothing.
 */

const taskSet: ReadonlySet<Concept> = new Set<Concept>(taskConcepts);

const goalConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...taskConcepts,
  ...objectConcepts,
  ...propertyConcepts,
  'find',
  'write',
  'convert',
  'how_many',
  'quantifier',
  'largest',
  'smallest',
  'comparison',
  'unsupported',
  'prove',
  'graph',
  'probability',
  'unknown_number',
]);

/**
 * The message without the sentences that only report or comment: "my friend says 16", "le signe change ou pas ?". A sentence without a report
 * is a comment when it holds no quantity and no word that could be a task. Null where there is none.
 */
export function withoutRemarks(message: ItemizedMessage): string | null {
  const { items, text } = message;
  const clauses: { items: MessageItem[]; start: number }[] = [{ items: [], start: 0 }];
  items.forEach((item, index) => {
    const last = clauses.at(-1)!;
    const formula = items.slice(0, index).some(({ kind }) => kind === 'formula');
    const reports = item.kind === 'concept' && item.concepts.includes('report');
    if (reports && formula && last.items.some(({ kind }) => kind === 'formula'))
      clauses.push({ items: [item], start: item.at });
    else if (isListSeparator(items, index)) last.items.push(item);
    else if (item.kind === 'break' && /^[.?,;]$|line/.test(item.sign) && last.items.length > 0)
      clauses.push({ items: [], start: item.end });
    else last.items.push(item);
  });
  const remark = clauses.map(({ items: each }) => {
    if (each.some((item) => item.kind === 'concept' && item.concepts.includes('report')))
      return !each.some((item) => item.kind === 'concept' && item.concepts.some(isTaskConcept));
    // "Do not write outside the box", "Do not simplify further": what is not to be done.
    const isForbidden = each.some(
      (item, at) =>
        item.kind === 'concept' &&
        item.concepts.some((concept) => concept === 'write' || taskSet.has(concept)) &&
        each
          .slice(Math.max(0, at - 2), at)
          .some((before) => before.kind === 'concept' && before.concepts.includes('negation')),
    );
    if (isForbidden)
      return each.every(({ kind }) => kind === 'word' || kind === 'break' || kind === 'concept');
    return (
      each.some((item) => item.kind === 'concept' && item.concepts.includes('negation')) &&
      each.every(
        (item) =>
          item.kind === 'word' ||
          item.kind === 'break' ||
          item.kind === 'count' ||
          (item.kind === 'concept' && !item.concepts.some((concept) => goalConcepts.has(concept))),
      )
    );
  });
  if (!remark.includes(true) || remark.every(Boolean)) return null;
  return clauses
    .flatMap(({ start }, index) =>
      remark[index] === true ? [] : [text.slice(start, clauses[index + 1]?.start)],
    )
    .join(' ');
}

/** "i got 12, 8 and 13": a comma between values of one list. */
const isListSeparator = (items: readonly MessageItem[], index: number): boolean => {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  const isValue = (each: MessageItem | undefined): boolean => each?.kind === 'formula' && each.bare;
  return item?.kind === 'break' && /^[,;]$/.test(item.sign) && isValue(before) && isValue(after);
};

const isTaskConcept = (concept: Concept): boolean =>
  (taskConcepts as readonly Concept[]).includes(concept) || concept === 'how_many' || concept === 'find';

/** The text behind a topic before a colon or full stop: "Combinations: Evaluate …". Its words ask for nothing. */
export function withoutTopic(text: string, locale: string | undefined): string | null {
  const found = /^\s*[^\d\n=$\\:.?!+*/^<>()]{3,60}[:.]\s+(?=\S)/u.exec(text);
  if (found === null || found[0].trim().split(/\s+/).length > 5) return null;
  const { items } = messageOf(found[0], locale);
  const asks = items.some(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => asking.has(concept)),
  );
  return asks ? null : text.slice(found[0].length);
}

const asking: ReadonlySet<Concept> = new Set<Concept>([
  'find',
  'write',
  'convert',
  'how_many',
  'quantifier',
  'largest',
  'smallest',
  'comparison',
  'negation',
  'unknown_number',
  'prove',
  'probability',
  'when',
  'graph',
  'second',
  'third',
]);

/** Numbers to calculate or an equation below a title whose words fit no task. */
export function numericBody(body: string, locale: string | undefined): StatementReading | null {
  const alone = interpret(messageOf(body, locale));
  if (alone.kind !== 'problem') return null;
  const { expression } = alone.problem;
  return !isExpression(expression) || variablesOf(expression).length === 0 ? alone : null;
}

/** "The number of solutions of the equation" above an equation: no title, but what is asked. */
export const asksHowMany = (title: string, locale: string | undefined): boolean =>
  messageOf(title, locale).items.some(
    (item) => item.kind === 'concept' && item.concepts.includes('how_many'),
  );

/** The text below a title: a first line of words only. Its words name a topic, not the task. */
export function withoutTitle(text: string): string | null {
  const start = text.search(/\S/);
  const end = start < 0 ? -1 : text.indexOf('\n', start);
  if (end < 0) return null;
  const [title, body] = [text.slice(start, end).trim(), text.slice(end + 1)];
  return title.length < 120 && !/[=$\\:?.!+*/^<>]|\d/.test(title) && /[\d=$]/.test(body) ? body : null;
}
