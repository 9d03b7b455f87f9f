import { compare, isInteger, rational } from '../../../expression/rational.ts';
import { constant, given, over, type QuantityValue } from '../../quantities/value.ts';
import { quantityLexicon } from '../../quantities/lexicon/lexicon.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const hundred = constant(100n);

/** 15 % as 15/100. */
export const shareOf = (percent: StoryQuantity): QuantityValue => {
  const { n } = percent.value;
  return over(given(n.n < 0n ? rational(-n.n, n.d) : n, percent.id), hundred)!;
};

/** A fraction or a percentage, not a measure. */
export const isShare = ({ value, unit, per, percent }: StoryQuantity): boolean =>
  per === null &&
  value.n.n > 0n &&
  (percent
    ? compare(value.n, rational(100n)) < 0
    : unit === null && value.n.d !== 1n && compare(value.n, rational(1n)) < 0);

/** A share as a factor. */
export const factorOfShare = (share: StoryQuantity): QuantityValue =>
  share.percent ? shareOf(share) : share.value;

/** Places between a number and the word that says it is left. */
const nearLeft = 5;

/** "has 60 pages left", "le quedan 30 €": what remained at the end. */
export function isWhatIsLeft(story: Story, { at }: StoryQuantity): boolean {
  const [from, to] = story.clauseAround(at);
  return story.cues.some(
    ({ cue, at: place }) =>
      (cue === 'left' || cue === 'rest') &&
      place >= from &&
      place < to &&
      Math.abs(place - at) <= nearLeft &&
      !story.quantities.some((other) => other.at !== at && (other.at - place) * (other.at - at) < 0),
  );
}

/** Words between a share and the end of what it is a share of. */
const longestBase = 7;

/** What a share that ends at a place is a share of: what was left, something that is named, or nothing that is said. */
export function baseOfShare(story: Story, end: number): 'rest' | 'named' | 'unsaid' {
  if (!story.hasIn(end, end + 1, 'part_of')) return 'unsaid';
  let to = end + 1;
  while (to - end < longestBase && story.parts[to]?.kind === 'word') to += 1;
  if (story.hasIn(end, to, 'rest', 'left')) return 'rest';
  const named = story.stemsIn(end + 1, Math.min(end + 4, to));
  const isNamed = named.some((stem) => story.stemsIn(0, end).includes(stem));
  return isNamed || story.hasIn(end + 1, Math.min(end + 4, to), 'total') ? 'named' : 'unsaid';
}

/** Behind a share: "as many as", "that number", "more", "larger", "of what he slept": it compares, and its whole is another amount. */
export function isCompared(story: Story, end: number): boolean {
  const isOf = story.hasIn(end, end + 1, 'part_of');
  if (isOf) return story.hasIn(end + 1, end + 3, 'ask') && baseOfShare(story, end) !== 'rest';
  if (story.hasIn(end, end + 2, 'than', 'more', 'less')) return true;
  return story.parts
    .slice(end, end + 2)
    .some(
      (part, at) =>
        part.kind === 'word' &&
        (part.folded === 'that' ||
          (/^(?:number|amount)$/.test(part.folded) && story.hasIn(end + at + 1, end + at + 2, 'part_of'))),
    );
}

/** An amount that counts or measures the same as a whole, as far as its words say. */
export const isOfKind = (story: Story, each: StoryQuantity, whole: StoryQuantity): boolean =>
  story.hasIn(each.at + 1, each.at + 6, 'rest', 'extra') || isSameKind(each, whole);

const isSameKind = (each: StoryQuantity, whole: StoryQuantity): boolean =>
  each.unit !== null || whole.unit !== null
    ? each.unit === null
      ? each.nouns.length === 0 || each.nouns.some((noun) => whole.nouns.includes(noun))
      : whole.unit !== null &&
        each.unit.dimension === whole.unit.dimension &&
        compare(each.unit.scale, whole.unit.scale) === 0
    : each.nouns.length === 0 ||
      whole.nouns.length === 0 ||
      each.nouns.some((noun) => whole.nouns.includes(noun));

/** Things and people are not cut: each state of what is counted in whole numbers is a whole number. */
export const areSharesWhole = ({ unit, value }: StoryQuantity, states: readonly QuantityValue[]): boolean =>
  unit !== null || !isInteger(value.n) || states.every(({ n }) => isInteger(n));

/** "Otro tercio": a word for a part that no number of the text holds. */
export function hasPartWithoutNumber({ parts, language }: Story): boolean {
  const { fractions, ordinals } = quantityLexicon(language);
  return parts.some(
    (part) => part.kind === 'word' && (fractions.get(part.folded) ?? 0) > 2 && !ordinals.has(part.folded),
  );
}
