import { assignmentOf, isConstant } from '../goals/formula-kinds.ts';
import { Statement } from '../goals/statement.ts';
import {
  mustBeUsed,
  objectConcepts,
  propertyConcepts,
  taskConcepts,
  type Concept,
} from '../lexicon/concepts.ts';
import type { Problem } from '../problem.ts';
import { distinct, interpret, type PartReading, type PartsReading } from './interpret.ts';
import type { ItemizedMessage } from './items.ts';
import type { MessageItem } from './message-item.ts';

/*
 * Several goals about one given: "compute the discriminant of …, then state how many real solutions the equation has". The items are divided into
 * runs between links, verbs and what is given; a run with a word for a goal asks for something. Each goal is read with what is given and without
 * the other goals; all of them count or none.
 */

const mostGoals = 4;

const goalConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...objectConcepts,
  ...propertyConcepts,
  'roots',
  'how_many',
  'differentiate',
  'rate',
  'add',
  'remainder',
  'solve',
]);

const tasks: ReadonlySet<Concept> = new Set<Concept>(taskConcepts);

/** Words with which a sentence asks for something. */
const orders: ReadonlySet<Concept> = new Set<Concept>([
  ...taskConcepts,
  'find',
  'write',
  'how_many',
  'whether',
]);

/** Words that only introduce what is asked for. */
const verbs: ReadonlySet<Concept> = new Set<Concept>(['find', 'write', 'evaluate', 'convert', 'check', 'is']);

/** The items of one goal, from its first to the last one before `end`. */
type Goal = { readonly start: number; readonly end: number };

const isIn = ({ start, end }: Goal, place: number): boolean => place >= start && place < end;

const isLink = (item: MessageItem | undefined): boolean =>
  (item?.kind === 'break' && item.sign !== '(' && item.sign !== ')' && item.sign !== ':') ||
  (item?.kind === 'concept' && item.concepts.includes('and'));

const isVerb = (item: MessageItem | undefined): boolean =>
  item?.kind === 'concept' && item.concepts.every((concept) => verbs.has(concept));

const isTask = (item: MessageItem): boolean =>
  item.kind === 'concept' && item.concepts.some((concept) => tasks.has(concept));

/** "of", "at": what comes behind is what a goal is about. */
const isPreposition = (item: MessageItem): boolean =>
  item.kind === 'concept' && (item.concepts.includes('of') || item.concepts.includes('when'));

const isTermName = (item: MessageItem): boolean => item.kind === 'letter' && /^[a-z]_\w+$/.test(item.name);

/** g(−1), f′(x): an application asks for its value. */
const isApplication = (item: MessageItem): boolean =>
  item.kind === 'formula' && item.calls.length > 0 && item.trees[0]?.kind === 'variable';

/** The function that a formula defines: f in f(x) = 2x + 1. */
const definedBy = (item: MessageItem | undefined): string | null =>
  item?.kind === 'formula' && item.trees[0]?.kind === 'definition' && item.trees[0].parameters.length === 1
    ? item.trees[0].name
    : null;

/** f(x) = 7 behind a definition of f: an equation of one goal. */
function isEquationOfGoal(items: readonly MessageItem[], place: number): boolean {
  const name = definedBy(items[place]);
  return name !== null && items.slice(0, place).some((item) => definedBy(item) === name);
}

/** "the derivative and the second derivative": not the one alone that "acceleration" may ask for. */
function isFurtherDerivative(items: readonly MessageItem[], place: number): boolean {
  const [first, link, item] = items.slice(Math.max(0, place - 2), place + 1);
  const isConcept = (each: MessageItem | undefined, ...concepts: readonly Concept[]): boolean =>
    each?.kind === 'concept' && each.concepts.some((concept) => concepts.includes(concept));
  return isConcept(first, 'differentiate', 'second') && isLink(link) && isConcept(item, 'second', 'third');
}

/** "the first and second derivative", "dérivées première et seconde": the places name derivatives, the noun beside them counts once. */
function withNamedDerivatives(message: ItemizedMessage): ItemizedMessage {
  const { items } = message;
  const isConcept = (item: MessageItem | undefined, concept: Concept): boolean =>
    item?.kind === 'concept' && item.concepts.includes(concept);
  const first = items.findIndex(
    (item, place) => item.kind === 'ordinal' && item.value === 1 && isLink(items[place + 1]),
  );
  const [one, other] = [items[first], items[first + 2]];
  if (one === undefined || other === undefined) return message;
  const named = (item: MessageItem, concept: Concept): MessageItem => ({
    kind: 'concept',
    concepts: [concept],
    text: message.text.slice(item.at, item.end),
    at: item.at,
    end: item.end,
  });
  if (isConcept(other, 'second') || isConcept(other, 'third'))
    return { ...message, items: items.with(first, named(one, 'differentiate')) };
  const noun = [first - 1, first + 3].find((place) => isConcept(items[place], 'differentiate'));
  if (noun === undefined || other.kind !== 'ordinal' || other.value !== 2) return message;
  return {
    ...message,
    items: items
      .with(first, named(one, 'differentiate'))
      .with(first + 2, named(other, 'second'))
      .toSpliced(noun, 1),
  };
}

/** The functions that are applied: f and g in f(g(2)). */
const appliedIn = (items: readonly MessageItem[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'formula'
      ? item.calls.flatMap(({ name, argument }) => [name, ...(argument.match(/[a-zA-Z](?=\s*\()/g) ?? [])])
      : [],
  );

const asksByItself = (item: MessageItem): boolean =>
  isTermName(item) ||
  isApplication(item) ||
  item.kind === 'derivative' ||
  (item.kind === 'concept' &&
    item.concepts.some((concept) => goalConcepts.has(concept)) &&
    item.concepts.every(mustBeUsed));

/** x = 3. */
const isAssignment = (item: MessageItem | undefined): boolean =>
  item?.kind === 'formula' && assignmentOf(item.trees[0]) !== null;

const isBareValue = (item: MessageItem | undefined): boolean =>
  item?.kind === 'formula' && item.bare && isConstant(item.trees[0]);

/** Whether a formula is given for all goals: not a single number, which belongs to the words before it. */
const isGiven = (item: MessageItem): boolean =>
  item.kind === 'formula' && !isApplication(item) && !isBareValue(item) && item.trees[0]?.kind !== 'variable';

/** Whether the sentence around an item asks for something; "the first term is 5" only tells. */
function isAsking(items: readonly MessageItem[], index: number): boolean {
  const isEnd = (item: MessageItem): boolean =>
    item.kind === 'break' && (item.sign === '.' || item.sign === '?' || item.sign === 'line');
  const from = items.findLastIndex((item, place) => place < index && isEnd(item)) + 1;
  const stop = items.findIndex((item, place) => place >= index && isEnd(item));
  return items
    .slice(from, stop < 0 ? items.length : stop + 1)
    .some(
      (item) =>
        (item.kind === 'break' && item.sign === '?') ||
        (item.kind === 'concept' && item.concepts.some((concept) => orders.has(concept))),
    );
}

/** "By rewriting with a common base": words behind an unknown one, which may be a verb with another meaning. */
function isBehindUnknown(items: readonly MessageItem[], index: number): boolean {
  const from = items.findLastIndex(
    ({ kind }, place) => place < index && (kind === 'break' || kind === 'formula'),
  );
  const before = items.slice(from + 1, index);
  return (
    before.some((item) => item.kind === 'word' && item.folded.length > 3) &&
    !before.some((item) => item.kind === 'concept' && item.concepts.some((concept) => orders.has(concept)))
  );
}

/** The goals of a message that a link separates; null for fewer than two. */
function goalsOf(message: ItemizedMessage): readonly Goal[] | null {
  const { items } = message;
  const statement = new Statement(message);
  const listed = new Set(
    statement.formulas.flatMap(({ index }) => {
      const list = statement.listFrom(index).filter(({ item }) => !isApplication(item));
      return list.length > 1 ? list.map((each) => each.index) : [];
    }),
  );
  const isShared = (index: number): boolean =>
    (isGiven(items[index]!) && !isEquationOfGoal(items, index)) || listed.has(index);
  const separates = (index: number): boolean => {
    const item = items[index]!;
    return isLink(item) || isVerb(item) || isPreposition(item) || isShared(index);
  };
  const asks = (start: number, end: number): boolean =>
    items
      .slice(start, end)
      .some(
        (item, at) =>
          asksByItself(item) || isEquationOfGoal(items, start + at) || isFurtherDerivative(items, start + at),
      );
  /** A value behind the words, or what is given: then they only name it. */
  const describes = (start: number, end: number): boolean => {
    const own = items.slice(start, end).filter(({ kind }) => kind !== 'word');
    if (end < items.length && isShared(end)) return !own.every(isTask);
    return isBareValue(isVerb(items[end]) ? items[end + 1] : own.at(-1));
  };
  /** "solve … and write the solution in interval notation": the same goal again. */
  const isSolution = (start: number, end: number): boolean =>
    items.slice(0, start).some((item) => item.kind === 'concept' && item.concepts.includes('solve')) &&
    items
      .slice(start, end)
      .every((item) => !asksByItself(item) || (item.kind === 'concept' && item.concepts.includes('roots')));
  const goals: Goal[] = [];
  /** "the image of 3", "the slope at x = 3": a value of this goal alone. */
  const belongsToLast = (at: number): void => {
    const before = goals.at(-1);
    if (before?.end === at - 1 && isPreposition(items[at - 1]!))
      goals[goals.length - 1] = { start: before.start, end: at + 1 };
  };
  let isLinked = true;
  for (let at = 0; at < items.length;) {
    if (separates(at)) {
      if (isLink(items[at]) && !listed.has(at - 1)) isLinked = true;
      else if (isAssignment(items[at]) && !listed.has(at)) belongsToLast(at);
      at += 1;
      continue;
    }
    let end = at;
    while (end < items.length && !separates(end)) end += 1;
    const before = goals.at(-1);
    const isGoal = asks(at, end) && !describes(at, end) && isAsking(items, at) && !isSolution(at, end);
    if (isGoal && (before !== undefined || !isBehindUnknown(items, at))) {
      if (isLinked || before === undefined) goals.push({ start: at, end });
      else goals[goals.length - 1] = { start: before.start, end };
      isLinked = false;
    } else if (isBareValue(items[at])) belongsToLast(at);
    at = end;
  }
  // "the critical points of f, inside its domain": a comma alone joins nothing.
  const [last, previous] = [goals.at(-1), goals.at(-2)];
  if (last === undefined || previous === undefined || goals.length > mostGoals) return null;
  const isJoined = items
    .slice(previous.end, last.start + 1)
    .some(
      (item) => isVerb(item) || isTask(item) || (item.kind === 'concept' && item.concepts.includes('and')),
    );
  return isJoined ? goals : null;
}

const intercepts: readonly Concept[] = ['intercepts', 'intercept_x', 'intercept_y'];

const isSentenceEnd = (item: MessageItem): boolean => item.kind === 'break' && /^[.?]$|line/.test(item.sign);

/** "Find the intercepts. What is the x-intercept?": a later sentence asks for one of those named before, which counts. */
function narrows(items: readonly MessageItem[], goals: readonly Goal[]): boolean {
  const [first, last] = [goals[0], goals.at(-1)];
  if (first === undefined || last === undefined) return false;
  return (
    items.slice(first.end, last.start).some(isSentenceEnd) &&
    goals.every(({ start, end }) =>
      items
        .slice(start, end)
        .some((item) => item.kind === 'concept' && item.concepts.some((each) => intercepts.includes(each))),
    )
  );
}

/**
 * "Find the amplitude and period of this function. What is the period of y = …?": goals over a function that only a later sentence gives, which
 * asks for one of them.
 */
function isHeading(items: readonly MessageItem[], goals: readonly Goal[]): boolean {
  const last = goals.at(-1);
  const stop = items.findIndex((item, place) => place >= (last?.end ?? 0) && isSentenceEnd(item));
  if (last === undefined || stop < 0 || items.slice(0, stop).some(isGiven)) return false;
  const named = goals.flatMap(({ start, end }) => items.slice(start, end).map(nameOf));
  const asked = items.slice(stop).filter(asksByItself).map(nameOf);
  return asked.length > 0 && asked.every((name) => named.includes(name));
}

const nameOf = (item: MessageItem): string =>
  item.kind === 'concept' ? item.concepts.join() : item.kind === 'letter' ? item.name : item.kind;

/** Whether one of several goals changes nothing of the problem, which would answer the others alone. */
export function leavesGoalOut(message: ItemizedMessage, problem: Problem): boolean {
  const goals = goalsOf(message) ?? [];
  if (narrows(message.items, goals) || isHeading(message.items, goals)) return false;
  return goals.some((goal) => {
    const items = message.items.filter(
      (item, place) => !isIn(goal, place) || item.kind === 'break' || (isGiven(item) && !isAssignment(item)),
    );
    const reading = interpret({ ...message, items });
    return reading.kind === 'problem' && distinct([reading.problem, problem]).length === 1;
  });
}

/** Each goal read with what is given; null unless all of them are understood and differ, and every function given is used. */
export function readJoinedGoals(written: ItemizedMessage): PartsReading | null {
  const message = withNamedDerivatives(written);
  const goals = goalsOf(message);
  if (goals === null) return null;
  const names = goals.map(({ start, end }) => appliedIn(message.items.slice(start, end)));
  const isApplied = names.every(({ length }) => length > 0);
  const defined = message.items.flatMap((item) => definedBy(item) ?? []);
  if (isApplied && !defined.every((name) => names.flat().includes(name))) return null;
  const parts: PartReading[] = [];
  for (const [at, own] of goals.entries()) {
    const items = message.items.filter((item, place) => {
      const name = definedBy(item);
      if (goals.some((goal) => goal !== own && isIn(goal, place)))
        return isGiven(item) && !isEquationOfGoal(message.items, place) && !isAssignment(item);
      return !isApplied || name === null || names[at]!.includes(name);
    });
    const reading = interpret({ ...message, items });
    if (reading.kind !== 'problem' || !reading.stated) return null;
    parts.push({ label: String(at + 1), reading });
  }
  const problems = parts.flatMap(({ reading }) => (reading.kind === 'problem' ? [reading.problem] : []));
  return distinct(problems).length === parts.length ? { kind: 'parts', parts } : null;
}
