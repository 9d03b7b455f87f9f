import { languageOf, matchPhrase } from '../reading/lexicon/lexicon.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { isExpression } from '../expression/tree.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';
import { numbersOfText } from './story-claims.ts';
import { isNear } from './tree-values.ts';

/** 4th, 4e, 4.º: a number with the ending of an ordinal. */
const numbered =
  /(?<![\p{L}\d.,])(\d{1,3})(?:st|nd|rd|th|er|[eè]re|[eè]me|e|ᵉ|\.?\s?[ºª°]|\.[oa]|[oa])(?![\p{L}\d])/giu;

/**
 * "7 values, so the 4th", "la médiane est la 4e": which of the sorted data is the one in the middle. Null for any other line, and where more is
 * said than places, how many data there are, and the value at a place.
 */
export function holdsForRank(
  line: string,
  { data, problem }: ProblemKnowledge,
  locale: string | undefined,
): boolean | null {
  const { expression } = problem;
  if (
    data === null ||
    !isExpression(expression) ||
    expression.kind !== 'call' ||
    expression.name !== 'median'
  )
    return null;
  if (/[=≈+×·*÷/]/u.test(line)) return null;
  const written = [...line.matchAll(numbered)].map(([, digits]) => Number(digits));
  const ranks = [...written, ...ordinalsIn(line.replaceAll(numbered, ' '), locale)];
  if (ranks.length === 0 || ranks.some((rank) => rank < 1 || rank > data.length)) return null;
  const sorted = data.toSorted((a, b) => a - b);
  const values = numbersOfText(line.replaceAll(numbered, ' '), locale).filter((each) => each !== data.length);
  // "The 4th value is 13": any place may be spoken of with its value.
  if (values.length > 0)
    return (
      values.length === ranks.length && ranks.every((rank, at) => isNear(sorted[rank - 1]!, values[at]!))
    );
  const middles = [Math.ceil(data.length / 2), Math.floor(data.length / 2) + 1];
  return ranks.every((rank) => middles.includes(rank)) && middles.every((middle) => ranks.includes(middle));
}

function ordinalsIn(line: string, locale: string | undefined): readonly number[] {
  const words = tokenize(line).tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : []));
  const language = languageOf(words, locale);
  return words.flatMap((word) =>
    (matchPhrase(language, [word], 0, new Set(['ordinal'] as const))?.meanings ?? []).flatMap((each) =>
      each.kind === 'ordinal' ? [each.value] : [],
    ),
  );
}
