import type { Expression } from '../../expression/tree.ts';
import type { Language } from '../../texts.ts';
import type { Problem } from '../problem.ts';
import { clausesOf, has, isContent, isQuantity, type SentenceClause, type Mention } from './clauses.ts';
import { momentsIn, unaccountedResult, unaccountedStatement } from './coverage.ts';
import { approach, equationsOf, proportion, ratioShare, rectangle, speed } from './equations.ts';
import { factsOf, type Facts } from './facts.ts';
import { itemsOfText } from './items.ts';
import { quantityLexicon } from './lexicon/lexicon.ts';
import { questionOf, type Question } from './question.ts';
import { solutionsOf, type FoundQuantity } from './solve.ts';
import { isInteger } from '../../expression/rational.ts';
import { readStory } from '../stories/read-story.ts';
import { given, type QuantityValue } from './value.ts';

/** A number of the text, or what is asked for, whose value is null. */
export type QuantityRow = { readonly name: string; readonly value: Expression | null; readonly unit: string };

export type QuantityTable = {
  readonly kind: 'problem';
  readonly table: readonly QuantityRow[];
  /** How the quantities are tied, by name: `left`, `per`, `total`, … */
  readonly relations: readonly string[];
  readonly unknownName: string;
  readonly unit: string;
};

export type QuantityReading =
  | (QuantityTable & { readonly problem: Problem })
  /** `found`: the numbers; `why`: the step that did not understand the text. */
  | { readonly kind: 'unread'; readonly found: readonly string[]; readonly why: string };

/** A text with more words or numbers is no school problem; the cost of reading grows with their product. */
const most = { items: 400, numbers: 24 };
/** A longer text follows no schema. */
const longestStory = 1200;
/** A text with fewer numbers has nothing to calculate. */
const fewest = 2;

export function readQuantities(
  source: string,
  options: { readonly language: Language; readonly locale?: string },
): QuantityReading {
  const story = source.length > longestStory ? null : readStory(source, options.language, options.locale);
  if (story !== null) return story;
  const { nounFirst } = quantityLexicon(options.language).source;
  const items = itemsOfText(source, options.language, options.locale);
  const numbers = items.flatMap((item) => (item.kind === 'number' ? [item.text] : []));
  const unread = (why: string): QuantityReading => ({ kind: 'unread', found: numbers, why });
  if (items.length > most.items || numbers.length > most.numbers) return unread('long');
  // "km/h" is the only sign that words have.
  if (items.some((item) => item.kind === 'sign' && item.text !== '/')) return unread('formula');
  if (items.filter((_, at) => isQuantity(items, at)).length < fewest) return unread('numbers');
  if (
    items.some(
      (item) => item.kind === 'word' && (item.cues.includes('unsupported') || item.cues.includes('free')),
    )
  )
    return unread('unsupported');
  const clauses = clausesOf(items, nounFirst);
  const question = questionOf(clauses, nounFirst);
  if (question === null) return unread('question');
  const facts = factsOf(clauses);
  const cues = new Set<string>(items.flatMap((item) => (item.kind === 'word' ? item.cues : [])));
  const mentions = clauses.flatMap((clause) => clause.mentions);
  const needed = mentions.filter(({ optional }) => !optional).map(({ id }) => id);
  const covers = (values: readonly QuantityValue[]): boolean =>
    needed.every((id) => values.some(({ uses }) => uses.has(id)));
  for (const clause of clauses) for (const verb of clause.verbs) cues.add(verb);
  const text = { items, clauses, facts, question, cues };
  const table = [
    ...mentions.map(rowOf(clauses)),
    { name: 'x', value: null, unit: question.unit?.text ?? '' },
  ];
  if (cues.has('ratio')) {
    const share = ratioShare(text);
    if (share === null || !covers([share.value])) return unread('ratio');
    return {
      kind: 'problem',
      table,
      relations: [share.way],
      problem: { task: 'evaluate', expression: share.value.tree },
      unknownName: 'x',
      unit: share.unit?.text ?? '',
    };
  }
  // "2 to 1" and "from 5 to 7" say more than two amounts.
  if (
    items.some(
      (item, at) =>
        item.kind === 'number' &&
        items[at + 1]?.kind === 'word' &&
        has(items[at + 1], 'to') &&
        items[at + 2]?.kind === 'number',
    )
  )
    return unread('range');
  if (facts.lost.length > 0) return unread('lost');
  if (hasUntoldStep(clauses, question, facts)) return unread('steps');
  const leftOver = unaccountedStatement(clauses, facts);
  if (leftOver !== null) return unread(leftOver);
  const moments = momentsIn(clauses);
  const usesMoment = (values: readonly QuantityValue[]): boolean =>
    values.some(({ uses }) => [...uses].some((id) => moments.has(id)));
  const tied = equationsOf(text);
  if (tied !== null && tied.way !== 'ages' && usesMoment(tied.values)) return unread('moment');
  if (tied !== null && covers(tied.values)) {
    if (tied.values.some(({ n }) => n.n < 0n || (tied.unit?.kind === 'count' && !isInteger(n))))
      return unread('implausible');
    const problem: Problem = {
      task: 'solve',
      expression: tied.expression,
      ...(tied.unknown === null ? {} : { unknown: tied.unknown }),
    };
    return {
      kind: 'problem',
      table,
      relations: [tied.way],
      problem,
      unknownName: tied.unknown ?? 'x',
      unit: tied.unit?.text ?? '',
    };
  }
  for (const way of [approach, speed, proportion, rectangle]) {
    const found = way(text);
    if (found !== null && usesMoment([found.value])) return unread('moment');
    if (found !== null && covers([found.value]))
      return {
        kind: 'problem',
        table,
        relations: [found.way],
        problem: { task: 'evaluate', expression: found.value.tree },
        unknownName: 'x',
        unit: found.unit?.text ?? '',
      };
  }
  if (cues.has('area') || cues.has('perimeter')) return unread('figure');
  // "Two numbers whose product is 21" are no counted things: only equations tie them.
  const abstract = new Set(
    items.flatMap((item) => (item.kind === 'word' && item.cues.includes('abstract') ? [item.stem] : [])),
  );
  if (mentions.some(({ unit }) => unit !== null && abstract.has(unit.head))) return unread('abstract');
  const solutions = solutionsOf(facts, question, { cues, words: looseWords(clauses) }).filter(
    ({ value, apart }) => needed.every((id) => value.uses.has(id) || apart.has(id)) && value.uses.size > 1,
  );
  const [first, ...others] = solutions;
  if (first === undefined) return unread('relations');
  if (others.some(({ value }) => value.n.n !== first.value.n.n || value.n.d !== first.value.n.d))
    return unread('several');
  const isBalance =
    first.way === 'left' &&
    first.value.uses.size === 2 &&
    first.unit?.kind === 'money' &&
    question.kind === 'what';
  if (!isPlausible(first) && !isBalance) return unread('implausible');
  if (usesMoment([first.value])) return unread('moment');
  const unsound = unaccountedResult(first, clauses, facts, question);
  if (unsound !== null) return unread(unsound);
  return {
    kind: 'problem',
    table,
    relations: [first.way],
    problem: { task: 'evaluate', expression: first.value.tree },
    unknownName: 'x',
    unit: first.unit?.text ?? '',
  };
}

/**
 * The text says something that changes the amounts without a number of its own (a cost is split, ages move on), or the question wants another
 * unit than the numbers have.
 */
function hasUntoldStep(clauses: readonly SentenceClause[], question: Question, facts: Facts): boolean {
  const shared = clauses.some(
    ({ verb, mentions, question: asks }) => verb === 'share' && mentions.length === 0 && !asks,
  );
  if (shared && question.per === null && !question.verbs.includes('remain')) return true;
  const wayBack = clauses.some(({ cues }) => cues.has('there_and_back'));
  if (
    wayBack &&
    (question.kind === 'far' || question.unit?.kind === 'measure' || question.unit?.kind === 'time')
  )
    return true;
  if (question.cues.has('percent') || question.cues.has('fraction')) return true;
  const heads = new Set(
    [...facts.amounts, ...facts.rates].flatMap((each) => [
      each.unit.head,
      'per' in each ? each.per.head : '',
    ]),
  );
  for (const each of [...facts.comparisons, ...facts.percents])
    if (each.unit !== null) heads.add(each.unit.head);
  return question.clause.items.some((item, at) => {
    if (item.kind !== 'word') return false;
    if (item.cues.includes('next')) return true;
    if (item.cues.includes('measure') && isContent(question.clause.items, at)) return !heads.has(item.stem);
    const before = question.clause.items[at - 1];
    return (
      item.cues.includes('time_unit') &&
      item.stem !== question.unit?.head &&
      !heads.has(item.stem) &&
      before?.kind === 'word' &&
      before.cues.some((cue) => cue === 'indefinite' || cue === 'each' || cue === 'per')
    );
  });
}

const rowOf =
  (clauses: readonly SentenceClause[]) =>
  (mention: Mention): QuantityRow => ({
    name: clauses[mention.clause]!.subject.join(' '),
    value: given(mention.value, mention.id).tree,
    unit: mention.unit?.text ?? '',
  });

/** Nouns and adjectives of the statements that stand beside no number as its unit. */
function looseWords(clauses: readonly SentenceClause[]): ReadonlySet<string> {
  const units = new Set(clauses.flatMap(({ mentions }) => mentions.map(({ unit }) => unit?.head)));
  return new Set(
    clauses
      .filter(({ question }) => !question)
      .flatMap(({ items }) =>
        items.flatMap((item, at) =>
          item.kind === 'word' && isContent(items, at) && !units.has(item.stem) ? [item.stem] : [],
        ),
      ),
  );
}

function isPlausible({ value, unit }: FoundQuantity): boolean {
  if (value.n.n < 0n) return false;
  return isInteger(value.n) || unit === null || unit.kind !== 'person';
}
