import { read } from '../expression/read.ts';
import { rational } from '../expression/rational.ts';
import { inBaseUnits, units, type UnitName } from '../expression/units.ts';
import { unitWords } from '../expression/unit-words.ts';
import {
  equation,
  fraction,
  isExpression,
  number,
  product,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { isNear, valueOf } from './tree-values.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';
import { withGroupedNumbers } from './line-text.ts';
import { numbersOfText } from './story-claims.ts';

/** Letters that two forms of a word share: pen and pens, manzana and manzanas. */
const stemLength = 3;
/** Longest text between the two quantities: "cost", "me cuestan". */
const mostLinkWords = 3;
const oneWords = new Set('one each every un una une uno chaque cada'.split(' '));
const moneySigns = new Set(['€', '$', '£']);

type Rate = { readonly count: number; readonly value: Expression };

/**
 * "1 kg = 2.50 €", "7 pens cost £10.50": what so many of something correspond to, although they are not equal. Returns the value where it is what
 * the story asks for, an equation where two numbers of the story are in the same ratio, the value as a claim of the
 * result where its count is one of the story, null for any other line.
 */
export function rateClaimOf(
  line: string,
  story: string,
  result: number,
  locale: string | undefined,
  hasParts = false,
): Tree | null {
  const rate = rateIn(line, story, locale);
  if (rate === null) return null;
  const value = valueOf(rate.value);
  const given = numbersOfText(story, locale);
  const isGiven = given.some((each) => isNear(each, rate.count));
  if (isGiven && isNear(value, result)) return rate.value;
  const numbers = [...given, result];
  // "4 pens cost 12" for a price of 3 each, where the answer is a sum.
  const fits = numbers.some((above) =>
    [...numbers, ...(hasParts && above !== 1 ? [1] : [])].some(
      (below) => above !== below && isNear(value * below, above * rate.count),
    ),
  );
  // Of a number that the story names, nothing else can be claimed than what is asked for.
  if (!fits && isGiven) return rate.value;
  if (!fits || rate.value.kind !== 'number') return null;
  const each = rational(rate.value.value.n, rate.value.value.d * BigInt(rate.count));
  return equation(rate.value, product([number(rate.count), fraction(each)]));
}

function rateIn(line: string, story: string, locale: string | undefined): Rate | null {
  const { tokens } = tokenize(withGroupedNumbers(line, locale));
  const quantities = tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isOne = token.kind === 'word' && oneWords.has(token.folded) && next?.kind === 'word';
    return token.kind === 'number' || isOne ? [index] : [];
  });
  const [first, second, more] = quantities;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const [count, noun, last] = [tokens[first]!, tokens[first + 1], tokens[second]!];
  if (noun?.kind !== 'word' || last.kind !== 'number') return null;
  const between = tokens.slice(first + 2, second);
  const isLink =
    between.filter(({ kind }) => kind === 'word').length <= mostLinkWords &&
    between.every(({ kind, text }) => kind === 'word' || moneySigns.has(text) || /^[=:→>-]$/u.test(text));
  if (!isLink || between.length === 0 || !isInStory(noun, story)) return null;
  const size = count.kind === 'number' ? Number(count.text.replace(',', '.')) : 1;
  const value = read(last.text, locale === undefined ? {} : { locale });
  if (!Number.isInteger(size) || size < 1 || !value.ok || !isExpression(value.tree)) return null;
  const behind = tokens.slice(second + 1).filter(({ text }) => !/^[.!]$/.test(text));
  if (measureSame(noun, behind[0])) return null;
  return behind.every(({ kind, text }) => kind === 'word' || moneySigns.has(text))
    ? { count: size, value: value.tree }
    : null;
}

/** 45 min = 0.75 h: two units of one kind convert a quantity, and nothing corresponds to it. */
function measureSame(one: MessageToken, other: MessageToken | undefined): boolean {
  const [first, second] = [one, other].map((token) => unitNamed(token?.folded ?? ''));
  if (!first || !second || first === second) return false;
  const [before, after] = [inBaseUnits(first), inBaseUnits(second)];
  return before.base === after.base && before.power === after.power;
}

const unitNamed = (word: string): UnitName | undefined =>
  word in units ? (word as UnitName) : unitWords.get(word);

/** Whether the story is about it; a sign of a unit has to stand there itself. */
function isInStory({ folded }: MessageToken, story: string): boolean {
  const words = fold(story).match(/\p{L}+/gu) ?? [];
  return words.some((word) =>
    folded.length <= stemLength
      ? word === folded || (folded.length === stemLength && word.startsWith(folded))
      : word.startsWith(folded.slice(0, -1)),
  );
}
