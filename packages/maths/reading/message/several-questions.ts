import { isExpression, type Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { assignmentOf, isConstant } from '../goals/formula-kinds.ts';
import { Statement } from '../goals/statement.ts';
import {
  mustBeUsed,
  objectConcepts,
  propertyConcepts,
  taskConcepts,
  type Concept,
} from '../lexicon/concepts.ts';
import { distinct, interpret, type PartReading, type PartsReading } from './interpret.ts';
import type { ItemizedMessage } from './items.ts';
import type { MessageItem } from './message-item.ts';

/*
 * Several questions in one sentence: one task for several formulas, several questions about one formula, several tasks with a formula each.
 */

export const mostParts = 16;

/** Several formulas under one task: "Factor: x² − 9, x² − 16". */
export function readEach(message: ItemizedMessage): PartsReading | null {
  const statement = new Statement(message);
  const mains = statement.formulas.filter(({ item, trees }) => {
    const [tree] = trees;
    if (tree === undefined || tree.kind === 'definition' || statement.isChoice(item.at)) return false;
    if (item.calls.length > 0) return true;
    const named = assignmentOf(tree);
    const isNamed = named !== null && /^[A-Z]$/.test(named.name) && !isPlainNumber(named.value);
    if (isNamed) return true;
    return (
      assignmentOf(tree) === null &&
      !(isConstant(tree) && item.bare) &&
      (isExpression(tree) || tree.kind === 'relation')
    );
  });
  if (mains.length < 2 || mains.length > mostParts) return null;
  // They follow each other: words between them would say something of one of them only.
  const together = mains
    .slice(1)
    .every(({ index }, at) =>
      message.items
        .slice(mains[at]!.index + 1, index)
        .every(
          (item) =>
            item.kind === 'break' ||
            item.kind === 'letter' ||
            (item.kind === 'concept' &&
              (item.concepts.includes('and') || item.concepts.every((concept) => concept === 'filler'))),
        ),
    );
  if (!together || mains.some(({ item }) => item.unit !== null)) return null;
  const kinds = new Set(
    mains.map(({ trees: [tree], item }) =>
      item.calls.length > 0 ? 'call' : isExpression(tree!) ? 'expression' : 'relation',
    ),
  );
  // Equations in several letters hold together; each with one letter is a problem of its own.
  const apart = mains.every(({ trees: [tree] }) => isExpression(tree!) || variablesOf(tree!).length === 1);
  if (kinds.size > 1 || !apart) return null;
  const indexes = new Set(mains.map(({ index }) => index));
  const parts = mains.map(({ index }, at): PartReading => {
    const items = message.items.filter((_, place) => place === index || !indexes.has(place));
    return {
      label: String(at + 1),
      reading: interpret({
        ...message,
        items: items.filter((item) => !(item.kind === 'letter' && kinds.has('call'))),
      }),
    };
  });
  return parts.every(({ reading }) => reading.kind === 'problem' && reading.stated)
    ? { kind: 'parts', parts }
    : null;
}

const combinedConcepts: ReadonlySet<Concept> = new Set<Concept>([...objectConcepts, ...propertyConcepts]);

/** Several questions about the same formula or list: "the domain and the range of f", "the mean, the median and the mode of …". */
export function readCombined(message: ItemizedMessage): PartsReading | null {
  const { items } = message;
  const asks = (item: MessageItem | undefined): boolean =>
    item?.kind === 'concept' && item.concepts.some((concept) => combinedConcepts.has(concept));
  const separates = (item: MessageItem | undefined): boolean =>
    (item?.kind === 'break' && item.sign === ',') ||
    (item?.kind === 'concept' && item.concepts.includes('and'));
  const listed = listedQuestions();
  const asked = listed ?? questionsApart();
  if (asked === null || asked.length > mostParts) return null;
  const parts = asked.map((own, at): PartReading => {
    const kept = items.filter((_, place) =>
      listed === null
        ? place === own || !asked.includes(place)
        : place < listed[0]! || place > listed.at(-1)! || place === own,
    );
    return { label: String(at + 1), reading: interpret({ ...message, items: kept }) };
  });
  const problems = parts.flatMap(({ reading }) =>
    reading.kind === 'problem' && reading.stated ? [reading.problem] : [],
  );
  return problems.length === parts.length && distinct(problems).length === parts.length
    ? { kind: 'parts', parts }
    : null;

  /** "the domain and the range": one after the other. */
  function listedQuestions(): readonly number[] | null {
    const start = items.findIndex((item, at) => asks(item) && separates(items[at + 1]));
    if (start < 0) return null;
    const found = [start];
    let end = start + 1;
    while (separates(items[end]) || (asks(items[end]) && separates(items[end - 1]))) {
      if (asks(items[end])) found.push(end);
      end += 1;
    }
    const isJoined = items
      .slice(start, found.at(-1))
      .some((item) => item.kind === 'concept' && item.concepts.includes('and'));
    return found.length > 1 && isJoined ? found : null;
  }

  /** "the gcd of 48 and 180 and also the lcm": the second behind what both are about. */
  function questionsApart(): readonly number[] | null {
    const found = items.flatMap((item, at) => (asks(item) ? [at] : []));
    const isHarmless = (item: MessageItem | undefined): boolean =>
      item?.kind === 'word' || (item?.kind === 'concept' && !item.concepts.every(mustBeUsed));
    const isAnd = (item: MessageItem | undefined): boolean =>
      item?.kind === 'concept' && item.concepts.includes('and');
    const follows = (place: number): boolean => {
      let at = place - 1;
      while (at > place - 4 && isHarmless(items[at]) && !isAnd(items[at])) at -= 1;
      return isAnd(items[at]);
    };
    return found.length > 1 && found.slice(1).every(follows) ? found : null;
  }
}

const isPlainNumber = (tree: Expression): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && tree.of.kind === 'number');

const tasks: ReadonlySet<Concept> = new Set<Concept>(taskConcepts);

/** "factor x² − 9 and then solve x² − 9 = 0": clauses that each begin with a task and have a formula. */
export function readClauses(message: ItemizedMessage): PartsReading | null {
  const { items } = message;
  const isTask = (item: MessageItem | undefined): boolean =>
    item?.kind === 'concept' && item.concepts.some((concept) => tasks.has(concept));
  const isLink = (item: MessageItem | undefined): boolean =>
    (item?.kind === 'break' && /^[,;.?]$|line/.test(item.sign)) ||
    (item?.kind === 'concept' && item.concepts.includes('and'));
  const isBetween = (item: MessageItem | undefined): boolean =>
    item?.kind === 'word' || (item?.kind === 'concept' && item.concepts.includes('after'));
  const starts = items.flatMap((item, at) => {
    if (!isTask(item)) return [];
    let place = at - 1;
    // Between the link and the task: "and then", "y luego quiero".
    while (place > at - 4 && isBetween(items[place])) place -= 1;
    return isLink(items[place]) ? [at] : [];
  });
  const first = items.findIndex(isTask);
  const places = [first, ...starts.filter((at) => at > first)];
  if (first < 0 || places.length < 2 || places.length > mostParts) return null;
  const parts = places.map((place, at): PartReading => {
    const own = items.slice(at === 0 ? 0 : place, places[at + 1]);
    while (own.length > 0 && (isLink(own.at(-1)) || own.at(-1)!.kind === 'word')) own.pop();
    return { label: String(at + 1), reading: interpret({ ...message, items: own }) };
  });
  return parts.every(({ reading }) => reading.kind === 'problem' && reading.stated)
    ? { kind: 'parts', parts }
    : null;
}
