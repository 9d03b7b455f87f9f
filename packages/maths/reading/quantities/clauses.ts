import { compare, multiply, rational, type Rational } from '../../expression/rational.ts';
import type { SentenceItem, MoneyMention } from './items.ts';
import type { StoryCue, VerbClass } from './lexicon/quantity-lexicon.ts';

/** What a number counts or measures: the stems of its words, the noun first; `of` holds what is in it ("cups of flour"). */
export type CountedUnit = {
  readonly head: string;
  readonly words: readonly string[];
  readonly of: readonly string[];
  readonly text: string;
  readonly kind: 'money' | 'time' | 'measure' | 'person' | 'count';
};

/** A number of the text with what is said about it in its sentence. */
export type Mention = {
  readonly id: number;
  readonly value: Rational;
  readonly text: string;
  readonly unit: CountedUnit | null;
  readonly money: MoneyMention | null;
  readonly percent: boolean;
  /** A part of a whole, as a fraction and not in hundredths. */
  readonly fraction: boolean;
  /** A written "one", which may be an article. */
  readonly optional: boolean;
  readonly more: 'more' | 'less' | null;
  readonly another: boolean;
  readonly times: boolean;
  /** "3 of them": a part of something named before. */
  readonly part: boolean;
  /** "5 per box", "each box": what it is counted for; `each` without a noun points back. */
  per: CountedUnit | 'each' | null;
  /** What one of is sold for this amount. */
  readonly perObject: CountedUnit | null;
  /** Before the verb of its clause. */
  readonly isSubject: boolean;
  readonly tags: ReadonlySet<string>;
  /** The words after "than" or "as many as". */
  readonly than: readonly string[] | null;
  /** The unit after "than", where it is one. */
  readonly clause: number;
  readonly from: number;
  readonly to: number;
  /** "a total of 9", "9 in all": the others are its parts. */
  readonly whole: boolean;
  /** "the 5 boys", "all 5": perhaps named before. */
  readonly definite: boolean;
  readonly prepositional: boolean;
  /** "with 100 euros" */
  readonly byMeans: boolean;
  /** Followed by "of" and another number: "30 % of the 50". */
  readonly ofNext: boolean;
  /** "the three of them": how many people there are, which were named before. */
  readonly isHeadcount: boolean;
  /** "and his four friends" */
  readonly withOthers: boolean;
  /** "boxes of 12" */
  readonly contained: boolean;
  /** A word for a multiple: twice, half. */
  readonly multiple: boolean;
  /** Right after "for every". */
  readonly every: boolean;
  /** Its only word has no plural ending. */
  readonly singular: boolean;
  /** The words of the place or time after it. */
  readonly place: readonly string[];
};

export type SentenceClause = {
  readonly index: number;
  readonly sentence: number;
  readonly question: boolean;
  readonly subject: readonly string[];
  /** The subject is all that were named: they, we. */
  readonly plural: boolean;
  readonly eachSubject: CountedUnit | null;
  readonly loneSubject: CountedUnit | null;
  /** It stands for the place: "in a box there are 12". */
  readonly loneContext: boolean;
  readonly verbs: readonly VerbClass[];
  readonly verb: VerbClass | null;
  readonly verbStem: string;
  readonly passive: boolean;
  readonly negated: boolean;
  readonly unknownVerb: boolean;
  readonly cues: ReadonlySet<StoryCue>;
  readonly context: readonly string[];
  readonly recipient: readonly string[] | null;
  /** An amount without a number: some, a few. */
  readonly some: boolean;
  readonly someUnit: CountedUnit | null;
  readonly items: readonly SentenceItem[];
  readonly mentions: readonly Mention[];
};

type Word = Extract<SentenceItem, { kind: 'word' }>;

/** Meanings that a noun or an adjective can have beside its own. */
const nounCues = new Set<StoryCue>([
  'person',
  'time_unit',
  'measure',
  'money',
  'abstract',
  'quantity_noun',
  'square',
  'rectangle',
  'dozen',
  'price',
  'first',
  'age',
  'full',
  'area',
  'unsupported',
  'leftover',
  'ratio',
  'change_money',
  'perimeter',
  'length',
  'width',
]);

export const has = (item: SentenceItem | undefined, ...wanted: readonly StoryCue[]): boolean =>
  item?.kind === 'word' && item.cues.some((cue) => wanted.includes(cue));
export const isWord = (item: SentenceItem | undefined): item is Word => item?.kind === 'word';

/** A noun, an adjective or a name: a word with no meaning of its own in the lexicon, or one that units have. */
export function isContent(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at];
  if (!isWord(item)) return false;
  if (isVerb(items, at)) return false;
  if (item.cues.length === 0) return item.folded.length > 1 || item.capital;
  if (item.cues.includes('change_money') && item.folded.includes(' ')) return false;
  return item.cues.some((cue) => nounCues.has(cue)) && !item.cues.includes('function');
}

/** After a number or an article a word that could be a verb is a noun. */
export function isVerb(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at];
  if (!isWord(item) || item.verbs.length === 0) return false;
  if (item.verbs.includes('be') || item.verbs.includes('have')) return true;
  const before = items[at - 1];
  if (item.verbs.includes('modal') && has(before, 'how_many')) return true;
  // A gerund is a verb after "is" and at the beginning of a clause: "after paying".
  if (
    /..ing$/.test(item.folded) &&
    !(
      before === undefined ||
      before.kind === 'comma' ||
      has(before, 'boundary', 'and', 'initial', 'now', 'relative') ||
      (isWord(before) && before.verbs.length > 0)
    )
  )
    return false;
  if (before === undefined) return true;
  if (
    before.kind === 'word' &&
    !item.folded.endsWith('ing') &&
    (has(before, 'from') ||
      (has(before, 'in') && !has(before, 'function') && before.folded !== 'en') ||
      before.folded === 'for')
  )
    return item.verbs.includes('remain');
  if (
    item.bare &&
    isWord(before) &&
    before.cues.length === 0 &&
    before.verbs.length === 0 &&
    before.stem === before.folded &&
    !has(items[at - 2], 'and') &&
    !(before.capital && items.slice(0, at).some((each) => isWord(each) && each.verbs.includes('modal'))) &&
    !isInverted(items, at)
  )
    return false;
  if (before.kind === 'number') return item.verbs.includes('remain') || before.money !== null;
  if (has(before, 'relative')) return true;
  // "How many more did he", "22 more got in".
  if (has(before, 'more', 'less') && has(items[at - 2], 'how_many'))
    return item.verbs.some((each) => each === 'remain' || each === 'modal');
  if (has(before, 'more', 'less') && items[at - 2]?.kind === 'number')
    return item.verbs.some((each) => each === 'remain' || each === 'arrive' || each === 'depart');
  if (isCountedNoun(items, at)) return false;
  // "come in packs"
  if (isWord(before) && before.verbs.length > 0 && before.folded.endsWith(' in') && item.folded.endsWith('s'))
    return false;
  if (isWord(before) && has(before, 'how_many') && !before.folded.endsWith('how many')) return true;
  if (
    has(before, 'determiner', 'indefinite', 'of', 'how_many', 'another', 'per', 'each') &&
    !has(before, 'pronoun', 'times')
  )
    return item.folded.endsWith('left');
  if (has(before, 'pronoun') && has(before, 'determiner')) return item.verbs.includes('remain');
  return true;
}

/** "9 different stacks": after a number and an adjective a word in -s is a plural, since no verb form in -s follows a plural. */
function isCountedNoun(items: readonly SentenceItem[], at: number): boolean {
  const [number, adjective, item] = [items[at - 2], items[at - 1], items[at]];
  return (
    number?.kind === 'number' &&
    compare(number.value, rational(1n)) !== 0 &&
    number.money === null &&
    isWord(adjective) &&
    !adjective.capital &&
    adjective.stem === adjective.folded &&
    isContent(items, at - 1) &&
    isWord(item) &&
    item.folded !== item.stem &&
    item.folded.endsWith('s')
  );
}

/** "did the baker make": the only verb after the auxiliary of a question. */
function isInverted(items: readonly SentenceItem[], at: number): boolean {
  const isAuxiliary = (item: SentenceItem): boolean => isWord(item) && /^(?:do|does|did)$/.test(item.folded);
  const auxiliary = items.slice(0, at).findLastIndex(isAuxiliary);
  if (auxiliary < 0 || !items.slice(0, auxiliary).some((item) => has(item, 'how_many', 'how_much', 'what')))
    return false;
  const isOther = (item: SentenceItem): boolean => isWord(item) && item.verbs.length > 0;
  const rest = items.slice(at + 1);
  const end = rest.findIndex((item) => has(item, 'than', 'boundary', 'relative', 'and', 'to'));
  return (
    !items.slice(auxiliary + 1, at).some(isOther) && !rest.slice(0, end < 0 ? rest.length : end).some(isOther)
  );
}

export function unitOf(words: readonly Word[], of: readonly Word[], nounFirst: boolean): CountedUnit | null {
  if (words.length === 0) return null;
  const noun = nounFirst ? words[0]! : (words.findLast((word) => word.stem !== word.folded) ?? words.at(-1)!);
  const rest = words.filter((word) => word !== noun);
  const isNote =
    noun.stem === noun.folded &&
    rest.some((word) => word.cues.includes('money') && word.stem === word.folded);
  const kind =
    noun.cues.includes('money') || isNote
      ? 'money'
      : noun.cues.includes('time_unit')
        ? 'time'
        : noun.cues.includes('measure')
          ? 'measure'
          : noun.cues.includes('person')
            ? 'person'
            : 'count';
  return {
    head: kind === 'money' ? 'money' : noun.stem,
    words: rest.map(({ stem }) => stem),
    of: of.map(({ stem }) => stem),
    text: words.map(({ text }) => text).join(' '),
    kind,
  };
}

const moneyUnit: CountedUnit = { head: 'money', words: [], of: [], text: '', kind: 'money' };

const isPlural = (word: Word): boolean => word.stem !== word.folded;

/** The words of a group that begins at a place, and where it ends. */
export function group(
  items: readonly SentenceItem[],
  start: number,
): { readonly words: Word[]; readonly of: Word[]; readonly end: number; readonly part: boolean } {
  const [words, of]: [Word[], Word[]] = [[], []];
  let at = start;
  let part = false;
  const take = (into: Word[]): void => {
    // After a plural noun only plural words belong to it: "6 points total", "3 dollars mowing lawns".
    while (
      isContent(items, at) &&
      !(into.length > 0 && isPlural(into.at(-1)!) && !isPlural(items[at] as Word))
    )
      into.push(items[at++] as Word);
  };
  take(words);
  if (has(items[at], 'of')) {
    let next = at + 1;
    while (has(items[next], 'determiner', 'pronoun') && !has(items[next], 'them')) next += 1;
    if (has(items[next], 'them', 'they')) {
      part = true;
      at = next + 1;
    } else if (isContent(items, next)) {
      const inside = words.length === 0 ? words : of;
      part = words.length === 0;
      at = next;
      take(inside);
    }
  }
  return { words, of, end: at, part };
}

/** A number, or a word for a multiple: twice, half. */
export function isQuantity(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at];
  return item?.kind === 'number' || multiple(item) !== null;
}

const multiples: readonly (readonly [StoryCue, Rational])[] = [
  ['twice', rational(2n)],
  ['thrice', rational(3n)],
  ['half', rational(1n, 2n)],
];
function multiple(item: SentenceItem | undefined): Rational | null {
  return multiples.find(([cue]) => has(item, cue))?.[1] ?? null;
}

function followedByNumber(items: readonly SentenceItem[], from: number): boolean {
  let at = from;
  if (has(items[at], 'percent')) at += 1;
  if (!has(items[at], 'of')) return false;
  at += 1;
  while (has(items[at], 'determiner')) at += 1;
  return items[at]?.kind === 'number';
}

type Frame = { readonly start: number; readonly verbAt: number[]; end: number };

/** The clauses of a text: one for each chain of verbs, with its subject and its numbers. */
export function clausesOf(all: readonly SentenceItem[], nounFirst: boolean): readonly SentenceClause[] {
  const clauses: SentenceClause[] = [];
  let sentence = 0;
  let from = 0;
  let mention = 0;
  const people: People = { last: [], lastClause: [], each: null, sentence: -1 };
  for (let at = 0; at <= all.length; at += 1) {
    const item = all[at];
    if (item !== undefined && item.kind !== 'stop' && item.kind !== 'question') continue;
    if (at > from) {
      const items = all.slice(from, at);
      const asks = item?.kind === 'question';
      for (const frame of framesOf(items)) {
        const clause = buildClause(items, frame, {
          sentence,
          asks,
          index: clauses.length,
          nounFirst,
          mention,
          people,
        });
        mention += clause.mentions.length;
        clauses.push(clause);
      }
      sentence += 1;
    }
    from = at + 1;
  }
  return clauses;
}

/** A pronoun that is the subject of the verb right after it. */
const isSubjectPronoun = (item: SentenceItem | undefined): boolean =>
  isWord(item) &&
  has(item, 'pronoun', 'they') &&
  !has(item, 'determiner') &&
  /^(?:he|she|they|we|i|il|elle|ils|elles|ella|ellos|ellas)$/.test(item.folded);

/** "had 3 apps and 7 files left": the verb belongs to all things of the list. */
function closesList(items: readonly SentenceItem[], { start, verbAt }: Frame, at: number): boolean {
  const [verb, item] = [items[verbAt.at(-1) ?? -1], items[at]];
  if (!isWord(verb) || !isWord(item) || !verb.verbs.includes('have') || !item.verbs.includes('remain'))
    return false;
  const between = items.slice(verbAt.at(-1)! + 1, at);
  const nouns = between.flatMap((each, place) =>
    each.kind === 'number'
      ? [
          group(items, verbAt.at(-1)! + place + 2)
            .words.map(({ stem }) => stem)
            .join(' '),
        ]
      : [],
  );
  return (
    start <= verbAt.at(-1)! &&
    nouns.length > 1 &&
    new Set(nouns).size === nouns.length &&
    nouns.every((noun) => noun !== '') &&
    between.every(
      (each, place) =>
        each.kind === 'number' ||
        each.kind === 'comma' ||
        has(each, 'and') ||
        isContent(items, verbAt.at(-1)! + 1 + place),
    )
  );
}

/** Where the clauses of a sentence begin. */
function framesOf(items: readonly SentenceItem[]): readonly Frame[] {
  const frames: Frame[] = [{ start: 0, verbAt: [], end: items.length }];
  let objectSince = false;
  let boundary = -1;
  for (let at = 0; at < items.length; at += 1) {
    const frame = frames.at(-1)!;
    const item = items[at]!;
    if (item.kind === 'comma' || has(item, 'and', 'boundary', 'relative')) {
      // "más que", "plus que" begins no clause.
      const compares =
        has(item, 'than') &&
        items
          .slice(frame.start, at)
          .some((each) => has(each, 'more', 'less', 'times', 'twice', 'thrice', 'half', 'as'));
      if (!compares && !(has(item, 'relative') && has(item, 'determiner') && !isVerb(items, at + 1)))
        boundary = at;
    }
    if (isVerb(items, at)) {
      const word = item as Word;
      const question = items
        .slice(Math.max(frame.start, boundary), at)
        .some((each) =>
          has(
            each,
            'how_many',
            'how_much',
            'what',
            'how_long',
            'how_far',
            'how_old',
            'how_size',
            'how_often',
            'find',
          ),
        );
      const isClauseOfPronoun =
        frame.verbAt.length > 0 &&
        isSubjectPronoun(items[at - 1]) &&
        !(boundary === at - 2 && frame.start > boundary) &&
        !asksIn(items, frame.start, at) &&
        !comparesIn(items, frame.start, at) &&
        !items.slice(frame.start, at).some((each) => has(each, 'than', 'as'));
      if (closesList(items, frame, at)) frame.verbAt.push(at);
      else if (isClauseOfPronoun && boundary < at - 2) {
        frame.end = at - 1;
        frames.push({ start: at - 1, verbAt: [at], end: items.length });
      } else if (
        frame.verbAt.length === 0 ||
        (boundary < frame.verbAt.at(-1)! && (!objectSince || word.verbs.includes('remain')))
      )
        frame.verbAt.push(at);
      else if (
        asksIn(items, frame.start, frame.verbAt[0]!) &&
        frame.verbAt.every((each) => (items[each] as Word).verbs.includes('modal')) &&
        !items.slice(frame.verbAt[0], at).some((each) => has(each, 'boundary', 'than'))
      )
        frame.verbAt.push(at);
      else if (boundary > frame.verbAt.at(-1)!) {
        frame.end = boundary;
        const start =
          (has(items[boundary], 'relative') && question) || has(items[boundary], 'boundary')
            ? boundary
            : boundary + 1;
        frames.push({ start, verbAt: [at], end: items.length });
      } else if (
        frame.verbAt.length > 0 &&
        (asksIn(items, frame.start, at) || comparesIn(items, frame.start, at))
      )
        frame.verbAt.push(at);
      else {
        frame.end = at;
        frames.push({ start: at, verbAt: [at], end: items.length });
      }
      objectSince = false;
    } else if (item.kind === 'number' || isContent(items, at)) objectSince = true;
    // A question after its condition: "if …, how many …".
    if (
      isAsking(items, at) &&
      at > frames.at(-1)!.start &&
      (frames.at(-1)!.verbAt.length > 0 || hasNumber(items, frames.at(-1)!.start, at))
    ) {
      const last = frames.at(-1)!;
      if (!(boundary < last.start && has(item, 'what', 'how_long'))) {
        last.end = at;
        frames.push({ start: at, verbAt: [], end: items.length });
        boundary = -1;
      }
    }
  }
  return frames;
}

/** After "than": "more than Tom has", "más de lo que tiene Iván". */
function comparesIn(items: readonly SentenceItem[], from: number, to: number): boolean {
  const item = items[to];
  if (
    !isWord(item) ||
    !(item.verbs.includes('have') || item.verbs.includes('be') || item.verbs.includes('modal'))
  )
    return false;
  const last = items.slice(from, to).findLastIndex((_, at) => isQuantity(items, from + at));
  return last >= 0 && items.slice(from + last, to).some((each) => has(each, 'than', 'as'));
}

const hasNumber = (items: readonly SentenceItem[], from: number, to: number): boolean =>
  items.slice(from, to).some(({ kind }) => kind === 'number');
const isAsking = (items: readonly SentenceItem[], at: number): boolean => {
  const item = items[at];
  if (has(item, 'find'))
    return at === 0 || items[at - 1]?.kind === 'comma' || has(items[at - 1], 'and', 'boundary');
  return (
    has(item, 'how_many', 'how_much', 'how_long', 'how_far', 'how_old', 'how_size', 'how_often') ||
    (has(item, 'what') && !has(item, 'relative'))
  );
};
const asksIn = (items: readonly SentenceItem[], from: number, to: number): boolean =>
  items.slice(from, to).some((each, index) => isAsking(items, from + index) || has(each, 'what'));

type People = {
  last: readonly string[];
  lastClause: readonly string[];
  each: CountedUnit | null;
  sentence: number;
};

type Context = {
  readonly sentence: number;
  readonly asks: boolean;
  readonly index: number;
  readonly nounFirst: boolean;
  readonly mention: number;
  readonly people: People;
};

function buildClause(all: readonly SentenceItem[], frame: Frame, context: Context): SentenceClause {
  const items = all.slice(frame.start, frame.end);
  const verbAt = frame.verbAt.map((at) => at - frame.start).filter((at) => at >= 0 && at < items.length);
  const question =
    (context.asks && items.some((item, at) => isAsking(items, at) || has(item, 'what'))) ||
    items.some((item, at) => isAsking(items, at) && !has(item, 'what', 'find')) ||
    has(items[0], 'find');
  const firstVerb = verbAt[0] ?? items.length;
  const mentions: Mention[] = [];
  const covered = new Set<number>();
  const cues = new Set<StoryCue>();
  items.forEach((item, at) => {
    if (!isWord(item)) return;
    for (const cue of item.cues)
      if (!(isVerb(items, at) && item.verbs.length > 0 && nounCues.has(cue))) cues.add(cue);
  });
  items.forEach((_, at) => {
    if (!isQuantity(items, at)) return;
    const built: Mention = buildMention(items, at, {
      ...context,
      id: context.mention + mentions.length,
      isSubject: at < firstVerb && !question,
      clause: context.index,
      verb: isWord(items[firstVerb]) ? (items[firstVerb] as Word).verbs.join(' ') : null,
    });
    for (let each = built.from; each < built.to; each += 1) covered.add(each);
    // "43 blue and 16 red marbles": the noun stands with the last number only.
    for (let place = mentions.length - 1, from = built.from; place >= 0; place -= 1) {
      const before = mentions[place]!;
      const isAdjective =
        before.unit !== null &&
        before.unit.kind === 'count' &&
        before.unit.words.length === 0 &&
        before.unit.of.length === 0 &&
        before.singular &&
        compare(before.value, rational(1n)) !== 0;
      if (
        context.nounFirst ||
        !isAdjective ||
        built.unit === null ||
        built.unit.words.length === 0 ||
        !items.slice(before.to, from).every((each) => each.kind === 'comma' || has(each, 'and'))
      )
        break;
      mentions[place] = {
        ...before,
        unit: { ...built.unit, words: [before.unit!.head], text: `${before.unit!.text} ${built.unit.text}` },
      };
      from = before.from;
    }
    mentions.push(built);
  });
  const lastMention = mentions.at(-1);
  if (
    lastMention !== undefined &&
    mentions.length > 1 &&
    lastMention.place.length > 0 &&
    mentions.slice(0, -1).every(({ place }) => place.length === 0)
  )
    for (let each = 0; each < mentions.length - 1; each += 1)
      mentions[each] = { ...mentions[each]!, tags: new Set([...mentions[each]!.tags, ...lastMention.place]) };
  const subject: string[] = [];
  const lead: string[] = [];
  let eachSubject: CountedUnit | null = null;
  let loneSubject: CountedUnit | null = null;
  let mode: 'subject' | 'context' = 'subject';
  let sawPronoun = false;
  let loneContext: CountedUnit | null = null;
  let eachBack = false;
  let plural = false;
  for (let at = 0; at < firstVerb; at += 1) {
    const item = items[at]!;
    if (covered.has(at)) continue;
    // "Before lunch a waitress", "on Monday the shop": the subject follows the time or place.
    if (
      mode === 'context' &&
      lead.length > 0 &&
      isContent(items, at - 1) &&
      has(item, 'determiner', 'indefinite') &&
      !has(item, 'of')
    )
      mode = 'subject';
    if (at === 0 && isMoment(item) && isContent(items, 1)) mode = 'context';
    else if (item.kind === 'comma') mode = 'subject';
    else if (has(item, 'in', 'from', 'to') && !has(item, 'pronoun', 'per', 'each')) mode = 'context';
    else if (has(item, 'each') && !isContent(items, at + 1) && !isQuantity(items, at + 1)) eachBack = true;
    else if (has(item, 'they')) plural = true;
    else if (has(item, 'pronoun') && !(has(item, 'determiner') && isContent(items, at + 1)))
      sawPronoun = true;
    else if (has(item, 'each', 'per', 'indefinite') && isContent(items, at + 1)) {
      const { words, of, end } = group(items, at + 1);
      const unit = unitOf(words, of, context.nounFirst);
      if (has(item, 'each') || (has(item, 'per') && /each|every|cada|chaque/.test((item as Word).folded)))
        eachSubject ??= unit;
      else if (has(item, 'per')) loneContext ??= unit;
      else if (mode === 'context') loneContext ??= unit;
      else if (
        mode === 'subject' ||
        /price|cost/.test(isWord(items[at - 2]) ? (items[at - 2] as Word).folded : '')
      )
        loneSubject ??= unit;
      (mode === 'subject' ? subject : lead).push(...[...words, ...of].map(({ stem }) => stem));
      at = end - 1;
    } else if (isContent(items, at)) {
      // "For Halloween Faye": a name after the noun of the place or time.
      if (mode === 'context' && (item as Word).capital && lead.length > 0 && isContent(items, at - 1))
        mode = 'subject';
      (mode === 'subject' ? subject : lead).push((item as Word).stem);
    }
  }
  // "Tom, who has 5": what stands before the pronoun.
  const noun = all[frame.start - 2]?.kind === 'comma' ? frame.start - 3 : frame.start - 2;
  if (
    subject.length === 0 &&
    has(all[frame.start - 1], 'relative') &&
    isContent(all, noun) &&
    !mentions.some(({ isSubject }) => isSubject)
  )
    subject.push((all[noun] as Word).stem);
  const subjectless = subject.length === 0 && !plural;
  if (
    subject.length === 0 &&
    (sawPronoun ||
      (!plural &&
        firstVerb < items.length &&
        !mentions.some(({ isSubject }) => isSubject) &&
        !question &&
        eachSubject === null))
  )
    subject.push(...(sawPronoun ? context.people.last : context.people.lastClause));
  if (eachBack && eachSubject === null) {
    let end = frame.start - 1;
    while (end >= 0 && !isContent(all, end)) end -= 1;
    let start = end;
    while (isContent(all, start - 1)) start -= 1;
    eachSubject = end < 0 ? null : unitOf(all.slice(start, end + 1).filter(isWord), [], context.nounFirst);
    if (has(all[start - 1], 'of') && isContent(all, start - 2))
      eachSubject = unitOf([all[start - 2] as Word], [], context.nounFirst);
  }
  if (
    eachSubject === null &&
    subjectless &&
    !/^(?:there|hay|habia|il y) ?/.test(isWord(items[firstVerb]) ? (items[firstVerb] as Word).folded : '') &&
    context.people.each !== null &&
    context.people.sentence === context.sentence
  )
    eachSubject = context.people.each;
  const verbItems = verbAt.map((at) => items[at] as Word);
  // "One folder costs 2".
  const [single] = mentions;
  if (
    single?.isSubject === true &&
    single.optional &&
    single.unit !== null &&
    mentions.length > 1 &&
    verbItems.some(({ verbs }) => verbs.some((each) => each === 'cost' || each === 'hold' || each === 'need'))
  )
    loneSubject ??= single.unit;
  const classes = verbItems.flatMap(({ verbs }) =>
    verbs.includes('remain') ? ['remain' as const] : [verbs[0]!],
  );
  const main =
    verbItems.findLast(
      ({ verbs }) => !verbs.some((each) => each === 'be' || each === 'modal' || each === 'remain'),
    ) ?? verbItems.at(-1);
  const verb =
    main === undefined
      ? null
      : mainClass(
          main,
          classes,
          mentions.some(({ isSubject }) => isSubject),
        );
  const tail = tailOf(items, firstVerb, covered);
  if (main !== undefined && /^(?:le|les|me|te|nos|lui|leur) /.test(main.folded)) tail.recipient ??= [];
  // "7 cans are eaten each day".
  const only = mentions.length === 1 ? mentions[0]! : null;
  if (only !== null && only.isSubject && only.per === null && only.than === null)
    for (let at = firstVerb + 1; at < items.length; at += 1)
      if (has(items[at], 'per', 'each') && isContent(items, at + 1)) {
        const { words, of } = group(items, at + 1);
        only.per = unitOf(words, of, context.nounFirst);
        break;
      }
  const result: SentenceClause = {
    index: context.index,
    sentence: context.sentence,
    question,
    subject,
    plural,
    eachSubject,
    loneSubject: loneSubject ?? (classes.includes('be') && classes.length === 1 ? loneContext : null),
    loneContext: loneContext !== null && loneSubject === null,
    verbs: classes,
    verb,
    verbStem: main?.folded ?? '',
    passive: verbItems.some(
      (item, at) =>
        item.verbs.includes('be') &&
        verbItems[at + 1] !== undefined &&
        !verbItems[at + 1]!.verbs.includes('remain') &&
        !verbItems[at + 1]!.folded.endsWith('ing'),
    ),
    negated: cues.has('negation'),
    unknownVerb: verbItems.some((item) => item.verbs[0] === 'other' && !item.listed),
    cues,
    someUnit: someUnitOf(items, context.nounFirst),
    some:
      !question &&
      items.some(
        (item, at) =>
          (has(item, 'some') && !has(items[at + 1], 'of')) ||
          // "14 dollars plus a fee"
          (has(item, 'indefinite') &&
            has(items[at - 1], 'and') &&
            has(items[at + 1], 'price') &&
            !items.slice(at + 1).some(({ kind }) => kind === 'number')),
      ),
    context: [...lead, ...tail.context],
    recipient: tail.recipient,
    items,
    mentions,
  };
  context.people.each = eachSubject;
  context.people.sentence = context.sentence;
  if (subject.length > 0 && !question) {
    context.people.lastClause = subject;
    const compared = mentions.find(({ than }) => than !== null && than.length > 0)?.than;
    // "Ben gave him 18. Now he has": the one who was given goes on.
    const isGift = verb === 'give' && tail.recipient?.length === 0;
    if (!mentions.some(({ isSubject }) => isSubject) && eachSubject === null && !isGift)
      context.people.last = compared ?? subject;
  }
  return result;
}

/** "before lunch", "después de clase", "après l'école". */
const isMoment = (item: SentenceItem): boolean =>
  isWord(item) && /^(?:before|after|despues|antes|apres|avant)$/.test(item.folded);

function someUnitOf(items: readonly SentenceItem[], nounFirst: boolean): CountedUnit | null {
  const at = items.findIndex((item) => has(item, 'some'));
  if (at < 0) return null;
  let next = at + 1;
  while (has(items[next], 'more', 'of', 'determiner', 'another')) next += 1;
  const { words, of } = group(items, next);
  return unitOf(words, of, nounFirst);
}

function mainClass(main: Word, classes: readonly VerbClass[], isCounted: boolean): VerbClass {
  if (main.verbs.length === 1) return main.verbs[0]!;
  // "94 people came in"; but eggs come in packs.
  if (isCounted && main.verbs.includes('arrive')) return 'arrive';
  return main.verbs.find((each) => each !== 'modal' && each !== 'other') ?? classes[0]!;
}

/** The words after the verb that belong to no number: whom it is for, and where or when. */
function tailOf(
  items: readonly SentenceItem[],
  firstVerb: number,
  covered: ReadonlySet<number>,
): { readonly context: string[]; recipient: string[] | null } {
  const context: string[] = [];
  let recipient: string[] | null = null;
  let mode: 'none' | 'to' | 'in' = 'none';
  for (let at = firstVerb; at < items.length; at += 1) {
    const item = items[at]!;
    if (covered.has(at) && !isContent(items, at)) continue;
    if (has(item, 'to')) mode = 'to';
    else if (has(item, 'in', 'from')) mode = 'in';
    else if (has(item, 'pronoun', 'they', 'them') && !has(item, 'determiner') && mode !== 'in')
      recipient ??= [];
    else if (has(item, 'pronoun') && has(item, 'determiner') && !isContent(items, at + 1)) recipient ??= [];
    else if (covered.has(at)) continue;
    else if (isContent(items, at)) {
      if (mode === 'to' || (mode === 'none' && (item as Word).capital))
        (recipient ??= []).push((item as Word).stem);
      context.push((item as Word).stem);
    }
  }
  return { context, recipient };
}

function buildMention(
  items: readonly SentenceItem[],
  at: number,
  context: {
    readonly id: number;
    readonly clause: number;
    readonly isSubject: boolean;
    readonly nounFirst: boolean;
    readonly people: People;
    readonly verb: string | null;
  },
): Mention {
  const written = items[at]!;
  const factor = multiple(written);
  const item: Extract<SentenceItem, { kind: 'number' }> =
    written.kind === 'number'
      ? written
      : {
          kind: 'number',
          value: factor!,
          text: written.text,
          money: null,
          percent: false,
          worded: true,
          at: written.at,
          end: written.at + written.text.length,
        };
  let end = at + 1;
  let more: Mention['more'] = null;
  let another = has(items[at - 1], 'another');
  let times = factor !== null && compare(factor, rational(1n)) > 0;
  let occasions = false;
  let dozens = false;
  const flags = (): void => {
    if (has(items[end], 'dozen')) {
      dozens = true;
      end += 1;
    }
    for (; isWord(items[end]); end += 1) {
      const word = items[end]!;
      if (has(word, 'times') && more !== null) occasions = true;
      else if (has(word, 'times')) times = true;
      else if (has(word, 'more')) more = 'more';
      else if (has(word, 'less')) more = 'less';
      else if (has(word, 'another')) another = true;
      else if (!(has(word, 'full', 'dozen') && !isContent(items, end))) break;
    }
  };
  flags();
  // "7 equal groups"
  if (has(items[end], 'equally', 'identical') && isContent(items, end + 1)) end += 1;
  let unit: CountedUnit | null = null;
  let part = false;
  const tags = new Set<string>();
  const found = group(items, end);
  const isPercent =
    item.percent ||
    has(items[at + 1], 'percent') ||
    (factor === null && item.worded && item.value.d !== 1n && item.value.n < item.value.d);
  if (found.words.length > 0 && !(isPercent && !found.part))
    unit = unitOf(found.words, found.of, context.nounFirst);
  part = found.part;
  // "three times his age": of what was given before.
  if (
    factor !== null &&
    found.words.length > 0 &&
    found.words.every((word) => word.cues.includes('age') && !word.cues.includes('time_unit'))
  )
    unit = null;
  for (const word of [...found.words, ...found.of]) tags.add(word.stem);
  end = found.end;
  // "5 old ones": of what was named before.
  const ones = has(items[end], 'them') && unit !== null;
  if (ones) {
    unit = null;
    end += 1;
  }
  if (occasions) unit = { head: 'time', words: [], of: [], text: 'times', kind: 'count' };
  if (item.money !== null) unit = moneyUnit;
  else if (item.percent) unit = unit === null ? null : unit;
  if (more === null) flags();
  let per: Mention['per'] = null;
  let perObject: CountedUnit | null = null;
  const asUnit: Word[] = [];
  let than: readonly string[] | null = null;
  const to = end;
  // "5 dollars an hour", "12 in each box", "6 apiece".
  for (let next = end; next < Math.min(items.length, end + 6); next += 1) {
    const word = items[next]!;
    if (word.kind === 'number') break;
    if (isVerb(items, next)) break;
    if (word.kind === 'sign' && word.text === '/' && next === end && isContent(items, next + 1)) {
      per = unitOf([items[next + 1] as Word], [], context.nounFirst);
      break;
    }
    if (has(word, 'per', 'each')) {
      let noun = next + 1;
      while (has(items[noun], 'of', 'determiner') || items[noun]?.kind === 'number') noun += 1;
      const { words, of } = group(items, noun);
      per = unitOf(words, of, context.nounFirst) ?? 'each';
      break;
    }
    if (
      (has(word, 'indefinite') ||
        (context.nounFirst && has(word, 'determiner') && (unit?.kind === 'money' || item.money !== null))) &&
      next === end &&
      unit !== null &&
      isContent(items, next + 1)
    ) {
      const { words, of } = group(items, next + 1);
      per = unitOf(words, of, context.nounFirst);
      break;
    }
    if (word.kind === 'comma' || has(word, 'and', 'boundary')) break;
  }
  if (
    per === null &&
    unit?.kind === 'money' &&
    (has(items[at - 1], 'to') || has(items[at - 1], 'in')) &&
    isContent(items, at - 2)
  ) {
    let start = at - 2;
    while (isContent(items, start - 1)) start -= 1;
    const sold = items.slice(start, at - 1).filter(isWord);
    const plural = sold.at(-1)!.stem !== sold.at(-1)!.folded;
    if (
      has(items[start - 1], 'indefinite') ||
      (plural && items[start - 1]?.kind !== 'number' && !has(items[start - 1], 'of'))
    )
      perObject = unitOf(sold, [], context.nounFirst);
  }
  if (
    per === null &&
    has(items[end], 'to') &&
    isVerb(items, end + 1) &&
    has(items[end + 2], 'indefinite') &&
    isContent(items, end + 3)
  ) {
    const made = group(items, end + 3);
    per = unitOf(made.words, made.of, context.nounFirst);
  }
  for (let next = to - 1; next < items.length; next += 1) {
    const word = items[next]!;
    if (
      next > at &&
      (word.kind === 'number' ||
        (isVerb(items, next) &&
          than !== null &&
          !(isWord(word) && (word.verbs.includes('have') || word.verbs.includes('be')))))
    )
      break;
    if (has(word, 'than') || (has(word, 'as') && (times || factor !== null))) {
      // "three times as many cards as Ann": the words between are what is counted.
      if (than !== null && than.length > 0 && unit === null && has(word, 'as')) {
        unit = unitOf(asUnit, [], context.nounFirst);
        than = [];
      } else than ??= [];
      continue;
    }
    if (than !== null && (word.kind === 'comma' || has(word, 'boundary', 'relative'))) break;
    if (than !== null && isContent(items, next)) {
      (than as string[]).push((word as Word).stem);
      asUnit.push(word as Word);
    } else if (
      than !== null &&
      than.length === 0 &&
      has(word, 'pronoun') &&
      !(has(word, 'determiner') && isContent(items, next + 1))
    )
      (than as string[]).push(...context.people.last);
  }
  // "el triple de su edad", "le double de son âge".
  if (
    than === null &&
    times &&
    factor !== null &&
    has(items[at + 1], 'of') &&
    has(items[at + 2], 'pronoun') &&
    context.people.last.length > 0
  )
    than = [...context.people.last];
  // "packs of 12", "in groups of 6": a number for each of what stands before "of".
  const container = items[at - 2];
  let contained = false;
  if (
    per === null &&
    has(items[at - 1], 'of') &&
    isContent(items, at - 2) &&
    !has(container, 'quantity_noun', 'total', 'price')
  ) {
    let start = at - 2;
    while (isContent(items, start - 1)) start -= 1;
    contained = !has(items[start - 1], 'indefinite', 'determiner');
    if (contained) per = unitOf(items.slice(start, at - 1).filter(isWord), [], context.nounFirst);
  }
  // The place or time that follows.
  let place = false;
  const places: string[] = [];
  for (let next = end; next < items.length; next += 1) {
    const word = items[next]!;
    if (
      word.kind === 'number' ||
      word.kind === 'comma' ||
      has(word, 'and', 'boundary', 'relative', 'than') ||
      isVerb(items, next)
    )
      break;
    if (has(word, 'in', 'from', 'to', 'of')) place = true;
    else if (place && isContent(items, next)) {
      tags.add((word as Word).stem);
      places.push((word as Word).stem);
    }
  }
  return {
    id: context.id,
    value: dozens ? multiply(item.value, rational(12n)) : item.value,
    text: item.text,
    unit,
    money:
      item.money ??
      (unit?.kind === 'money' &&
      found.words.some(({ folded }) =>
        /^(?:cents?|penn(?:y|ies)|pence|centavos?|centimos?|centimes?)$/.test(folded),
      )
        ? 'cent'
        : null),
    percent:
      isPercent ||
      (than === null &&
        !times &&
        (has(items[at + 1], 'of') || factor !== null) &&
        compare(item.value, rational(1n)) < 0),
    fraction: !item.percent && !has(items[at + 1], 'percent'),
    whole:
      has(items[at - 1], 'total') ||
      (has(items[at - 1], 'of') && has(items[at - 2], 'total')) ||
      items.slice(to, to + 2).some((word, index) => has(word, 'total') && !isQuantity(items, to + index)),
    place: places,
    singular: found.words.length === 1 && found.words[0]!.stem === found.words[0]!.folded,
    isHeadcount:
      has(items[at - 1], 'determiner') && unit === null && item.money === null && (part || item.worded),
    withOthers:
      (has(items[at - 1], 'pronoun') && has(items[at - 2], 'and')) ||
      (context.isSubject &&
        has(items[at - 1], 'and') &&
        (has(items[at - 2], 'pronoun') || (isWord(items[at - 2]) && (items[at - 2] as Word).capital))),
    contained,
    multiple: factor !== null,
    definite: has(items[at - 1], 'determiner') && !has(items[at - 1], 'pronoun'),
    byMeans: isWord(items[at - 1]) && /^(?:with|con|avec)$/.test((items[at - 1] as Word).folded),
    ofNext: followedByNumber(items, at + 1),
    prepositional: has(items[at - 1], 'in', 'to', 'from'),
    every: has(items[at - 1], 'per', 'each'),
    optional:
      (has(items[at - 1], 'determiner') && unit === null && item.money === null && (part || item.worded)) ||
      (factor === null &&
        item.worded &&
        item.value.n === 1n &&
        item.value.d === 1n &&
        (unit === null ||
          part ||
          context.isSubject ||
          has(items[at - 1], 'in', 'to', 'from', 'of', 'determiner'))),
    more,
    another,
    times: times || (factor !== null && than !== null),
    part: part || (unit === null && context.isSubject && !times && /^(?:be|have)$/.test(context.verb ?? '')),
    per,
    perObject,
    isSubject: context.isSubject,
    tags,
    than,
    clause: context.clause,
    from: at,
    to,
  };
}
