import { compare, rational, type Rational } from '../../../expression/rational.ts';
import { equation, product, sum, variable } from '../../../expression/tree.ts';
import { constant, minus, over, type QuantityValue } from '../../quantities/value.ts';
import { schemaLexicon } from '../lexicon/lexicon.ts';
import { isSameStem } from '../same-stem.ts';
import { solved, type StorySchema } from '../schema.ts';
import { weightedKinds, type WeightedKind } from '../weighted-kinds.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');

/** The kinds of a table that stand in the story, in its words. */
function kindsIn(story: Story, table: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const part of story.parts) {
    if (part.kind !== 'word') continue;
    const value = table[part.stem] ?? table[part.folded];
    if (value !== undefined) found.set(part.stem, value);
  }
  return found;
}

/** Heads and legs, vehicles and wheels. */
const legs: StorySchema = {
  name: 'legs',
  needs: [['leg']],
  accounts: [],
  read: (story) => {
    const { source } = schemaLexicon(story.language);
    const [first, second, more] = story.needed;
    if (first === undefined || second === undefined || more !== undefined) return null;
    const table = { ...source.legs, ...source.wheels };
    const kinds = kindsIn(story, table);
    const [own, other, another] = [...kinds].map(([name, value]): WeightedKind => ({
      names: [name],
      weight: constant(BigInt(value)),
    }));
    if (own === undefined || other === undefined || another !== undefined) return null;
    const isLegs = ({ end, at }: StoryQuantity): boolean =>
      story.hasIn(at, Math.min(end + 2, story.parts.length), 'leg');
    const whole = [first, second].filter(isLegs);
    if (whole.length !== 1) return null;
    const count = whole[0] === first ? second : first;
    return weightedKinds(story, { kinds: [own, other], count: count.value, whole: whole[0]!.value });
  },
};

/** Coins of two names that are worth a sum. */
const namedCoins: StorySchema = {
  name: 'named_coins',
  needs: [['coin']],
  accounts: [],
  read: (story) => {
    const { source } = schemaLexicon(story.language);
    const [count, whole] = [
      story.needed.filter(({ unit }) => unit?.dimension !== 'money'),
      story.needed.filter(({ unit }) => unit?.dimension === 'money'),
    ];
    if (count.length !== 1 || whole.length !== 1) return null;
    const values: Record<string, Rational> = {};
    for (const [name, [n, d]] of Object.entries(source.coins)) values[name] = rational(n, d);
    const known = Object.keys(values).filter((name) =>
      story.parts.some((part) => part.kind === 'word' && part.stem === name),
    );
    const [own, other, another] = known.map((name): WeightedKind => ({
      names: [name],
      weight: constant(values[name]!),
    }));
    const money = inUnit(whole[0]!, { dimension: 'money', scale: rational(1n), text: '' });
    if (own === undefined || other === undefined || another !== undefined || money === null) return null;
    return weightedKinds(story, { kinds: [own, other], count: count[0]!.value, whole: money });
  },
};

/** The words that tell a price from the other: in its part of the sentence. */
function labelOf(story: Story, quantity: StoryQuantity): readonly string[] {
  const isBreak = (at: number): boolean => {
    const part = story.parts[at];
    return (
      part === undefined ||
      part.kind === 'comma' ||
      part.kind === 'stop' ||
      part.kind === 'question' ||
      part.kind === 'colon' ||
      part.kind === 'quantity' ||
      (part.kind === 'word' && /^(?:and|y|et|e|while|mientras|but|pero|mais)$/.test(part.folded))
    );
  };
  let from = quantity.at;
  while (!isBreak(from - 1)) from -= 1;
  let to = quantity.at + 1;
  while (!isBreak(to)) to += 1;
  return story.parts
    .slice(from, to)
    .flatMap((part) => (part.kind === 'word' && part.content ? [part.stem] : []));
}

/** Two prices, a number of things and what they cost together: how many of one price. */
const twoPrices: StorySchema = {
  name: 'two_prices',
  needs: [['ask']],
  accounts: ['reduction'],
  read: (story) => {
    const money = story.quantities.filter(
      ({ unit, at }) => unit?.dimension === 'money' && !story.isRequested(at),
    );
    const inQuestion = story.needed.filter(
      ({ at, unit }) => story.isRequested(at) && unit?.dimension === 'money',
    );
    const counts = story.needed.filter(({ unit, percent }) => unit === null && !percent);
    if (
      money.length !== 3 ||
      counts.length !== 1 ||
      story.needed.length !== 4 + inQuestion.length ||
      inQuestion.length > 1
    )
      return null;
    const base = { dimension: 'money', scale: rational(1n), text: '' } as const;
    const hasCents =
      money.some(({ unit }) => unit!.scale.n !== unit!.scale.d) &&
      money.some(({ unit }) => unit!.scale.n === unit!.scale.d);
    const valueOf = (each: StoryQuantity): QuantityValue => (hasCents ? inUnit(each, base)! : each.value);
    const sorted = money.toSorted((a, b) => compare(valueOf(a).n, valueOf(b).n));
    const [low, high, whole] = sorted as [StoryQuantity, StoryQuantity, StoryQuantity];
    if (whole.per !== null || compare(valueOf(low).n, valueOf(high).n) === 0) return null;
    const prices = [low, high].toSorted((a, b) => a.at - b.at) as [StoryQuantity, StoryQuantity];
    const labels = prices.map((each) => labelOf(story, each));
    // The words that both prices share, and those of the number of things, name no kind.
    const kindOf = (at: 0 | 1): WeightedKind => ({
      weight: valueOf(prices[at]!),
      names: labels[at]!.filter(
        (word) => ![...counts[0]!.nouns, ...labels[1 - at]!].some((each) => isSameStem(each, word)),
      ),
    });
    const [named] = inQuestion;
    const same = [0, 1].filter(
      (at) => named !== undefined && compare(valueOf(prices[at]!).n, valueOf(named).n) === 0,
    );
    if (named !== undefined && same.length !== 1) return null;
    return weightedKinds(story, {
      kinds: [kindOf(0), kindOf(1)],
      count: counts[0]!.value,
      whole: valueOf(whole),
      ...(named === undefined ? {} : { asked: same }),
      uses: inQuestion.map(({ id }) => id),
    });
  },
};

/** Some things of one unknown price and another thing of a known price on one bill. */
const bill: StorySchema = {
  name: 'bill',
  needs: [['each'], ['ask']],
  accounts: [],
  read: (story) => {
    const money = story.needed.filter(({ unit }) => unit?.dimension === 'money');
    const counts = story.needed.filter(({ unit, percent }) => unit === null && !percent);
    if (money.length !== 2 || counts.length !== 1 || story.needed.length !== 3 || !story.asks('each'))
      return null;
    const [first, second] = money as [StoryQuantity, StoryQuantity];
    const [whole, known] = compare(first.value.n, second.value.n) > 0 ? [first, second] : [second, first];
    const [count] = counts as [StoryQuantity];
    if (
      known.per !== null ||
      whole.per !== null ||
      !count.nouns.some((noun) => story.question.stems.has(noun))
    )
      return null;
    // The bill names the thing of the known price beside those that are asked for.
    const [from, to] = story.sentenceAround(whole.at);
    if (count.at < from || count.at >= to) return null;
    const things = story.stemsIn(from, to).filter((stem) => !count.nouns.includes(stem));
    const [knownFrom, knownTo] = story.clauseAround(known.at);
    const isNamed =
      knownFrom !== from && story.stemsIn(knownFrom, knownTo).some((stem) => things.includes(stem));
    if (!isNamed || story.stemsIn(knownFrom, knownTo).some((stem) => count.nouns.includes(stem))) return null;
    const value = over(minus(whole.value, known.value), count.value);
    return solved(
      equation(sum([product([count.value.tree, x]), known.value.tree]), whole.value.tree),
      value,
      [],
      whole.unit!.text,
    );
  },
};

export const kindSchemas: readonly StorySchema[] = [legs, namedCoins, twoPrices, bill];
