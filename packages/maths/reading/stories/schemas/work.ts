import { compare, isInteger } from '../../../expression/rational.ts';
import { addExpressions, subtractExpressions } from '../../../expression/build.ts';
import { divided, equation, number, variable } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { isShare } from './share-quantities.ts';
import { calculated, solved, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');
const one = constant(1n);

/** Two who need different times for the same work: how long they need together, or one of them alone. */
const workTogether: StorySchema = {
  name: 'work_together',
  needs: [
    ['together', 'total'],
    ['fill', 'drain'],
  ],
  accounts: ['times', 'reduction', 'left'],
  read: (story) => {
    const [first, second, more] = story.needed;
    if (first === undefined || second === undefined || more !== undefined || story.has('times')) return null;
    const unit = first.unit ?? second.unit;
    if (unit?.dimension !== 'time') return null;
    // "1/4 that time" compares; "side by side again" repeats.
    if ([first, second].some(isShare) || story.asks('successive')) return null;
    if (
      first.per !== null ||
      second.per !== null ||
      [first, second].some((each) => each.unit !== null && each.unit.dimension !== 'time')
    )
      return null;
    if (first.unit === null || (second.unit === null && second.nouns.length > 0 && !isLast(story, second)))
      return null;
    if (
      !story.asks('ask_when') &&
      story.question.unit?.dimension !== 'time' &&
      !hasRequested(story, /^(?:time|tiempo|temps|tard)/)
    )
      return null;
    const [a, b] = [inUnit(first, unit)!, second.unit === null ? second.value : inUnit(second, unit)!];
    const togetherAt = story.cues.filter(({ cue }) => cue === 'together').map(({ at }) => at);
    const told = togetherAt.filter((at) => !isQuestionSentence(story, at));
    if (told.length === 0) {
      const opposed = isOpposed(story, first, second);
      if (opposed) {
        // One fills and the other empties.
        const [fills, empties] = compare(a.n, b.n) < 0 ? [a, b] : [b, a];
        const value = over(one, minus(over(one, fills)!, over(one, empties)!));
        return solved(
          equation(subtractExpressions(divided(x, fills.tree), divided(x, empties.tree)), number(1)),
          value,
          [],
          unit.text,
        );
      }
      const value = over(one, plus(over(one, a)!, over(one, b)!));
      return solved(
        equation(addExpressions(divided(x, a.tree), divided(x, b.tree)), number(1)),
        value,
        [],
        unit.text,
      );
    }
    // The time together is the one in the clause that says so.
    const together = [first, second].filter(({ at }) =>
      told.some((place) => Math.abs(place - at) < 10 && sameClause(story, place, at)),
    );
    if (together.length !== 1 || !isAlone(story)) return null;
    const [both, alone] = together[0] === first ? [a, b] : [b, a];
    if (compare(both.n, alone.n) >= 0) return null;
    const value = over(one, minus(over(one, both)!, over(one, alone)!));
    return solved(
      equation(addExpressions(divided(both.tree, alone.tree), divided(both.tree, x)), number(1)),
      value,
      [],
      unit.text,
    );
  },
};

const sameClause = (story: Story, a: number, b: number): boolean => {
  const [from, to] = story.clauseAround(a);
  return b >= from && b < to;
};
const isLast = (story: Story, quantity: StoryQuantity): boolean => story.needed.at(-1) === quantity;
const isQuestionSentence = (story: Story, at: number): boolean => {
  const [from, to] = story.sentenceAround(story.question.from);
  return at >= from && at < to;
};
const hasRequested = (story: Story, pattern: RegExp): boolean =>
  story.parts
    .slice(story.question.from, story.question.to)
    .some((part) => part.kind === 'word' && pattern.test(part.folded));
const isAlone = (story: Story): boolean =>
  hasRequested(story, /^(?:alone|own|herself|himself|itself|sol[oae]s?|seule?s?|by)$/);

/** One of the two works against the other. */
function isOpposed(story: Story, first: StoryQuantity, second: StoryQuantity): boolean {
  const drains = (each: StoryQuantity): boolean => {
    const [from, to] = segment(story, each);
    return story.parts
      .slice(from, to)
      .some((part) => part.kind === 'word' && /^(?:empt|drain|leak|vaci|desag|vide|vidan)/.test(part.folded));
  };
  const fills = (each: StoryQuantity): boolean => {
    const [from, to] = segment(story, each);
    return story.parts
      .slice(from, to)
      .some((part) => part.kind === 'word' && /^(?:fill|llen|rempli)/.test(part.folded));
  };
  return (drains(first) && fills(second)) || (fills(first) && drains(second));
}

/** The words of a quantity's clause from the number before it. */
function segment(story: Story, each: StoryQuantity): readonly [number, number] {
  const before = story.quantities.filter(({ at }) => at < each.at).at(-1);
  const [from] = story.sentenceAround(each.at);
  return [Math.max(from, before?.end ?? 0), each.end];
}

/** More workers need less time. */
const inverse: StorySchema = {
  name: 'inverse',
  needs: [['worker']],
  accounts: ['left'],
  read: (story) => {
    const all = story.needed;
    if (all.length !== 3 || all.some(({ per, percent }) => per !== null || percent)) return null;
    const spans = all.filter(({ unit }) => unit?.dimension === 'time' || unit?.dimension === 'calendar');
    const counts = all.filter(({ unit }) => unit === null);
    if (spans.length + counts.length !== 3) return null;
    const isWorker = ({ at, nouns }: StoryQuantity): boolean =>
      nouns.length > 0 && story.hasIn(at + 1, at + 3, 'worker');
    const asksTime = story.asks('ask_when') || story.question.unit?.dimension === spans[0]?.unit?.dimension;
    if (spans.length === 1 && counts.length === 2 && asksTime) {
      const [a, b] = counts as [StoryQuantity, StoryQuantity];
      const [span] = spans as [StoryQuantity];
      if (!isWorker(a) && !isWorker(b)) return null;
      if (b.nouns.length > 0 && a.nouns.length > 0 && a.nouns[0] !== b.nouns[0]) return null;
      // The pair that is known stands in one sentence; the other number is asked about.
      const known = [a, b].filter((each) => !isQuestionSentence(story, each.at));
      if (known.length !== 1 || isQuestionSentence(story, span.at))
        return knownByCondition(story, a, b, span);
      const [own] = known as [StoryQuantity];
      const other = own === a ? b : a;
      const value = over(times(own.value, span.value), other.value);
      return value === null ? null : calculated(value, span.unit!.text);
    }
    if (
      spans.length === 2 &&
      counts.length === 1 &&
      story.question.nouns.some((noun) => counts[0]!.nouns.includes(noun))
    ) {
      const [count] = counts as [StoryQuantity];
      const known = spans.filter(({ at }) => !isQuestionSentence(story, at));
      if (known.length !== 1 || !isWorker(count) || isQuestionSentence(story, count.at)) return null;
      const other = spans.find((each) => each !== known[0])!;
      const value = over(times(count.value, known[0]!.value), inUnit(other, known[0]!.unit)!);
      return value === null || !isInteger(value.n) ? null : calculated(value);
    }
    return null;
  },
};

/** "If 4 workers need 15 days, how many days do 6 need?": all in one sentence. */
function knownByCondition(
  story: Story,
  a: StoryQuantity,
  b: StoryQuantity,
  span: StoryQuantity,
): ReturnType<typeof calculated> {
  if (story.isRequested(a.at) || story.isRequested(span.at) || !story.isRequested(b.at)) return null;
  const value: QuantityValue | null = over(times(a.value, span.value), b.value);
  return value === null ? null : calculated(withUses(value, []), span.unit!.text);
}

export const workSchemas: readonly StorySchema[] = [workTogether, inverse];
