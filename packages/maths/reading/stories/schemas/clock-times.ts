import { compare } from '../../../expression/rational.ts';
import { minus, withUses } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import { unitNamed } from '../units.ts';
import { convert } from './rates.ts';

/** From one time of the day to a later one: how long that is. */
const elapsedTime: StorySchema = {
  name: 'elapsed_time',
  needs: [['ask_when', 'duration']],
  accounts: ['left', 'rest', 'difference'],
  read: (story) => {
    const [first, second, more] = story.needed;
    const isClock = (each: typeof first): boolean => each?.unit?.dimension === 'clock';
    if (!isClock(first) || !isClock(second) || more !== undefined) return null;
    const [start, end] = [first!, second!];
    const isDuration = story.question.unit?.dimension === 'time' || story.asks('ask_when', 'duration');
    if (!isDuration || compare(start.value.n, end.value.n) >= 0) return null;
    const minutes = unitNamed('minutes')!;
    const asked = story.question.unit?.dimension === 'time' ? story.question.unit : minutes;
    const value = convert(minus(end.value, start.value), minutes.scale, asked.scale);
    return calculated(withUses(value, [start.id, end.id]), asked.text);
  },
};

export const clockSchemas: readonly StorySchema[] = [elapsedTime];
