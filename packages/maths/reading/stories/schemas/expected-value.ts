import { compare } from '../../../expression/rational.ts';
import { constant, over, times, total, type QuantityValue } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const one = constant(1n);

/** A probability as a fraction of one: 30 % as 30/100. */
const chanceOf = ({ value, percent }: StoryQuantity): QuantityValue =>
  percent ? over(value, constant(100n))! : value;

/** Whether the numbers add up to one, as the probabilities of all values do. */
const areAllChances = (all: readonly StoryQuantity[]): boolean =>
  all.every(({ value }) => value.n.n >= 0n) && compare(total(all.map(chanceOf)).n, one.n) === 0;

/** The values and their probabilities: each behind its value, or all behind all values. */
function pairsOf(story: Story): readonly (readonly [StoryQuantity, StoryQuantity])[] | null {
  const all = story.quantities;
  if (all.length < 4 || all.length % 2 !== 0) return null;
  const size = all.length / 2;
  const cues = story.cues.filter(({ cue, at }) => cue === 'probability' && !story.isRequested(at));
  const isBetween = (from: StoryQuantity, to: StoryQuantity): boolean =>
    cues.some(({ at }) => at > from.at && at < to.at);
  // "the values 1, 2 and 5 with the probabilities 0.2, 0.5 and 0.3".
  const isListed = cues.length === 1 && isBetween(all[size - 1]!, all[size]!);
  if (isListed && areAllChances(all.slice(size)))
    return all.slice(0, size).map((value, at) => [value, all[at + size]!] as const);
  // "0 with probability 0.5, 2 with probability 0.3": one word for each pair.
  const isPaired =
    cues.length === size && all.every((each, at) => at % 2 === 1 || isBetween(each, all[at + 1]!));
  const chances = all.filter((_, at) => at % 2 === 1);
  if (!isPaired || !areAllChances(chances)) return null;
  return chances.map((chance, at) => [all[at * 2]!, chance] as const);
}

/** The expected value of a few values with their probabilities. */
const expectedValue: StorySchema = {
  name: 'expected_value',
  needs: [['expected'], ['probability']],
  accounts: ['probability', 'average'],
  read: (story) => {
    // The sign of a loss stands in a word.
    if (story.has('loss')) return null;
    if (!story.asks('expected') || story.quantities.some(({ at }) => story.isRequested(at))) return null;
    const pairs = pairsOf(story);
    if (pairs === null || pairs.some(([value]) => value.percent)) return null;
    const value = total(pairs.map(([each, chance]) => times(each.value, chanceOf(chance))));
    return calculated(value, pairs[0]![0].unit?.text);
  },
};

export const expectedValueSchemas: readonly StorySchema[] = [expectedValue];
