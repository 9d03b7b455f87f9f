import {
  group,
  has,
  isContent,
  isVerb,
  isWord,
  unitOf,
  type SentenceClause,
  type CountedUnit,
} from './clauses.ts';
import type { StoryCue, VerbClass } from './lexicon/quantity-lexicon.ts';

/** What the text asks for. */
export type Question = {
  readonly clause: SentenceClause;
  /** Null where the words leave it open: "how much is left", "how long". */
  readonly unit: CountedUnit | null;
  readonly per: CountedUnit | 'each' | null;
  readonly verb: VerbClass | null;
  readonly verbStem: string;
  readonly cues: ReadonlySet<StoryCue>;
  readonly verbs: readonly VerbClass[];
  /** The other words of the question, in groups joined by "and". */
  readonly groups: readonly (readonly string[])[];
  readonly than: readonly string[] | null;
  /** "sell than those he bought": what happened on both sides of the comparison. */
  readonly events: readonly [EventVerb, EventVerb] | null;
  readonly kind: 'many' | 'much' | 'long' | 'far' | 'old' | 'size' | 'what';
};

export type EventVerb = { readonly verb: VerbClass; readonly stem: string };

/** The verbs before and after "than"; null where one side has none, or both have the same. */
function eventsOf(clauses: readonly SentenceClause[], asking: SentenceClause): Question['events'] {
  const items = clauses
    .filter(({ sentence, index }) => sentence === asking.sentence && index >= asking.index)
    .flatMap((clause) => clause.items);
  const at = items.findIndex((item) => has(item, 'than'));
  if (at < 0) return null;
  const eventIn = (from: number, to: number): EventVerb | null => {
    const found = items
      .slice(from, to)
      .filter(isWord)
      .filter(({ verbs }) => verbs.some((verb) => !/^(?:modal|be|have|need|hold|cost)$/.test(verb)));
    const [only, another] = found;
    if (only === undefined || another !== undefined) return null;
    return { verb: only.verbs.find((verb) => verb !== 'modal')!, stem: only.folded };
  };
  const [before, after] = [eventIn(0, at), eventIn(at + 1, items.length)];
  return before === null || after === null || isSameEvent(before, after) ? null : [before, after];
}

/** The same verb; of verbs that are alike in what they do the consonants are compared: sit, sat. */
export function isSameEvent(a: EventVerb, b: EventVerb): boolean {
  if (a.stem === b.stem) return true;
  if (a.verb !== b.verb) return false;
  if (a.verb !== 'other') return true;
  const [first, second] = [a.stem, b.stem].map((word) => word.replaceAll(/[aeiouy]/g, ''));
  return (
    first!.length > 1 && second!.length > 1 && (first!.startsWith(second!) || second!.startsWith(first!))
  );
}

const money: CountedUnit = { head: 'money', words: [], of: [], text: '', kind: 'money' };

/** The only question of a text; null where there is none, or more than one. */
export function questionOf(clauses: readonly SentenceClause[], nounFirst: boolean): Question | null {
  const asking = clauses.filter(({ question }) => question);
  if (asking.length !== 1) return null;
  const clause = asking[0]!;
  const { items } = clause;
  const at = items.findIndex((item) =>
    has(item, 'how_many', 'how_much', 'how_long', 'how_far', 'how_old', 'how_size', 'how_often'),
  );
  const start = at >= 0 ? at : items.findIndex((item) => has(item, 'what', 'find'));
  if (start < 0) return null;
  const item = items[start]!;
  let unit: CountedUnit | null = null;
  let next = start + 1;
  const skip = (): void => {
    while (
      has(
        items[next],
        'more',
        'less',
        'another',
        'of',
        'determiner',
        'total',
        'full',
        'indefinite',
        'greatest',
        'quantity_noun',
        'rest',
        'leftover',
        'extra',
      ) ||
      (isWord(items[next]) &&
        items[next]!.kind === 'word' &&
        has(items[next], 'function') &&
        !isContent(items, next))
    )
      next += 1;
  };
  const kind: Question['kind'] = has(item, 'how_many')
    ? 'many'
    : has(item, 'how_much')
      ? 'much'
      : has(item, 'how_long')
        ? 'long'
        : has(item, 'how_far')
          ? 'far'
          : has(item, 'how_old')
            ? 'old'
            : has(item, 'how_size')
              ? 'size'
              : has(item, 'how_often')
                ? 'many'
                : 'what';
  if (kind === 'many' || kind === 'much') {
    skip();
    const found = group(items, next);
    if (has(item, 'how_often')) unit = { head: 'time', words: [], of: [], text: 'times', kind: 'count' };
    else if (found.words.length > 0) {
      unit = unitOf(found.words, found.of, nounFirst);
      next = found.end;
      // "cuántas cucharas más de cacao"
      if (
        unit !== null &&
        has(items[next], 'more', 'less') &&
        has(items[next + 1], 'of') &&
        isContent(items, next + 2)
      ) {
        const content = group(items, next + 2);
        unit = { ...unit, of: [...unit.of, ...content.words.map(({ stem }) => stem)] };
        next = content.end;
      }
      // "How many chefs and waiters": two things at once.
      if (
        has(items[next], 'and') &&
        isContent(items, next + 1) &&
        !isContent(items, next + 2) &&
        unit?.words.length === 0 &&
        isPluralWord(found.words)
      )
        return null;
    }
  } else if (kind === 'what') {
    const number = items.findIndex(
      (each, index) => index > start && has(each, 'abstract', 'quantity_noun', 'total', 'as'),
    );
    const of = items.findIndex((each, index) => index > number && has(each, 'of'));
    if (number > 0) {
      next = (of > 0 && of <= number + 2 ? of : number) + 1;
      skip();
      const found = group(items, next);
      if (found.words.length > 0) {
        unit = unitOf(found.words, found.of, nounFirst);
        next = found.end;
      } else next = start + 1;
    }
  }
  const words = clause.verbs;
  const cues = new Set(clause.cues);
  for (const other of clauses)
    if (
      other.sentence === clause.sentence &&
      other.index > clause.index &&
      other.mentions.length === 0 &&
      has(other.items[0], 'initial')
    )
      cues.add('initial');
  if (unit === null && (kind === 'much' || kind === 'what' || kind === 'many')) {
    if (
      words.some(
        (each) =>
          each === 'cost' ||
          each === 'spend' ||
          each === 'earn' ||
          (kind !== 'many' && (each === 'buy' || each === 'sell')),
      ) ||
      clause.cues.has('price') ||
      clause.cues.has('money') ||
      clause.cues.has('change_money')
    )
      unit = money;
  }
  const groups: string[][] = [];
  let per: Question['per'] = null;
  let joined = false;
  let than: string[] | null = null;
  for (let place = next; place < items.length; place += 1) {
    const each = items[place]!;
    if (has(each, 'than')) than ??= [];
    else if (has(each, 'per', 'each') && than === null && items[place + 1]?.kind !== 'number') {
      const found = group(items, place + 1);
      per = found.words.length > 0 ? unitOf(found.words, found.of, nounFirst) : (per ?? 'each');
      for (const word of found.words) if (word !== found.words.at(-1)) groups.push([word.stem]);
      place = Math.max(place, found.end - 1);
    } else if (
      has(each, 'indefinite') &&
      than === null &&
      isContent(items, place + 1) &&
      (/cost|hold|weigh|earn/.test(words.join(' ')) || kind === 'long' || kind === 'size')
    ) {
      const found = group(items, place + 1);
      per ??= unitOf(found.words, found.of, nounFirst);
      place = Math.max(place, found.end - 1);
    } else if (isContent(items, place) && !isVerb(items, place) && !has(each, 'total')) {
      const { stem } = each as Extract<typeof each, { kind: 'word' }>;
      if (than !== null) than.push(stem);
      else if (joined && groups.length > 0) groups.at(-1)!.push(stem);
      else groups.push([stem]);
      joined = false;
    } else if (has(each, 'and') || each.kind === 'comma') joined = has(each, 'and') || joined;
    else if (!has(each, 'determiner', 'pronoun')) joined = false;
  }
  return {
    clause,
    unit,
    per,
    verb: clause.verb,
    verbStem: clause.verbStem,
    cues,
    verbs: clause.verbs,
    groups,
    than,
    events: than === null ? null : eventsOf(clauses, clause),
    kind,
  };
}

const isPluralWord = (words: readonly { readonly stem: string; readonly folded: string }[]): boolean =>
  words.some(({ stem, folded }) => stem !== folded);
