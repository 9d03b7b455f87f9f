import { compare, isZero, rational } from '../../../expression/rational.ts';
import { addExpressions, subtractExpressions } from '../../../expression/build.ts';
import { equation, product, sum, variable } from '../../../expression/tree.ts';
import {
  constant,
  minus,
  over,
  plus,
  times,
  total,
  withUses,
  type QuantityValue,
} from '../../quantities/value.ts';
import type { SchemaCue } from '../lexicon/schema-lexicon.ts';
import { solvedSystem, type LinearRelation } from '../linear-system.ts';
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

const isPlain = ({ percent, per }: StoryQuantity): boolean => !percent && per === null;

/** The way with the current and the way against it, in the order of the text; null unless each is named once. */
function directionsOf(story: Story): readonly (1n | -1n)[] | null {
  const stated = (cue: SchemaCue): readonly number[] =>
    story.cues.filter((each) => each.cue === cue && !story.isRequested(each.at)).map(({ at }) => at);
  const [along, against, back] = [stated('with_current'), stated('against_current'), stated('way_back')];
  const first = Math.min(...along);
  const second = Math.min(...(along.length > 0 && against.length > 0 ? against : [...against, ...back]));
  if (against.length === 0 && along.length > 0) return Number.isFinite(second) ? [1n, -1n] : null;
  if (along.length > 0) return first < second ? [1n, -1n] : [-1n, 1n];
  return against.length > 0 && back.length > 0 ? [-1n, 1n] : null;
}

/** Something that moves with the current or the wind and against it: t₁(x + y) = d and t₂(x − y) = d. */
const currents: StorySchema = {
  name: 'currents',
  needs: [['current'], ['with_current', 'against_current'], ['speed']],
  // "in still water"
  accounts: ['left'],
  read: (story) => {
    const directions = directionsOf(story);
    if (directions === null || story.asks('with_current', 'against_current')) return null;
    const speeds = speedsOf(story);
    const spans = story.needed.filter((each) => each.unit?.dimension === 'time' && isPlain(each));
    const ways = story.needed.filter((each) => each.unit?.dimension === 'length' && isPlain(each));
    if (speeds.length + spans.length + ways.length !== story.needed.length) return null;
    if (story.needed.some(({ at }) => story.isRequested(at))) return null;
    const areSpeeds = speeds.length === 2 && story.needed.length === 2;
    if (!areSpeeds && (speeds.length > 0 || spans.length !== 2 || ways.length === 0 || ways.length > 2))
      return null;
    const one = constant(1n);
    const relations = directions.map((direction, at): LinearRelation | null => {
      const time = areSpeeds ? one : inUnit(spans[at]!, spans[0]!.unit);
      const way = areSpeeds ? speeds[at]!.value : inUnit(ways[at] ?? ways[0]!, ways[0]!.unit);
      if (time === null || way === null) return null;
      const against = direction > 0n ? time : minus(constant(0n), time);
      return {
        coefficients: [time, against],
        value: way,
        write: ([x, y]) => {
          const speed = direction > 0n ? addExpressions(x!, y!) : subtractExpressions(x!, y!);
          return equation(areSpeeds ? speed : product([time.tree, speed]), way.tree);
        },
      };
    });
    const known = relations.filter((each) => each !== null);
    const stated = new Set(story.stemsIn(0, story.question.from));
    const isVehicle = [...story.question.stems].some(
      (stem) =>
        stated.has(stem) &&
        !story.cues.some(({ cue, at }) => cue === 'current' && wordStem(story, at) === stem),
    );
    const asked = [...(isVehicle || story.asks('still') ? [0] : []), ...(story.asks('current') ? [1] : [])];
    if (known.length !== 2 || !story.asks('speed')) return null;
    const unit = areSpeeds ? `${speeds[0]!.unit?.text}/h` : `${ways[0]!.unit!.text}/${spans[0]!.unit!.text}`;
    return solvedSystem(
      { unknowns: [{ name: '' }, { name: '' }], relations: known, isPossible: () => true },
      asked,
      { uses: [], unit },
    );
  },
};

const wordStem = (story: Story, at: number): string | null => {
  const part = story.parts[at];
  return part?.kind === 'word' ? part.stem : null;
};

export const motionSchemas: readonly StorySchema[] = [meeting, catchUp, averageSpeed, currents];
