import { compare, rational, one as oneValue } from '../../../expression/rational.ts';
import { equation, product, variable, type Expression } from '../../../expression/tree.ts';
import { subtractExpressions } from '../../../expression/build.ts';
import { constant, minus, over, plus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import {
  areSharesWhole,
  baseOfShare,
  hasPartWithoutNumber,
  isCompared,
  isOfKind,
  shareOf,
} from './share-quantities.ts';

const x = variable('x');
const one = constant(1n);

type Removal =
  | {
      readonly kind: 'part';
      readonly of: 'whole' | 'rest';
      readonly value: QuantityValue;
      readonly at: number;
    }
  | { readonly kind: 'amount'; readonly value: QuantityValue; readonly at: number };

const isFraction = ({ value, unit, percent, nouns: [first] }: StoryQuantity): boolean =>
  !percent &&
  unit === null &&
  first !== 'hour' &&
  value.n.d !== 1n &&
  compare(value.n, oneValue) < 0 &&
  value.n.n > 0n;

/** What was taken away in the order of the text, and the other numbers; null where a later part does not say what it is a part of. */
function removalsOf(story: Story): {
  readonly removals: readonly Removal[];
  readonly others: readonly StoryQuantity[];
} | null {
  const others: StoryQuantity[] = [];
  const shares: { readonly at: number; readonly end: number; readonly value: QuantityValue }[] = [];
  for (const each of story.needed) {
    const { at, end, value, percent } = each;
    if (isFraction(each)) shares.push({ at, end: at + 1, value });
    else if (percent) shares.push({ at, end, value: shareOf(each) });
    else others.push(each);
  }
  for (const { cue, at, end } of story.cues)
    if (cue === 'half' && !story.isRequested(at)) shares.push({ at, end, value: constant(rational(1n, 2n)) });
  const sorted = shares.toSorted((a, b) => a.at - b.at);
  const firstAmount = others[1]?.at ?? Infinity;
  const removals = sorted.map(({ at, end, value }, index): Removal | null => {
    const base = baseOfShare(story, end);
    if (base === 'unsaid' && index > 0) return null;
    // "He lost 6, then 1/5 of his pets died": of all, or of those that were left.
    if (base !== 'rest' && firstAmount < at) return null;
    // "the remaining 1/5", "half as many", "1/4 that number".
    if (story.hasIn(at - 2, at, 'rest', 'left') || isCompared(story, end)) return null;
    return { kind: 'part', of: base === 'rest' ? 'rest' : 'whole', value, at };
  });
  return removals.includes(null) ? null : { removals: removals as Removal[], others };
}

/** "He spent 2/5 of it and 40 more, and 18 are left": what there was, or what is left. */
const partsGone: StorySchema = {
  name: 'parts_gone',
  needs: [['left', 'rest']],
  accounts: ['left', 'rest', 'half', 'reduction'],
  read: (story) => {
    if (story.has('interest', 'mixture', 'average', 'gain') || hasPartWithoutNumber(story)) return null;
    const found = removalsOf(story);
    if (found === null) return null;
    const { removals: parts, others } = found;
    if (parts.length === 0 || others.some(({ per, unit }) => per !== null || unit?.dimension === 'calendar'))
      return null;
    const left = others.find(({ at }) => {
      const [from, to] = story.clauseAround(at);
      return story.cues.some(
        (cue) => cue.cue === 'left' && cue.at >= from && cue.end <= to && Math.abs(cue.at - at) < 7,
      );
    });
    const asksLeft = story.asks('left', 'rest');
    const lastPart = Math.max(...parts.map(({ at }) => at));
    if (asksLeft) {
      const [whole, ...amounts] = others;
      if (whole === undefined || left !== undefined || !isStatedFirst(story, whole, parts)) return null;
      const steps = ordered(parts, amounts);
      if (!amounts.every((each) => isOfKind(story, each, whole))) return null;
      const states = steps.map((_, at) => apply(whole.value, whole.value, steps.slice(0, at + 1)));
      if (states.some(({ n }) => n.n < 0n) || !areSharesWhole(whole, states)) return null;
      return calculated(states.at(-1)!, whole.unit?.text);
    }
    if (left === undefined || left.at < lastPart || story.isRequested(left.at)) return null;
    if (story.question.nouns.some((noun) => left.nouns.includes(noun)) || asksWhole(story)) {
      const amounts = others.filter((each) => each !== left);
      const firstPart = Math.min(...parts.map(({ at }) => at));
      // What there was before the first part is no amount that was taken, nor is what follows the rest.
      if (amounts.some((each) => each.at < firstPart || each.at > left.at || !isOfKind(story, each, left)))
        return null;
      // "How many did she eat?" asks for a part.
      if (story.asks('take') && !story.asks('original', 'total')) return null;
      if (!isInUnitOf(story, left)) return null;
      const steps = ordered(parts, amounts);
      // Backwards: what was there before each step, as a coefficient and an amount.
      let factor = one;
      let offset: QuantityValue = constant(0n);
      let tree: Expression = x;
      for (const step of steps) {
        if (step.kind === 'amount') {
          offset = plus(offset, step.value);
          tree = subtractExpressions(tree, step.value.tree);
          continue;
        }
        if (step.of === 'whole') {
          factor = minus(factor, step.value);
          tree = subtractExpressions(tree, product([step.value.tree, x]));
        } else {
          const keep = minus(one, step.value);
          factor = times(factor, keep);
          offset = times(offset, keep);
          tree = product([keep.tree, tree]);
        }
      }
      const value = over(plus(left.value, offset), factor);
      if (value === null || value.n.n <= 0n) return null;
      return solved(equation(tree, left.value.tree), value, [], left.unit?.text);
    }
    return null;
  },
};

/** The whole stands before its parts, or right behind "1/3 of". */
function isStatedFirst(story: Story, whole: StoryQuantity, parts: readonly Removal[]): boolean {
  const [first, second] = parts.map(({ at }) => at).toSorted((a, b) => a - b);
  if (first === undefined || whole.at < first) return first !== undefined;
  const isBehind = story.hasIn(first + 1, whole.at, 'part_of') && whole.at - first <= nearWhole;
  return isBehind && (second === undefined || whole.at < second);
}

/** Places between a part and the number of its whole. */
const nearWhole = 6;

/** The question names no other unit of the same dimension. */
const isInUnitOf = ({ question }: Story, { unit }: StoryQuantity): boolean =>
  question.unit === null || unit === null || compare(question.unit.scale, unit.scale) === 0;

const asksWhole = (story: Story): boolean =>
  story.asks('original', 'total') || story.question.unit !== null || !story.asks('left', 'rest');

const ordered = (parts: readonly Removal[], amounts: readonly StoryQuantity[]): readonly Removal[] =>
  [...parts, ...amounts.map(({ value, at }): Removal => ({ kind: 'amount', value, at }))].toSorted(
    (a, b) => a.at - b.at,
  );

function apply(whole: QuantityValue, start: QuantityValue, steps: readonly Removal[]): QuantityValue {
  return steps.reduce(
    (now, step) =>
      step.kind === 'amount'
        ? minus(now, step.value)
        : step.of === 'whole'
          ? minus(now, times(step.value, whole))
          : times(now, minus(one, step.value)),
    start,
  );
}

/** A temperature that rises and falls, all at once or by the hour. */
const temperature: StorySchema = {
  name: 'temperature',
  needs: [['temperature'], ['rise', 'drop']],
  accounts: ['reduction', 'left'],
  read: (story) => {
    const clock = story.needed.filter((each) => isClock(story, each));
    const [start, ...steps] = story.needed
      .filter((each) => !clock.includes(each))
      .filter(({ unit }) => unit === null || unit.dimension === 'temperature');
    const spans = story.needed.filter((each) => each.unit?.dimension === 'time' && !clock.includes(each));
    if (start === undefined || steps.length === 0 || start.per !== null) return null;
    if (story.asks('rise', 'drop', 'difference') || story.has('average')) return null;
    if (story.isRequested(start.at)) return null;
    // "How many logs does she need?" asks for something else.
    if (story.question.nouns.length > 0 && !story.asks('temperature')) return null;
    let value = start.value;
    const used = new Set<number>();
    for (const step of steps) {
      const direction = nearestDirection(story, step);
      if (direction === null) return null;
      let change = step.value;
      if (step.per !== null) {
        const span =
          spans.find(({ id }) => !used.has(id) && id > step.id) ?? spans.find(({ id }) => !used.has(id));
        if (
          span === undefined ||
          step.per.kind !== 'unit' ||
          step.per.unit.scale.n !== span.unit!.scale.n ||
          step.per.unit.scale.d !== span.unit!.scale.d
        )
          return null;
        used.add(span.id);
        change = times(change, span.value);
      }
      value = direction === 'rise' ? plus(value, change) : minus(value, change);
    }
    // Times of the day are no part of the calculation.
    return calculated(
      withUses(
        value,
        clock.map(({ id }) => id),
      ),
      start.unit?.text,
    );
  },
};

/** "At 6 a.m.", "a las 6", "à 8 h". */
export function isClock(story: Story, { at, end }: StoryQuantity): boolean {
  const word = (place: number): string => {
    const part = story.parts[place];
    return part?.kind === 'word' ? part.folded : '';
  };
  return (
    (/^(?:a|p)$/.test(word(end)) && word(end + 1) === 'm') ||
    /^(?:am|pm|o)$/.test(word(end)) ||
    (word(at - 1) === 'las' && word(at - 2) === 'a')
  );
}

function nearestDirection(story: Story, step: StoryQuantity): 'rise' | 'drop' | null {
  const near = story.cues
    .filter(({ cue, at }) => (cue === 'rise' || cue === 'drop') && Math.abs(at - step.at) < 9)
    .map(({ cue, at }) => {
      const crosses = story.quantities.some(
        (each) =>
          each !== step &&
          Math.min(at, step.at) < each.at &&
          each.at < Math.max(at, step.at) &&
          each.unit?.dimension !== 'time',
      );
      return {
        cue: cue as 'rise' | 'drop',
        distance: Math.abs(at - step.at) + (crosses ? 20 : 0) + (at > step.at ? 1 : 0),
      };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.cue ?? null;
}

export const changeSchemas: readonly StorySchema[] = [partsGone, temperature];
