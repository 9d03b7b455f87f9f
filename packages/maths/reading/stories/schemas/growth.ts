import { isInteger } from '../../../expression/rational.ts';
import { constant, minus, over, times, withUses } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import { inUnit } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { raise } from './percents.ts';

const isSpan = ({ unit, percent }: StoryQuantity): boolean =>
  !percent && (unit?.dimension === 'time' || unit?.dimension === 'calendar');

/** "doubles every 3 hours": how many there are after some time. */
const repeatedMultiple: StorySchema = {
  name: 'repeated_multiple',
  needs: [['twice', 'thrice'], ['every'], ['ask']],
  accounts: ['twice', 'thrice'],
  read: (story) => {
    const spans = story.needed.filter(isSpan);
    const counts = story.needed.filter((each) => !isSpan(each));
    const [start, more] = counts;
    const period = spans.find(({ at }) => story.hasIn(Math.max(0, at - 3), at, 'every'));
    const [span, other] = spans.filter((each) => each !== period);
    if (start === undefined || more !== undefined || period === undefined || span === undefined) return null;
    if (
      other !== undefined ||
      start.percent ||
      start.unit !== null ||
      story.has('twice') === story.has('thrice')
    )
      return null;
    const [from, to] = story.clauseAround(period.at);
    if (!story.hasIn(from, to, 'twice', 'thrice') || isSpan({ ...start, unit: story.question.unit }))
      return null;
    const length = inUnit(span, period.unit);
    const often = length === null ? null : over(length, period.value);
    if (often === null || !isInteger(often.n) || often.n.n <= 0n || often.n.n > 60n) return null;
    if (story.asks('original', 'ask_when') || story.has('half')) return null;
    const factor = constant(story.has('twice') ? 2n : 3n);
    return calculated(
      withUses(
        times(start.value, raise(factor, often)),
        story.needed.map(({ id }) => id),
      ),
    );
  },
};

/** "It cost 25 and now costs 20: what percentage off?" */
const percentOfChange: StorySchema = {
  name: 'percent_of_change',
  needs: [['percent_question', 'percentage']],
  accounts: ['percent_question', 'reduction', 'percentage'],
  read: (story) => {
    const [first, second, more] = story.needed;
    if (first === undefined || second === undefined || more !== undefined) return null;
    if ([first, second].some(({ per, percent, at }) => per !== null || percent || story.isRequested(at)))
      return null;
    if (first.unit === null || first.unit.dimension !== second.unit?.dimension) return null;
    const newer = inUnit(second, first.unit)!;
    if (!story.asks('percent_question', 'percentage') || !story.asks('reduction', 'increase')) return null;
    // The one before the change is told first, the one after it behind a word for now.
    const isInOrder =
      story.hasIn(0, first.at, 'original') ||
      story.hasIn(first.end, second.at, 'final', 'after_change', 'reduction', 'increase');
    const falls = newer.n.n * first.value.n.d < first.value.n.n * newer.n.d;
    if (!isInOrder || story.asks('increase') === falls || story.hasIn(first.end, second.at, 'original'))
      return null;
    const change = falls ? minus(first.value, newer) : minus(newer, first.value);
    const share = over(change, first.value);
    return share === null ? null : calculated(times(share, constant(100n)), '%');
  },
};

export const growthSchemas: readonly StorySchema[] = [repeatedMultiple, percentOfChange];
