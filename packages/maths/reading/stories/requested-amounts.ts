import { isSameStem } from './same-stem.ts';
import type { Story } from './story.ts';
import type { StoryQuantity } from './story-parts.ts';

/**
 * Which of the amounts the question asks for, by the words that name each: one of them, or all. Null where it names some of them, or none
 * without a word for all: "of each", "the two", "both".
 */
export function requestedAmounts(
  story: Story,
  names: readonly (readonly string[])[],
): readonly number[] | null {
  const { parts, question } = story;
  const words = parts
    .slice(question.from, question.to)
    .flatMap((part) => (part.kind === 'word' && part.folded.length > 2 ? [part.stem] : []));
  const all = names.map((_, at) => at);
  const named = all.filter((at) => names[at]!.some((name) => words.some((word) => isSameStem(word, name))));
  if (named.length === all.length || named.length === 1) return named;
  return named.length === 0 && story.asks('every_one') ? all : null;
}

/** "the two prices", "the price of one pen": numbers of the question that only point to what is asked for. */
export const pointsToAmounts = (
  story: Story,
  { at, value, worded, unit, percent, per }: StoryQuantity,
  size: number,
): boolean =>
  story.isRequested(at) &&
  unit === null &&
  !percent &&
  per === null &&
  value.n.d === 1n &&
  (value.n.n === 1n || (worded && value.n.n === BigInt(size)));
