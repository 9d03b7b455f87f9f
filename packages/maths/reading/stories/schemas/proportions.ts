import { over, plus, minus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { isSameStem } from '../same-stem.ts';
import { calculated, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

/** The two quantities count or measure the same. */
function isSameKind(a: StoryQuantity, b: StoryQuantity): boolean {
  if (a.unit !== null || b.unit !== null)
    return a.unit !== null && b.unit !== null && a.unit.dimension === b.unit.dimension;
  // "how much are 12?": of what was counted before.
  if (a.nouns.length === 0 || b.nouns.length === 0) return true;
  return a.nouns.some((noun) => b.nouns.some((other) => isSameStem(noun, other)));
}

/** The amount of the pair is asked for: in its unit, or in words for its dimension. */
function asksFor(story: Story, amount: StoryQuantity): boolean {
  const { question } = story;
  if (question.unit !== null) return amount.unit?.dimension === question.unit.dimension;
  if (amount.unit === null)
    return amount.nouns.some((noun) => question.nouns.some((each) => isSameStem(noun, each)));
  if (amount.unit.dimension === 'money') return story.asks('price') || question.nouns.length === 0;
  return (
    question.nouns.length === 0 && (amount.unit.dimension === 'volume' || amount.unit.dimension === 'mass')
  );
}

/** "6 L per 100 km: how much for 250 km?", "5 pens cost 4 €, how much do 12 cost?" */
const proportionalPair: StorySchema = {
  name: 'proportional_pair',
  needs: [['ask'], ['per', 'every', 'each', 'price']],
  accounts: [],
  read: (story) => {
    const [first, second, fresh, more] = story.needed;
    if (first === undefined || second === undefined || fresh === undefined || more !== undefined) return null;
    const pair = [first, second];
    if ([...pair, fresh].some(({ percent, per, value }) => percent || per !== null || value.n.n <= 0n))
      return null;
    if (pair.some(({ at }) => story.isRequested(at))) return null;
    if (story.has('together', 'extra', 'fixed', 'more', 'less')) return null;
    const [from, to] = story.clauseAround(first.at);
    if (second.at < from || second.at >= to) return null;
    const isTied =
      story.hasIn(first.end, second.at, 'per', 'every', 'each') ||
      (story.hasIn(from, to, 'price') && pair.filter(({ unit }) => unit?.dimension === 'money').length === 1);
    const bases = pair.filter((each) => isSameKind(each, fresh));
    const [base] = bases;
    const amount = pair.find((each) => each !== base);
    if (
      !isTied ||
      bases.length !== 1 ||
      base === undefined ||
      amount === undefined ||
      !asksFor(story, amount)
    )
      return null;
    const size = inUnit(fresh, base.unit);
    const value = size === null ? null : over(times(amount.value, size), base.value);
    return value === null ? null : calculated(value, amount.unit?.text);
  },
};

/** A number of things and the price of each. */
type Purchase = { readonly count: StoryQuantity; readonly price: StoryQuantity };

/** The price is that of one of what was counted: "each", "per pen", "at £2". */
function isForOne(story: Story, count: StoryQuantity, { at, per }: StoryQuantity): boolean {
  if (per === null) return story.hasIn(at - 1, at, 'at_price') && count.end <= at;
  if (per.kind !== 'noun') return per.kind === 'each';
  return per.stems.some((stem) => count.nouns.some((noun) => isSameStem(stem, noun)));
}

/** "3 notebooks at 2.40 each and 2 pens at 1.15 each"; null where a number is left over. */
function purchasesOf(story: Story, numbers: readonly StoryQuantity[]): readonly Purchase[] | null {
  if (numbers.length < 2 || numbers.length % 2 !== 0) return null;
  const found: Purchase[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [count, price] = [numbers[at]!, numbers[at + 1]!];
    const isCount = count.unit === null && !count.percent && count.per === null && count.value.n.d === 1n;
    const { unit } = price;
    if (!isCount || unit?.dimension !== 'money' || !isForOne(story, count, price)) return null;
    found.push({ count, price });
  }
  return found;
}

/** What several things cost together, or the change for a note. */
const purchases: StorySchema = {
  name: 'purchases',
  needs: [['each', 'at_price'], ['ask']],
  accounts: ['rest', 'left'],
  read: (story) => {
    if (
      story.has('reduction', 'increase', 'share') ||
      story.states('gain') ||
      story.needed.some(({ at }) => story.isRequested(at))
    )
      return null;
    const last = story.needed.at(-1);
    const isPaid =
      last !== undefined &&
      last.unit?.dimension === 'money' &&
      last.per === null &&
      story.hasIn(story.sentenceAround(last.at)[0], story.sentenceAround(last.at)[1], 'paying');
    const bought = purchasesOf(story, isPaid ? story.needed.slice(0, -1) : story.needed);
    if (bought === null || bought.some(({ price }) => price.unit!.text !== bought[0]!.price.unit!.text))
      return null;
    const cost = bought
      .map(({ count, price }): QuantityValue => times(count.value, price.value))
      .reduce((all, each) => plus(all, each));
    const uses = story.needed.map(({ id }) => id);
    if (isPaid)
      return story.asks('change')
        ? calculated(withUses(minus(last.value, cost), uses), last.unit?.text)
        : null;
    const isTotal =
      bought.length > 1 && story.asks('total', 'price') && !story.asks('change', 'each', 'left');
    return isTotal ? calculated(withUses(cost, uses), bought[0]!.price.unit?.text) : null;
  },
};

export const proportionSchemas: readonly StorySchema[] = [proportionalPair, purchases];
