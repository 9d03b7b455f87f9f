import { number } from '../../expression/tree.ts';
import type { Language } from '../../texts.ts';
import { problemOfMeasure } from '../goals/figures.ts';
import type { NamedProblem } from '../vectors/read-vectors.ts';
import { outcomeWords, type OutcomeWords } from './words.ts';

/*
 * Coins, dice and cards whose outcomes are equally likely: "Three coins are tossed. Find the probability of exactly two heads." All outcomes are
 * listed and those that fit are counted. Every word of the event must be known; the reading is refused otherwise.
 */

/** The sides of coins (1 is heads), the numbers of dice, or one card. */
type Outcome = readonly number[];
type Experiment = { readonly kind: 'coins' | 'dice' | 'card'; readonly outcomes: readonly Outcome[] };
type Event = (outcome: Outcome) => boolean;

const mostCoins = 8;

/** The probability of an event of one experiment; none for any other text. */
export function readOutcomes(source: string, language: Language): readonly NamedProblem[] {
  const own = outcomeWords[language];
  const text = source
    .replaceAll('$', '')
    .toLowerCase()
    .replaceAll(/[\s\u00a0]{1,40}/gu, ' ');
  const places = [...text.matchAll(own.probability)];
  const last = places.at(-1);
  if (last === undefined) return [];
  const experiment = experimentIn(text.slice(0, last.index), own);
  const asked = text.slice(last.index + last[0].length).replace(/[.?!\s]+$/u, '');
  if (experiment === null || asked.length > 90 || /[.?!;]/.test(asked)) return [];
  const event = eventOf(asked.replace(own.lead, ''), experiment, own);
  if (event === null) return [];
  const fitting = experiment.outcomes.filter((outcome) => event(outcome)).length;
  // Nothing or everything fits: more likely the event was meant in another way.
  if (fitting === 0 || fitting === experiment.outcomes.length) return [];
  const given = { a: number(fitting), n: number(experiment.outcomes.length) };
  return [{ name: '', problem: problemOfMeasure({ what: 'chance', given }) }];
}

function experimentIn(text: string, own: OutcomeWords): Experiment | null {
  // Two experiments, draws one after the other or conditions are other questions.
  if (own.other.test(text)) return null;
  const found = (['coins', 'dice', 'card'] as const).flatMap((kind) => {
    const match = own[kind].exec(text);
    return match === null ? [] : [{ kind, match }];
  });
  const [only, more] = found;
  if (only === undefined || more !== undefined) return null;
  const rest = text.replaceAll(new RegExp(own[only.kind].source, 'giu'), ' ').replaceAll(own.harmless, ' ');
  if (/\d/.test(rest)) return null;
  if (only.kind === 'card') return { kind: 'card', outcomes: Array.from({ length: 52 }, (_, at) => [at]) };
  const count = countOf(only.match[1] ?? '1', own);
  const sides = only.kind === 'coins' ? 2 : 6;
  if (count === null || count < 1 || count > (only.kind === 'coins' ? mostCoins : 2)) return null;
  let outcomes: readonly Outcome[] = [[]];
  for (let place = 0; place < count; place += 1)
    outcomes = outcomes.flatMap((each) => Array.from({ length: sides }, (_, side) => [...each, side]));
  const shift = only.kind === 'coins' ? 0 : 1;
  return { kind: only.kind, outcomes: outcomes.map((each) => each.map((side) => side + shift)) };
}

const countOf = (text: string, own: OutcomeWords): number | null =>
  /^\d+$/.test(text) ? Number(text) : (own.numbers[text.trim()] ?? null);

/** An event of several: "a red card or an ace". */
function eventOf(text: string, experiment: Experiment, own: OutcomeWords): Event | null {
  const parts = text.split(own.or).map((part) => part.trim());
  const events = parts.map((part) => simpleEvent(part, experiment, own));
  return events.every((each) => each !== null) ? (outcome) => events.some((event) => event!(outcome)) : null;
}

function simpleEvent(text: string, experiment: Experiment, own: OutcomeWords): Event | null {
  const denied = own.not.exec(text);
  if (denied !== null) {
    const inner = simpleEvent(text.replace(own.not, '').trim(), experiment, own);
    return inner === null ? null : (outcome) => !inner(outcome);
  }
  const plain = text.replace(own.article, '').trim();
  const size = experiment.outcomes[0]!.length;
  if (experiment.kind === 'coins') return coinEvent(plain, size, own);
  return experiment.kind === 'dice' ? diceEvent(plain, size, own) : cardEvent(plain, own);
}

/** "exactly two heads", "at least one tail", "all tails", "no heads". */
function coinEvent(text: string, size: number, own: OutcomeWords): Event | null {
  const found = own.coinEvent.exec(text);
  if (found === null) return null;
  const [, bound, amount, face] = found;
  const side = own.heads.test(face!) ? 1 : 0;
  const countIn = (outcome: Outcome): number => outcome.filter((each) => each === side).length;
  if (amount !== undefined && own.all.test(amount)) return (outcome) => countIn(outcome) === outcome.length;
  if (amount !== undefined && own.none.test(amount)) return (outcome) => countIn(outcome) === 0;
  const wanted = countOf(amount ?? '1', own);
  if (wanted === null) return null;
  // "a head" of several coins: exactly one, or at least one.
  return bound === undefined && wanted < size ? null : bounded(bound, own, countIn, wanted);
}

function bounded(
  bound: string | undefined,
  own: OutcomeWords,
  valueOf: (outcome: Outcome) => number,
  wanted: number,
): Event {
  const sign = bound === undefined ? '=' : (own.bounds.find(([words]) => words.test(bound))?.[1] ?? '=');
  return (outcome) => {
    const value = valueOf(outcome);
    switch (sign) {
      case '>=':
        return value >= wanted;
      case '<=':
        return value <= wanted;
      case '>':
        return value > wanted;
      case '<':
        return value < wanted;
      default:
        return value === wanted;
    }
  };
}

const total = (outcome: Outcome): number => outcome.reduce((sum, each) => sum + each, 0);

/** "an odd number", "a 4", "a number greater than 4"; of two dice their sum, a double. */
function diceEvent(text: string, size: number, own: OutcomeWords): Event | null {
  const sum = own.sumOf.exec(text);
  const rest = sum === null ? text : text.slice(sum[0].length).trim();
  const isSum = sum !== null;
  if (!isSum && size === 2 && own.double.test(text)) return ([first, second]) => first === second;
  // A number of one of two dice: which one is not said.
  if (isSum !== (size === 2)) return null;
  if (own.odd.test(rest)) return (outcome) => total(outcome) % 2 === 1;
  if (own.even.test(rest)) return (outcome) => total(outcome) % 2 === 0;
  const found = own.diceEvent.exec(rest);
  if (found === null) return null;
  const wanted = countOf(found[2]!, own);
  return wanted === null ? null : bounded(found[1], own, total, wanted);
}

/** "a red six", "an ace", "the king of hearts", "a face card". Cards 0–12 are hearts, 13–25 diamonds, 26–38 clubs, 39–51 spades. */
function cardEvent(text: string, own: OutcomeWords): Event | null {
  const events: Event[] = [];
  for (const word of text.split(/[\s,]+/)) {
    if (word === '' || own.cardFiller.test(word)) continue;
    const colour = own.colours.findIndex((each) => each.test(word));
    const suit = own.suits.findIndex((each) => each.test(word));
    const rank = own.ranks.findIndex((each) => each.test(word));
    if (colour >= 0) events.push(([card]) => Math.floor(card! / 26) === colour);
    else if (suit >= 0) events.push(([card]) => Math.floor(card! / 13) === suit);
    else if (own.face.test(word)) events.push(([card]) => card! % 13 >= 10);
    else if (rank >= 0) events.push(([card]) => card! % 13 === rank);
    else return null;
  }
  return events.length === 0 ? null : (outcome) => events.every((event) => event(outcome));
}
