import { multiply, rational, type Rational } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import { matchPhrase } from '../lexicon/lexicon.ts';
import { constant, over, type QuantityValue, times } from '../quantities/value.ts';
import type { FoundCue } from './lexicon/lexicon.ts';
import type { SchemaCue } from './lexicon/schema-lexicon.ts';
import { type StoryPart, type StoryQuantity, type StoryQuestion, wordAt } from './story-parts.ts';
import type { StoryDimension, StoryUnit } from './units.ts';

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

export const scaledBy = (value: QuantityValue, factor: Rational): QuantityValue =>
  factor.n === factor.d ? value : { ...times(value, constant(factor)), n: multiply(value.n, factor) };
