import { constant, over, plus, remainder, times, wholeTimes } from '../../quantities/value.ts';
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

/** "for two", "four friends": those who pay, none of them beside the number: not "with his 3 friends", "Ana and 2 others". */
function isAllPayers(story: Story, { at, value, unit, per, percent }: StoryQuantity): boolean {
  const isCount = value.n.d === 1n && value.n.n > 1n && unit === null && per === null && !percent;
  const before = story.parts[at - 1];
  const isAtStart = before === undefined || before.kind === 'stop';
  return isCount && !story.isRequested(at) && (isAtStart || story.hasIn(at - 1, at, 'article_of_all'));
}

/** A bill with a tip or tax on it, in equal parts. */
const splitBill: StorySchema = {
  name: 'split_bill',
  needs: [['share'], ['increase']],
  accounts: [],
  read: (story) => {
    if (story.has('reduction', 'change', 'ratio', 'more', 'extra') || !story.asks('each')) return null;
    const [first, second, third, more] = story.needed;
    const all = [first, second, third].filter((each) => each !== undefined);
    const bill = all.find(
      ({ unit, per, at }) => unit?.dimension === 'money' && per === null && !story.isRequested(at),
    );
    const percent = all.find((each) => each.percent);
    const people = all.find((each) => each !== bill && each !== percent);
    if (bill === undefined || percent === undefined || people === undefined || more !== undefined)
      return null;
    if (!isAllPayers(story, people) || !story.hasIn(...story.clauseAround(percent.at), 'increase'))
      return null;
    const whole = plus(constant(1n), over(percent.value, constant(100n))!);
    const value = over(times(bill.value, whole), people.value);
    return value === null ? null : calculated(value, bill.unit?.text);
  },
};

export const equalShareSchemas: readonly StorySchema[] = [equalShares, splitBill];
