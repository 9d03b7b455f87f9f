import { compare, rational } from '../../../expression/rational.ts';
import { subtractExpressions } from '../../../expression/build.ts';
import { equation, product, variable, type Expression } from '../../../expression/tree.ts';
import { constant, minus, over, total } from '../../quantities/value.ts';
import { isSameStem } from '../same-stem.ts';
import { solved, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');

const isFraction = ({ value, unit, percent, per }: StoryQuantity): boolean =>
  value.n.d > 1n &&
  value.n.n > 0n &&
  compare(value.n, rational(1n)) < 0 &&
  unit === null &&
  !percent &&
  // "1/4 pour un jeu" is no rate.
  per?.kind !== 'unit';

/** The words behind "of" after a fraction: "2/5 of his money"; empty where it says nothing of its whole. */
function wholeOf(story: Story, { at }: StoryQuantity): readonly string[] {
  if (!story.hasIn(at + 1, at + 2, 'part_of')) return [];
  const [, end] = story.around(at + 1, 'stop', 'question', 'comma', 'colon', 'quantity');
  let place = at + 2;
  while (place < end && story.hasIn(place, place + 1, 'determiner', 'part_of')) place += 1;
  return story.stemsIn(place, Math.min(end, place + 1));
}

/** "He spent 2/5 of his money on a book and 1/4 on a game, and has 14 left": all that there was. */
const spentParts: StorySchema = {
  name: 'spent_parts',
  needs: [['take'], ['left']],
  accounts: ['left', 'rest', 'fraction'],
  read: (story) => {
    const parts = story.needed.filter(isFraction);
    const [left, more] = story.needed.filter((each) => !parts.includes(each));
    if (parts.length < 2 || left === undefined || more !== undefined || left.percent || left.per !== null)
      return null;
    if (story.needed.some(({ at }) => story.isRequested(at)) || parts.some(({ at }) => at > left.at))
      return null;
    const wholes = parts.map((each) => wholeOf(story, each));
    const [whole] = wholes[0]!;
    // A part of the rest, or of something else, is no part of all.
    const areOfOne =
      whole !== undefined && wholes.every(([own]) => own === undefined || isSameStem(own, whole));
    const first = parts[0]!.at;
    const isOfRest = parts.some(({ at }) =>
      story.hasIn(at, Math.min(at + 5, story.sentenceAround(at)[1]), 'rest', 'left'),
    );
    const isLeft = story.hasIn(...story.sentenceAround(left.at), 'left');
    const asksWhole =
      !story.asks('left', 'rest') &&
      (story.asks('original') ||
        [...story.question.stems].some((stem) => whole !== undefined && isSameStem(stem, whole)));
    if (!areOfOne || isOfRest || !isLeft || !asksWhole || story.hasIn(first, left.at, 'gain')) return null;
    const value = over(left.value, minus(constant(1n), total(parts.map((each) => each.value))));
    if (value === null || value.n.n <= 0n) return null;
    const taken = parts.reduce<Expression>(
      (all, each) => subtractExpressions(all, product([each.value.tree, x])),
      x,
    );
    return solved(equation(taken, left.value.tree), value, [], left.unit?.text);
  },
};

export const spentPartSchemas: readonly StorySchema[] = [spentParts];
