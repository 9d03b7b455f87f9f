import { toNumber } from '../../../expression/rational.ts';
import type { Language } from '../../../texts.ts';
import { constant, minus, over, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryPart, StoryQuantity } from '../story-parts.ts';
import { raise } from './percents.ts';

const one = constant(1n);

/** Dice in their own spelling: the French word is a preposition without its accent. */
const dice: Readonly<Record<Language, RegExp>> = {
  en: /^(?:die|dice)$/i,
  es: /^dados?$/i,
  fr: /^dés?$/i,
};

/** The two sides of a coin. */
const coinSides: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/^heads?$/, /^tails?$/],
  es: [/^caras?$/, /^(?:cruz|cruces|sellos?)$/],
  fr: [/^piles?$/, /^faces?$/],
};

/** The names of the sides of a die, which have a plural: two fives. */
const numberNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
};

const pluralOf = /^(?:s|es)$/;
const articles = /^(?:all|the|las|los|les|toutes|tous)$/;

function numberNamed(part: StoryPart, language: Language): number | null {
  if (part.kind !== 'word') return null;
  const place = numberNames[language].findIndex(
    (name) => part.folded.startsWith(name) && pluralOf.test(part.folded.slice(name.length)),
  );
  return place < 0 ? null : place + 1;
}

const sidesNoun = /^(?:side|sided|face|cara|lado)/;
const isWhole = ({ value, unit, percent, per }: StoryQuantity): boolean =>
  value.n.d === 1n && value.n.n > 0n && unit === null && !percent && per === null;

/** How often a die is thrown or a coin is tossed; null where that is not one number. */
function trialsOf(story: Story, stated: readonly StoryQuantity[]): QuantityValue | null {
  const counts = stated.map(({ value }) => value);
  if (story.states('twice')) counts.push(constant(2n));
  if (story.states('thrice')) counts.push(constant(3n));
  const [count, more] = counts;
  return count === undefined || more !== undefined || count.n.n < 2n || count.n.n > 10n ? null : count;
}

/** Which numbers of the question are sides of the die, and which count how often it shows. */
type Wanted = {
  readonly sides: number;
  readonly count: StoryQuantity | null;
  readonly uses: readonly number[];
};

function wantedOf(story: Story, requested: readonly StoryQuantity[], isDie: boolean): Wanted | null {
  const { parts, question, language } = story;
  const words = parts.slice(question.from, question.to);
  const uses = requested.map(({ id }) => id);
  if (!isDie) {
    const sides = coinSides[language].filter((side) =>
      words.some((part) => part.kind === 'word' && side.test(part.folded)),
    );
    return requested.length > 1 ? null : { sides: sides.length, count: requested[0] ?? null, uses };
  }
  const plurals = words.flatMap((part) => numberNamed(part, language) ?? []);
  if (plurals.length > 0)
    return requested.length > 1 ? null : { sides: plurals.length, count: requested[0] ?? null, uses };
  const side = requested.at(-1);
  if (side === undefined || requested.length > 2 || side.nouns.length > 0) return null;
  return { sides: side.value.n.n <= 6n ? 1 : 0, count: requested.length === 2 ? requested[0]! : null, uses };
}

/** Words that ask for something else than one side every time, or at least once. */
const otherQuestions = [
  'total',
  'difference',
  'same',
  'or',
  'second',
  'even',
  'odd',
  'more',
  'twice',
  'thrice',
  'not',
  'greatest',
  'exactly',
  'average',
] as const;

/** A die or a coin several times: one side every time, or at least once. */
const repeatedTrials: StorySchema = {
  name: 'repeated_trials',
  needs: [['probability']],
  accounts: ['probability', 'times', 'twice', 'thrice', 'reduction'],
  read: (story) => {
    const isDie = story.parts.some((part) => part.kind === 'word' && dice[story.language].test(part.text));
    if (isDie === story.has('coin') || story.has('unfair') || story.asks(...otherQuestions)) return null;
    if (!story.quantities.every(isWhole) || !story.asks('probability')) return null;
    const stated = story.quantities.filter(({ at }) => !story.isRequested(at));
    const sized = stated.filter(({ nouns }) => isDie && nouns.some((noun) => sidesNoun.test(noun)));
    const [size, moreSizes] = sized;
    const trials = trialsOf(
      story,
      stated.filter((each) => !sized.includes(each)),
    );
    if (trials === null || moreSizes !== undefined || (size !== undefined && size.value.n.n !== 6n))
      return null;
    const all = story.quantities.filter(
      ({ at, value }) => story.isRequested(at) && value.n.n === trials.n.n && isAfterArticle(story, at),
    );
    const wanted = wantedOf(
      story,
      story.quantities.filter((each) => story.isRequested(each.at) && !all.includes(each)),
      isDie,
    );
    if (wanted === null || wanted.sides !== 1) return null;
    const sides = constant(isDie ? 6n : 2n);
    const chance = over(one, sides)!;
    const uses = [...wanted.uses, ...[...sized, ...all].map(({ id }) => id)];
    if (story.asks('at_least')) {
      if (all.length > 0 || (wanted.count !== null && wanted.count.value.n.n !== 1n)) return null;
      const never = raise(over(constant(isDie ? 5n : 1n), sides)!, trials);
      return calculated(withUses(minus(one, never), uses));
    }
    const isEveryTime =
      wanted.count === null
        ? all.length > 0 || story.asks('together', 'every')
        : toNumber(wanted.count.value.n) === toNumber(trials.n);
    return isEveryTime ? calculated(withUses(raise(chance, trials), uses)) : null;
  },
};

const isAfterArticle = (story: Story, at: number): boolean => {
  const before = story.parts[at - 1];
  return before?.kind === 'word' && articles.test(before.folded);
};

export const trialSchemas: readonly StorySchema[] = [repeatedTrials];
