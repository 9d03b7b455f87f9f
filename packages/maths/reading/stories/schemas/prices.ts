import { compare } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, product, variable } from '../../../expression/tree.ts';
import { minus, over, plus, times, withUses } from '../../quantities/value.ts';
import { calculated, solved, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { unitNamed, type StoryUnit } from '../units.ts';
import { isSameStem } from '../same-stem.ts';
import { countFor, rateOf, type StoryRate } from './rates.ts';

const x = variable('x');

const isMoney = ({ unit, percent }: StoryQuantity): boolean => unit?.dimension === 'money' && !percent;
const isOne = ({ value }: StoryQuantity): boolean => value.n.n === 1n && value.n.d === 1n;

const isSameUnit = (unit: StoryUnit | null, other: StoryUnit): boolean =>
  unit !== null && unit.dimension === other.dimension && compare(unit.scale, other.scale) === 0;

/** The question asks for the price of one: of a kilogram, of each, of a thing that was counted. */
function asksPriceOf(story: Story, counted: StoryQuantity): boolean {
  if (!story.asks('price')) return false;
  const { parts, question } = story;
  return parts.slice(question.from, question.to).some((part, offset) => {
    const at = question.from + offset;
    const single =
      part.kind === 'quantity' ? isOne(story.quantities[part.id]!) : story.hasIn(at, at + 1, 'single');
    if (!single) return false;
    const next = parts[at + 1];
    if (next?.kind !== 'word') return story.asks('each');
    if (counted.unit !== null) return isSameUnit(unitNamed(next.folded), counted.unit);
    return counted.nouns.some((noun) => isSameStem(noun, next.stem));
  });
}

/** "a pack of 8 costs 12": the price of one. */
const unitPrice: StorySchema = {
  name: 'unit_price',
  needs: [['price']],
  accounts: [],
  read: (story) => {
    const stated = story.needed.filter((each) => !(story.isRequested(each.at) && isOne(each)));
    const [first, second, more] = stated;
    if (first === undefined || second === undefined || more !== undefined) return null;
    const [count, price] = isMoney(first) ? [second, first] : [first, second];
    if (!isMoney(price) || isMoney(count) || count.percent || price.per !== null || count.per !== null)
      return null;
    if (count.unit !== null && !['mass', 'volume', 'length', 'area'].includes(count.unit.dimension))
      return null;
    if (story.isRequested(price.at) || story.isRequested(count.at) || !asksPriceOf(story, count)) return null;
    if (story.has('fixed', 'increase', 'reduction', 'extra', 'mixture')) return null;
    const value = over(price.value, count.value);
    return value === null
      ? null
      : calculated(
          withUses(
            value,
            story.needed.map(({ id }) => id),
          ),
          price.unit?.text,
        );
  },
};

/** Two amounts with a price each, mixed: the price of one unit of the mixture. */
const priceMixture: StorySchema = {
  name: 'price_mixture',
  needs: [['mixture'], ['price']],
  accounts: [],
  read: (story) => {
    const stated = story.needed.filter((each) => !(story.isRequested(each.at) && isOne(each)));
    if (stated.length !== 4 || stated.some(({ at }) => story.isRequested(at)) || !story.asks('price'))
      return null;
    const rates = stated.flatMap((each) => (isMoney(each) ? (rateOf(each) ?? []) : []));
    const amounts = stated.filter(({ per, unit }) => per === null && unit?.dimension !== 'money');
    const [a, b] = amounts;
    const [p, q] = rates;
    if (a === undefined || b === undefined || p === undefined || q === undefined) return null;
    // Each amount stands with its price: "3 kg at $8 per kg with 2 kg at $13 per kg".
    if (!(a.at < p.quantity.at && p.quantity.at < b.at && b.at < q.quantity.at)) return null;
    const [first, second] = [countFor(p, a), countFor(q, b)];
    if (first === null || second === null || p.per.kind !== 'unit' || q.per.kind !== 'unit') return null;
    if (!isSameUnit(p.per.unit, q.per.unit) || !isSameUnit(p.unit, q.unit!)) return null;
    const { unit } = p.per;
    const isUnit = (word: string): boolean => isSameUnit(unitNamed(word), unit);
    const asked = story.parts.slice(story.question.from, story.question.to);
    if (!asked.some((part) => part.kind === 'word' && isUnit(part.folded))) return null;
    const value = over(plus(times(p.value, first), times(q.value, second)), plus(first, second));
    return value === null
      ? null
      : calculated(
          withUses(
            value,
            story.needed.map(({ id }) => id),
          ),
          p.unit?.text,
        );
  },
};

/** A fixed amount and a rate that stand in one sentence. */
type Tariff = { readonly fixed: StoryQuantity; readonly rate: StoryRate };

function tariffsOf(story: Story, stated: readonly StoryQuantity[]): readonly Tariff[] {
  const rates = stated.flatMap((each) => (isMoney(each) ? (rateOf(each) ?? []) : []));
  return rates.flatMap((rate): Tariff[] => {
    const [from, to] = story.sentenceAround(rate.quantity.at);
    const fixed = stated.filter(
      (each) => isMoney(each) && each.per === null && each.at >= from && each.at < to,
    );
    return fixed.length === 1 ? [{ fixed: fixed[0]!, rate }] : [];
  });
}

const isSameCount = ({ per }: StoryRate, other: StoryRate): boolean =>
  per.kind === 'noun'
    ? other.per.kind === 'noun' && per.stems[0] === other.per.stems[0]
    : per.kind === 'unit' && other.per.kind === 'unit' && isSameUnit(per.unit, other.per.unit);

/** Two tariffs, each a fixed amount and a rate: for how many of what is counted they cost the same. */
const equalTariffs: StorySchema = {
  name: 'equal_tariffs',
  needs: [['same'], ['ask']],
  accounts: [],
  read: (story) => {
    // "the two clubs" points back to the two tariffs.
    const stated = story.needed.filter(
      ({ at, worded, value }) => !(story.isRequested(at) && worded && value.n.n === 2n),
    );
    const [first, second, more] = tariffsOf(story, stated);
    if (first === undefined || second === undefined || more !== undefined) return null;
    if (stated.length !== 4 || first.fixed === second.fixed || !isSameCount(first.rate, second.rate))
      return null;
    const { per } = first.rate;
    const { question } = story;
    const asksCount =
      per.kind === 'noun'
        ? question.nouns.some((noun) => per.stems.includes(noun))
        : per.kind === 'unit' && isSameUnit(question.unit, per.unit);
    const amounts = [first.fixed, second.fixed, first.rate.quantity, second.rate.quantity];
    if (!asksCount || !story.asks('same') || amounts.some(({ unit }) => !isSameUnit(unit, first.fixed.unit!)))
      return null;
    const value = over(
      minus(second.fixed.value, first.fixed.value),
      minus(first.rate.value, second.rate.value),
    );
    if (value === null || value.n.n <= 0n) return null;
    const cost = ({ fixed, rate }: Tariff) => addExpressions(fixed.value.tree, product([rate.value.tree, x]));
    return solved(
      equation(cost(first), cost(second)),
      value,
      story.needed.map(({ id }) => id),
    );
  },
};

export const priceSchemas: readonly StorySchema[] = [unitPrice, priceMixture, equalTariffs];
