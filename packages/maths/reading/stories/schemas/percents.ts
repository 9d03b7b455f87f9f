import type { Language } from '../../../texts.ts';
import { raised } from '../../../expression/tree.ts';
import { power, isInteger, toNumber } from '../../../expression/rational.ts';
import { constant, minus, over, plus, times, type QuantityValue } from '../../quantities/value.ts';
import { areOfTwoGenders } from '../lexicon/opposites.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import {
  areSharesWhole,
  factorOfShare,
  hasPartWithoutNumber,
  isCompared,
  isShare,
  isWhatIsLeft,
  shareOf,
} from './share-quantities.ts';

const one = constant(1n);

/** A value as often as a factor as another one says. */
export const raise = (base: QuantityValue, exponent: QuantityValue): QuantityValue => ({
  tree: raised(base.tree, exponent.tree),
  n: power(base.n, toNumber(exponent.n)),
  uses: new Set([...base.uses, ...exponent.uses]),
});

/** Whether a percent raises or lowers: by the nearest word of change; those after it in its clause ("20 % off") count more. */
function directionOf(story: Story, percent: StoryQuantity): 'up' | 'down' | null {
  if (percent.value.n.n < 0n || percent.negative) return 'down';
  const [from, to] = story.clauseAround(percent.at);
  const [sentenceFrom, sentenceTo] = story.sentenceAround(percent.at);
  let best: { direction: 'up' | 'down'; distance: number } | null = null;
  for (const { cue, at } of story.cues) {
    if (cue !== 'reduction' && cue !== 'increase') continue;
    const weak = story.hasIn(at, at + 1, 'weak_change');
    const other = story.quantities.some(
      (each) => each !== percent && each.percent && Math.abs(each.at - at) < Math.abs(percent.at - at),
    );
    const distance =
      Math.abs(at - percent.at) +
      (at >= from && at < to ? 0 : at >= sentenceFrom && at < sentenceTo ? 8 : 16) +
      (weak ? 12 : 0) +
      (other ? 20 : 0);
    if (best === null || distance < best.distance)
      best = { direction: cue === 'reduction' ? 'down' : 'up', distance };
  }
  return best?.direction ?? null;
}

const isWithin = (at: number, [from, to]: readonly [number, number]): boolean => at >= from && at < to;

/** A word of its clause adds the percentage or takes it off. */
const isOwnChange = (story: Story, percent: StoryQuantity): boolean =>
  story.near(percent, 'reduction', 'increase', 'extra');

const factorOf = (percent: StoryQuantity, direction: 'up' | 'down'): QuantityValue =>
  direction === 'up' ? plus(one, shareOf(percent)) : minus(one, shareOf(percent));

/** A price or an amount with percents added or taken off: the new one, the change, or the one before. */
const percentChange: StorySchema = {
  name: 'percent_change',
  needs: [['reduction', 'increase']],
  accounts: ['reduction', 'rest', 'left'],
  read: (story) => {
    const percents = story.quantities.filter(({ percent }) => percent);
    const others = story.needed.filter(({ percent }) => !percent);
    if (percents.length === 0 || story.has('mixture', 'interest') || story.asks('percent_question'))
      return null;
    const years = others.find(({ unit, nouns }) => unit?.dimension === 'calendar' || nouns[0] === 'time');
    const amounts = others.filter((each) => each !== years);
    const [base, ...more] = amounts;
    if (base === undefined || more.length > 0 || base.per !== null) return null;
    if (story.question.unit?.dimension === 'calendar') return null;
    // What is compared, or changed by a percentage that no word of its own clause adds or takes off.
    if (story.asks('more', 'less', 'together', 'percentage')) return null;
    if (percents.length > 1 && !percents.every((each) => isOwnChange(story, each))) return null;
    if (percents.length > 1 && story.asks('reduction', 'increase')) return null;
    // "If the discount is $40": the change, and not what is changed.
    const isOfChange =
      story.near(base, 'reduction') &&
      story.near(base, 'copula') &&
      !percents.some(({ at }) => isWithin(at, story.clauseAround(base.at)));
    if (isOfChange) return null;
    const directions = percents.map((each) => directionOf(story, each));
    if (directions.some((each) => each === null)) return null;
    if (years !== undefined && (percents.length > 1 || !story.has('successive') || !isInteger(years.value.n)))
      return null;
    const [percent] = percents;
    if (story.asks('change_amount')) {
      if (percents.length > 1 || years !== undefined || story.states('after_change')) return null;
      return calculated(times(base.value, shareOf(percent!)), base.unit?.text);
    }
    // "How much does it rise?" asks for the change, "how much is it now" for the amount.
    const asksVerb = percents.length === 1 && story.asks('increase', 'reduction');
    // "de combien maintenant ?" names neither.
    const isElliptic = story.question.to - story.question.from <= 2;
    if (isElliptic && story.asks('now')) return null;
    if (asksVerb && (!story.asks('final') || story.asks('now'))) return null;
    const factors = percents.map((each, at) => factorOf(each, directions[at]!));
    const whole = factors.reduce((all, each) => times(all, each));
    const factor = years === undefined ? whole : raise(factors[0]!, years.value);
    // What is told is the amount after the change.
    const isBefore = story.asks('original') && !story.asks('final');
    if (isBefore) return calculated(over(base.value, factor), base.unit?.text);
    // "rose by 4 % and is now 1560": the amount after the change is no start.
    if (percents.every(({ at }) => at < base.at) && story.hasIn(...story.clauseAround(base.at), 'final'))
      return null;
    const [from, to] = story.sentenceAround(base.at);
    const mixed = story.states('after_change') && years === undefined;
    if (mixed && story.hasIn(from, to, 'after_change')) return null;
    if (story.asks('left', 'rest') && directions[0] === 'up') return null;
    // A part of people or things is no change.
    if (base.unit === null && !story.asks('final', 'increase', 'reduction') && years === undefined)
      return null;
    return calculated(times(base.value, factor), base.unit?.text);
  },
};

/** "40 % of the 250 take the bus": how many do, or do not. */
const percentPart: StorySchema = {
  name: 'percent_part',
  needs: [['ask']],
  accounts: ['left', 'rest', 'reduction'],
  read: (story) => {
    const percents = story.needed.filter(isShare);
    const others = story.needed.filter((each) => !isShare(each));
    const [percent] = percents;
    const [whole] = others;
    if (percents.length !== 1 || others.length !== 1 || percent === undefined || whole === undefined)
      return null;
    if (whole.per !== null || whole.percent || whole.unit?.dimension === 'money') return null;
    if (isWhatIsLeft(story, whole) || story.has('full', 'added') || hasPartWithoutNumber(story)) return null;
    if (story.has('original', 'interest', 'mixture', 'after_change') || story.isRequested(percent.at))
      return null;
    if (story.question.unit !== null && story.question.unit.dimension !== whole.unit?.dimension) return null;
    // A part of counted things, not of a bare number.
    if (whole.nouns.length === 0 && whole.unit === null) return null;
    // "2/3 of what Max slept", "30% larger", "the rest are …; he counts 15": the number is not what is divided.
    if (isCompared(story, percent.end) || isCompared(story, percent.at + 1)) return null;
    if (story.hasIn(percent.at, percent.end + 2, 'increase', 'reduction')) return null;
    if (story.asks('more', 'less', 'total', 'together')) return null;
    if (whole.at > percent.at && story.states('rest')) return null;
    const part = factorOfShare(percent);
    if (!areSharesWhole(whole, [times(whole.value, part)])) return null;
    const generic = new Set(whole.nouns);
    const [from, to] = story.clauseAround(percent.at);
    const told = new Set(story.stemsIn(from, to));
    const all = new Set(story.stemsIn(0, story.question.from));
    // The words of the question that say which part is asked for.
    const asked = [...story.question.stems].filter((stem) => !generic.has(stem) && !isPlace(story, stem));
    const words = asked.filter((stem) => !told.has(stem) || !generic.has(stem));
    const shared = words.filter((stem) => hasSimilar(told, stem, story.language) && !generic.has(stem));
    const fresh = words.filter((stem) => !hasSimilar(all, stem, story.language));
    const negated = story.asks('not');
    const rest = story.asks('left', 'rest');
    const told_not = story.hasIn(from, to, 'not');
    if (told_not) return null;
    if (negated || rest)
      return shared.length > 0 || rest ? calculated(times(whole.value, minus(one, part))) : null;
    if (shared.length > 0 && fresh.length === 0) return calculated(times(whole.value, part));
    if (fresh.length === 1 && shared.length === 0) return calculated(times(whole.value, minus(one, part)));
    return null;
  },
};

/** A word of the sentence with the whole: the place that both tell of. */
function isPlace(story: Story, stem: string): boolean {
  const whole = story.needed.find((each) => !isShare(each))!;
  const percent = story.needed.find(isShare)!;
  const [from, to] = story.clauseAround(whole.at);
  const inOne = from <= percent.at && percent.at < to;
  return !inOne && story.stemsIn(from, to).includes(stem);
}

const hasSimilar = (set: ReadonlySet<string>, stem: string, language: Language): boolean =>
  [...set].some(
    (each) =>
      each === stem ||
      (!areOfTwoGenders(each, stem, language) &&
        Math.min(each.length, stem.length) >= 4 &&
        each.slice(0, 4) === stem.slice(0, 4)),
  );

/** Money at simple or compound interest. */
const interest: StorySchema = {
  name: 'interest',
  needs: [['interest']],
  accounts: ['interest', 'left', 'average'],
  read: (story) => {
    const percents = story.quantities.filter(({ percent }) => percent);
    const times_ = story.needed.filter(
      ({ unit, per, percent }) => unit?.dimension === 'calendar' && per === null && !percent,
    );
    const others = story.needed.filter((each) => !percents.includes(each) && !times_.includes(each));
    const [percent] = percents;
    const [time] = times_;
    const [principal, more] = others;
    if (percent === undefined || time === undefined || principal === undefined || more !== undefined)
      return null;
    if (percents.length > 1 || times_.length > 1 || story.asks('original', 'percent_question')) return null;
    if (story.question.unit?.dimension === 'calendar') return null;
    const perMonth =
      percent.per?.kind === 'unit' &&
      percent.per.unit.dimension === 'calendar' &&
      percent.per.unit.scale.n === 1n;
    if (perMonth !== (time.unit!.scale.n === 1n) && perMonth) return null;
    const years = !perMonth && time.unit!.scale.n === 1n ? over(time.value, constant(12n))! : time.value;
    const rate = shareOf(percent);
    const compound = story.has('compound');
    if (!compound && !story.has('simple_interest')) return null;
    const asksInterest = story.asks('interest') && !story.asks('total');
    if (compound) {
      if (!isInteger(years.n)) return null;
      const end = times(principal.value, raise(plus(one, rate), years));
      return calculated(asksInterest ? minus(end, principal.value) : end, principal.unit?.text);
    }
    const gain = times(times(principal.value, rate), years);
    return calculated(asksInterest ? gain : plus(principal.value, gain), principal.unit?.text);
  },
};

export const percentSchemas: readonly StorySchema[] = [percentChange, percentPart, interest];
