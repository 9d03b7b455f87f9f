import { constant, over, plus, minus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { isSameStem } from '../same-stem.ts';
import { calculated, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { asksWord, convert } from './rates.ts';

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
  switch (amount.unit.dimension) {
    case 'money':
      return story.asks('price') || question.nouns.length === 0;
    case 'time':
      return story.asks('ask_when');
    case 'length':
      return asksWord(story, /^(?:far|distan|long|lejos|loin|separ)/);
    default:
      return (
        question.nouns.length === 0 &&
        (amount.unit.dimension === 'volume' || amount.unit.dimension === 'mass')
      );
  }
}

/** "A tap gives 18 litres in 3 minutes": the amount follows its subject; "6 workers need" is left out, since more of them may need less. */
function isDoneIn(story: Story, first: StoryQuantity, second: StoryQuantity): boolean {
  const [from] = story.clauseAround(first.at);
  const between = story.parts.slice(first.end, second.at);
  const joining = between.filter((part) => part.kind !== 'word' || !part.content);
  const [word] = joining;
  const isIn = joining.length === 1 && word?.kind === 'word' && /^(?:in|en)$/.test(word.folded);
  const hasSubject = story.parts
    .slice(from, first.at)
    .some(
      (part, at) =>
        part.kind === 'word' && (part.content || subjects.test(part.folded)) && from + at < first.at,
    );
  return (
    isIn &&
    hasSubject &&
    second.unit?.dimension === 'time' &&
    first.unit?.dimension !== 'time' &&
    !story.hasIn(first.at, second.at, 'worker')
  );
}

const subjects = /^(?:i|he|she|it|they|we|you|il|elle|on|je|nous|ils|elles)$/;

/** Of two quantities that measure the same as the new one, that in its very unit: 3 cm beside 12 km for 10.5 cm. */
function baseOf(pair: readonly StoryQuantity[], fresh: StoryQuantity): StoryQuantity | null {
  const bases = pair.filter((each) => isSameKind(each, fresh));
  const exact = bases.length > 1 ? bases.filter(({ unit }) => unit?.text === fresh.unit?.text) : bases;
  return exact.length === 1 ? exact[0]! : null;
}

/** "6 L per 100 km: how much for 250 km?", "5 pens cost 4 €, how much do 12 cost?", "18 litres in 3 minutes" */
const proportionalPair: StorySchema = {
  name: 'proportional_pair',
  needs: [['ask']],
  accounts: ['scale'],
  read: (story) => {
    // "two villages on the map" are only named by their number.
    const [first, second, fresh, more] = story.needed.filter(
      ({ worded, unit, value }) => !(story.has('scale') && worded && unit === null && value.n.n === 2n),
    );
    if (first === undefined || second === undefined || fresh === undefined || more !== undefined) return null;
    const pair = [first, second];
    if ([...pair, fresh].some(({ percent, per, value }) => percent || per !== null || value.n.n <= 0n))
      return null;
    if (pair.some(({ at }) => story.isRequested(at))) return null;
    if (story.has('together', 'extra', 'fixed', 'more', 'less')) return null;
    const [from, to] = story.clauseAround(first.at);
    if (second.at < from || second.at >= to) return null;
    const isTied =
      story.hasIn(first.end, second.at, 'per', 'every', 'each', 'corresponds') ||
      (story.hasIn(from, to, 'price') &&
        pair.filter(({ unit }) => unit?.dimension === 'money').length === 1) ||
      (story.hasIn(from, to, 'requires') && !story.hasIn(from, to, 'worker') && !isSameKind(first, second)) ||
      isDoneIn(story, first, second);
    const base = baseOf(pair, fresh);
    const amount = pair.find((each) => each !== base);
    if (!isTied || base === null || amount === undefined || !asksFor(story, amount)) return null;
    const size = inUnit(fresh, base.unit);
    const value = size === null ? null : over(times(amount.value, size), base.value);
    if (value === null) return null;
    const { unit } = story.question;
    const whole = withUses(
      value,
      story.needed.map(({ id }) => id),
    );
    return unit === null || amount.unit === null
      ? calculated(whole, amount.unit?.text)
      : calculated(convert(whole, amount.unit.scale, unit.scale), unit.text);
  },
};

/** A number or amount of things and the price of each of them, or of one unit. */
type Purchase = { readonly count: QuantityValue; readonly price: StoryQuantity };

/** How many units the price is counted for: it is that of "each", "per pen", "a kilo", or "at £2" behind a number of things. */
function countAtPrice(story: Story, count: StoryQuantity, { at, per }: StoryQuantity): QuantityValue | null {
  if (per?.kind === 'unit') return count.unit === null ? null : inUnit(count, per.unit);
  if (count.unit !== null) return null;
  const isForOne =
    per === null
      ? story.hasIn(at - 1, at, 'at_price') && count.end <= at
      : per.kind === 'each' || per.stems.some((stem) => count.nouns.some((noun) => isSameStem(stem, noun)));
  return isForOne && count.value.n.d === 1n ? count.value : null;
}

/** "a melon at 3.50": one thing, without a number. */
function isSingleAtPrice(story: Story, { at, per }: StoryQuantity): boolean {
  if (per !== null || !story.hasIn(at - 1, at, 'at_price')) return false;
  let place = at - 2;
  for (; place > at - 6; place -= 1) {
    const part = story.parts[place];
    if (part?.kind !== 'word' || !part.content) break;
  }
  return place < at - 2 && story.hasIn(place, place + 1, 'article');
}

/** "3 notebooks at 2.40 each and 2 pens at 1.15 each"; null where a number is left over. */
function purchasesOf(story: Story, numbers: readonly StoryQuantity[]): readonly Purchase[] | null {
  const found: Purchase[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const [first, second] = [numbers[at]!, numbers[at + 1]];
    if (first.percent) return null;
    if (first.unit?.dimension === 'money') {
      if (!isSingleAtPrice(story, first)) return null;
      found.push({ count: constant(1n), price: first });
      continue;
    }
    if (second?.unit?.dimension !== 'money' || first.per !== null) return null;
    const count = countAtPrice(story, first, second);
    if (count === null) return null;
    found.push({ count, price: second });
    at += 1;
  }
  return found.length === 0 ? null : found;
}

/** What several things cost together, or the change for a note. */
const purchases: StorySchema = {
  name: 'purchases',
  needs: [['each', 'at_price', 'price', 'single'], ['ask']],
  accounts: ['rest', 'left'],
  read: (story) => {
    if (
      story.has('reduction', 'increase', 'share', 'mixture') ||
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
      .map(({ count, price }): QuantityValue =>
        count.uses.size === 0 ? price.value : times(count, price.value),
      )
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
