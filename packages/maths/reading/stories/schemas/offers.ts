import { equals } from '../../../expression/rational.ts';
import { divided } from '../../../expression/tree.ts';
import { inUnit, type Story } from '../story.ts';
import type { StorySchema } from '../schema.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { isSameStem } from '../same-stem.ts';

/** An amount and what it costs. */
type Offer = { readonly amount: StoryQuantity; readonly price: StoryQuantity };

const counted = ['mass', 'volume', 'length', 'area'];
const isMoney = ({ unit, percent }: StoryQuantity): boolean => unit?.dimension === 'money' && !percent;
const forPrice = /^(?:for|at|por|a|pour)$/;

/** A price without its currency stands behind its word: "6 for 1.80", "10 cuestan 2,70". */
function isPriceBehind(story: Story, amount: StoryQuantity, price: StoryQuantity): boolean {
  const before = story.parts[price.at - 1];
  return (
    price.unit === null &&
    !price.worded &&
    ((before?.kind === 'word' && forPrice.test(before.folded)) || story.hasIn(amount.end, price.at, 'price'))
  );
}

/** Pairs of an amount and its price, in the order of the text; null where the numbers do not follow each other so. */
function offersOf(story: Story, stated: readonly StoryQuantity[]): readonly Offer[] | null {
  const hasMoney = stated.some(isMoney);
  const offers: Offer[] = [];
  for (let at = 0; at + 1 < stated.length; at += 2) {
    const [first, second] = [stated[at]!, stated[at + 1]!];
    const isPriced = hasMoney ? isMoney(second) : isPriceBehind(story, first, second);
    if (isPriced) offers.push({ amount: first, price: second });
    else if (isMoney(first)) offers.push({ amount: second, price: first });
    else return null;
  }
  return stated.length % 2 === 0 ? offers : null;
}

/** The amounts are of one kind: the same unit dimension, or the same noun where both are counted. */
const isSameKind = ({ unit, nouns }: StoryQuantity, other: StoryQuantity): boolean =>
  unit !== null || other.unit !== null
    ? unit?.dimension === other.unit?.dimension
    : nouns.length === 0 ||
      other.nouns.length === 0 ||
      nouns.some((noun) => other.nouns.some((each) => isSameStem(noun, each)));

/** "how much cheaper" asks for a difference. */
const asksHowMuch = ({ parts, question }: Story): boolean =>
  parts
    .slice(question.from, question.to)
    .some((part) => part.kind === 'word' && /^(?:how|much|many|cuant|combien)/.test(part.folded));

/** "6 eggs for 1.80 or 10 for 2.70: which is better?": the price of one decides. */
const bestOffer: StorySchema = {
  name: 'best_offer',
  needs: [['best_buy']],
  accounts: ['reduction'],
  read: (story) => {
    if (!story.asks('best_buy') || story.asks('not') || asksHowMuch(story)) return null;
    // "Three sizes" only counts the offers.
    const stated = story.needed.filter(
      ({ worded, unit, value }, _at, all) =>
        !(worded && unit === null && value.n.n === BigInt(Math.floor(all.length / 2))),
    );
    const offers = offersOf(story, stated);
    if (offers === null || offers.length < 2 || offers.length > 3) return null;
    const [base] = offers;
    const { amount: first, price } = base!;
    const areComparable = offers.every(
      (each) =>
        isSameKind(first, each.amount) &&
        !isMoney(each.amount) &&
        !each.amount.percent &&
        (each.amount.unit === null || counted.includes(each.amount.unit.dimension)) &&
        each.amount.per === null &&
        each.price.per === null &&
        each.amount.value.n.n > 0n &&
        each.price.value.n.n > 0n &&
        (each.price.unit === null) === (price.unit === null),
    );
    if (!areComparable) return null;
    const unitPrices = offers.map((each) => ({
      cost: inUnit(each.price, price.unit),
      count: inUnit(each.amount, first.unit),
    }));
    if (unitPrices.some(({ cost, count }) => cost === null || count === null)) return null;
    const isAlike = unitPrices.every(({ count }) => equals(count!.n, unitPrices[0]!.count!.n));
    if (isAlike) return null;
    return {
      problem: {
        task: 'find',
        expression: {
          kind: 'list',
          items: unitPrices.map(({ cost, count }) => divided(cost!.tree, count!.tree)),
        },
        question: { what: 'best_offer', given: {} },
      },
      values: null,
      uses: new Set(story.needed.map(({ id }) => id)),
      unit: '',
    };
  },
};

export const offerSchemas: readonly StorySchema[] = [bestOffer];
