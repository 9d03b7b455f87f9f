import { compare } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { divided, equation, number, product, variable } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');
const zero = constant(0n);

/** The percentage that follows an amount before the next amount. */
function strengthOf(story: Story, amount: StoryQuantity): StoryQuantity | null {
  const next = story.quantities[amount.id + 1];
  return next !== undefined && next.percent && sameSentence(story, amount, next) ? next : null;
}
const sameSentence = (story: Story, a: StoryQuantity, b: StoryQuantity): boolean => {
  const [from, to] = story.sentenceAround(a.at);
  return b.at >= from && b.at < to;
};

const isWater = (story: Story, { at, end }: StoryQuantity): boolean =>
  story.hasIn(at, Math.min(end + 4, story.parts.length), 'water');

/** Two amounts of different strength: the strength of their mixture, or the amount that is missing. */
const mixture: StorySchema = {
  name: 'mixture',
  needs: [['mixture']],
  accounts: ['percent_question', 'reduction', 'ratio'],
  read: (story) => {
    const amounts = story.needed.filter(
      ({ unit }) => unit !== null && (unit.dimension === 'volume' || unit.dimension === 'mass'),
    );
    const percents = story.quantities.filter(({ percent }) => percent);
    if (amounts.length + percents.length !== story.needed.length || story.has('ratio')) return null;
    const unit = amounts[0]?.unit ?? null;
    if (amounts.length === 2) {
      const [a, b] = amounts as [StoryQuantity, StoryQuantity];
      if (!story.asks('concentration', 'percent_question')) return null;
      const strengths = [a, b].map(
        (each): QuantityValue | null =>
          strengthOf(story, each)?.value ?? (isWater(story, each) ? zero : null),
      );
      const [first, second] = strengths;
      if (first == null || second == null) return null;
      if (
        [a, b].some(
          (each) =>
            strengthOf(story, each) !== null &&
            isWater(story, each) &&
            percents.length < 2 &&
            strengthOf(story, each)!.at > each.at + 8,
        )
      )
        return null;
      const [u, v] = [inUnit(a, unit)!, inUnit(b, unit)!];
      const value = over(plusNonZero(times(u, first), times(v, second)), plus(u, v));
      return value === null ? null : calculated(value, '%');
    }
    if (amounts.length !== 1 || percents.length < 2) return null;
    const [known] = amounts as [StoryQuantity];
    const own = strengthOf(story, known)?.value ?? (isWater(story, known) ? zero : null);
    const open = percents.filter((each) => each.value !== own);
    const target = open.at(-1);
    if (own === null || target === undefined) return null;
    const others = open.filter((each) => each !== target);
    const other = others[0]?.value ?? (story.has('water') && !isWater(story, known) ? zero : null);
    if (other === null || others.length > 1 || story.question.unit?.dimension !== unit!.dimension)
      return null;
    const value = over(times(known.value, minus(own, target.value)), minus(target.value, other));
    if (value === null || value.n.n <= 0n) return null;
    const percentOf = (each: QuantityValue) => divided(each.tree, number(100));
    const left = addExpressions(product([percentOf(other), x]), product([percentOf(own), known.value.tree]));
    return solved(
      equation(left, product([percentOf(target.value), addExpressions(x, known.value.tree)])),
      value,
      percents.map(({ id }) => id),
      unit!.text,
    );
  },
};

const plusNonZero = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  compare(b.n, zero.n) === 0
    ? { ...a, uses: new Set([...a.uses, ...b.uses]) }
    : compare(a.n, zero.n) === 0
      ? { ...b, uses: new Set([...a.uses, ...b.uses]) }
      : plus(a, b);

export const mixtureSchemas: readonly StorySchema[] = [mixture];
