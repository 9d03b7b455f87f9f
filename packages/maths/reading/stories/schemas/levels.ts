import { compare, rational } from '../../../expression/rational.ts';
import { constant, minus, over, times, type QuantityValue } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { amountFor, asksWord, countFor, rateOf, convert } from './rates.ts';

const one = constant(1n);

/** The part of a thing that is full: "three-eighths full", "rempli aux 2/3", "lleno hasta los 3/4". */
function levelOf(story: Story): StoryQuantity | null {
  const found = story.quantities.filter(
    (each) =>
      each.unit === null &&
      each.per === null &&
      each.value.n.n > 0n &&
      (each.percent || compare(each.value.n, rational(1n)) < 0) &&
      story.cues.some(({ cue, at }) => cue === 'full' && Math.abs(at - each.at) <= 4),
  );
  return found.length === 1 ? found[0]! : null;
}

const holding = /^(?:holds?|contains?|contiene|contient|contenait|contenia|hay)$/;
const capacity = /^(?:capacity|capacid|contenance|capacite)/;
const relative = /^(?:that|which|que|qui)$/;
const lacking =
  /^(?:missing|more|left|need|falta|faltan|hacen|manque|faut|ajouter|add|long|time|tiempo|temps)/;

/** "When it is 3/5 full it holds 450 l; how much when full?": the amount is what is inside at the level, and the whole is asked for. */
function isHeldAtLevel(story: Story, level: StoryQuantity, amount: StoryQuantity): boolean {
  const [from, to] = story.sentenceAround(level.at);
  if (story.isRequested(level.at) || amount.at < from || amount.at >= to || story.isRequested(amount.at))
    return false;
  const isWord = (at: number, pattern: RegExp): boolean => {
    const part = story.parts[at];
    return part?.kind === 'word' && pattern.test(part.folded);
  };
  // "a tank that holds 450 l" names what it can hold.
  const isHeld = story.parts.some(
    (_, at) => at >= from && at < to && isWord(at, holding) && !isWord(at - 1, relative),
  );
  const isFullElsewhere = story.cues.some(
    ({ cue, at }) => cue === 'full' && !story.isRequested(at) && Math.abs(at - level.at) > 4,
  );
  const asksWhole =
    asksWord(story, capacity) ||
    (story.asks('full') && asksWord(story, /^(?:holds?|contains?|contien|when|cuando|quand|lorsqu)/));
  return isHeld && !isFullElsewhere && asksWhole && !asksWord(story, lacking);
}

const shareOf = ({ value, percent }: StoryQuantity): QuantityValue =>
  percent ? over(value, constant(100n))! : value;

/** A tank that is full in part: what it holds, what is in it, what is missing, or how long it takes to fill it. */
const fillLevel: StorySchema = {
  name: 'fill_level',
  needs: [['full'], ['ask']],
  accounts: ['left', 'rest'],
  read: (story) => {
    const level = levelOf(story);
    if (level === null) return null;
    const part = shareOf(level);
    const rest = minus(one, part);
    const others = story.needed.filter((each) => each !== level);
    const [first, second, more] = others;
    if (first === undefined || more !== undefined || story.has('percent_question', 'drain')) return null;
    if (second !== undefined) {
      const [rate, amount] = rateOf(first) === null ? [second, first] : [first, second];
      const flow = rateOf(rate);
      const whole = flow === null ? null : amountFor(flow, amount);
      if (flow === null || whole === null || flow.per.kind !== 'unit' || countFor(flow, amount) !== null)
        return null;
      const { unit } = story.question;
      if (unit?.dimension !== 'time' && !story.asks('ask_when')) return null;
      const value = over(times(whole, rest), flow.value);
      const wanted = unit ?? flow.per.unit;
      return value === null
        ? null
        : calculated(convert(value, flow.per.unit.scale, wanted.scale), wanted.text);
    }
    if (first.unit?.dimension !== 'volume' || first.per !== null) return null;
    const isAdded = story.hasIn(...story.sentenceAround(first.at), 'added') && !story.isRequested(first.at);
    if (isAdded && asksWord(story, /^(?:hold|capacity|capacid|caben?|contenance|contient|contenir|capacite)/))
      return calculated(over(first.value, rest), first.unit.text);
    if (isAdded || story.has('added')) return null;
    if (isHeldAtLevel(story, level, first)) return calculated(over(first.value, part), first.unit.text);
    const missing = asksWord(story, /^(?:missing|more|left|need|falta|faltan|hacen|manque|faut|ajouter|add)/);
    const inside = asksWord(story, /^(?:in|inside|there|hay|contiene|contient|contains?)/);
    if (missing === inside) return null;
    return calculated(times(first.value, missing ? rest : part), first.unit.text);
  },
};

export const levelSchemas: readonly StorySchema[] = [fillLevel];
