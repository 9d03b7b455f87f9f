import { add, multiply, negate, rational, type Rational } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import { matchPhrase } from '../lexicon/lexicon.ts';
import { isContent } from '../quantities/clauses.ts';
import { itemsOfText, type SentenceItem } from '../quantities/items.ts';
import { given, over, times, constant, type QuantityValue } from '../quantities/value.ts';
import { findCues, schemaLexicon, type FoundCue } from './lexicon/lexicon.ts';
import type { SchemaCue } from './lexicon/schema-lexicon.ts';
import { spellUnits, unitNamed, type StoryDimension, type StoryUnit } from './units.ts';

/** A word of a story, a number (`id` of its quantity), or a mark. */
export type StoryPart =
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly folded: string;
      readonly stem: string;
      /** A noun, an adjective or a name. */
      readonly content: boolean;
      readonly name: boolean;
    }
  | { readonly kind: 'quantity'; readonly id: number }
  | { readonly kind: 'stop' | 'comma' | 'colon' | 'question' | 'slash' };

/** What a rate is counted for: a unit, a noun, or each of what was named. */
export type Denominator =
  | { readonly kind: 'unit'; readonly unit: StoryUnit }
  | { readonly kind: 'noun'; readonly stems: readonly string[] }
  | { readonly kind: 'each' };

export type StoryQuantity = {
  readonly id: number;
  readonly value: QuantityValue;
  /** Its place among the parts, and the place after its unit and denominator. */
  readonly at: number;
  readonly end: number;
  readonly unit: StoryUnit | null;
  readonly percent: boolean;
  readonly negative: boolean;
  /** The stems of the nouns and adjectives right after it. */
  readonly nouns: readonly string[];
  readonly per: Denominator | null;
  readonly worded: boolean;
  readonly text: string;
};

export type StoryQuestion = {
  /** Its first place and the place after its last. */
  readonly from: number;
  readonly to: number;
  readonly unit: StoryUnit | null;
  /** The stems right after "how many". */
  readonly nouns: readonly string[];
  readonly stems: ReadonlySet<string>;
};

/** The quantities, words and cues of a text, for the schemas. */
export class Story {
  readonly parts: readonly StoryPart[];
  readonly quantities: readonly StoryQuantity[];
  readonly cues: readonly FoundCue[];
  readonly question: StoryQuestion;
  readonly language: Language;

  constructor(
    parts: readonly StoryPart[],
    quantities: readonly StoryQuantity[],
    cues: readonly FoundCue[],
    question: StoryQuestion,
    language: Language,
  ) {
    this.parts = parts;
    this.quantities = quantities;
    this.cues = cues;
    this.question = question;
    this.language = language;
  }

  has(...wanted: readonly SchemaCue[]): boolean {
    return this.cues.some(({ cue }) => wanted.includes(cue));
  }

  hasIn(from: number, to: number, ...wanted: readonly SchemaCue[]): boolean {
    return this.cues.some(({ cue, at, end }) => wanted.includes(cue) && at >= from && end <= to);
  }

  /** The cue stands outside the question. */
  states(...wanted: readonly SchemaCue[]): boolean {
    return this.cues.some(({ cue, at }) => wanted.includes(cue) && !this.isRequested(at));
  }

  asks(...wanted: readonly SchemaCue[]): boolean {
    return this.hasIn(this.question.from, this.question.to, ...wanted);
  }

  isRequested(at: number): boolean {
    return at >= this.question.from && at < this.question.to;
  }

  /** The clause or sentence around a place: up to the next marks of one of the kinds. */
  around(at: number, ...marks: readonly StoryPart['kind'][]): readonly [from: number, to: number] {
    let from = at;
    let to = at;
    while (from > 0 && !marks.includes(this.parts[from - 1]!.kind)) from -= 1;
    while (to < this.parts.length && !marks.includes(this.parts[to]!.kind)) to += 1;
    return [from, to];
  }

  sentenceAround = (at: number): readonly [number, number] => this.around(at, 'stop', 'question');
  clauseAround = (at: number): readonly [number, number] =>
    this.around(at, 'stop', 'question', 'comma', 'colon');

  near(quantity: StoryQuantity, ...wanted: readonly SchemaCue[]): boolean {
    return this.hasIn(...this.clauseAround(quantity.at), ...wanted);
  }

  #isFraction(at: number): boolean {
    const word = wordAt(this.parts, at);
    return (
      word !== undefined && matchPhrase(this.language, [word], 0, new Set(['fraction'] as const)) !== null
    );
  }

  stemsIn(from: number, to: number): readonly string[] {
    return this.parts
      .slice(from, to)
      .flatMap((part) => (part.kind === 'word' && part.content ? [part.stem] : []));
  }

  ofDimension(dimension: StoryDimension): readonly StoryQuantity[] {
    return this.quantities.filter(({ unit, per }) => unit?.dimension === dimension && per === null);
  }

  /** All numbers but those that only point back: the article "one", "the two", "los tres"; "one quarter" is a number. */
  get needed(): readonly StoryQuantity[] {
    return this.quantities.filter(
      ({ worded, value, at, nouns, unit }) =>
        !(
          worded &&
          ((value.n.n === 1n && value.n.d === 1n && !this.#isFraction(at + 1)) ||
            (nouns.length === 0 && unit === null && articles.test(wordAt(this.parts, at - 1) ?? '')))
        ),
    );
  }
}

const articles = /^(?:the|all|les|los|las|eux|elles|ces|nous|ellos|ellas|entre)$/;

/** A quantity in another unit of its dimension. */
export function inUnit({ value, unit }: StoryQuantity, wanted: StoryUnit | null): QuantityValue | null {
  if (unit === null || wanted === null) return value;
  if (unit.dimension !== wanted.dimension) return null;
  const ratio = rational(unit.scale.n * wanted.scale.d, unit.scale.d * wanted.scale.n);
  if (ratio.n === 1n && ratio.d === 1n) return value;
  return ratio.n === 1n ? over(value, constant(ratio.d)) : times(value, constant(ratio));
}

const rateWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'per',
    'a',
    'an',
    'each',
    'every',
    'for each',
    'for every',
    'for one',
    'in each',
    'in one',
    'the',
    'for a',
    'for an',
    'in every',
    'on each',
    'from each',
    'to each',
  ],
  es: [
    'por',
    'por cada',
    'cada',
    'al',
    'a la',
    'el',
    'la',
    'en cada',
    'a cada',
    'por cada uno de',
    'por el',
    'por la',
    'de cada',
    'para cada',
    'en una',
    'en un',
    'por un',
    'por una',
  ],
  fr: [
    'par',
    'de l',
    'l',
    'le',
    'la',
    'pour chaque',
    'chaque',
    'a l',
    'dans chaque',
    'pour un',
    'pour une',
    'en une',
    'en un',
    'a chaque',
    'de chaque',
    'du',
  ],
};
/** Words that make a rate only before a unit. */
const weakRateWords = /^(?:a|an|al|a la|el|la|le|l|de l|du|a l|the|in one|en una?|en une?)$/;
const eachWords = /^(?:each|apiece|chacune?|cada uno|cada una|l unite|piece|la piece|cada)$/;
const adverbs: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  anual: 'ano',
  anuales: 'ano',
  mensual: 'mes',
  mensuales: 'mes',
  semanales: 'semana',
  semanal: 'semana',
  diarios: 'dia',
  diario: 'dia',
  diarias: 'dia',
  annuel: 'an',
  annuels: 'an',
  mensuel: 'mois',
  mensuels: 'mois',
};
const halves: Readonly<Record<Language, readonly string[]>> = {
  en: ['and a half'],
  es: ['y media', 'y medio'],
  fr: ['et demie', 'et demi'],
};

/** Reads a text; null where it holds a formula, no question, or more than one. */
export function storyOf(source: string, language: Language, locale: string | undefined): Story | null {
  const text = spellUnits(source);
  const items = itemsOfText(text, language, locale);
  const numbers: {
    value: Rational;
    item: Extract<SentenceItem, { kind: 'number' }>;
    at: number;
    negative: boolean;
  }[] = [];
  const parts: StoryPart[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    if (item.kind === 'number') {
      const before = text.slice(Math.max(0, item.at - 2), item.at).replace(/[$€£]\s?$/u, '');
      const negative = /(?:^|[\s(])[-−–]\s?$/u.test(before) || /^[-−–]$/u.test(before);
      numbers.push({ value: item.value, item, at: parts.length, negative });
      parts.push({ kind: 'quantity', id: numbers.length - 1 });
    } else if (item.kind === 'word') {
      const words = item.folded.split(' ');
      const texts = item.text.split(' ');
      words.forEach((folded, at) =>
        parts.push({
          kind: 'word',
          text: texts[at] ?? folded,
          folded,
          stem: words.length === 1 ? item.stem : folded,
          content: words.length === 1 && isContent(items, index),
          name: item.capital && !item.listed && words.length === 1,
        }),
      );
    } else if (item.kind === 'sign') {
      if (item.text !== '/') return null;
      parts.push({ kind: 'slash' });
    } else if (item.kind === 'comma') parts.push({ kind: item.text === ':' ? 'colon' : 'comma' });
    else parts.push({ kind: item.kind });
  }
  if (numbers.length === 0 || numbers.length > 12) return null;
  const cues = findCues(
    schemaLexicon(language),
    parts.map((part) => (part.kind === 'word' ? part.folded : part.kind === 'quantity' ? null : '')),
  );
  const plain = numbers.map((number, id) => quantityAt(parts, { ...number, id, language }));
  const hasMoney = plain.some(({ unit }) => unit?.dimension === 'money');
  const quantities = hasMoney ? plain : plain.map((each) => withMoney(each, cues));
  const question = questionIn(parts, cues);
  return question === null ? null : new Story(parts, quantities, cues, question, language);
}

/** "6 apples cost 1.80": what a price word stands before is money. */
function withMoney(quantity: StoryQuantity, cues: readonly FoundCue[]): StoryQuantity {
  const { at, unit, percent, nouns, per, worded } = quantity;
  const isPrice = cues.some(({ cue, end }) => cue === 'price' && end === at);
  return isPrice && unit === null && !percent && !worded && nouns.length === 0 && per === null
    ? { ...quantity, unit: unitNamed('dollar') }
    : quantity;
}

const wordAt = (parts: readonly StoryPart[], at: number): string | null => {
  const part = parts[at];
  return part?.kind === 'word' ? part.folded : null;
};

const phraseAt = (parts: readonly StoryPart[], at: number, phrases: readonly string[]): string | null => {
  const found = phrases.filter((phrase) =>
    phrase.split(' ').every((word, offset) => wordAt(parts, at + offset) === word),
  );
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
};

const lengthOf = (phrase: string): number => phrase.split(' ').length;

function quantityAt(
  parts: readonly StoryPart[],
  {
    value: plain,
    item,
    at,
    negative,
    id,
    language,
  }: {
    readonly value: Rational;
    readonly item: Extract<SentenceItem, { kind: 'number' }>;
    readonly at: number;
    readonly negative: boolean;
    readonly id: number;
    readonly language: Language;
  },
): StoryQuantity {
  let end = at + 1;
  let unit: StoryUnit | null =
    item.money === null ? null : unitNamed(item.money === 'cent' ? 'cent' : 'dollar');
  let value = plain;
  const percentWords = phraseAt(parts, end, ['percent', 'per cent', 'por ciento', 'porciento', 'pour cent']);
  const percent = item.percent || percentWords !== null;
  if (percentWords !== null) end += lengthOf(percentWords);
  const addHalf = (): void => {
    const half = phraseAt(parts, end, halves[language]);
    if (half === null) return;
    value = add(value, rational(1n, 2n));
    end += lengthOf(half);
  };
  addHalf();
  if (unit === null && !percent) {
    if (wordAt(parts, end) === 'de' && wordAt(parts, end + 1)?.startsWith('euro') === true) end += 1;
    const word = wordAt(parts, end);
    const named = word === null ? null : unitNamed(word);
    // "m", "a" and "s" may be words of the language.
    if (named !== null) {
      unit = named;
      end += 1;
      addHalf();
    }
  }
  const nouns: string[] = [];
  let next = end;
  const skipped = (): boolean => /^(?:of|de|d|du|des)$/.test(wordAt(parts, next) ?? '');
  while (nouns.length < 4) {
    const part = parts[next];
    if (part?.kind === 'word' && part.content) nouns.push(part.stem);
    else if (
      !(
        skipped() &&
        parts[next + 1]?.kind === 'word' &&
        (parts[next + 1] as { content?: boolean }).content === true
      )
    )
      break;
    next += 1;
  }
  let per: Denominator | null = null;
  for (const start of [end, next]) {
    const found = denominatorAt(parts, start, language);
    if (found === null) continue;
    per = found.per;
    end = found.end;
    break;
  }
  per ??= percent ? null : denominatorBefore(parts, at);
  return {
    id,
    value: given(negative && !percent ? negate(value) : value, id),
    at,
    end: Math.max(end, per === null ? end : end),
    unit,
    percent,
    negative,
    nouns,
    per,
    worded: item.worded,
    text: item.text,
  };
}

/** The nouns of a denominator: "for every text message". */
function nounsFrom(
  parts: readonly StoryPart[],
  from: number,
): { readonly per: Denominator; readonly end: number } {
  const stems: string[] = [];
  for (let at = from; stems.length < 3; at += 1) {
    const part = parts[at];
    if (part?.kind !== 'word' || !part.content) break;
    stems.push(part.stem);
  }
  return { per: { kind: 'noun', stems }, end: from + stems.length };
}

/** "each lesson costs 4", "chaque séance 4 €": what a number is counted for stands before it. */
function denominatorBefore(parts: readonly StoryPart[], at: number): Denominator | null {
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    const part = parts[place]!;
    // "Each day, she reads 40 pages."
    if (part.kind === 'comma' && parts[place - 1]?.kind === 'word') continue;
    if (part.kind !== 'word' || /^(?:and|y|et)$/.test(part.folded)) return null;
    if (!/^(?:each|every|chaque|cada)$/.test(part.folded)) continue;
    const unit = unitNamed(wordAt(parts, place + 1) ?? '');
    if (unit !== null) return { kind: 'unit', unit };
    const { per } = nounsFrom(parts, place + 1);
    return per.kind === 'noun' && per.stems.length > 0 ? per : null;
  }
  return null;
}

function denominatorAt(
  parts: readonly StoryPart[],
  at: number,
  language: Language,
): { readonly per: Denominator; readonly end: number } | null {
  if (parts[at]?.kind === 'slash') {
    const unit = unitNamed(wordAt(parts, at + 1) ?? '');
    return unit === null ? null : { per: { kind: 'unit', unit }, end: at + 2 };
  }
  const adverb = adverbs[wordAt(parts, at) ?? ''];
  if (adverb !== undefined) return { per: { kind: 'unit', unit: unitNamed(adverb)! }, end: at + 1 };
  const phrase = phraseAt(parts, at, rateWords[language]);
  if (phrase !== null) {
    const place = at + lengthOf(phrase);
    const unit = unitNamed(wordAt(parts, place) ?? '');
    if (unit !== null && unit.text.length >= (weakRateWords.test(phrase) ? 2 : 1))
      return { per: { kind: 'unit', unit }, end: place + 1 };
    const noun = parts[place];
    if (!weakRateWords.test(phrase) && noun?.kind === 'word' && noun.content && !noun.name)
      return nounsFrom(parts, place);
  }
  for (const length of [2, 1]) {
    const words = Array.from({ length }, (_, offset) => wordAt(parts, at + offset) ?? '').join(' ');
    const isOfSeveral = parts[at + length]?.kind === 'quantity';
    if (eachWords.test(words) && !isOfSeveral && wordAt(parts, at + length) !== 'other')
      return { per: { kind: 'each' }, end: at + length };
  }
  return null;
}

function questionIn(parts: readonly StoryPart[], cues: readonly FoundCue[]): StoryQuestion | null {
  const marks = parts.flatMap(({ kind }, at) => (kind === 'question' ? [at] : []));
  if (marks.length > 1) return null;
  const asks = cues.filter(({ cue }) => cue === 'ask');
  let from: number;
  let to: number;
  if (marks.length === 1) {
    to = marks[0]!;
    let start = to;
    while (start > 0 && parts[start - 1]!.kind !== 'stop') start -= 1;
    const inside = asks.filter(({ at }) => at >= start && at < to);
    if (inside.length === 0) return null;
    from = firstAsking(parts, inside);
  } else {
    // Without its mark: the last question word that begins a clause, or a command.
    const [strong, command] = [
      asks.filter(
        ({ at }) => isStrong(wordAt(parts, at)!) || (wordAt(parts, at) === 'que' && beginsClause(parts, at)),
      ),
      asks.filter(({ at }) => isCommand(wordAt(parts, at)!)),
    ];
    const chosen = strong.length > 0 ? strong : command;
    if (chosen.length === 0) return null;
    from = chosen.at(strong.length > 0 ? -1 : 0)!.at;
    to = parts.length;
    for (let at = from; at < parts.length; at += 1)
      if (parts[at]!.kind === 'stop') {
        to = at;
        break;
      }
    if (parts.slice(to + 1).some(({ kind }) => kind === 'quantity')) return null;
  }
  let nounsFrom = from;
  const asked = asks.filter(({ at }) => at === from);
  nounsFrom = Math.max(from + 1, ...asked.map(({ end }) => end));
  while (
    /^(?:of|de|d|du|des|more|mas|the|les|la|le|el|los|las|whole|full|other|other)$/.test(
      wordAt(parts, nounsFrom) ?? '',
    )
  )
    nounsFrom += 1;
  const first = wordAt(parts, nounsFrom);
  const nouns: string[] = [];
  for (let at = nounsFrom; at < to; at += 1) {
    const part = parts[at]!;
    if (part.kind === 'word' && (part.content || (at === nounsFrom && unitNamed(part.folded) !== null)))
      nouns.push(part.stem);
    else break;
  }
  const stems = new Set(
    parts.slice(from, to).flatMap((part) => (part.kind === 'word' && part.content ? [part.stem] : [])),
  );
  return { from, to, unit: first === null ? null : unitNamed(first), nouns, stems };
}

const beginsClause = (parts: readonly StoryPart[], at: number): boolean =>
  parts[at - 1]?.kind === 'stop' || parts[at - 1]?.kind === 'comma';
const isStrong = (word: string): boolean => /^(?:how|what|whats|cuant|combien|quel|cual)/.test(word);
const isCommand = (word: string): boolean =>
  /^(?:find|calcul|determin|work|write|express|hall|encuentr|averigu|escrib|expres|trouv|exprim|ecri)/.test(
    word,
  );

/** The first question word of the sentence that is no relative: "Si pagué que …, ¿cuántas horas?". */
function firstAsking(parts: readonly StoryPart[], asks: readonly FoundCue[]): number {
  const strong = asks.filter(({ at }) => isStrong(wordAt(parts, at)!));
  return (strong[0] ?? asks[0]!).at;
}

export const scaledBy = (value: QuantityValue, factor: Rational): QuantityValue =>
  factor.n === factor.d ? value : { ...times(value, constant(factor)), n: multiply(value.n, factor) };
