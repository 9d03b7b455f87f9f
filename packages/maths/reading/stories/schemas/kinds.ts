import { compare, isInteger, rational, type Rational } from '../../../expression/rational.ts';
import { equation, product, sum, variable } from '../../../expression/tree.ts';
import { subtractExpressions } from '../../../expression/build.ts';
import { constant, minus, over, times, type QuantityValue } from '../../quantities/value.ts';
import { schemaLexicon } from '../lexicon/lexicon.ts';
import { solved, type SchemaFit, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const x = variable('x');

/** Two kinds of things: how many of them there are, what one of each gives, and what all give together. */
function twoKinds(
  asked: QuantityValue,
  other: QuantityValue,
  count: StoryQuantity,
  whole: QuantityValue,
  uses: Iterable<number>,
): SchemaFit | null {
  const value = over(minus(whole, times(other, count.value)), minus(asked, other));
  if (value === null || !isInteger(value.n) || value.n.n < 0n || compare(value.n, count.value.n) > 0)
    return null;
  return solved(
    equation(
      sum([product([asked.tree, x]), product([other.tree, subtractExpressions(count.value.tree, x)])]),
      whole.tree,
    ),
    value,
    [count.id, ...uses],
  );
}

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

function requestedKind(story: Story, kinds: Iterable<string>): string | null {
  const words = new Set(
    story.parts
      .slice(story.question.from, story.question.to)
      .flatMap((part) => (part.kind === 'word' ? [part.stem] : [])),
  );
  const asked = [...kinds].filter((kind) => words.has(kind));
  return asked.length === 1 ? asked[0]! : null;
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
    const asked = requestedKind(story, kinds.keys());
    const other = [...kinds.keys()].find((kind) => kind !== asked);
    if (kinds.size !== 2 || asked === null || other === undefined) return null;
    const isLegs = ({ end, at }: StoryQuantity): boolean =>
      story.hasIn(at, Math.min(end + 2, story.parts.length), 'leg');
    const whole = [first, second].filter(isLegs);
    if (whole.length !== 1) return null;
    const count = whole[0] === first ? second : first;
    const value = (kind: string): QuantityValue => constant(BigInt(kinds.get(kind)!));
    return twoKinds(value(asked), value(other), count, whole[0]!.value, []);
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
    const asked = requestedKind(story, known);
    const other = known.find((name) => name !== asked);
    if (known.length !== 2 || asked === null || other === undefined) return null;
    const money = inUnit(whole[0]!, { dimension: 'money', scale: rational(1n), text: '' });
    return money === null
      ? null
      : twoKinds(constant(values[asked]!), constant(values[other]!), count[0]!, money, []);
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
    .flatMap((part) => (part.kind === 'word' && part.folded.length > 2 ? [part.stem] : []));
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
    const uses = inQuestion.map(({ id }) => id);
    const make = (asked: StoryQuantity): SchemaFit | null =>
      twoKinds(valueOf(asked), valueOf(asked === low ? high : low), counts[0]!, valueOf(whole), uses);
    const [named] = inQuestion;
    if (named !== undefined) {
      const same = [low, high].filter((each) => compare(valueOf(each).n, valueOf(named).n) === 0);
      return same.length === 1 ? make(same[0]!) : null;
    }
    const [own, others] = [labelOf(story, low), labelOf(story, high)];
    const words = new Set(
      story.parts
        .slice(story.question.from, story.question.to)
        .flatMap((part) => (part.kind === 'word' ? [part.stem] : [])),
    );
    const tellsLow = own.filter((word) => !others.includes(word)).some((word) => words.has(word));
    const tellsHigh = others.filter((word) => !own.includes(word)).some((word) => words.has(word));
    if (tellsLow === tellsHigh) return null;
    return make(tellsLow ? low : high);
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
