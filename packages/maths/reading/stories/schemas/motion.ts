import { compare, isZero, rational } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, product, sum, variable } from '../../../expression/tree.ts';
import { minus, over, plus, times, total, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { asksWord, convert, rateOf, type StoryRate } from './rates.ts';
import type { StoryUnit } from '../units.ts';

const x = variable('x');
const hour: StoryUnit = { dimension: 'time', scale: rational(60n), text: 'h' };

const speedsOf = (story: Story): readonly StoryRate[] =>
  story.quantities.flatMap((each) => {
    const rate = rateOf(each);
    return rate !== null &&
      rate.unit?.dimension === 'length' &&
      rate.per.kind === 'unit' &&
      rate.per.unit.dimension === 'time'
      ? [rate]
      : [];
  });

const asksTime = (story: Story): boolean =>
  story.asks('ask_when') ||
  story.question.unit?.dimension === 'time' ||
  asksWord(story, /^(?:time|hora|heure|tard)/);

/** The time in the unit that is asked for. */
const timeIn = (story: Story, value: QuantityValue, own: StoryUnit): QuantityValue =>
  story.question.unit?.dimension === 'time' ? convert(value, own.scale, story.question.unit.scale) : value;

/** Two who move toward each other or apart, with a distance between them. */
const meeting: StorySchema = {
  name: 'meeting',
  needs: [['toward', 'opposite', 'meet']],
  accounts: ['half'],
  read: (story) => {
    const [a, b, more] = speedsOf(story);
    if (
      a === undefined ||
      b === undefined ||
      more !== undefined ||
      (story.has('later', 'half') && story.needed.length > 3)
    )
      return null;
    if (a.per.kind !== 'unit' || b.per.kind !== 'unit' || compare(a.per.unit.scale, b.per.unit.scale) !== 0)
      return null;
    const others = story.needed.filter(
      (each) => each !== a.quantity && each !== b.quantity && !isCountOfTwo(each),
    );
    const [other, another] = others;
    const uses = story.needed.filter(isCountOfTwo).map(({ id }) => id);
    if (other === undefined || another !== undefined || other.per !== null) return null;
    const together = plus(a.value, b.value);
    if (other.unit?.dimension === 'length' && asksTime(story)) {
      const distance = inUnit(other, a.unit)!;
      const value = over(distance, together)!;
      if (story.question.unit?.dimension === 'time' && story.question.unit.scale.n !== a.per.unit.scale.n)
        return calculated(withUses(timeIn(story, value, a.per.unit), uses));
      return solved(
        equation(addExpressions(product([a.value.tree, x]), product([b.value.tree, x])), distance.tree),
        value,
        uses,
        a.per.unit.text,
      );
    }
    if (
      other.unit?.dimension === 'time' &&
      story.has('opposite') &&
      (story.question.unit?.dimension === 'length' || asksWord(story, /^(?:far|apart|distan|separ)/))
    ) {
      const span = inUnit(other, a.per.unit)!;
      return calculated(withUses(times(together, span), uses), a.unit!.text);
    }
    return null;
  },
};

const isCountOfTwo = ({ value, unit, worded, per }: StoryQuantity): boolean =>
  value.n.n === 2n && value.n.d === 1n && unit === null && worded && per === null;

/** The faster one starts later: after how long it has caught up. */
const catchUp: StorySchema = {
  name: 'catch_up',
  needs: [['catch_up']],
  accounts: ['catch_up'],
  read: (story) => {
    const [a, b, more] = speedsOf(story);
    if (a === undefined || b === undefined || more !== undefined || a.per.kind !== 'unit') return null;
    const others = story.quantities.filter(
      (each) => each !== a.quantity && each !== b.quantity && !isCountOfTwo(each),
    );
    const [start, another] = others;
    const uses = story.needed.filter(isCountOfTwo).map(({ id }) => id);
    if (start === undefined || another !== undefined || start.per !== null || !asksTime(story)) return null;
    const [slow, fast] = compare(a.value.n, b.value.n) < 0 ? [a, b] : [b, a];
    const difference = minus(fast.value, slow.value);
    if (isZero(difference.n)) return null;
    if (start.unit?.dimension === 'length') {
      const lead = inUnit(start, a.unit)!;
      const value = over(lead, difference)!;
      return solved(
        equation(product([fast.value.tree, x]), addExpressions(product([slow.value.tree, x]), lead.tree)),
        value,
        uses,
        a.per.unit.text,
      );
    }
    if (start.unit?.dimension !== 'time' || slow !== a) return null;
    const lead = inUnit(start, a.per.unit)!;
    const value = over(times(slow.value, lead), difference)!;
    return solved(
      equation(product([fast.value.tree, x]), product([slow.value.tree, sum([x, lead.tree])])),
      value,
      uses,
      a.per.unit.text,
    );
  },
};

/** Distances and their times: the speed over the whole way. */
const averageSpeed: StorySchema = {
  name: 'average_speed',
  needs: [['speed']],
  accounts: ['average'],
  read: (story) => {
    const distances = story.needed.filter(({ unit, per }) => unit?.dimension === 'length' && per === null);
    const spans = story.needed.filter(({ unit, per }) => unit?.dimension === 'time' && per === null);
    if (!story.asks('speed', 'average') || distances.length === 0 || distances.length !== spans.length)
      return null;
    if (distances.length + spans.length !== story.needed.length) return null;
    if (distances.length > 1 && !story.has('average')) return null;
    const length = distances[0]!.unit!;
    const units = new Set(spans.map(({ unit }) => unit!.text));
    const asked = story.parts
      .slice(story.question.from, story.question.to)
      .flatMap((part) => (part.kind === 'word' ? [part.folded] : []));
    const inHours =
      asked.includes('kmh') ||
      asked.includes('mph') ||
      asked.includes('hour') ||
      units.size > 1 ||
      length.text === 'km' ||
      length.text.startsWith('mile');
    const time = inHours ? hour : spans[0]!.unit!;
    const way = total(
      distances.map((each) =>
        inUnit(
          each,
          asked.includes('kmh') ? { dimension: 'length', scale: rational(1000n), text: 'km' } : length,
        )!,
      ),
    );
    const value = over(way, total(spans.map((each) => inUnit(each, time)!)));
    return value === null ? null : calculated(value, `${length.text}/${time.text}`);
  },
};

export const motionSchemas: readonly StorySchema[] = [meeting, catchUp, averageSpeed];
