import { numberValue } from '../../expression/build.ts';
import { number, type Expression } from '../../expression/tree.ts';
import type { ChanceQuestion } from '../measure-request.ts';
import type { MessageItem } from '../message/message-item.ts';
import { problemOfMeasure, wholeOf } from './figures.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

/** A number of the text with the words that say of what: 5 red balls. */
type Count = { readonly index: number; readonly value: number; readonly words: readonly string[] };

/** Probabilities: draws with and without putting back, two dice, cards, one event or another, the opposite event. */
export function readChance(statement: Statement): Claim | null {
  if (!statement.has('probability')) return null;
  return (
    readDice(statement) ??
    readOpposite(statement) ??
    readCards(statement) ??
    readEither(statement) ??
    readDraw(statement)
  );
}

function claimOf(
  statement: Statement,
  what: ChanceQuestion,
  given: Readonly<Record<string, Expression>>,
  used: Iterable<number>,
): Claim {
  return {
    problems: [problemOfMeasure({ what, given })],
    used: new Set([...used, ...statement.places('probability', 'evaluate', 'simplify')]),
    stated: true,
  };
}

const wordOf = (item: MessageItem | undefined): string | null =>
  item === undefined || item.kind === 'formula' || item.kind === 'break' || item.kind === 'unreadable'
    ? null
    : item.kind === 'word'
      ? item.folded
      : 'text' in item
        ? item.text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
        : null;

/** The whole numbers of the text with the words behind them. */
function countsOf(statement: Statement): readonly Count[] {
  return statement.formulas.flatMap(({ index, item, trees }): Count[] => {
    const value = item.bare && item.unit === null ? wholeOf(trees[0]) : null;
    if (value === null || value < 0) return [];
    const words: string[] = [];
    for (let at = index + 1; at <= index + 3; at += 1) {
      const word = statement.isConcept(at, 'and', 'or') ? null : wordOf(statement.items[at]);
      if (word === null) break;
      words.push(word);
    }
    return [{ index, value, words }];
  });
}

/** roja, rojas, rojo; blanche, blanches: one word in its forms. */
function isSameWord(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 3) return false;
  const stem = Math.max(3, shorter - 2);
  return left.slice(0, stem) === right.slice(0, stem) && Math.abs(left.length - right.length) <= 3;
}

/** The counts whose words stand in the question, behind the last word for a probability. */
function requestedCounts(statement: Statement, counts: readonly Count[]): readonly Count[] {
  const last = statement.places('probability').at(-1)!;
  const shared = (word: string): boolean =>
    counts.filter(({ words }) => words.some((each) => isSameWord(each, word))).length > 1;
  const asked = statement.items.slice(last + 1).flatMap((item) => wordOf(item) ?? []);
  return counts.filter(({ words }) =>
    words.some((each) => !shared(each) && asked.some((word) => isSameWord(each, word))),
  );
}

const repetitions = /^(?:times|veces|fois)$/;
const bothWords = /^(?:both|ambas|ambos)$/;

/** "5 red and 3 blue balls", "10 balls, 4 of them are red": one draw, or two with the same result. */
function readDraw(statement: Statement): Claim | null {
  const without = statement.places('without_replacement');
  const back = statement.places('with_replacement');
  if (back.length > 0 && (without.length > 0 || statement.has('negation'))) return null;
  const all = countsOf(statement);
  if (all.length !== statement.formulas.length) return null;
  // "4 times": a number of draws or throws is no number of things.
  if (all.some(({ index }) => repetitions.test(wordOf(statement.items[index + 1]) ?? ''))) return null;
  const [place] = [...without, ...back];
  const last = all.at(-1);
  // "2 balls are drawn without replacement": not a count of what is there.
  const isNumberOfDraws = place !== undefined && all.length > 2 && last!.index < place && last!.value === 2;
  const counts = isNumberOfDraws ? all.slice(0, -1) : all;
  const two =
    isNumberOfDraws ||
    statement.items.some((item) => bothWords.test(wordOf(item) ?? '')) ||
    statement.items.some((item) => item.kind === 'count' && item.value === 2);
  const more = statement.items.some((item) => item.kind === 'count' && item.value > 2);
  if (counts.length < 2 || more || two !== (place !== undefined)) return null;
  const asked = requestedCounts(statement, counts);
  const [chosen, other] = asked;
  if (chosen === undefined || other !== undefined) return null;
  const isPart = (count: Count): boolean => statement.isConcept(count.index + 1, 'is', 'of');
  const total =
    counts.length === 2 && isPart(counts[1]!)
      ? counts[0]!.value
      : counts.reduce((sum, { value }) => sum + value, 0);
  if (counts.length === 2 && isPart(counts[1]!) && chosen !== counts[1]) return null;
  if (chosen.value < (two ? 2 : 1) || chosen.value > total) return null;
  const given = { a: number(chosen.value), n: number(total) };
  const what = place === undefined ? 'chance' : without.length > 0 ? 'both_without' : 'both_with';
  return claimOf(statement, what, given, [
    ...all.map(({ index }) => index),
    ...without,
    ...back,
    ...statement.places('choose', 'box', 'sphere', 'cube'),
  ]);
}

/** "the probability that the sum is 9" of two dice. */
function readDice(statement: Statement): Claim | null {
  const dice = statement.places('two_dice');
  const [sum, more] = countsOf(statement);
  if (dice.length === 0 || sum === undefined || more !== undefined || statement.formulas.length !== 1)
    return null;
  const named = statement
    .places('add', 'comparison')
    .filter((place) => /sum|suma|somme|total/i.test((statement.items[place] as { text: string }).text));
  const [place] = named;
  if (place === undefined || place > sum.index || sum.value < 2 || sum.value > 12) return null;
  // "the sum is greater than 9": a word between the two says something else.
  if (statement.items.slice(place + 1, sum.index).some(({ kind }) => kind === 'word')) return null;
  return claimOf(statement, 'dice_sum', { s: number(sum.value) }, [sum.index, ...dice, ...named]);
}

/** "The probability of rain is 0.35. What is the probability that it does not rain?" */
function readOpposite(statement: Statement): Claim | null {
  const [formula, more] = statement.formulas;
  const negations = statement.places('negation');
  // The French "ne … pas" is one.
  const denials = negations.filter(
    (place) => !/^n[e']?$/i.test((statement.items[place] as { text: string }).text),
  );
  if (formula === undefined || more !== undefined || denials.length !== 1) return null;
  if (statement.places('probability').length < 2 || !isConstant(formula.trees[0])) return null;
  const size = numberValue(formula.trees[0]);
  if (size === null || size.n <= 0n || size.n >= size.d) return null;
  return claimOf(statement, 'chance_not', { p: formula.trees[0] }, [formula.index, ...negations]);
}

const decks = new Set([32, 36, 40, 48, 52]);

/** A king, a heart, the king of hearts, a king or a heart from a pack of cards. */
function readCards(statement: Statement): Claim | null {
  const [deck, more] = countsOf(statement);
  const last = statement.places('probability').at(-1)!;
  const after = (place: number): boolean => place > last;
  const ranks = statement.places('card_rank').filter(after);
  const suits = statement.places('card_suit').filter(after);
  if (deck === undefined || more !== undefined || statement.formulas.length !== 1) return null;
  if (!decks.has(deck.value) || ranks.length + suits.length === 0 || ranks.length + suits.length > 2)
    return null;
  const n = number(deck.value);
  const inSuit = deck.value / 4;
  const used = [deck.index, ...ranks, ...suits];
  const sizes = [...ranks.map(() => 4), ...suits.map(() => inSuit)];
  const [a, b] = sizes as [number, number | undefined];
  const joined = statement.places('or').some(after);
  if (b === undefined)
    return joined || statement.has('negation')
      ? null
      : claimOf(statement, 'chance', { a: number(a), n }, used);
  const isPair = ranks.length === 1 && suits.length === 1;
  if (!joined) return isPair ? claimOf(statement, 'chance', { a: number(1), n }, used) : null;
  const given = { a: number(a), b: number(b), c: number(isPair ? 1 : 0), n };
  return claimOf(statement, 'chance_either', given, used);
}

/** "Of 30 pupils 18 play football, 12 play tennis and 5 play both": one or the other. */
function readEither(statement: Statement): Claim | null {
  const counts = countsOf(statement);
  const [total, first, second, both] = counts;
  if (counts.length !== 4 || statement.formulas.length !== 4 || !statement.has('or')) return null;
  const [n, a, b, c] = [total!.value, first!.value, second!.value, both!.value];
  const last = statement.places('probability').at(-1)!;
  if (last < both!.index || c > Math.min(a, b) || a + b - c > n) return null;
  if (!both!.words.some((word) => /^(?:both|ambas?|ambos|dos|deux)$/.test(word))) return null;
  const given = { a: number(a), b: number(b), c: number(c), n: number(n) };
  return claimOf(
    statement,
    'chance_either',
    given,
    counts.map(({ index }) => index),
  );
}
