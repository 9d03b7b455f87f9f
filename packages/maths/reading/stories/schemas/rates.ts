import { compare, rational, type Rational } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, product, variable } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, type QuantityValue } from '../../quantities/value.ts';
import { calculated, solved, type SchemaFit, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { Denominator, StoryQuantity } from '../story-parts.ts';
import { unitNamed, type StoryUnit } from '../units.ts';

const x = variable('x');

/** A rate with its unit and what it is counted for; km/h and mph are rates of their own. */
export type StoryRate = {
  readonly quantity: StoryQuantity;
  readonly value: QuantityValue;
  readonly unit: StoryUnit | null;
  readonly nouns: readonly string[];
  readonly per: Denominator;
};

const hour: StoryUnit = { dimension: 'time', scale: rational(60n), text: 'h' };
const speedLengths: Readonly<Record<string, StoryUnit>> = {
  mph: { dimension: 'length', scale: rational(1609344n, 1000n), text: 'miles' },
  kmh: { dimension: 'length', scale: rational(1000n), text: 'km' },
  kph: { dimension: 'length', scale: rational(1000n), text: 'km' },
};

export function rateOf(quantity: StoryQuantity): StoryRate | null {
  const { unit, per, value, nouns } = quantity;
  if (unit?.dimension === 'speed')
    return { quantity, value, unit: speedLengths[unit.text]!, nouns: [], per: { kind: 'unit', unit: hour } };
  return per === null || quantity.percent ? null : { quantity, value, unit, nouns, per };
}

/** How often the denominator of a rate is contained in a quantity: 90 minutes for a rate per hour is 1.5. */
export function countFor({ per }: StoryRate, quantity: StoryQuantity): QuantityValue | null {
  if (quantity.per !== null || quantity.percent) return null;
  if (per.kind === 'unit') return quantity.unit === null ? null : inUnit(quantity, per.unit);
  if (per.kind === 'noun')
    return quantity.unit === null && quantity.nouns.some((noun) => per.stems.includes(noun))
      ? quantity.value
      : null;
  return null;
}

/** The quantity is counted in the unit of a rate. */
export function amountFor(rate: StoryRate, quantity: StoryQuantity): QuantityValue | null {
  if (quantity.per !== null || quantity.percent) return null;
  if (rate.unit !== null) return quantity.unit === null ? null : inUnit(quantity, rate.unit);
  return quantity.unit === null && rate.nouns.some((noun) => quantity.nouns.includes(noun))
    ? quantity.value
    : null;
}

/** The noun of a phrase, "shelf" in "book shelf": the last one in English. */
const headOf = ({ language }: Story, stems: readonly string[]): string =>
  (language === 'en' ? stems.at(-1) : stems[0]) ?? '';

/** The question asks how often the denominator applies: "how many hours", "how long", "how far". */
function asksCount(story: Story, rate: StoryRate): boolean {
  const { question } = story;
  if (rate.per.kind === 'noun') return question.nouns.includes(headOf(story, rate.per.stems));
  if (rate.per.kind !== 'unit') return false;
  if (question.unit !== null) return question.unit.dimension === rate.per.unit.dimension;
  const { dimension } = rate.per.unit;
  if (dimension === 'time' || dimension === 'calendar') return story.asks('ask_when');
  return dimension === 'length' && asksWord(story, /^(?:far|distanc|lejos|loin)/);
}

export const asksWord = (story: Story, pattern: RegExp): boolean =>
  story.parts
    .slice(story.question.from, story.question.to)
    .some((part) => part.kind === 'word' && pattern.test(part.folded));

function asksAmount(story: Story, rate: StoryRate): boolean {
  const { question } = story;
  if (asksCount(story, rate)) return false;
  if (rate.unit?.dimension === 'money')
    return (
      question.unit?.dimension === 'money' ||
      (question.unit === null &&
        question.nouns.every((noun) => !rate.nouns.includes(noun)) &&
        asksWord(
          story,
          /^(?:much|cuanto|combien|total|cost|pay|pag|earn|price|prix|precio|bill|charge|cout|cuesta)/,
        ))
    );
  if (rate.unit?.dimension === 'length')
    return (
      question.unit?.dimension === 'length' ||
      (question.unit === null && story.asks('covers_distance')) ||
      asksWord(story, /^(?:far|distanc|lejos)/)
    );
  if (rate.unit !== null)
    return (
      question.unit?.dimension === rate.unit.dimension ||
      (question.unit === null && story.has('fill') && asksWord(story, /^(?:much|cuant|combien)/))
    );
  return question.nouns.some((noun) => rate.nouns.includes(noun));
}

/** The count in the unit that is asked for: hours for a rate per hour, unless minutes are asked for. */
function inRequestedUnit(story: Story, rate: StoryRate, value: QuantityValue): QuantityValue {
  const { unit } = story.question;
  if (rate.per.kind !== 'unit' || unit === null || unit.dimension !== rate.per.unit.dimension) return value;
  return convert(value, rate.per.unit.scale, unit.scale);
}

export function convert(value: QuantityValue, from: Rational, to: Rational): QuantityValue {
  const ratio = rational(from.n * to.d, from.d * to.n);
  if (ratio.n === ratio.d) return value;
  return ratio.n === 1n ? over(value, constant(ratio.d))! : times(value, constant(ratio));
}

const unitText = (story: Story, rate: StoryRate): string =>
  story.question.unit?.text ??
  (rate.per.kind === 'unit' ? rate.per.unit.text : rate.per.kind === 'noun' ? rate.per.stems.join(' ') : '');

/** A fixed amount and a rate: the total, how often the rate applies, or the formula. */
const fixedRate: StorySchema = {
  name: 'fixed_rate',
  needs: [['fixed']],
  accounts: [],
  read: (story) => {
    const rates = story.quantities.flatMap((each) => rateOf(each) ?? []);
    // A monthly fee beside a price for each thing is fixed within its month.
    const [rate] = rates.length === 2 ? rates.filter(({ per }) => per.kind === 'noun') : rates;
    if (rate === undefined || rates.length > 2) return null;
    const isFixedPerPeriod = (each: StoryQuantity): boolean =>
      rates.length === 2 &&
      each !== rate.quantity &&
      each.per?.kind === 'unit' &&
      each.per.unit.dimension === 'calendar';
    const others = story.needed.filter((each) => each !== rate.quantity);
    const amounts = others.flatMap((each) => {
      const value = amountFor(rate, isFixedPerPeriod(each) ? { ...each, per: null } : each);
      return value === null ? [] : [{ each, value }];
    });
    const counts = others.flatMap((each) => {
      const value = countFor(rate, each);
      return value === null ? [] : [{ each, value }];
    });
    if (amounts.length + counts.length !== others.length) return null;
    if (amounts.length === 1 && counts.length === 0 && story.has('equation')) return null;
    if (amounts.length === 2 && counts.length === 0 && asksCount(story, rate)) {
      const [first, second] = amounts as [(typeof amounts)[0], (typeof amounts)[0]];
      const [fixed, whole] = compare(first.value.n, second.value.n) < 0 ? [first, second] : [second, first];
      if (isFixedPerPeriod(whole.each)) return null;
      const value = over(minus(whole.value, fixed.value), rate.value);
      if (value === null || value.n.n <= 0n) return null;
      return solved(
        equation(addExpressions(fixed.value.tree, product([rate.value.tree, x])), whole.value.tree),
        value,
        [],
        unitText(story, rate),
      );
    }
    if (
      amounts.length === 1 &&
      counts.length === 1 &&
      asksAmount(story, rate) &&
      isBeside(story, amounts[0]!.each, rate.quantity)
    )
      return calculated(plus(amounts[0]!.value, times(rate.value, counts[0]!.value)), rate.unit?.text);
    return null;
  },
};

const isBeside = (story: Story, a: StoryQuantity, b: StoryQuantity): boolean => {
  const [from, to] = story.sentenceAround(a.at);
  return b.at >= from && b.at < to;
};

/** A letter that stands for a number: one that is no word of the language, or stands where a number would. */
function lettersOf(story: Story): readonly { readonly letter: string; readonly at: number }[] {
  return story.parts.flatMap((part, at) => {
    if (part.kind !== 'word' || part.text.length !== 1) return [];
    if (/^[A-Z]$/.test(part.text) && !/^[AIYOÀ]$/.test(part.text)) return [{ letter: part.text, at }];
    const next = story.parts[at + 1];
    const before = story.parts[at - 1];
    const isCount =
      next?.kind === 'word' && next.content && /^[b-zB-Z]$/.test(part.text) && !/^[ldsy]$/.test(part.text);
    const isName =
      before?.kind === 'word' &&
      before.content &&
      /^[yc-hk-rt-xz]$/.test(part.text) &&
      (next?.kind !== 'word' || !next.content);
    return isCount || isName ? [{ letter: part.text, at }] : [];
  });
}

/** "A fee of 50 and 40 per hour: write an equation for the cost C of h hours." */
const formula: StorySchema = {
  name: 'formula',
  needs: [['equation']],
  accounts: ['equation'],
  read: (story): SchemaFit | null => {
    const rates = story.quantities.flatMap((each) => rateOf(each) ?? []);
    const letters = lettersOf(story).filter(({ at }) => at >= story.question.from);
    const [first, second, more] = letters;
    if (first === undefined || second === undefined || more !== undefined || first.letter === second.letter)
      return null;
    // The letter before a noun counts it: "h hours", "pour n séances".
    const isCounting = ({ at }: { at: number }): boolean => {
      const next = story.parts[at + 1];
      return next?.kind === 'word' && (next.content || next.folded.length > 3);
    };
    const count = [first, second].filter(isCounting).at(-1);
    if (count === undefined) return null;
    const named = count === first ? second : first;
    const noun = story.parts[count.at + 1];
    const stem = noun?.kind === 'word' ? noun.stem : '';
    const folded = noun?.kind === 'word' ? noun.folded : '';
    const [a, b, third] = story.needed;
    if (a === undefined || b === undefined || third !== undefined) return null;
    const matching = [a, b].filter(({ per }) => {
      if (per?.kind === 'noun') return per.stems.some((each) => each === stem || sameWord(each, stem));
      if (per?.kind === 'unit') return per.unit.dimension === unitDimension(folded);
      return false;
    });
    const [rate] = matching;
    if (matching.length !== 1 || rate === undefined || rates.length > 2) return null;
    const fixed = rate === a ? b : a;
    if (fixed.unit?.dimension !== rate.unit?.dimension || rate.percent || fixed.percent) return null;
    const base = { dimension: 'money', scale: rational(1n), text: '' } as const;
    const mixed = rate.unit?.dimension === 'money' && compare(rate.unit.scale, fixed.unit!.scale) !== 0;
    const [slope, constantTerm] = mixed
      ? [inUnit(rate, base)!, inUnit(fixed, base)!]
      : [rate.value, fixed.value];
    const down = story.states('reduction', 'drop') && !story.has('increase');
    if (down) return null;
    return {
      problem: {
        task: 'solve',
        expression: equation(
          variable(named.letter),
          addExpressions(product([slope.tree, variable(count.letter)]), constantTerm.tree),
        ),
        unknown: named.letter,
      },
      values: null,
      uses: new Set([a.id, b.id]),
      unit: rate.unit?.text ?? '',
    };
  },
};

const sameWord = (a: string, b: string): boolean =>
  a.length > 3 && b.length > 3 && a.slice(0, 5) === b.slice(0, 5);
const unitDimension = (word: string): string | null => unitNamed(word)?.dimension ?? null;

const sameScale = (unit: StoryUnit | null, other: StoryUnit): boolean =>
  unit !== null && compare(unit.scale, other.scale) === 0;

/** "30 a day plus 0.20 a mile, for 3 days and 150 miles": each rate with its own count. */
const severalRates: StorySchema = {
  name: 'several_rates',
  needs: [['price']],
  accounts: [],
  read: (story) => {
    const rates = story.needed.flatMap((each) => rateOf(each) ?? []);
    const counts = story.needed.filter((each) => !rates.some(({ quantity }) => quantity === each));
    if (rates.length < 2 || counts.length !== rates.length) return null;
    if (story.has('reduction', 'increase', 'same', 'less', 'share') || story.asks('change', 'left'))
      return null;
    const [first] = rates;
    if (rates.some(({ unit }) => unit?.dimension !== 'money' || !sameScale(unit, first!.unit!))) return null;
    const costs = rates.map((rate) => {
      const own = counts.flatMap((each) => countFor(rate, each) ?? []);
      return own.length === 1 ? times(rate.value, own[0]!) : null;
    });
    const known = costs.filter((each) => each !== null);
    if (known.length < costs.length || !rates.every((rate) => asksAmount(story, rate))) return null;
    return calculated(
      known.reduce((all, each) => plus(all, each)),
      first!.unit!.text,
    );
  },
};

/** One rate and one amount: how long it takes, or how much comes together. */
const flow: StorySchema = {
  name: 'flow',
  needs: [['ask']],
  accounts: ['left', 'reduction', 'area'],
  read: (story) => {
    const [first, second, more] = story.needed;
    if (first === undefined || second === undefined || more !== undefined) return null;
    const rates = [first, second].flatMap((each) => rateOf(each) ?? []);
    const [rate] = rates;
    if (rate === undefined || rates.length > 1 || rate.per.kind === 'each') return null;
    if (story.has('increase') && story.has('original')) return null;
    // A way back, a comparison, a share of several people, or a second "each" that no number holds.
    if (story.has('way_back', 'share') || (story.asks('more', 'less') && story.asks('than'))) return null;
    if (hasFurtherEach(story, rate.quantity)) return null;
    const other = rate.quantity === first ? second : first;
    // "3 minutes a day": which of the two the other number counts is told by the unit that is asked for.
    if (rate.per.kind === 'unit' && rate.unit?.dimension === rate.per.unit.dimension) {
      const isAsked =
        story.question.unit !== null && compare(story.question.unit.scale, rate.unit.scale) === 0;
      const often = isAsked && !sameScale(other.unit, rate.unit) ? countFor(rate, other) : null;
      return often === null ? null : calculated(times(rate.value, often), rate.unit.text);
    }
    const amount = amountFor(rate, other);
    if (amount !== null && asksCount(story, rate)) {
      const value = over(amount, rate.value);
      return value === null ? null : calculated(inRequestedUnit(story, rate, value), unitText(story, rate));
    }
    const count = countFor(rate, other);
    // "50 pupils form teams": which of both the number counts is not clear.
    if (count !== null && amount !== null) return null;
    // What is left or has been added to something else is not known.
    if (count !== null && asksAmount(story, rate) && !story.asks('left', 'rest'))
      return calculated(times(rate.value, count), rate.unit?.text);
    return null;
  },
};

/** "Each", "every" in a sentence of the statement that does not hold the rate. */
function hasFurtherEach(story: Story, { at: place }: StoryQuantity): boolean {
  const [from, to] = story.sentenceAround(place);
  return story.cues.some(
    ({ cue, at }) => (cue === 'each' || cue === 'every') && (at < from || at >= to) && !story.isRequested(at),
  );
}

export const rateSchemas: readonly StorySchema[] = [fixedRate, formula, severalRates, flow];
