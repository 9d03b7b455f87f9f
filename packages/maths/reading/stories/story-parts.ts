import type { QuantityValue } from '../quantities/value.ts';
import type { StoryUnit } from './units.ts';

/* What a story consists of: words, numbers with their units, and its question. */

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

export const wordAt = (parts: readonly StoryPart[], at: number): string | null => {
  const part = parts[at];
  return part?.kind === 'word' ? part.folded : null;
};

export const phraseAt = (
  parts: readonly StoryPart[],
  at: number,
  phrases: readonly string[],
): string | null => {
  const found = phrases.filter((phrase) =>
    phrase.split(' ').every((word, offset) => wordAt(parts, at + offset) === word),
  );
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
};

export const lengthOf = (phrase: string): number => phrase.split(' ').length;
