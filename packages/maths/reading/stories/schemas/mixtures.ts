import {
  compare,
  equals,
  isInteger,
  isZero,
  multiply,
  rational,
  type Rational,
} from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, number, product, variable, type Expression } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type SchemaFit, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import { type StoryQuantity, wordAt } from '../story-parts.ts';
import type { StoryUnit } from '../units.ts';
import { weightedKinds } from '../weighted-kinds.ts';

const x = variable('x');
const zero = constant(0n);
const hundredth = rational(1n, 100n);

/** How much there is in one unit of something: acid in a solution, euros in a kilogram of coffee; `at` are the places of the text. */
type Strength = { readonly value: QuantityValue; readonly places: readonly number[]; readonly name: string };

const isStrength = ({ percent, per, unit }: StoryQuantity): boolean =>
  percent ||
  (unit?.dimension === 'money' &&
    per?.kind === 'unit' &&
    (per.unit.dimension === 'mass' || per.unit.dimension === 'volume'));

const isAmount = ({ unit, per }: StoryQuantity): boolean =>
  per === null && (unit?.dimension === 'volume' || unit?.dimension === 'mass');

/** A percentage as a part of one. */
const asPart = (each: StoryQuantity): QuantityValue => {
  if (!each.percent) return each.value;
  const n = multiply(each.value.n, hundredth);
  return { tree: number(n), n, uses: each.value.uses };
};

/** The strength that follows an amount before the next amount. */
function strengthOf(story: Story, amount: StoryQuantity): StoryQuantity | null {
  const next = story.quantities[amount.id + 1];
  return next !== undefined && isStrength(next) && sameSentence(story, amount, next) ? next : null;
}
const sameSentence = (story: Story, a: StoryQuantity, b: StoryQuantity): boolean => {
  const [from, to] = story.sentenceAround(a.at);
  return b.at >= from && b.at < to;
};

const isWater = (story: Story, { at, end }: StoryQuantity): boolean =>
  story.hasIn(at, Math.min(end + 4, story.parts.length), 'water');

/** The different strengths of a story in their order, water among them; null where they are of several kinds. */
function strengthsOf(story: Story, unit: StoryUnit): readonly Strength[] | null {
  const all = story.quantities.filter(isStrength);
  const found: Strength[] = [];
  for (const each of all) {
    if (each.percent !== all[0]!.percent) return null;
    if (each.per?.kind === 'unit' && compare(each.per.unit.scale, unit.scale) !== 0) return null;
    const value = asPart(each);
    const known = found.findIndex((other) => equals(other.value.n, value.n));
    if (known < 0) found.push({ value, places: [each.at], name: each.nouns[0] ?? '' });
    else
      found[known] = {
        ...found[known]!,
        value: { ...found[known]!.value, uses: new Set([...found[known]!.value.uses, ...value.uses]) },
        places: [...found[known]!.places, each.at],
      };
  }
  const water = story.cues.filter(({ cue }) => cue === 'water').map(({ at }) => at);
  const isPart =
    water.length > 0 && found.length === 2 && all[0]!.percent && !found.some(({ value }) => isZero(value.n));
  return isPart
    ? [...found, { value: zero, places: water, name: wordAt(story.parts, water[0]!) ?? '' }]
    : found;
}

const isBetween = (value: Rational, a: Rational, b: Rational): boolean =>
  compare(value, a) * compare(value, b) < 0;

/** Which of two strengths the question asks the amount of: each of them, both joined by "and", or the first that it names. */
function requestedStrengths(story: Story, strengths: readonly Strength[]): readonly number[] | null {
  if (story.asks('each')) return strengths.map((_, at) => at);
  const places = strengths.map(
    (each) => each.places.find((at) => story.isRequested(at)) ?? Number.POSITIVE_INFINITY,
  );
  const first = Math.min(...places);
  const last = Math.max(...places);
  if (!Number.isFinite(first)) return null;
  const areJoined =
    Number.isFinite(last) && story.hasIn(first, last, 'and') && !story.hasIn(first, last, 'mixture');
  return areJoined ? strengths.map((_, at) => at) : [places.indexOf(first)];
}

/** Three strengths and one amount: of the mixture, or of one of its two parts. */
function missingAmount(
  story: Story,
  amount: StoryQuantity,
  strengths: readonly Strength[],
): SchemaFit | null {
  const unit = amount.unit!;
  const followed = strengthOf(story, amount);
  const own = strengths.find((each) =>
    followed === null ? isZero(each.value.n) && isWater(story, amount) : each.places.includes(followed.at),
  );
  const [first, second, more] = strengths.filter((each) => each !== own);
  if (own === undefined || first === undefined || second === undefined || more !== undefined) return null;
  const asksAmount =
    story.question.unit === null
      ? !story.asks('concentration')
      : story.question.unit.dimension === unit.dimension;
  if (isBetween(own.value.n, first.value.n, second.value.n)) {
    const parts = [first, second].toSorted((a, b) => a.places[0]! - b.places[0]!) as [Strength, Strength];
    if (!asksAmount) return null;
    return weightedKinds(story, {
      kinds: [
        { weight: parts[0].value, names: [parts[0].name] },
        { weight: parts[1].value, names: [parts[1].name] },
      ],
      count: amount.value,
      whole: { ...times(own.value, amount.value), tree: number(multiply(own.value.n, amount.value.n)) },
      asked: requestedStrengths(story, parts),
      unit: unit.text,
      isPossible: () => true,
    });
  }
  const isFirst = isBetween(first.value.n, own.value.n, second.value.n);
  const [target, other] = isFirst ? [first, second] : [second, first];
  const requested = requestedStrengths(story, [other, target, own]);
  if (
    !asksAmount ||
    (requested === null ? story.question.unit === null : requested.length > 1 || requested[0] !== 0) ||
    !isBetween(target.value.n, own.value.n, other.value.n)
  )
    return null;
  const value = over(times(amount.value, minus(own.value, target.value)), minus(target.value, other.value));
  if (value === null) return null;
  const given = product([own.value.tree, amount.value.tree]);
  const added: Expression | null = isZero(other.value.n) ? null : product([other.value.tree, x]);
  const left = added === null ? given : isZero(own.value.n) ? added : addExpressions(added, given);
  return solved(
    equation(left, product([target.value.tree, addExpressions(x, amount.value.tree)])),
    value,
    [],
    unit.text,
  );
}

/** Two amounts of different strength: the strength of their mixture, or the amount that is missing. */
const mixture: StorySchema = {
  name: 'mixture',
  needs: [['mixture']],
  accounts: ['percent_question', 'reduction', 'ratio'],
  read: (story) => {
    const amounts = story.needed.filter(isAmount);
    const strengths = story.needed.filter(isStrength);
    const counts = story.needed.filter(
      ({ worded, unit, value }) => worded && unit === null && value.n.n === 2n,
    );
    if (amounts.length + strengths.length + counts.length !== story.needed.length || story.has('ratio'))
      return null;
    const unit = amounts[0]?.unit ?? null;
    if (unit === null) return null;
    if (amounts.length === 1) {
      const known = strengthsOf(story, unit);
      const fit = known === null ? null : missingAmount(story, amounts[0]!, known);
      return fit === null ? null : { ...fit, uses: new Set([...fit.uses, ...counts.map(({ id }) => id)]) };
    }
    const percents = strengths.filter(({ percent }) => percent);
    if (amounts.length !== 2 || percents.length !== strengths.length || counts.length > 0) return null;
    const [a, b] = amounts as [StoryQuantity, StoryQuantity];
    if (!story.asks('concentration', 'percent_question')) return null;
    const [first, second] = [a, b].map(
      (each): QuantityValue | null => strengthOf(story, each)?.value ?? (isWater(story, each) ? zero : null),
    );
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
  },
};

const plusNonZero = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  compare(b.n, zero.n) === 0
    ? { ...a, uses: new Set([...a.uses, ...b.uses]) }
    : compare(a.n, zero.n) === 0
      ? { ...b, uses: new Set([...a.uses, ...b.uses]) }
      : plus(a, b);

const isMoney = ({ unit, percent, per }: StoryQuantity): boolean =>
  unit?.dimension === 'money' && !percent && per === null;

/** One sum at two rates of interest for a year: how much of it at each. */
const investments: StorySchema = {
  name: 'investments',
  needs: [['interest', 'invest'], ['ask']],
  accounts: ['interest', 'rest', 'left'],
  read: (story) => {
    if (story.has('compound', 'mixture') || story.asks('interest')) return null;
    const sums = story.needed.filter(isMoney).toSorted((a, b) => compare(b.value.n, a.value.n));
    const percents = story.needed.filter(({ percent }) => percent);
    const stated = percents.filter(({ at }) => !story.isRequested(at));
    const rates = stated.length === 2 ? stated : percents;
    const pointing = percents.filter((each) => !rates.includes(each));
    const isOneYear = ({ value, unit }: StoryQuantity): boolean =>
      unit?.dimension === 'calendar' && unit.scale.n === 12n && equals(value.n, rational(1n));
    const others = story.needed.filter((each) => !sums.includes(each) && !percents.includes(each));
    const isKnown = (each: StoryQuantity): boolean =>
      isOneYear(each) || (each.worded && each.unit === null && each.value.n.n === 2n);
    const [whole, earned, more] = sums;
    if (whole === undefined || earned === undefined || more !== undefined || rates.length !== 2) return null;
    if (!others.every(isKnown) || pointing.length > 1) return null;
    if (compare(whole.unit!.scale, earned.unit!.scale) !== 0) return null;
    const all = rates.map((_, at) => at);
    const [named] = pointing;
    const same = all.filter((at) => named !== undefined && equals(rates[at]!.value.n, named.value.n));
    const asked = named !== undefined ? same : story.asks('every_one') ? all : null;
    return weightedKinds(story, {
      kinds: [
        { weight: asPart(rates[0]!), names: [rates[0]!.nouns[0] ?? ''] },
        { weight: asPart(rates[1]!), names: [rates[1]!.nouns[0] ?? ''] },
      ],
      count: whole.value,
      whole: earned.value,
      asked,
      uses: [...others, ...pointing].map(({ id }) => id),
      unit: whole.unit!.text,
      isPossible: (value) => isInteger(multiply(value, rational(100n))),
    });
  },
};

export const mixtureSchemas: readonly StorySchema[] = [mixture, investments];
