import { constant, remainder, wholeTimes } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

/** "among 7 pupils", "entre los 8 amigos": those who get the shares. */
const isAmong = (story: Story, { at }: StoryQuantity): boolean => story.hasIn(at - 2, at, 'between');

/** Things that are shared out one by one: how many each gets, and how many are left. */
const equalShares: StorySchema = {
  name: 'equal_shares',
  needs: [['share'], ['between']],
  accounts: ['left', 'rest', 'ratio'],
  read: (story) => {
    const [things, people, more] = story.needed;
    if (things === undefined || people === undefined || more !== undefined) return null;
    const isCount = ({ value, unit, per, percent, nouns }: StoryQuantity): boolean =>
      value.n.d === 1n && value.n.n > 1n && unit === null && per === null && !percent && nouns.length > 0;
    if (!isCount(things) || !isCount(people) || !isAmong(story, people) || isAmong(story, things))
      return null;
    if (story.isRequested(things.at) || story.isRequested(people.at) || story.has('extra', 'ratio'))
      return null;
    if (story.asks('left', 'rest')) return calculated(remainder(things.value, people.value));
    return story.asks('each') ? calculated(wholeTimes(things.value, people.value) ?? constant(0n)) : null;
  },
};

export const equalShareSchemas: readonly StorySchema[] = [equalShares];
